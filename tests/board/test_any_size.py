"""The size of a grid follows from its number of cells, whether in a line, drawn or in a file."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.board import (
    SIZES,
    Grid,
    GridTextError,
    Puzzle,
    Variant,
    grid_from_text,
    grid_of_any_size,
    shaped,
    to_link,
)
from sudoku_desktop.board.formats import FileTextError, dumps, read_puzzles, read_text
from sudoku_desktop.board.formats.puzzle_file import puzzles_in
from sudoku_desktop.board.jigsaw import jigsaw
from tests.board.large import lines, pattern, sparse
from tests.board.layouts import LAYOUTS
from tests.puzzles import ESCARGOT, MK_FIG_1


def read(path: Path, content: str, sizes: tuple[int, ...] = SIZES) -> list[Grid]:
    path.write_text(content)
    return [puzzle.givens for puzzle in read_puzzles(path, sizes)]


def error_of(path: Path, content: str, sizes: tuple[int, ...] = SIZES) -> FileTextError:
    with pytest.raises(FileTextError) as error:
        read(path, content, sizes)
    return error.value


@pytest.fixture
def txt(tmp_path: Path) -> Path:
    return tmp_path / "puzzles.txt"


# Text


def test_that_the_patterns_are_solved_grids_of_their_size() -> None:
    assert [pattern(size).is_solved for size in SIZES] == [True] * 8
    assert pattern(25).to_text()[:25] == "123456789ABCDEFGHIJKLMNOP"


@given(size=st.sampled_from(SIZES), share=st.floats(0, 1), seed=st.integers(0, 2**32), blank=st.sampled_from("0.*_xX-"))
def test_that_a_line_of_any_size_is_read(size: int, share: float, seed: int, blank: str) -> None:
    grid = sparse(size, share, seed)
    assert grid_of_any_size(grid.to_text(blank)) == grid
    assert grid_of_any_size(f"puzzle: {grid.to_text(blank).lower()}\n") == grid


@given(
    size=st.sampled_from(SIZES), share=st.floats(0.02, 1), seed=st.integers(0, 2**32), gap=st.sampled_from(["", " "])
)
def test_that_rows_of_any_size_are_read(size: int, share: float, seed: int, gap: str) -> None:
    grid = sparse(size, share, seed)
    assert grid_of_any_size(lines(grid, gap)) == grid


@given(name=st.sampled_from(sorted(LAYOUTS)), share=st.floats(0, 1), seed=st.integers(0, 2**32))
def test_that_no_drawn_newspaper_grid_is_taken_for_another_size(name: str, share: float, seed: int) -> None:
    grid = sparse(9, share, seed)
    assert grid_of_any_size(LAYOUTS[name](grid)) == grid


def test_that_a_grid_within_a_longer_line_is_none() -> None:
    line = MK_FIG_1.to_text()
    sixteen = "5" + "." * 16 + "5"
    for text in (line[:-1], "A" + line[:-1] + "B" * 542, sixteen + "." * 62, pattern(25).to_text()[:-1]):
        with pytest.raises(GridTextError):
            grid_of_any_size(text)


def test_that_a_row_of_sixteen_blanks_is_no_grid_of_its_own() -> None:
    grid = pattern(16).with_cells((cell, 0) for cell in range(32))
    assert grid_of_any_size(lines(grid)) == grid


def test_that_x_is_a_blank_and_p_the_last_digit() -> None:
    assert grid_of_any_size("P" + "xX" * 312).cells.tolist() == [25] + [0] * 624


@pytest.mark.parametrize(
    ("text", "found", "needed"),
    [
        ("." * 79, 79, 81),
        (pattern(16).to_text()[1:], 255, 256),
        (pattern(25).to_text() + "P", 626, 625),
    ],
)
def test_that_an_error_names_the_nearest_count(text: str, found: int, needed: int) -> None:
    with pytest.raises(GridTextError, match=f"^found {found} cells, need {needed}$"):
        grid_of_any_size(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("5" * 16, "found '5' in row 1, column 1; the cells of a 4×4 grid are 1–4, or "),
        ("1234" * 3 + "12a4", "found 'a' in row 4, column 3; the cells of a 4×4 grid are 1–4, or "),
        ("." * 80 + "!", "found '!' in row 9, column 9; the cells of a 9×9 grid are 1–9, or "),
        ("1" + "." * 16 + "H" + "." * 238, "found 'H' in row 2, column 2; the cells of a 16×16 grid are 1–9, A–G, or "),
        ("." * 599 + "1" + "Q" * 25, "found 'Q' in row 25, column 1; the cells of a 25×25 grid are 1–9, A–P, or "),
    ],
)
def test_that_the_foreign_symbol_of_a_line_is_named_with_its_place(text: str, sentence: str) -> None:
    with pytest.raises(GridTextError, match=f"^{re.escape(sentence)}0 . \\* _ x - for a blank$"):
        grid_of_any_size(text)


@pytest.mark.parametrize("words", ["thequickbrownfox", "just sixteen ch."])
def test_that_words_as_long_as_a_grid_are_not_read_as_its_cells(words: str) -> None:
    with pytest.raises(GridTextError, match="no puzzle was found"):
        grid_of_any_size(words)


def test_that_the_sizes_may_be_chosen() -> None:
    with pytest.raises(GridTextError, match=r"^this puzzle is 16×16; only 9×9 and 25×25 can be read here$"):
        grid_of_any_size("." * 256, (25, 9))
    with pytest.raises(GridTextError, match=r"^this puzzle is 16×16; only 9×9 can be read here$"):
        grid_of_any_size("." * 256, (9,))
    assert grid_of_any_size(MK_FIG_1.to_text(), (9,)) == grid_from_text(MK_FIG_1.to_text()) == MK_FIG_1


# Files


def test_that_a_file_may_mix_sizes(txt: Path) -> None:
    grids = [sparse(size, 0.4, seed) for seed in range(3) for size in SIZES]
    content = dumps([Puzzle(grid, f"number {number}") for number, grid in enumerate(grids)], ".txt")
    assert read(txt, "# all sizes\n" + content) == grids
    assert [puzzle.title for puzzle in read_puzzles(txt, SIZES)] == [f"number {number}" for number in range(24)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("gap", ["", " "])
def test_that_a_file_may_draw_one_grid_of_any_size(txt: Path, size: int, gap: str) -> None:
    for share in (0.05, 0.4, 1.0):
        grid = sparse(size, share, seed=size)
        assert read(txt, f"# drawn\n{lines(grid, gap)}\n") == [grid]


def test_that_bsizes_of_sixteen_dashes_are_no_puzzles(txt: Path) -> None:
    bsize = "-" * 16
    rows = LAYOUTS["nine lines"](ESCARGOT).splitlines()
    drawn = "\n".join([bsize, *rows[:3], bsize, *rows[3:6], bsize, *rows[6:], bsize])
    assert read(txt, drawn) == read(txt, drawn, (9,)) == [ESCARGOT]


def test_that_a_line_that_lacks_a_cell_is_left_out_with_its_number() -> None:
    small = pattern(4).to_text()
    for first in (small, pattern(16).to_text(), MK_FIG_1.to_text()):
        result = read_text(f"{small}\n{first}\n\nhello world\n{MK_FIG_1.to_text()[1:]}\n{small}\n", "", SIZES)
        assert len(result.puzzles) == 3
        assert [str(omission.sentence) for omission in result.omissions] == ["line 5: found 80 cells, need 81"]


@pytest.mark.parametrize("size", [4, 6, 8, 10, 12, 16, 25])
def test_that_other_sizes_are_refused_unless_asked_for(txt: Path, size: int) -> None:
    name = f"{size}×{size}"
    line = sparse(size, 0.5).to_text()
    sentence = f"this puzzle is {name}; only 9×9 can be read here"
    result = read_text(f"{MK_FIG_1.to_text()}\n{line}\n")
    assert [puzzle.givens for puzzle in result.puzzles] == [MK_FIG_1]
    assert [str(omission.sentence) for omission in result.omissions] == [f"line 2: {sentence}"]
    assert str(error_of(txt, f"{line}\n", (9,))) == sentence
    with pytest.raises(FileTextError, match="only 9×9"):
        read_puzzles(txt)
    assert str(error_of(txt, line, (9, 12 if size != 12 else 16))).endswith("can be read here")


@pytest.mark.parametrize("size", [16, 25])
def test_that_drawn_grids_of_other_sizes_are_refused_with_their_size(txt: Path, size: int) -> None:
    sentence = f"this puzzle is {size}×{size}; only 9×9 can be read here"
    assert str(error_of(txt, lines(pattern(size), " "), (9,))) == f"line 1: {sentence}"


@pytest.mark.parametrize("size", [5, 7])
def test_that_sizes_without_boxes_are_read_as_latin_squares_or_with_their_regions(size: int) -> None:
    square = Grid.blank(shaped(size, [Variant.LATIN])).with_cell(1, size)
    irregular = Grid.blank(jigsaw(size, 2)).with_cell(1, size)
    text = f"{square.to_text()} # one\n{irregular.to_text()}\n{irregular.geometry.regions_text}\n"
    assert [puzzle.givens for puzzle in puzzles_in(text, sizes=SIZES)] == [square, irregular]
    with pytest.raises(FileTextError, match=f"{size}×{size}"):
        puzzles_in(text)


def test_that_a_line_after_a_puzzle_of_a_rare_size_is_compared_with_that_size() -> None:
    givens = Grid.blank(shaped(11, [Variant.LATIN])).with_cell(0, 1)
    result = read_text(f"{to_link(givens)}\n1{'.' * 118}\n", sizes=range(4, 26))
    assert [puzzle.givens for puzzle in result.puzzles] == [givens]
    assert [str(each.sentence) for each in result.omissions] == ["line 2: found 119 cells, need 121"]
