"""Ratings by the plain searches for aligned exclusions and nested chains against Sudoku Explainer 1.2.1's.

The kernels are compared with these searches, so the searches themselves must give the program's figures.
"""

import re

import pytest

from tests.logic.positions import cell
from tests.reference.naive_logic_aligned import aligned_exclusion
from tests.reference.naive_logic_nested import CONTRADICTION, LEVELS, as_found, forcing_chains, in_order, state_of
from tests.reference.naive_rating import rating, steps

RATED = (
    ("...4.5...9..2.......8.6.....8..7..95296.3..7..5.....2656798........57..4...3.....", "6.2/1.2/1.2"),
    (".2.4...8...6....3..891..5....86......3.2...5.94..3........6.9..5.4....7.8..9.7.2.", "9.0/1.2/1.2"),
    ("1.....7......892.6.9.7.3...2...3......62..4...7.8.4.5................941.895.1...", "9.0/1.2/1.2"),
    ("1...5...94.7.8.2........1.4.74......3..8..9....6.17.2.5..7.......8....9....23.6.8", "9.1/1.2/1.2"),
    ("...........6....473.4.8.6...1........7.3.....6.8...4.31..9.38......4.3.9....6..5.", "9.2/1.2/1.2"),
    (".5.3.4.2.....2.........1..78..........2.83..6..6..9.4...4..5.3....9..7..17.....9.", "9.3/9.3/7.6"),
    (".5.3.4.2.....2.........1..78..........2.8.6....6..3.4...4..5.3....9..7..17.....9.", "9.4/9.4/7.8"),
    (".5...4.2...4..13....3.....78............8.67...62...4...9.62.3....9.....1...3.7..", "9.5/1.2/1.2"),
    ("..1....3.........73.4.8.6...13..6....7...1...6.8...4.....9..8...6..4.3......6..54", "9.6/1.2/1.2"),
    ("1.......2....1..3...5..34....2..1..4....8.7..6..9.......1..5.4.8.....5..9...6....", "10.0/1.2/1.2"),
    ("..1........6....473.4.8.6...1.4......7.3.....6.8.....3.4.9.38......4.3.9....6..2.", "10.1/1.2/1.2"),
    ("..3..6.8....1....6.6.72.....1...7..8..4...6..5..3..9...3...2..7..1...4..9......5.", "10.2/10.2/2.6"),
    ("..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2", "10.3/1.2/1.2"),
    (".2..5...9...7.....7.....5..2..........4..8....6..2..91.3.2..9..6...9..13..1.6..2.", "10.4/1.2/1.2"),
    ("1..4.678.4..1...636....34.1...8.7.3......4.....863.17..9476....7.2.4....861....47", "10.4/4.5/2.6"),
    ("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..", "10.5/1.2/1.2"),
    (".....5..3..9....4..81.4.......7.......4..2..68...14.3.......2...4...6..79...5..1.", "10.6/1.2/1.2"),
    ("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", "10.7/10.7/9.7"),
    ("12....7....7....36....7.........4..8.4.9.......6.2.3...7.5.8.9.5..........2.3.1..", "10.8/10.8/2.6"),
    ("...4.67....7..........7..512..8...9...1.4.6...9........3.......8....3..2..6.1.5..", "10.9/10.9/2.6"),
    ("1...5.7....71......6...2..4.....834..8..........62...8..52...9..3...4..29...6....", "11.0/11.0/2.6"),
    ("..34......5...9...7...2...62...7..1..9...5......3....8..1.6...78......21......4..", "11.1/11.1/3.4"),
    ("..34..7...5...9.2.....1....23.....5...1.6.3..8..........46..........8.9....17.6..", "11.1/1.2/1.2"),
    (".......58..6...7..84..7...3.....1.....9.2.1.....6.9...5...8...2..7...8..23.....4.", "11.2/1.2/1.2"),
    ("1....6.......8.2....97....5.3.9....4..5....9.....2.1....4.....7.9.3...4.8.....6..", "11.3/1.2/1.2"),
    (".2.4.......7.8...6.....3.5...9.6...1.....23.....5...4...1...8..6...1...797.......", "11.4/11.4/11.3"),
    ("98.7.....7...8.6....5..4...6..3..9...9.....2...4..1..6.3.8..7.......2.1.........5", "11.5/1.2/1.2"),
    ("98.7.....6.....9....5....7..4..3..2...85..4.......4..1..69..5......2...3.....1.4.", "11.7/11.7/11.3"),
    ("12.3.....4...5......6..17..5..2......3..1..4...1..68....9....7....1..9.......9.68", "11.8/11.8/10.8"),
    (".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....", "11.9/11.9/11.3"),
    ("98.7.....7.....6....6.5.....4...5.3...79..5......2...1..85..9......1...4.....3.2.", "11.9/11.9/11.8"),
)
"""Puzzles with ratings as Sudoku Explainer writes them: of the puzzle, the first placement, the first deduction.

The easiest is by QQwing, the others are from collections of hard puzzles or were made by exchanging their givens.
"""
FAST = 1
"""Number of puzzles that take less than a second; the others take from seconds to hours."""


