"""Puzzles of f-puzzles.com: JSON with a grid of cells, and one key for each kind of constraint.

    {"size": 9, "title": "…", "author": "…", "ruleset": "…", "diagonal+": true, "diagonal-": true,
     "grid": [[{"value": 7, "given": true, "region": 0, "centerPencilMarks": [1, 2], "cornerPencilMarks": []}, …], …]}

`region` exists where the regions are not the usual boxes; it is null for a cell outside all regions. A key that is
not known here may change the rules, so a puzzle that has a value for one is refused. Sources: f-puzzles' files,
dclamage's SudokuSolver (FPuzzlesBoard.cs), sudocle (fpuzzlesconverter.ts).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from math import isqrt
from typing import Any

from sudoku_desktop.board.formats.assembling import (
    assembled,
    plain_shape,
    quoted,
    shape_of,
    unknown_constraints,
    wrong_symbol,
)
from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.geometry import MAX_SIZE, MIN_SIZE, Geometry, Variant
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.sentence import Sentence, Term

NAME = Sentence("f-puzzles")
_HARMLESS = {
    "size", "title", "author", "ruleset", "grid", "solution", "metadata", "disabledlogic", "truecandidatesoptions",
    "successMessage", "id", "version", "highlightConflicts",
}  # fmt: skip
_DIAGONALS = ("diagonal+", "diagonal-")
_EXTRA_REGIONS = "extraregion"
_GIVEN_NOTES = "givenPencilMarks"
CELL_NAME = re.compile(r"[Rr](\d{1,2})[Cc](\d{1,2})")
CONSTRAINTS: Mapping[str, Sentence] = {
    "killercage": Sentence("killer cages"),
    "cage": Sentence("cages"),
    "cages": Sentence("cages"),
    "thermometer": Sentence("thermometers"),
    "thermos": Sentence("thermometers"),
    "slowthermometer": Sentence("thermometers"),
    "arrow": Sentence("arrows"),
    "arrows": Sentence("arrows"),
    "littlekillersum": Sentence("little killer sums"),
    "sandwichsum": Sentence("sandwich sums"),
    "odd": Sentence("odd cells"),
    "even": Sentence("even cells"),
    "difference": Sentence("Kropki dots"),
    "ratio": Sentence("Kropki dots"),
    "xv": Sentence("XV"),
    "palindrome": Sentence("palindromes"),
    "renban": Sentence("renban lines"),
    "whispers": Sentence("whispers"),
    "betweenline": Sentence("between lines"),
    "line": Sentence("lines"),
    "lines": Sentence("lines"),
    "clone": Sentence("clones"),
    "quadruple": Sentence("quadruples"),
    "antiknight": Sentence("anti-knight"),
    "antiking": Sentence("anti-king"),
    "nonconsecutive": Sentence("non-consecutive neighbours"),
    "disjointgroups": Sentence("disjoint groups"),
    _EXTRA_REGIONS: Sentence("extra regions"),
    "diagonal+": Sentence("a single diagonal"),
    "diagonal-": Sentence("a single diagonal"),
    "constraints": Sentence("constraints"),
    "foglight": Sentence("fog"),
    "fogofwar": Sentence("fog"),
    "overlays": Sentence("drawings"),
    "underlays": Sentence("drawings"),
}
"""Players' names of the constraints, by their keys in f-puzzles and SudokuPad."""
_BY_WORD = {key.removesuffix("s"): sentence for key, sentence in CONSTRAINTS.items()}


def is_puzzle(record: Mapping[str, Any]) -> bool:
    """Return whether a JSON object is a puzzle of f-puzzles: its grid consists of cells that are objects."""
    grid = record.get("grid")
    return isinstance(grid, list) and bool(grid) and isinstance(grid[0], list) and isinstance((*grid[0], 0)[0], dict)


def puzzle_of(record: Mapping[str, Any]) -> Puzzle:
    """Return the puzzle of a JSON object; raises FileTextError that names unsupported constraints."""
    rows = record["grid"]
    size = record.get("size", len(rows))
    if type(size) is not int or not MIN_SIZE <= size <= MAX_SIZE:
        size = len(rows)
    plain_shape(size)
    if len(rows) != size or not all(isinstance(row, list) and len(row) == size for row in rows):
        raise FileTextError(Sentence("the grid must have {size} rows of {size} cells", size=size))
    cells = [cell if isinstance(cell, dict) else {} for row in rows for cell in row]
    shape = _shape(record, cells, size)
    givens, entries, notes = [], [], []
    for cell in cells:
        digit = digit_of(cell.get("value"), size)
        is_given = cell.get("given") is True
        givens.append(digit if is_given else 0)
        entries.append(0 if is_given else digit)
        notes.append(mask_of(cell.get("centerPencilMarks"), size) | mask_of(cell.get("cornerPencilMarks"), size))
    return assembled(shape, givens, entries, notes, title=record.get("title"), author=record.get("author"))


