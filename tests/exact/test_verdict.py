"""Verdicts on grids: none, one or several solutions, with the reason for none."""

import pytest

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.exact import UndecidedError, Verdict, count_solutions, is_unique, prove, solve, visible_reason
from sudoku_desktop.exact.verdict import ONLY_SEARCH_SHOWS
from tests.exact.examples import FAMOUS, MINIMAL, NORVIG_IMPOSSIBLE, ORDER_4_SEVERAL, ORDER_4_UNIQUE, SOLVED
from tests.reference import naive_exact as naive

QUICK_FOR_THE_NAIVE = [*MINIMAL, FAMOUS["AI Escargot"], FAMOUS["Inkala 2010"]]


@pytest.mark.parametrize("text", QUICK_FOR_THE_NAIVE)
def test_that_a_unique_puzzle_has_the_solution_the_naive_solver_finds(text: str) -> None:
    grid = Grid.from_text(text)
    expected = naive.solutions(grid, 2)
    assert prove(grid) == Verdict(solutions=1, examples=tuple(expected), reason=None, decided=True)
    assert len(expected) == 1


@pytest.mark.parametrize("name", FAMOUS)
def test_that_the_famous_puzzles_are_proved_unique(name: str) -> None:
    grid = Grid.from_text(FAMOUS[name])
    verdict = prove(grid)
    assert verdict.is_unique
    assert verdict.examples[0].is_solved
    assert verdict.examples[0].extends(grid)
    assert verdict.examples == (solve(grid),)


@pytest.mark.parametrize("text", MINIMAL)
def test_that_a_minimal_puzzle_without_one_given_has_two_different_examples(text: str) -> None:
    full = Grid.from_text(text)
    spared = next(cell for cell in range(81) if full.cells[cell])
    grid = full.with_cell(spared, 0)
    verdict = prove(grid)
    assert (verdict.solutions, verdict.decided, verdict.reason, verdict.is_unique) == (2, True, None, False)
    one, other = verdict.examples
    assert one.is_solved
    assert other.is_solved
    assert one.extends(grid)
    assert other.extends(grid)
    differing = [cell for cell in range(81) if one.cells[cell] != other.cells[cell]]
    assert differing
    assert verdict.differing_cells == tuple(differing)


def test_that_a_unique_verdict_has_no_differing_cells() -> None:
    assert prove(Grid.from_text(MINIMAL[0])).differing_cells == ()


@pytest.mark.parametrize("order", [2, 3, 4, 5])
def test_that_a_blank_grid_has_several_solutions_in_every_order(order: int) -> None:
    verdict = prove(Grid.blank(geometry(order)))
    assert verdict.solutions == 2
    assert all(example.is_solved for example in verdict.examples)
    assert verdict.examples[0] != verdict.examples[1]


def test_that_a_solved_grid_is_its_own_only_solution() -> None:
    grid = Grid.from_text(SOLVED)
    assert prove(grid) == Verdict(solutions=1, examples=(grid,), reason=None, decided=True)
    assert solve(grid) == grid


def test_that_a_full_grid_with_two_digits_exchanged_clashes() -> None:
    grid = Grid.from_text(SOLVED).with_cells([(0, 3), (1, 5)])
    verdict = prove(grid)
    assert verdict.reason is not None
    assert str(verdict.reason) == str(grid.conflicts()[0])
    assert (verdict.solutions, verdict.examples, verdict.decided) == (0, (), True)


def test_that_a_clash_names_the_cells() -> None:
    grid = Grid.blank().with_cells([(19, 5), (24, 5)])
    reason = prove(grid).reason
    assert reason is not None
    assert reason.cells == (19, 24)
    assert str(reason) == "two 5s in row 3: columns 2 and 7"


