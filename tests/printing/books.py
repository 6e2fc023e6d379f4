"""Books for tests of binding: transformed copies of one puzzle, with the requested levels."""

from sudoku_desktop.printing.book import Book
from tests.printing.sheets import DAY, puzzle, rated

GENTLE, TOUGH, FIENDISH = 1.2, 3.4, 4.5


def book(*ratings: float, **options: object) -> Book:
    """Return a book with a puzzle for each rating, or 30 puzzles of three levels."""
    told = ratings or (FIENDISH, TOUGH, GENTLE) * 10
    puzzles = tuple(puzzle(number, rating=rated(rating)) for number, rating in enumerate(told))
    return Book(puzzles, DAY, **({"title": "Sunday"} | options))
