"""Cycles, skyscrapers and their kin, X-chains, XY-chains, forcing chains."""

from itertools import pairwise

import pytest

from sudoku_desktop.logic import Candidate, Position
from sudoku_desktop.logic.kernels.chain_graph import price_of_length
from sudoku_desktop.logic.kernels.record import HALT, new_record
from tests.logic.chain_positions import assert_found, candidates, first_use, of_size, only
from tests.logic.positions import cell, found, must_find
from tests.logic.searches import find_chain
from tests.reference.naive_logic_nested import next_static

SKYSCRAPER = {
    cell(2, 1): (5, 1),
    cell(2, 5): (5, 2),
    cell(8, 1): (5, 3),
    cell(8, 6): (5, 4),
    cell(5, 1): (5, 7),
    cell(1, 6): (5, 6),
    cell(3, 6): (5, 8),
}
KITE = {
    cell(2, 1): (5, 1),
    cell(2, 7): (5, 2),
    cell(1, 2): (5, 3),
    cell(8, 2): (5, 4),
    cell(3, 3): (5, 6),
    cell(8, 7): (5, 7),
    cell(8, 9): (5, 8),
    cell(9, 7): (5, 9),
}
TURBOT = {
    cell(3, 1): (5, 1),
    cell(1, 2): (5, 2),
    cell(8, 2): (5, 3),
    cell(8, 6): (5, 4),
    cell(5, 2): (5, 6),
    cell(3, 6): (5, 7),
    cell(3, 9): (5, 8),
    cell(4, 6): (5, 9),
}
X_CYCLE = {
    cell(2, 1): (5, 1),
    cell(2, 5): (5, 2),
    cell(8, 1): (5, 3),
    cell(8, 5): (5, 4),
    cell(5, 1): (5, 6),
    cell(6, 5): (5, 7),
}
Y_CYCLE = {
    cell(1, 1): (1, 2),
    cell(1, 5): (2, 3),
    cell(5, 5): (3, 4),
    cell(5, 1): (4, 1),
    cell(1, 9): (2, 7, 8),
}
XY_CYCLE = {
    cell(1, 1): (1, 2),
    cell(1, 5): (1, 3, 4),
    cell(5, 5): (1, 2, 9),
    cell(5, 1): (2, 5, 6),
    cell(1, 9): (1, 7, 8),
    cell(9, 1): (2, 7, 8),
}
XY_CHAIN = {
    cell(1, 1): (1, 2),
    cell(1, 5): (2, 3),
    cell(5, 5): (3, 1),
    cell(5, 1): (1, 8, 9),
    cell(5, 9): (1, 4, 5),
    cell(9, 1): (1, 6, 7),
    cell(1, 9): (2, 6, 7),
    cell(9, 5): (3, 4, 5),
}


