"""Slider through all generations of a run, with ticks at improvements and restarts, and a button that plays it back."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLineF, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QToolButton, QWidget

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel, embolden

MOST_PLACES = 2**30
"""Maximum value of the slider; in longer runs, one position stands for several generations."""
MOST_RESTARTS = 40
"""Maximum number of ticks at restarts; more would form a grey area."""
TICK_GAP = 2
"""Minimum distance of ticks at improvements, in pixels; of closer ones only the first is drawn."""
TICK, TALL_TICK, ABOVE_GROOVE = 6, 9, 4
"""Heights of the ticks at improvements and at restarts, and their distance from the groove's middle, in pixels."""


class _Slider(QSlider):
    """Slider that jumps to a clicked position, with ticks above its groove."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.improvements: Sequence[int] = ()
        self.restarts: Sequence[int] = ()

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, 2 * (TALL_TICK + ABOVE_GROOVE) + 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        groove, handle = self._rects()
        room, left = groove.width() - handle.width(), groove.left() + handle.width() / 2
        bottom = groove.center().y() - ABOVE_GROOVE
        with QPainter(self) as painter:
            restarts = self.restarts if len(self.restarts) <= MOST_RESTARTS else ()
            for ticks, height, gap, colour in (
                (self.improvements, TICK, TICK_GAP, current_theme().plot_axis),
                (restarts, TALL_TICK, 1, current_theme().plot_restart),
            ):
                steps = {self._across(tick, room) // gap * gap for tick in ticks}
                painter.setPen(QPen(colour, 1.0 if ticks is self.improvements else 2.0))
                places = [left + x for x in steps if not handle.left() <= left + x <= handle.right()]
                painter.drawLines([QLineF(x, bottom - height, x, bottom) for x in places])

    def _across(self, tick: int, room: int) -> int:
        return QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), tick, room)

    def _rects(self) -> tuple[QRect, QRect]:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        style, control = self.style(), QStyle.ComplexControl.CC_Slider
        groove = style.subControlRect(control, option, QStyle.SubControl.SC_SliderGroove, self)
        return groove, style.subControlRect(control, option, QStyle.SubControl.SC_SliderHandle, self)


class Timeline(QWidget):
    """Timeline of a run, hidden without a run; a number at the end shows the displayed generation."""

    moved_to = Signal(object)
    """Emitted with the generation that the user wants to see, an int of any size."""
    shown = Signal(bool)
    """Emitted with whether there is a run to look back on."""

    def __init__(self) -> None:
        super().__init__()
        self._unit = 1
        self._last = 0
        self.slider = _Slider()
        self.slider.setAccessibleName(tr("Timeline: generations of the run"))
        self.slider.valueChanged.connect(self._moved)
        self._place = PlainLabel()
        self._place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        embolden(self._place)
        self._play = QToolButton()
        self._play.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        in_row(self._play, (self.slider, 1), self._place, inside=self)
        self.hide()

    def set_play_action(self, action: QAction) -> None:
        """Set the action of the button before the slider."""
        self._play.setDefaultAction(action)

    def extend(self, last: int, place: int) -> None:
        """Extend the slider to generation `last` and move it to generation `place`."""
        self._unit = -(-max(last, 1) // MOST_PLACES)
        self._last = last
        self.slider.blockSignals(True)
        self.slider.setRange(0, last // self._unit)
        self.slider.setPageStep(max(1, self.slider.maximum() // 20))
        self.slider.setValue(place // self._unit)
        self.slider.blockSignals(False)
        self._describe(place)
        self._show(last > 0)

    def show_ticks(self, improvements: Iterable[int], restarts: Iterable[int]) -> None:
        """Show ticks at the generations of improvements, and taller ones at those of restarts."""
        ticks = [generation // self._unit for generation in improvements], [each // self._unit for each in restarts]
        if ticks != (self.slider.improvements, self.slider.restarts):
            self.slider.improvements, self.slider.restarts = ticks
            self.slider.update()

    def clear(self) -> None:
        self.slider.improvements = self.slider.restarts = ()
        self._show(False)

    def _show(self, has_past: bool) -> None:
        if has_past == self.isHidden():
            self.setVisible(has_past)
            self.shown.emit(has_past)

    @Slot(int)
    def _moved(self, place: int) -> None:
        self.moved_to.emit(self._last if place == self.slider.maximum() else place * self._unit)

    def _describe(self, place: int) -> None:
        self._place.setMinimumWidth(self._place.fontMetrics().horizontalAdvance(whole(self._last)))
        self._place.setText(whole(place))
        text = tr("generation {generation}", generation=place)
        self._place.setAccessibleName(text)
        self.slider.setAccessibleDescription(text)
