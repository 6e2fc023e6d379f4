"""Puzzles of SudokuPad: JSON of everything that is drawn, and a shorter form of it.

    {"cells": [[{"value": 7}, {}, …], …], "regions": [[[0, 0], [0, 1], …], …], "cages": [{"value": "title: …"}],
     "metadata": {"title": "…", "author": "…", "rules": "…"}}

In links, keys have one or two letters, quotation marks are single or missing, `t` and `f` replace true and false, and
an empty cell replaces {}. Everything else that is drawn (lines, cages, arrows, overlays) may be a constraint, so such a
puzzle is refused, except for the two diagonals. Sources: marktekfan's sudokupad-penpa-import (puzzlezipper.js,
puzzletools.js), sudocle (ctcpuzzleconverter.ts).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from sudoku_desktop.board.formats.assembling import (
    assembled,
    plain_shape,
    quoted,
    region_of_cells,
    shape_of,
    unknown_constraints,
    wrong_place,
)
from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.f_puzzles import CELL_NAME, CONSTRAINTS, check_rules, digit_of, is_empty, mask_of
from sudoku_desktop.board.formats.strict_json import parsed
from sudoku_desktop.board.geometry import Geometry, Variant
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.sentence import Sentence, Term

NAME = Sentence("SudokuPad")
_LONG_KEYS = {
    "c": "color", "ca": "cages", "ct": "center", "c1": "borderColor", "c2": "backgroundColor", "ce": "cells",
    "cs": "cellSize", "a": "arrows", "o": "overlays", "u": "underlays", "w": "width", "h": "height", "v": "value",
    "vd": "videos", "l": "lines", "r": "rounded", "re": "regions", "fs": "fontSize", "th": "thickness",
    "hl": "headLength", "wp": "wayPoints", "t": "title", "te": "text", "d": "duration", "d2": "d",
}  # fmt: skip
_HARMLESS = {
    "id", "cellSize", "cells", "regions", "cages", "lines", "metadata", "settings", "title", "author", "rules",
    "duration", "videos", "solution", "version", "src", "source", "logs",
}  # fmt: skip
_HARMLESS_METADATA = {
    "title", "author", "rules", "solution", "source", "msgcorrect", "msgincorrect", "id", "description", "date",
}  # fmt: skip
_TOKEN = re.compile(r"""("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([\[\]{},:])|([^\[\]{},:"'\s]+)|\s+|(.)""", re.DOTALL)
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_LABELLED_TEXT = re.compile(r"\s*(title|author|rules|solution|msgcorrect)\s*:\s*(.*)", re.DOTALL | re.IGNORECASE)
_RUNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
"""Symbols of a packed classic puzzle: the index of each is its digit, plus ten for each blank that follows."""
_BLANKS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_"
"""Symbols of blanks in an older packing: the index of each is a number of blanks. Digits are written as digits."""


def is_puzzle(record: Mapping[str, Any]) -> bool:
    """Return whether a JSON object is a puzzle of SudokuPad."""
    cells = record.get("cells")
    if not (isinstance(cells, list) and cells and isinstance(cells[0], list)):
        return False
    return ("cellSize" in record or "regions" in record) and all(isinstance(cell, dict) for cell in cells[0])


def unzipped(text: str) -> object:
    """Return the JSON value of a link, in its long or its short form; raises FileTextError."""
    try:
        return parsed(text)
    except FileTextError:
        return _with_long_keys(parsed(_as_json(text)))


def _as_json(text: str) -> str:
    """Return the short form of JSON with its quotation marks and empty objects restored."""
    pieces: list[str] = []
    before = ""
    for match in _TOKEN.finditer(text):
        word, mark, bare, other = match.groups()
        if other:
            raise FileTextError(Sentence("the packed puzzle is damaged; copy the whole link"))
        if mark:
            if mark in ",]}" and before in ("[", ",", ":") and (before, mark) != ("[", "]"):
                pieces.append("{}")
            pieces.append(mark)
            before = mark
        elif word or bare:
            pieces.append(_string(word[1:-1]) if word else _value(bare, text[match.end() : match.end() + 1] == ":"))
            before = "value"
    return "".join(pieces)


def _string(inside: str) -> str:
    plain = inside.replace("\\'", "'")
    return '"' + re.sub(r'(?<!\\)((?:\\\\)*)"', r'\1\\"', plain).replace("\n", "\\n").replace("\t", "\\t") + '"'


def _value(bare: str, is_key: bool) -> str:
    if is_key:
        return f'"{bare}"'
    if bare in ("t", "f"):
        return "true" if bare == "t" else "false"
    return bare if _NUMBER.fullmatch(bare) or bare in ("true", "false", "null") else _string(bare)


def _with_long_keys(value: object) -> object:
    if isinstance(value, list):
        return [_with_long_keys(each) for each in value]
    if isinstance(value, dict):
        return {_LONG_KEYS.get(key, key): _with_long_keys(each) for key, each in value.items()}
    return value


def puzzle_of(record: Mapping[str, Any]) -> Puzzle:
    """Return the puzzle of a JSON object; raises FileTextError that names unknown things drawn on it."""
    rows = record["cells"]
    size = len(rows)
    plain_shape(size)
    if not all(isinstance(row, list) and len(row) == size for row in rows):
        raise FileTextError(Sentence("the grid must have {size} rows of {size} cells", size=size))
    texts, unknown = _texts(record)
    shape, more = _shape(record, size)
    if unknown or more:
        raise unknown_constraints([*unknown, *more])
    check_rules(texts.get("rules"), shape)
    givens, entries, notes = [], [], []
    for cell in (cell if isinstance(cell, dict) else {} for row in rows for cell in row):
        digit = digit_of(cell.get("value"), size)
        is_given = cell.get("given") is not False
        givens.append(digit if is_given else 0)
        entries.append(0 if is_given else digit)
        marks = [
            mark for key, each in cell.items() if "mark" in key.lower() and isinstance(each, list) for mark in each
        ]
        notes.append(mask_of(marks, size))
    return assembled(shape, givens, entries, notes, title=texts.get("title"), author=texts.get("author"))


def _texts(record: Mapping[str, Any]) -> tuple[dict[str, object], list[Term]]:
    """Return title, author and rules by their names, and the unknown keys."""
    metadata = record.get("metadata")
    metadata = metadata if isinstance(metadata, dict) else {}
    texts: dict[str, object] = {
        key: record[key] for key in ("title", "author", "rules") if isinstance(record.get(key), str)
    }
    texts |= {key: value for key, value in metadata.items() if isinstance(value, str)}
    for cage in record["cages"] if isinstance(record.get("cages"), list) else ():
        match = _LABELLED_TEXT.fullmatch(str(cage.get("value", ""))) if isinstance(cage, dict) else None
        if match and is_empty(cage.get("cells")):
            texts.setdefault(match[1].lower(), match[2])
    unknown: list[Term] = [
        CONSTRAINTS.get(key, quoted(key))
        for known, each in ((_HARMLESS, record), (_HARMLESS_METADATA, metadata))
        for key, value in each.items()
        if key not in known and not is_empty(value)
    ]
    return texts, unknown


def _shape(record: Mapping[str, Any], size: int) -> tuple[Geometry, list[Term]]:
    """Return the shape of the grid, and the names of lines, cages and missing regions that it cannot represent."""
    regions = [_cells(region, size) for region in record.get("regions") or ()]
    diagonals, unknown = set(), list[Term]()
    for line in record["lines"] if isinstance(record.get("lines"), list) else ():
        diagonal = _diagonal(line, size)
        if diagonal is None:
            unknown.append(CONSTRAINTS["lines"])
        else:
            diagonals.add(diagonal)
    if len(diagonals) == 1:
        unknown.append(CONSTRAINTS["diagonal+"])
    if not regions:
        unknown.append(Sentence("no regions"))
        return plain_shape(size), unknown
    shape = shape_of(size, [Variant.X] if len(diagonals) == 2 else [], region_of_cells(regions, size))
    units = {frozenset(unit) for unit in shape.units.tolist()}
    for cage in record["cages"] if isinstance(record.get("cages"), list) else ():
        if isinstance(cage, dict) and not is_empty(cage.get("cells")):
            is_unit = frozenset(_cells(cage["cells"], size)) in units and is_empty(cage.get("value"))
            if not is_unit:
                unknown.append(CONSTRAINTS["cages"])
    return shape, unknown


def _cells(cells: object, size: int) -> list[int]:
    """Return the indices of cells, given as pairs of row and column from 0, or as "r1c1"; raises FileTextError."""
    found = []
    if isinstance(cells, str):
        cells = CELL_NAME.findall(cells)
    for each in cells if isinstance(cells, list) else ():
        if isinstance(each, str) and (match := CELL_NAME.fullmatch(each)):
            row, column = int(match[1]) - 1, int(match[2]) - 1
        elif isinstance(each, tuple):
            row, column = int(each[0]) - 1, int(each[1]) - 1
        elif isinstance(each, list) and len(each) == 2 and all(type(number) is int for number in each):
            row, column = each
        else:
            raise wrong_place(each)
        if not (0 <= row < size and 0 <= column < size):
            raise wrong_place(each)
        found.append(row * size + column)
    return found


def _diagonal(line: object, size: int) -> str | None:
    """Return "-" for the diagonal from top left, "+" for the other one, or None for any other line.

    A diagonal goes from corner to corner of the grid or between the centres of the corner cells.
    """
    points = line.get("wayPoints") if isinstance(line, dict) else None
    if not (
        isinstance(points, list)
        and len(points) >= 2
        and all(isinstance(each, list) and len(each) == 2 for each in points)
    ):
        return None
    if not all(type(number) in (int, float) for each in points for number in each):
        return None
    for inset in (0, 0.5):
        low, high = inset, size - inset
        for name, ends in (("-", ([low, low], [high, high])), ("+", ([low, high], [high, low]))):
            lies_on = all(y == x if name == "-" else y + x == size for y, x in points)
            if lies_on and {tuple(points[0]), tuple(points[-1])} == {tuple(end) for end in ends}:
                return name
    return None


def classic(packed: str) -> str | None:
    """Return the cells of a classic puzzle in one of SudokuPad's two packings; None if it is neither."""
    if len(packed) > 81:
        return None
    found = []
    if set(packed) <= set(_RUNS):
        places = map(_RUNS.index, packed)
        found.append("".join(f"{place % 10}{'0' * (place // 10)}" for place in places))
    if set(packed) <= set(_BLANKS + "123456789"):
        found.append("".join(each if each.isdecimal() else "0" * _BLANKS.index(each) for each in packed))
    return next((cells for cells in found if len(cells) == 81), None)
