"""Slider through all generations of a run, with ticks at restarts and navigation buttons."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QToolButton, QWidget

from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

MOST_PLACES = 2**30
"""Maximum value of the slider; in longer runs, a position stands for several generations."""
MOST_TICKS = 40
"""Maximum number of ticks; more would form a grey area."""


class _Slider(QSlider):
    """Slider that jumps to a clicked position and draws a tick at each restart."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.ticks: Sequence[int] = ()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.ticks or len(self.ticks) > MOST_TICKS:
            return
        groove, handle = self._rects()
        room = groove.width() - handle.width()
        painter = QPainter(self)
        painter.setPen(QPen(current_theme().plot_restart, 2))
        for tick in self.ticks:
            at = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), tick, room)
            x = groove.left() + handle.width() / 2 + at
            if not handle.left() <= x <= handle.right():
                painter.drawLine(QPointF(x, groove.center().y() - 6), QPointF(x, groove.center().y() + 7))
        painter.end()

    def _rects(self) -> tuple[QRect, QRect]:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        style, control = self.style(), QStyle.ComplexControl.CC_Slider
        groove = style.subControlRect(control, option, QStyle.SubControl.SC_SliderGroove, self)
        return groove, style.subControlRect(control, option, QStyle.SubControl.SC_SliderHandle, self)


class Timeline(QWidget):
    """Timeline of a run, hidden without a run; `buttons` is the layout of the navigation buttons."""

    moved_to = Signal(object)
    """Emitted with the generation that the user wants to see, an int of any size."""
    shown = Signal(bool)
    """Emitted with whether there is a run to look back on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._unit = 1
        self._last = 0
        self.slider = _Slider()
        self.slider.setAccessibleName(self.tr("Timeline: generations of the run"))
        self.slider.valueChanged.connect(self._moved)
        self._place = PlainLabel()
        self._place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._buttons = in_row(spacing=0)
        in_row(self._buttons, (self.slider, 1), self._place, inside=self)
        self.hide()

    def add_buttons(self, actions: Sequence[QAction]) -> None:
        """Add a small button for each action before the slider."""
        side = self.fontMetrics().height()
        for action in actions:
            button = QToolButton(autoRaise=True)
            button.setDefaultAction(action)
            button.setIconSize(QSize(side, side) * 0.75)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._buttons.addWidget(button)

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

    def show_restarts(self, generations: Sequence[int]) -> None:
        ticks = [generation // self._unit for generation in generations]
        if ticks != self.slider.ticks:
            self.slider.ticks = ticks
            self.slider.update()

    def clear(self) -> None:
        self.slider.ticks = ()
        self._show(False)

    def _show(self, has_past: bool) -> None:
        if has_past == self.isHidden():
            self.setVisible(has_past)
            self.shown.emit(has_past)

    @Slot(int)
    def _moved(self, place: int) -> None:
        self.moved_to.emit(self._last if place == self.slider.maximum() else place * self._unit)

    def _describe(self, place: int) -> None:
        text = self.tr("generation {generation}")
        self._place.setMinimumWidth(self.fontMetrics().horizontalAdvance(text.format(generation=whole(self._last))))
        self._place.setText(text.format(generation=whole(place)))
        self.slider.setAccessibleDescription(self._place.text())
