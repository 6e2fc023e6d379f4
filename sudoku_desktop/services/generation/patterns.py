"""Our search: an evolution strategy over patterns of givens on one open solution.

Vocabulary: an *orbit* is a set of cells that are given together, by the wished symmetry; a *child* is a parent's
pattern, or a cross of two, with a few orbits added and then dug out again in random order, so that every pattern has
exactly one solution; its *miss* is how far it is from the wish, first in givens, then in the rating. A child takes
its parent's place if it misses by no more, so that the population drifts where nothing gets better.

Why it reaches what digging at random does not: patterns next to a difficult one (a few givens exchanged) are far more
often difficult than others are. Where a gentle puzzle is wished, digging itself stops before a given whose absence
would make the puzzle too difficult; digging down and looking what has come out would seldom hit one.

Puzzles of other shapes than the newspaper's are mostly beyond chains when they are dug down, so that what is wished to
be easier is dug back: of the orbits that went the last ones are given again, as few as it takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf

import numpy as np

from sudoku_desktop import exact, logic
from sudoku_desktop.board import BLANK, Grid
from sudoku_desktop.board.symmetry import orbits
from sudoku_desktop.services.generation.wish import Wish

POPULATION = 6
CROSSOVER_SHARE = 0.25
MOST_ADDED = 8
"""The most orbits a child is given before it is dug out again; with half as many, SE 9 took twice as long."""
PATIENCE = 150
"""Children in a row that miss by no less than the best before the search begins anew with another open solution."""
GUIDED_BELOW = 1.2
"""Up to this rating digging itself heeds the rating, for unguided digging seldom ends at a gentle puzzle. At the next
levels it does so often that asking at each step takes two to eight times as long as trying again."""

Miss = tuple[float, float]
HIT: Miss = (0.0, 0.0)


@dataclass(frozen=True)
class Pattern:
    """A puzzle with exactly one solution. `rating`: None where the givens are not as wished, so nobody asked.

    `dug_from`: what it was dug from, in the `sequence` of orbits.
    """

    puzzle: Grid
    rating: logic.Rating | None
    miss: Miss
    dug_from: Grid
    sequence: tuple[int, ...]


class PatternSearch:
    """The search on one open solution; iterate it for patterns that miss by less and less.

    `tried` counts the children. Everything follows from the wish, the solution and the generator. `goes_on`: as
    `exact.Digger` asks.
    """

    def __init__(
        self,
        wish: Wish,
        solution: Grid,
        rng: np.random.Generator,
        search: logic.Search,
        goes_on: Callable[[Grid], bool] = lambda left: True,
    ) -> None:
        self._wish = wish
        self._solution = solution
        self._rng = rng
        self._search = search
        self._goes_on = goes_on
        self._orbits = orbits(wish.symmetry, wish.size)
        self._digger = exact.Digger(self._orbits)
        self.tried = 0

    def patterns(self) -> Iterator[Pattern]:
        """Each new best pattern; ends with one that does not miss, or when patience is over."""
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
        """How it was dug: each puzzle on the way, orbit by orbit, without the last."""
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
        """A few orbits more than the parent, or all that two parents have; the old ones are dug at first."""
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
        """Dig out to a number of givens drawn from the wished ones, the orbits `last` at the end."""
        self.tried += 1
        wish, rng = self._wish, self._rng
        fewest, most = wish.givens
        # Without a wish for the number there is no reason to stop.
        goal = (
            fewest if most - fewest > len(puzzle.cells) // 3 or wish.is_minimal else int(rng.integers(fewest, most + 1))
        )
        sequence = rng.permutation(len(self._orbits))
        sequence = np.concatenate([sequence[~np.isin(sequence, last)], rng.permutation(last)])
        if wish.rating[1] <= GUIDED_BELOW and not wish.is_minimal:
            dug = self._dig_guided(puzzle, sequence, goal)
        else:
            dug = self._digger.dig(puzzle, sequence, goal, self._goes_on)
            if not (wish.is_newspaper or wish.is_minimal or wish.rating[1] == inf):
                dug = self._dug_back(dug, puzzle, sequence)
        return self._judged(dug, puzzle, sequence)

    def _dug_back(self, dug: Grid, dug_from: Grid, sequence: np.ndarray[tuple[int], np.dtype[np.int64]]) -> Grid:
        """With as few of the orbits given again, from the last that went, as make it no more difficult than wished."""
        cells = [list(self._orbits[orbit]) for orbit in sequence]
        gone = [orbit for orbit in cells if dug_from.cells[orbit[0]] and not dug.cells[orbit[0]]]

        def with_last(count: int) -> Grid:
            back = [cell for orbit in gone[len(gone) - count :] for cell in orbit]
            return dug.with_cells((cell, int(self._solution.cells[cell])) for cell in back)

        fewest, most = 0, len(gone)
        while fewest < most:
            middle = (fewest + most) // 2
            if self._search.rate(with_last(middle), self._wish.rating[1]).reaches_solution:
                most = middle
            else:
                fewest = middle + 1
        return with_last(fewest)

    def _dig_guided(self, puzzle: Grid, sequence: np.ndarray[tuple[int], np.dtype[np.int64]], goal: int) -> Grid:
        """As the digger, but no orbit goes whose absence makes the puzzle too difficult."""
        highest = self._wish.rating[1]
        for orbit in sequence.tolist():
            dug = self._digger.dig(puzzle, np.array([orbit]), goal)
            if dug is not puzzle and self._search.rate(dug, highest).reaches_solution:
                puzzle = dug
        return puzzle

    def _judged(self, puzzle: Grid, dug_from: Grid, sequence: np.ndarray[tuple[int], np.dtype[np.int64]]) -> Pattern:
        way = dug_from, tuple(sequence.tolist())
        wish = self._wish
        off = wish.given_miss(puzzle.filled_count)
        if not off and wish.is_minimal:
            off = len(exact.superfluous_givens(puzzle))
        if off:
            return Pattern(puzzle, None, (off, inf), *way)
        rating = self._search.rate(puzzle, None if wish.rating[1] == inf else wish.rating[1])
        too_hard = not rating.reaches_solution
        return Pattern(puzzle, rating, (0.0, wish.rating_miss(rating.rating, is_lower_bound=too_hard)), *way)
