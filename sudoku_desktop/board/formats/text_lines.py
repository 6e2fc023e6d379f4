"""Lines of a text: their plain form, and what a line is that is no puzzle: words, an ornament, a comment, a title."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from itertools import accumulate
from typing import NamedTuple

from sudoku_desktop.board.formats.row_text import are_labels
from sudoku_desktop.board.formats.splitters import is_border
from sudoku_desktop.board.geometry import CLASSIC, usual_box
from sudoku_desktop.board.symbols import SIZES, plain

Span = tuple[int, int]
"""Indices of the first character of a part of a text and of the first one behind it."""
SIZES_WITHOUT_BOXES = (5, 7)
"""Sizes that are read as Latin squares, because they have no boxes."""
SIZE_OF_LINE = {size**2: size for size in (*SIZES, *SIZES_WITHOUT_BOXES)}
"""Sizes of the grids that are looked for in lines, by the number of their cells."""
LONGEST_TITLE = 100
"""Maximum number of characters of a title."""
_CELLS_IN_WORDS = re.compile(r"(?<![\w.*-])[0-9.*_xX-]{15,}(?![\w.*-])")
"""Text among words that looks like cells; dates and most numbers are shorter."""
WORD = re.compile(r"[^\W\d_]{3}|(?<![^\W_])[^\W\d_]{2}(?![^\W_])")
"""Three letters in a row, or two letters alone."""
_EMPTY_CELL = re.compile(r"(?i)<NA>|\b(?:nan|none|null|nil|n/?a)\b")
SIZE_LINE = re.compile(r"\D*(\d{1,3})(?:[ ,x×*]+(\d{1,3}))?(?:[ ,x×*]+(\d{1,3}))?\s*")
"""A line before a grid that may give its size, or the size of its boxes."""
NUMBERED = re.compile(r"[^\w.?~]*(?:[^\W\d_]{1,3}[ .=]?)?\d{1,4}(?:[-./,:]\d{1,4}){0,2}\.?[^\w.?~]*")
"""A number, a date or a rating, which is a heading if a puzzle follows."""
_ASSIGNMENT = re.compile(r"\s*\$?[^\W\d]\w{0,30}\s*(?:=|:=|<-|:)[\s\[({\"'`@]*")
"""The name of a variable, and what opens the list or text that it is assigned."""
_COLUMN_NAMES = re.compile(r"(?:[A-Za-z_]\w*[,;\t]){3,}[A-Za-z_]\w*\d\s*")
"""Names of columns, such as c1 or r1c1."""
_RATING = re.compile(r"(?:ED=|SE\s*)?\d{1,2}(?:\.\d+)?(?=\D|$)")
_QUOTE = re.compile(r"(?:[ \t]{0,8}>){1,20}")
"""The marks of quoted mail."""
_COMMENT = re.compile(
    r"\s*(?:#'?|\*|--)\s(?=\s*[|+│║┃┌├└╔╟╠╚].*[|+│║┃┐┤┘╗╢╣╝]\.?\s*$|\s*[\d.*_-](?:[ \t|]{1,9}[\d.*_-]){5,24}\s*$|"
    r"(?=[\d.]{9,25}\s*$)[\d.]*\.\.[\d.]*\s*$)"
)
"""The mark of a comment before a line that is a drawing or a row of cells."""


class TextLine(NamedTuple):
    """A line of a text: its number, starting at 1, its start in the text, and its original and plain text."""

    number: int
    start: int
    original: str
    text: str

    def span_of(self, start: int, end: int) -> tuple[int, int]:
        """Return the span in the whole text of a span of the plain text."""
        return original_span(self.original, self.text, self.start, (start, end))


def original_span(line: str, text: str, start: int, span: Span) -> Span:
    """Return the span in the whole text of a span in the plain text of a line that begins at `start`."""
    if len(line) == len(text):
        return start + span[0], start + span[1]
    lengths = list(accumulate((len(plain(symbol)) for symbol in line), initial=0))
    return start + bisect_right(lengths, span[0]) - 1, start + bisect_left(lengths, span[1])


def plain_line(line: str) -> str:
    """Return the plain text of a line, with spaces in the place of quotation marks of mail; "" for a blank line."""
    text = plain(line)
    mark = _QUOTE.match(text) or _COMMENT.match(text)
    if mark is not None:
        text = (" " * mark.end() + text[mark.end() :]) if text[mark.end() :].strip(" ") else ""
    return text


def has_puzzle(comment: str) -> bool:
    """Return whether a comment holds the cells of a puzzle without separators."""
    runs = (run.lstrip("-.#") if len(run) > CLASSIC.cell_count else run for run in _CELLS_IN_WORDS.findall(comment))
    return any(SIZE_OF_LINE.get(len(run), 0) > 5 and any(map(str.isdecimal, run)) for run in runs)


def is_row_of_hashes(text: str) -> bool:
    """Return whether a line that begins as comments do is a row with `#` for blanks."""
    cells = re.sub(r"[\s|,;]", "", text)
    return len(cells) in SIZES and len(cells) > 5 and not cells.strip("#123456789")


def can_be_ignored(text: str) -> bool:
    """Return whether a line may be left out without a message: one that only draws, labels of columns, or words."""
    has_cells = any(
        any(map(str.isdecimal, cells)) and ("-" not in cells or "--" in cells)
        for cells in _CELLS_IN_WORDS.findall(text)
    )
    return is_ornament(text) or (bool(WORD.search(text) or _ASSIGNMENT.fullmatch(text)) and not has_cells)


def is_ornament(text: str) -> bool:
    """Return whether a line has no letters and digits, or only the numbers or letters of columns."""
    is_drawn = not any(map(str.isalnum, text)) or is_border(text)
    return is_drawn or are_labels(text) or bool(_COLUMN_NAMES.fullmatch(text))


def has_words(text: str) -> bool:
    """Return whether there are words that are neither the cells of a large grid nor an empty cell's "nan"."""
    if not WORD.search(text):
        return False
    words = re.findall(r"[^\W\d_]{2,}", _EMPTY_CELL.sub("", text))
    return any(not re.fullmatch(r"[A-Ya-y]+", word) or len(text.split()) > 1 for word in words)


def is_size(text: str, size: int) -> bool:
    """Return whether all numbers of a line are the size of a grid, of its boxes, or the number of its cells."""
    match = SIZE_LINE.fullmatch(text)
    sizes = {size, size**2, *(usual_box(size) or ())}
    return match is not None and all(int(number) in sizes for number in match.groups() if number)


def metadata(before: str, behind: str) -> tuple[str, str]:
    """Return the title and the rating in the text before and behind the cells of a puzzle; "" for none."""
    if not before and not behind:
        return "", ""
    title, rating = "", ""
    comment = behind.lstrip()
    behind = behind.strip(" \t,;\"'|])}")
    if comment.startswith("#"):
        title = comment[1:].strip()
    elif behind and "=" not in behind[:1]:
        if _RATING.match(behind):
            rating = " ".join(behind.split()[:1]).rstrip(",;")
            title = behind.partition("#")[2].strip()
        elif WORD.search(behind) and len(behind) <= LONGEST_TITLE and "&" not in behind:
            title = behind
    before = before.strip(" \t,;:\"'|[({.)>")
    if not title and before and "://" not in before and "=" not in before and len(before) <= LONGEST_TITLE:
        title = before if re.search(r"[^\W\d_]", before) and not re.fullmatch(r"[0-9a-f]{6,}", before) else ""
    return title, rating
