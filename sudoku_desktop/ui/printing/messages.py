"""What the print dialog says of what is chosen: how far it is, and what stands in the way."""

from sudoku_desktop.printing.sheet import Solutions
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.ui.printing.choices import Choices, Pencil
from sudoku_desktop.ui.printing.preparing import Knowledge
from sudoku_desktop.ui.speaking import all_in_words, in_words

TIGHT = 6
"""Puzzles a page at which cells become small."""


def working_in_words(knowledge: Knowledge, missing: int) -> str:
    """What is being worked out, of so many puzzles."""
    if knowledge.unproved:
        return in_words(Sentence("Looking for solutions: {number} to go …", number=missing))
    return in_words(Sentence("Rating: {number} to go …", number=missing))


def warning_in_words(knowledge: Knowledge, choices: Choices) -> str:
    """What a person should know before printing; "" for nothing."""
    sentences = []
    wants_solutions = choices.solutions is not Solutions.NONE
    if knowledge.ambiguous and (choices.shows_ratings or wants_solutions):
        sentences.append(_about_ambiguous(knowledge))
        sentences.append(
            Sentence("Solutions cannot be printed.")
            if wants_solutions
            else Sentence("Without exactly one solution there is no rating.")
        )
    if knowledge.materials and choices.layout == TIGHT:
        sentences.append(
            Sentence("Six per page is tight: the cells are only 8 mm wide.")
            if choices.pencil is Pencil.NONE
            else Sentence("Six per page is tight: pencil marks are hard to read.")
        )
    return all_in_words(sentences)


def _about_ambiguous(knowledge: Knowledge) -> Sentence:
    numbers = knowledge.ambiguous
    if len(knowledge.materials) == 1:
        return Sentence("The puzzle does not have exactly one solution.")
    if len(numbers) == 1:
        return Sentence("Puzzle {number} does not have exactly one solution.", number=numbers[0])
    return Sentence(
        "%n puzzle(s) do not have exactly one solution; the first is puzzle {number}.",
        n=len(numbers),
        number=numbers[0],
    )
