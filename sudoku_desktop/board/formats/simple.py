"""Simple Sudoku's puzzles (.ss): a drawn grid, nine lines of nine symbols with bars between the boxes.

Vocabulary: a *border* is a line that only draws: dashes, pluses and stars, and bars. Of a line of stars and bars alone
the number of stars decides, for stars are blanks too. Lines of words (the program's name and version follow the grid)
may stand outside the grids. The format is made for one puzzle a file. Several follow one another here; programs that
know of one read the first.
"""

from collections.abc import Collection, Sequence

from sudoku_desktop.board.formats.cells import SIZE, check_cells, missing_rows
from sudoku_desktop.board.formats.puzzle_format import NEWSPAPER, PuzzleFormat
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.puzzle import Puzzle

_BAR = "|"


def loads(text: str, orders: Collection[int] = NEWSPAPER) -> tuple[Puzzle, ...]:
    """The puzzles in order, all 9×9 whatever `orders`, for the format knows no others.

    Raises FileTextError with line and column at the first thing in a grid that is not a cell, or where one ends too
    early.
    """
    puzzles: list[Puzzle] = []
    rows: list[str] = []
    last_row = 0
    for number, line in enumerate(text.splitlines(), 1):
        content = line.strip()
        if not content or _is_border(content) or (not rows and _is_words(content)):
            continue
        rows.append(_row(line, number))
        last_row = number
        if len(rows) == SIZE:
            puzzles.append(Puzzle(Grid.from_text("".join(rows))))
            rows = []
    if rows:
        raise missing_rows(len(rows), last_row)
    return tuple(puzzles)


def _row(line: str, number: int) -> str:
    """The cells of a line, checked where they stand."""
    cells = ""
    for column, symbol in enumerate(line, 1):
        if symbol != _BAR and not symbol.isspace():
            cells += check_cells(symbol, 1, line=number, column=column)
    return check_cells(cells, SIZE, line=number, column=1)


def _is_border(content: str) -> bool:
    used = set(content) - {_BAR, " "}
    return used <= set("-+*") and not (used == {"*"} and content.count("*") == SIZE)


def _is_words(content: str) -> bool:
    return content.startswith("#") or (content[0].isalpha() and content[0] not in "xX")


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """Each puzzle drawn, dots for blanks; titles cannot be written in this format."""
    return "".join(_drawn(puzzle.givens) for puzzle in puzzles)


def _drawn(grid: Grid) -> str:
    cells, order, size = grid.to_text(), grid.order, grid.size
    inner = _BAR + "+".join(["-" * order] * order) + _BAR
    lines = []
    for row in range(size):
        if row and row % order == 0:
            lines.append(inner)
        boxes = (cells[start : start + order] for start in range(row * size, (row + 1) * size, order))
        lines.append(_BAR + _BAR.join(boxes) + _BAR)
    outer = "*" + "-" * (len(inner) - 2) + "*"
    return "\n".join([outer, *lines, outer]) + "\n"


FORMAT = PuzzleFormat("Simple Sudoku", (".ss",), loads, dumps)
