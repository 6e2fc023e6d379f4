"""Record of one run: its request, history, improvements and end."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from sudoku_desktop import evolution
from sudoku_desktop.board import BLANK, Grid
from sudoku_desktop.board.terms import Units
from sudoku_desktop.evolution import explanation
from sudoku_desktop.evolution.history import History
from sudoku_desktop.evolution.snapshot import NewBest, Snapshot
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import enumerated, full_sentence, in_words, translated
from sudoku_desktop.trials.recorded_runs import RecordedRun
from sudoku_desktop.ui.board import BoardFrame, cells_where
from sudoku_desktop.ui.genealogy import Genealogy
from sudoku_desktop.ui.plots.scales import Scale
from sudoku_desktop.ui.run_controller import RunRequest, RunState

if TYPE_CHECKING:
    from sudoku_desktop.evolution.explanation.lens import RunExplainer
    from sudoku_desktop.evolution.replay import Replay
    from sudoku_desktop.evolution.trajectories import Trajectories

MOST_RESTARTS = 100


@dataclass(eq=False)
class RunRecord:
    """Record of one run, compared by identity; `state` is the last state of the run."""

    request: RunRequest
    puzzle: Grid
    """Givens of the puzzle on the board; the run may have treated entries as givens, too."""
    history: History = field(default_factory=History)
    improvements: list[NewBest] = field(default_factory=list)
    restarts: list[int] = field(default_factory=list)
    """Generations of the first restarts, up to slightly more than MOST_RESTARTS; `restart_bins` covers all."""
    state: RunState = RunState.RUNNING
    last: Snapshot | None = None
    kept: Snapshot | None = None
    """The snapshot up to which the archive contains the run; None if it is not archived."""
    title: str = ""
    """Title of the puzzle."""
    has_solution: bool = True
    """Whether a solution may exist; False if the exact solver has refuted one, but the user runs anyway."""
    key: bytes = field(default_factory=lambda: os.urandom(16))
    """Identifier of the run in the archive."""

    genealogy: Genealogy = field(init=False)
    """The genealogist that finds the run's ancestors, shared by several threads."""

    def __post_init__(self) -> None:
        self.genealogy = Genealogy(self.request)

    @cached_property
    def replay(self) -> Replay:
        """Recomputes generations of the run; only the worker thread of the Replayer uses it."""
        asked = self.request
        return evolution.Replay(asked.algorithm, asked.givens, asked.seed, asked.checkpoints)

    @cached_property
    def explainer(self) -> RunExplainer:
        """Explains the run's matings; only the worker thread of the lens uses it."""
        asked = self.request
        return explanation.RunExplainer(asked.algorithm, asked.givens, asked.seed, asked.checkpoints)

    @cached_property
    def trajectories(self) -> Trajectories:
        """Search trajectories of the run's populations."""
        from sudoku_desktop.evolution.trajectories import Trajectories

        return Trajectories()

    @property
    def label(self) -> str:
        """Title for a plot, such as "Mantere & Koljonen 2007, seed 5"."""
        seed = Sentence("seed {seed}", seed=str(self.request.seed))
        return f"{translated(self.request.algorithm.title)}, {in_words(seed)}"

    @property
    def scale(self) -> Scale:
        return Scale.of(self.request.algorithm.fitness, self.request.givens.geometry)

    @property
    def missing(self) -> int:
        """The smallest number of missing digits of any generation's best individual."""
        return round(float(self.history.envelope().common.min()))

    @property
    def recorded(self) -> RecordedRun:
        """The run as documents store it."""
        request, generations = self.request, self.last.generation if self.last else 0
        is_solved = self.state is RunState.SOLVED
        kept = np.where(self.puzzle.cells == BLANK, request.givens.cells, BLANK)
        entries = Grid(kept, request.givens.geometry).to_text() if kept.any() else ""
        return RecordedRun(request.algorithm, request.seed, request.budget, is_solved, generations, entries)

    def take(self, snapshot: Snapshot) -> None:
        self.history.extend(snapshot)
        self.trajectories.extend(snapshot.path)
        self.improvements.extend(snapshot.improvements)
        trace = snapshot.trace
        if len(self.restarts) < MOST_RESTARTS:
            self.restarts.extend((np.flatnonzero(trace.restarted)[:MOST_RESTARTS] + trace.first).tolist())
        self.last = snapshot

    def release(self) -> None:
        """Free the memory needed to continue the run, to look back on it and to explain it."""
        self.history = History()  # the plot has its own reference
        self.request.checkpoints.clear()
        self.genealogy = Genealogy(self.request)
        for name in ("replay", "explainer"):
            self.__dict__.pop(name, None)

    def frame(self, snapshot: Snapshot) -> BoardFrame:
        """Return the board frame of a snapshot; cells filled before the evolution are marked as fixed."""
        fixed = cells_where((snapshot.prepared.cells != BLANK) & (self.request.givens.cells == BLANK))
        return BoardFrame(
            snapshot.best,
            fixed,
            generation=snapshot.generation,
            entropy=snapshot.entropy,
            improvement=snapshot.improvements[-1].grid if snapshot.improvements else None,
            best_so_far=self.scale.text(snapshot.best_so_far_cost),
            givens=self.request.givens,
        )

    def restart_bins(self) -> list[tuple[int, int]]:
        """Return first and last generation of each history bin with a restart, ascending."""
        envelope = self.history.envelope()
        last = envelope.generation.astype(int)
        first = [0, *(last[:-1] + 1).tolist()]
        return [(first[place], int(last[place])) for place in envelope.restarts.nonzero()[0]]


def last_step_in_words(record: RunRecord) -> str:
    """Return "The last step swapped 4 and 6 in row 7." if a swap led from the previous grid to the solution.

    Returns "" if more than two cells differ, for example after a restart.
    """
    if len(record.improvements) < 2:
        return ""
    before, after = (each.grid for each in record.improvements[-2:])
    cells = np.flatnonzero(before.cells != after.cells).tolist()
    if len(cells) != 2 or before.cells[cells[0]] != after.cells[cells[1]]:
        return ""
    shape = after.geometry
    units = [index for index, unit in enumerate(shape.units) if set(cells) <= set(unit)]
    if not units:
        return ""
    one, other = sorted(map(int, after.cells[cells]))
    terms = {"one": one, "other": other, "unit": Units((units[0],), shape)}
    return full_sentence(Sentence("the last step swapped {one} and {other} in {unit}", **terms))


def figures_in_words(record: RunRecord) -> str:
    """Return a text such as "16,801 grids, 2 restarts, seed 5", in the locale's format."""
    last = record.last
    phrases = [Sentence("%n grid(s)", n=last.trials if last else 0)]
    if last is not None and last.restarts:
        phrases.append(Sentence("%n restart(s)", n=last.restarts))
    if last is not None and last.purges:
        phrases.append(Sentence("%n purge(s)", n=last.purges))
    return enumerated(*phrases, Sentence("seed {seed}", seed=str(record.request.seed)))
