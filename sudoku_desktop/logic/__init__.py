"""The logic layer explains: it solves as a person does, by deductions over candidates, and never guesses.

Vocabulary: a *candidate* is a digit a blank cell may still take; a *deduction* places a digit or removes candidates,
with a reason a person can read; a *technique* is a way of finding deductions; the *ladder* is their order from easy
to hard, and the hardest rung a puzzle needs is its *rating*. Whoever asks must know that the puzzle has exactly one
solution: some techniques (unique rectangles, BUG) rest on it.
"""

from sudoku_desktop.logic.deduction import Candidate, Deduction, Explanation, Link, Position, Technique
from sudoku_desktop.logic.ladder import HIGHEST_RATINGS, Level, Rating, Search, level_of, path, rate
from sudoku_desktop.logic.reason import Cells, Digits, Reason, Units
from sudoku_desktop.logic.techniques import TECHNIQUES

__all__ = [
    "HIGHEST_RATINGS",
    "TECHNIQUES",
    "Candidate",
    "Cells",
    "Deduction",
    "Digits",
    "Explanation",
    "Level",
    "Link",
    "Position",
    "Rating",
    "Reason",
    "Search",
    "Technique",
    "Units",
    "level_of",
    "path",
    "rate",
]
