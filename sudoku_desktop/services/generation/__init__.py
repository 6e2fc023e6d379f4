"""Generate puzzles: a solved grid by evolution, then givens, by one of three methods.

Vocabulary: the *open solution* is a solved grid that a genetic algorithm finds from an empty one; a *pattern* is which
of its cells are given; a *wish* says what the puzzle is to be like; a wish's *miss* is how far a pattern is from it.
Every puzzle handed out is proved to have exactly one solution, and rated by the human ladder.
"""

from sudoku_desktop.services.generation.generating import GeneratedPuzzle, Progress, generate
from sudoku_desktop.services.generation.papers import Tally
from sudoku_desktop.services.generation.sections import Order, Section, sections_of
from sudoku_desktop.services.generation.wish import LEVEL_RATINGS, Method, Wish, WishError

__all__ = [
    "LEVEL_RATINGS",
    "GeneratedPuzzle",
    "Method",
    "Order",
    "Progress",
    "Section",
    "Tally",
    "Wish",
    "WishError",
    "generate",
    "sections_of",
]