@pytest.mark.parametrize(
    ("held", "name", "rating", "removed", "reasons"),
    [
        (
            SKYSCRAPER,
            "skyscraper",
            6.6,
            [(1, 6, 5)],
            "r2c5 or r8c6 is 5, so r1c6, which sees both, is not. "
            "In each of rows 2 and 8 the digit 5 fits in only two cells, and r2c1 and r8c1 cannot both hold it.",
        ),
        (
            KITE,
            "two-string-kite",
            6.6,
            [(8, 7, 5)],
            "r8c2 or r2c7 is 5, so r8c7, which sees both, is not. "
            "In each of column 2 and row 2 the digit 5 fits in only two cells, and r1c2 and r2c1 cannot both hold it.",
        ),
        (
            TURBOT,
            "turbot-fish",
            6.6,
            [(3, 6, 5)],
            "r3c1 or r8c6 is 5, so r3c6, which sees both, is not. "
            "In each of box 1 and row 8 the digit 5 fits in only two cells, and r1c2 and r8c2 cannot both hold it.",
        ),
        (
            X_CYCLE,
            "x-cycle",
            6.5,
            [(5, 1, 5), (6, 5, 5)],
            "Around the loop of r2c1, r8c1, r8c5 and r2c5 every other cell is 5, "
            "so a cell that sees one of either set is not. "
            "If r2c1 is 5, everything follows around the loop; if it is not, everything follows the other way.",
        ),
        (
            Y_CYCLE,
            "y-cycle",
            6.6,
            [(1, 9, 2)],
            "The cells r1c1, r5c1, r5c5 and r1c5 form a loop that can be filled in only two ways, "
            "and both rule out the same candidates. "
            "If r1c1 is 1, everything follows around the loop; if it is not, everything follows the other way.",
        ),
        (
            XY_CYCLE,
            "xy-cycle",
            7.0,
            [(1, 9, 1), (9, 1, 2)],
            "The loop of links through r1c1, r1c5, r5c5 and r5c1 can be true in only two ways, "
            "and both rule out the same candidates. "
            "If r1c1 is 1, everything follows around the loop; if it is not, everything follows the other way.",
        ),
        (
            XY_CHAIN,
            "xy-chain",
            7.1,
            [(5, 1, 1)],
            "Either r5c5 is 1 or r1c1 is 1; in both cases r5c1 is not 1. "
            "If r5c5 is not 1, a chain of links leads to r1c1 being 1.",
        ),
    ],
)
def test_that_a_chain_of_links_is_found_and_told(
    held: dict[int, tuple[int, ...]], name: str, rating: float, removed: list[tuple[int, int, int]], reasons: str
) -> None:
    deduction = must_find(find_chain, only(held))
    assert (deduction.technique.name, deduction.rating, deduction.placement) == (name, rating, None)
    assert deduction.removals == tuple(Candidate(cell(row, column), digit) for row, column, digit in removed)
    assert str(deduction) == reasons


@pytest.mark.parametrize(
    ("held", "place", "digit"),
    [
        (SKYSCRAPER, cell(8, 9), 5),
        (KITE, cell(2, 5), 5),
        (TURBOT, cell(2, 3), 5),
        (X_CYCLE, cell(8, 9), 5),
        (Y_CYCLE, cell(5, 5), 9),
        (XY_CYCLE, cell(5, 7), 2),
        (XY_CHAIN, cell(1, 5), 9),
    ],
)
def test_that_one_candidate_more_breaks_a_chain(held: dict[int, tuple[int, ...]], place: int, digit: int) -> None:
    assert found(find_chain, only(held | {place: (*held.get(place, ()), digit)})) is None


def test_that_links_are_told_in_reading_order() -> None:
    deduction = must_find(find_chain, only(XY_CHAIN))
    told = [(link.cause.digit, link.cause_is_on, link.effect.digit) for link in deduction.explanation.links]
    assert told == [
        (1, True, 1),
        (1, False, 3),
        (3, True, 3),
        (3, False, 2),
        (2, True, 2),
        (2, False, 1),
        (1, True, 1),
    ]
    links = deduction.explanation.links
    assert all(one.effect == next_one.cause for one, next_one in pairwise(links))
    assert links[0].cause == links[-1].effect == Candidate(cell(5, 1), 1)
    assert set(deduction.explanation.pattern) >= {link.cause for link in links}


def test_that_a_chain_may_place_a_digit() -> None:
    puzzle = ".8.1..39....9..48.......5.64.738....5...6.1..9.6....5....5...........7..7.381...9"
    deduction = first_use(puzzle, "forcing-chain")
    assert (deduction.placement, deduction.removals) == (Candidate(cell(2, 2), 6), ())
    assert str(deduction) == "If r2c2 were not 6, a chain of links would make it 6: so it is 6."


def test_that_each_bound_adds_a_tenth() -> None:
    bounds = [4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256]
    for tenths, bound in enumerate(bounds):
        assert price_of_length(bound + 2) == tenths
        assert price_of_length(bound + 3) == tenths + 1


def test_that_nothing_is_found_where_no_candidate_is_left() -> None:
    assert found(find_chain, only({})) is None


def test_that_a_halted_search_finds_nothing() -> None:
    position, record = only(SKYSCRAPER), new_record()
    record[HALT] = 1
    assert not find_chain(position.marks, position.places, record)


@pytest.mark.parametrize("position", of_size(40, 250, 24))
def test_that_the_best_chain_is_the_first_of_the_naive_ones(position: Position) -> None:
    assert_found(find_chain, position, next_static(candidates(position)))
