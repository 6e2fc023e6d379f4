"""Tables as CSV text, under comment lines "# key: value" that say how to make them again.

Spreadsheets take a cell that begins with =, +, - or @ for a formula, and names in a table come from files of strangers.
Such a text gets an apostrophe in front, which spreadsheets do not show; numbers are written as they are.
"""

import csv
import io
import re
from collections.abc import Iterable, Mapping, Sequence

_FORMULA = re.compile(r"\s*[=+\-@]")
_NUMBER = re.compile(r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
_IN_COMMENT, _IN_CELL = re.compile(r"([,;\t])"), re.compile(r"([;\t\n])")
"""Where a spreadsheet may part a comment line, or a cell if its language parts cells otherwise than by commas."""


def csv_text(metadata: Mapping[str, str], columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A line a row, without any locale; None is written as nothing, and no text as a formula."""
    text = io.StringIO()
    for key, value in metadata.items():
        line = f"# {' '.join(key.split())}: {' '.join(value.split())}"
        text.write("".join(map(_harmless_piece, _IN_COMMENT.split(line))) + "\n")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(map(harmless, columns))
    writer.writerows(map(harmless, row) for row in rows)
    return text.getvalue()


def harmless(value: object) -> object:
    """The value of a cell, with an apostrophe before a text that a spreadsheet would take for a formula."""
    if not isinstance(value, str):
        return value
    plain = value.replace("\r\n", "\n").replace("\r", "\n")  # of which csv quotes the last alone
    return "".join(map(_harmless_piece, _IN_CELL.split(plain)))


def _harmless_piece(text: str) -> str:
    return f"'{text}" if _FORMULA.match(text) and not _NUMBER.fullmatch(text.strip()) else text
