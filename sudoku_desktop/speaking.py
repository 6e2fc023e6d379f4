"""Put texts, sentences, numbers, cells and units into the language of the user interface.

`tr("Wrote {file}", file=path.name)` returns a text that the user interface itself writes, `in_words` a `Sentence` from
elsewhere, and `translated` a declared text, such as the label of a parameter. tools/translations.py collects all of
them, in one translation context; this is the only module that looks a translation up.
"""

from collections.abc import Iterable, Sequence
from datetime import date
from functools import singledispatch
from numbers import Integral

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from sudoku_desktop.board import Geometry, UnitKind, Variant
from sudoku_desktop.board.geometry import SYMBOLS
from sudoku_desktop.board.terms import Cell, Cells, Digits, Units
from sudoku_desktop.sentence import Label, Listed, Quoted, Rounded, Sentence, Spelled, Term, english_plural

CONTEXT = "Sudoku Desktop"
"""The translation context of all texts."""
GROUPED_FROM = 1000
MANY = 10**9
SHORTEST = -128
"""Value of QLocale.FloatingPointShortest: print as few digits as identify the number."""
_SPELLED = {
    2: Sentence("two"),
    3: Sentence("three"),
    4: Sentence("four"),
    5: Sentence("five"),
    6: Sentence("six"),
    7: Sentence("seven"),
    8: Sentence("eight"),
    9: Sentence("nine"),
}
_UNIT = {
    UnitKind.ROW: Sentence("row {number}"),
    UnitKind.COLUMN: Sentence("column {number}"),
    UnitKind.BOX: Sentence("box {number}"),
    UnitKind.REGION: Sentence("region {number}"),
    UnitKind.DIAGONAL: Sentence("diagonal {number}"),
    UnitKind.WINDOW: Sentence("window {number}"),
}
_UNITS = {
    UnitKind.ROW: Sentence("rows {numbers}"),
    UnitKind.COLUMN: Sentence("columns {numbers}"),
    UnitKind.BOX: Sentence("boxes {numbers}"),
    UnitKind.REGION: Sentence("regions {numbers}"),
    UnitKind.DIAGONAL: Sentence("diagonals {numbers}"),
    UnitKind.WINDOW: Sentence("windows {numbers}"),
}
_VARIANTS = {
    Variant.X: Sentence("X"),
    Variant.WINDOKU: Sentence("windoku"),
    Variant.JIGSAW: Sentence("jigsaw"),
    Variant.LATIN: Sentence("Latin square"),
}
_symbols: list[Sequence[str]] = [SYMBOLS]


def tr(template: str, comment: str = "", /, **terms: Term) -> str:
    """Return a text in the current language, with its terms filled in, as of `Sentence(template, **terms)`.

    The template must be a literal, or choose one of two: tools/translations.py extracts it. The comment distinguishes
    equal templates that are translated differently, such as the button "Open" and the adjective.
    """
    return in_words(Sentence(template, **terms), comment)


def translated(text: str) -> str:
    """Return the translation of a declared text, such as a label or a template."""
    return QCoreApplication.translate(CONTEXT, text) if text else ""


def in_words(sentence: Sentence, comment: str = "") -> str:
    """Return a sentence or clause in the current language, with its terms filled in; `tr` describes the comment."""
    count = sentence.count
    if count is None:
        text = QCoreApplication.translate(CONTEXT, sentence.template, comment)
    else:
        given = count if count < MANY else MANY + count % MANY  # Qt's plural functions take 32-bit integers
        text = QCoreApplication.translate(CONTEXT, sentence.template, comment, given)
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


term_in_words.register(Integral, number_in_words)  # as well as those of numpy
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
    comma = tr(", ", "between the first items of an enumeration")
    return comma.join(map(in_words, sentences))


def listed(*words: str, link: str = "and") -> str:
    """Join at least one word as a list in a sentence: "2 and 7", "1, 2 and 7" or "16, 81 or 256"."""
    *first, last = words
    if not first:
        return last
    comma = tr(", ", "between the first items of an enumeration")
    return tr("{first} or {last}" if link == "or" else "{first} and {last}", first=comma.join(first), last=last)


@term_in_words.register
def _(term: Spelled) -> str:
    word = _SPELLED.get(term.number)
    return str(term.number) if word is None else in_words(word)


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
    names = [term.shape.unit_name(unit) for unit in term.units]
    kinds = {kind for kind, _ in names}
    if len(kinds) == 1 and len(names) > 1:
        return in_words(_UNITS[kinds.pop()].with_terms(numbers=listed(*(str(number) for _, number in names))))
    return listed(*(in_words(_UNIT[kind].with_terms(number=number)) for kind, number in names))


def shape_in_words(shape: Geometry) -> str:
    """Return the size and variants of a grid as text: "9×9" or "6×6, X, jigsaw"."""
    return size_and_variants_in_words(shape.size, shape.variants)


def size_and_variants_in_words(size: int, variants: Sequence[Variant]) -> str:
    return ", ".join([f"{size}×{size}", *(in_words(_VARIANTS[variant]) for variant in variants)])


def symbol_of(digit: int) -> str:
    """Return the user's preferred symbol for a digit, or "" for a blank."""
    return _symbols[0][digit - 1] if digit else ""


def write_digits_as(symbols: Sequence[str]) -> None:
    """Set the symbols in which digits are displayed; the first is for digit 1."""
    _symbols[0] = symbols


def describe_cell(cell: int, shape: Geometry) -> str:
    """Return a cell's description for use within a sentence: "row 3 column 2"."""
    row, column = divmod(cell, shape.size)
    return tr("row {row} column {column}", row=row + 1, column=column + 1)


def cell_name(cell: int, shape: Geometry) -> str:
    """Return a cell's short name as players write it: "r3c5"."""
    row, column = divmod(cell, shape.size)
    return _place(str(row + 1), str(column + 1))


def _place(row: str, column: str) -> str:
    return tr("r{row}c{column}", "short name of a cell", row=row, column=column)


def line_names(row: int, column: int) -> tuple[str, str]:
    """Return the short names of a row and a column, counted from 0, as in the names of cells: "r3" and "c5"."""
    head, middle, _ = _place("|", "|").split("|")
    return f"{head}{row + 1}", f"{middle}{column + 1}"
