"""What is known of a puzzle: how many solutions it has, and if it is one, which, and how hard a person finds it.

Everybody who asks gets the same answer in the same words: `assess` works it out once and remembers it, and the answer
is one of the classes of `Assessment`, each of which says itself (`sentence`, `why_not_rated`). Only `assess` needs the
compiler, and loads it when it is first called.
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
"""No 9×9 puzzle with fewer has exactly one solution (McGuire, Tugemann & Civario 2012)."""
MOST_TOLD = 8
"""Cells in which two solutions differ, of which a blank grid has 81."""
MOST_REMEMBERED = 2048
"""Puzzles whose assessment is kept, some megabytes at most."""


@dataclass(frozen=True)
class _Assessed(HasSentence):
    """What all assessments tell of a `grid`."""

    grid: Grid

    @property
    def examples(self) -> tuple[Grid, ...]:
        """As many solutions as are known, two of several."""
        return ()

    @property
    def solutions(self) -> int | None:
        """How many there are; 2 is several, None undecided."""
        return len(self.examples)

    @property
    def why_not_rated(self) -> Sentence | None:
        """Why there is no human rating."""
        return self.sentence


@dataclass(frozen=True)
class Clash(_Assessed):
    """Digits stand twice in a unit. `conflicts`: each tells of a pair of cells that none before it tells of."""

    conflicts: tuple[Conflict, ...]

    @classmethod
    def of(cls, grid: Grid) -> Clash | None:
        """What clashes in a grid, by whomever it was filled; None where nothing does.

        Two cells of one row and one box clash once: the row tells of it.
        """
        told: set[tuple[int, int]] = set()
        conflicts = []
        for conflict in grid.conflicts():
            pairs = set(combinations(conflict.cells, 2))
            if not pairs <= told:
                conflicts.append(conflict)
                told |= pairs
        return cls(grid, tuple(conflicts)) if conflicts else None

    @property
    def reason(self) -> Sentence:
        """The first conflict, for example "two 5s in row 3: columns 2 and 7", and how many there are besides."""
        first, more = self.conflicts[0].sentence, len(self.conflicts) - 1
        return Sentence("{conflict}; and %n more conflict(s)", n=more, conflict=first) if more else first

    @property
    def cells(self) -> tuple[int, ...]:
        """All that clash, ascending."""
        return tuple(sorted({cell for conflict in self.conflicts for cell in conflict.cells}))

    @property
    def sentence(self) -> Sentence:
        return _no_solution(self.reason)


@dataclass(frozen=True)
class Impossible(_Assessed):
    """No solution, although no digits clash. `reason`: why; `cells`: the blank cells in which one sees it, if any."""

    reason: Sentence
    cells: tuple[int, ...]

    @property
    def sentence(self) -> Sentence:
        return _no_solution(self.reason)


def _no_solution(reason: Sentence) -> Sentence:
    return Sentence("no solution: {reason}", reason=reason)


@dataclass(frozen=True)
class Several(_Assessed):
    """More than one solution. `pair`: two of them."""

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
        """The cells in which the two differ, ascending."""
        one, other = self.pair
        return tuple(np.flatnonzero(one.cells != other.cells).tolist())

    @property
    def why_not_rated(self) -> Sentence:
        """With the first cells in which the two solutions differ, and what they hold there."""
        one, other = (example.cells.tolist() for example in self.pair)
        places = [
            Sentence(
                "{cell} ({one} or {other})",
                cell=Cells((cell,), self.grid.geometry),
                one=Digits((one[cell],)),
                other=Digits((other[cell],)),
            )
            for cell in self.differing_cells[:MOST_TOLD]
        ]
        more = len(self.differing_cells) - len(places)
        if more:
            places.append(Sentence("%n more cell(s)", n=more))
        return Sentence("several solutions: two of them differ in {places}", places=Listed(tuple(places)))


@dataclass(frozen=True)
class Blank(Several):
    """No given, so that every solved grid is a solution."""

    @staticmethod
    def is_told_by(grid: Grid) -> bool:
        """Whether it is seen at once: in a grid of boxes or a Latin square, without diagonals, windows or regions."""
        return not (grid.filled_count or grid.geometry.extras) and Variant.JIGSAW not in grid.geometry.variants

    @classmethod
    def of(cls, grid: Grid) -> Blank:
        """The solutions are the pattern that everybody writes first, and the same with each digit one higher."""
        shape = grid.geometry
        height, width = shape.box or (shape.size, 1)
        shift = width * (shape.row_of % height) + shape.row_of // height
        one, other = (Grid((shift + shape.column_of + more) % shape.size + 1, shape) for more in (0, 1))
        return cls(grid, (one, other))


@dataclass(frozen=True)
class Unique(_Assessed):
    """Exactly one solution.

    `human`: how hard a person finds the puzzle; None as long as that is not known. `guesses`: where the ladder ends
    before the solution, how many the exact solver makes on average, if that could be counted; such puzzles are the
    hardest, and this ranks them.
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
    """The exact solver gave up before it knew whether there is exactly one solution."""

    @property
    def solutions(self) -> None:
        return None

    @property
    def sentence(self) -> Sentence:
        return Sentence("undecided: the exact solver timed out")


