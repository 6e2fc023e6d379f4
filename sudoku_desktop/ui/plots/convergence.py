"""The convergence plot: best and average of a run, its restarts and traps, and its diversity below.

Vocabulary: the plot *follows* a run while it shows the whole run; zooming or panning ends following until the whole run
is visible again. A *point* stands for one or several generations, see `points`. An *overlay* is the best of an earlier
run that the user has chosen; *earlier* runs are the latest ones on the puzzle, drawn in grey until a run is over. Costs
are missing digits, which are comparable between algorithms, or the fitness on the algorithm's own *scale*. The *place*
is the current generation of the timeline. `run_figure` defines what is drawn.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from pathlib import Path

import numpy as np
from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QContextMenuEvent, QFocusEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QStackedLayout, QWidget

from sudoku_desktop.evolution.history import Envelope, History
from sudoku_desktop.figures import Axis, Cursor, Figure, Layer, Line, Reading, Strip, overlay_look
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.plots import describing
from sudoku_desktop.ui.plots.look import BEST, EARLIER, MEAN, WORST_BAND
from sudoku_desktop.ui.plots.points import Points, XAxis, visible_points
from sudoku_desktop.ui.plots.run_figure import Overlay, View, Window, needed, run_figure
from sudoku_desktop.ui.plots.scales import MISSING, OverlaidRun, Scale
from sudoku_desktop.ui.plots.switches import Switches
from sudoku_desktop.ui.plots.view import FigureView
from sudoku_desktop.ui.theme import current_theme, theme_switch
from sudoku_desktop.ui.widgets.deferred import DeferUntilVisible, Throttle
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

POINTS_A_PIXEL = 2
FEWEST_POINTS = 500
DESCRIBE_EVERY_MS = 1000
"""Interval between accessible descriptions, in milliseconds, so that screen readers do not read every frame."""
ZOOM_STEP = 1.5
LEAST_GENERATIONS, LEAST_SECONDS = 4.0, 1e-5
"""Minimum range of x, in generations and in seconds, that zooming in can reach."""


class ConvergencePlot(QWidget):
    """Plot of a History, filled by `begin` and `show_history`; its actions appear in the window's menu."""

    place_asked = Signal(object)
    """Emitted with the generation that the user wants the timeline to show."""

    def __init__(self) -> None:
        super().__init__()
        self._history: History | None = None
        self._envelope: Envelope | None = None
        self._points: Points | None = None
        self._own_scale = MISSING
        self._has_run = False
        self._is_over = False
        self._settled: tuple[Scale, bool] = MISSING, False
        """The scale for which the switches were last set, and whether runs with different scales were shown."""
        self._reading_at: float | None = None
        self._place: int | None = None
        self.follows = True
        """Whether the whole run stays visible while it grows."""
        self._is_stale = False
        self._overlays: list[Overlay] = []
        self._earlier: list[Overlay] = []
        self._lines: tuple[object, list[tuple[Overlay, Line]]] = (None, [])
        """Cached lines of earlier runs, with the parameters that they were made for."""
        self._window = Window()
        self._figure = Figure(Axis(), Axis())
        self._shown_reading: Reading | None = None
        self.switches = Switches(self)
        self.switches.curves_chosen.connect(self._fit)
        self.switches.x_axis_chosen.connect(self._x_axis_chosen)
        self.switches.scale_chosen.connect(self._scale_chosen)
        self.follow_action = QAction(tr("Follow the R&un"), self, enabled=False)
        self.follow_action.setToolTip(tr("Show the whole run, and keep following it"))
        self.follow_action.triggered.connect(self.follow)
        self.canvas = FigureView(is_zoomable=True)
        self._lay_out()
        self._redraw_timer = QTimer(self, singleShot=True, interval=0)
        self._redraw_timer.timeout.connect(self._redraw)
        self._described = Throttle(self, DESCRIBE_EVERY_MS, self._describe)
        self.canvas.zoomed.connect(self._stop_following)
        self.canvas.range_changed.connect(self._range_changed)
        self.canvas.moved_to.connect(self._point_at)
        self.canvas.moved_away.connect(self._hide_reading)
        self.canvas.place_asked.connect(self._ask_place)
        theme_switch().theme_changed.connect(DeferUntilVisible(self, self._apply_theme).ask)
        self.setAccessibleName(tr("Convergence plot"))
        self._apply_scale()
        self._show(run_figure(None, None, (), self._view(), self._window, Strip()))
        self._apply_theme()
        self._describe()

    def _lay_out(self) -> None:
        text = tr("Press Solve (F5) and watch the best come closer to a solution")
        self.hint = PlainLabel(text, wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.hint.setAutoFillBackground(True)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.hint)
        self._pages.addWidget(self.canvas)

    # Interface of the window

    def begin(self, title: str, scale: Scale) -> None:
        """Start plotting a new run on its algorithm's scale; `title` appears above exported charts."""
        self.canvas.title = title
        self._own_scale = scale
        self._has_run, self._is_over = True, False
        self._history = None
        self._envelope = None
        self._place = None
        self._settle_scale()
        self.follow()

    def clear(self) -> None:
        """Remove the run; overlays stay."""
        self.canvas.title = ""
        self._has_run = self._is_over = False
        self._history = None
        self._place = None
        self._settle_scale()
        self._hide_reading()
        self.follow()

    def set_over(self, is_over: bool) -> None:
        """Set whether the run has ended; an ended run may still be continued."""
        if is_over != self._is_over:
            self._is_over = is_over
            self._fit()

    def show_history(self, history: History) -> None:
        """Show the current history of the run."""
        self._history = history
        self._is_stale = True
        if self.isVisible():
            self._redraw_timer.start()  # debounced: many snapshots cause one redraw

    def show_place(self, generation: int) -> None:
        """Mark the generation that the timeline shows."""
        self._place = generation
        self._show()

    def set_overlays(self, runs: Sequence[OverlaidRun]) -> None:
        """Draw the best of earlier runs beside the current run, each with its label."""
        self._overlays = [Overlay(run, overlay_look(number)) for number, run in enumerate(runs)]
        self._settle_scale()
        self._fit()

    def set_earlier(self, runs: Sequence[OverlaidRun]) -> None:
        """Draw the best of the latest runs on the puzzle, in grey and without names, until the run has ended."""
        self._earlier = [Overlay(("", envelope, scale), EARLIER) for _, envelope, scale in runs]
        self._settle_scale()
        self._fit()

    def drawn_overlays(self) -> list[Overlay]:
        """Return the overlays that can be shown on the current scale."""
        return [each for each in self._overlays if self.scale in (MISSING, each.scale)]

    def _drawn_earlier(self) -> list[Overlay]:
        return [each for each in self._earlier if self.scale in (MISSING, each.scale) and not self._is_over]

    def fill_menu(self, menu: QMenu) -> None:
        """Add all settings of the plot to a menu."""
        menu.addActions([action for _, action in self.switches.entries])
        menu.addSeparator()
        menu.addActions(self.switches.x_axes.actions())
        menu.addSeparator()
        menu.addAction(self.switches.missing)
        menu.addAction(self.switches.log)
        menu.addAction(self.follow_action)

    def show_overlays_only(self) -> None:
        """Hide the controls for a current run, in a plot that only compares overlays."""
        for action in self.switches.curves.values():
            action.setChecked(False)
            action.setVisible(False)

    @Slot()
    def follow(self) -> None:
        """Show the whole run, and keep it visible while it grows."""
        self._set_following(True)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        """Draw again with ranges that fit the data exactly."""
        self._window = replace(self._window, right=0.0, span=0.0)
        self._redraw()

    @property
    def scale(self) -> Scale:
        return MISSING if self.switches.missing.isChecked() else self._own_scale

    @property
    def points(self) -> Points | None:
        """The drawn points of the current run; None without a run."""
        self._catch_up()
        return self._points

    def _catch_up(self) -> None:
        """Redraw if snapshots have arrived since the last drawing."""
        if self._is_stale and self.isVisible():
            self._redraw()

    def summary(self) -> str:
        self._catch_up()
        envelope = self._envelope
        return self.hint.text() if envelope is None else describing.summary(envelope, self.scale)

    # Drawing

    def _view(self) -> View:
        switches = self.switches
        is_log, x_axis = switches.log.isChecked(), switches.x_axis
        return View(self.scale, self._own_scale, is_log, x_axis, switches.shown, self._is_over)

    @Slot()
    def _redraw(self) -> None:
        self._redraw_timer.stop()
        self._is_stale = False
        history = self._history
        envelope = self._envelope = history.envelope() if history is not None and history.generations else None
        has_something = envelope is not None or bool(self._overlays or self._earlier)
        self._pages.setCurrentWidget(self.canvas if has_something else self.hint)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if has_something else Qt.FocusPolicy.NoFocus)
        self.switches.count_lines(envelope)
        low, high = (-inf, inf) if self.follows else self.canvas.x_range
        points = self._points = self._visible(envelope, low, high) if envelope is not None else None
        view = self._view()
        if self.follows and has_something:
            wanted = needed(points, envelope, self.drawn_overlays(), self._drawn_earlier(), view)
            self._window = self._window.fitted(*wanted, view)
        elif has_something:
            self._window = replace(self._window, x=(low, high), y=tuple(self.canvas.box.viewRange()[1]))
        others, strip = self._overlay_lines(view, low, high), self._strip(view)
        self._show(run_figure(points, envelope, others, view, self._window, strip))
        if self._reading_at is not None:
            self._point_at(self._reading_at)
        self._described.ask()

    def _visible(self, envelope: Envelope, low: float, high: float) -> Points:
        most = max(FEWEST_POINTS, POINTS_A_PIXEL * self.canvas.width())
        return visible_points(envelope, self.switches.x_axis, low, high, most)

    def _overlay_lines(self, view: View, low: float, high: float) -> list[tuple[Overlay, Line]]:
        """Return the earlier runs with their curves, cached until range or scale change."""
        overlays = [*self._drawn_earlier(), *self.drawn_overlays()]
        wanted = (view.scale, view.x_axis, low, high, self.canvas.width(), tuple(map(id, overlays)))
        if wanted != self._lines[0]:
            lines = [(each, each.line(self._visible(each.envelope, low, high), view.scale)) for each in overlays]
            self._lines = wanted, lines
        return self._lines[1]

    def _show(self, figure: Figure | None = None) -> None:
        """Show a figure with cursor and crosshair; None repeats the last figure."""
        is_new = figure is not None
        self._figure = figure = figure or self._figure
        place, reading = self._place_on_x(), self._shown_reading
        upper: list[Layer] = [*([Cursor(place)] if place is not None else []), *([reading] if reading else [])]
        lower: list[Layer] = [Cursor(place)] if place is not None else []
        lower += [Reading(reading.x)] if reading else []
        self.canvas.limit_zoom(LEAST_SECONDS if self.switches.x_axis is XAxis.SECONDS else LEAST_GENERATIONS)
        self.canvas.show_figure(figure.with_layers(upper, lower), keeps_range=not is_new)

    def _place_on_x(self) -> float | None:
        envelope, place = self._envelope, self._place
        if envelope is None or place is None:
            return None
        return float(np.interp(place, envelope.generation, self.switches.x_axis.of(envelope)))

    @Slot(float)
    def _ask_place(self, x: float) -> None:
        envelope = self._envelope
        if envelope is not None:
            self.place_asked.emit(round(float(np.interp(x, self.switches.x_axis.of(envelope), envelope.generation))))

    def _strip(self, view: View) -> Strip:
        """Return the strip opposite the goal: restarts, purges, and notes on the compared runs."""
        points = self._points
        strip = Strip() if points is None else describing.events(points, view)
        notes = [strip.text] if strip.text else []
        if self._is_mixed:
            if view.scale == MISSING:
                notes.append(tr("Different fitness functions, compared by missing digits"))
            else:
                notes.append(tr("Runs with another fitness function are not shown"))
        if count := len(self._drawn_earlier()):
            notes.append(tr("grey: how %n other run(s) on this puzzle went", n=count))
        return replace(strip, text=" · ".join(notes))

    # Exporting

    def drawn(self, path: Path) -> Callable[[], None]:
        """Render the current view and return a function that writes it, as .svg or PNG.

        The function raises NotWrittenError.
        """
        self._catch_up()
        return self.canvas.drawn(path)

    def _apply_theme(self) -> None:
        theme = current_theme()
        self.canvas.apply_theme()
        palette = self.hint.palette()
        palette.setColor(self.hint.backgroundRole(), theme.plot_background)
        palette.setColor(self.hint.foregroundRole(), theme.placeholder_text)
        self.hint.setPalette(palette)

    @Slot()
    def _describe(self) -> None:
        self.setAccessibleDescription(self.summary())

    # Slots

    @Slot()
    def _x_axis_chosen(self) -> None:
        self._hide_reading()
        self.follow()

    @Slot()
    def _scale_chosen(self) -> None:
        self._apply_scale()
        self.follow()

    def _apply_scale(self) -> None:
        """Hide mean and worst if the run's own fitness does not determine their missing digits."""
        has_digits = self.scale != MISSING or self._own_scale.digit is not None
        for look in (MEAN, WORST_BAND):
            self.switches.curves[look].setVisible(has_digits and self.switches.curves[BEST].isVisible())

    @property
    def _is_mixed(self) -> bool:
        """Whether runs with different scales are shown together."""
        return len({*(each.scale for each in self._overlays), *([self._own_scale] if self._has_run else [])}) > 1

    def _settle_scale(self) -> None:
        """Choose a scale if other runs are shown than before; the user can change it.

        Costs are missing digits if the mean is known in them, too, and if different algorithms are compared.
        """
        others = self._overlays or self._earlier
        if not self._has_run and others:
            self._own_scale = others[0].scale
        settled = self._own_scale, self._is_mixed
        if settled != self._settled:
            self._settled = settled
            self.switches.missing.setChecked(self._is_mixed or self._own_scale.digit is not None)
            self.switches.log.setChecked(self._own_scale.spans_decades and not self.switches.missing.isChecked())
        self._apply_scale()

    def _set_following(self, follows: bool) -> None:
        self.follows = follows
        self.follow_action.setEnabled(not follows)

    @Slot()
    def _stop_following(self) -> None:
        """Stop following the run, unless the user has zoomed out until the whole run is visible."""
        low, high = self.canvas.x_range
        self._set_following(low <= 0 and high >= self._window.right)
        self._redraw_timer.start()

    @Slot()
    def _range_changed(self) -> None:
        if not self.follows:
            self._redraw_timer.start()

    @Slot(float)
    def _point_at(self, x: float) -> None:
        """Show the values of the point nearest to `x`."""
        points = self._points
        if points is None or not len(points):
            return
        self._reading_at = x
        self._show_reading(describing.reading(points, points.nearest(x), self._view()))

    @Slot()
    def _hide_reading(self) -> None:
        self._reading_at = None
        self._show_reading(None)

    def _show_reading(self, reading: Reading | None) -> None:
        if reading != self._shown_reading:
            self._shown_reading = reading
            self._show()

    def _step_reading(self, steps: int) -> None:
        """Move the crosshair by a number of points."""
        points = self._points
        if points is None or not len(points):
            return
        now = points.nearest(self._reading_at) if self._reading_at is not None else len(points) - 1
        index = min(max(now + steps, 0), len(points) - 1)
        self._point_at(float(points.x[index]))
        self.setAccessibleDescription(describing.reading(points, index, self._view()).sentence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys: arrows, Page keys, Home and End move the crosshair, Enter moves the timeline to it.

        + and − zoom around the crosshair; M shows missing digits.
        """
        many = len(self._points) if self._points is not None else 0
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_PageUp: -max(1, many // 20),
            Qt.Key.Key_PageDown: max(1, many // 20),
            Qt.Key.Key_Home: -many,
            Qt.Key.Key_End: many,
        }
        zooms = {Qt.Key.Key_Plus: 1 / ZOOM_STEP, Qt.Key.Key_Equal: 1 / ZOOM_STEP, Qt.Key.Key_Minus: ZOOM_STEP}
        key = Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier & ~Qt.KeyboardModifier.ShiftModifier:
            super().keyPressEvent(event)
        elif key in steps:
            self._step_reading(steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._reading_at is not None:
            self._ask_place(self._reading_at)
        elif key == Qt.Key.Key_M:
            self.switches.missing.toggle()
        elif key in zooms and many:
            low, high = self.canvas.x_range
            centre = self._reading_at if self._reading_at is not None else (low + high) / 2
            self.canvas.zoom_x(zooms[key], centre)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._step_reading(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._hide_reading()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        self.fill_menu(menu)
        menu.exec(event.globalPos())
        menu.deleteLater()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self._redraw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._redraw_timer.start()
