"""The line of figures: where a run is, in numbers."""

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from sudoku_desktop.evolution.snapshot import Snapshot

_DASH = "–"
_COLUMNS = 4


class FiguresBar(QWidget):
    """Names above values, in two lines of four."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setHorizontalSpacing(10)
        self._layout.setVerticalSpacing(1)
        self._values = {
            "generation": self._add(self.tr("Generation")),
            "trials": self._add(self.tr("Trials")),
            "speed": self._add(self.tr("Trials/s")),
            "cost": self._add(self.tr("Best cost")),
            "restarts": self._add(self.tr("Restarts")),
            "diversity": self._add(self.tr("Diversity")),
            "elapsed": self._add(self.tr("Elapsed")),
            "seed": self._add(self.tr("Seed")),
        }
        self.clear()

    def _add(self, name: str) -> QLabel:
        place = self._layout.count() // 2
        row, column = 2 * (place // _COLUMNS), place % _COLUMNS
        label = QLabel(name)
        font = label.font()
        font.setPointSizeF(font.pointSizeF() * 0.85)
        label.setFont(font)
        value = QLabel(_DASH)
        value.setAccessibleName(name)
        value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        value.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        label.setContentsMargins(0, 4 if row else 0, 0, 0)
        self._layout.addWidget(label, row, column)
        self._layout.addWidget(value, row + 1, column)
        self._layout.setColumnStretch(column, 1)
        return value

    def value(self, name: str) -> str:
        """The text shown for a figure: generation, trials, speed, cost, restarts, diversity, elapsed, seed."""
        return self._values[name].text()

    def clear(self) -> None:
        """No run yet."""
        for value in self._values.values():
            value.setText(_DASH)

    def show_seed(self, seed: int) -> None:
        """A run begins with this seed."""
        self._values["seed"].setText(str(seed))
        self._values["seed"].setToolTip(str(seed))

    def show_snapshot(self, snapshot: Snapshot, elapsed: float) -> None:
        """`elapsed`: seconds on the clock without pauses; trials a second are of computing time."""
        locale = QLocale()
        speed = snapshot.trials / snapshot.seconds if snapshot.seconds > 0 else 0.0
        texts = {
            "generation": locale.toString(snapshot.generation),
            "trials": _short(snapshot.trials, locale),
            "speed": _short(round(speed), locale),
            "cost": locale.toString(snapshot.best_cost, "f", 0 if snapshot.best_cost.is_integer() else 3),
            "restarts": locale.toString(snapshot.restarts),
            "diversity": locale.toString(100 * snapshot.diversity, "f", 0) + " %",
            "elapsed": locale.toString(elapsed, "f", 1) + " s",
        }
        for name, text in texts.items():
            self._values[name].setText(text)


def _short(number: int, locale: QLocale) -> str:
    """Up to seven characters: 987,654 or 12.3 M."""
    for limit, unit in ((10**9, "G"), (10**6, "M")):
        if number >= limit:
            return f"{locale.toString(number / limit, 'f', 2)} {unit}"
    return locale.toString(number)
