"""Find a grid in whatever text a person pastes: a line of 81 symbols, a drawn grid, a spreadsheet's cells.

Vocabulary: a *cell symbol* is a digit's symbol or one of the blanks `0 . * _ x -`; a *border line* is one that
only draws (`+-----+`); a *heading* is a line with other words in it; a *label* stands before a row's cells
("Row 1:", "A |", "board = "). Dashes and stars are blanks in some files and borders in others, and a date or a
column's number looks like cells, so the readings are tried in order, surest first, and the first that gives a
whole grid counts.
"""

import math
import re
from collections.abc import Collection, Iterator
from functools import cache

from sudoku_desktop.board.geometry import CLASSIC_ORDER, MAX_ORDER, MIN_ORDER, SYMBOLS, geometry
from sudoku_desktop.board.grid import BLANK, Grid
from sudoku_desktop.sentence import Listed, ProblemError, Quoted, Sentence

ORDERS = tuple(range(MIN_ORDER, MAX_ORDER + 1))
BLANK_SYMBOLS = "0.*_xX-"
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
_SEPARATORS = re.compile(rf"[\s|!,;:'\"\[\](){{}}+{_LINE_DRAWING}]+")
_BARS = re.compile(r"[|│┃║]")
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


def grid_from_text(text: str, order: int = CLASSIC_ORDER) -> Grid:
    """The first grid that `text` holds, ignoring borders, pipes, headings, labels and line ends.

    Raises CellCountError, which names the number of cells in the likeliest reading.
    """
    needed = geometry(order).cell_count
    digits = _digits(order)
    text = text.translate(_TYPOGRAPHY)
    whole = _whole_pattern(frozenset(digits), needed).search(text)
    if whole:
        return _grid(whole.group(), order)
    found = 0
    for cells in _readings(text, frozenset(digits), order):
        if len(cells) == needed:
            return _grid(cells, order)
        found = len(cells)
    raise CellCountError(found, needed)


def grid_of_any_order(text: str, orders: Collection[int] = ORDERS) -> Grid:
    """As `grid_from_text`, the order taken from the number of cells.

    Raises CellCountError, which names every count that would do, or the symbol that is wrong in a single line.
    """
    if len(orders) == 1:
        return grid_from_text(text, *orders)
    plain = text.translate(_TYPOGRAPHY)
    # An order's cells may lie within a longer line of a larger order's, so a line counts only as a whole.
    lines = re.findall(rf"[{re.escape(''.join(sorted(_digits(MAX_ORDER))))}]+", plain)
    counts = [order**4 for order in orders]
    nearest: CellCountError | None = None
    # The newspaper's order first; last the one whose 16 cells may be one row of a larger grid.
    for order in sorted(orders, key=lambda order: (order != 3, order == MIN_ORDER, order)):
        symbols = frozenset(_digits(order))
        found = 0
        whole = [line for line in lines if len(line) == order**4 and symbols.issuperset(line)]
        for cells in (*whole[:1], *_readings(plain, symbols, order)):
            if len(cells) == order**4:
                return _grid(cells, order)
            found = len(cells)
        if nearest is None or _is_likelier(found, order**4, nearest):
            nearest = CellCountError(found, order**4, counts)
    assert nearest is not None
    raise _foreign_symbol(plain.strip(), orders) or nearest


def _foreign_symbol(line: str, orders: Collection[int]) -> ForeignSymbolError | None:
    """What is wrong with a line of as many symbols as a grid has cells; None if it looks like mere words."""
    for order in orders:
        if len(line) != order**4 or len(line.split()) != 1:
            continue
        foreign = [place for place, symbol in enumerate(line) if symbol not in _digits(order)]
        if foreign and (2 * len(foreign) <= len(line) or _digits(MAX_ORDER).keys() >= set(line)):
            return ForeignSymbolError(line[foreign[0]], foreign[0], order, [each**4 for each in orders])
    return None


def _is_likelier(found: int, needed: int, than: CellCountError) -> bool:
    """Whether this count is nearly a grid's, and nearer than another; few cells are just some words' letters."""
    if found < needed / 2:
        return False
    return than.found == 0 or abs(math.log(found / needed)) < abs(math.log(than.found / than.needed))


