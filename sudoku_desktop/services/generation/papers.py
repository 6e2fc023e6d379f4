"""The papers' way: random givens of an open solution, accepted if the GA keeps finding that solution.

Mantere & Koljonen 2007, sec. III-F and table 3: evolve an open solution, keep 20 to 50 randomly drawn givens; solve the
puzzle up to ten times; a solution that differs rejects it, and another open solution is evolved: 1 to 251, on average
55, for a puzzle. Sharma & Bhartiya 2020: at most one digit may be missing altogether, or two digits can change places
everywhere. Neither proves anything, so that the exact solver has the last word on what is accepted.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np

from sudoku_desktop import evolution, exact
from sudoku_desktop.board import Grid
from sudoku_desktop.board.symmetry import orbits
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.services.generation.open_solution import open_solution
from sudoku_desktop.services.generation.wish import Wish
from sudoku_desktop.services.stopping import Stop

FEWEST_GIVENS, MOST_GIVENS = 20, 50
"""Of the papers; a wish for other numbers of givens goes first."""
ODDS_AGAINST = 2
"""That a cell is kept: 1 to so much, which makes 27 expected givens."""
AGREEING_RUNS = 10
MOST_ABSENT_DIGITS = 1
SOLVING_BUDGET = Budget(generations=100_000)
"""The papers have none. A run that does not get there says nothing of uniqueness, so the puzzle is given up."""


@dataclass(frozen=True)
class Tally:
    """What became of the patterns tried, as table 3 of the paper counts it.

    `differed`: at place i, how many were rejected because run i + 1 found another solution. `unsolved`: given up since
    a run found none. `agreed`: accepted by ten agreeing runs; `refuted`: how many of those have several solutions.
    """

    differed: tuple[int, ...] = (0,) * AGREEING_RUNS
    unsolved: int = 0
    agreed: int = 0
    refuted: int = 0

    @property
    def accepted(self) -> int:
        """How many have one solution, which ten runs found."""
        return self.agreed - self.refuted

    @property
    def tried(self) -> int:
        return sum(self.differed) + self.unsolved + self.agreed

    def plus(self, other: Tally) -> Tally:
        differed = tuple(mine + theirs for mine, theirs in zip(self.differed, other.differed, strict=True))
        return Tally(differed, self.unsolved + other.unsolved, self.agreed + other.agreed, self.refuted + other.refuted)

    def with_difference(self, run: int) -> Tally:
        """One more that was rejected at this run, from 0."""
        return replace(self, differed=(*self.differed[:run], self.differed[run] + 1, *self.differed[run + 1 :]))


def try_the_papers_way(
    wish: Wish, solution: Grid, rng: np.random.Generator, algorithm: Algorithm, stop: Stop, tally: Tally
) -> tuple[Grid, Tally] | None:
    """Try one pattern on an open solution; the pattern, and the tally with it. None when stopped.

    The pattern has exactly one solution, and ten runs found it, if the tally's `accepted` has grown.
    """
    puzzle = random_givens(wish, solution, rng)
    differing = first_difference(puzzle, solution, algorithm, int(rng.integers(2**32)), stop)
    if stop.is_set():
        return None
    if differing is None:
        return puzzle, replace(tally, unsolved=tally.unsolved + 1)
    if differing < AGREEING_RUNS:
        return puzzle, tally.with_difference(differing)
    refuted = not exact.prove(puzzle).is_unique
    return puzzle, replace(tally, agreed=tally.agreed + 1, refuted=tally.refuted + refuted)


def candidate(seed: int, algorithm: Algorithm) -> tuple[Grid, Grid]:
    """Random givens of an open solution, before any run, and that solution."""
    solution = open_solution(algorithm, seed, Stop())
    assert solution is not None
    return random_givens(Wish(), solution, np.random.default_rng(seed)), solution


def random_givens(wish: Wish, solution: Grid, rng: np.random.Generator) -> Grid:
    """Orbits drawn until there are as many givens as drawn before, and at most one digit is missing altogether.

    The 2007 paper speaks of "the expected value of givens" and does not give it. Where each cell is kept for itself and
    27 are expected, about 55 patterns are tried for a puzzle, as there; were each number as likely as another, 4 would
    do.
    """
    fewest, most = max(wish.givens[0], FEWEST_GIVENS), min(wish.givens[1], MOST_GIVENS)
    if fewest > most:
        fewest, most = wish.givens
    numbers = range(fewest, most + 1)
    chances = np.array([math.comb(solution.cells.size, number) / ODDS_AGAINST**number for number in numbers])
    groups = orbits(wish.symmetry)
    while True:
        goal = int(rng.choice(numbers, p=chances / chances.sum()))
        cells = np.zeros_like(solution.cells)
        for group in rng.permutation(len(groups)):
            members = list(groups[group])
            if np.count_nonzero(cells) + len(members) <= goal:
                cells[members] = solution.cells[members]
        if len(np.unique(cells[cells > 0])) >= solution.size - MOST_ABSENT_DIGITS:
            return Grid(cells)


def first_difference(puzzle: Grid, solution: Grid, algorithm: Algorithm, seed: int, stop: Stop) -> int | None:
    """The first run, from 0, that finds another solution; AGREEING_RUNS if none does, None if a run finds nothing."""
    for run in range(AGREEING_RUNS):
        found = None
        for snapshot in evolution.stream(algorithm, puzzle, seed + run, SOLVING_BUDGET):
            found = snapshot.solution
            if stop.is_set():
                return None
        if found is None:
            return None
        if found != solution:
            return run
    return AGREEING_RUNS
