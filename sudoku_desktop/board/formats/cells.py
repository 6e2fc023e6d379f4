"""What the formats that are strict about their cells have in common."""

from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.geometry import SYMBOLS
from sudoku_desktop.board.parsing import BLANK_SYMBOLS

ORDER = 3
"""The only one that these formats know."""
SIZE = ORDER**2
CELL_COUNT = SIZE**2
CELL_SYMBOLS = frozenset(SYMBOLS[:SIZE] + BLANK_SYMBOLS)


def check_cells(cells: str, needed: int, *, line: int, column: int) -> str:
    """The cells, if they are as many as needed and nothing else is among them.

    `line`, `column`: where they begin in the file. Raises FileTextError at the first thing that is not a cell.
    """
    for place, symbol in enumerate(cells, column):
        if symbol not in CELL_SYMBOLS:
            raise FileTextError(f"{symbol!r} is not a cell", line=line, column=place)
    if len(cells) != needed:
        raise FileTextError(f"found {len(cells)} cells, need {needed}", line=line)
    return cells


def missing_rows(found: int, line: int) -> FileTextError:
    """What is wrong with a grid that ends too early, `line` being the last one of the grid."""
    return FileTextError(f"found {found} rows, need {SIZE}", line=line)
