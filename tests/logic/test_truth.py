"""Every deduction of every technique on whole paths, compared with the exact solution.

The puzzles are the program's samples, those of `positions.py`, and some dug here; the paths of RARE need techniques
that hardly any other path needs.
"""

from collections.abc import Iterator
from functools import cache

import numpy as np

from sudoku_desktop.assets import sample_puzzles
from sudoku_desktop.board import Grid, random_isomorph
from sudoku_desktop.board.formats import read_puzzles
from sudoku_desktop.exact import is_unique, solve
from sudoku_desktop.logic import TECHNIQUES, Deduction, Position, Search
from sudoku_desktop.logic.kernels.bug import find_bug
from sudoku_desktop.logic.kernels.opcodes import NESTED_CONTRADICTION_CHAINS
from sudoku_desktop.logic.kernels.unique_loops import find_unique_loop
from tests.logic.positions import RATED, Find, found, is_true
from tests.logic.searches import (
    find_aligned_exclusion,
    find_claiming,
    find_direct_claiming,
    find_direct_hidden_set,
    find_direct_pointing,
    find_fish,
    find_hidden_set,
    find_hidden_single,
    find_last_cell,
    find_naked_set,
    find_naked_single,
    find_pointing,
    find_xy_wing,
    find_xyz_wing,
)

SEED = 20
DUG = 120
UNIT_COUNT = 27
EVERY = 20
"""Interval of positions that are tried with all SEARCHES, since chains are slow."""
SEARCHES: tuple[tuple[Find, tuple[int, ...]], ...] = (
    (find_last_cell, ()),
    (find_hidden_single, ()),
    (find_direct_pointing, ()),
    (find_direct_claiming, ()),
    (find_direct_hidden_set, (2,)),
    (find_naked_single, ()),
    (find_direct_hidden_set, (3,)),
    (find_pointing, ()),
    (find_claiming, ()),
    (find_naked_set, (2,)),
    (find_fish, (2,)),
    (find_hidden_set, (2,)),
    (find_naked_set, (3,)),
    (find_fish, (3,)),
    (find_hidden_set, (3,)),
    (find_xy_wing, ()),
    (find_xyz_wing, ()),
    (find_unique_loop, ()),
    (find_naked_set, (4,)),
    (find_fish, (4,)),
    (find_hidden_set, (4,)),
    (find_bug, ()),
    (find_aligned_exclusion, (2,)),
    (find_aligned_exclusion, (3,)),
)
RARE = (
    "1....7.9..3..2...8..96..52...53..9...1..8...26....4...3..4...1..4......7..7...3..",
    "1....7.9..3..2...8..96..5...753..9...1..8...26....41.53......1..4......7..7...3..",
    "1....7.9..3..2..78..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4....8.7..7...3..",
    "....9..5..1.....3...23..7....45...7.8.....2.......64...9..1.....8.96......54...97",
    "..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2",
    "12....7....7....36....7.........4..8.4.9.......6.2.3...7.5.8.9.5..........2.3.1..",
)
"""AI Escargot (Arto Inkala 2006) and coly013 (coloin) with additional givens, for the dynamic chains; and two puzzles
for nested chains.
"""


def dug(count: int) -> Iterator[Grid]:
    """Return minimal puzzles."""
    rng = np.random.default_rng(SEED)
    for _ in range(count):
        boxes = np.zeros((9, 9), np.uint8)
        for corner in (0, 3, 6):
            boxes[corner : corner + 3, corner : corner + 3] = rng.permutation(9).reshape(3, 3) + 1
        solution = solve(Grid(boxes.ravel()))
        assert solution is not None
        grid = random_isomorph(solution, rng)
        for cell in rng.permutation(81).tolist():
            fewer = grid.with_cell(cell, 0)
            grid = fewer if is_unique(fewer) else grid
        yield grid


def puzzles() -> Iterator[Grid]:
    """Return all puzzles, each with exactly one solution."""
    for path in sample_puzzles():
        yield from (puzzle.givens for puzzle in read_puzzles(path) if is_unique(puzzle.givens))
    yield from (Grid.from_text(text) for text, _ in RATED)
    yield from map(Grid.from_text, RARE)
    yield from dug(DUG)


@cache
def steps() -> tuple[tuple[Grid, Position, Deduction], ...]:
    """Yield all steps of the paths of all puzzles: the solution, the position before, and the deduction."""
    found = []
    for grid in puzzles():
        solution = solve(grid)
        assert solution is not None
        search, position = Search(), Position(grid)
        while not position.is_complete and (deduction := search.next_deduction(position)):
            found.append((solution, position.copy(), deduction))
            position.do(search._record)
    return tuple(found)


@cache
def out_of_turn() -> tuple[tuple[Grid, Position, Deduction], ...]:
    """Yield the results of each search on some of the positions, regardless of easier techniques."""
    found_so = []
    for index, (solution, position, _) in enumerate(steps()):
        for find, arguments in SEARCHES if index % EVERY == 0 else ():
            deduction = found(find, position, *arguments)
            if deduction:
                found_so.append((solution, position, deduction))
    return tuple(found_so)


def test_that_no_deduction_is_false() -> None:
    false = [str(deduction) for solution, _, deduction in steps() if not is_true(deduction, solution)]
    assert false == []
    assert len(steps()) > 5_000


def test_that_no_deduction_out_of_turn_is_false() -> None:
    false = [str(deduction) for solution, _, deduction in out_of_turn() if not is_true(deduction, solution)]
    assert false == []
    assert len(out_of_turn()) > 2_500


def test_that_every_technique_is_among_those_held_to_the_solution() -> None:
    seen = {deduction.technique.name for _, _, deduction in (*steps(), *out_of_turn())}
    assert {each.name for each in TECHNIQUES if each.opcode < NESTED_CONTRADICTION_CHAINS} - seen == set()
    assert {"dynamic-region-chains-with-forcing-chains", "dynamic-cell-chains-with-multiple-forcing-chains"} <= seen


def test_that_every_deduction_removes_what_is_there_or_places_what_can_be() -> None:
    for _, position, deduction in steps():
        gone = [each for each in deduction.removals if each.digit not in position.candidates(each.cell)]
        assert gone == [], deduction
        placed = deduction.placement
        assert deduction.removals if placed is None else placed.digit in position.candidates(placed.cell), deduction


def test_that_every_explanation_shows_candidates_that_are_there() -> None:
    for _, position, deduction in steps():
        shown = deduction.explanation
        assert shown.reasons, deduction
        assert [each for each in shown.pattern if each.digit not in position.candidates(each.cell)] == [], deduction
        assert shown.pattern or shown.links, deduction
        assert set(shown.units) <= set(range(UNIT_COUNT)), deduction


def test_that_no_deduction_weighs_less_than_its_technique() -> None:
    for _, _, deduction in steps():
        assert deduction.rating >= deduction.technique.weight / 10, deduction
