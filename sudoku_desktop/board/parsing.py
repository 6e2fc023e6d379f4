"""Find a grid in whatever text a person pastes: a line of 81 symbols, a drawn grid, a spreadsheet's cells.

Vocabulary: a *cell symbol* is a digit's symbol or one of the blanks `0 . * _ x -`; a *border line* is one that
only draws (`+-----+`); a *heading* is a line with other words in it. Dashes and stars are blanks in some
files and borders in others, so the readings are tried in order and the first that gives a whole grid counts.
"""

import re
from collections.abc import Iterator

from sudoku_desktop.board.geometry import SYMBOLS, geometry
from sudoku_desktop.board.grid import BLANK, Grid

BLANK_SYMBOLS = "0.*_xX-"
_BORDER = re.compile(r"^[\s+\-=*|:─-╿]*$")
_SEPARATORS = re.compile(r"[\s|!,;:'\"\[\](){}+─-╿]+")
_SPREADSHEET_SEPARATORS = "\t,;"


class GridTextError(ValueError):
    """The text holds no grid."""


class CellCountError(GridTextError):
    """The text holds cells, but not as many as a grid has."""

    def __init__(self, found: int, needed: int) -> None:
        super().__init__(f"found {found} cells, need {needed}")
        self.found = found
        self.needed = needed


def grid_from_text(text: str, order: int = 3) -> Grid:
    """The first grid that `text` holds, ignoring borders, pipes, headings and line ends.

    Raises CellCountError, which names the number of cells in the likeliest reading.
    """
    needed = geometry(order).cell_count
    digits = SYMBOLS[: order * order]
    counts = []
    for cells in _readings(text, digits, order):
        if len(cells) == needed:
            return Grid([_digit(symbol, digits) for symbol in cells], order)
        counts.append(len(cells))
    raise CellCountError(counts[-1], needed)


def _digit(symbol: str, digits: str) -> int:
    return digits.find(symbol.upper()) + 1 if symbol not in BLANK_SYMBOLS else BLANK


def _readings(text: str, digits: str, order: int) -> Iterator[str]:
    """Possible cell strings, surest first; the last is the one whose count an error names."""
    size = order * order
    symbols = set(digits + digits.lower() + BLANK_SYMBOLS)
    charset = re.escape("".join(sorted(symbols)))
    whole = re.search(rf"(?<![{charset}])[{charset}]{{{size * size}}}(?![{charset}])", text)
    if whole:
        yield whole.group()
    lines = [line for line in text.splitlines() if line.strip()]
    yield _spreadsheet(lines, size, symbols)
    yield _drawn(lines, symbols, size, rows_only=True)
    yield _drawn(lines, symbols, size, rows_only=False)


def _spreadsheet(lines: list[str], size: int, symbols: set[str]) -> str:
    """Rows of size fields, in which an empty field is a blank; "" if the text is nothing like that."""
    for separator in _SPREADSHEET_SEPARATORS:
        rows = [line.rstrip("\r").split(separator) for line in lines]
        rows = [row for row in rows if len(row) == size]
        fields = [field.strip() or "." for row in rows for field in row]
        if len(rows) == size and all(field in symbols for field in fields):
            return "".join(fields)
    return ""


def _drawn(lines: list[str], symbols: set[str], size: int, *, rows_only: bool) -> str:
    """The cells of a drawn grid. With `rows_only` a border line counts as a row of blanks if it has its length."""
    cells = []
    for line in lines:
        bare = _SEPARATORS.sub("", line)
        if _BORDER.match(line) and (not rows_only or "+" in line or len(bare) != size):
            continue
        if all(symbol in symbols for symbol in bare):
            cells.append(bare)
    return "".join(cells)