Assessment: TypeAlias = Clash | Impossible | Several | Unique | Undecided


def at_sight(grid: Grid) -> Blank | Clash | Impossible | None:
    """What can be said of a grid without trying anything; None where that is nothing."""
    if Blank.is_told_by(grid):
        return Blank.of(grid)
    reason = exact.visible_reason(grid)
    return None if reason is None else _unsolvable(grid, reason)


def _unsolvable(grid: Grid, reason: exact.Reason) -> Clash | Impossible:
    return Clash.of(grid) or Impossible(grid, reason.sentence, reason.cells)


class _Memory:
    """The assessments made last, by grid; any thread may ask."""

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
            if len(self._known) > MOST_REMEMBERED:
                self._known.popitem(last=False)
        return assessment

    def forget(self) -> None:
        with self._lock:
            self._known.clear()


_memory = _Memory()
forget = _memory.forget
"""Drop all that is remembered."""
remembered = _memory.of
"""What `assess` found out about a grid, as far as it came; None for one that it was not asked about lately."""


def assess(
    grid: Grid,
    *,
    with_rating: bool = True,
    stop: Stop | None = None,
    watch: Callable[[Assessment], None] = lambda assessment: None,
) -> Assessment:
    """Prove how many solutions a grid has, then rate it as a person does if it is one.

    `watch` sees what is proved, then what is rated, in the thread that called. Once `stop` is set, by whatever
    thread, the answer comes within 0.1 s as far as it is known; the proof cannot be stopped, which takes 2 s at most
    for a grid larger than 9×9, and a moment for others.
    """
    known = _memory.of(grid) or _memory.keep(_proved(grid))
    watch(known)
    stop = stop or Stop()
    if not (isinstance(known, Unique) and known.human is None and with_rating):
        return known
    if stop.is_set():
        return known
    known = _rated(known, stop)
    if known.human is not None:
        watch(_memory.keep(known))
    return known


def _proved(grid: Grid) -> Assessment:
    """What the exact solver says of a grid."""
    if Blank.is_told_by(grid):
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


def _rated(proved: Unique, stop: Stop) -> Unique:
    """With what the ladder says, and the guesses beyond it; unchanged when stopped on the way."""
    search = logic.Search(proved.grid.geometry)
    with stop.halting(search):
        human = search.rate(proved.grid)
    if search.is_halted:
        return proved
    guesses = None
    if not human.reaches_solution:
        try:
            guesses = mean_guesses(proved.grid, is_stopped=stop.is_set)
        except exact.UndecidedError:  # the node limit ended a search
            if stop.is_set():
                return proved
    return replace(proved, human=human, guesses=guesses)
