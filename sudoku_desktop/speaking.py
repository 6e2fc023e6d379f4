"""Translate sentences, numbers, cells and units into the language of the user interface.

Templates are written where a `Sentence` is created, mostly outside the user interface. tools/translations.py collects
them, and the labels and help texts of parts and parameters, in one translation context.
"""

from collections.abc import Iterable, Sequence
from datetime import date
from functools import singledispatch

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from sudoku_desktop.board import Geometry, UnitKind, Variant
from sudoku_desktop.board.geometry import SYMBOLS
from sudoku_desktop.board.terms import Cell, Cells, Digits, Units
from sudoku_desktop.sentence import Label, Listed, Quoted, Rounded, Sentence, Spelled, Term, english_plural

CONTEXT = "Sentence"
GROUPED_FROM = 1000
MANY = 10**9
SHORTEST = -128
"""Value of QLocale.FloatingPointShortest: print as few digits as identify the number."""
_symbols: list[Sequence[str]] = [SYMBOLS]


def translated(text: str) -> str:
    """Return the translation of a declared text, such as a label or a template."""
    return QCoreApplication.translate(CONTEXT, text) if text else ""


def in_words(sentence: Sentence) -> str:
    """Return a sentence or clause in the current language, with its terms filled in."""
    count = sentence.count
    if count is None:
        text = translated(sentence.template)
    else:
        given = count if count < MANY else MANY + count % MANY  # Qt's plural functions take 32-bit integers
        text = QCoreApplication.translate(CONTEXT, sentence.template, "", given)
        if text == sentence.template.replace("%n", str(given)):  # no translation is installed, so use English plurals
            text = english_plural(sentence.template, count)
        elif count >= GROUPED_FROM:
            text = text.replace(str(given), number_in_words(count), 1)  # Qt does not insert group separators
    return text.format(**{name: term_in_words(term) for name, term in sentence.terms})


def all_in_words(sentences: Iterable[Sentence]) -> str:
    """Return full sentences in the current language, separated by spaces."""
    return " ".join(map(in_words, sentences))


def full_sentence(clause: Sentence) -> str:
    """Turn a clause into a sentence: capitalise it, unless it starts with a name or path, and add a full stop."""
    text = in_words(clause)
    first = clause.terms[0] if clause.terms else None
    begins_with_a_name = (
        first is not None and isinstance(first[1], str) and clause.template.startswith(f"{{{first[0]}}}")
    )
    return (text if begins_with_a_name else text[:1].upper() + text[1:]) + "."


def error_in_words(error: Exception) -> str:
    """Return an error's message as a sentence; for an internal error, its class name and message."""
    sentence = getattr(error, "sentence", None)
    if isinstance(sentence, Sentence):
        return full_sentence(sentence)
    return str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}"


def number_in_words(value: float) -> str:
    """Format a number as the locale does: "100,000" or "0.6"."""
    locale = QLocale()
    if isinstance(value, int) or float(value).is_integer():
        return locale.toString(int(value))
    return locale.toString(float(value), "f", SHORTEST)


@singledispatch
def term_in_words(term: Term) -> str:
    """Return a term of a sentence as text; strings are returned unchanged."""
    return str(term)


@term_in_words.register
def _(term: Sentence) -> str:
    return in_words(term)


term_in_words.register(int, number_in_words)
term_in_words.register(float, number_in_words)


@term_in_words.register
def _(term: date) -> str:
    return QLocale().toString(QDate(term.year, term.month, term.day), QLocale.FormatType.ShortFormat)


@term_in_words.register
def _(term: Label) -> str:
    text = translated(term.text)
    return quoted(text) if term.is_quoted else text


@term_in_words.register
def _(term: Rounded) -> str:
    return QLocale().toString(term.number, "f", term.places)


@term_in_words.register
def _(term: Quoted) -> str:
    return quoted(term.shortened)


@term_in_words.register
def _(term: Listed) -> str:
    return listed(*map(term_in_words, term.items), link=term.link)


def quoted(text: str) -> str:
    """Put a text in the language's quotation marks, with the inner spaces of French, which QLocale omits."""
    space = "\u00a0" if QLocale().language() == QLocale.Language.French else ""
    return QLocale().quoteString(f"{space}{text}{space}")


def enumerated(*sentences: Sentence) -> str:
    """Join clauses with commas only: "839 generations, 0 restarts"."""
    comma = QCoreApplication.translate("Term", ", ", "between the first items of an enumeration")
    return comma.join(map(in_words, sentences))


