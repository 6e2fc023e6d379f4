"""Find a grid in whatever text a person pastes: a line of 81 symbols, a drawn grid, a spreadsheet's cells.

Vocabulary: a *cell symbol* is a digit's symbol or one of the blanks `0 . * _ x -`; a *border line* is one that
only draws (`+-----+`); a *heading* is a line with other words in it; a *label* stands before a row's cells
("Row 1:", "A |", "board = "). Dashes and stars are blanks in some files and borders in others, and a date or a
column's number looks like cells, so the readings are tried in order, surest first, and the first that gives a
whole grid counts.

A text is taken apart once, whatever the number of sizes and readings, and what every reading looks at is bounded by
its length: a person may paste anything.
"""

import math
import re
from collections import defaultdict
from collections.abc import Collection, Iterator
from functools import cache
from typing import NamedTuple

import numpy as np

from sudoku_desktop.board.geometry import CLASSIC, MAX_SIZE, MIN_SIZE, SYMBOLS, Geometry, shaped, usual_box
from sudoku_desktop.board.grid import BLANK, Grid
from sudoku_desktop.sentence import Listed, ProblemError, Quoted, Sentence

SIZES = (4, 6, 8, 9, 10, 12, 16, 25)
"""Of the grids that are looked for in a text that does not say; with the usual boxes."""
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
_ROW_LENGTHS = frozenset(range(MIN_SIZE, MAX_SIZE + 1))
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
    """A line is as long as a grid has cells, but one of its symbols belongs to none of that size.

    `symbol`: the first such, `place`: where in the line it stands, from 0.
    """

    def __init__(self, symbol: str, place: int, size: int, counts: Collection[int]) -> None:
        super().__init__(size**2, size**2, counts)
        self.symbol = symbol
        self.place = place
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


def grid_of_cells(cells: str, shape: Geometry = CLASSIC) -> Grid:
    """The grid of as many cell symbols of this shape, and nothing else."""
    return Grid(np.frombuffer(cells.encode("ascii").translate(_digit_bytes(shape.size)), np.uint8), shape)


def grid_from_text(text: str, shape: Geometry = CLASSIC) -> Grid:
    """The first grid that `text` holds, ignoring borders, pipes, headings, labels and line ends.

    Raises CellCountError, which names the number of cells in the likeliest reading, and GridTextError when the text is
    too long for a grid.
    """
    size = shape.size
    text = _plain(text)
    whole = _whole_pattern(size).search(text)
    if whole:
        return grid_of_cells(whole.group(), shape)
    lines = _Lines(text)
    for cells in (*lines.rows(size), joined := lines.joined(size)):
        if len(cells) == shape.cell_count:
            return grid_of_cells(cells, shape)
    raise CellCountError(len(joined), shape.cell_count)


def grid_of_any_size(text: str, sizes: Collection[int] = SIZES) -> Grid:
    """As `grid_from_text`, the size taken from the number of cells; with the usual boxes, unless there is a link.

    Raises CellCountError, which names every count that would do, or the symbol that is wrong in a single line.
    """
    from sudoku_desktop.board.link import find_link  # links are made of what is parsed here

    linked = find_link(text) if len(text) <= LONGEST_TEXT else None
    if linked is not None and (sizes is SIZES or linked.size in sizes):
        return linked
    if len(sizes) == 1:
        return grid_from_text(text, *map(shaped, sizes))
    plain = _plain(text)
    counts = [size**2 for size in sizes]
    # A size's cells may lie within a longer line of a larger size's, so a line counts only as a whole.
    runs = [match[0] for match in _RUN.finditer(plain) if match.end() - match.start() in counts]
    lines = _Lines(plain)
    nearest: CellCountError | None = None
    # The newspaper's size first; last the one whose 16 cells may be one row of a larger grid.
    sizes = sorted(sizes, key=lambda size: (size != CLASSIC.size, size == MIN_SIZE, size))
    for size in sizes:
        whole = [run for run in runs if len(run) == size**2 and _size_needed(run) <= size]
        for cells in (*whole[:1], *lines.rows(size)):
            if len(cells) == size**2:
                return grid_of_cells(cells, shaped(size))
    for size in sizes:
        cells = lines.joined(size)
        if len(cells) == size**2:
            return grid_of_cells(cells, shaped(size))
        if nearest is None or _is_likelier(len(cells), size**2, nearest):
            nearest = CellCountError(len(cells), size**2, counts)
    assert nearest is not None
    raise _foreign_symbol(plain.strip(), sizes) or nearest


def too_long(text: str) -> Sentence:
    """What is wrong with a text that is longer than somebody wants to search for a puzzle."""
    return Sentence("{count} characters are too many for one puzzle", count=len(text))


def _plain(text: str) -> str:
    if len(text) > LONGEST_TEXT:
        raise GridTextError(too_long(text))
    return text if text.isascii() else text.translate(_TYPOGRAPHY)


def _foreign_symbol(line: str, sizes: Collection[int]) -> ForeignSymbolError | None:
    """What is wrong with a line of as many symbols as a grid has cells; None if it looks like mere words."""
    for size in sizes:
        if len(line) != size**2 or len(line.split()) != 1:
            continue
        foreign = [place for place, symbol in enumerate(line) if symbol not in cell_symbols(size)]
        if foreign and (2 * len(foreign) <= len(line) or _size_needed(line) <= MAX_SIZE):
            return ForeignSymbolError(line[foreign[0]], foreign[0], size, [each**2 for each in sizes])
    return None


def _is_likelier(found: int, needed: int, than: CellCountError) -> bool:
    """Whether this count is nearly a grid's, and nearer than another; few cells are just some words' letters."""
    if found < needed / 2:
        return False
    return than.found == 0 or abs(math.log(found / needed)) < abs(math.log(than.found / than.needed))


