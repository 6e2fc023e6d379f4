"""Widget that shows any Figure, with tool tips, zoom and export."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal, Slot
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QGraphicsGridLayout,
    QGraphicsItem,
    QGraphicsSceneWheelEvent,
    QStyleOptionGraphicsItem,
    QToolTip,
    QWidget,
)

from sudoku_desktop.figures import Axis, Cursor, CurveLook, EndNames, Figure, Headline
from sudoku_desktop.ui.plots.axes import BESIDE, LABEL_OVERHANG, PlotAxis
from sudoku_desktop.ui.plots.drawing import LayersItem, width_of_names
from sudoku_desktop.ui.plots.look import PAD, SMALL, font
from sudoku_desktop.ui.plots.picture import ExportedChart, drawn
from sudoku_desktop.ui.theme import LIGHT, Theme, current_theme, theme_switch
from sudoku_desktop.ui.widgets.deferred import DeferUntilVisible
from sudoku_desktop.ui.widgets.tool_tip import literal

TOP = 5
LOWER_SHARE = 0.14
"""Height of a lower chart without its axis, as a share of the view's height."""
MARGIN_STEP = 12
"""Step, in pixels, in which the margin for curve names grows, so that the margin does not change with every digit."""
WIDEST_MARGIN = 0.4
"""Maximum width of the margin for curve names, as a share of the view's width."""
NEAR = 7
"""Maximum distance from the cursor at which the mouse grabs it, in pixels."""


class _ViewBox(pg.ViewBox):  # type: ignore[misc]
    """View box whose wheel zooms x, or both axes with Ctrl; clicks and drags of the cursor emit `place_asked`."""

    place_asked = Signal(float)

    def __init__(self, *, is_zoomable: bool) -> None:
        super().__init__(enableMenu=False, enableMouse=is_zoomable)
        self.disableAutoRange()
        self.cursor_at: float | None = None
        self._drags_cursor = False

    def is_near_cursor(self, position: QPointF) -> bool:
        """Return whether a position of the scene is close to the cursor."""
        if self.cursor_at is None:
            return False
        return bool(abs(self.mapViewToScene(QPointF(self.cursor_at, 0.0)).x() - position.x()) <= NEAR)

    def _ask_place(self, event: Any) -> None:
        event.accept()
        self.place_asked.emit(self.mapSceneToView(event.scenePos()).x())

    def mouseClickEvent(self, event: Any) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.cursor_at is not None:
            self._ask_place(event)
        else:
            super().mouseClickEvent(event)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent, axis: int | None = None) -> None:
        if axis is None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            axis = 0
        super().wheelEvent(event, axis)

    def mouseDragEvent(self, event: Any, axis: int | None = None) -> None:
        if event.isStart():
            is_left = event.button() == Qt.MouseButton.LeftButton
            self._drags_cursor = is_left and self.is_near_cursor(event.buttonDownScenePos())
        if event.button() == Qt.MouseButton.RightButton:
            event.ignore()
        elif self._drags_cursor:
            self._ask_place(event)
        else:
            super().mouseDragEvent(event, axis)


