"""Key figures of a run; figures that an algorithm does not have are hidden."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QToolButton, QWidget

from sudoku_desktop.board import BLANK
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.escape import Purge, Restart, SeededRestart
from sudoku_desktop.evolution.parts.replacement import DeterministicCrowding, Elitism, MutatedParents, SteadyState
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.sentence import Rounded
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.numbers import decimal, whole
from sudoku_desktop.ui.plots.scales import MISSING, Scale
from sudoku_desktop.ui.watching.prospects import Prospect, has_independent_attempts
from sudoku_desktop.ui.widgets.elided_label import DASH, ElidedLabel, FigureLabel
from sudoku_desktop.ui.widgets.fonts import follow_font, resize_font
from sudoku_desktop.ui.widgets.layouts import in_grid
from sudoku_desktop.ui.widgets.tool_tip import explain

SPACING = 8
NAME_SIZE, VALUE_SIZE = 0.92, 1.9
"""Font sizes of names and of the main values, relative to the application's font."""
UNIT_SIZE, UNIT_GAP = 0.6, 4
"""Font size of units relative to their numbers, and the space before them in logical pixels."""
LONG_POPULATION = 1000
_LONG_SEED = str(2**32 - 1)
MAIN = ("generation", "missing", "agreed", "elapsed")
"""Names of the figures that are always shown; a button opens the others."""


