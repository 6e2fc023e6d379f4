"""Translated texts of printing: choices, counts, progress, and reasons why nothing can be printed."""

from sudoku_desktop.printing.book import Book
from sudoku_desktop.printing.layout import pages_of, solutions_of
from sudoku_desktop.printing.sheet import Sheet
from sudoku_desktop.sentence import Rounded, Sentence
from sudoku_desktop.speaking import all_in_words, tr
from sudoku_desktop.ui.printing.background import Knowledge
from sudoku_desktop.ui.printing.choices import AnyChoices


def pages_in_words(count: int) -> str:
    return tr("%n page(s)", n=count)


TIGHT = 7.5
"""Side of a cell, in millimetres, below which a warning says that writing into cells is difficult."""


def working_in_words(knowledge: Knowledge, missing: int) -> str:
    """Return the progress of computing solutions and ratings as a sentence."""
    if knowledge.unproved:
        return tr("Looking for solutions: {number} to go …", number=missing)
    return tr("Rating: {number} to go …", number=missing)


def warning_in_words(knowledge: Knowledge, choices: AnyChoices, work: Sheet | Book | None = None) -> str:
    """Return a warning about the print as a sentence, or ""."""
    sentences = []
    if knowledge.ambiguous and (choices.wants_ratings or choices.wants_solutions):
        sentences.append(_about_ambiguous(knowledge))
        sentences.append(
            Sentence("Solutions cannot be printed.")
            if choices.wants_solutions
            else Sentence("Without exactly one solution there is no rating.")
        )
    if isinstance(work, Sheet):
        board = pages_of(work)[0].boards[0].board.width
        cell = board / max(puzzle.givens.size for puzzle in work.puzzles)
        if cell < TIGHT and not work.shows_entries:
            sentences.append(Sentence("That is tight: the cells are only {width} mm wide.", width=Rounded(cell)))
        elif cell < TIGHT:
            sentences.append(Sentence("That is tight: pencil marks are hard to read."))
        if solutions_of(work) is not work.solutions:
            sentences.append(Sentence("Upside down the solutions would be too small to read; they come at the end."))
    return all_in_words(sentences)


def _about_ambiguous(knowledge: Knowledge) -> Sentence:
    numbers = knowledge.ambiguous
    if len(knowledge.materials) == 1:
        return Sentence("The puzzle does not have exactly one solution.")
    if len(numbers) == 1:
        return Sentence("Puzzle {number} does not have exactly one solution.", number=numbers[0])
    return Sentence(
        "%n puzzle(s) (does/do) not have exactly one solution; the first is puzzle {number}.",
        n=len(numbers),
        number=numbers[0],
    )