def written(puzzle: str) -> str:
    """Return the rating as Sudoku Explainer writes it."""
    return "/".join(str(weight / 10) for weight in rating(steps(puzzle)))


@pytest.mark.parametrize(("puzzle", "expected"), RATED[:FAST])
def test_that_a_puzzle_rates_as_sudoku_explainer_rates_it(puzzle: str, expected: str) -> None:
    assert written(puzzle) == expected


@pytest.mark.exhaustive
@pytest.mark.parametrize(("puzzle", "expected"), RATED[FAST:])
def test_that_every_puzzle_rates_as_sudoku_explainer_rates_it(puzzle: str, expected: str) -> None:
    assert written(puzzle) == expected


SMALL = (
    "8(17)62349(17)529(47)8516(47)3(14)359672(14)862917835478(3)(45)9(35)16254(13)6(2)(23)789(14)62(47)8953(17)95(178)3"
    "(14)6(48)2(17)3(17)(178)(57)(124)(25)(48)96"
)
SMALLER = (
    "35186(79)2(7)4798(15)24(15)36264(157)(3)(13)(158)(58)9489276315135948762627315498843(1)(59)(12)6(25)75726(389)(39)"
    "(89)419164(58)(27)(58)(258)3"
)
"""Blank cells with their candidates in parentheses, and the digits of the others."""


@pytest.mark.parametrize(
    ("text", "placed", "level", "weight", "nodes"),
    [
        (SMALL, (cell(9, 3), 7), 2, 101, 27),
        (SMALL, (cell(9, 3), 7), 3, 106, 27),
        (SMALL, (cell(9, 3), 7), 4, 110, 25),
        (SMALL, (cell(9, 3), 7), 5, 115, 25),
        (SMALLER, (cell(3, 7), 5), 2, 100, 21),
        (SMALLER, (cell(3, 7), 5), 4, 110, 26),
    ],
)
def test_that_a_contradiction_counts_its_nested_chains_as_sudoku_explainer_does(
    text: str, placed: tuple[int, int], level: int, weight: int, nodes: int
) -> None:
    cells = re.findall(r"\((\d+)\)|\d", text)
    position = {index: set(map(int, found)) for index, found in enumerate(cells) if found}
    hints = map(as_found, in_order(forcing_chains(state_of(position), LEVELS[level])))
    found = next(hint for hint in hints if hint and hint.placed == placed)
    assert (found.kind, found.weight, found.nodes) == (CONTRADICTION, weight, nodes)


def test_that_an_aligned_triplet_excludes_what_leaves_a_seen_cell_empty() -> None:
    position = {
        cell(1, 1): {1, 6},
        cell(1, 2): {2, 4},
        cell(1, 3): {3, 5},
        cell(2, 1): {1, 2},
        cell(2, 2): {1, 3, 4},
        cell(2, 3): {1, 4, 5},
    }
    # With 1 in the first cell, r2c1 forbids 2 in the second; with 1 and 4, r2c2 and r2c3 forbid 3 and 5 in the third.
    assert aligned_exclusion(position, 3) == {(cell(1, 1), 1)}
    del position[cell(2, 3)]
    assert (cell(1, 1), 1) not in (aligned_exclusion(position, 3) or ())
