"""Find a grid in whatever text a person pastes: a line of 81 symbols, a drawn grid, a spreadsheet's cells.

Vocabulary: a *cell symbol* is a digit's symbol or one of the blanks `0 . * _ x -`; a *border line* is one that
only draws (`+-----+`); a *heading* is a line with other words in it; a *label* stands before a row's cells
("Row 1:", "A |", "board = "). Dashes and stars are blanks in some files and borders in others, and a date or a
column's number looks like cells, so the readings are tried in order, surest first, and the first that gives a
whole grid counts.

A text is taken apart once, whatever the number of orders and readings, and what every reading looks at is bounded by
its length: a person may paste anything.
"""

import math
import re
from collections import defaultdict
from collections.abc import Collection, Iterator
from functools import cache
from typing import NamedTuple

import numpy as np

from sudoku_desktop.board.geometry import CLASSIC_ORDER, MAX_ORDER, MIN_ORDER, SYMBOLS, geometry
from sudoku_desktop.board.grid import BLANK, Grid
from sudoku_desktop.sentence import Listed, ProblemError, Quoted, Sentence

ORDERS = tuple(range(MIN_ORDER, MAX_ORDER + 1))
BLANK_SYMBOLS = "0.*_xX-"
LONGEST_TEXT = 1024 * 1024
"""Characters; more are no single puzzle, however it is drawn."""
_TYPOGRAPHY = str.maketrans(
    {
        **dict(zip("０１２３４５６７８９", "0123456789", strict=True)),
        **dict.fromkeys("‐–—−", "-"),
        **dict.fromkeys("·•∙□☐", "."),
        "×": "x",
        "…": "...",  # what word processors make of three dots
        **dict.fromkeys("\u200b\u2060\ufeff", ""),
    }
)
_LINE_DRAWING = "".join(map(chr, range(0x2500, 0x2580)))
_BORDER_SYMBOLS = frozenset("+-=*|: \t\xa0" + _LINE_DRAWING)
_CORNERS = frozenset(".,'`")
_LAST_SPACE = 0x3000
_SPACES = "".join(filter(str.isspace, map(chr, range(_LAST_SPACE + 1))))
_SEPARATORS = str.maketrans("", "", _SPACES + "|!,;:'\"[](){}+" + _LINE_DRAWING)
_BARS = re.compile(r"[|│┃║]")
_FIELD_SEPARATORS = "\t,;"
_SIZES = frozenset(order**2 for order in ORDERS)
_LABEL = re.compile(r"[\s|]*(?:(?:\d{1,2}|[^\W\d_]\d?)[.):]?[\s|]+|[^\W\d_][\w ]*[:=])")


class GridTextError(ProblemError):
    """The text holds no grid."""


class CellCountError(GridTextError):
    """The text holds cells, but not as many as a grid has.

    `needed`: the nearest count; `counts`: all that would do, ascending.
    """

    def __init__(self, found: int, needed: int, counts: Collection[int] = ()) -> None:
        self.found = found
        self.needed = needed
        self.counts = tuple(sorted(counts)) or (needed,)
        super().__init__(Sentence("found %n cell(s), need {counts}", n=found, counts=Listed(self.counts, "or")))


class ForeignSymbolError(CellCountError):
    """A line is as long as a grid has cells, but one of its symbols belongs to none of that order.

    `symbol`: the first such, `place`: where in the line it stands, from 0.
    """

    def __init__(self, symbol: str, place: int, order: int, counts: Collection[int]) -> None:
        super().__init__(order**4, order**4, counts)
        self.symbol = symbol
        self.place = place
        size = order * order
        row, column = divmod(place, size)
        last = SYMBOLS[size - 1]
        own = f"1–{last}" if size < 10 else f"1–9, A–{last}"
        blanks = " ".join(symbol for symbol in BLANK_SYMBOLS if symbol != "X")
        self.sentence = Sentence(
            "found {symbol} in row {row}, column {column}; "
            "the cells of a {size}×{size} grid are {symbols}, or {blanks} for a blank",
            symbol=Quoted(symbol),
            row=row + 1,
            column=column + 1,
            size=size,
            symbols=own,
            blanks=blanks,
        )
        self.args = (self.sentence,)


def grid_of_cells(cells: str, order: int = CLASSIC_ORDER) -> Grid:
    """The grid of size² cell symbols of this order and nothing else."""
    return Grid(np.frombuffer(cells.encode("ascii").translate(_digit_bytes(order)), np.uint8), order)


