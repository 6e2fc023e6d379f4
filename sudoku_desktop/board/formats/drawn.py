"""Detection of grids that are drawn or listed over several lines: with bars, as tables, with labels, side by side.

Vocabulary: a *run* is a sequence of lines without words; a *splitter* divides a line into the texts of its cells; a
*row* is a line that a splitter can divide; a *gap* is a border or an empty line between two rows. Every splitter is
tried on a run, and the one whose rows make most complete grids is used. Rows that make no complete grid are left out
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
from sudoku_desktop.board.geometry import CLASSIC, shaped, usual_box
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.symbols import ALL_BLANKS, SIZES, cell_symbols
from sudoku_desktop.sentence import Sentence

LONGEST_ROW = 2000
"""Maximum number of characters of a row."""
LINES_TRIED = 600
"""Number of lines of a run by which the splitter is chosen."""
_LINE_DRAWING = "".join(map(chr, range(0x2500, 0x2580)))
_BORDER_SYMBOLS = frozenset("+-=*_|: \t[](){}<>/\\%$&@^!" + _LINE_DRAWING)
_CORNERS = frozenset(".,'`o")
_BARS_AND_SPACES = frozenset("|│┃║ \t")
_ONE_CELL = frozenset("0123456789" + LETTERS + LETTERS.lower() + ALL_BLANKS)
_WIDEST = 3 * max(SIZES)
"""Maximum number of cells of a line, which are those of three grids side by side."""
_SAMURAI = 21
"""Number of rows and columns of a samurai: two 9×9 grids with a box between them."""
_BARS_OF_JIGSAW = Sentence(
    "the bars do not divide the rows into boxes; for a jigsaw, write its regions as a second grid below the puzzle"
)
_MOST_KINDS = 8
"""Maximum number of splitters that are used for the grids of one run."""

# Cells.
_BAR = re.compile(r"[|│┃║]")
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

# Labels of rows.
_WORD_LABEL = re.compile(r"\s*[^\W\d_][\w ]{0,30}[:=]")
_FIELD_LABEL = re.compile(r"[^,;\t]{0,30}[,;\t]")
_LABEL = re.compile(r"[\s|]*\*{0,2}(?:\d{1,2}|[^\W\d_]\d?)(?:[.):]?\*{0,2}[\s|]+|:)")
_NOT_IN_LABEL = re.compile(r"[\W_]+|\b[Rr](?=\d)")
_FIRST_LABELS = ("0", "1", "A", "01", "00")
_NUMBER_OF_LABEL = re.compile(r"^(.*?)(\d*)$", re.DOTALL)
_OPENING = re.compile(r"[\[({]")

# Text around the rows of a list or table.
_COMMENTS = (
    re.compile(r"\s(?:;|//|#|%|--)\s.*[^\W\d_]{2}.*$"),
    re.compile(r"^\s*(?://+|%+|;+)(?=[\s\[|])"),
    re.compile(r"^\s*/\*[^*]*\*/"),
)
"""A comment with words behind a row, the mark of a comment that consists of a row, and a comment before a row."""
_AFTER_TEX_ROW = re.compile(r"\\\\[\s\\a-z{}\d-]*$")
_BEFORE_WIKI_ROW = re.compile(r"^\s*\|(?=[^|]*(?:\|\|[^|]*)+$)")
_AFTER_STRING = re.compile(r"""(?:\\n)?["'`]\s*[+,;)&\\]*\s*$|\\n\\?\s*$""")
_BEFORE_STRING = re.compile(r"""^(?:[^"'`]*[=(,;\t]\s*|\s*)["'`](?=[^"'`]*$)""")
_OUTER_QUOTE = re.compile(r"""^\s*["'`]""")
_BEFORE_ITEM = re.compile(r"""^\s*-\s+(?=[\["']|[\d.]{9,25}\s*$)""")
"""The dash of YAML before an item of a list."""
_LINE_MARK = re.compile(r"^\s*(?:\*|--)\s")
"""The mark of a line in a block comment."""
_BEFORE_LIST = re.compile(r"[^\w.]*|(?=.*(?:[^\W\d_]|[=@!/>\"']))(?!.*(?<![\w.])[\d.*?-][\s,;|]+[\d.*?-](?![\w.])).*")
"""The brackets that open a list of rows, or anything with a word in it but without two cells beside each other."""
_AFTER_LIST = re.compile(r"[\s\])}|;,.:!]*_?(?:[a-z]\w*\s*=\s*\w+[\s),;]*)*(?:(?://|[#%]|\.\w|do\b).*)?")
_KEYWORD = re.compile(
    r"^\s*(?:\d{1,5}\s+)?(?:[A-Za-z_]\w*:\s+)?\.?[A-Za-z]{2,8}\s+"
    r"(?=[\"']?(?:[\d.]{9,25}[\"']?\s*$|\d{1,2}(?:\s*,\s*\d{1,2}){3}))"
)
"""A word of BASIC or an assembler before a row of numbers: `100 DATA 7,0,0` or `grid: .byte 7, 0, 0`."""
_WORD_IN_LIST = re.compile(r"\s*(?!n(?:an|il|one|ull|a)\b)[^\W\d_]{2,}\s+", re.IGNORECASE)
_CONTINUATION = re.compile(r"(?<=;)\s*\.\.\.\s*$")
"""The dots with which MATLAB continues a line."""
_ROW_NAME = re.compile(r"^\s*\[\d{1,2},\]")
"""The name that R prints before a row."""
_NOTHING_AROUND = re.compile(r"(?:[\w.\s*+]|-(?!-)|\|(?!\|))*")
"""A line without brackets, quotes and comments."""