def _grid(cells: str, order: int) -> Grid:
    digits = _digits(order)
    return Grid([digits[symbol] for symbol in cells], order)


@cache
def _digits(order: int) -> dict[str, int]:
    """What each cell symbol means."""
    own = SYMBOLS[: order * order]
    either_case = {symbol: digit for digit, upper in enumerate(own, 1) for symbol in (upper, upper.lower())}
    return dict.fromkeys(BLANK_SYMBOLS, BLANK) | either_case


def _readings(text: str, symbols: frozenset[str], order: int) -> Iterator[str]:
    """Possible cell strings of several lines, surest first; the last is the one whose count an error names."""
    size = order * order
    lines = text.splitlines()
    yield from _tables(lines, symbols, order)
    lines = [line for line in lines if line.strip()]
    inner = [line for line in lines if not _is_border(line)]
    yield from _rows([line for line in lines if "+" not in line], symbols, size)
    yield from _rows(inner, symbols, size)
    yield "".join(_bare(line, symbols) or _some_rows(_bare(_without_label(line), symbols), size) for line in inner)


@cache
def _whole_pattern(symbols: frozenset[str], count: int) -> re.Pattern[str]:
    """So many cell symbols in a row, no more."""
    each = f"[{re.escape(''.join(sorted(symbols)))}]"
    return re.compile(f"(?<!{each}){each}{{{count}}}(?!{each})")


def _tables(lines: list[str], symbols: frozenset[str], order: int) -> Iterator[str]:
    """Rows of fields, a spreadsheet's or between bars, in which an empty field is a blank."""
    size = order * order
    for split in (
        lambda line: line.split("\t"),
        lambda line: line.split(","),
        lambda line: line.split(";"),
        lambda line: _between_bars(line, order),
    ):
        rows = [fields for fields in map(split, lines) if len(fields) == size]
        cells = [[field.strip() or "." for field in row] for row in rows]
        cells = [row for row in cells if symbols.issuperset(row)]
        if len(cells) == size:
            yield "".join(symbol for row in cells for symbol in row)


def _between_bars(line: str, order: int) -> list[str]:
    """The fields of `| 5 |   | 3 |…`, or the places in the boxes of `| 5   3 |       |…`."""
    fields = _BARS.split(line)
    if len(fields) in (order + 2, order * order + 2):  # the outer bars part nothing
        fields = fields[1:-1]
    if len(fields) == order and all(len(field) == 2 * order + 1 for field in fields):
        return [symbol for field in fields for symbol in field[1::2]]
    return fields


def _rows(lines: list[str], symbols: frozenset[str], size: int) -> Iterator[str]:
    """The lines that hold one row each, of the first of several grids: plain ones, labelled ones, then both.

    A labelled grid may have its columns' numbers above it, which look like a plain row.
    """
    plain: list[str] = []
    labelled: list[str] = []
    both: list[str] = []
    for line in lines:
        for rows, cells in ((plain, _bare(line, symbols)), (labelled, _bare(_without_label(line), symbols))):
            if len(cells) == size:
                rows.append(cells)
                both.append(cells)
                break
    for rows in (plain, labelled, both):
        if rows and len(rows) % size == 0:
            yield "".join(rows[:size])


def _some_rows(cells: str, size: int) -> str:
    """The cells if they are whole rows; what follows "Date:" or "Level:" is seldom as long."""
    return cells if len(cells) % size == 0 else ""


def _is_border(line: str) -> bool:
    used = set(line)
    return used <= _BORDER_SYMBOLS or ("--" in line and used <= _BORDER_SYMBOLS | _CORNERS)


def _without_label(line: str) -> str:
    """What follows a label; "" where there is none."""
    label = _LABEL.match(line)
    return line[label.end() :] if label else ""


def _bare(line: str, symbols: frozenset[str]) -> str:
    """The cells of a line that holds nothing else but separators; else ""."""
    bare = _SEPARATORS.sub("", line)
    return bare if symbols.issuperset(bare) else ""
