"""Reader of puzzles in the tables of web pages (.html), or in preformatted text (`pre`).

A cell is a digit, or blank; input fields count with their value. A page may draw a grid as a table of boxes, each of
which is a table. Scripts and styles are passed over, and nothing is fetched.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

from sudoku_desktop.board.formats.assembling import assembled, check_size, plain_shape
from sudoku_desktop.board.formats.cells import wrong_row
from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.plain_text import GridTextError, grid_of_any_size
from sudoku_desktop.board.formats.puzzle_format import Check, PuzzleFormat, go_on
from sudoku_desktop.board.formats.result import Omission, ReadResult, Symbols
from sudoku_desktop.board.geometry import MAX_SIZE, MIN_SIZE, SYMBOLS
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.sentence import Sentence

NAME = Sentence("Web page")
_BEGINNING = re.compile(
    r"\ufeff?\s*(?:<!--.{0,2000}?-->\s*)*<(?:!doctype\s+html|html|head|body|table|div|p|meta|title|link|style|tbody|tr)\b",
    re.IGNORECASE | re.DOTALL,
)
_MOST_CHARACTERS = 4 * 1024 * 1024
_MOST_CELLS = 50_000
_STRETCH = 64 * 1024
_MAX_DEPTH = 8
"""Maximum number of tables within one another."""
_BLANKS = frozenset(("", ".", "-", "–", "—", "0", "\xa0", "_", "?", "*", "x", "X"))
_PASSED_OVER = ("script", "style", "template", "noscript")


def recognises(text: str) -> bool:
    """Return whether a text begins like a web page."""
    return _BEGINNING.match(text[:8192]) is not None


@dataclass
class _Cell:
    pieces: list[str] = field(default_factory=list)
    tables: list[_Table] = field(default_factory=list)


@dataclass
class _Table:
    line: int = 0
    rows: list[list[_Cell]] = field(default_factory=list)


class _Tables(HTMLParser):
    """Collect the tables and preformatted texts of a page."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tables: list[_Table] = []
        self.texts: list[list[str]] = []
        self._open: list[_Table] = []
        self._silent = 0
        self._in_text = False
        self._count = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open a table, a row or a cell."""
        if tag in _PASSED_OVER:
            self._silent += 1
        elif tag == "table" and len(self._open) < _MAX_DEPTH:
            table = _Table(self.getpos()[0])
            cell = self._cell()
            (cell.tables if cell else self.tables).append(table)
            self._open.append(table)
        elif tag == "tr" and self._open:
            self._open[-1].rows.append([])
        elif tag in ("td", "th") and self._open:
            self._count += 1
            if self._count > _MOST_CELLS:
                raise FileTextError(Sentence("there are more values than in any file of its kind"))
            if not self._open[-1].rows:
                self._open[-1].rows.append([])
            self._open[-1].rows[-1].append(_Cell())
        elif tag == "input" and (cell := self._cell()):
            cell.pieces.append(dict(attrs).get("value") or "")
        elif tag == "pre":
            self._in_text = True
            self.texts.append([])

    def handle_endtag(self, tag: str) -> None:
        """Close a table or a text."""
        if tag in _PASSED_OVER:
            self._silent = max(0, self._silent - 1)
        elif tag == "table" and self._open:
            self._open.pop()
        elif tag == "pre":
            self._in_text = False

    def handle_data(self, data: str) -> None:
        """Add text to the current cell or preformatted text."""
        if self._silent:
            return
        if self._in_text:
            self.texts[-1].append(data)
        if cell := self._cell():
            cell.pieces.append(data)

    def _cell(self) -> _Cell | None:
        return self._open[-1].rows[-1][-1] if self._open and self._open[-1].rows and self._open[-1].rows[-1] else None


def read(text: str, sizes: Collection[int], check: Check = go_on, symbols: Symbols | None = None) -> ReadResult:
    """Read the puzzles of all tables; raises FileTextError when there is none."""
    if len(text) > _MOST_CHARACTERS:
        raise FileTextError(Sentence("the file is larger than {size} MiB", size=_MOST_CHARACTERS // 1024**2))
    parser = _Tables()
    for start in range(0, len(text), _STRETCH):
        check()
        parser.feed(text[start : start + _STRETCH])
    parser.close()
    found = [each for table in parser.tables for each in _puzzles_of(table)]
    puzzles = [each for each in found if isinstance(each, Puzzle)]
    omissions = [each for each in found if isinstance(each, Omission)]
    if not puzzles:
        for pieces in parser.texts:
            try:
                puzzles.append(Puzzle(grid_of_any_size("".join(pieces), sizes)))
            except GridTextError:
                continue
    if not puzzles and omissions:
        raise FileTextError(omissions[0].reason, line=omissions[0].first_line)
    if not puzzles:
        raise FileTextError(
            Sentence("this is a web page without a puzzle in a table; copy the puzzle in the browser and paste it")
        )
    for puzzle in puzzles:
        check_size(puzzle.givens.geometry, sizes)
    return ReadResult(tuple(puzzles), NAME, tuple(omissions))


def _puzzles_of(table: _Table) -> Iterator[Puzzle | Omission]:
    """Yield the puzzle of a table, or an omission if it looks like one, or the puzzles of the tables in its cells."""
    cells = _digits(table) or _digits_of_boxes(table)
    if cells and any(cells):
        yield assembled(plain_shape(round(len(cells) ** 0.5)), cells)
        return
    for row in table.rows:
        for cell in row:
            for inner in cell.tables:
                yield from _puzzles_of(inner)
    rows = [
        row for row in table.rows if len(row) >= MIN_SIZE and all(_digit(cell, MAX_SIZE) is not None for cell in row)
    ]
    if len(rows) >= MIN_SIZE and any(_digit(cell, MAX_SIZE) for row in rows for cell in row):
        lengths = [len(row) for row in rows]
        found = Sentence("found %n row(s) of {width} cells", n=len(rows), width=lengths[0])
        yield Omission(table.line, table.line, wrong_row(lengths) or found)


def _digits(table: _Table) -> list[int] | None:
    """Return the digits of a square table, without row and column headings; None for any other table."""
    rows = [row for row in table.rows if row]
    for skipped_rows, skipped_columns in ((0, 0), (1, 0), (0, 1), (1, 1)):
        kept = [row[skipped_columns:] for row in rows[skipped_rows:]]
        size = len(kept)
        if not MIN_SIZE <= size <= MAX_SIZE or any(len(row) != size for row in kept):
            continue
        digits = [_digit(cell, size) for row in kept for cell in row]
        if all(digit is not None for digit in digits):
            return [digit or 0 for digit in digits]
    return None


def _digits_of_boxes(table: _Table) -> list[int] | None:
    """Return the digits of a table whose cells are tables of equal size, one per box; None for any other table."""
    boxes = [[cell.tables[0] if len(cell.tables) == 1 else _Table() for cell in row] for row in table.rows if row]
    shapes = {(len(box.rows), len(each)) for row in boxes for box in row for each in box.rows or [[]]}
    if len(shapes) != 1 or (shape := shapes.pop())[1] == 0:
        return None
    height, width = shape
    size = height * width
    if (
        len(boxes) * height != size
        or any(len(row) * width != size for row in boxes)
        or not MIN_SIZE <= size <= MAX_SIZE
    ):
        return None
    digits = [
        _digit(boxes[row // height][column // width].rows[row % height][column % width], size)
        for row in range(size)
        for column in range(size)
    ]
    return None if any(digit is None for digit in digits) else [digit or 0 for digit in digits]


def _digit(cell: _Cell, size: int) -> int | None:
    """Return the digit of a cell, 0 for a blank; None for other text."""
    text = "".join("".join(cell.pieces).split())
    if cell.tables:
        return None
    if text in _BLANKS:
        return 0
    if text.isascii() and text.isdecimal() and len(text) <= 2:
        return int(text) if int(text) <= size else None
    digit = SYMBOLS.find(text.upper()) + 1 if len(text) == 1 else 0
    return digit if 0 < digit <= size else None


FORMAT = PuzzleFormat("Web page", (), recognises, read)
