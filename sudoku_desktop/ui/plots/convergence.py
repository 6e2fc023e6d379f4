"""The convergence plot: best so far, best, mean and worst fitness over a run, its restarts, and its diversity below.

Vocabulary: the plot *follows* a run while it shows all of it; zooming and panning end that until "Follow". A
*point* stands for one or several generations, see `points`. An *overlay* is an earlier run's best. Fitness is shown on
the algorithm's own *scale*, or as missing digits, on which all algorithms can be compared. The *place* is the
generation that the timeline is at.
"""

from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path

import numpy as np
from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QContextMenuEvent, QFocusEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QStackedLayout, QWidget

from sudoku_desktop.evolution.history import Envelope, History, Series
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.plots import describing
from sudoku_desktop.ui.plots.canvas import Canvas
from sudoku_desktop.ui.plots.head import PlotHead
from sudoku_desktop.ui.plots.look import BEST, BEST_SO_FAR, DIVERSITY, MEAN, WORST_BAND, CurveLook
from sudoku_desktop.ui.plots.marks import Reading
from sudoku_desktop.ui.plots.overlays import OverlaidRun, Overlays
from sudoku_desktop.ui.plots.picture import Picture, drawn
from sudoku_desktop.ui.plots.points import Points, XAxis, stepped, usual_top, visible_points
from sudoku_desktop.ui.plots.scales import MISSING, Scale
from sudoku_desktop.ui.plots.switches import Switches
from sudoku_desktop.ui.theme import current_theme, theme_switch
from sudoku_desktop.ui.widgets.layouts import in_column
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.seen import WhenSeen

POINTS_A_PIXEL = 2
FEWEST_POINTS = 500
DESCRIBE_EVERY_MS = 1000
"""A screen reader must not be told of every frame."""
ZOOM_STEP = 1.5


