"""Live view of the generation: run of the open solution, best pattern, and tally of the papers' method."""

import numpy as np
from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.figures import Axis, EndName, EndNames, Figure, Line
from sudoku_desktop.figures.figure import concatenated
from sudoku_desktop.services.generation import Method, PuzzleProgress, Tally
from sudoku_desktop.services.generation.papers import AGREEING_RUNS
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.generating.maker import PuzzleRequest
from sudoku_desktop.ui.generating.painted_board import PaintedBoard, looks_of_puzzle, looks_of_snapshot
from sudoku_desktop.ui.generating.words import givens_in_words, level_and_figure, pattern_in_words, tally_in_words
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.plots.look import BEST, MEAN
from sudoku_desktop.ui.plots.scales import Scale
from sudoku_desktop.ui.plots.view import FigureView
from sudoku_desktop.ui.widgets.elided_label import DASH, ElidedLabel, FigureLabel
from sudoku_desktop.ui.widgets.layouts import in_column, in_grid, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel, embolden
from sudoku_desktop.ui.widgets.section import ThinBar

MOST_POINTS = 400
"""Maximum number of points of a line; above it, every second point is dropped."""
MOST_AT_ONCE = 100
"""Maximum number of a snapshot's generations that are drawn, evenly spaced."""
LEAST = QSize(150, 110)

Point = tuple[float, float]
"""A generation and a cost."""


