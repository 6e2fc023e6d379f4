"""After a run: a slider through its improvements, each shown on the board as it was."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from sudoku_desktop.evolution.snapshot import Improvement
from sudoku_desktop.ui.plots.scales import MISSING, Scale
from sudoku_desktop.ui.widgets.plain_label import PlainLabel


class Timeline(QWidget):
    """Scrubs through improvements; `chosen` carries the Improvement, or None when the end of the run is shown."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._improvements: tuple[Improvement, ...] = ()
        self._last_generation = 0
        self._scale = MISSING
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setAccessibleName(self.tr("Improvements of the run"))
        self._slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self._slider.valueChanged.connect(self._moved)
        self._place = PlainLabel()
        name = PlainLabel(self.tr("Ti&meline"))
        name.setBuddy(self._slider)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(name)
        layout.addWidget(self._slider, 1)
        layout.addWidget(self._place)
        self.hide()

    def offer(self, improvements: Sequence[Improvement], last_generation: int, scale: Scale) -> None:
        """Show the slider, at the end of the run; with fewer than two improvements there is nothing to scrub."""
        self._improvements = tuple(improvements)
        self._last_generation = last_generation
        self._scale = scale
        self.setVisible(len(improvements) > 1)
        self._slider.blockSignals(True)
        self._slider.setRange(0, max(0, self._end))
        self._slider.setValue(self._end)
        self._slider.blockSignals(False)
        self._describe()

    def clear(self) -> None:
        """No run to look back on."""
        self._improvements = ()
        self.hide()

    @property
    def _end(self) -> int:
        """The place of the run's end: that of the last improvement if the run ended with it, else one further."""
        ends_with_improvement = bool(self._improvements) and self._improvements[-1].generation == self._last_generation
        return len(self._improvements) - ends_with_improvement

    @Slot(int)
    def _moved(self, place: int) -> None:
        self._describe()
        self.chosen.emit(None if place == self._end else self._improvements[place])

    def _describe(self) -> None:
        place, locale = self._slider.value(), QLocale()
        if place < len(self._improvements):
            improvement = self._improvements[place]
            text = self.tr("generation {generation}, fitness {fitness}").format(
                generation=locale.toString(improvement.generation), fitness=self._scale.text(improvement.cost)
            )
        else:
            text = self.tr("end, generation {generation}").format(generation=locale.toString(self._last_generation))
        self._place.setText(text)
        self._slider.setToolTip(text)
