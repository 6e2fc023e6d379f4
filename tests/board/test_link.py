"""Links come back as the puzzles they were made of, by every way in."""

from pathlib import Path

import pytest

from sudoku_desktop.board import SIZES, Grid, from_link, grid_from_text, grid_of_any_size, shaped, to_link
from sudoku_desktop.board.formats import read_puzzles
from tests.puzzles import ESCARGOT, MK_FIG_1


def stepped(size: int) -> Grid:
    """Every symbol of the order, and blanks between them."""
    return Grid([cell % size + 1 if cell % 3 else 0 for cell in range(size * size)], shaped(size))


def test_that_a_link_is_of_a_qr_codes_alphanumeric_mode() -> None:
    assert to_link(MK_FIG_1) == "SUDOKU:" + MK_FIG_1.to_text("0")
    assert set(to_link(stepped(25))) <= set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")


@pytest.mark.parametrize("size", SIZES)
def test_that_a_link_of_every_size_comes_back(size: int) -> None:
    grid = stepped(size)
    for text in (to_link(grid), to_link(grid).lower(), f"  {to_link(grid)}\n", to_link(grid).replace(":", "://")):
        assert from_link(text) == grid
        assert grid_of_any_size(text) == grid
        assert grid_from_text(f"Look: {text} (mine)", shaped(size)) == grid


@pytest.mark.parametrize(
    "text",
    ["", "SUDOKU:", MK_FIG_1.to_text(), to_link(MK_FIG_1)[:-1], to_link(MK_FIG_1) + "1", "SUDOKU:" + "A" * 81, "x" * 9],
)
def test_that_nothing_else_is_a_link(text: str) -> None:
    assert from_link(text) is None


def test_that_a_file_may_hold_links_and_lines(tmp_path: Path) -> None:
    text = f"# from paper\n{to_link(MK_FIG_1)} # first\n{ESCARGOT.to_text()}\n{to_link(ESCARGOT).lower()}\n"
    path = tmp_path / "paper.txt"
    path.write_text(text, encoding="utf-8")
    puzzles = read_puzzles(path)
    expected = [(MK_FIG_1, "first"), (ESCARGOT, ""), (ESCARGOT, "")]
    assert [(puzzle.givens, puzzle.title) for puzzle in puzzles] == expected
    start, end = puzzles[0].span
    assert text[start:end] == MK_FIG_1.to_text("0")
