"""Puzzle collections (.sdm): one puzzle of 81 symbols a line, 0 for blanks, and comments in lines that begin with #."""

from collections.abc import Collection, Sequence

from sudoku_desktop.board.formats.cells import CELL_COUNT, check_cells
from sudoku_desktop.board.formats.puzzle_format import (
    LINES_WITHOUT_COMMENTS,
    NEWSPAPER,
    Check,
    PuzzleFormat,
    all_or_nothing,
    comments_and,
    found_lines,
    go_on,
    with_plain_line_ends,
)
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.parsing import grid_of_cells
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.sentence import Sentence


def loads(text: str, sizes: Collection[int] = NEWSPAPER, check: Check = go_on) -> tuple[Puzzle, ...]:
    """The puzzles in order, all 9×9 whatever `sizes`, for the format knows no others.

    Raises FileTextError with line and column at the first thing that is not a cell.
    """
    text = with_plain_line_ends(text)
    puzzles = []
    for line in found_lines(LINES_WITHOUT_COMMENTS, text, check):
        start = line.start(1)
        cells = check_cells(text, start, line[1].rstrip(), CELL_COUNT)
        puzzles.append(Puzzle(grid_of_cells(cells), span=(start, start + CELL_COUNT)))
    return tuple(puzzles)


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """One line a puzzle; titles cannot be written in this format."""
    return "".join(_line(puzzle.givens) + "\n" for puzzle in puzzles)


def _line(givens: Grid) -> str:
    return givens.to_text(blank="0")


FORMAT = PuzzleFormat(
    "Sudoku collection",
    (".sdm",),
    lambda text: False,
    all_or_nothing(Sentence("Sudoku collection"), loads),
    dumps,
    comments_and(_line),
)
