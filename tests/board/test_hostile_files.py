"""Hostile files are refused at once, however large, and reading can be cancelled at any time."""

import os
import sys
from pathlib import Path

import pytest

from sudoku_desktop.board import GridTextError, Puzzle, grid_from_text
from sudoku_desktop.board.formats import FileTextError, dumps, plain_text, read_file, read_puzzles, suffixes
from tests.puzzles import MK_FIG_1

MANY = 300_000


class EnoughError(Exception):
    """Raised to cancel a reading."""


def checks_until_refused(path: Path, content: str) -> tuple[int, str]:
    """Return how often a refused reading called `check` (after every 4,096 lines), and the refusal."""
    path.write_text(content)
    checks: list[None] = []
    with pytest.raises(FileTextError) as error:
        read_file(path, check=lambda: checks.append(None))
    return len(checks), str(error.value)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_that_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    for suffix in suffixes():
        pipe = tmp_path / f"pipe{suffix}"
        os.mkfifo(pipe)
        with pytest.raises(FileTextError, match=r"^this is a pipe or a device, not a file$"):
            read_puzzles(pipe)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such devices")
def test_that_a_device_is_read_only_by_those_who_may_wait() -> None:
    with pytest.raises(FileTextError, match="pipe or a device"):
        read_puzzles(Path("/dev/zero"))
    with pytest.raises(FileTextError, match="larger than 16 MiB"):
        read_puzzles(Path("/dev/zero"), may_wait=True)


def test_that_a_name_no_file_can_have_is_a_file_that_is_not_there() -> None:
    with pytest.raises(FileNotFoundError):
        read_puzzles(Path("/a\0b"))


@pytest.mark.parametrize("line", ["x\n", "1 ", "1234........4321\n", "# a\nwords\n"])
def test_that_a_large_text_without_puzzles_is_refused_before_its_end(tmp_path: Path, line: str) -> None:
    checks, says = checks_until_refused(tmp_path / "large.txt", line * 2 * MANY)
    assert checks <= 1 + plain_text.MOST_USELESS_LINES // 512
    assert len(says) < 200


@pytest.mark.parametrize("suffix", [".txt", ".sdm", ".sdk", ".ss"])
def test_that_one_long_line_of_cells_is_refused_with_its_count(tmp_path: Path, suffix: str) -> None:
    refused = checks_until_refused(tmp_path / f"long{suffix}", "." * MANY)
    assert refused == (1, f"found {MANY:,} cells, need 625")


def test_that_a_game_of_many_fields_is_refused_with_their_count(tmp_path: Path) -> None:
    game = f'<game data="{"|" * MANY}"/>'
    _, says = checks_until_refused(tmp_path / "bars.opensudoku", f"<opensudoku>{game}</opensudoku>")
    assert says == f"line 1, column 13: found {MANY:,} fields of cells, need 243 or 324"


@pytest.mark.parametrize("suffix", suffixes())
def test_that_any_reading_can_be_ended(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"large{suffix}"
    path.write_text(dumps([Puzzle(MK_FIG_1)] * (5_000 if suffix == ".sudoku" else 30_000), suffix))
    left = 3

    def check() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            raise EnoughError

    with pytest.raises(EnoughError):
        read_file(path, check=check)


def test_that_a_text_longer_than_any_drawing_is_refused_with_its_length() -> None:
    with pytest.raises(GridTextError, match=r"^1,048,577 characters are too many for one puzzle$"):
        grid_from_text("." * (plain_text.LONGEST_TEXT + 1))
