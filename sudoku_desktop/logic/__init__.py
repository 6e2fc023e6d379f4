"""The human solver: solve by explained deductions over candidates, as a person does, without guessing.

Vocabulary: a *candidate* is a digit that a blank cell may still take; a *deduction* places a digit or removes
candidates, with a reason for people; a *technique* is a way of finding deductions; the *ladder* is the list of
techniques in ascending difficulty; the *rating* of a puzzle is the difficulty of the hardest technique it needs. The
puzzle must have exactly one solution: some techniques (unique rectangles, BUG) rely on it.
"""

from typing import TYPE_CHECKING

from sudoku_desktop.lazy import lazy_getattr
from sudoku_desktop.logic.candidates import Candidate
from sudoku_desktop.logic.deduction import Deduction, Explanation, Link, Technique
from sudoku_desktop.logic.rating import HIGHEST_RATINGS, Level, Rating, level_of

if TYPE_CHECKING:
    from sudoku_desktop.logic.ladder import Search, path, rate
    from sudoku_desktop.logic.position import Position
    from sudoku_desktop.logic.techniques import TECHNIQUES
else:  # imported on first use, because they load the compiler
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
