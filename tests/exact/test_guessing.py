"""Narrowing and guessing lose no solution, and count none twice."""

from collections import Counter
from random import Random

import numpy as np
from numba import njit
from numpy.typing import NDArray

from sudoku_desktop.board import Grid
from sudoku_desktop.exact import solve
from sudoku_desktop.exact.kernels import bands, guessing
from sudoku_desktop.exact.kernels.lanes import LANE_OF, ORDER, SIZE
from sudoku_desktop.exact.kernels.vectors import VECTOR_LANES
from tests.exact.examples import FAMOUS, MINIMAL, NORVIG_IMPOSSIBLE, SOLVED
from tests.reference import naive_exact as naive

Level = NDArray[np.uint16]
Candidates = set[tuple[int, int]]
"""Set of candidates, as cells and digits."""


@njit
def enter(givens, level):  # type: ignore[no-untyped-def]
    bands.enter(givens, level)


@njit
def settle(level):  # type: ignore[no-untyped-def]
    return bands.settle(level)[0]


@njit
def guess(level, guessed, words, scratch):  # type: ignore[no-untyped-def]
    guessing.guess(level, guessed, words, scratch)


def candidates(level: Level) -> Candidates:
    return {
        (27 * band + 9 * row + column, digit + 1)
        for band in range(ORDER)
        for digit in range(SIZE)
        for row, column in naive.all_places()
        if level[row, LANE_OF[band, digit]] >> column & 1
    }


def undecided(level: Level) -> set[int]:
    """Return the cells that a level marks as undecided."""
    return {
        27 * band + 9 * row + column
        for band in range(ORDER)
        for row, (half, word) in enumerate([(0, 0), (0, 4), (1, 0)])
        for column in range(SIZE)
        if level[ORDER + half, 8 * band + word] >> column & 1
    }


def settled(grid: Grid) -> tuple[int, Level]:
    """Return the result of narrowing a grid."""
    level = np.full((guessing.LEVEL_ROWS, VECTOR_LANES), 0xFFFF, np.uint16)  # the stack holds what was there before
    enter(grid.cells, level)
    return settle(level), level


def guessed_from(level: Level) -> Level:
    """Return the level after a guess, which also changes `level`."""
    guessed = np.full_like(level, 0xFFFF)
    guess(level, guessed, np.zeros(VECTOR_LANES, np.int32), np.zeros(VECTOR_LANES, np.uint16))
    return guessed


def the_solution(grid: Grid) -> Grid:
    """Return the solution of a puzzle that would take the naive solver long."""
    solution = solve(grid)
    assert solution is not None
    assert solution.is_solved
    assert solution.extends(grid)
    return solution


def grids_with_all_solutions() -> list[tuple[Grid, list[Grid]]]:
    """Return grids with several solutions, and some that take many guesses."""
    random = Random(7)
    solved = Grid.from_text(SOLVED)
    few: list[tuple[Grid, list[Grid]]] = []
    while len(few) < 8:
        grid = solved.with_cells([(cell, 0) for cell in random.sample(range(81), 50)])
        solutions = naive.solutions(grid, 60)
        if len(solutions) < 60:
            few.append((grid, solutions))
    hard = [Grid.from_text(FAMOUS[name]) for name in ("AI Escargot", "Platinum Blonde")]
    return few + [(grid, [the_solution(grid)]) for grid in hard]


def all_of(solution: Grid) -> Candidates:
    return set(enumerate(solution.cells.tolist()))


def test_that_every_solution_survives_narrowing_and_is_on_one_side_of_every_guess() -> None:
    kinds = set()
    for grid, solutions in grids_with_all_solutions():
        waiting = [(*settled(grid), [all_of(solution) for solution in solutions])]
        while waiting:
            outcome, level, own = waiting.pop()
            kinds.add(outcome)
            before = candidates(level)
            if outcome == bands.DEAD:
                assert not own
                continue
            assert all(solution <= before for solution in own)
            if outcome == bands.SOLVED:
                assert own == [before]
                continue
            sizes = Counter(cell for cell, _ in before)
            assert undecided(level) >= {cell for cell, size in sizes.items() if size > 1}
            guessed = guessed_from(level)
            (chosen,) = before - candidates(level)
            assert candidates(guessed) == {each for each in before if each[0] != chosen[0]} | {chosen}
            assert chosen[0] not in undecided(guessed)
            for side, wanted in ((level, False), (guessed, True)):
                waiting.append((settle(side), side, [solution for solution in own if (chosen in solution) == wanted]))
    assert kinds == {bands.DEAD, bands.OPEN, bands.SOLVED}


def test_that_narrowing_keeps_the_solution_of_a_hard_puzzle_and_what_it_decides_is_right() -> None:
    for text in [*FAMOUS.values(), *MINIMAL]:
        grid = Grid.from_text(text)
        solution = the_solution(grid)
        outcome, level = settled(grid)
        assert all_of(solution) <= candidates(level)
        assert (outcome == bands.SOLVED) == (all_of(solution) == candidates(level))
        decided = set(range(81)) - undecided(level)
        assert {each for each in candidates(level) if each[0] in decided} == {
            each for each in all_of(solution) if each[0] in decided
        }


def test_that_without_pairs_a_digit_with_two_places_in_a_box_or_a_smallest_cell_is_guessed() -> None:
    # Every cell of a blank grid has nine candidates, and every digit nine places in a box.
    outcome, level = settled(Grid.blank())
    assert outcome == bands.OPEN
    assert undecided(level) == set(range(81))
    guessed = guessed_from(level)
    assert len(candidates(guessed)) == 81 * 9 - 8
    assert len(candidates(level)) == 81 * 9 - 1
    # A digit with two places in box 1, among cells of nine candidates: one of the two is guessed.
    _, level = settled(Grid.blank())
    for row, column in [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0), (2, 1)]:
        level[row, LANE_OF[0, 4]] &= ~np.uint16(1 << column)
    before = candidates(level)
    guessed_from(level)
    ((cell, digit),) = before - candidates(level)
    assert (digit, cell in {9 + 2, 18 + 2}) == (5, True)
    assert undecided(level) == set(range(81))


def test_that_an_impossible_grid_without_a_clash_is_not_solved_by_narrowing() -> None:
    outcome, _ = settled(Grid.from_text(NORVIG_IMPOSSIBLE))
    assert outcome == bands.OPEN