class FitnessLine(FigureView):
    """Chart of best and mean cost of one run."""

    def __init__(self) -> None:
        super().__init__()
        self._best: list[Point] = []
        self._mean: list[Point] = []
        self.setMinimumSize(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # the board takes the space
        self.setAccessibleName(tr("Best and mean cost of the generations"))
        self.setToolTip(tr("The run that evolves the solved grid: best and mean cost; 0 is solved"))
        self._show_lines()

    @property
    def best(self) -> tuple[Point, ...]:
        """The points of the best cost: generation and cost."""
        return tuple(self._best)

    def restart(self) -> None:
        """Remove all points; not called `clear`, because pyqtgraph's method of that name removes the axes."""
        self._best, self._mean = [], []
        self._show_lines()

    def extend(self, snapshot: Snapshot) -> None:
        """Append the generations of a snapshot; a snapshot that is not newer than the last starts a new run."""
        trace = snapshot.trace
        if not len(trace):
            return
        if self._best and trace.first <= self._best[-1][0]:
            self._best, self._mean = [], []
        count = min(len(trace), MOST_AT_ONCE)
        for place in np.linspace(0, len(trace) - 1, count).round().astype(int).tolist():
            generation = trace.first + place
            self._best.append((generation, float(trace.best[place])))
            self._mean.append((generation, float(trace.mean[place])))
        for line in (self._best, self._mean):
            if len(line) > MOST_POINTS:
                del line[1:-1:2]
        self._show_lines()

    def _show_lines(self) -> None:
        curves = ((self._mean, MEAN, tr("mean")), (self._best, BEST, tr("best")))
        points = [(np.reshape(each, (-1, 2)).T.astype(float), look) for each, look, _ in curves]
        lines = [Line(x, y, look) for (x, y), look in points]
        ends = EndNames([EndName(*each[-1], name, look) for each, look, name in curves if each])
        x_axis = Axis.over("", concatenated(0, *(line.x for line in lines)), margins=(0, 0), least=0.5)
        y_axis = Axis.over("", concatenated(0, *(line.y for line in lines)), least=0.5)
        self.show_figure(Figure(x_axis, y_axis, [*lines, ends]))


class TallyTable(QWidget):
    """Table of the tally in ten columns, one for each run, and a sentence with the remaining numbers."""

    def __init__(self) -> None:
        super().__init__()
        title = PlainLabel(
            tr("Puzzles rejected at each run (Mantere & Koljonen 2007, table 3)"), quiet=True, wordWrap=True
        )
        centre = Qt.AlignmentFlag.AlignCenter
        self.counts = [PlainLabel(bold=True, alignment=centre) for _ in range(AGREEING_RUNS)]
        runs = [PlainLabel(whole(run + 1), quiet=True, alignment=centre) for run in range(AGREEING_RUNS)]
        grid = in_grid(runs, self.counts, spacing=(2, 0), stretches=[1] * AGREEING_RUNS)
        self.sentence = PlainLabel(wordWrap=True)
        in_column(title, grid, self.sentence, spacing=2, inside=self)
        self.show_tally(Tally())

    def show_tally(self, tally: Tally) -> None:
        for run, (label, count) in enumerate(zip(self.counts, tally.differed, strict=True)):
            label.setText(whole(count))
            label.setAccessibleName(tr("Rejected at run {run}: {count}", run=run + 1, count=count))
        self.sentence.setText(tally_in_words(tally) if tally.tried else "")


SIDE = 300
"""Minimum width of the board, in pixels."""
DRAW_EVERY_MS = 80
"""Interval between updates, in milliseconds; a hundred solutions and patterns may arrive in a second."""


class Stage(QWidget):
    """Live view from `begin` to `end`; `tally` and `tried` are totals of all puzzles of the request.

    `bar` and `tally_table` are laid out by the page.
    """

    def __init__(self) -> None:
        super().__init__()
        self._request: PuzzleRequest | None = None
        self._waiting: PuzzleProgress | None = None
        self._draw_timer = QTimer(self, singleShot=True, interval=DRAW_EVERY_MS)
        self._draw_timer.timeout.connect(self._draw)
        self._tally_before, self._tried_before = Tally(), 0
        self.tally, self.tried = Tally(), 0
        self.board = PaintedBoard(SIDE, grows=True)
        self.activity = ElidedLabel()
        embolden(self.activity)
        self.line = FitnessLine()
        self.bar = ThinBar(tr("Puzzles found"))
        self.tally_table = TallyTable()
        names = {
            "found": tr("Found"),
            "generation": tr("Generation"),
            "tried": tr("Puzzles tried"),
            "best": tr("Best so far"),
            "rating": tr("Its rating"),
        }
        self.figures = {name: FigureLabel(text) for name, text in names.items()}
        rows = ((PlainLabel(text, quiet=True), self.figures[name]) for name, text in names.items())
        figures = in_grid(*rows, spacing=(None, 2), stretches=(0, 1))
        below = in_row((figures, 1), (self.line, 1), spacing=20)
        in_column(self.activity, (self.board, 1), below, spacing=8, inside=self)
        self.tally_table.hide()

    def begin(self, request: PuzzleRequest) -> None:
        self._request, self._waiting = request, None
        self._tally_before, self._tried_before = Tally(), 0
        self.tally, self.tried = Tally(), 0
        self.line.restart()
        shape = request.criteria.shape(np.random.default_rng(request.seed))
        self.board.show_looks(looks_of_puzzle(Grid.blank(shape)), shape, tr("An empty grid"))
        self.activity.say(tr("Getting ready …"))
        for name in ("generation", "best", "rating"):
            self.figures[name].say(DASH)
        self.show_found(0)
        self._show_sums()
        self.bar.setRange(0, request.count)
        self.tally_table.setVisible(request.criteria.method is Method.PAPERS)

    def end(self) -> None:
        """Show the last progress, and stop updating."""
        self._draw_timer.stop()
        self._draw()

    def show_found(self, found: int) -> None:
        assert self._request is not None, "something is being generated"
        self.bar.setValue(found)
        self.figures["found"].say(tr("{found} of {wanted}", found=found, wanted=self._request.count))

    @Slot(object)
    def show_progress(self, progress: PuzzleProgress) -> None:
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
        """Show the latest progress, unless it has been shown already."""
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
        fitness = Scale.of(request.algorithm.fitness, snapshot.best.geometry).text(snapshot.best_so_far_cost)
        self.figures["generation"].say(
            tr("{generation}, fitness {fitness}", generation=snapshot.generation, fitness=fitness)
        )
        self.activity.say(tr("Evolving a solved grid"))
        self.board.show_looks(looks_of_snapshot(snapshot), snapshot.best.geometry, self.activity.whole)

    def _show_pattern(self, progress: PuzzleProgress, best: Grid) -> None:
        pattern = pattern_in_words(best, progress.best_rating)
        runs = progress.evolutionary
        if runs is None:
            self.activity.say(tr("Choosing the givens"))
        else:
            self.activity.say(tr("Rating by evolution: {run} of {runs}", run=runs.finished, runs=runs.runs))
        self.board.show_looks(looks_of_puzzle(best), best.geometry, tr("Puzzle: {puzzle}", puzzle=pattern))
        self.figures["best"].say(givens_in_words(best.filled_count))
        self.figures["rating"].say(DASH if progress.best_rating is None else level_and_figure(progress.best_rating))

    def _show_sums(self) -> None:
        self.figures["tried"].say(whole(self.tried))
        if not self.tally_table.isHidden():
            self.tally_table.show_tally(self.tally)
