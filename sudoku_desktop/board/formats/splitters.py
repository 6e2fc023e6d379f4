"""Splitters, each of which divides a line into the texts of its cells, in one of the ways in which grids are written.

A splitter returns None for a line of another kind. To read a new way of writing cells, add a splitter.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from string import ascii_letters
from typing import NamedTuple

from sudoku_desktop.board.formats.notation import CELL, LETTERS
from sudoku_desktop.board.symbols import ALL_BLANKS, SIZES

_LINE_DRAWING = "".join(map(chr, range(0x2500, 0x2580)))
_BORDER_SYMBOLS = frozenset("+-=*_|: \t[](){}<>/\\%$&@^!" + _LINE_DRAWING)
_CORNERS = frozenset(".,'`o")
ONE_CELL = frozenset("0123456789" + LETTERS + LETTERS.lower() + ALL_BLANKS)
_WIDEST = 3 * max(SIZES)
"""Maximum number of cells of a line, which are those of three grids side by side."""
BAR = re.compile(r"[|│┃║]")
_TOKEN = re.compile(rf"[^\s|,;:!'\"`\[\](){{}}{_LINE_DRAWING}]+")
_GROUP = re.compile(r"[\[{(]\s*(?:[1-9]\s*,\s*)*[1-9]\s*[\]})]|[0-9]")
_BRACED = re.compile(rf"\{{[0-9,]*\}}|{_TOKEN.pattern}")
_DECIMAL = re.compile(r"\d{1,2}\.|nan")
_CHARACTER = re.compile(rf"[^\s|!,;:'\"`\[\](){{}}+{_LINE_DRAWING}]")
_MARKED = re.compile(r"[+*u]?[0-9]|[._?~-]")
_GIVEN = re.compile(r"<[1-9]>")
_ENTRY = re.compile(r"\*[1-9]\*")
_EMPHASIS = re.compile(r"[*()\[\]{}<>#@&^!'\"+-]+")
_BOLD = re.compile(r"\*\*[^*]{1,9}\*\*")
_BRACKETED = re.compile(r"[\[(]([^\[\]()]?)[\])]")
_IN_BRACKETS = re.compile(r"[\s|]*(?:(?:\[[^\[\]]?\]|\([^()]?\))[\s|]*)+", re.DOTALL)
"""A row in which every cell is in brackets."""
_DIGIT_AND_BLANK = re.compile(r"\d[*#-]|[*#-]\d")
"""A digit and a blank without a space between them, rather than a digit with a mark."""
_BRACKETS = re.compile(r"""^[\s"'\[({=]+|[\s"'\])}]+$""")
"""Brackets and quotation marks around a cell."""


class CellText(NamedTuple):
    """Text of one cell, and its start and end in the line."""

    text: str
    start: int
    end: int


Cells = list[CellText]
Splitter = Callable[[str], "Cells | None"]


def is_border(line: str) -> bool:
    """Return whether a line only draws, or only opens or closes a list."""
    used = set(line)
    return used <= _BORDER_SYMBOLS or ("--" in line and used <= _BORDER_SYMBOLS | _CORNERS)


def _checked(cells: Cells) -> Cells | None:
    return cells if 1 <= len(cells) <= _WIDEST and all(CELL.fullmatch(cell.text) for cell in cells) else None


def _matches(pattern: re.Pattern[str], line: str) -> Cells:
    return [CellText(match[0], match.start(), match.end()) for match in pattern.finditer(line)]


def _fields(separator: str) -> Splitter:
    """Return the splitter of fields with a separator: `5,3,,,7` or `[5, 3, 0]`."""

    def split(line: str) -> Cells | None:
        if separator not in line:
            return None
        cells, start = [], 0
        for part in line.split(separator):
            text = _BRACKETS.sub("", part)
            place = start + part.find(text)
            cells.append(CellText(text, place, place + len(text)))
            start += len(part) + len(separator)
        if not cells[-1].text and ("[" in line or "(" in line):  # the comma after a row of a list
            cells.pop()
        return _checked(cells)

    return split


def _between_bars(line: str) -> Cells | None:
    """Return the cells between bars: `| 5 | 3 |   |` or `5 | 3 |  `."""
    parts = BAR.split(line)
    if len(parts) < 4:
        return None
    cells, start = [], 0
    for part in parts:
        text = part.strip()
        text = text[2:-2] if _BOLD.fullmatch(text) else text
        place = start + (part.find(text) if text else len(part) // 2)
        cells.append(CellText(text, place, place + len(text)))
        start += len(part) + 1
    return _checked(cells[1:-1] if not cells[0].text and cells[-1].text in ("", ".", "\\\\") else cells)


def tokens(line: str) -> Cells | None:
    """Return cells with spaces, bars or commas between them: `5 3 . | . 7 .` or `12 0 7`."""
    return None if _GIVEN.search(line) else _checked(_matches(_TOKEN, line))


def _decimals(line: str) -> Cells | None:
    """Return cells that are all written as NumPy prints floating-point numbers: `7. 0. nan`."""
    cells = _matches(_TOKEN, line)
    if not any(cell.text.endswith(".") for cell in cells) or not all(_DECIMAL.fullmatch(cell.text) for cell in cells):
        return None
    return _checked(
        [cell._replace(text=cell.text.rstrip("."), end=cell.end - cell.text.endswith(".")) for cell in cells]
    )


def braced(line: str) -> Cells | None:
    """Return tokens of which those in braces are notes: `5 {123} {7}`."""
    return _checked(_matches(_BRACED, line))


def _grouped(line: str) -> Cells | None:
    """Return cells of a list of lists or sets of candidates: `[[5], [1, 2, 4], …]`."""
    cells = _matches(_GROUP, line)
    if sum(len(cell.text) > 1 for cell in cells) < min(SIZES):
        return None
    return _checked([cell._replace(text=re.sub(r"\D", "", cell.text)) for cell in cells])


def characters(line: str) -> Cells | None:
    """Return cells of one character each, whatever is between them: `53..7....` or `53. .7. ...`."""
    if "+" in line or _GIVEN.search(line):
        return None
    cells = _matches(_CHARACTER, line)
    return cells if 2 <= len(cells) <= _WIDEST and ONE_CELL.issuperset(cell.text for cell in cells) else None


def _in_brackets(line: str) -> Cells | None:
    """Return the cells of a line in which every cell is in brackets: `[7][ ][.]`."""
    if not _IN_BRACKETS.fullmatch(line):
        return None
    return _checked([CellText(match[1].strip(), *match.span(1)) for match in _BRACKETED.finditer(line)])


def _marked(line: str) -> Cells | None:
    """Return digits of which some have the mark of an entry or a given: `5+3.*7`."""
    bare = BAR.sub(" ", line)
    if not any(mark in line for mark in "+*u") or _MARKED.sub("", bare).strip():
        return None
    return _matches(_MARKED, bare)


def _emphasised(line: str) -> Cells | None:
    """Return candidates with marks of emphasis: `36*`, `(3)69`, `**4**`; `<3>` is a given and `*3*` an entry."""
    cells = []
    for match in re.finditer(r"[^\s|│┃║]+", line):
        text = match[0]
        digits = _EMPHASIS.sub("", text)
        if _GIVEN.fullmatch(text) or _ENTRY.fullmatch(text):
            digits = ("*" if "<" in text else "u") + digits
        elif len(digits) > 2:
            digits = digits.strip(ascii_letters)
        elif len(digits) == 1 and _DIGIT_AND_BLANK.fullmatch(text):
            return None
        cells.append(CellText(digits or text, match.start(), match.end()))
    return _checked(cells)


SPLITTERS: tuple[Splitter, ...] = (
    *map(_fields, ("\t", ";", ",", "&", "||")),
    _between_bars,
    braced,
    tokens,
    _decimals,
    _in_brackets,
    characters,
    _marked,
    _emphasised,
    _grouped,
)
