"""What is being evolved, live: the open solution with its run, then the best pattern; the papers' tally below."""

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QGridLayout, QProgressBar, QSizePolicy, QWidget

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.services.generation import Method, Progress, Tally
from sudoku_desktop.ui.generating.background import Request
from sudoku_desktop.ui.generating.fitness_line import FitnessLine
from sudoku_desktop.ui.generating.painted_board import PaintedBoard, looks_of_puzzle, looks_of_snapshot
from sudoku_desktop.ui.generating.tally_table import TallyTable
from sudoku_desktop.ui.generating.words import givens_in_words, level_and_figure, pattern_in_words
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.plots.scales import Scale
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

SIDE = 172
DASH = "–"
DRAW_EVERY_MS = 80
"""Open solutions and patterns can come by the hundred a second."""


class Stage(QWidget):
    """Follows one generation from `begin` to `end`; `tally` and `tried` are of all its puzzles together."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._request: Request | None = None
        self._waiting: Progress | None = None
        self._draw_timer = QTimer(self, singleShot=True, interval=DRAW_EVERY_MS)
        self._draw_timer.timeout.connect(self._draw)
        self._tally_before, self._tried_before = Tally(), 0
        self.tally, self.tried = Tally(), 0
        self.live = QWidget()
        self.board = PaintedBoard(SIDE)
        self.activity = PlainLabel(bold=True)
        self.activity.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.line = FitnessLine()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(5)
        self.bar.setAccessibleName(self.tr("Puzzles found"))
        self.tally_table = TallyTable()
        names = {
            "found": self.tr("Found"),
            "generation": self.tr("Generation"),
            "tried": self.tr("Puzzles tried"),
            "best": self.tr("Best so far"),
            "rating": self.tr("Its rating"),
        }
        self._names = names
        self._values = {name: PlainLabel(DASH) for name in names}
        figures = QGridLayout()
        figures.setContentsMargins(0, 0, 0, 0)
        figures.setVerticalSpacing(2)
        figures.setColumnStretch(1, 1)
        for place, (name, text) in enumerate(names.items()):
            figures.addWidget(PlainLabel(text, quiet=True), place, 0)
            figures.addWidget(self._values[name], place, 1)
            self._values[name].setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        in_row(
            self.board, (in_column(self.activity, figures, (self.line, 1), spacing=4), 1), spacing=10, inside=self.live
        )
        in_column(self.bar, self.live, self.tally_table, spacing=6, inside=self)
        self.hide()

    def value(self, name: str) -> str:
        """The text of a figure: "found", "generation", "tried", "best" or "rating"."""
        return self._values[name].text()

    def begin(self, request: Request) -> None:
        self._request, self._waiting = request, None
        self._tally_before, self._tried_before = Tally(), 0
        self.tally, self.tried = Tally(), 0
        self.line.clear()
        self.board.show_looks(looks_of_puzzle(Grid.blank()), self.tr("An empty grid"))
        self.say(self.tr("Getting ready …"))
        for name in ("generation", "best", "rating"):
            self._show(name, DASH)
        self.show_found(0)
        self._show_sums()
        self.bar.setRange(0, request.count)
        self.tally_table.setVisible(request.wish.method is Method.PAPERS)
        self.live.show()
        self.show()

    def end(self) -> None:
        """Nothing is under way; the tally stays."""
        self._draw_timer.stop()
        self._draw()
        self.live.hide()

    def say(self, activity: str) -> None:
        self.activity.setText(activity)
        self.activity.setToolTip(activity)

    def show_found(self, found: int) -> None:
        assert self._request is not None, "something is being generated"
        self.bar.setValue(found)
        text = self.tr("{found} of {wanted}")
        self._show("found", text.format(found=whole(found), wanted=whole(self._request.count)))

    @Slot(object)
    def show_progress(self, progress: Progress) -> None:
        self.tried = self._tried_before + progress.tried
        self.tally = self._tally_before.plus(progress.tally or Tally())
        if progress.is_last:
            self._tried_before, self._tally_before = self.tried, self.tally
        if progress.snapshot is not None:
            self.line.extend(progress.snapshot)
        self._waiting = progress
        if not self._draw_timer.isActive():
            self._draw()
            self._draw_timer.start()

    @Slot()
    def _draw(self) -> None:
        """Show what was told last, unless that was done."""
        progress, self._waiting = self._waiting, None
        if progress is None:
            return
        self._show_sums()
        if progress.snapshot is not None:
            self._show_run(progress.snapshot)
        elif progress.best is not None:
            self._show_pattern(progress, progress.best)

    def _show_run(self, snapshot: Snapshot) -> None:
        request = self._request
        assert request is not None, "something is being generated"
        fitness = Scale.of(request.algorithm.fitness, snapshot.best.order).text(snapshot.best_so_far_cost)
        text = self.tr("{generation}, fitness {fitness}")
        self._show("generation", text.format(generation=whole(snapshot.generation), fitness=fitness))
        self.say(self.tr("Evolving a solved grid"))
        self.board.show_looks(looks_of_snapshot(snapshot), self.activity.text())

    def _show_pattern(self, progress: Progress, best: Grid) -> None:
        pattern = pattern_in_words(best, progress.best_rating)
        runs = progress.evolutionary
        if runs is None:
            self.say(self.tr("Choosing the givens"))
        else:
            text = self.tr("Rating by evolution: {run} of {runs}")
            self.say(text.format(run=whole(runs.finished), runs=whole(runs.runs)))
        self.board.show_looks(looks_of_puzzle(best), self.tr("Puzzle: {puzzle}").format(puzzle=pattern))
        self._show("best", givens_in_words(best.filled_count))
        self._show("rating", DASH if progress.best_rating is None else level_and_figure(progress.best_rating))

    def _show_sums(self) -> None:
        self._show("tried", whole(self.tried))
        if not self.tally_table.isHidden():
            self.tally_table.show_tally(self.tally)

    def _show(self, name: str, text: str) -> None:
        self._values[name].setText(text)
        self._values[name].setToolTip(text)
        self._values[name].setAccessibleName(f"{self._names[name]}: {text}")
