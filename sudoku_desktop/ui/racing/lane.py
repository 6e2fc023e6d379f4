"""The widget of a runner: its algorithm and seed, and the best chromosome of its run on a small board."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.race import Runner
from sudoku_desktop.evolution.snapshot import Snapshot, Status
from sudoku_desktop.figures import CurveLook, overlay_look
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.ui.generating.painted_board import PaintedBoard, looks_of_best, looks_of_puzzle
from sudoku_desktop.ui.parameters.chooser import PresetChooser
from sudoku_desktop.ui.plots.look import SAMPLE, draw_sample
from sudoku_desktop.ui.run_controller import RunRequest
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.watching.record import RunRecord
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel
from sudoku_desktop.ui.widgets.fields import SeedField
from sudoku_desktop.ui.widgets.layouts import in_column, in_row, labelled
from sudoku_desktop.ui.widgets.plain_label import PlainLabel, embolden

LEAST_SIDE = 130
SEED_DIGITS = 11
"""Width of a seed's field, in digits: 32 bits plus the frame."""

Groups = Sequence[tuple[str, Sequence[Algorithm]]]
"""Algorithms to choose from, grouped under headings."""


class _Sample(QWidget):
    """Sample of the runner's curve in the chart, for its heading."""

    def __init__(self, look: CurveLook) -> None:
        super().__init__()
        self._look = look
        self.setFixedWidth(SAMPLE)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            draw_sample(painter, QRectF(self.rect()), self._look, current_theme())


class Lane(QWidget):
    """Widget of a runner with a number, starting at 1. `record` is its run, or None before the first race."""

    def __init__(self, number: int, groups: Groups, algorithm: Algorithm, seed: int) -> None:
        super().__init__()
        self.number = number
        self.look = overlay_look(number - 1)
        self.record: RunRecord | None = None
        self.missing: int | None = None
        """Smallest number of digits missing in all units, or None before the first generation."""
        self._algorithms = {each.name: each for _, group in groups for each in group}
        self._givens = Grid.blank()
        self.chooser = PresetChooser()
        self.chooser.set_groups(groups)
        self.chooser.show_preset(algorithm.name)
        self.seed = SeedField()
        self.seed.set_seed(seed)
        self.seed.setMinimumWidth(self.fontMetrics().horizontalAdvance("0" * SEED_DIGITS))
        self.board = PaintedBoard(LEAST_SIDE, grows=True)
        self.state = ElidedLabel("", self)
        self.state.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        name = labelled(tr("Runner {number}", number=number), self.chooser)
        embolden(name)
        self.seed.setAccessibleName(tr("Seed of runner {number}", number=number))
        self.seed.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        head = in_row(_Sample(self.look), name, 1, PlainLabel(tr("Seed")), (self.seed, 2), spacing=6)
        in_column(head, self.chooser, (self.board, 1), self.state, spacing=4, inside=self)
        self.show_puzzle(self._givens)

    @property
    def runner(self) -> Runner:
        return self._algorithms[str(self.chooser.currentData())], self.seed.seed()

    @property
    def title(self) -> str:
        """Title of the runner, such as "2: Mantere & Koljonen 2007"."""
        return f"{self.number}: {translated(self.runner[0].title)}"

    @property
    def name(self) -> str:
        """Name of the runner in sentences, such as "Runner 2 (Mantere & Koljonen 2007)"."""
        return tr("Runner {number} ({algorithm})", number=self.number, algorithm=translated(self.runner[0].title))

    @property
    def last(self) -> Snapshot | None:
        return self.record.last if self.record is not None else None

    @property
    def is_solved(self) -> bool:
        return self.last is not None and self.last.status is Status.SOLVED

    @property
    def trials(self) -> int:
        """Number of trials so far."""
        return self.last.trials if self.last is not None else 0

    @property
    def seconds(self) -> float:
        """CPU time of this run, in seconds, without the turns of other runners."""
        return self.last.seconds if self.last is not None else 0.0

    @property
    def has_history(self) -> bool:
        return self.record is not None and self.record.history.generations > 0

    def show_puzzle(self, givens: Grid) -> None:
        """Show a puzzle before its race begins."""
        self._givens, self.record, self.missing = givens, None, None
        self.board.show_looks(looks_of_puzzle(givens), givens.geometry, tr("Runner {number}", number=self.number))
        self.state.say("")

    def begin(self, budget: Budget) -> Runner:
        self.show_puzzle(self._givens)
        algorithm, seed = self.runner
        self.record = RunRecord(RunRequest(algorithm, self._givens, seed, budget), self._givens)
        return algorithm, seed

    def take(self, snapshot: Snapshot) -> None:
        """Add a snapshot to the run without updating the display."""
        assert self.record is not None, "told of a race that has begun"
        self.record.take(snapshot)
        if len(snapshot.trace):
            fewest = int(snapshot.trace.common.min())
            self.missing = fewest if self.missing is None else min(self.missing, fewest)

    @Slot()
    def show_run(self) -> None:
        """Show the latest snapshot on the board and in the texts below."""
        last, record = self.last, self.record
        if last is None or record is None:
            return
        self.state.say(
            tr(
                "solved at generation {generation}" if self.is_solved else "generation {generation}",
                generation=last.generation,
            )
        )
        looks = looks_of_best(self._givens, record.frame(last))
        self.board.show_looks(looks, self._givens.geometry, f"{self.title}: {self.state.whole}")

    def set_locked(self, locked: bool) -> None:
        """Make algorithm and seed read-only during a race."""
        self.chooser.set_locked(locked)
        self.seed.set_locked(locked)
