"""Key figures of a run; figures that an algorithm does not have are hidden."""

from PySide6.QtCore import QEvent, QLocale
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.escape import Purge, Restart, SeededRestart
from sudoku_desktop.evolution.parts.replacement import DeterministicCrowding, Elitism, MutatedParents, SteadyState
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.ui.plots.scales import MISSING, Scale
from sudoku_desktop.ui.watching.prospects import Prospect, has_independent_attempts
from sudoku_desktop.ui.widgets.elided_label import DASH, ElidedLabel, FigureLabel
from sudoku_desktop.ui.widgets.fonts import resize_font

_LINES = (2, 3)
"""Numbers of lines to try, the smallest that fits being used."""
_SPACING = 8
NAME_SIZE = 0.85
"""Font size of the names, relative to the application's font."""
LONG_POPULATION = 1000
_LONG, _LONG_SEED = "987,654", str(2**32 - 1)
_ALWAYS = ("generation", "trials", "speed", "fitness", "missing", "diversity", "elapsed", "seed")


class FiguresBar(QWidget):
    """Names above values, in two lines, or in three if the bar is narrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setHorizontalSpacing(_SPACING)
        self._layout.setVerticalSpacing(1)
        self._scale = MISSING
        self._population = 0
        self._shown: tuple[str, ...] = ()
        self._columns = 0
        names = {
            "generation": self.tr("Generation"),
            "trials": self.tr("Trials"),
            "speed": self.tr("Trials/s"),
            "fitness": self.tr("Fitness"),
            "missing": self.tr("Missing digits"),
            "restarts": self.tr("Restarts"),
            "purges": self.tr("Purges"),
            "elite": self.tr("Elite"),
            "replaced": self.tr("Replaced"),
            "diversity": self.tr("Diversity"),
            "elapsed": self.tr("Elapsed"),
            "expected": self.tr("Expected"),
            "seed": self.tr("Seed"),
        }
        self._labels = {name: self._label(text) for name, text in names.items()}
        self._values = {name: FigureLabel(text, self) for name, text in names.items()}
        self._explain_label("missing", self.tr("How many digits the best is missing in all rows, columns and boxes"))
        self._explain_label("elite", self.tr("How many of the best survive unchanged"))
        self._explain_label("replaced", self.tr("How many children of this generation replaced another individual"))
        self._show(_ALWAYS)
        self.clear()

    def _label(self, text: str) -> ElidedLabel:
        label = ElidedLabel(text, self)  # an elided label, so that the board does not move when figures change
        resize_font(label, NAME_SIZE)
        return label

    def _explain_label(self, name: str, tip: str) -> None:
        self._labels[name].explain(tip)
        self._values[name].explain(tip)

    def _show(self, names: tuple[str, ...]) -> None:
        """Show exactly these figures."""
        self._shown, self._columns = names, 0
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._columns = 0
            self._arrange()

    def _arrange(self) -> None:
        """Lay out the figures in lines of equal length."""
        names = self._shown
        for lines in _LINES:
            columns = -(-len(names) // lines)
            widths = [max(map(self._wanted, names[column::columns])) for column in range(columns)]
            if sum(widths) + _SPACING * (columns - 1) <= self.width():
                break
        if columns == self._columns:
            return
        self._columns = columns
        for name in self._values:
            label, value = self._labels[name], self._values[name]
            self._layout.removeWidget(label)
            self._layout.removeWidget(value)
            label.setHidden(name not in names)
            value.setHidden(name not in names)
        for place, name in enumerate(names):
            line, column = divmod(place, columns)
            self._labels[name].setContentsMargins(0, 4 if line else 0, 0, 0)
            self._layout.addWidget(self._labels[name], 2 * line, column)
            self._layout.addWidget(self._values[name], 2 * line + 1, column)
        for column in range(len(self._values)):
            self._layout.setColumnStretch(column, widths[column] if column < columns else 0)

    def _wanted(self, name: str) -> int:
        """Return the width, in pixels, of a figure's name and a long value; columns share the width accordingly."""
        label, value = self._labels[name], self._values[name]
        long = _LONG_SEED if name == "seed" else _LONG
        return max(label.fontMetrics().horizontalAdvance(label.whole), value.fontMetrics().horizontalAdvance(long))

    def value(self, name: str) -> str:
        """Return the text shown for a figure such as "generation" or "fitness"; empty for a hidden figure."""
        return "" if self._values[name].isHidden() else self._values[name].whole

    def clear(self) -> None:
        for value in self._values.values():
            value.say(DASH)

    def begin(self, algorithm: Algorithm, scale: Scale, seed: int) -> None:
        """Show the figures that the algorithm of a new run has."""
        replacement = algorithm.replacement
        self._scale = scale
        self._population = algorithm.population
        has = {
            "restarts": any(isinstance(escape, Restart | SeededRestart) for escape in algorithm.escapes),
            "expected": has_independent_attempts(algorithm),
            "purges": any(isinstance(escape, Purge) for escape in algorithm.escapes),
            "elite": isinstance(replacement, Elitism | MutatedParents) and replacement.elite > 0,
            "replaced": isinstance(replacement, DeterministicCrowding | SteadyState),
        }
        self._show(tuple(name for name in self._values if has.get(name, True)))
        self.clear()
        self._explain_label(
            "fitness",
            self.tr("{fitness}; a solution has {optimum}").format(fitness=scale.name, optimum=scale.text(0.0)),
        )
        if isinstance(replacement, Elitism | MutatedParents):
            self._values["elite"].say(QLocale().toString(replacement.elite))
        self._values["seed"].say(str(seed))

    def show_snapshot(self, snapshot: Snapshot, elapsed: float) -> None:
        """Show a snapshot; `elapsed`: seconds without pauses; trials per second refer to computing time."""
        locale = QLocale()
        speed = snapshot.trials / snapshot.seconds if snapshot.seconds > 0 else 0.0
        texts = {
            "generation": locale.toString(snapshot.generation),
            "trials": _short(snapshot.trials, locale),
            "speed": _short(round(speed), locale),
            "fitness": self._scale.text(snapshot.best_cost),
            "restarts": locale.toString(snapshot.restarts),
            "purges": locale.toString(snapshot.purges),
            "elapsed": locale.toString(elapsed, "f", 1) + " s",
        }
        # an empty trace means that a large generation is incomplete, and these figures have not changed
        if len(snapshot.trace):
            texts["missing"] = locale.toString(round(float(snapshot.trace.common[-1])))
            texts["diversity"] = locale.toString(100 * snapshot.diversity, "f", 0) + " %"
            texts["replaced"] = self._replaced(snapshot.replaced, locale)
        for name, text in texts.items():
            self._values[name].say(text)
        self._explain_label(
            "elapsed",
            self.tr("Time since the run began, without pauses; {seconds} s of it computing").format(
                seconds=locale.toString(snapshot.seconds, "f", 2)
            ),
        )

    def show_prospect(self, prospect: Prospect | None, *, has_solution: bool = True) -> None:
        """Show the expected time to a solution; a dash while it is unknown or when there is no solution."""
        unknown = self.tr("Known after a few restarts") if has_solution else self.tr("There is no solution")
        self._values["expected"].say(prospect.text if prospect else DASH)
        self._explain_label("expected", prospect.reason if prospect else unknown)

    def _replaced(self, number: int, locale: QLocale) -> str:
        """Return for example "13 of 30", or a percentage for large populations, whose numbers the tool tip shows."""
        text = self.tr("{number} of {children}")
        text = text.format(number=locale.toString(number), children=locale.toString(self._population))
        self._values["replaced"].explain(text)
        is_short = self._population < LONG_POPULATION
        return text if is_short else locale.toString(100 * number / self._population, "f", 0) + " %"


def _short(number: int, locale: QLocale) -> str:
    """Return a number in up to seven characters, for example 987,654 or 12.3 M."""
    for limit, unit in ((10**9, "G"), (10**6, "M")):
        if number >= limit:
            return f"{locale.toString(number / limit, 'f', 2)} {unit}"
    return locale.toString(number)