class CellText(NamedTuple):
    """Text of one cell, and its start and end in the line."""

    text: str
    start: int
    end: int


Cells = list[CellText]
Splitter = Callable[[str], "Cells | None"]
Layout = Callable[[Sequence[str]], "list[Cells | None]"]
"""Function that divides lines into cells: None for a gap, and [] for a line that is neither a row nor a gap."""


class Row(NamedTuple):
    """A line of a run that is divided into cells; `number` is its index in the run."""

    number: int
    cells: Cells
    is_after_gap: bool


@dataclass(frozen=True)
class DrawnGrid:
    """A grid in a run."""

    reading: NotatedPuzzle
    rows: tuple[tuple[int, Cells], ...]
    """Cells of each row, with the index of its line in the run."""
    is_alone: bool = True
    """Whether no other grid is beside this one in the same lines."""

    @property
    def first(self) -> int:
        """Index of the first line in the run."""
        return self.rows[0][0]

    @property
    def last(self) -> int:
        """Index of the last line in the run."""
        return self.rows[-1][0]

    def with_drawn_boxes(self, lines: Sequence[str]) -> DrawnGrid | IncompleteRows:
        """Return the grid with the boxes that bars and borders draw among its lines; unchanged if they draw none.

        `lines` are those of the run. Bars in other columns from row to row are the regions of a jigsaw, which are not
        read; then the rows are incomplete.
        """
        puzzle = self.reading.puzzle
        size = puzzle.givens.size
        texts = [lines[number] for number, _ in self.rows]
        if not self.is_alone or len(self.rows) != size:
            return self
        bars = [
            ["".join(_BAR.findall(text[left.end : right.start])) for left, right in pairwise(cells)]
            for text, (_, cells) in zip(texts, self.rows, strict=True)
        ]
        usual, count = Counter(map(tuple, bars)).most_common(1)[0]
        if 2 * count < size:
            return IncompleteRows(self.first, self.last, _BARS_OF_JIGSAW)
        borders = [
            "".join(sorted({*"".join(lines[above + 1 : below])} - {" "})) + "|" * (below - above > 1)
            for (above, _), (below, _) in pairwise(self.rows)
        ]
        width, height = _box_side(usual), _box_side(borders)
        width, height = width or size // (height or size), height or size // (width or size)
        if min(width, height) < 2 or width * height != size or (height, width) == usual_box(size):
            return self
        regions = [row // height * height + column // width for row in range(size) for column in range(size)]
        shape = shaped(size, regions=regions)
        givens, entries = Grid(puzzle.givens.cells, shape), puzzle.entries
        puzzle = replace(puzzle, givens=givens, entries=entries and Grid(entries.cells, shape))
        return replace(self, reading=replace(self.reading, puzzle=puzzle))


def _box_side(between: Sequence[str]) -> int | None:
    """Return the number of cells between the lines of boxes, given what is drawn after each cell; None if unknown.

    After the first cell is no line of a box, so that a thin line between any two cells is told from a thick one.
    """
    size = len(between) + 1
    ends = [at for at, text in enumerate(between, 1) if text != between[0]]
    return ends[0] if ends and ends == list(range(ends[0], size, ends[0])) and size % ends[0] == 0 else None


@dataclass(frozen=True)
class IncompleteRows:
    """Lines of a run, with the indices `first` to `last`, that look like part of a grid but form none."""

    first: int
    last: int
    reason: Sentence


@dataclass
class RunGrids:
    """The grids that one layout finds in a run of lines, and the rows that form no grid."""

    found: list[DrawnGrid] = field(default_factory=list)
    rest: list[IncompleteRows] = field(default_factory=list)
    largest: int = 0
    """Size of the largest grid so far; while there is none, size of the largest grid in other lines of the run."""

    def add(self, grids: Sequence[DrawnGrid]) -> None:
        """Add grids, which all have the same size."""
        size = grids[0].reading.puzzle.givens.size
        self.largest = max(self.largest, size) if self.found else size
        self.found += grids

    @property
    def rank(self) -> tuple[int, int]:
        """Sort key of layouts: number of lines in grids, then number of lines in the largest incomplete grid."""
        lines = {line for grid in self.found for line, _ in grid.rows}
        return len(lines), max((rest.last - rest.first for rest in self.rest), default=0)


def is_border(line: str) -> bool:
    """Return whether a line only draws, or only opens or closes a list."""
    used = set(line)
    return used <= _BORDER_SYMBOLS or ("--" in line and used <= _BORDER_SYMBOLS | _CORNERS)


def are_labels(line: str) -> bool:
    """Return whether a line has only the numbers or letters of columns, in order."""
    cells = _tokens(line) or []
    return len(cells) >= min(SIZES) and _are_labels(cells)


def _are_labels(cells: Sequence[CellText]) -> bool:
    """Return whether cells are the numbers, perhaps after an empty corner, or the letters of columns or rows."""
    bare = [cell.text.lstrip("0") or cell.text[-1:] for cell in cells]
    if bare == list(LETTERS[: len(bare)]):
        return True
    bare = bare[1:] if bare[:1] == [""] else bare
    numbers = [str(number) for number in range(len(bare) + 1)]
    return bare in (numbers[:-1], numbers[1:])


def _erased(pattern: re.Pattern[str], line: str) -> str:
    """Return the line with spaces in place of the matched text, so that all other text keeps its position."""
    return pattern.sub(lambda match: " " * len(match[0]), line)


def without_label(line: str) -> str:
    """Return the line with spaces in place of the label before its cells."""
    end = _label_end(line)
    return " " * end + line[end:]


def _label_end(line: str) -> int:
    """Return where the label before the cells of a line ends: a word and a colon, or the first field."""
    label = _WORD_LABEL.match(line)
    if label is None:
        has_fields = any(separator in line.strip() for separator in "\t,;")
        label = _FIELD_LABEL.match(line) if has_fields else _LABEL.match(line)
    return label.end() if label else 0


def _without_labels(lines: Sequence[str]) -> list[str | None]:
    """Return the lines without their labels; None for a line whose label does not continue the labels before it.

    Numbers and letters must count from 0, 1 or A, so that the first cells of rows are not taken for labels. Above a
    first row, the label may be blank.
    """
    ends = list(map(_label_end, lines))
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
            name, number = _NUMBER_OF_LABEL.findall(label)[0]
            begins = begins + 1 if label in _FIRST_LABELS or (len(name) > 1 and number in _FIRST_LABELS) else 0
            is_long = len(label) > 2 and (label.isdecimal() or not label[-1].isdecimal())
            fits = (is_long or 1 <= begins <= 2 or _is_next(label, before)) and not _OPENING.search(line[:end])
        before = label
        found.append(" " * end + line[end:] if fits else None)
    return found


def _is_next(label: str, before: str) -> bool:
    """Return whether a label follows another one; one letter may be missing, as I often is."""
    name, number = _NUMBER_OF_LABEL.findall(label)[0]
    if number and before.startswith(name) and before.removeprefix(name).isdecimal():
        return int(number) == int(before.removeprefix(name)) + 1
    return len(label) == len(before) == 1 and 1 <= ord(label) - ord(before) <= 2


def without_brackets(line: str) -> str:
    """Return the line with spaces in place of the text around a row of a list: names, brackets, quotes, comments."""
    if len(line) > LONGEST_ROW:
        return line
    for before in (_BEFORE_ITEM, _KEYWORD):
        line = _erased(before, line)
    if _NOTHING_AROUND.fullmatch(line):
        return line
    for comment in _COMMENTS:
        line = _erased(comment, line)
    for around in (_CONTINUATION, _ROW_NAME):
        line = _erased(around, line)
    line = _erased(_AFTER_TEX_ROW, line) if "&" in line else _erased(_BEFORE_WIKI_ROW, line)
    if _AFTER_STRING.search(line):
        line = _erased(_OUTER_QUOTE, _erased(_AFTER_STRING, line))
    line = _erased(_BEFORE_STRING, line)
    start = max(map(line.rfind, "[({")) + 1
    word = _WORD_IN_LIST.match(line, start) if start else None
    start = word.end() if word else start
    end = min((at for at in (line.find(bracket, start) for bracket in "])}") if at >= 0), default=len(line))
    if start == 0 and end == len(line):
        return line
    if not (_BEFORE_LIST.fullmatch(line[:start].replace("[]", "  ")) and _AFTER_LIST.fullmatch(line[end:])):
        return line
    row = " " * start + line[start:end].rstrip("| ") + " " * (len(line) - end)
    cells = max((len(split(row) or ()) for split in _SPLITTERS), default=0)
    return row if cells >= min(SIZES) else line


# Splitters. Each returns the cells of a line, or None for a line of another kind.


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
    parts = _BAR.split(line)
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


def _tokens(line: str) -> Cells | None:
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


def _braced(line: str) -> Cells | None:
    """Return tokens of which those in braces are notes: `5 {123} {7}`."""
    return _checked(_matches(_BRACED, line))


def _grouped(line: str) -> Cells | None:
    """Return cells of a list of lists or sets of candidates: `[[5], [1, 2, 4], …]`."""
    cells = _matches(_GROUP, line)
    if sum(len(cell.text) > 1 for cell in cells) < min(SIZES):
        return None
    return _checked([cell._replace(text=re.sub(r"\D", "", cell.text)) for cell in cells])


def _characters(line: str) -> Cells | None:
    """Return cells of one character each, whatever is between them: `53..7....` or `53. .7. ...`."""
    if "+" in line or _GIVEN.search(line):
        return None
    cells = _matches(_CHARACTER, line)
    return cells if 2 <= len(cells) <= _WIDEST and _ONE_CELL.issuperset(cell.text for cell in cells) else None


def _in_brackets(line: str) -> Cells | None:
    """Return the cells of a line in which every cell is in brackets: `[7][ ][.]`."""
    if not _IN_BRACKETS.fullmatch(line):
        return None
    return _checked([CellText(match[1].strip(), *match.span(1)) for match in _BRACKETED.finditer(line)])


def _marked(line: str) -> Cells | None:
    """Return digits of which some have the mark of an entry or a given: `5+3.*7`."""
    bare = _BAR.sub(" ", line)
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


_SPLITTERS: tuple[Splitter, ...] = (
    *map(_fields, ("\t", ";", ",", "&", "||")),
    _between_bars,
    _braced,
    _tokens,
    _decimals,
    _in_brackets,
    _characters,
    _marked,
    _emphasised,
    _grouped,
)


def grids_in(lines: Sequence[str], symbols: Symbols | None = None) -> RunGrids:
    """Return the grids in a run of plain lines, and the rows that form no grid."""
    lines = [without_brackets(line) for line in lines]
    grids = _grids_in(lines, symbols)
    with_boxes = [grid.with_drawn_boxes(lines) for grid in grids.found]
    grids.found = [grid for grid in with_boxes if isinstance(grid, DrawnGrid)]
    grids.rest += [rows for rows in with_boxes if isinstance(rows, IncompleteRows)]
    return grids


def _grids_in(
    lines: Sequence[str], symbols: Symbols | None, *, kinds: int = _MOST_KINDS, first: int = 0, largest: int = 0
) -> RunGrids:
    """Return the grids in lines without brackets, and the rows that form no grid.

    One layout is used for all lines; the lines that it leaves over are searched as runs of their own, for at most
    `kinds` layouts in all. `first` is the index of the first line in the run, `largest` the size of the largest grid in
    other lines.
    """
    sample = lines[:LINES_TRIED]
    row_count = sum(not is_border(line) for line in sample)
    best, chosen = RunGrids(), None
    for layout in _layouts(sample):
        grids = _assembled(layout(sample), symbols, first, largest)
        if grids.rank > best.rank:
            best, chosen = grids, layout
            if best.rank[0] >= row_count:
                break
    if chosen is not None and len(sample) < len(lines):
        best = _assembled(chosen(lines), symbols, first, largest)
    if kinds == 1:
        return best
    if not best.found:
        is_comment = all(_LINE_MARK.match(line) for line in lines if not is_border(line))
        bare = [_erased(_LINE_MARK, line) for line in lines]
        return _grids_in(bare, symbols, kinds=1, first=first) if is_comment and bare != lines else best
    best.found.sort(key=lambda grid: grid.first)
    ends = [first, *(end for grid in best.found for end in (grid.first, grid.last + 1)), first + len(lines)]
    for start, end in zip(ends[::2], ends[1::2], strict=True):
        between = lines[start - first : end - first]
        if sum(not is_border(line) for line in between) >= min(SIZES):
            others = _grids_in(between, symbols, kinds=kinds - 1, first=start, largest=best.largest)
            if others.found:
                best.rest = [rest for rest in best.rest if not start <= rest.first < end] + others.rest
                best.found += others.found
    return best


def _layouts(sample: Sequence[str]) -> Iterator[Layout]:
    """Yield the layouts that may divide the lines, first those without labels."""
    for has_labels in (False, True):
        for split in _SPLITTERS:
            if split is _braced and not any("{" in line for line in sample):
                continue
            if any(split(line) is not None for line in sample) or has_labels:
                if split in (_characters, _tokens):
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
        for line, text in zip(lines, _without_labels(lines) if has_labels else lines, strict=True):
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
        if _BAR.search(line) and (not is_border(line) or _BARS_AND_SPACES.issuperset(line))
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
        found[number] = cells if _ONE_CELL.issuperset(cell.text for cell in cells if cell.text) else []
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


def _assembled(lines: Sequence[Cells | None], symbols: Symbols | None, first: int, largest: int) -> RunGrids:
    """Return the grids that divided lines form, and the rows that form none; `first` is the index of the first line."""
    grids = RunGrids(largest=largest)
    stretch: list[Row] = []
    odd: list[Row] = []
    is_after_gap = True
    for number, cells in enumerate(lines, first):
        if cells is None:
            is_after_gap = True
            continue
        if stretch and len(cells) != len(stretch[-1].cells):
            odd += _complete(stretch, symbols, grids)
            stretch = []
        (stretch if cells else odd).append(Row(number, cells, is_after_gap))
        is_after_gap = False
    odd += _complete(stretch, symbols, grids)
    used = {line for grid in grids.found for line in range(grid.first, grid.last + 1)}
    groups: list[list[Row]] = []
    for row in sorted(odd):
        if row.number in used:
            continue
        if groups and not used.intersection(range(groups[-1][-1].number, row.number)):
            groups[-1].append(row)
        else:
            groups.append([row])
    grids.rest = [rest for rest in map(_incomplete, groups) if rest is not None]
    return grids


def _complete(rows: Sequence[Row], symbols: Symbols | None, grids: RunGrids) -> list[Row]:
    """Add the grids that these rows of equal width form, and return the remaining rows."""
    left: list[Row] = []
    start = 0
    while start < len(rows):
        found = _grid_at(rows, start, symbols, grids.largest)
        if found is None and _are_labels(rows[start].cells):
            found = _grid_at(rows, start + 1, symbols, grids.largest)
        if found is not None:
            start, made = found
            grids.add(made)
            continue
        after = next((at for at in range(start + 1, len(rows)) if rows[at].is_after_gap), len(rows))
        left += rows[start:after]
        start = after
    return left


def _grid_at(
    rows: Sequence[Row], start: int, symbols: Symbols | None, largest: int
) -> tuple[int, list[DrawnGrid]] | None:
    """Return the index of the row after the grids that begin at a row, and these grids; None if there are none.

    `largest` is the size of the largest grid before them; rows as wide as that are no rows of smaller grids.
    """
    width = len(rows[start].cells) if start < len(rows) else 0
    for size in SIZES if width else ():  # rows that are wrapped: several of a grid in one line, or one cell a line
        count, rest = divmod(size**2, width)
        block = rows[start : start + count]
        if size < 6 or rest or len(block) < count or (width > 1 and (width == size or width % size)):
            continue
        texts = [cell.text for row in block for cell in row.cells]
        told = reading(texts, size, symbols) if _ends_at(rows, start + count) and all(texts) else None
        if told is not None:
            return start + count, [DrawnGrid(told, tuple((row.number, row.cells) for row in block))]
    for size in sorted(SIZES, key=lambda size: (size != width, -size)):
        if size == width or (size < width and width != largest):
            block, end = _rows_of(rows, start, size)
            made = _made(block, size, symbols) if block else []
            if any(map(_is_padded, made)):
                continue
            if made:
                return end, made
    return None


def _is_padded(grid: DrawnGrid) -> bool:
    """Return whether a grid is a smaller one in a sheet, of which an outer row and an outer column are empty."""
    givens = grid.reading.puzzle.givens
    texts = [[cell.text for cell in cells] for _, cells in grid.rows]
    smaller = max((size for size in SIZES if size < givens.size), default=0)
    if givens.size == CLASSIC.size or givens.cells.max(initial=0) > smaller or len(texts) != givens.size:
        return False
    columns = list(zip(*texts, strict=True))
    return not (any(texts[0]) and any(texts[-1])) and not (any(columns[0]) and any(columns[-1]))


def _ends_at(rows: Sequence[Row], at: int) -> bool:
    """Return whether a gap precedes the row at an index, or the rows end there."""
    return at == len(rows) or rows[at].is_after_gap


def _rows_of(rows: Sequence[Row], start: int, size: int) -> tuple[list[Row], int]:
    """Return the rows of a grid of this size, and the index of the row after them; [] if they form no grid.

    A gap or the end must follow, or only grids of this size without other gaps. Blank rows may divide the bands.
    """
    for skips_blanks in (False, True):
        block: list[Row] = []
        spacers: list[int] = []
        at = start
        while at < len(rows) and len(block) < size:
            if not skips_blanks or any(cell.text for cell in rows[at].cells):
                block.append(rows[at])
            else:
                spacers.append(len(block))
            at += 1
        has_gaps = any(row.is_after_gap for row in rows[start + 1 : at])
        if len(block) < size or not (_divide_evenly(spacers, size) and not (spacers and has_gaps)):
            continue
        last = at
        while skips_blanks and last < len(rows) and not any(cell.text for cell in rows[last].cells):
            last += 1
        for end in range(last, at - 1, -1):  # a blank row may also be the first one of the next grid
            if _ends_at(rows, end) or ((skips_blanks or not has_gaps) and (len(rows) - end) % size == 0):
                return block, end
    return [], start


def _divide_evenly(spacers: Sequence[int], size: int) -> bool:
    """Return whether blank rows, each with the number of rows above it, divide `size` rows into equal bands."""
    counts = Counter(at for at in spacers if at)
    height = min(counts, default=size)
    return sorted(counts) == [*range(height, size, height)] and size % height == 0 and len({*counts.values()}) <= 1


def _made(block: Sequence[Row], size: int, symbols: Symbols | None) -> list[DrawnGrid]:
    """Return the grid, or the grids side by side, of `size` rows; [] unless their columns make complete grids."""
    for columns in _columns(block, size):
        made = []
        for each in columns:
            rows = tuple((row.number, [row.cells[at] for at in each]) for row in block)
            cells = [cell for _, row in rows for cell in row]
            is_indexed = _are_labels(cells[:size]) and _are_labels(cells[::size])
            told = None if is_indexed else reading([cell.text for cell in cells], size, symbols)
            if told is None:
                break
            made.append(DrawnGrid(told, rows, len(columns) == 1))
        else:
            return made
    return []


def _columns(block: Sequence[Row], size: int) -> Iterator[list[Sequence[int]]]:
    """Yield the choices of columns that may be those of a grid, or of several grids side by side."""
    width = len(block[0].cells)
    if width == size:
        yield [range(size)]
        return
    filled = [column for column in range(width) if any(row.cells[column].text for row in block)]
    is_truncated = width in SIZES and size != 9  # rather rows of a larger grid, of which some are missing
    if filled and not is_truncated:
        if filled[-1] < size:
            yield [range(size)]
        elif filled[0] >= width - size:
            yield [range(width - size, width)]
        elif filled[-1] - filled[0] == size - 1:
            yield [range(filled[0], filled[0] + size)]
    box = usual_box(size) or (1, size)
    spaced = [column + column // box[1] for column in range(size)]
    if width == spaced[-1] + 1 and not is_truncated and set(filled) <= set(spaced):
        yield [spaced]
    for gap in (0, 1, 2):  # between grids side by side
        count, rest = divmod(width + gap, size + gap)
        if rest or count < 2:
            continue
        grids: list[Sequence[int]] = [range(start, start + size) for start in range(0, width, size + gap)]
        if not gap and not _are_apart(block, size, count):
            continue
        if {column for grid in grids for column in grid} >= set(filled):
            yield grids


def _are_apart(block: Sequence[Row], size: int, count: int) -> bool:
    """Return whether the distance between cells is larger between grids side by side than anywhere else."""
    for row in block:
        distances = [after.start - before.end for before, after in pairwise(row.cells)]
        between = [distances[size * number - 1] for number in range(1, count)]
        within = [distance for at, distance in enumerate(distances, 1) if at % size]
        if min(between) <= max(within):
            return False
    return True


def _incomplete(rows: list[Row]) -> IncompleteRows | None:
    """Return why neighbouring rows form no grid, or None for few rows, which are a heading."""
    widths = Counter(len(row.cells) for row in rows if row.cells)
    width, count = widths.most_common(1)[0] if widths else (0, 0)
    if len(rows) == _SAMURAI and {_SAMURAI} <= {len(row.cells) for row in rows} <= {0, 9, 18, _SAMURAI}:
        reason = Sentence("this looks like a samurai of five grids that overlap; only single grids can be read here")
    elif width < min(SIZES) or count < 3:
        return None
    else:
        if not (len(rows) == width and width in SIZES):
            whole = [at for at, row in enumerate(rows) if len(row.cells) == width]
            rows = rows[whole[0] : whole[-1] + 1]
        reason = _fault(rows, width)
    return IncompleteRows(rows[0].number, rows[-1].number, reason)


def _fault(rows: Sequence[Row], width: int) -> Sentence:
    """Return the reason why rows, most of which have `width` cells, form no grid."""
    for at, row in enumerate(rows, 1):
        if not row.cells:
            return Sentence("row {row} has a symbol that cannot stand in a cell", row=at)
        if len(row.cells) != width:
            return Sentence("row {row} has %n cell(s), need {needed}", n=len(row.cells), row=at, needed=width)
    if len(rows) != width or width not in SIZES:
        return Sentence("found %n row(s) of {width} cells", n=len(rows), width=width)
    texts = [cell.text for row in rows for cell in row.cells]
    foreign = next((at for at, text in enumerate(texts) if not cell_symbols(width).issuperset(text)), None)
    if foreign is None or max(map(len, texts)) > 1:
        return Sentence("the cells hold no givens, or symbols that are no digits of this size")
    return foreign_symbol(texts[foreign], foreign, width)
