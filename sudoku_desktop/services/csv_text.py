"""Tables as CSV text that other programs read without options; facts about a whole table have columns, too.

Spreadsheets evaluate a cell that begins with =, +, - or @ as a formula, and names in a table may come from untrusted
files. Such texts get an apostrophe in front, which spreadsheets do not display; numbers stay unchanged.
"""

import csv
import io
import re
from collections.abc import Iterable, Mapping, Sequence

_FORMULA = re.compile(r"\s*[=+\-@]")
_NUMBER = re.compile(r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
_IN_CELL = re.compile(r"([;\t\n])")
"""Separators at which a spreadsheet may split a cell in a locale whose separator is not the comma."""


def csv_text(metadata: Mapping[str, str], columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table as CSV text, independent of the locale; None becomes an empty cell, and formulas are escaped.

    Every row ends with the values of `metadata`, in columns that are called like its keys; no key may be a column. So
    `pandas.read_csv` needs no options, and rows of several files can be put below each other.
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(map(escaped, (*columns, *metadata)))
    constant = [escaped(" ".join(value.split())) for value in metadata.values()]
    writer.writerows([*map(escaped, row), *constant] for row in rows)
    return text.getvalue()


def escaped(value: object) -> object:
    """Return the value of a cell, with an apostrophe before text that a spreadsheet would evaluate as a formula."""
    if not isinstance(value, str):
        return value
    plain = value.replace("\r\n", "\n").replace("\r", "\n")  # the csv module quotes \n, but not \r
    return "".join(map(_escaped_piece, _IN_CELL.split(plain)))


def _escaped_piece(text: str) -> str:
    return f"'{text}" if _FORMULA.match(text) and not _NUMBER.fullmatch(text.strip()) else text
