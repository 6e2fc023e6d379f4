"""Saving a file keeps comments, headings, titles and line ends."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.board import Grid, Puzzle
from sudoku_desktop.board.formats import PuzzleFile, dumps, read_file
from tests.board.layouts import LAYOUTS
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_6

grids = st.builds(Grid, st.lists(st.integers(0, 9), min_size=81, max_size=81))
# Zero bytes make a file binary, which is refused: tests/board/test_decoding.py.
words = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0\r\n"), max_size=20)
comments = st.lists(words.map("#".__add__), max_size=2)
KEEPING = (".txt", ".sdm", ".sdk", ".ss")


def read(path: Path, text: str) -> PuzzleFile:
    path.write_bytes(text.encode())
    return read_file(path)


@pytest.mark.parametrize("suffix", KEEPING)
@given(
    parts=st.lists(st.tuples(comments, grids), min_size=1, max_size=4),
    last=comments,
    line_end=st.sampled_from(["\n", "\r\n", "\r"]),
    new=grids,
    data=st.data(),
)
def test_that_comments_survive_saving(
    tmp_path_factory: pytest.TempPathFactory,
    suffix: str,
    parts: list[tuple[list[str], Grid]],
    last: list[str],
    line_end: str,
    new: Grid,
    data: st.DataObject,
) -> None:
    text = "".join(
        "".join(f"{comment}\n" for comment in before) + dumps([Puzzle(grid)], suffix) for before, grid in parts
    ) + "".join(f"{comment}\n" for comment in last)
    text = text.replace("\n", line_end)
    path = tmp_path_factory.getbasetemp() / f"kept{suffix}"
    file = read(path, text)
    assert [puzzle.givens for puzzle in file.puzzles] == [grid for _, grid in parts]
    assert file.with_puzzles(file.puzzles).data == text.encode()
    index = data.draw(st.integers(0, len(parts) - 1))
    puzzles = [*file.puzzles]
    puzzles[index] = replace(puzzles[index], givens=new)
    again = file.with_puzzles(puzzles)
    assert again.puzzles == tuple(puzzles)
    assert [line for line in again.text.split("\n") if line.startswith("#")] == [
        comment for before in [*(before for before, _ in parts), last] for comment in before
    ]


def test_that_a_line_keeps_what_follows_its_cells(tmp_path: Path) -> None:
    lines = [f"  {MK_FIG_1.to_text('0')}\t1.2 # easy", f"{MK_FIG_6.to_text()};2.0", "", f"{ESCARGOT.to_text()}#snail"]
    file = read(tmp_path / "rated.txt", "\n".join(lines))
    text = file.with_puzzles([Puzzle(ESCARGOT, "easy"), *file.puzzles[1:]]).data.decode()
    assert text.split("\n") == [f"  {ESCARGOT.to_text('0')}\t1.2 # easy", *lines[1:]]


def test_that_a_drawn_grid_stays_drawn_and_its_comments_stay(tmp_path: Path) -> None:
    def text(grid: Grid) -> str:
        drawn = LAYOUTS["plus and minus"](grid).replace("\n", "\n# in the middle\n", 1)
        return f"# above\n{drawn}\n# below\n"

    file = read(tmp_path / "drawn.txt", text(MK_FIG_1))
    assert file.puzzles == (Puzzle(MK_FIG_1),)
    assert file.with_puzzles([Puzzle(ESCARGOT)]).data.decode() == text(ESCARGOT)


def test_that_the_progress_in_a_puzzle_goes_with_the_puzzle(tmp_path: Path) -> None:
    rows = MK_FIG_1.to_rows()
    sections = ["#DMonday", "[Puzzle]", *rows, "[State]", *rows, "[PencilMarks]", "1,2,,,7"]
    other = ["#DTuesday", "[Puzzle]", *rows]
    file = read(tmp_path / "progress.sdk", "\n".join([*sections, *other]) + "\n")
    assert [puzzle.title for puzzle in file.puzzles] == ["Monday", "Tuesday"]
    changed = file.with_puzzles([Puzzle(ESCARGOT, "Monday"), file.puzzles[1]]).data.decode()
    new_rows = ESCARGOT.to_rows()
    assert changed.split("\n") == ["#DMonday", "[Puzzle]", *new_rows, *other, ""]


def test_that_a_game_of_opensudoku_keeps_everything_until_its_givens_change(tmp_path: Path) -> None:
    text = f'<opensudoku>\n<!-- mine --><name>Two</name>\n<game data="{MK_FIG_1.to_text("0")}" time="5"/></opensudoku>'
    file = read(tmp_path / "mine.opensudoku", text)
    assert file.with_puzzles(file.puzzles).data == text.encode()
    changed = file.with_puzzles([Puzzle(ESCARGOT, "Two")]).data.decode()
    assert read(tmp_path / "mine.opensudoku", changed).puzzles == (Puzzle(ESCARGOT, "Two"),)
