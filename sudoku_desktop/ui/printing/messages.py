"""What the print dialog says of what is chosen: how far it is, and what stands in the way."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sudoku_desktop.printing.sheet import Solutions
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.printing.choices import Choices, Pencil
from sudoku_desktop.ui.printing.preparing import Standing

TIGHT = 6
"""Puzzles a page at which cells become small."""


def working_in_words(standing: Standing, missing: int) -> str:
    """What is being worked out, of so many puzzles."""
    translate = QCoreApplication.translate
    if standing.unproved:
        text = translate("Printing", "Looking for solutions: {number} to go …")
    else:
        text = translate("Printing", "Rating: {number} to go …")
    return text.format(number=whole(missing))


def warning_in_words(standing: Standing, choices: Choices) -> str:
    """What a person should know before printing; "" for nothing."""
    translate = QCoreApplication.translate
    sentences = []
    if standing.ambiguous and (choices.shows_ratings or choices.solutions is not Solutions.NONE):
        sentences.append(_about_ambiguous(standing, choices))
    if standing.materials and choices.layout == TIGHT:
        if choices.pencil is Pencil.NONE:
            sentences.append(translate("Printing", "Six per page is tight: the cells are only 8 mm wide."))
        else:
            sentences.append(translate("Printing", "Six per page is tight: pencil marks are hard to read."))
    return " ".join(sentences)


def _about_ambiguous(standing: Standing, choices: Choices) -> str:
    translate = QCoreApplication.translate
    numbers = standing.ambiguous
    if len(standing.materials) == 1:
        cause = translate("Printing", "The puzzle has not exactly one solution.")
    elif len(numbers) == 1:
        cause = translate("Printing", "Puzzle {number} has not exactly one solution.")
        cause = cause.format(number=whole(numbers[0]))
    else:
        cause = translate("Printing", "{count} puzzles have not exactly one solution, the first is {number}.")
        cause = cause.format(count=whole(len(numbers)), number=whole(numbers[0]))
    if choices.solutions is not Solutions.NONE:
        return cause + " " + translate("Printing", "Solutions cannot be printed.")
    return cause + " " + translate("Printing", "There is no rating without one.")
