"""Layouts, each of which divides the lines of a run into cells: by a splitter, with or without labels; by columns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from sudoku_desktop.board.formats.row_text import without_labels
from sudoku_desktop.board.formats.splitters import (
    BAR,
    ONE_CELL,
    SPLITTERS,
    Cells,
    CellText,
    Splitter,
    braced,
    characters,
    is_border,
    tokens,
)
from sudoku_desktop.board.geometry import usual_box
from sudoku_desktop.board.symbols import SIZES

Layout = Callable[[Sequence[str]], "list[Cells | None]"]
"""Function that divides lines into cells: None for a gap, and [] for a line that is neither a row nor a gap."""
_BARS_AND_SPACES = frozenset("|│┃║ \t")


def layouts_for(sample: Sequence[str]) -> Iterator[Layout]:
    """Yield the layouts that may divide the lines, first those without labels."""
    for has_labels in (False, True):
        for split in SPLITTERS:
            if split is braced and not any("{" in line for line in sample):
                continue
            if any(split(line) is not None for line in sample) or has_labels:
                if split in (characters, tokens):
                    yield _layout(split, has_labels, draws_blanks=True)
                yield _layout(split, has_labels)
    yield _in_columns


def _layout(split: Splitter, has_labels: bool, *, draws_blanks: bool = False) -> Layout:
    """Return the layout of a splitter.

    `draws_blanks` is whether lines that consist of dashes, stars or underscores are rows of blanks, not borders.
    """

    def divided(lines: Sequence[str]) -> list[Cells | None]:
        found: list[Cells | None] = []
        used = {symbol for line in lines if not is_border(line) for symbol in "-*_" if symbol in line}
        if all(map(is_border, lines)):
            used = {"-", "*", "_"}
        for line, text in zip(lines, without_labels(lines) if has_labels else lines, strict=True):
            drawn = set(line) - _BARS_AND_SPACES
            if drawn and is_border(line) and not (draws_blanks and len(drawn) == 1 and drawn <= used):
                found.append(None)
                continue
            cells = split(text) if text is not None else []
            found.append(None if cells is None and is_border(line) else cells or [])
        return found

    return divided


def _in_columns(lines: Sequence[str]) -> list[Cells | None]:
    """Divide lines whose blanks are spaces, where a cell is known by its column: in boxes between bars, or without."""
    barred = {
        number: line
        for number, line in enumerate(lines)
        if BAR.search(line) and (not is_border(line) or _BARS_AND_SPACES.issuperset(line))
    }
    if not barred:
        lines = ["" if line.strip() and is_border(line) else line for line in lines]
    longest = max((len(line.rstrip()) for line in lines), default=0)
    if not longest:
        return []
    filled = [number for number, line in enumerate(lines) if line.strip() or len(line) >= longest]
    rows = barred or {number: lines[number] for number in range(filled[0], filled[-1] + 1) if lines[number]}
    find = _places_between_bars if barred else _places_by_column
    indent = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
    places: list[int] = []
    for cut in (0, indent):
        places = places or [at + cut for at in find([line[cut:] for line in rows.values()])]
    if not places:
        return []
    found: list[Cells | None] = [None] * len(lines)
    for number, line in rows.items():
        padded = line.ljust(places[-1] + 1)
        cells = [CellText(padded[at].strip(), at, at + 1) for at in places]
        found[number] = cells if ONE_CELL.issuperset(cell.text for cell in cells if cell.text) else []
    return found


def _places_by_column(lines: Sequence[str]) -> list[int]:
    """Return the columns of the cells in rows without bars; [] unless the longest row reaches the last column."""
    size = len(lines)
    if size not in SIZES or any(set(line) - set("123456789ABCDEFGabcdefg ") for line in lines):
        return []
    lengths = {max(map(len, lines)), max(len(line.rstrip()) for line in lines)}
    inside = {at for line in lines for at, symbol in enumerate(line) if symbol != " "}
    for step in (1, 2):
        places = [step * column for column in range(size)]
        has_blanks = any(line[at : at + 1] == " " and line[at:].strip() for line in lines for at in places)
        if places[-1] + 1 in lengths and has_blanks and inside <= set(places):
            return places
    return []


def _places_between_bars(lines: Sequence[str]) -> list[int]:
    """Return the columns of the cells in `| 5   3 |       |…`; [] unless all lines have the same columns and bars."""
    bars = [match.start() for match in BAR.finditer(lines[0])]
    if not bars or any([match.start() for match in BAR.finditer(line)] != bars for line in lines):
        return []
    longest = max(map(len, lines))
    bounds = [-1, *bars, longest] if lines[0][: bars[0]].strip() or bars[0] > 1 else [*bars]
    if bounds[-1] == longest and not any(line[bars[-1] + 1 :].strip() for line in lines):
        bounds.pop()
    widths = {after - before - 1 for before, after in pairwise(bounds)}
    boxes = len(bounds) - 1
    inside = {at for line in lines for at, symbol in enumerate(line) if not symbol.isspace() and at not in bars}
    for size in SIZES:
        box = usual_box(size)
        if box is None or size // box[1] != boxes:
            continue
        for step in (1, 2, 3):
            for offset in (1, 0, 2):
                if any(offset + step * (box[1] - 1) >= width + (step > 1 and offset == 0) for width in widths):
                    continue
                if step * box[1] + 1 < max(widths):
                    continue
                places = [before + 1 + offset + step * column for before in bounds[:-1] for column in range(box[1])]
                if inside <= set(places):
                    return places
    return []
