"""Books to bind in tests: guises of one puzzle, of the levels wished for."""

from sudoku_desktop.printing.book import Book
from tests.printing.sheets import DAY, puzzle, rated

GENTLE, TOUGH, FIENDISH = 1.2, 3.4, 4.5


def book(*ratings: float, **options: object) -> Book:
    """One puzzle for each rating, or 30 of three levels; the rest as wished."""
    told = ratings or (FIENDISH, TOUGH, GENTLE) * 10
    puzzles = tuple(puzzle(number, rating=rated(rating)) for number, rating in enumerate(told))
    return Book(puzzles, DAY, **({"title": "Sunday"} | options))
