"""What is kept of one run: what was asked, its history, its improvements, its end."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from sudoku_desktop.board import BLANK, Grid
from sudoku_desktop.evolution.history import History
from sudoku_desktop.evolution.parts.escape import Purge, Restart, SeededRestart
from sudoku_desktop.evolution.snapshot import Improvement, Snapshot
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import enumerated, in_words, translated
from sudoku_desktop.trials.recorded_runs import RecordedRun
from sudoku_desktop.ui.board import BoardFrame, cells_where
from sudoku_desktop.ui.genealogy import Genealogy
from sudoku_desktop.ui.plots.scales import Scale
from sudoku_desktop.ui.run_controller import RunRequest, RunState

if TYPE_CHECKING:
    from sudoku_desktop.evolution.trajectories import Trajectories

MOST_RESTARTS = 100


@dataclass(eq=False)
class RunRecord:
    """One run as it is remembered, equal to itself alone; `state` is what it last was."""

    request: RunRequest
    puzzle: Grid
    """What was on the board; the run may have counted entries as givens, too."""
    history: History = field(default_factory=History)
    improvements: list[Improvement] = field(default_factory=list)
    restarts: list[int] = field(default_factory=list)
    """The generations of the first ones, MOST_RESTARTS or a few more; `restart_bins` knows all."""
    state: RunState = RunState.RUNNING
    last: Snapshot | None = None
    kept: Snapshot | None = None
    """The last snapshot of what the archive keeps of the run; None if it keeps nothing."""
    title: str = ""
    """What the puzzle was called."""
    has_solution: bool = True
    """False where the exact solver has proved that there is none, and a person evolves all the same."""
    key: bytes = field(default_factory=lambda: os.urandom(16))
    """What an archive knows it by."""

    @cached_property
    def genealogy(self) -> Genealogy:
        """Who tells of its ancestors."""
        return Genealogy(self.request)

    @cached_property
    def trajectories(self) -> Trajectories:
        """The ways of its populations."""
        from sudoku_desktop.evolution.trajectories import Trajectories

        return Trajectories()

    @property
    def label(self) -> str:
        """For a plot's title, such as "Mantere & Koljonen 2007, seed 5"."""
        seed = Sentence("seed {seed}", seed=str(self.request.seed))
        return f"{translated(self.request.algorithm.title)}, {in_words(seed)}"

    @property
    def scale(self) -> Scale:
        return Scale.of(self.request.algorithm.fitness, self.request.givens.geometry)

    @property
    def fitness(self) -> str:
        """The best of the run in words; a dash before there is one."""
        return self.scale.text(self.last.best_so_far_cost) if self.last else "–"

    @property
    def recorded(self) -> RecordedRun:
        """What a document tells of it."""
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

    def frame(self, snapshot: Snapshot) -> BoardFrame:
        """A snapshot on the board, with what was filled in before the evolution began."""
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
        """First and last generation of each stretch of the history in which there was a restart, ascending."""
        envelope = self.history.envelope()
        last = envelope.generation.astype(int)
        first = [0, *(last[:-1] + 1).tolist()]
        return [(first[place], int(last[place])) for place in envelope.restarts.nonzero()[0]]


def figures_in_words(record: RunRecord) -> str:
    """Such as "839 generations, 16,801 trials, 0 restarts, seed 5", with numbers as the locale writes them.

    Restarts and purges are counted where the algorithm has them.
    """
    last = record.last
    escapes = record.request.algorithm.escapes
    facts = [
        Sentence("%n generation(s)", n=last.generation if last else 0),
        Sentence("%n trial(s)", n=last.trials if last else 0),
    ]
    if any(isinstance(escape, Restart | SeededRestart) for escape in escapes):
        facts.append(Sentence("%n restart(s)", n=last.restarts if last else 0))
    if any(isinstance(escape, Purge) for escape in escapes):
        facts.append(Sentence("%n purge(s)", n=last.purges if last else 0))
    return enumerated(*facts, Sentence("seed {seed}", seed=str(record.request.seed)))
