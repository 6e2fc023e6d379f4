"""The print dialog's choices and counts, in the reader's language."""

from PySide6.QtCore import QCoreApplication

from sudoku_desktop.printing.sheet import Paper, Solutions
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.ui.printing.choices import Pencil
from sudoku_desktop.ui.speaking import in_words


def paper_in_words(paper: Paper) -> str:
    return {
        Paper.A4: QCoreApplication.translate("Paper", "A4"),
        Paper.LETTER: QCoreApplication.translate("Paper", "Letter"),
    }[paper]


def solutions_in_words(solutions: Solutions) -> str:
    translate = QCoreApplication.translate
    return {
        Solutions.NONE: translate("Paper", "None"),
        Solutions.AT_END: translate("Paper", "At the end, 12 per page"),
        Solutions.UPSIDE_DOWN: translate("Paper", "Upside down on the same page"),
        Solutions.SEPARATE_FILE: translate("Paper", "In a separate file"),
    }[solutions]


def pencil_in_words(pencil: Pencil) -> str:
    translate = QCoreApplication.translate
    return {
        Pencil.NONE: translate("Paper", "Nothing"),
        Pencil.OWN: translate("Paper", "My entries and notes"),
        Pencil.CANDIDATES: translate("Paper", "All candidates"),
    }[pencil]


def layout_in_words(per_page: int) -> str:
    return in_words(Sentence("%n puzzle(s) per page", n=per_page))


def pages_in_words(count: int) -> str:
    return in_words(Sentence("%n page(s)", n=count))


def puzzles_in_words(count: int) -> str:
    return in_words(Sentence("%n puzzle(s)", n=count))