@cache
def cell_symbols(size: int) -> frozenset[str]:
    """The cell symbols; those of a size are among those of the next."""
    own = SYMBOLS[:size]
    return frozenset(own + own.lower() + BLANK_SYMBOLS)


@cache
def _digit_bytes(size: int) -> bytes:
    """For each ASCII character the digit it means."""
    digits = bytearray([BLANK] * 256)
    for digit, symbol in enumerate(SYMBOLS[:size], 1):
        digits[ord(symbol)] = digits[ord(symbol.lower())] = digit
    return bytes(digits)


def _one_of(size: int) -> str:
    return f"[{re.escape(''.join(sorted(cell_symbols(size))))}]"


_RUN = re.compile(f"{_one_of(MAX_SIZE)}+")


@cache
def _whole_pattern(size: int) -> re.Pattern[str]:
    """As many cell symbols in a row as a grid has, no more."""
    each = _one_of(size)
    return re.compile(f"(?<!{each}){each}{{{size**2}}}(?!{each})")


_NO_SIZE = MAX_SIZE + 1
_ALL_SYMBOLS = cell_symbols(MAX_SIZE)


def _size_needed(cells: str) -> int:
    """The first size that has all these symbols; `_NO_SIZE` if none has."""
    if not _ALL_SYMBOLS.issuperset(cells):  # most lines of words
        return _NO_SIZE
    return max(cells.encode("ascii").translate(_digit_bytes(MAX_SIZE)), default=BLANK)


class _Cells(NamedTuple):
    """What is left of a line without its separators, and the first size whose symbols that would be."""

    text: str
    size: int

    def of(self, size: int) -> str:
        """The cells; "" if they are not this size's."""
        return self.text if self.size <= size else ""


class _Line(NamedTuple):
    """A line with and without what may be its label."""

    plain: _Cells
    labelled: _Cells
    is_border: bool
    has_plus: bool

    def row(self, size: int) -> tuple[str, bool]:
        """The cells if they are just a row, and whether a label precedes them."""
        if len(self.plain.text) == size and self.plain.size <= size:
            return self.plain.text, False
        if len(self.labelled.text) == size and self.labelled.size <= size:
            return self.labelled.text, True
        return "", False


class _Lines:
    """The lines of a text, taken apart as far as all sizes need it."""

    def __init__(self, text: str) -> None:
        self._tables: defaultdict[tuple[str, int], list[str]] = defaultdict(list)
        """The lines by separator and by the number of fields it makes of them."""
        self._barred: list[list[str]] = []
        self._lines: list[_Line] = []
        known: dict[str, _Line] = {}
        for line in text.splitlines():
            for separator in _FIELD_SEPARATORS:
                if separator in line and (fields := line.count(separator) + 1) in _ROW_LENGTHS:
                    self._tables[separator, fields].append(line)
            if "|" in line or not line.isascii():
                self._barred.append(_BARS.split(line))
            if line not in known:
                known[line] = _taken_apart(line)
            self._lines.append(known[line])
        self._rows = [
            line for line in self._lines if not _ROW_LENGTHS.isdisjoint(map(len, (line.plain.text, line.labelled.text)))
        ]

    def rows(self, size: int) -> Iterator[str]:
        """Possible cell strings of as many lines as a grid has rows, surest first."""
        for separator in _FIELD_SEPARATORS:
            yield from _table([line.split(separator) for line in self._tables[separator, size]], size)
        yield from _table([fields for each in self._barred if len(fields := _between_bars(each, size)) == size], size)
        yield from _first_rows([line for line in self._rows if not line.has_plus], size)
        yield from _first_rows([line for line in self._rows if not line.is_border], size)

    def joined(self, size: int) -> str:
        """All cells together, whatever the lines are; an error names their count."""
        return "".join(
            line.plain.of(size) or _whole_rows(line.labelled.of(size), size)
            for line in self._lines
            if not line.is_border
        )


def _taken_apart(line: str) -> _Line:
    label = _LABEL.match(line)
    return _Line(_cells_of(line), _cells_of(line[label.end() :]) if label else _NO_CELLS, _is_border(line), "+" in line)


def _cells_of(line: str) -> _Cells:
    bare = line.translate(_SEPARATORS)
    size = _size_needed(bare)
    return _Cells(bare, size) if bare and size <= MAX_SIZE else _NO_CELLS


_NO_CELLS = _Cells("", _NO_SIZE)


def _table(rows: list[list[str]], size: int) -> Iterator[str]:
    """Rows of fields, a spreadsheet's or between bars, in which an empty field is a blank."""
    if len(rows) < size:
        return
    cells = [[field.strip() or "." for field in row] for row in rows]
    cells = [row for row in cells if cell_symbols(size).issuperset(row)]
    if len(cells) == size:
        yield "".join(symbol for row in cells for symbol in row)


def _between_bars(fields: list[str], size: int) -> list[str]:
    """The fields of `| 5 |   | 3 |…`, or the places in the boxes of `| 5   3 |       |…`."""
    across, width = usual_box(size) or (1, size)
    if len(fields) in (across + 2, size + 2):  # the outer bars part nothing
        fields = fields[1:-1]
    if len(fields) == across and all(len(field) == 2 * width + 1 for field in fields):
        return [symbol for field in fields for symbol in field[1::2]]
    return fields


def _first_rows(lines: list[_Line], size: int) -> Iterator[str]:
    """The lines that hold one row each, of the first of several grids: plain ones, labelled ones, then both.

    A labelled grid may have its columns' numbers above it, which look like a plain row.
    """
    both = [(cells, is_labelled) for cells, is_labelled in (line.row(size) for line in lines) if cells]
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
