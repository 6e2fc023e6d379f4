"""SudoCue's puzzles in progress (.sdx): nine lines of nine fields, separated by blanks.

A field is a given digit, `u` and an entry, or the candidates of a cell. Lines of `#` and a letter may hold metadata as
in .sdk files. A grid without any entry is an ordinary pencilmark grid, which many programs write. Source: sudocue.net,
"File Formats".
"""

from __future__ import annotations

import re
from collections.abc import Collection

from sudoku_desktop.board.formats.assembling import assembled, single
from sudoku_desktop.board.formats.cells import SIZE
from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.puzzle_format import Check, PuzzleFormat, go_on
from sudoku_desktop.board.formats.result import ReadResult, Symbols
from sudoku_desktop.board.geometry import CLASSIC
from sudoku_desktop.sentence import Sentence

NAME = Sentence("SudoCue")
_FIELD = re.compile(r"u[1-9]|[1-9]{1,9}")
_LONGEST = 4096
_METADATA = {"A": "author", "D": "title", "C": "title", "S": "source", "U": "source", "L": "published_rating"}


def recognises(text: str) -> bool:
    """Return whether a text is one grid of fields, at least one of them an entry."""
    return len(text) <= _LONGEST and "u" in text and _rows(text) is not None


def _rows(text: str) -> list[list[str]] | None:
    rows = [line.split() for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    fits = len(rows) == SIZE and all(len(row) == SIZE and all(map(_FIELD.fullmatch, row)) for row in rows)
    return rows if fits and any(cell.startswith("u") for row in rows for cell in row) else None


def read(text: str, sizes: Collection[int], check: Check = go_on, symbols: Symbols | None = None) -> ReadResult:
    """Return the puzzle with its entries and notes; raises FileTextError."""
    rows = _rows(text)
    if rows is None:
        raise FileTextError(Sentence("no puzzle was found"))
    fields = [field for row in rows for field in row]
    givens = [int(field) if len(field) == 1 else 0 for field in fields]
    entries = [int(field[1:]) if field.startswith("u") else 0 for field in fields]
    notes = [
        0 if len(field) == 1 or field.startswith("u") else sum({1 << int(digit) - 1 for digit in field})
        for field in fields
    ]
    metadata: dict[str, object] = {}
    for line in text.splitlines():
        if line.startswith("#") and (name := _METADATA.get(line[1:2].upper())):
            metadata.setdefault(name, line[2:])
    return single(assembled(CLASSIC, givens, entries, notes, **metadata), NAME, sizes)


FORMAT = PuzzleFormat("SudoCue", (), recognises, read)
