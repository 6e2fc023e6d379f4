"""Sentences about the board in the reader's language, built from the structured fields of what the board says."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from sudoku_desktop.board import CellCountError, Conflict, UnitKind, geometry
from sudoku_desktop.board.geometry import SYMBOLS


def symbol_of(digit: int) -> str:
    """What is written for a digit; "" for a blank."""
    return SYMBOLS[digit - 1] if digit else ""


def describe_cell(cell: int, order: int) -> str:
    """In the middle of a sentence: "row 3 column 2"."""
    shape = geometry(order)
    text = QCoreApplication.translate("BoardWords", "row {row} column {column}")
    return text.format(row=shape.row_of[cell] + 1, column=shape.column_of[cell] + 1)


def cell_name(cell: int, order: int) -> str:
    """The short name that players use: "r3c5"."""
    shape = geometry(order)
    text = QCoreApplication.translate("BoardWords", "r{row}c{column}", "short name of a cell")
    return text.format(row=shape.row_of[cell] + 1, column=shape.column_of[cell] + 1)


def describe_conflict(conflict: Conflict) -> str:
    """For example "two 5s in row 3: columns 2 and 7"."""
    translate = QCoreApplication.translate
    sentences = {
        UnitKind.ROW: translate("BoardWords", "{count} {digit}s in row {unit}: columns {places}"),
        UnitKind.COLUMN: translate("BoardWords", "{count} {digit}s in column {unit}: rows {places}"),
        UnitKind.BOX: translate("BoardWords", "{count} {digit}s in box {unit}: {places}"),
    }
    places: Sequence[str] = conflict.places
    if conflict.kind is UnitKind.BOX:
        places = [cell_name(cell, conflict.order) for cell in conflict.cells]
    return sentences[conflict.kind].format(
        count=count_in_words(len(conflict.cells)),
        digit=symbol_of(conflict.digit),
        unit=conflict.unit,
        places=enumerate_in_words(places),
    )


def describe_cell_count(error: CellCountError) -> str:
    """For example "found 79 cells, need 81"."""
    text = QCoreApplication.translate("BoardWords", "found {found} cells, need {needed}")
    return text.format(found=error.found, needed=error.needed)


def count_in_words(count: int) -> str:
    """Two to nine as words, other numbers in figures."""
    translate = QCoreApplication.translate
    words = {
        2: translate("BoardWords", "two"),
        3: translate("BoardWords", "three"),
        4: translate("BoardWords", "four"),
        5: translate("BoardWords", "five"),
        6: translate("BoardWords", "six"),
        7: translate("BoardWords", "seven"),
        8: translate("BoardWords", "eight"),
        9: translate("BoardWords", "nine"),
    }
    return words.get(count, str(count))


def enumerate_in_words(items: Sequence[str]) -> str:
    """Items joined as in "2 and 7" or "1, 2 and 7"; there must be one at least."""
    *first, last = items
    if not first:
        return last
    comma = QCoreApplication.translate("BoardWords", ", ", "between the first items of an enumeration")
    both = QCoreApplication.translate("BoardWords", "{first} and {last}")
    return both.format(first=comma.join(first), last=last)