class MainFigure(FigureLabel):
    """A large number, followed by its unit or another addition in small, faint letters."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)

    def _as_much_as_fits(self) -> str:
        number, _, unit = self.whole.partition(" ")
        metrics = self.fontMetrics()
        width = float(metrics.horizontalAdvance(number))
        if unit:
            width += UNIT_GAP + UNIT_SIZE * metrics.horizontalAdvance(unit)
        return self.whole if width <= self.width() else super()._as_much_as_fits()

    def paintEvent(self, event: QPaintEvent) -> None:
        number, _, unit = self.text().partition(" ")
        metrics, font = self.fontMetrics(), self.font()
        baseline = (self.height() + metrics.ascent() - metrics.descent()) // 2
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(0, baseline, number)
            font.setPointSizeF(font.pointSizeF() * UNIT_SIZE)
            painter.setFont(font)
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            painter.drawText(metrics.horizontalAdvance(number) + UNIT_GAP, baseline, unit)


def figure_label(text: str) -> ElidedLabel:
    """Return the label of a figure, which elides long text so that changing figures do not move other widgets."""
    label = ElidedLabel(text)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    resize_font(label, NAME_SIZE)
    return label


def main_figures(
    labels: Sequence[QWidget], figures: Sequence[QWidget], *, inside: QWidget | None = None
) -> QGridLayout:
    """Arrange main figures side by side, each below its label."""
    for figure in figures:
        resize_font(figure, VALUE_SIZE, bold=True)
    return in_grid(labels, figures, spacing=(SPACING, 0), stretches=[1] * len(figures), inside=inside)


class FiguresBar(QWidget):
    """The four main figures in a row, and a button that opens the others."""

    def __init__(self) -> None:
        super().__init__()
        self._scale = MISSING
        self._population = 0
        names = {
            "generation": tr("Generation"),
            "missing": tr("Missing digits", "short"),
            "agreed": tr("Cells all agree on"),
            "elapsed": tr("Elapsed"),
            "trials": tr("Trials"),
            "speed": tr("Trials/s"),
            "fitness": tr("Fitness"),
            "best": tr("Best so far"),
            "restarts": tr("Restarts"),
            "purges": tr("Purges"),
            "elite": tr("Elite"),
            "replaced": tr("Replaced"),
            "diversity": tr("Diversity"),
            "expected": tr("Expected"),
            "seed": tr("Seed"),
        }
        self._shown: tuple[str, ...] = tuple(names)
        self.more = QFrame(self, Qt.WindowType.Popup)
        self.more.setFrameShape(QFrame.Shape.StyledPanel)
        self.more.setAccessibleName(tr("More figures"))
        rows = QGridLayout(self.more)
        rows.setHorizontalSpacing(24)
        self._labels = {name: figure_label(text) for name, text in names.items()}
        self._values = {name: (MainFigure if name in MAIN else FigureLabel)(text) for name, text in names.items()}
        grid = main_figures([self._labels[name] for name in MAIN], [self._values[name] for name in MAIN], inside=self)
        for row, name in enumerate(each for each in names if each not in MAIN):
            value = self._values[name]
            value.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            self._labels[name].setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            rows.addWidget(self._labels[name], row, 0)
            rows.addWidget(value, row, 1)
        long = _LONG_SEED + "000"
        follow_font(self, lambda: rows.setColumnMinimumWidth(1, self.fontMetrics().horizontalAdvance(long)))
        self.more_button = QToolButton(autoRaise=True)
        self.more_button.setText("⋯")
        self.more_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        explain(self.more_button, tr("Show all figures of the run"))
        self.more_button.clicked.connect(self._open)
        grid.addWidget(self.more_button, 0, len(MAIN), 2, 1, Qt.AlignmentFlag.AlignVCenter)
        self._explain_label("missing", tr("How many digits the best is missing in all rows, columns and boxes"))
        self._explain_label("agreed", tr("Cells to fill in which all individuals have the same digit"))
        self._explain_label("best", tr("The best fitness in any generation up to the one shown"))
        self._explain_label("elite", tr("How many of the best survive unchanged"))
        self._explain_label("replaced", tr("How many children of this generation replaced another individual"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clear()

    def _explain_label(self, name: str, tip: str) -> None:
        self._labels[name].explain(tip)
        self._values[name].explain(tip)

    @Slot()
    def _open(self) -> None:
        self.more.adjustSize()
        corner = self.more_button.mapToGlobal(self.more_button.rect().bottomRight())
        self.more.move(corner - QPoint(self.more.width(), 0))
        self.more.show()

    def _show(self, names: tuple[str, ...]) -> None:
        """Show exactly these of the additional figures."""
        self._shown = names
        for name in self._values:
            if name not in MAIN:
                self._labels[name].setVisible(name in names)
                self._values[name].setVisible(name in names)

    def value(self, name: str) -> str:
        """Return the text shown for a figure such as "generation" or "fitness"; empty for a hidden figure."""
        return self._values[name].whole if name in self._shown else ""

    def clear(self) -> None:
        for value in self._values.values():
            value.say(DASH)

    def begin(self, algorithm: Algorithm, scale: Scale, seed: int) -> None:
        """Show the figures of a new run; its algorithm determines which figures exist."""
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
            tr("{fitness}; a solution has {optimum}", fitness=scale.name, optimum=scale.text(0.0)),
        )
        if isinstance(replacement, Elitism | MutatedParents):
            self._values["elite"].say(whole(replacement.elite))
        self._values["seed"].say(str(seed))

    def show_snapshot(self, snapshot: Snapshot, elapsed: float) -> None:
        """Show a snapshot; `elapsed`: seconds without pauses; trials per second refer to computing time."""
        speed = snapshot.trials / snapshot.seconds if snapshot.seconds > 0 else 0.0
        texts = {
            "generation": whole(snapshot.generation),
            "trials": _short(snapshot.trials),
            "speed": _short(speed),
            "fitness": self._scale.text(snapshot.best_cost),
            "best": self._scale.text(snapshot.best_so_far_cost),
            "restarts": whole(snapshot.restarts),
            "purges": whole(snapshot.purges),
            "elapsed": decimal(elapsed, 1) + " s",
        }
        # an empty trace means that a large generation is incomplete, and these figures have not changed
        if len(snapshot.trace):
            texts["missing"] = whole(float(snapshot.trace.common[-1]))
            texts["agreed"] = _agreed(snapshot)
            texts["diversity"] = whole(100 * snapshot.diversity) + " %"
            texts["replaced"] = self._replaced(snapshot.replaced)
        for name, text in texts.items():
            self._values[name].say(text)
        self._explain_label(
            "elapsed",
            tr(
                "Time since the run began, without pauses; {seconds} s of it computing",
                seconds=Rounded(snapshot.seconds, 2),
            ),
        )

    def show_prospect(self, prospect: Prospect | None, *, has_solution: bool = True) -> None:
        """Show the expected time to a solution, or a dash while it is unknown or when there is no solution."""
        unknown = tr("Known after a few restarts") if has_solution else tr("There is no solution")
        self._values["expected"].say(prospect.text if prospect else DASH)
        self._explain_label("expected", prospect.reason if prospect else unknown)

    def _replaced(self, number: int) -> str:
        """Return a text such as "13 of 30", or a percentage for large populations, with the numbers in the tool tip."""
        text = tr("{number} of {children}", number=number, children=self._population)
        self._values["replaced"].explain(text)
        is_short = self._population < LONG_POPULATION
        return text if is_short else whole(100 * number / self._population) + " %"


def _agreed(snapshot: Snapshot) -> str:
    """Return a text such as "26 of 49": the number of cells to fill in which the whole population agrees."""
    is_free = snapshot.prepared.cells == BLANK
    agreed = int((snapshot.entropy[is_free] == 0).sum())
    return tr("{number} of {cells}", number=agreed, cells=int(is_free.sum()))


def _short(number: float) -> str:
    """Return a number in at most seven characters, such as 987,654 or 12.3 M."""
    for limit, unit in ((10**9, "G"), (10**6, "M")):
        if number >= limit:
            return f"{decimal(number / limit)} {unit}"
    return whole(number)