class ConvergencePlot(QWidget):
    """Shows a History; `begin` and `show_history` feed it, the actions are for the window's menu."""

    place_asked = Signal(object)
    """A person wants to see this generation."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._history: History | None = None
        self._envelope: Envelope | None = None
        self._points: Points | None = None
        self._own_scale = MISSING
        self._has_run = False
        self._was_mixed = False
        self._reading_at: float | None = None
        self._place: int | None = None
        self.follows = True
        """Whether all of the run is shown, however long it grows."""
        self._is_stale = False
        self.switches = Switches(self)
        self.switches.curves_chosen.connect(self._curves_chosen)
        self.switches.lines_chosen.connect(self._redraw)
        self.switches.x_axis_chosen.connect(self._x_axis_chosen)
        self.switches.scale_chosen.connect(self._scale_chosen)
        self.follow_action = QAction(self.tr("Follow the R&un"), self, enabled=False)
        self.follow_action.setIconText(self.tr("Follow"))
        self.follow_action.setToolTip(self.tr("Show the whole run, and keep following it"))
        self.follow_action.triggered.connect(self.follow)
        self.canvas = Canvas()
        self._lay_out()
        self._overlays = Overlays(self.canvas, self.head.legend_flow, self)
        self._overlays.toggled.connect(self._overlay_toggled)
        self._redraw_timer = QTimer(self, singleShot=True, interval=0)
        self._redraw_timer.timeout.connect(self._redraw)
        self._describe_timer = QTimer(self, singleShot=True, interval=DESCRIBE_EVERY_MS)
        self._describe_timer.timeout.connect(self._describe)
        self.canvas.zoomed.connect(self._stop_following)
        self.canvas.range_changed.connect(self._range_changed)
        self.canvas.pointed_at.connect(self._point_at)
        self.canvas.pointed_away.connect(self._hide_reading)
        self.canvas.place_asked.connect(self._ask_place)
        theme_switch().theme_changed.connect(WhenSeen(self, self._dress).ask)
        self.setAccessibleName(self.tr("Convergence plot"))
        self._apply_scale()
        self._dress()
        self._describe()

    def _lay_out(self) -> None:
        self.head = PlotHead(self.switches, self.follow_action)
        text = self.tr("Press Solve (F5) and watch the best come closer to a solution")
        self.hint = PlainLabel(text, wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.hint.setAutoFillBackground(True)
        self._pages = QStackedLayout()
        self._pages.addWidget(self.hint)
        self._pages.addWidget(self.canvas)
        in_column(self.head, (self._pages, 1), spacing=2, inside=self)

    # What the window uses.

    def begin(self, title: str, scale: Scale) -> None:
        """A new run on its algorithm's scale; `title` stands over exported pictures."""
        self._title = title
        if scale != self._own_scale:
            self.switches.log.setChecked(scale.spans_decades)
        self._own_scale = scale
        self._has_run = True
        self._history = None
        self._envelope = None
        self._place = None
        self._settle_scale()
        self.follow()

    def clear(self) -> None:
        """No run; overlays stay."""
        self._title = ""
        self._has_run = False
        self._history = None
        self._place = None
        self._settle_scale()
        self._hide_reading()
        self.follow()

    def show_history(self, history: History) -> None:
        """The run has gone on: draw it as far as it is now."""
        self._history = history
        self._is_stale = True
        if self.isVisible():
            self._redraw_timer.start()  # once, however many of a run's snapshots have come by then

    def show_place(self, generation: int) -> None:
        """The timeline is at this generation."""
        self._place = generation
        self._draw_place()

    def set_overlays(self, runs: Sequence[OverlaidRun]) -> None:
        """Draw the best of earlier runs beside the present one, each under its label."""
        self._overlays.replace(runs)
        self._settle_scale()
        self.head.legend.updateGeometry()
        self.canvas.forget_range()
        self._redraw()

    def fill_menu(self, menu: QMenu) -> None:
        """Everything that can be set, for the window's menu and the plot's own."""
        menu.addActions([action for _, action in self.switches.entries])
        menu.addSeparator()
        menu.addActions(self.switches.x_axes.actions())
        menu.addSeparator()
        menu.addAction(self.switches.missing)
        menu.addAction(self.switches.log)
        menu.addAction(self.follow_action)

    def show_overlays_only(self) -> None:
        """There will never be a run of its own."""
        for action in self.switches.curves.values():
            action.setChecked(False)
            action.setVisible(False)

    @Slot()
    def follow(self) -> None:
        """Show all of the run, and keep doing so."""
        self._set_following(True)
        self.canvas.forget_range()
        self._redraw()

    @property
    def scale(self) -> Scale:
        return MISSING if self.switches.missing.isChecked() else self._own_scale

    @property
    def points(self) -> Points | None:
        """What is drawn of the present run; None before there is one."""
        self._catch_up()
        return self._points

    def _catch_up(self) -> None:
        """Draw what has been told since."""
        if self._is_stale and self.isVisible():
            self._redraw()

    def summary(self) -> str:
        self._catch_up()
        envelope = self._envelope
        return self.hint.text() if envelope is None else describing.summary(envelope, self.scale)

    # Drawing.

    @Slot()
    def _redraw(self) -> None:
        self._redraw_timer.stop()
        self._is_stale = False
        history = self._history
        self._envelope = history.envelope() if history is not None and history.generations else None
        has_something = self._envelope is not None or len(self._overlays) > 0
        self._pages.setCurrentWidget(self.canvas if has_something else self.hint)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if has_something else Qt.FocusPolicy.NoFocus)
        low, high = (-inf, inf) if self.follows else self.canvas.x_range
        self._points = self._visible(self._envelope, low, high) if self._envelope is not None else None
        if self.follows and has_something:
            self._fit()
        self._draw_run()
        self._draw_overlays(low, high)
        if not self._describe_timer.isActive():
            self._describe_timer.start()

    def _visible(self, envelope: Envelope, low: float, high: float) -> Points:
        most = max(FEWEST_POINTS, POINTS_A_PIXEL * self.canvas.width())
        return visible_points(envelope, self.switches.x_axis, low, high, most)

    def _height(self, cost: Series) -> Series:
        """Where costs lie on the axis."""
        return self.scale.height(cost, is_log=self.switches.log.isChecked())

    def _fit(self) -> None:
        shown = self._overlays.drawn(self.scale)
        envelopes = [each.envelope for each in shown]
        tops = [each.top(self.scale) for each in shown]
        points = self._points
        if points is not None and self._envelope is not None:
            envelopes.append(self._envelope)
            # Not the worst: after every restart it is as high as it was at first, and best and mean would be flat.
            wanted = [look for look in (BEST_SO_FAR, BEST, MEAN) if self.switches.is_shown(look)]
            curves = [self._series(look, points) for look in wanted]
            is_log = self.switches.log.isChecked()
            tops += [float(each.max()) if is_log else usual_top(each, points.last) for each in curves if len(each)]
        right = max((float(self.switches.x_axis.of(each)[-1]) for each in envelopes if len(each.best)), default=0.0)
        span = abs(self._height(np.array(max(tops, default=0.0))) - self._height(np.zeros(())))
        diversity = float(points.most_diversity.max(initial=0.0)) if points is not None else 0.0
        self.canvas.fit(right, float(span), diversity)

    def _series(self, look: CurveLook, points: Points) -> Series:
        """What a curve of costs shows."""
        is_common = self.scale == MISSING
        if look is BEST_SO_FAR:
            return points.common_so_far if is_common else points.so_far
        if look is BEST and is_common:
            return points.common
        series: Series = getattr(points, str(look.colour))
        return series

    def _draw_run(self) -> None:
        points, nothing = self._points, np.zeros(0)
        x = points.x if points is not None else nothing
        for look, curve in self.canvas.curves.items():
            shown = points is not None and self.switches.is_shown(look)
            curve.setVisible(shown)
            if points is not None and shown:
                if look is DIVERSITY:
                    self.canvas.set_curve(curve, *points.diversity_curve)
                    continue
                heights = self._height(self._series(look, points))
                self.canvas.set_curve(curve, *(stepped(x, heights) if look is BEST_SO_FAR else (x, heights)))
        self.canvas.band.show_curves(
            (x, self._height(points.mean), self._height(points.worst))
            if points is not None and self.switches.is_shown(WORST_BAND)
            else None
        )
        envelope = self._envelope
        self.switches.count_lines(envelope)
        self._draw_events(points)
        if envelope is not None and envelope.best[-1] == 0:
            generation = whole(envelope.generation[-1])
            text = self.tr("Solved at generation {generation}").format(generation=generation)
            self.canvas.solved.show_at((float(self.switches.x_axis.of(envelope)[-1]), self.canvas.optimum.at), text)
        else:
            self.canvas.solved.show_at(None)
        if self._reading_at is not None:
            self._point_at(self._reading_at)
        self._draw_place()

    def _draw_place(self) -> None:
        envelope, place = self._envelope, self._place
        if envelope is None or place is None:
            self.canvas.show_place(None)
            return
        self.canvas.show_place(float(np.interp(place, envelope.generation, self.switches.x_axis.of(envelope))))

    @Slot(float)
    def _ask_place(self, x: float) -> None:
        envelope = self._envelope
        if envelope is not None:
            self.place_asked.emit(round(float(np.interp(x, self.switches.x_axis.of(envelope), envelope.generation))))

    def _draw_overlays(self, low: float, high: float) -> None:
        """They change only with the range and the scale."""
        state = (low, high, self.switches.x_axis, self.canvas.width())
        self._overlays.draw(
            self.scale,
            lambda envelope: self._visible(envelope, low, high),
            is_log=self.switches.log.isChecked(),
            state=state,
        )

    def _draw_events(self, points: Points | None) -> None:
        events = describing.Events() if points is None else describing.events(points, self.switches.is_shown)
        notes = [events.text] if events.text else []
        if self._is_mixed:
            if self.scale == MISSING:
                notes.append(self.tr("Different fitness functions, compared by missing digits"))
            else:
                notes.append(self.tr("Runs with another fitness function are not shown"))
        self.canvas.show_events(events.lines, events.ticks, " · ".join(notes))

    def drawn(self, path: Path) -> Callable[[], None]:
        """What writes what is shown now, as the ending says: .svg, else PNG; it raises NotWrittenError."""
        if self._is_stale:
            self._redraw()
        self._hide_reading()
        legend = [(look, action.iconText()) for look, action in self.switches.entries if self.switches.is_shown(look)]
        overlays = self._overlays.drawn(self.scale)
        legend += [(each.look, each.action.iconText()) for each in overlays]
        with self.canvas.dressed_for_print([(each.look, each.curve) for each in overlays]):
            return drawn(Picture(self._title, legend, self.canvas, self.font()), path)

    def _dress(self) -> None:
        theme = current_theme()
        self.canvas.dress(theme)
        self._overlays.dress(theme)
        palette = self.hint.palette()
        palette.setColor(self.hint.backgroundRole(), theme.plot_background)
        palette.setColor(self.hint.foregroundRole(), theme.placeholder_text)
        self.hint.setPalette(palette)

    def _label_axes(self) -> None:
        x = {
            XAxis.GENERATIONS: self.tr("Generation"),
            XAxis.TRIALS: self.tr("Trials"),
            XAxis.SECONDS: self.tr("Seconds of computing"),
        }[self.switches.x_axis]
        name = self.scale.name
        if self.switches.log.isChecked():
            name = self.tr("{fitness} (logarithmic)").format(fitness=name)
        self.canvas.show_labels(x, name, self.tr("Diversity"))
        self.canvas.set_whole_x(self.switches.x_axis is not XAxis.SECONDS)

    @Slot()
    def _describe(self) -> None:
        self.setAccessibleDescription(self.summary())

    # Obeying.

    @Slot()
    def _curves_chosen(self) -> None:
        self.canvas.show_diversity(self.switches.is_shown(DIVERSITY))
        self.canvas.forget_range()
        self._redraw()

    @Slot()
    def _x_axis_chosen(self) -> None:
        self._label_axes()
        self._reading_at = None
        self._hide_reading()
        self.follow()

    @Slot()
    def _scale_chosen(self) -> None:
        self._apply_scale()
        self.follow()

    def _apply_scale(self) -> None:
        """Show fitness on the present scale; mean and worst are not counted in missing digits."""
        for look in (MEAN, WORST_BAND):
            self.switches.curves[look].setVisible(self.scale != MISSING and self.switches.curves[BEST].isVisible())
        self.canvas.set_scale(self.scale, is_log=self.switches.log.isChecked())
        self._label_axes()

    @property
    def _is_mixed(self) -> bool:
        """Whether runs on different scales are to be shown together."""
        return len({*self._overlays.scales, *([self._own_scale] if self._has_run else [])}) > 1

    def _settle_scale(self) -> None:
        """Runs that have just become a mixture are compared by their missing digits, until a person wants it else."""
        is_mixed = self._is_mixed
        if not self._has_run and self._overlays.scales:
            self._own_scale = self._overlays.scales[0]
        if is_mixed != self._was_mixed:
            self._was_mixed = is_mixed
            self.switches.missing.setChecked(is_mixed)
        self._apply_scale()

    @Slot()
    def _overlay_toggled(self) -> None:
        self._settle_scale()
        self._curves_chosen()

    def _set_following(self, follows: bool) -> None:
        self.follows = follows
        self.head.follow_button.setVisible(not follows)
        self.follow_action.setEnabled(not follows)

    @Slot()
    def _stop_following(self) -> None:
        self._set_following(False)
        self._redraw_timer.start()

    @Slot()
    def _range_changed(self) -> None:
        if not self.follows:
            self._redraw_timer.start()

    @Slot(float)
    def _point_at(self, x: float) -> None:
        """Say what is at the point nearest to an x."""
        points = self._points
        if points is None or not len(points):
            return
        self._reading_at = x
        self.canvas.show_reading(self._reading(points, points.nearest(x)))

    def _reading(self, points: Points, index: int) -> Reading:
        return describing.reading(points, index, self.switches.x_axis, self.scale, self.switches.is_shown)

    @Slot()
    def _hide_reading(self) -> None:
        self._reading_at = None
        self.canvas.show_reading(None)

    def _step_reading(self, steps: int) -> None:
        """Move the crosshair by keyboard."""
        points = self._points
        if points is None or not len(points):
            return
        now = points.nearest(self._reading_at) if self._reading_at is not None else len(points) - 1
        index = min(max(now + steps, 0), len(points) - 1)
        self._point_at(float(points.x[index]))
        self.setAccessibleDescription(self._reading(points, index).sentence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Page keys, Home and End move the crosshair, and Enter the timeline there; + and − zoom around it;
        M shows missing digits.
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