def grid_from_text(text: str, order: int = CLASSIC_ORDER) -> Grid:
    """The first grid that `text` holds, ignoring borders, pipes, headings, labels and line ends.

    Raises CellCountError, which names the number of cells in the likeliest reading, and GridTextError when the text is
    too long for a grid.
    """
    needed = geometry(order).cell_count
    text = _plain(text)
    whole = _whole_pattern(order).search(text)
    if whole:
        return grid_of_cells(whole.group(), order)
    found = 0
    for cells in _Lines(text).readings(order):
        if len(cells) == needed:
            return grid_of_cells(cells, order)
        found = len(cells)
    raise CellCountError(found, needed)


def grid_of_any_order(text: str, orders: Collection[int] = ORDERS) -> Grid:
    """As `grid_from_text`, the order taken from the number of cells.

    Raises CellCountError, which names every count that would do, or the symbol that is wrong in a single line.
    """
    if len(orders) == 1:
        return grid_from_text(text, *orders)
    plain = _plain(text)
    counts = [order**4 for order in orders]
    # An order's cells may lie within a longer line of a larger order's, so a line counts only as a whole.
    runs = [match[0] for match in _RUN.finditer(plain) if match.end() - match.start() in counts]
    lines = _Lines(plain)
    nearest: CellCountError | None = None
    # The newspaper's order first; last the one whose 16 cells may be one row of a larger grid.
    for order in sorted(orders, key=lambda order: (order != CLASSIC_ORDER, order == MIN_ORDER, order)):
        found = 0
        whole = [run for run in runs if len(run) == order**4 and _order_needed(run) <= order]
        for cells in (*whole[:1], *lines.readings(order)):
            if len(cells) == order**4:
                return grid_of_cells(cells, order)
            found = len(cells)
        if nearest is None or _is_likelier(found, order**4, nearest):
            nearest = CellCountError(found, order**4, counts)
    assert nearest is not None
    raise _foreign_symbol(plain.strip(), orders) or nearest


def too_long(text: str) -> Sentence:
    """What is wrong with a text that is longer than somebody wants to search for a puzzle."""
    return Sentence("{count} characters are too many for one puzzle", count=len(text))


def _plain(text: str) -> str:
    if len(text) > LONGEST_TEXT:
        raise GridTextError(too_long(text))
    return text if text.isascii() else text.translate(_TYPOGRAPHY)


def _foreign_symbol(line: str, orders: Collection[int]) -> ForeignSymbolError | None:
    """What is wrong with a line of as many symbols as a grid has cells; None if it looks like mere words."""
    for order in orders:
        if len(line) != order**4 or len(line.split()) != 1:
            continue
        foreign = [place for place, symbol in enumerate(line) if symbol not in cell_symbols(order)]
        if foreign and (2 * len(foreign) <= len(line) or _order_needed(line) <= MAX_ORDER):
            return ForeignSymbolError(line[foreign[0]], foreign[0], order, [each**4 for each in orders])
    return None


def _is_likelier(found: int, needed: int, than: CellCountError) -> bool:
    """Whether this count is nearly a grid's, and nearer than another; few cells are just some words' letters."""
    if found < needed / 2:
        return False
    return than.found == 0 or abs(math.log(found / needed)) < abs(math.log(than.found / than.needed))


@cache
def cell_symbols(order: int) -> frozenset[str]:
    """The cell symbols; those of an order are among those of the next."""
    own = SYMBOLS[: order * order]
    return frozenset(own + own.lower() + BLANK_SYMBOLS)


@cache
def _digit_bytes(order: int) -> bytes:
    """For each ASCII character the digit it means."""
    digits = bytearray([BLANK] * 256)
    for digit, symbol in enumerate(SYMBOLS[: order * order], 1):
        digits[ord(symbol)] = digits[ord(symbol.lower())] = digit
    return bytes(digits)


def _one_of(order: int) -> str:
    return f"[{re.escape(''.join(sorted(cell_symbols(order))))}]"


_RUN = re.compile(f"{_one_of(MAX_ORDER)}+")


@cache
def _whole_pattern(order: int) -> re.Pattern[str]:
    """As many cell symbols in a row as a grid has, no more."""
    each = _one_of(order)
    return re.compile(f"(?<!{each}){each}{{{order**4}}}(?!{each})")


_NO_ORDER = MAX_ORDER + 1
_ALL_SYMBOLS = cell_symbols(MAX_ORDER)


def _order_needed(cells: str) -> int:
    """The first order that has all these symbols; `_NO_ORDER` if none has."""
    if not _ALL_SYMBOLS.issuperset(cells):  # most lines of words
        return _NO_ORDER
    for order in ORDERS:
        if cell_symbols(order).issuperset(cells):
            return order
    return _NO_ORDER