class Panel(pg.GraphicsWidget):  # type: ignore[misc]
    """Panel of a chart: a view box with an axis on the left and an axis below.

    pyqtgraph's PlotItem creates menus of a hundred widgets, which are never shown and slow down every change of font.
    """

    def __init__(self, above: pg.ViewBox | None, *, is_zoomable: bool) -> None:
        super().__init__()
        self.vb = _ViewBox(is_zoomable=is_zoomable)
        self._is_linked = above is not None
        self.vb.setXLink(above)
        self.left, self.bottom = PlotAxis("left"), PlotAxis("bottom")
        grid = QGraphicsGridLayout(self)
        grid.setContentsMargins(1, 1, 1, 1)
        grid.setSpacing(0)
        grid.setRowStretchFactor(0, 1)
        grid.setColumnStretchFactor(1, 1)
        grid.addItem(self.vb, 0, 1)
        for axis, row, column in ((self.left, 0, 0), (self.bottom, 1, 1)):
            axis.linkToView(self.vb)
            axis.setFlag(QGraphicsItem.GraphicsItemFlag.ItemNegativeZStacksBehindParent)
            axis.setZValue(-100)  # draw the grid behind the curves
            grid.addItem(axis, row, column)
        self.layers = LayersItem(self.vb)
        self._is_lowest = True

    def show_figure(self, figure: Figure, *, is_lowest: bool, keeps_range: bool) -> None:
        self.left.show_axis(figure.y)
        self.bottom.show_axis(figure.x)
        if is_lowest != self._is_lowest:
            self._is_lowest = is_lowest
            self.bottom.setVisible(is_lowest or not figure.x.is_beside)
            self.bottom.setStyle(showValues=is_lowest)
            self.bottom.setHeight(None if is_lowest else 6)
            self.bottom.write()
            self._show_label()
        if not keeps_range:
            self._show_ranges(figure)
        self.vb.cursor_at = next((each.at for each in figure.layers if isinstance(each, Cursor)), None)
        self.layers.figure = figure
        self.layers.update()

    def set_margin(self, margin: float) -> None:
        """Set the width, in pixels, of the margin for curve names, in addition to the space for numbers."""
        self.layout().setColumnFixedWidth(2, margin)
        self.layers.set_margin(margin + LABEL_OVERHANG)

    def _show_label(self) -> None:
        """Show the x axis's name only below the lowest chart."""
        self.bottom.showLabel(self._is_lowest and bool(self.bottom.labelText))

    def _show_ranges(self, figure: Figure) -> None:
        """Set the ranges of the axes if they differ; the x axis of a lower chart follows the upper one's."""
        x, y = (tuple(each) for each in self.vb.viewRange())
        if self._is_linked:
            x = figure.x.range
        if (x, y) != (figure.x.range, figure.y.range):
            wanted = {} if self._is_linked else {"xRange": figure.x.range}
            self.vb.setRange(**wanted, yRange=figure.y.range, padding=0)

    def apply_theme(self, theme: Theme, *, is_print: bool) -> None:
        for axis in (self.left, self.bottom):
            axis.apply_theme(theme)
        self._show_label()
        self.layers.theme, self.layers.is_print = theme, is_print


class _HeadlineItem(pg.GraphicsWidget):  # type: ignore[misc]
    """The headline of a figure, above its charts."""

    def __init__(self) -> None:
        super().__init__()
        self.headline: Headline | None = None
        self.theme, self.is_print = current_theme(), False

    def show_headline(self, headline: Headline | None) -> None:
        if headline != self.headline:
            self.headline = headline
            self.write()
            self.update()

    def write(self) -> None:
        """Apply the application's font."""
        self.setFixedHeight(QFontMetricsF(font()).height() + PAD)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.headline is None:
            return
        room, elided = self.rect().width(), Qt.TextElideMode.ElideRight
        left, baseline = 0.0, QFontMetricsF(font()).ascent()
        for text, is_bold in ((self.headline.subject, True), (self.headline.rest, False)):
            painter.setFont(font(bold=is_bold))
            painter.setPen(self.theme.window_text if is_bold else self.theme.placeholder_text)
            metrics = QFontMetricsF(painter.font())
            text = metrics.elidedText(text, elided, max(room, 0.0))
            painter.drawText(QPointF(left, baseline), text)
            left += metrics.horizontalAdvance(text + " ")
            room -= metrics.horizontalAdvance(text + " ")
        wide = metrics.horizontalAdvance(self.headline.hint)
        if wide + PAD <= room and not self.is_print:
            painter.drawText(QPointF(self.rect().width() - wide, baseline), self.headline.hint)


