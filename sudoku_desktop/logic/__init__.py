"""The logic layer explains: it solves as a person does, by deductions over candidates, and never guesses.

Vocabulary: a *candidate* is a digit a blank cell may still take; a *deduction* places a digit or removes candidates,
with a reason a person can read; a *technique* is a way of finding deductions; the *ladder* is their order from easy
to hard, and the hardest rung a puzzle needs is its *rating*. The puzzle must be known to have exactly one
solution: some techniques (unique rectangles, BUG) rest on it.
"""

from typing import TYPE_CHECKING

from sudoku_desktop.lazy import lazy_getattr
from sudoku_desktop.logic.deduction import Candidate, Deduction, Explanation, Link, Technique
from sudoku_desktop.logic.rating import HIGHEST_RATINGS, Level, Rating, level_of

if TYPE_CHECKING:
    from sudoku_desktop.logic.ladder import Search, path, rate
    from sudoku_desktop.logic.position import Position
    from sudoku_desktop.logic.techniques import TECHNIQUES
else:  # the compiler is loaded when one of these is first used
    __getattr__ = lazy_getattr(__name__, "ladder", "position", "techniques")

__all__ = [
    "HIGHEST_RATINGS",
    "TECHNIQUES",
    "Candidate",
    "Deduction",
    "Explanation",
    "Level",
    "Link",
    "Position",
    "Rating",
    "Search",
    "Technique",
    "level_of",
    "path",
    "rate",
]