def test_that_a_cell_that_nothing_fits_is_named() -> None:
    # Row 3 holds 1 to 4, column 5 holds 5 to 8, and box 2 the 9.
    grid = Grid.blank().with_cells(
        [(18, 1), (19, 2), (24, 3), (25, 4), (31, 5), (40, 6), (49, 7), (58, 8), (3, 9)],
    )
    reason = prove(grid).reason
    assert reason is not None
    assert reason.cells == (22,)
    assert str(reason) == "no digit fits in r3c5"


def test_that_a_digit_without_a_place_is_named() -> None:
    # Box 1: row 1 and column 1 hold a 7 elsewhere, the four cells left are filled.
    grid = Grid.blank().with_cells([(4, 7), (36, 7), (10, 1), (11, 2), (19, 3), (20, 4)])
    reason = prove(grid).reason
    assert reason is not None
    assert reason.cells == (0, 1, 2, 9, 18)
    assert str(reason) == "the digit 7 fits nowhere in box 1"


def test_that_a_digit_of_a_large_grid_is_named_by_its_symbol() -> None:
    # Three boxes and three columns that cross row 16 hold the A elsewhere, and r16c12 is filled.
    places = [(0, 8), (4, 9), (8, 10), (12, 0), (13, 4), (14, 12)]
    grid = Grid.blank(geometry(4)).with_cells([(251, 1), *((16 * row + column, 10) for row, column in places)])
    assert str(visible_reason(grid)) == "the digit A fits nowhere in row 16"


def test_that_only_the_search_shows_what_cannot_be_pointed_at() -> None:
    verdict = prove(Grid.from_text(NORVIG_IMPOSSIBLE))
    assert verdict == Verdict(solutions=0, examples=(), reason=ONLY_SEARCH_SHOWS, decided=True)
    assert "every possibility" in str(verdict.reason)
    assert verdict.reason.cells == ()


@pytest.mark.parametrize("text", MINIMAL[:6])
def test_that_a_wrong_digit_leaves_no_solution(text: str) -> None:
    grid = Grid.from_text(text)
    solution = naive.solutions(grid, 1)[0]
    peers = geometry(3).peers
    blank = next(cell for cell in range(81) if not grid.cells[cell])
    seen = {int(digit) for digit in grid.cells[peers[blank]]}
    for digit in set(range(1, 10)) - seen - {int(solution.cells[blank])}:
        wrong = grid.with_cell(blank, digit)
        verdict = prove(wrong)
        assert (verdict.solutions, verdict.decided) == (0, True)
        assert verdict.reason is not None
        assert solve(wrong) is None
        assert naive.solutions(wrong, 1) == []


def test_that_grids_of_order_4_get_the_naive_solvers_verdict() -> None:
    unique = Grid.from_text(ORDER_4_UNIQUE, geometry(4))
    assert prove(unique).examples == tuple(naive.solutions(unique, 2))
    assert is_unique(unique)
    several = Grid.from_text(ORDER_4_SEVERAL, geometry(4))
    assert count_solutions(several, 20) == len(naive.solutions(several, 20)) == 20
    assert not is_unique(several)


@pytest.mark.parametrize(("text", "order"), [(FAMOUS["Inkala 2012"], 3), ("." * 625, 5)])
def test_that_a_search_that_is_cut_short_says_so(text: str, order: int) -> None:
    grid = Grid.from_text(text, geometry(order))
    assert prove(grid, node_limit=0) == Verdict(solutions=0, examples=(), reason=None, decided=False)
    for question in (solve, is_unique):
        with pytest.raises(UndecidedError):
            question(grid, node_limit=0)
    with pytest.raises(UndecidedError):
        count_solutions(grid, 2, node_limit=0)


def test_that_an_undecided_verdict_keeps_the_solution_found_so_far() -> None:
    grid = Grid.from_text(FAMOUS["Inkala 2012"])
    solution = solve(grid)
    verdicts = [prove(grid, node_limit=limit) for limit in range(400)]
    halfway = [verdict for verdict in verdicts if not verdict.decided and verdict.solutions]
    assert halfway
    assert all(verdict == Verdict(1, (solution,), None, False) for verdict in halfway)
    assert verdicts[-1].is_unique
