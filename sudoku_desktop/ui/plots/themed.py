"""What all plots of the program look like: one or more, one over the other, in the colours of the theme."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager

import pyqtgraph as pg
from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QWidget

from sudoku_desktop.ui.plots.axes import LABEL_OVERHANG, PlotAxis
from sudoku_desktop.ui.plots.marks import Mark
from sudoku_desktop.ui.theme import LIGHT, Theme, current_theme

TOP = 5


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
    ) -> pg.PlotItem:
        """One more plot below the others; its left axis is so many pixels wide."""
        plot = pg.PlotItem(viewBox=box, axisItems={"left": left, "bottom": bottom}, enableMenu=False)
        plot.hideButtons()
        self._widths[left] = width / QFontMetricsF(QGuiApplication.font()).height()
        for axis in (left, bottom):
            axis.setZValue(-100)  # its grid goes behind the curves
            self._axes.append(axis)
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
