"""Finds grids that are drawn or listed over several lines of a text: with bars, as tables, with labels, side by side.

Vocabulary: a *run* is a sequence of lines without words; a *splitter* takes a line apart into the texts of its cells; a
*row* is a line that one splitter makes cells of; a *gap* is a border or an empty line between two rows. Every splitter
is tried on a run, and the one whose rows make most complete grids counts. Rows that make no complete grid are left out
with the reason, never completed from other lines.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from string import ascii_letters
from typing import NamedTuple

from sudoku_desktop.board.formats.cells import foreign_symbol
from sudoku_desktop.board.formats.notation import CELL, LETTERS, NotatedPuzzle, reading
from sudoku_desktop.board.formats.result import Symbols
from sudoku_desktop.board.geometry import usual_box
from sudoku_desktop.board.symbols import ALL_BLANKS, SIZES, cell_symbols
from sudoku_desktop.sentence import Sentence

LONGEST_ROW = 2000
"""Characters; a longer line is no row of a grid."""
LINES_TRIED = 600
"""Lines of a run by which the splitter is chosen."""
_LINE_DRAWING = "".join(map(chr, range(0x2500, 0x2580)))
_BORDER_SYMBOLS = frozenset("+-=*_|: \t[](){}<>/\\%$&@^!" + _LINE_DRAWING)
_CORNERS = frozenset(".,'`")
_BARS_AND_SPACES = frozenset("|│┃║ \t")
_BAR = re.compile(r"[|│┃║]")
_TOKEN = re.compile(rf"[^\s|,;:!'\"`\[\](){{}}<>{_LINE_DRAWING}]+")
_GROUP = re.compile(r"[\[{(]\s*(?:[1-9]\s*,\s*)*[1-9]\s*[\]})]|[0-9]")
_BRACED = re.compile(rf"\{{[0-9,]*\}}|{_TOKEN.pattern}")
_CHARACTERS = re.compile(rf"[^\s|!,;:'\"`\[\](){{}}+<>{_LINE_DRAWING}]")
_MARKED = re.compile(r"[+*u]?[0-9]|[._?~-]")
_GIVEN = re.compile(r"<[1-9]>")
_EMPHASIS = re.compile(r"[*()\[\]{}<>#@&^!'\"+-]+")
_DIGIT_AND_BLANK = re.compile(r"\d[*#-]|[*#-]\d")
"""A digit and a blank without a space between them, rather than a digit with a mark."""
_ENTRY = re.compile(r"\*[1-9]\*")
_QUOTED = re.compile(r"""^[\s"'\[({]+|[\s"'\])}]+$""")
_WORD_LABEL = re.compile(r"\s*[^\W\d_][\w ]{0,30}[:=]")
_FIELD_LABEL = re.compile(r"[^,;\t]{0,30}[,;\t]")
_NOT_IN_LABEL = re.compile(r"[\W_]+|\b[Rr](?=\d)")
_FIRST_LABELS = ("0", "1", "A", "01", "00")
_LABEL = re.compile(r"[\s|]*(?:\d{1,2}|[^\W\d_]\d?)[.):]?[\s|]+")
_COMMENT_MARK = re.compile(r"\s*(?://+|%+|;+)(?=[\s\[|])")
_COMMENT_BEHIND = re.compile(r"\s(?:;|//|#|%|--)\s.*[^\W\d_]{2}.*$")
_BEFORE_LIST = re.compile(
    r"(?:.*(?:=|<-)(?:[\s\[({]*\b[^\W\d_]\w*\b)*|(?:[\s\[({]*\b[^\W\d_]\w+\b(?:\(\s*\d+\s*,)?)*)[\s\[({|<>:]*"
)
"""Names of a variable, its type or a function, and the brackets that open the list of its rows."""
_AFTER_LIST = re.compile(r"[\s\])}|;,.:!]*(?:[a-z]\w*\s*=\s*\w+[\s),;]*)*(?:(?://|[#%]|\.\w|do\b).*)?")
_AFTER_STRING = re.compile(r"""(?:\\n)?["'`]\s*[+,;)&\\]*\s*$|\\n\\?\s*$""")
_BEFORE_STRING = re.compile(r"""^(?:[^"'`]*[=(]\s*|\s*)["'`](?=[^"'`]*$)""")
_OUTER_QUOTE = re.compile(r"""^\s*["'`]""")
_LINE_MARK = re.compile(r"^\s*(?:\*|--)\s")
_AFTER_TABLE_ROW = re.compile(r"\\\\[\s\\a-z{}\d-]*$")
_BEFORE_TABLE_ROW = re.compile(r"^\s*\|(?=[^|]*\|\|)")
_ONE_CELL = frozenset("0123456789" + LETTERS + LETTERS.lower() + ALL_BLANKS)
_WIDEST = 3 * max(SIZES)
_SAMURAI = 21
"""Rows and columns of a samurai: two 9×9 grids with a box between them."""
_MOST_KINDS = 8
"""Maximum number of splitters that take the grids of one run apart."""


class CellText(NamedTuple):
    """Text of one cell and its place in the line, from and to."""

    text: str
    start: int
    end: int


Cells = list[CellText]
Splitter = Callable[[str], "Cells | None"]


@dataclass(frozen=True)
class DrawnGrid:
    """A grid in a run: its lines (indices into the run, from and to inclusive) and the cells, row by row."""

    first: int
    last: int
    reading: NotatedPuzzle
    rows: tuple[tuple[int, tuple[CellText, ...]], ...]
    """Each row's line, as an index into the run, and its cells."""
    is_alone: bool = True
    """Whether no other grid stands beside this one in the same lines."""

    def moved(self, lines: int) -> DrawnGrid:
        """Return the same grid so many lines further down."""
        rows = tuple((number + lines, cells) for number, cells in self.rows)
        return replace(self, first=self.first + lines, last=self.last + lines, rows=rows)


@dataclass(frozen=True)
class IncompleteRows:
    """Lines of a run that look like part of a grid but make none, and why."""

    first: int
    last: int
    reason: Sentence

    def moved(self, lines: int) -> IncompleteRows:
        """Return the same rows so many lines further down."""
        return replace(self, first=self.first + lines, last=self.last + lines)


@dataclass
class RunGrids:
    """What one splitter made of a run."""

    found: list[DrawnGrid] = field(default_factory=list)
    rest: list[IncompleteRows] = field(default_factory=list)

    @property
    def rank(self) -> tuple[int, int]:
        """By which the splitters are compared: lines in grids, and those that nearly are."""
        lines = {line for grid in self.found for line, _ in grid.rows}
        return len(lines), max((rest.last - rest.first for rest in self.rest), default=0)


def is_border(line: str) -> bool:
    """Whether a line only draws, or only opens or closes a list."""
    used = set(line)
    return used <= _BORDER_SYMBOLS or ("--" in line and used <= _BORDER_SYMBOLS | _CORNERS)


def are_labels(line: str) -> bool:
    """Whether a line has only the numbers or letters of columns, in order."""
    cells = _tokens(line) or []
    return len(cells) >= min(SIZES) and _counts([cell.text for cell in cells])


def without_label(line: str) -> str:
    """Return the line with spaces in the place of the label before its cells."""
    end = _label_end(line)
    return " " * end + line[end:]


def _label_end(line: str) -> int:
    """Where the label before the cells of a line ends: a word and a colon, or the first field."""
    label = _WORD_LABEL.match(line)
    if label is None:
        has_fields = any(separator in line.strip() for separator in "\t,;")
        label = _FIELD_LABEL.match(line) if has_fields else _LABEL.match(line)
    return label.end() if label else 0


def _labelled(lines: Sequence[str]) -> list[str | None]:
    """The lines without their labels; None for one whose label does not continue those before it.

    Numbers and letters must count from 0, 1 or A, so that the first cells of rows are not taken for labels. Above a
    first row, the label may be blank.
    """
    ends = [0 if is_border(line) else _label_end(line) for line in lines]
    labels = [_NOT_IN_LABEL.sub("", line[:end]).upper() for line, end in zip(lines, ends, strict=True)]
    found: list[str | None] = []
    before, begins = "", 0  # a first label follows another one only below the names of the columns
    for number, (line, end, label) in enumerate(zip(lines, ends, labels, strict=True)):
        if is_border(line):
            found.append(line)
            continue
        if not label:
            label_below = next(filter(None, labels[number + 1 :]), "")
            fits = label_below in _FIRST_LABELS or len(label_below) > 2
        else:
            begins = begins + 1 if label in _FIRST_LABELS else 0
            fits = len(label) > 2 or 1 <= begins <= 2 or _is_next(label, before)
        before = label
        found.append(" " * end + line[end:] if fits else None)
    return found


def _is_next(label: str, before: str) -> bool:
    """Whether a label follows another one; of letters one may be left out, as I often is."""
    if label.isdecimal() and before.isdecimal():
        return int(label) == int(before) + 1
    return len(label) == len(before) == 1 and 1 <= ord(label) - ord(before) <= 2


def without_brackets(line: str) -> str:
    """The line with spaces in the place of what encloses a row of a list: names, brackets and marks of a comment."""
    if len(line) > LONGEST_ROW:
        return line
    line = _COMMENT_BEHIND.sub(lambda match: " " * len(match[0]), line)
    mark = _COMMENT_MARK.match(line)
    if mark is not None:
        line = " " * mark.end() + line[mark.end() :]
    if "&" in line:  # a row of a table in LaTeX
        line = _AFTER_TABLE_ROW.sub(lambda match: " " * len(match[0]), line)
    elif "||" in line:  # a row of a table in a wiki
        line = _BEFORE_TABLE_ROW.sub(lambda match: " " * len(match[0]), line)
    string = _AFTER_STRING.search(line)
    if string is not None:
        line = line[: string.start()] + " " * (len(line) - string.start())
        line = _OUTER_QUOTE.sub(lambda match: " " * len(match[0]), line)
    line = _BEFORE_STRING.sub(lambda match: " " * len(match[0]), line)
    start = max(map(line.rfind, "[({")) + 1
    end = min((at for at in (line.find(bracket, start) for bracket in "])}") if at >= 0), default=len(line))
    if start == 0 and end == len(line):
        return line
    if not (_BEFORE_LIST.fullmatch(line[:start].replace("[]", "  ")) and _AFTER_LIST.fullmatch(line[end:])):
        return line
    row = " " * start + line[start:end].rstrip("| ") + " " * (len(line) - end)
    cells = max((len(split(row) or ()) for _, split in _SPLITTERS), default=0)
    return row if cells >= min(SIZES) else line


def _checked(cells: Cells) -> Cells | None:
    return cells if 1 <= len(cells) <= _WIDEST and all(CELL.fullmatch(cell.text) for cell in cells) else None


def _fields(separator: str) -> Splitter:
    def split(line: str) -> Cells | None:
        if separator not in line:
            return None
        cells, start = [], 0
        has_brackets = "[" in line or "(" in line
        for part in line.split(separator):
            text = _QUOTED.sub("", part)
            place = start + (part.find(text) if text else 0)
            cells.append(CellText(text, place, place + len(text)))
            start += len(part) + 1
        if has_brackets and not cells[-1].text:  # the comma after a row of a list
            cells.pop()
        return _checked(cells)

    return split


def _between_bars(line: str) -> Cells | None:
    cells, start = [], 0
    parts = _BAR.split(line)
    if len(parts) < 4:
        return None
    for part in parts:
        text = part.strip()
        place = start + (part.find(text) if text else len(part) // 2)
        cells.append(CellText(text, place, place + len(text)))
        start += len(part) + 1
    return _checked(cells[1:-1] if not cells[0].text and cells[-1].text in ("", ".", "\\\\") else cells)


def _tokens(line: str) -> Cells | None:
    if _GIVEN.search(line):
        return None
    return _checked([CellText(match[0], match.start(), match.end()) for match in _TOKEN.finditer(line)])


def _braced(line: str) -> Cells | None:
    return _checked([CellText(match[0], match.start(), match.end()) for match in _BRACED.finditer(line)])


def _grouped(line: str) -> Cells | None:
    """Cells of a list of lists or sets of candidates: `[[5], [1, 2, 4], …]`."""
    matches = list(_GROUP.finditer(line))
    if sum(len(match[0]) > 1 for match in matches) < min(SIZES):
        return None
    return _checked([CellText(re.sub(r"\D", "", match[0]), match.start(), match.end()) for match in matches])


def _characters(line: str) -> Cells | None:
    if "+" in line or _GIVEN.search(line):
        return None
    cells = [CellText(match[0], match.start(), match.end()) for match in _CHARACTERS.finditer(line)]
    return cells if 2 <= len(cells) <= _WIDEST and _ONE_CELL.issuperset(cell.text for cell in cells) else None


def _marked(line: str) -> Cells | None:
    if not any(mark in line for mark in "+*u"):
        return None
    bare = _BAR.sub(" ", line)
    if _MARKED.sub("", bare).strip():
        return None
    return [CellText(match[0], match.start(), match.end()) for match in _MARKED.finditer(bare)]


def _emphasised(line: str) -> Cells | None:
    """Cells of candidates with marks of a writer: `36*`, `(3)69`, `**4**`; `<3>` is a given and `*3*` an entry."""
    cells = []
    for match in re.finditer(r"[^\s|│┃║]+", line):
        text = match[0]
        digits = _EMPHASIS.sub("", text)
        if _GIVEN.fullmatch(text) or _ENTRY.fullmatch(text):
            digits = ("*" if "<" in text else "+") + digits
        elif len(digits) > 2:
            digits = digits.strip(ascii_letters)
        elif len(digits) == 1 and _DIGIT_AND_BLANK.fullmatch(text):
            return None
        cells.append(CellText(digits or text, match.start(), match.end()))
    return _checked(cells)


_SPLITTERS: tuple[tuple[str, Splitter], ...] = (
    ("tab", _fields("\t")),
    ("semicolon", _fields(";")),
    ("comma", _fields(",")),
    ("ampersand", _fields("&")),
    ("double bars", _fields("||")),
    ("bars", _between_bars),
    ("braces", _braced),
    ("tokens", _tokens),
    ("characters", _characters),
    ("marks", _marked),
    ("emphasis", _emphasised),
    ("groups", _grouped),
)


def grids_in(lines: Sequence[str], symbols: Symbols | None = None, *, kinds: int = _MOST_KINDS) -> RunGrids:
    """Return the grids in a run of plain lines, and the rows that make none.

    One splitter takes all lines apart; what it leaves over is a run of its own, for grids of another kind.
    """
    lines = [without_brackets(line) for line in lines]
    sample = lines[:LINES_TRIED]
    best, chosen = RunGrids(), None
    for way in _ways(sample):
        grids = _assembled(way(sample), symbols)
        if grids.rank > best.rank:
            best, chosen = grids, way
            if best.rank[0] >= sum(not is_border(line) for line in sample):
                break
    if chosen is not None and len(sample) < len(lines):
        best = _assembled(chosen(lines), symbols)
    if not best.found and kinds > 1 and all(_LINE_MARK.match(line) for line in lines if not is_border(line)):
        bare = [_LINE_MARK.sub(lambda mark: " " * len(mark[0]), line) for line in lines]
        return grids_in(bare, symbols, kinds=1) if bare != list(lines) else best
    if not best.found or kinds == 1:
        return best
    found = sorted(best.found, key=lambda grid: grid.first)
    starts = [0, *(grid.last + 1 for grid in found)]
    ends = [*(grid.first for grid in found), len(lines)]
    for start, end in zip(starts, ends, strict=True):
        if sum(not is_border(line) for line in lines[start:end]) >= min(SIZES):
            others = grids_in(lines[start:end], symbols, kinds=kinds - 1)
            if others.found:
                best.rest = [rest for rest in best.rest if not start <= rest.first < end]
                best.rest += [rest.moved(start) for rest in others.rest]
                best.found += [grid.moved(start) for grid in others.found]
    return best


Row = tuple[int, "Cells | None"]
"""A line's index and its cells; None for a gap."""
Way = Callable[[Sequence[str]], list[Row]]


def _ways(sample: Sequence[str]) -> Iterator[Way]:
    for has_labels in (False, True):
        for name, split in _SPLITTERS:
            if name == "braces" and not any("{" in line for line in sample):
                continue
            if any(split(line) is not None for line in sample) or has_labels:
                if name in ("characters", "tokens"):
                    yield _way(split, has_labels, draws_blanks=True)
                yield _way(split, has_labels)
    yield _in_columns


def _way(split: Splitter, has_labels: bool, *, draws_blanks: bool = False) -> Way:
    """Rows of one splitter; `draws_blanks`: whether lines of mere dashes, stars or underscores are rows of blanks."""

    def rows(lines: Sequence[str]) -> list[Row]:
        found: list[Row] = []
        used = {symbol for line in lines if not is_border(line) for symbol in "-*_" if symbol in line}
        if all(map(is_border, lines)):
            used = {"-", "*", "_"}
        texts = _labelled(lines) if has_labels else lines
        for number, (line, text) in enumerate(zip(lines, texts, strict=True)):
            if is_border(line):
                drawn = set(line) - _BARS_AND_SPACES
                if drawn and not (draws_blanks and len(drawn) == 1 and drawn <= used):
                    found.append((number, None))
                    continue
            cells = split(text) if text is not None else []
            found.append((number, cells if cells is not None else None if is_border(line) else []))
        return found

    return rows


def _in_columns(lines: Sequence[str]) -> list[Row]:
    """Rows whose blanks are spaces, so that a cell is told by its column: in boxes between bars, or without any."""
    barred = [
        (number, line)
        for number, line in enumerate(lines)
        if _BAR.search(line) and (not is_border(line) or _BARS_AND_SPACES.issuperset(line))
    ]
    if not barred:
        lines = ["" if line.strip() and is_border(line) else line for line in lines]
    longest = max((len(line.rstrip()) for line in lines), default=0)
    filled = [number for number, line in enumerate(lines) if line.strip() or len(line) >= longest]
    if not longest:
        return []
    indent = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
    rows = dict(barred) or {number: lines[number] for number in range(filled[0], filled[-1] + 1) if lines[number]}
    find = _places_between_bars if barred else _places_by_column
    places: list[int] = []
    for cut in dict.fromkeys((0, indent)):
        if not places:
            places = [at + cut for at in find([line[cut:] for line in rows.values()])]
    if not places:
        return []
    found: list[Row] = []
    for number, _ in enumerate(lines):
        line = rows.get(number)
        if line is None:
            found.append((number, None))
            continue
        padded = line.ljust(places[-1] + 1)
        cells = [CellText(padded[at].strip(), at, at + 1) for at in places]
        found.append((number, cells if _ONE_CELL.issuperset(cell.text for cell in cells if cell.text) else []))
    return found


def _places_by_column(lines: Sequence[str]) -> list[int]:
    """The columns of the cells of rows without bars; [] unless the longest row reaches the last column."""
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
    """The columns of the cells in `| 5   3 |       |…`; [] unless all lines have their bars and digits alike."""
    bars = [match.start() for match in _BAR.finditer(lines[0])]
    if not bars or any([match.start() for match in _BAR.finditer(line)] != bars for line in lines):
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


def _assembled(rows: list[Row], symbols: Symbols | None) -> RunGrids:
    """The grids that the rows make, and the stretches of rows that make none."""
    grids = RunGrids()
    stretch: list[tuple[int, Cells, bool]] = []
    odd: list[tuple[int, Cells, bool]] = []
    is_after_gap = True

    def close() -> None:
        left = _complete(stretch, symbols, grids)
        odd.extend(left)
        stretch.clear()

    width = 0
    for number, cells in rows:
        if cells is None:
            is_after_gap = True
            continue
        if stretch and len(cells) != width:
            close()
        if cells:
            stretch.append((number, cells, is_after_gap))
            width = len(cells)
        else:
            odd.append((number, cells, is_after_gap))
        is_after_gap = False
    close()
    used = {line for grid in grids.found for line in range(grid.first, grid.last + 1)}
    _explain([each for each in sorted(odd, key=lambda each: each[0]) if each[0] not in used], used, grids)
    return grids


def _complete(
    rows: list[tuple[int, Cells, bool]], symbols: Symbols | None, grids: RunGrids
) -> list[tuple[int, Cells, bool]]:
    """Add the grids that these rows of one width make, and return the rows that are left."""
    left: list[tuple[int, Cells, bool]] = []
    start = 0
    while start < len(rows):
        tries = (_grid_at(rows, start + skipped, symbols, is_header=bool(skipped)) for skipped in (0, 1))
        found = next(filter(None, tries), None)
        if found is not None:
            start, made = found
            grids.found.extend(made)
            continue
        after = next((at for at in range(start + 1, len(rows)) if rows[at][2]), len(rows))
        left.extend(rows[start:after])
        start = after
    return left


def _grid_at(
    rows: list[tuple[int, Cells, bool]], start: int, symbols: Symbols | None, *, is_header: bool
) -> tuple[int, list[DrawnGrid]] | None:
    """The grids that begin with this row, and the index of the row after them; `is_header`: a row is skipped before."""
    if start >= len(rows) or (is_header and not _counts([cell.text for cell in rows[start - 1][1]])):
        return None
    width = len(rows[start][1])
    for size in SIZES:
        count = size**2 // width
        is_wrapped = size**2 % width == 0 and (width == 1 or (width > size and width % size == 0))
        if is_wrapped and size >= 6 and len(rows) - start >= count:
            ends_here = start + count == len(rows) or rows[start + count][2]
            cells = [(number, cell) for number, row, _ in rows[start : start + count] for cell in row]
            is_whole = ends_here and all(cell.text for _, cell in cells)
            told = reading([cell.text for _, cell in cells], size, symbols) if is_whole else None
            if told is not None:
                by_line = tuple((number, tuple(row)) for number, row, _ in rows[start : start + count])
                return start + count, [DrawnGrid(rows[start][0], rows[start + count - 1][0], told, by_line)]
    for size in sorted(SIZES, key=lambda size: (size != width, -size)):
        if size > width or len(rows) - start < size:
            continue
        block, end = _rows_of(rows, start, size)
        if block is None:
            continue
        made = _made(block, size, symbols)
        if made:
            return end, made
    return None


def _rows_of(rows: list[tuple[int, Cells, bool]], start: int, size: int) -> tuple[list[tuple[int, Cells]] | None, int]:
    """As many rows as a grid of this size has, if a gap or the end follows them or no gap divides them oddly."""
    for skips_blanks in (False, True):
        block: list[tuple[int, Cells]] = []
        at = start
        while at < len(rows) and len(block) < size:
            number, cells, _ = rows[at]
            if not (skips_blanks and not any(cell.text for cell in cells)):
                block.append((number, cells))
            at += 1
        if len(block) < size:
            continue
        while skips_blanks and at < len(rows) and not any(cell.text for cell in rows[at][1]):
            at += 1
        ends_here = at == len(rows) or rows[at][2]
        gaps = sum(is_after_gap for _, _, is_after_gap in rows[start + 1 : at])
        rest = len(rows) - at
        if ends_here or (not gaps and rest % size == 0) or (skips_blanks and rest % size == 0):
            return block, at
    return None, start


def _made(block: list[tuple[int, Cells]], size: int, symbols: Symbols | None) -> list[DrawnGrid]:
    """The grid, or the grids beside each other, of as many rows as one has; [] unless their columns are as many."""
    width = len(block[0][1])
    for columns in _columns(block, size, width):
        made = []
        for each in columns:
            rows = [(number, tuple(cells[at] for at in each)) for number, cells in block]
            texts = [cell.text for _, cells in rows for cell in cells]
            is_indexed = _counts(texts[:size]) and _counts(texts[::size])
            told = None if is_indexed else reading(texts, size, symbols)
            if told is None:
                break
            made.append(DrawnGrid(rows[0][0], rows[-1][0], told, tuple(rows), len(columns) == 1))
        else:
            return made
    return []


def _columns(block: list[tuple[int, Cells]], size: int, width: int) -> Iterator[list[list[int]]]:
    """The choices of columns that may be the grid's, or those of several grids beside each other."""
    if width == size:
        yield [list(range(size))]
        return
    is_empty = [not any(cells[column].text for _, cells in block) for column in range(width)]
    filled = [column for column in range(width) if not is_empty[column]]
    is_truncated = width in SIZES and size != 9  # rather rows of a larger grid, of which some are missing
    if filled and not is_truncated and (filled[-1] < size or width - filled[0] <= size):
        first = max(0, min(filled[0], width - size))
        if filled[-1] < first + size:
            first = 0 if filled[-1] < size else first
            yield [list(range(first, first + size))]
    box = usual_box(size) or (1, size)
    spaced = [column + column // box[1] for column in range(size)]
    if (
        width == spaced[-1] + 1
        and not is_truncated
        and all(is_empty[column] for column in range(width) if column not in spaced)
    ):
        yield [spaced]
    for gap in (0, 1, 2):  # between grids beside each other
        count, rest = divmod(width + gap, size + gap)
        if rest or count < 2:
            continue
        starts = [number * (size + gap) for number in range(count)]
        parted = [column for start in starts[1:] for column in range(start - gap, start)]
        if all(is_empty[column] for column in parted) and (gap or _is_parted(block, size, count)):
            yield [list(range(start, start + size)) for start in starts]


def _is_parted(block: list[tuple[int, Cells]], size: int, count: int) -> bool:
    """Whether the distance between cells is larger where one grid ends and the next begins than anywhere else."""
    for _, cells in block:
        distances = [after.start - before.end for before, after in pairwise(cells)]
        between = [distances[size * number - 1] for number in range(1, count)]
        within = [distance for at, distance in enumerate(distances, 1) if at % size]
        if min(between) <= max(within):
            return False
    return True


def _counts(texts: Sequence[str]) -> bool:
    """Whether these are the numbers or letters of columns or rows, not cells."""
    bare = [text.lstrip("0") or text[-1:] for text in texts]
    numbers = [str(number) for number in range(len(bare) + 1)]
    return bare in (numbers[:-1], numbers[1:], list(LETTERS[: len(bare)])) or (
        bare[:1] == [""] and bare[1:] in (numbers[:-2], numbers[1:-1])
    )


def _explain(odd: list[tuple[int, Cells, bool]], used: set[int], grids: RunGrids) -> None:
    """Tell why rows that stand together make no grid; a line by itself is a heading."""
    groups: list[list[tuple[int, Cells, bool]]] = []
    for each in odd:
        if groups and not used.intersection(range(groups[-1][-1][0], each[0])):
            groups[-1].append(each)
        else:
            groups.append([each])
    for group in groups:
        if len(group) == _SAMURAI and {_SAMURAI} <= {len(cells) for _, cells, _ in group} <= {0, 9, 18, _SAMURAI}:
            reason = Sentence(
                "this looks like a samurai of five grids that overlap; only single grids can be read here"
            )
            grids.rest.append(IncompleteRows(group[0][0], group[-1][0], reason))
            continue
        widths = Counter(len(cells) for _, cells, _ in group if cells)
        width, count = widths.most_common(1)[0] if widths else (0, 0)
        if width < min(SIZES) or count < 3:
            continue
        first = next(at for at, (_, cells, _) in enumerate(group) if len(cells) == width)
        last = max(at for at, (_, cells, _) in enumerate(group) if len(cells) == width)
        if len(group) == width and width in SIZES:
            first, last = 0, len(group) - 1
        rows = group[first : last + 1]
        wrong = next(((at, cells) for at, (_, cells, _) in enumerate(rows, 1) if len(cells) != width), None)
        if wrong is not None and not wrong[1]:
            reason = Sentence("row {row} has a symbol that cannot stand in a cell", row=wrong[0])
        elif wrong is not None:
            terms = {"row": wrong[0], "needed": width}
            reason = Sentence("row {row} has %n cell(s), need {needed}", n=len(wrong[1]), **terms)
        elif len(rows) == width and width in SIZES:
            texts = [cell.text for _, cells, _ in rows for cell in cells]
            foreign = next((at for at, text in enumerate(texts) if not cell_symbols(width).issuperset(text)), None)
            reason = (
                Sentence("the cells hold no givens, or symbols that are no digits of this size")
                if foreign is None or max(map(len, texts)) > 1
                else foreign_symbol(texts[foreign], foreign, width)
            )
        else:
            reason = Sentence("found %n row(s) of {width} cells", n=len(rows), width=width)
        grids.rest.append(IncompleteRows(rows[0][0], rows[-1][0], reason))
