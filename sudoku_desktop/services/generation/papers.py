"""The papers' method: random givens of an open solution, accepted if the GA keeps finding that solution.

Mantere & Koljonen 2007, sec. III-F and table 3: evolve an open solution and keep 20 to 50 randomly drawn givens; solve
the puzzle up to ten times; a different solution rejects it, and another open solution is evolved. A puzzle took 1 to
251 attempts, on average 55. Sharma & Bhartiya 2020: at most one digit may be missing, since two missing digits could be
exchanged. Neither paper proves uniqueness, so the exact solver checks each accepted puzzle.
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
from sudoku_desktop.services.generation.criteria import PuzzleCriteria
from sudoku_desktop.services.generation.open_solution import open_solution
from sudoku_desktop.services.stopping import Stop

FEWEST_GIVENS, MOST_GIVENS = 20, 50
"""Range of the number of givens in the papers; used when the request allows it."""
ODDS_AGAINST = 2
"""Odds against keeping a cell as a given; 2 to 1 gives 27 expected givens."""
AGREEING_RUNS = 10
MOST_ABSENT_DIGITS = 1
SOLVING_BUDGET = Budget(generations=100_000)
"""Limit of one run, which the papers do not have. A run that reaches it proves nothing, so the puzzle is discarded."""


@dataclass(frozen=True)
class Tally:
    """Outcomes of the tried patterns, counted as in table 3 of the paper.

    `differed[i]` counts the patterns rejected because run i + 1 found another solution, `unsolved` those discarded
    because a run found none, `agreed` those with ten agreeing runs, and `refuted` those of `agreed` that have several
    solutions.
    """

    differed: tuple[int, ...] = (0,) * AGREEING_RUNS
    unsolved: int = 0
    agreed: int = 0
    refuted: int = 0

    @property
    def accepted(self) -> int:
        """Number of patterns on which ten runs agreed and whose solution is proved to be unique."""
        return self.agreed - self.refuted

    @property
    def tried(self) -> int:
        return sum(self.differed) + self.unsolved + self.agreed

    def plus(self, other: Tally) -> Tally:
        differed = tuple(mine + theirs for mine, theirs in zip(self.differed, other.differed, strict=True))
        return Tally(differed, self.unsolved + other.unsolved, self.agreed + other.agreed, self.refuted + other.refuted)

    def with_difference(self, run: int) -> Tally:
        """Return a copy with one more pattern rejected at this run, counted from 0."""
        return replace(self, differed=(*self.differed[:run], self.differed[run] + 1, *self.differed[run + 1 :]))


def try_papers_method(
    criteria: PuzzleCriteria, solution: Grid, rng: np.random.Generator, algorithm: Algorithm, stop: Stop, tally: Tally
) -> tuple[Grid, Tally] | None:
    """Try one random pattern on an open solution; return the pattern and the updated tally, or None when stopped.

    The pattern is accepted, with ten agreeing runs and a unique solution, if the tally's `accepted` has grown.
    """
    puzzle = random_givens(criteria, solution, rng)
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
    """Return random givens of an open solution, before any run, and that solution."""
    solution = open_solution(algorithm, seed, Stop())
    assert solution is not None
    return random_givens(PuzzleCriteria(), solution, np.random.default_rng(seed)), solution


def random_givens(criteria: PuzzleCriteria, solution: Grid, rng: np.random.Generator) -> Grid:
    """Draw a number of givens, then whole orbits up to that number, until at most one digit is missing.

    The 2007 paper mentions "the expected value of givens" without stating it. When each cell is kept independently and
    27 are expected, a puzzle takes about 55 tries, as in the paper; with equally likely numbers it would take 4.
    """
    fewest, most = max(criteria.givens[0], FEWEST_GIVENS), min(criteria.givens[1], MOST_GIVENS)
    if fewest > most:
        fewest, most = criteria.givens
    numbers = range(fewest, most + 1)
    chances = np.array([math.comb(solution.cells.size, number) / ODDS_AGAINST**number for number in numbers])
    groups = orbits(criteria.symmetry)
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
    """Return the index of the first run that finds another solution.

    Returns AGREEING_RUNS if no run does, and None if a run finds no solution or the search is stopped.
    """
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