def listed(*words: str, link: str = "and") -> str:
    """Join at least one word as a list in a sentence: "2 and 7", "1, 2 and 7" or "16, 81 or 256"."""
    *first, last = words
    if not first:
        return last
    comma = QCoreApplication.translate("Term", ", ", "between the first items of an enumeration")
    links = {
        "and": QCoreApplication.translate("Term", "{first} and {last}"),
        "or": QCoreApplication.translate("Term", "{first} or {last}"),
    }
    return links[link].format(first=comma.join(first), last=last)


@term_in_words.register
def _(term: Spelled) -> str:
    translate = QCoreApplication.translate
    words = {
        2: translate("Term", "two"),
        3: translate("Term", "three"),
        4: translate("Term", "four"),
        5: translate("Term", "five"),
        6: translate("Term", "six"),
        7: translate("Term", "seven"),
        8: translate("Term", "eight"),
        9: translate("Term", "nine"),
    }
    return words.get(term.number, str(term.number))


@term_in_words.register
def _(term: Cell) -> str:
    return describe_cell(term.cell, term.shape)


@term_in_words.register
def _(term: Cells) -> str:
    return listed(*(cell_name(cell, term.shape) for cell in term.cells))


@term_in_words.register
def _(term: Digits) -> str:
    return listed(*map(symbol_of, term.digits))


@term_in_words.register
def _(term: Units) -> str:
    translate = QCoreApplication.translate
    names = [term.shape.unit_name(unit) for unit in term.units]
    kinds = {kind for kind, _ in names}
    if len(kinds) == 1 and len(names) > 1:
        several = {
            UnitKind.ROW: translate("Term", "rows {numbers}"),
            UnitKind.COLUMN: translate("Term", "columns {numbers}"),
            UnitKind.BOX: translate("Term", "boxes {numbers}"),
            UnitKind.REGION: translate("Term", "regions {numbers}"),
            UnitKind.DIAGONAL: translate("Term", "diagonals {numbers}"),
            UnitKind.WINDOW: translate("Term", "windows {numbers}"),
        }
        return several[kinds.pop()].format(numbers=listed(*(str(number) for _, number in names)))
    one = {
        UnitKind.ROW: translate("Term", "row {number}"),
        UnitKind.COLUMN: translate("Term", "column {number}"),
        UnitKind.BOX: translate("Term", "box {number}"),
        UnitKind.REGION: translate("Term", "region {number}"),
        UnitKind.DIAGONAL: translate("Term", "diagonal {number}"),
        UnitKind.WINDOW: translate("Term", "window {number}"),
    }
    return listed(*(one[kind].format(number=number) for kind, number in names))


def shape_in_words(shape: Geometry) -> str:
    """Return the size and variants of a grid as text: "9×9" or "6×6, X, jigsaw"."""
    return size_and_variants_in_words(shape.size, shape.variants)


def size_and_variants_in_words(size: int, variants: Sequence[Variant]) -> str:
    translate = QCoreApplication.translate
    names = {
        Variant.X: translate("Term", "X"),
        Variant.WINDOKU: translate("Term", "windoku"),
        Variant.JIGSAW: translate("Term", "jigsaw"),
        Variant.LATIN: translate("Term", "Latin square"),
    }
    return ", ".join([f"{size}×{size}", *(names[variant] for variant in variants)])


def symbol_of(digit: int) -> str:
    """Return the user's preferred symbol for a digit, or "" for a blank."""
    return _symbols[0][digit - 1] if digit else ""


def write_digits_as(symbols: Sequence[str]) -> None:
    """Set the symbols in which digits are displayed; the first is for digit 1."""
    _symbols[0] = symbols


def describe_cell(cell: int, shape: Geometry) -> str:
    """Return a cell's description for use within a sentence: "row 3 column 2"."""
    text = QCoreApplication.translate("Term", "row {row} column {column}")
    return text.format(row=cell // shape.size + 1, column=cell % shape.size + 1)


def cell_name(cell: int, shape: Geometry) -> str:
    """Return a cell's short name as players write it: "r3c5"."""
    text = QCoreApplication.translate("Term", "r{row}c{column}", "short name of a cell")
    return text.format(row=cell // shape.size + 1, column=cell % shape.size + 1)


def line_names(row: int, column: int) -> tuple[str, str]:
    """Return the short names of a row and a column, counted from 0, as in the names of cells: "r3" and "c5"."""
    text = QCoreApplication.translate("Term", "r{row}c{column}", "short name of a cell")
    head, middle, _ = text.replace("{column}", "{row}").split("{row}")
    return f"{head}{row + 1}", f"{middle}{column + 1}"