def _shape(record: Mapping[str, Any], cells: list[dict[str, Any]], size: int) -> Geometry:
    """Return the shape of a grid; raises FileTextError for unsupported constraints."""
    unknown: list[Term] = [
        CONSTRAINTS.get(key, quoted(key))
        for key, value in record.items()
        if key not in _HARMLESS and key not in (*_DIAGONALS, _EXTRA_REGIONS) and not is_empty(value)
    ]
    if any(not is_empty(cell.get(_GIVEN_NOTES)) for cell in cells):
        unknown.append(Sentence("given candidates"))
    diagonals = [key for key in _DIAGONALS if not is_empty(record.get(key))]
    if len(diagonals) == 1:
        unknown.append(CONSTRAINTS[diagonals[0]])
    extra = record.get(_EXTRA_REGIONS)
    is_windoku = not is_empty(extra) and _are_windows(extra, size)
    if not is_empty(extra) and not is_windoku:
        unknown.append(CONSTRAINTS[_EXTRA_REGIONS])
    if unknown:
        raise unknown_constraints(unknown)
    variants = [Variant.X] * (len(diagonals) == 2) + [Variant.WINDOKU] * is_windoku
    regions = _regions(cells, size)
    if regions is not None:
        shape = shape_of(size, variants if regions else [*variants, Variant.LATIN], regions)
    else:
        shape = shape_of(size, [*variants, *plain_shape(size).variants])
    check_rules(record.get("ruleset"), shape)
    return shape


def _regions(cells: list[dict[str, Any]], size: int) -> list[object] | None:
    """Return the region of each cell, [] if no cell has one, or None for the usual boxes."""
    if not any("region" in cell for cell in cells):
        return None
    usual = plain_shape(size).regions or [None] * size**2
    regions: list[object] = [cell.get("region", box) for cell, box in zip(cells, usual, strict=True)]
    return [] if all(region is None for region in regions) else regions


def _are_windows(extra: object, size: int) -> bool:
    """Return whether extra regions are the windows of windoku."""
    order = isqrt(size)
    if order**2 != size or not isinstance(extra, list):
        return False
    shape = shape_of(size, [Variant.WINDOKU])
    windows = [set(unit) for unit in shape.units[shape.extras_from :].tolist()]
    try:
        names = [map(CELL_NAME.fullmatch, each["cells"]) for each in extra]
        found = [{(int(name[1]) - 1) * size + int(name[2]) - 1 for name in region if name} for region in names]
    except (TypeError, KeyError):
        return False
    return len(found) == len(windows) and all(window in found for window in windows)


def is_empty(value: object) -> bool:
    """Return whether the value of a constraint's key means that the puzzle does not have the constraint."""
    if isinstance(value, list):
        return all(isinstance(each, list | dict) and is_empty(each) for each in value)
    return value in (None, False, "", 0, {})


def digit_of(value: object, size: int) -> int:
    """Return a digit, or 0 for a blank; raises FileTextError for any other value."""
    if value in (None, "", 0, "0", False):
        return 0
    number = int(value) if isinstance(value, str) and re.fullmatch(r"[0-9]{1,2}", value) else value
    if type(number) is not int or not 1 <= number <= size:
        raise wrong_symbol(value)
    return number


def mask_of(marks: object, size: int) -> int:
    """Return the bit mask of pencil marks; marks that are no digits (colours, letters) are dropped."""
    digits = set()
    for mark in marks if isinstance(marks, list) else ():
        if re.fullmatch(r"[0-9]{1,2}", str(mark)) and 1 <= int(str(mark)) <= size:
            digits.add(int(str(mark)))
    return sum(1 << digit - 1 for digit in digits)


_SENTENCE = re.compile(r"[^.!?\n;]+")
_KNOWN_RULES = re.compile(
    r"\b(?:normal|standard|classic|classical|regular|usual|ordinary)\b.*\bsudoku\b|\bsudoku rules\b"
    r"|\b(?:place|fill|enter|put|write)\b.*\b(?:row|column|box|region)"
    r"|\beach (?:row|column|box|region)\b.*\b(?:once|digits)\b"
    r"|^\W*(?:have fun|good luck|enjoy)\b",
    re.IGNORECASE,
)
_RULES_OF_VARIANTS = {
    Variant.X: re.compile(r"diagonal", re.IGNORECASE),
    Variant.WINDOKU: re.compile(r"window|windoku|extra region|shaded|gr[ae]y", re.IGNORECASE),
    Variant.JIGSAW: re.compile(r"region|jigsaw|irregular|chaos", re.IGNORECASE),
    Variant.LATIN: re.compile(r"latin|row|column", re.IGNORECASE),
}
_UNKNOWN_WORDS = re.compile(
    r"\b(?:cages?|sum|add|thermo\w*|arrows?|lines?|dots?|clues?|outside|consecutive|knight\w*|king\w*|circles?|squares?|"
    r"palindromes?|renban|whispers?|even|odd|greater|increas\w*|killer|sandwich|difference|ratio|quadruple|fog|clones?)\b",
    re.IGNORECASE,
)


def check_rules(rules: object, shape: Geometry) -> None:
    """Raise FileTextError if rules in words say more than a grid of this shape does."""
    for sentence in _SENTENCE.findall(rules[:20_000]) if isinstance(rules, str) else ():
        if not re.search(r"\w", sentence):
            continue
        is_of_variant = any(
            words.search(sentence) for variant, words in _RULES_OF_VARIANTS.items() if variant in shape.variants
        )
        is_known = _KNOWN_RULES.search(sentence) or is_of_variant
        if not is_known or (_UNKNOWN_WORDS.search(sentence) and not is_of_variant):
            raise unknown_constraints([quoted(sentence.strip())])


def constraints_in(record: Mapping[str, Any]) -> Collection[Sentence]:
    """Return the constraints of any JSON object with a puzzle, judged by the keys that puzzle editors use."""
    keys = {key: key.lower().replace("_", "").replace("-", "").removesuffix("s") for key in record}
    return [_BY_WORD[word] for key, word in keys.items() if word in _BY_WORD and _is_there(record[key])]


def _is_there(value: object) -> bool:
    return value is True or (isinstance(value, list | dict) and not is_empty(value))