class _Cells(NamedTuple):
    """What is left of a line without its separators, and the first order whose symbols that would be."""

    text: str
    order: int

    def of(self, order: int) -> str:
        """The cells; "" if they are not this order's."""
        return self.text if self.order <= order else ""


class _Line(NamedTuple):
    """A line with and without what may be its label."""

    plain: _Cells
    labelled: _Cells
    is_border: bool
    has_plus: bool

    def row(self, order: int) -> tuple[str, bool]:
        """The cells if they are just a row, and whether a label precedes them."""
        size = order * order
        if len(self.plain.text) == size and self.plain.order <= order:
            return self.plain.text, False
        if len(self.labelled.text) == size and self.labelled.order <= order:
            return self.labelled.text, True
        return "", False


class _Lines:
    """The lines of a text, taken apart as far as all orders need it."""

    def __init__(self, text: str) -> None:
        self._tables: defaultdict[tuple[str, int], list[str]] = defaultdict(list)
        """The lines by separator and by the number of fields it makes of them."""
        self._barred: list[list[str]] = []
        self._lines: list[_Line] = []
        known: dict[str, _Line] = {}
        for line in text.splitlines():
            for separator in _FIELD_SEPARATORS:
                if separator in line and (fields := line.count(separator) + 1) in _SIZES:
                    self._tables[separator, fields].append(line)
            if "|" in line or not line.isascii():
                self._barred.append(_BARS.split(line))
            if line not in known:
                known[line] = _taken_apart(line)
            self._lines.append(known[line])
        self._rows = [
            line for line in self._lines if len(line.plain.text) in _SIZES or len(line.labelled.text) in _SIZES
        ]

    def readings(self, order: int) -> Iterator[str]:
        """Possible cell strings of several lines, surest first; the last is the one whose count an error names."""
        size = order * order
        for separator in _FIELD_SEPARATORS:
            yield from _table([line.split(separator) for line in self._tables[separator, size]], order)
        yield from _table([fields for each in self._barred if len(fields := _between_bars(each, order)) == size], order)
        yield from _first_rows([line for line in self._rows if not line.has_plus], order)
        yield from _first_rows([line for line in self._rows if not line.is_border], order)
        yield "".join(
            line.plain.of(order) or _whole_rows(line.labelled.of(order), size)
            for line in self._lines
            if not line.is_border
        )


def _taken_apart(line: str) -> _Line:
    label = _LABEL.match(line)
    return _Line(_cells_of(line), _cells_of(line[label.end() :]) if label else _NO_CELLS, _is_border(line), "+" in line)


def _cells_of(line: str) -> _Cells:
    bare = line.translate(_SEPARATORS)
    order = _order_needed(bare)
    return _Cells(bare, order) if bare and order <= MAX_ORDER else _NO_CELLS


_NO_CELLS = _Cells("", _NO_ORDER)


def _table(rows: list[list[str]], order: int) -> Iterator[str]:
    """Rows of fields, a spreadsheet's or between bars, in which an empty field is a blank."""
    size = order * order
    if len(rows) < size:
        return
    cells = [[field.strip() or "." for field in row] for row in rows]
    cells = [row for row in cells if cell_symbols(order).issuperset(row)]
    if len(cells) == size:
        yield "".join(symbol for row in cells for symbol in row)


def _between_bars(fields: list[str], order: int) -> list[str]:
    """The fields of `| 5 |   | 3 |…`, or the places in the boxes of `| 5   3 |       |…`."""
    if len(fields) in (order + 2, order * order + 2):  # the outer bars part nothing
        fields = fields[1:-1]
    if len(fields) == order and all(len(field) == 2 * order + 1 for field in fields):
        return [symbol for field in fields for symbol in field[1::2]]
    return fields


def _first_rows(lines: list[_Line], order: int) -> Iterator[str]:
    """The lines that hold one row each, of the first of several grids: plain ones, labelled ones, then both.

    A labelled grid may have its columns' numbers above it, which look like a plain row.
    """
    size = order * order
    both = [(cells, is_labelled) for cells, is_labelled in (line.row(order) for line in lines) if cells]
    plain = [cells for cells, is_labelled in both if not is_labelled]
    labelled = [cells for cells, is_labelled in both if is_labelled]
    for rows in (plain, labelled, [cells for cells, _ in both]):
        if rows and len(rows) % size == 0:
            yield "".join(rows[:size])


def _whole_rows(cells: str, size: int) -> str:
    """The cells if they are whole rows; what follows "Date:" or "Level:" is seldom as long."""
    return cells if len(cells) % size == 0 else ""


def _is_border(line: str) -> bool:
    used = set(line)
    return used <= _BORDER_SYMBOLS or ("--" in line and used <= _BORDER_SYMBOLS | _CORNERS)