class FigureView(pg.GraphicsLayoutWidget):  # type: ignore[misc]
    """Shows a Figure in the colours of the theme, with tool tips for what is under the mouse."""

    pointed_at = Signal(object)
    """Emitted with the key of the item under the mouse, or None."""
    chosen = Signal(object)
    """Emitted with the key of the clicked item."""
    moved_to = Signal(float)
    """Emitted with the x position of the mouse."""
    moved_away = Signal()
    zoomed = Signal()
    """Emitted after the user zoomed or panned."""
    range_changed = Signal()
    place_asked = Signal(float)
    """Emitted with the x position that the user wants the cursor to move to."""
    _panels: list[Panel] = []  # pyqtgraph resizes the view before `__init__` sets the list

    def __init__(self, *, is_zoomable: bool = False) -> None:
        super().__init__()
        self.figure = Figure(Axis(), Axis())
        self.title = ""
        """Title of exported charts, used if the figure has no title."""
        self._is_zoomable = is_zoomable
        self._least_x: float | None = None
        self._panels = []
        self._named: list[CurveLook] = []
        """The looks of the curves for whose names the margin has space."""
        self._margin = self._lower_height = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setFrameShape(pg.QtWidgets.QFrame.Shape.NoFrame)
        self.ci.layout.setContentsMargins(2, TOP, LABEL_OVERHANG + 2, 2)
        self.ci.layout.setVerticalSpacing(2)
        self._headline: _HeadlineItem | None = None
        self.setMouseTracking(True)
        self.viewport().installEventFilter(self)
        theme_switch().theme_changed.connect(DeferUntilVisible(self, self.apply_theme).ask)

    # Panels

    @property
    def panels(self) -> list[Panel]:
        """The visible charts, the upper one first."""
        return self._panels[: 2 if self.figure.below else 1]

    @property
    def box(self) -> pg.ViewBox:
        """The view box of the upper chart."""
        return self._panels[0].vb

    @property
    def x_range(self) -> tuple[float, float]:
        """The visible range of x positions."""
        low, high = self.box.viewRange()[0]
        return float(low), float(high)

    def show_figure(self, figure: Figure, *, keeps_range: bool = False) -> None:
        """Show a figure; with `keeps_range` the visible range does not change.

        Unchanged parts are not redrawn.
        """
        had_below, self.figure = self.figure.below is not None, figure
        parts = [figure, *([figure.below] if figure.below else [])]
        while len(self._panels) < len(parts):
            self._add_panel()
        if had_below != (figure.below is not None) and len(self._panels) > 1:
            if figure.below:
                self.addItem(self._panels[1], 2, 0)
            else:
                self.ci.removeItem(self._panels[1])
        if figure.headline and self._headline is None:
            self._headline = _HeadlineItem()
            self.addItem(self._headline, 0, 0)
        if self._headline is not None:
            self._headline.show_headline(figure.headline)
        self._reserve_margin()
        self._divide_height()
        for panel, part in zip(self._panels, parts, strict=False):
            panel.show_figure(part, is_lowest=part is parts[-1], keeps_range=keeps_range)
        if figure.description:
            self.setAccessibleDescription(figure.description)

    def _divide_height(self) -> None:
        """Give the lower chart its share of the height."""
        lower = 0.0
        if self.figure.below:
            lower = self._panels[1].bottom.maximumHeight() + LOWER_SHARE * self.height()
        if lower != self._lower_height:
            self._lower_height = lower
            self.ci.layout.setRowFixedHeight(2, lower)

    def _reserve_margin(self) -> None:
        """Reserve the margin for curve names; the margin does not shrink while the same curves are shown."""
        parts = [self.figure, *([self.figure.below] if self.figure.below else [])]
        layers = [each for part in parts for each in part.layers if isinstance(each, EndNames)]
        named = [name.look for layer in layers for name in layer.names]
        if named != self._named:
            self._named, self._margin = named, 0.0
        wide = max(map(width_of_names, layers), default=0.0)
        if parts[-1].x.is_beside:
            label = QFontMetricsF(font(SMALL)).horizontalAdvance(parts[-1].x.label)
            wide = max(wide, BESIDE + label + 2 * PAD)
        if wide > self._margin:
            self._margin = -(-wide // MARGIN_STEP) * MARGIN_STEP
        margin = min(self._margin, WIDEST_MARGIN * self.width())
        for panel in self._panels:
            panel.set_margin(max(margin - LABEL_OVERHANG, 0.0))

    def _add_panel(self) -> None:
        panel = Panel(self.box if self._panels else None, is_zoomable=self._is_zoomable)
        box = panel.vb
        if self._is_zoomable:
            box.setLimits(xMin=0, minXRange=self._least_x)
            box.sigRangeChangedManually.connect(self.zoomed)
            box.place_asked.connect(self.place_asked)
        if self._panels:
            panel.left.setTickDensity(0.3)
        else:
            self.addItem(panel, 1, 0)
            self.ci.layout.setRowStretchFactor(1, 1)
            box.sigRangeChanged.connect(self.range_changed)
        self._panels.append(panel)
        self.apply_theme()

    def limit_zoom(self, least: float) -> None:
        """Set the minimum range of x that zooming in can reach."""
        if least != self._least_x:
            self._least_x = least
            for panel in self._panels:
                panel.vb.setLimits(minXRange=least)

    def zoom_x(self, factor: float, centre: float) -> None:
        """Zoom along x around `centre`, as the wheel does."""
        self.box.scaleBy((factor, 1.0), center=QPointF(centre, 0.0))
        self.zoomed.emit()

    # Appearance

    @Slot()
    def apply_theme(self) -> None:
        self._apply_theme(current_theme(), is_print=False)

    def _apply_theme(self, theme: Theme, *, is_print: bool) -> None:
        self.setBackground(theme.plot_background)
        if self._headline is not None:
            self._headline.theme, self._headline.is_print = theme, is_print
        for panel in self._panels:
            panel.apply_theme(theme, is_print=is_print)
        self.scene().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._panels and not self.closed:
            self._divide_height()

    def close(self) -> bool:
        """Close like any other widget, without deleting the scene, as a font change would then crash Qt."""
        return bool(QWidget.close(self))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            if self._headline is not None:
                self._headline.write()
            self._named = []
            for panel in self._panels:
                panel.left.write()
                panel.bottom.write()

    # Exports

    @contextmanager
    def in_print_colours(self) -> Iterator[None]:
        """Apply the light theme, without cursor and crosshair, within the context."""
        self._apply_theme(LIGHT, is_print=True)
        try:
            yield
        finally:
            self.apply_theme()

    def picture(self) -> ExportedChart:
        """Return the chart for export."""
        return ExportedChart(self.figure.title or self.title, self.figure.legend, self, self.font())

    def drawn(self, path: Path) -> Callable[[], None]:
        """Render the current view and return a function that writes it, as .svg or PNG.

        The function raises NotWrittenError.
        """
        with self.in_print_colours():
            return drawn(self.picture(), path)

    # Mouse

    def text_at(self, x: float, y: float) -> str:
        """Return the tool tip at a position of the upper chart."""
        return self.figure.text_at(x, y, self._pixel())

    def _pixel(self) -> tuple[float, float]:
        width, height = self.box.viewPixelSize()
        return float(width), float(height)

    def choose_at(self, x: float, y: float) -> None:
        """Emit `chosen` as if the user clicked on this position."""
        for hit in self.figure.hits(x, y, self._pixel())[:1]:
            if hit.key is not None:
                self.chosen.emit(hit.key)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.moved_away.emit()
        elif isinstance(event, QMouseEvent) and self._panels:
            self._mouse(event)
        return bool(super().eventFilter(watched, event))

    def _mouse(self, event: QMouseEvent) -> None:
        at = self.mapToScene(event.position().toPoint())
        under = next((each.vb for each in self.panels if each.vb.sceneBoundingRect().contains(at)), None)
        if under is None:
            self.moved_away.emit()
            return
        there = under.mapSceneToView(at)
        if event.type() == QEvent.Type.MouseMove:
            near = under.is_near_cursor(at)
            self.viewport().setCursor(Qt.CursorShape.SplitHCursor if near else Qt.CursorShape.ArrowCursor)
            self.moved_to.emit(there.x())
            if under is self.box:
                hits = self.figure.hits(there.x(), there.y(), self._pixel())
                self.pointed_at.emit(hits[0].key if hits else None)
                QToolTip.showText(event.globalPosition().toPoint(), literal(self.text_at(there.x(), there.y())), self)
        elif event.type() == QEvent.Type.MouseButtonRelease and under is self.box:
            self.choose_at(there.x(), there.y())
