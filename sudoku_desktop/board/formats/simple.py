"""Simple Sudoku's puzzles (.ss): a drawn grid with bars and borders. `plain_text` reads them.

The format is made for one puzzle a file. Here several may follow one another, with an empty line between them; programs
that expect one read the first.
"""

from collections.abc import Sequence

from sudoku_desktop.board.formats import plain_text, rewriting
from sudoku_desktop.board.formats.puzzle_format import PuzzleFormat
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.puzzle import Puzzle


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """Return each puzzle drawn, with dots for blanks; titles cannot be written in this format."""
    return "\n".join(drawing(puzzle.givens) for puzzle in puzzles)


def drawing(grid: Grid) -> str:
    """Return the rows of a grid with bars and borders between its boxes."""
    cells, size = grid.to_text(), grid.size
    height, width = grid.geometry.box or (size, size)
    inner = "|" + "+".join(["-" * width] * (size // width)) + "|"
    outer = "*" + inner[1:-1].replace("+", "-") + "*"
    lines = [outer]
    for row in range(size):
        if row and row % height == 0:
            lines.append(inner)
        boxes = (cells[start : start + width] for start in range(row * size, (row + 1) * size, width))
        lines.append("|" + "|".join(boxes) + "|")
    return "\n".join([*lines, outer]) + "\n"


FORMAT = PuzzleFormat("Simple Sudoku", (".ss",), lambda text: False, plain_text.read, dumps, rewriting.rewritten)
