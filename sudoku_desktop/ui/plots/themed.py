"""What all plots of the program look like: one or more, one over the other, in the colours of the theme."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager

import pyqtgraph as pg
from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QGraphicsGridLayout, QGraphicsItem, QWidget

from sudoku_desktop.ui.plots.axes import LABEL_OVERHANG, PlotAxis
from sudoku_desktop.ui.plots.marks import Mark
from sudoku_desktop.ui.theme import LIGHT, Theme, current_theme

TOP = 5


class Plot(pg.GraphicsWidget):  # type: ignore[misc]
    """A view box with an axis beside and one below it.

    pyqtgraph's own makes menus of a hundred widgets, which nobody would see, and which every change of font concerns.
    """

    def __init__(self, box: pg.ViewBox, left: PlotAxis, bottom: PlotAxis) -> None:
        super().__init__()
        self.vb = box
        self._grid = QGraphicsGridLayout(self)
        self._grid.setContentsMargins(1, 1, 1, 1)
        self._grid.setSpacing(0)
        self._grid.addItem(box, 0, 1)
        self._grid.setRowStretchFactor(0, 1)
        self._grid.setColumnStretchFactor(1, 1)
        self.left, self.bottom = left, bottom
        self._link(left, 0, 0)
        self._link(bottom, 1, 1)

    def take_left(self, axis: PlotAxis) -> None:
        """In the place of the one there was."""
        self._grid.removeItem(self.left)
        self.left.scene().removeItem(self.left)
        self.left.unlinkFromView()
        self.left = axis
        self._link(axis, 0, 0)

    def _link(self, axis: PlotAxis, row: int, column: int) -> None:
        axis.linkToView(self.vb)
        axis.setFlag(QGraphicsItem.GraphicsItemFlag.ItemNegativeZStacksBehindParent)
        axis.setZValue(-100)  # its grid goes behind the curves
        self._grid.addItem(axis, row, column)


class ThemedPlots(pg.GraphicsLayoutWidget):  # type: ignore[misc]
    """A widget of plots. What is drawn on them besides curves is in `marks`; `dress` colours all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setFrameShape(pg.QtWidgets.QFrame.Shape.NoFrame)
        self.ci.layout.setContentsMargins(2, TOP, LABEL_OVERHANG + 2, 2)
        self.marks: list[Mark] = []
        self._axes: list[PlotAxis] = []
        self._widths: dict[PlotAxis, float] = {}
        self.viewport().installEventFilter(self)

    def make_plot(
        self, box: pg.ViewBox, left: PlotAxis, bottom: PlotAxis, *, width: int, gridded: Collection[PlotAxis]
    ) -> Plot:
        """One more plot below the others; its left axis is so many pixels wide."""
        plot = Plot(box, left, bottom)
        self._widths[left] = width / QFontMetricsF(QGuiApplication.font()).height()
        self._axes += left, bottom
        for axis in gridded:
            axis.setGrid(255)
            axis.setStyle(maxTickLevel=0)
        self._write_axes()
        box.disableAutoRange()
        self.addItem(plot, len(self._axes) // 2 - 1, 0)
        return plot

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._write_axes()

    def _write_axes(self) -> None:
        """Numbers and names in the program's font, with as much room as they need."""
        font = QGuiApplication.font()
        for axis in self._axes:
            axis.setTickFont(font)
            axis.label.setFont(font)
            if axis in self._widths:
                axis.setWidth(self._widths[axis] * QFontMetricsF(font).height())

    def name_axes(self, *names: tuple[PlotAxis, str]) -> None:
        for axis, text in names:
            axis.setLabel(text, color=current_theme().plot_axis.name())

    @contextmanager
    def dressed_for_print(self) -> Iterator[None]:
        """Light, whatever the screen is."""
        self.dress(LIGHT)
        try:
            yield
        finally:
            self.dress(current_theme())

    @Slot(object)
    def dress(self, theme: Theme) -> None:
        self.setBackground(theme.plot_background)
        for axis in self._axes:
            axis.setPen(theme.plot_axis)
            axis.setTextPen(theme.plot_axis)
            axis.setTickPen(theme.plot_grid if axis.grid else theme.plot_axis)
            axis.setLabel(axis.labelText, color=theme.plot_axis.name())
        for mark in self.marks:
            mark.theme = theme
        self.scene().update()
