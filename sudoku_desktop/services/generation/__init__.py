"""Generate puzzles: evolve a solved grid, then choose its givens by one of three methods.

Vocabulary: the *open solution* is a solved grid that a genetic algorithm finds from an empty grid; a *pattern* is a
choice of given cells; a *request* states the properties that a puzzle must have; the *miss* of a pattern is its
distance from the request. Every returned puzzle is proved to have exactly one solution and is rated by the human
solver.
"""

from sudoku_desktop.services.generation.criteria import LEVEL_RATINGS, CriteriaError, Method, PuzzleCriteria
from sudoku_desktop.services.generation.generating import GeneratedPuzzle, PuzzleProgress, generate
from sudoku_desktop.services.generation.papers import Tally
from sudoku_desktop.services.generation.sections import BookSection, PuzzleBatch, sections_of

__all__ = [
    "LEVEL_RATINGS",
    "BookSection",
    "CriteriaError",
    "GeneratedPuzzle",
    "Method",
    "PuzzleBatch",
    "PuzzleCriteria",
    "PuzzleProgress",
    "Tally",
    "generate",
    "sections_of",
]
