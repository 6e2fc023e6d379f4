"""Links are read back as the puzzles from which they were made, by every way of import."""

from pathlib import Path

import pytest

from sudoku_desktop.board import (
    CLASSIC,
    SIZES,
    Geometry,
    Grid,
    Variant,
    find_link,
    from_link,
    grid_from_text,
    grid_of_any_size,
    shaped,
    to_link,
)
from sudoku_desktop.board.formats import read_puzzles
from sudoku_desktop.board.jigsaw import jigsaw
from tests.puzzles import ESCARGOT, MK_FIG_1


def stepped(size: int) -> Grid:
    """Return a grid with every symbol of the size, and blanks between them."""
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


SHAPES = [
    shaped(9, [Variant.X]),
    shaped(9, [Variant.X, Variant.WINDOKU]),
    shaped(7, [Variant.LATIN]),
    shaped(12, [Variant.X]),
    shaped(9, [Variant.JIGSAW], [cell % 9 for cell in range(81)]),
    shaped(5, [Variant.JIGSAW, Variant.X], [cell // 5 for cell in range(25)]),
]


@pytest.mark.parametrize("shape", SHAPES, ids=repr)
def test_that_a_link_tells_in_what_a_grid_differs_from_boxes(shape: Geometry, tmp_path: Path) -> None:
    grid = Grid([cell % shape.size + 1 if cell % 3 else 0 for cell in range(shape.cell_count)], shape)
    link = to_link(grid)
    assert set(link) <= set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")
    for text in (link, link.lower(), f" {link}\n"):
        assert from_link(text) == grid == grid_of_any_size(text)
    if shape.size not in SIZES:
        return  # no file of lines holds such grids
    path = tmp_path / "paper.txt"
    path.write_text(f"{link} # title\n", encoding="utf-8")
    (puzzle,) = read_puzzles(path, SIZES)
    assert (puzzle.givens, puzzle.title) == (grid, "title")
    start, end = puzzle.span
    assert f"{link} #"[start:end] == grid.to_text("0")


@pytest.mark.parametrize("names", ["Y:", "JIGSAW:", "X:LATIN:WINDOKU:LATIN:Q:", "JIGSAW:" + "1" * 81 + ":", ":"])
def test_that_a_link_to_no_shape_is_none(names: str) -> None:
    assert from_link(f"SUDOKU:{names}{MK_FIG_1.to_text('0')}") is None


@pytest.mark.parametrize("before", ["", "Try this one: ", "two lines\nand more \t(", "sudoku: is fun. "])
@pytest.mark.parametrize("after", ["", " – no guessing!", ".", ":", ")\nsee you", ", or not"])
def test_that_a_link_is_found_in_a_longer_text(before: str, after: str) -> None:
    for shape in (CLASSIC, shaped(6, [Variant.X]), jigsaw(7, 1), shaped(16)):
        grid = Grid.blank(shape).with_cell(3, 4)
        assert find_link(f"{before}{to_link(grid)}{after}") == grid
        assert grid_of_any_size(f"{before}{to_link(grid)}{after}") == grid


def test_that_where_no_link_is_none_is_found() -> None:
    for text in ("", "SUDOKU:", "sudoku:123", "SUDOKU:X:" + "0" * 80, "." * 81):
        assert find_link(text) is None
