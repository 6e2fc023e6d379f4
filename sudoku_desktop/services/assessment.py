"""Assess puzzles: prove the number of solutions, and rate the human difficulty of puzzles with exactly one.

All parts of the program get the same answer: `assess` computes an assessment once and caches it. Each class of
`Assessment` puts itself into words (`sentence`, `why_not_rated`). Only `assess` needs the compiler, which is loaded at
the first call.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import TypeAlias

import numpy as np

from sudoku_desktop import exact, logic
from sudoku_desktop.board import Grid, Variant
from sudoku_desktop.board.grid import Conflict
from sudoku_desktop.board.terms import Cells, Digits
from sudoku_desktop.sentence import HasSentence, Listed, Sentence
from sudoku_desktop.services.guesses import mean_guesses
from sudoku_desktop.services.stopping import Stop

FEWEST_GIVENS = 17
"""Fewest givens of a 9×9 puzzle with exactly one solution (McGuire, Tugemann & Civario 2012)."""
MAX_LISTED_CELLS = 8
"""Maximum number of cells that a sentence lists as different between two solutions."""
MAX_CACHED = 2048
"""Maximum number of cached assessments; a full cache takes some megabytes."""


@dataclass(frozen=True)
class _Assessed(HasSentence):
    """Base class of all assessments of a `grid`."""

    grid: Grid

    @property
    def examples(self) -> tuple[Grid, ...]:
        """The known solutions: none, the only one, or two of several."""
        return ()

    @property
    def solutions(self) -> int | None:
        """Number of solutions; 2 stands for several, None for undecided."""
        return len(self.examples)

    @property
    def why_not_rated(self) -> Sentence | None:
        """Reason why there is no human rating; None when there is one."""
        return self.sentence


@dataclass(frozen=True)
class Conflicting(_Assessed):
    """A digit occurs twice in a unit.

    `conflicts`: each names at least one pair of cells that no earlier conflict names.
    """

    conflicts: tuple[Conflict, ...]

    @classmethod
    def of(cls, grid: Grid) -> Conflicting | None:
        """Return the conflicts in a grid, or None when there are none.

        Two cells of the same row and box conflict only once, in the row.
        """
        seen: set[tuple[int, int]] = set()
        conflicts = []
        for conflict in grid.conflicts():
            pairs = set(combinations(conflict.cells, 2))
            if not pairs <= seen:
                conflicts.append(conflict)
                seen |= pairs
        return cls(grid, tuple(conflicts)) if conflicts else None

    @property
    def reason(self) -> Sentence:
        """The first conflict and the number of others, e.g. "two 5s in row 3: columns 2 and 7; and 1 more conflict"."""
        first, more = self.conflicts[0].sentence, len(self.conflicts) - 1
        return Sentence("{conflict}; and %n more conflict(s)", n=more, conflict=first) if more else first

    @property
    def cells(self) -> tuple[int, ...]:
        """Indices of all conflicting cells, in ascending order."""
        return tuple(sorted({cell for conflict in self.conflicts for cell in conflict.cells}))

    @property
    def sentence(self) -> Sentence:
        return _no_solution(self.reason)


@dataclass(frozen=True)
class Impossible(_Assessed):
    """The grid has no solution, although no digits conflict.

    `reason`: why; `cells`: indices of the blank cells that show the contradiction, possibly none.
    """

    reason: Sentence
    cells: tuple[int, ...]

    @property
    def sentence(self) -> Sentence:
        return _no_solution(self.reason)


def _no_solution(reason: Sentence) -> Sentence:
    return Sentence("no solution: {reason}", reason=reason)


@dataclass(frozen=True)
class Several(_Assessed):
    """The grid has more than one solution. `pair`: two of the solutions."""

    pair: tuple[Grid, Grid]

    @property
    def sentence(self) -> Sentence:
        if self.grid.geometry.is_standard_9x9 and self.grid.filled_count < FEWEST_GIVENS:
            return Sentence(
                "several solutions, since a single one needs at least {fewest} givens", fewest=FEWEST_GIVENS
            )
        return Sentence("several solutions")

    @property
    def examples(self) -> tuple[Grid, ...]:
        return self.pair

    @cached_property
    def differing_cells(self) -> tuple[int, ...]:
        """Indices of the cells in which the two solutions differ, in ascending order."""
        one, other = self.pair
        return tuple(np.flatnonzero(one.cells != other.cells).tolist())

    @property
    def why_not_rated(self) -> Sentence:
        """The reason, listing the first cells in which two solutions differ, with both digits."""
        one, other = (example.cells.tolist() for example in self.pair)
        places = [
            Sentence(
                "{cell} ({one} or {other})",
                cell=Cells((cell,), self.grid.geometry),
                one=Digits((one[cell],)),
                other=Digits((other[cell],)),
            )
            for cell in self.differing_cells[:MAX_LISTED_CELLS]
        ]
        more = len(self.differing_cells) - len(places)
        if more:
            places.append(Sentence("%n more cell(s)", n=more))
        return Sentence("several solutions: two of them differ in {places}", places=Listed(tuple(places)))


@dataclass(frozen=True)
class Blank(Several):
    """The grid has no givens, so that every solved grid is a solution."""

    @staticmethod
    def is_visible_in(grid: Grid) -> bool:
        """Return whether a grid is blank and has a simple pattern as solution: no jigsaw, diagonals or windows."""
        return not (grid.filled_count or grid.geometry.extras) and Variant.JIGSAW not in grid.geometry.variants

    @classmethod
    def of(cls, grid: Grid) -> Blank:
        """Return the assessment of a blank grid, with the simplest pattern and a second solution."""
        shape = grid.geometry
        height, width = shape.box or (shape.size, 1)
        shift = width * (shape.row_of % height) + shape.row_of // height
        one, other = (Grid((shift + shape.column_of + more) % shape.size + 1, shape) for more in (0, 1))
        return cls(grid, (one, other))


@dataclass(frozen=True)
class Unique(_Assessed):
    """The grid has exactly one solution.

    `human`: the human rating; None while it is unknown. `guesses`: if the technique ladder ends before the solution,
    the mean number of guesses of the exact solver, by which such puzzles are ranked; None when guesses could not be
    counted.
    """

    solution: Grid
    human: logic.Rating | None = None
    guesses: float | None = None

    @property
    def sentence(self) -> Sentence:
        return Sentence("exactly one solution")

    @property
    def examples(self) -> tuple[Grid, ...]:
        return (self.solution,)

    @property
    def why_not_rated(self) -> Sentence | None:
        return None if self.human is not None else Sentence("stopped before the rating was known")


@dataclass(frozen=True)
class Undecided(_Assessed):
    """The exact solver reached its limit before the number of solutions was known."""

    @property
    def solutions(self) -> None:
        return None

    @property
    def sentence(self) -> Sentence:
        return Sentence("undecided: the exact solver timed out")


Assessment: TypeAlias = Conflicting | Impossible | Several | Unique | Undecided


def visible_assessment(grid: Grid) -> Blank | Conflicting | Impossible | None:
    """Return the assessment that is possible without any search, or None when a search is needed."""
    if Blank.is_visible_in(grid):
        return Blank.of(grid)
    reason = exact.visible_reason(grid)
    return None if reason is None else _unsolvable(grid, reason)


def _unsolvable(grid: Grid, reason: exact.Reason) -> Conflicting | Impossible:
    return Conflicting.of(grid) or Impossible(grid, reason.sentence, reason.cells)


class _Memory:
    """Cache of the latest assessments, by grid; thread-safe."""

    def __init__(self) -> None:
        self._known: OrderedDict[Grid, Assessment] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, grid: Grid) -> Assessment | None:
        with self._lock:
            if grid in self._known:
                self._known.move_to_end(grid)
            return self._known.get(grid)

    def keep(self, assessment: Assessment) -> Assessment:
        with self._lock:
            self._known[assessment.grid] = assessment
            self._known.move_to_end(assessment.grid)
            if len(self._known) > MAX_CACHED:
                self._known.popitem(last=False)
        return assessment

    def forget(self) -> None:
        with self._lock:
            self._known.clear()


_memory = _Memory()
forget = _memory.forget
"""Clear the cache of assessments."""
cached_assessment = _memory.of
"""Return the cached assessment of a grid, possibly without its rating, or None."""


def assess(
    grid: Grid,
    *,
    with_rating: bool = True,
    stop: Stop | None = None,
    watch: Callable[[Assessment], None] = lambda assessment: None,
) -> Assessment:
    """Prove how many solutions a grid has, and rate its human difficulty if there is exactly one.

    The calling thread passes the proof, then growing lower bounds of a rating that takes long, then the rating, to
    `watch`. After any thread has set `stop`, the assessment so far is returned within 0.1 s; only the proof cannot be
    interrupted, which takes up to 2 s for grids larger than 9×9.
    """
    known = _memory.of(grid) or _memory.keep(_proved(grid))
    watch(known)
    stop = stop or Stop()
    if not (isinstance(known, Unique) and known.human is None and with_rating):
        return known
    if stop.is_set():
        return known
    known = _rated(known, stop, watch)
    if known.human is not None:
        watch(_memory.keep(known))
    return known


def _proved(grid: Grid) -> Assessment:
    """Return the assessment by the exact solver, without a human rating."""
    if Blank.is_visible_in(grid):
        return Blank.of(grid)
    verdict = exact.prove(grid)
    if not verdict.decided:
        return Undecided(grid)
    if verdict.reason is not None:
        return _unsolvable(grid, verdict.reason)
    if verdict.solutions == 1:
        return Unique(grid, verdict.examples[0])
    one, other = verdict.examples
    return (Several if grid.filled_count else Blank)(grid, (one, other))


def _rated(proved: Unique, stop: Stop, watch: Callable[[Assessment], None]) -> Unique:
    """Return the assessment with human rating and mean guesses; unchanged if stopped first."""
    search = logic.Search(proved.grid.geometry)
    with stop.halting(search):
        human = search.rate(proved.grid, watch=lambda bound: watch(replace(proved, human=bound)))
    if search.is_halted:
        return proved
    guesses = None
    if not human.reaches_solution:
        try:
            guesses = mean_guesses(proved.grid, is_stopped=stop.is_set)
        except exact.UndecidedError:  # a search reached its node limit
            if stop.is_set():
                return proved
    return replace(proved, human=human, guesses=guesses)
