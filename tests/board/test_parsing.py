"""Every text with 81 cells is read; every other text is refused, with its number of cells."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.board import Grid, GridTextError, geometry, grid_from_text
from tests.board.layouts import LAYOUTS, PLUS, Layout, drawn
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION

SEVENTEEN = Grid.from_text("000000010400000000020000000000050407008000300001090000300400200050100000000806000")
NINE_LINES = LAYOUTS["nine lines"](MK_FIG_1)
DRAWN = LAYOUTS["plus and minus"](MK_FIG_1)


@pytest.mark.parametrize("grid", [MK_FIG_1, ESCARGOT, SEVENTEEN, MK_FIG_1_SOLUTION, Grid.blank()])
@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS.keys())
def test_that_a_layout_is_read(layout: Layout, grid: Grid) -> None:
    assert grid_from_text(layout(grid)) == grid


sparse_grids = st.builds(
    lambda seed, share: Grid(
        np.random.default_rng(seed).integers(1, 10, 81) * (np.random.default_rng(seed + 1).random(81) < share)
    ),
    st.integers(0, 2**32),
    st.floats(0, 1),
)


@given(grid=sparse_grids, name=st.sampled_from(sorted(LAYOUTS)), ending=st.sampled_from(["", "\n", "\r\n", "\n \n"]))
def test_that_any_grid_in_any_layout_is_read(grid: Grid, name: str, ending: str) -> None:
    assert grid_from_text(LAYOUTS[name](grid) + ending) == grid


HEADINGS = (
    "Puzzle 12, 28 givens:",
    "Sudoku No. 7 (SE 7.8)",
    "#12",
    "12",
    "12.",
    "Nr. 12",
    "2024-05-12",
    "24.12.2024",
    "Level: 3",
    "Date: 2024-05-12",
    "Difficulty: **",
    "*** 3 ***",
    "Fri 3 May",
    "=== easy ===",
    "-" * 40,
)


@pytest.mark.parametrize("heading", HEADINGS)
@pytest.mark.parametrize("grid", [NINE_LINES, DRAWN], ids=["nine lines", "drawn"])
def test_that_headings_are_no_cells(heading: str, grid: str) -> None:
    assert grid_from_text(f"{heading}\n{grid}") == MK_FIG_1
    assert grid_from_text(f"{heading}\r\n\r\n{grid}\r\n{heading}") == MK_FIG_1


def test_that_the_first_of_several_grids_counts() -> None:
    assert grid_from_text(f"{MK_FIG_1.to_text()}\n{ESCARGOT.to_text()}") == MK_FIG_1
    assert grid_from_text(f"{DRAWN}\nSolution:\n{LAYOUTS['plus and minus'](MK_FIG_1_SOLUTION)}") == MK_FIG_1


def test_that_symbols_of_different_blanks_may_be_mixed() -> None:
    mixed = "".join(
        symbol if symbol != "." else "0.*_xX-"[place % 7] for place, symbol in enumerate(ESCARGOT.to_text())
    )
    assert grid_from_text(mixed) == ESCARGOT


def test_that_rows_of_dashes_are_blanks_and_borders_of_dashes_are_not() -> None:
    rows_of_dashes = "\n".join(["---------"] * 4 + ["12345678-"] + ["---------"] * 4)
    assert grid_from_text(rows_of_dashes).to_text() == "." * 36 + "12345678." + "." * 36
    between_digits = drawn(MK_FIG_1, ".", borders=("", "---|---|---", ""), gap="")
    assert grid_from_text(between_digits) == MK_FIG_1


def test_that_invisible_characters_of_web_pages_are_ignored() -> None:
    text = "\ufeff" + "\u200b".join(NINE_LINES.replace("\n", "\u00a0\n"))
    assert grid_from_text(text) == MK_FIG_1


def test_that_other_orders_are_read_with_their_own_symbols() -> None:
    assert (
        grid_from_text("1 2 | . .\n. . | 1 2\n----+----\n2 1 | . .\n. . | 2 1", geometry(2)).to_text()
        == "12....1221....21"
    )
    order_4 = "".join("123456789ABCDEFG"[(row * 5 + column) % 16] for row in range(16) for column in range(16))
    assert grid_from_text(order_4.lower(), geometry(4)).to_text() == order_4
    lines = [" ".join(order_4[start : start + 16]) for start in range(0, 256, 16)]
    assert grid_from_text("Dead beef\n" + "\n".join(lines), geometry(4)).to_text() == order_4
    order_5 = "".join("123456789ABCDEFGHIJKLMNOP."[place % 26] for place in range(625))
    assert grid_from_text(order_5, geometry(5)).to_text() == order_5


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no puzzle was found"),
        ("hello", "no puzzle was found"),
        ("8.2", "found 3 cells, need 81"),
        (MK_FIG_1.to_text()[2:], "found 79 cells, need 81"),
        (MK_FIG_1.to_text() + ".", "found 82 cells, need 81"),
        ("\n".join(NINE_LINES.splitlines()[1:]), "found 8 rows of 9 cells"),
        (NINE_LINES[:-2], "row 9 has 7 cells, need 9"),
        (drawn(MK_FIG_1, ".", borders=PLUS).replace("8 . 2", "8 2"), "row 1 has 8 cells, need 9"),
        ("Puzzle 12, 28 givens:\n" + DRAWN.replace("8 . 2", "8 2"), "row 1 has 8 cells, need 9"),
        (LAYOUTS["HoDoKu"](MK_FIG_1).replace("8 . 2", "8 2"), "row 1 has 8 cells, need 9"),
        (LAYOUTS["Simple Sudoku"](MK_FIG_1).replace("8.2", "8."), "row 1 has 8 cells, need 9"),
    ],
)
def test_that_an_error_names_what_is_missing(text: str, says: str) -> None:
    with pytest.raises(GridTextError, match=f"^{says}$"):
        grid_from_text(text)


def test_that_another_size_is_named() -> None:
    with pytest.raises(GridTextError, match=r"^this puzzle is 9×9; only 16×16 can be read here$"):
        grid_from_text("." * 81, geometry(4))


@given(text=st.text(alphabet=st.sampled_from("0123456789.*_xX-+|:=,;\t \r\n'\"[]ABCabc─│")))
def test_that_any_text_is_a_grid_or_a_count(text: str) -> None:
    says = ""
    try:
        assert grid_from_text(text).size == 9
    except GridTextError as error:
        says = str(error)
    assert len(says.splitlines()) <= 1


@pytest.mark.parametrize("unit", ["-", " ", "| ", "1 ", ".", "a ", "+-", "\t", "\n"])
def test_that_a_huge_useless_text_is_refused_at_once(unit: str) -> None:
    # A pattern that backtracks would take hours for this.
    with pytest.raises(GridTextError):
        grid_from_text(unit * 300_000 + "!?")
