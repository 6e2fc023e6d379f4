"""Text around the cells of a row: labels of rows and columns, and what lists in source code have beside them.

All of it is replaced by spaces, so that the cells keep their positions in the line.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from sudoku_desktop.board.formats.notation import LETTERS
from sudoku_desktop.board.formats.splitters import SPLITTERS, CellText, is_border, tokens
from sudoku_desktop.board.symbols import SIZES

LONGEST_ROW = 2000
"""Maximum number of characters of a row."""
_WORD_LABEL = re.compile(r"\s*[^\W\d_][\w ]{0,30}[:=]")
_FIELD_LABEL = re.compile(r"[^,;\t]{0,30}[,;\t]")
_LABEL = re.compile(r"[\s|]*\*{0,2}(?:\d{1,2}|[^\W\d_]\d?)(?:[.):]?\*{0,2}[\s|]+|:)")
_NOT_IN_LABEL = re.compile(r"[\W_]+|\b[Rr](?=\d)")
_FIRST_LABELS = ("0", "1", "A", "01", "00")
_NUMBER_OF_LABEL = re.compile(r"^(.*?)(\d*)$", re.DOTALL)
_OPENING = re.compile(r"[\[({]")

# Text around the rows of a list or table.
_AROUND_ROW = (
    re.compile(r"\s(?:;|//|#|%|--)\s.*[^\W\d_]{2}.*$"),
    re.compile(r"^\s*(?://+|%+|;+)(?=[\s\[|])"),
    re.compile(r"^\s*/\*[^*]*\*/"),
    re.compile(r"(?<=;)\s*\.\.\.\s*$"),
    re.compile(r"^\s*\[\d{1,2},\]"),
)
"""A comment with words behind a row, the mark of a comment that consists of a row, a comment before a row, the dots
with which MATLAB continues a line, and the name that R prints before a row."""
_AFTER_TEX_ROW = re.compile(r"\\\\[\s\\a-z{}\d-]*$")
_BEFORE_WIKI_ROW = re.compile(r"^\s*\|(?=[^|]*(?:\|\|[^|]*)+$)")
_AFTER_STRING = re.compile(r"""(?:\\n)?["'`]\s*[+,;)&\\]*\s*$|\\n\\?\s*$""")
_BEFORE_STRING = re.compile(r"""^(?:[^"'`]*[=(,;\t]\s*|\s*)["'`](?=[^"'`]*$)""")
_OUTER_QUOTE = re.compile(r"""^\s*["'`]""")
_BEFORE_ITEM = re.compile(r"""^\s*-\s+(?=[\["']|[\d.]{9,25}\s*$)""")
"""The dash of YAML before an item of a list."""
LINE_MARK = re.compile(r"^\s*(?:\*|--)\s")
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
_NOTHING_AROUND = re.compile(r"(?:[\w.\s*+]|-(?!-)|\|(?!\|))*")
"""A line without brackets, quotes and comments."""


def are_labels(line: str) -> bool:
    """Return whether a line has only the numbers or letters of columns, in order."""
    cells = tokens(line) or []
    return len(cells) >= min(SIZES) and is_label_row(cells)


def is_label_row(cells: Sequence[CellText]) -> bool:
    """Return whether cells are the numbers, perhaps after an empty corner, or the letters of columns or rows."""
    bare = [cell.text.lstrip("0") or cell.text[-1:] for cell in cells]
    if bare == list(LETTERS[: len(bare)]):
        return True
    bare = bare[1:] if bare[:1] == [""] else bare
    numbers = [str(number) for number in range(len(bare) + 1)]
    return bare in (numbers[:-1], numbers[1:])


def erased(pattern: re.Pattern[str], line: str) -> str:
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


def without_labels(lines: Sequence[str]) -> list[str | None]:
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
    line = erased(_KEYWORD, erased(_BEFORE_ITEM, line))
    if _NOTHING_AROUND.fullmatch(line):
        return line
    for around in _AROUND_ROW:
        line = erased(around, line)
    line = erased(_AFTER_TEX_ROW, line) if "&" in line else erased(_BEFORE_WIKI_ROW, line)
    if _AFTER_STRING.search(line):
        line = erased(_OUTER_QUOTE, erased(_AFTER_STRING, line))
    line = erased(_BEFORE_STRING, line)
    start = max(map(line.rfind, "[({")) + 1
    word = _WORD_IN_LIST.match(line, start) if start else None
    start = word.end() if word else start
    end = min((at for at in (line.find(bracket, start) for bracket in "])}") if at >= 0), default=len(line))
    if start == 0 and end == len(line):
        return line
    if not (_BEFORE_LIST.fullmatch(line[:start].replace("[]", "  ")) and _AFTER_LIST.fullmatch(line[end:])):
        return line
    row = " " * start + line[start:end].rstrip("| ") + " " * (len(line) - end)
    cells = max((len(split(row) or ()) for split in SPLITTERS), default=0)
    return row if cells >= min(SIZES) else line
