"""Puzzle collections (.sdm): one puzzle of 81 symbols a line, 0 for blanks, nothing else."""

from collections.abc import Collection, Sequence

from sudoku_desktop.board.formats.cells import CELL_COUNT, check_cells
from sudoku_desktop.board.formats.puzzle_format import NEWSPAPER, PuzzleFormat
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.puzzle import Puzzle


def loads(text: str, orders: Collection[int] = NEWSPAPER) -> tuple[Puzzle, ...]:
    """The puzzles in order, all 9×9 whatever `orders`, for the format knows no others.

    Raises FileTextError with line and column at the first thing that is not a cell.
    """
    puzzles = []
    for number, line in enumerate(text.splitlines(), 1):
        cells = line.strip()
        if cells and not cells.startswith("#"):
            check_cells(cells, CELL_COUNT, line=number, column=1 + line.index(cells[0]))
            puzzles.append(Puzzle(Grid.from_text(cells)))
    return tuple(puzzles)


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """One line a puzzle; titles cannot be written in this format."""
    return "".join(puzzle.givens.to_text(blank="0") + "\n" for puzzle in puzzles)


FORMAT = PuzzleFormat("Sudoku collection", (".sdm",), loads, dumps)
