"""Our search: an evolution strategy over patterns of givens on one open solution.

Vocabulary: an *orbit* is a set of cells that the requested symmetry gives together; a *child* is a parent's pattern, or
the union of two, with a few orbits added and then dug out in random order, so that every pattern has exactly one
solution; its *miss* is its distance from the request, first in the number of givens, then in the rating. A child
replaces its parent if its miss is not larger, so that the population drifts across plateaus.

This finds what random digging does not, because the neighbours of a difficult pattern (a few givens exchanged) are
difficult far more often than random patterns are. For gentle puzzles the digging itself keeps a given whose removal
would make the puzzle too difficult, because random digging seldom ends at a gentle puzzle.

Puzzles of shapes other than the standard 9×9 mostly need more than chains when they are dug down. If an easier puzzle
is requested, the orbits removed last are given again, as few as necessary.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf

import numpy as np

from sudoku_desktop import exact, logic
from sudoku_desktop.board import BLANK, Grid
from sudoku_desktop.board.symmetry import orbits
from sudoku_desktop.services.generation.criteria import PuzzleCriteria

POPULATION = 6
CROSSOVER_SHARE = 0.25
MOST_ADDED = 8
"""Maximum number of orbits added to a child before it is dug out; with half as many, SE 9 took twice as long."""
PATIENCE = 150
"""Number of consecutive children without improvement after which the search starts over with another open solution."""
GUIDED_BELOW = 1.2
"""Highest requested rating at which digging rates every step, since unguided digging seldom ends at a gentle puzzle.
From the next level on, rating every step takes two to eight times as long as trying again.
"""

Miss = tuple[float, float]
HIT: Miss = (0.0, 0.0)


@dataclass(frozen=True)
class Pattern:
    """A puzzle with exactly one solution.

    `rating` is None when the number of givens is wrong and the puzzle was not rated. `dug_from` is the grid from which
    the puzzle was dug in the order of the orbits in `sequence`.
    """

    puzzle: Grid
    rating: logic.Rating | None
    miss: Miss
    dug_from: Grid
    sequence: tuple[int, ...]


class PatternSearch:
    """Evolutionary search on one open solution, which yields patterns with a smaller and smaller miss.

    `tried` counts the children. The result depends on the request, the solution and the generator only. `goes_on` is
    passed to `exact.Digger`.
    """

    def __init__(
        self,
        criteria: PuzzleCriteria,
        solution: Grid,
        rng: np.random.Generator,
        search: logic.Search,
        goes_on: Callable[[Grid], bool] = lambda left: True,
    ) -> None:
        self._criteria = criteria
        self._solution = solution
        self._rng = rng
        self._search = search
        self._goes_on = goes_on
        self._orbits = orbits(criteria.symmetry, criteria.size)
        self._digger = exact.Digger(self._orbits)
        self.tried = 0

    def patterns(self) -> Iterator[Pattern]:
        """Yield each new best pattern; end after one that fulfils the request, or when patience is exhausted."""
        population: list[Pattern] = []
        best, stalled = None, 0
        while stalled < PATIENCE and not self._search.is_halted:
            if len(population) < POPULATION:
                place, child = len(population), self._dug(self._solution, np.empty(0, np.int64))
                population.append(child)
            else:
                place = self._tournament(population)
                child = self._child(population, place)
                if child.miss <= population[place].miss:
                    population[place] = child
            stalled += 1
            if best is None or child.miss < best.miss:
                best, stalled = child, 0
                yield child
            if best.miss == HIT:
                return

    def steps(self, pattern: Pattern) -> Iterator[Grid]:
        """Yield the grids from which a pattern was dug, orbit by orbit, without the pattern itself."""
        cells = pattern.dug_from.cells.copy()
        for orbit in pattern.sequence:
            members = list(self._orbits[orbit])
            if cells[members[0]] and not pattern.puzzle.cells[members[0]]:
                yield Grid(cells.copy(), pattern.puzzle.geometry)
                cells[members] = BLANK

    def _tournament(self, population: list[Pattern]) -> int:
        one, other = self._rng.integers(len(population), size=2)
        return int(one if population[one].miss <= population[other].miss else other)

    def _child(self, population: list[Pattern], place: int) -> Pattern:
        """Return a child with a few more orbits than its parent, or the union of two parents.

        The parents' orbits are dug first.
        """
        rng = self._rng
        parent = population[place].puzzle.cells
        given = np.array([parent[orbit[0]] > 0 for orbit in self._orbits])
        if rng.random() < CROSSOVER_SHARE:
            other = population[int(rng.integers(len(population)))].puzzle.cells
            added = np.flatnonzero(~given & [other[orbit[0]] > 0 for orbit in self._orbits])
        else:
            absent = np.flatnonzero(~given)
            added = rng.choice(absent, min(int(rng.integers(1, MOST_ADDED + 1)), len(absent)), replace=False)
        cells = parent.copy()
        for orbit in added:
            members = list(self._orbits[orbit])
            cells[members] = self._solution.cells[members]
        return self._dug(Grid(cells, self._solution.geometry), added)

    def _dug(self, puzzle: Grid, last: np.ndarray[tuple[int], np.dtype[np.int64]]) -> Pattern:
        """Dig to a number of givens drawn from the requested range, trying the orbits in `last` at the end."""
        self.tried += 1
        criteria, rng = self._criteria, self._rng
        fewest, most = criteria.givens
        # A wide range means that the number does not matter, so dig as far as possible.
        goal = (
            fewest
            if most - fewest > len(puzzle.cells) // 3 or criteria.is_minimal
            else int(rng.integers(fewest, most + 1))
        )
        sequence = rng.permutation(len(self._orbits))
        sequence = np.concatenate([sequence[~np.isin(sequence, last)], rng.permutation(last)])
        if criteria.rating[1] <= GUIDED_BELOW and not criteria.is_minimal:
            dug = self._dig_guided(puzzle, sequence, goal)
        else:
            dug = self._digger.dig(puzzle, sequence, goal, self._goes_on)
            if not (criteria.is_standard_9x9 or criteria.is_minimal or criteria.rating[1] == inf):
                dug = self._dug_back(dug, puzzle, sequence)
        return self._judged(dug, puzzle, sequence)

    def _dug_back(self, dug: Grid, dug_from: Grid, sequence: np.ndarray[tuple[int], np.dtype[np.int64]]) -> Grid:
        """Return the puzzle with some removed orbits restored, last ones first: the fewest that make it easy enough."""
        cells = [list(self._orbits[orbit]) for orbit in sequence]
        gone = [orbit for orbit in cells if dug_from.cells[orbit[0]] and not dug.cells[orbit[0]]]

        def with_last(count: int) -> Grid:
            back = [cell for orbit in gone[len(gone) - count :] for cell in orbit]
            return dug.with_cells((cell, int(self._solution.cells[cell])) for cell in back)

        fewest, most = 0, len(gone)
        while fewest < most:
            middle = (fewest + most) // 2
            if self._search.rate(with_last(middle), self._criteria.rating[1]).reaches_solution:
                most = middle
            else:
                fewest = middle + 1
        return with_last(fewest)

    def _dig_guided(self, puzzle: Grid, sequence: np.ndarray[tuple[int], np.dtype[np.int64]], goal: int) -> Grid:
        """Dig as the digger does, but keep an orbit whose removal would make the puzzle too difficult."""
        highest = self._criteria.rating[1]
        for orbit in sequence.tolist():
            dug = self._digger.dig(puzzle, np.array([orbit]), goal)
            if dug is not puzzle and self._search.rate(dug, highest).reaches_solution:
                puzzle = dug
        return puzzle

    def _judged(self, puzzle: Grid, dug_from: Grid, sequence: np.ndarray[tuple[int], np.dtype[np.int64]]) -> Pattern:
        way = dug_from, tuple(sequence.tolist())
        criteria = self._criteria
        off = criteria.given_miss(puzzle.filled_count)
        if not off and criteria.is_minimal:
            off = len(exact.superfluous_givens(puzzle))
        if off:
            return Pattern(puzzle, None, (off, inf), *way)
        rating = self._search.rate(puzzle, None if criteria.rating[1] == inf else criteria.rating[1])
        too_hard = not rating.reaches_solution
        return Pattern(puzzle, rating, (0.0, criteria.rating_miss(rating.rating, is_lower_bound=too_hard)), *way)
