"""Puzzle collections (.sdm): one puzzle of 81 symbols a line, 0 for blanks, nothing else."""

from collections.abc import Collection, Sequence

from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.puzzle_format import NEWSPAPER, PuzzleFormat
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.parsing import BLANK_SYMBOLS
from sudoku_desktop.board.puzzle import Puzzle

_SYMBOLS = frozenset("123456789" + BLANK_SYMBOLS)
_CELLS = 81


def loads(text: str, orders: Collection[int] = NEWSPAPER) -> tuple[Puzzle, ...]:
    """The puzzles in order, all 9×9 whatever `orders`, for the format knows no others.

    Raises FileTextError with line and column at the first thing that is not a cell.
    """
    puzzles = []
    for number, line in enumerate(text.splitlines(), 1):
        cells = line.strip()
        if not cells or cells.startswith("#"):
            continue
        for column, symbol in enumerate(cells, 1 + line.index(cells[0])):
            if symbol not in _SYMBOLS:
                raise FileTextError(f"{symbol!r} is not a cell", line=number, column=column)
        if len(cells) != _CELLS:
            raise FileTextError(f"found {len(cells)} cells, need {_CELLS}", line=number)
        puzzles.append(Puzzle(Grid.from_text(cells)))
    return tuple(puzzles)


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """One line a puzzle; titles cannot be written in this format."""
    return "".join(puzzle.givens.to_text(blank="0") + "\n" for puzzle in puzzles)


FORMAT = PuzzleFormat("Sudoku collection", (".sdm",), loads, dumps)
