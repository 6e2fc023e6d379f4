"""Sheets for tests of printing: transformed copies of one puzzle, all different."""

from datetime import date
from functools import cache

import numpy as np

from sudoku_desktop.board import CLASSIC
from sudoku_desktop.board.symmetry import Transformation
from sudoku_desktop.logic import Rating
from sudoku_desktop.printing.sheet import PrintedPuzzle, Sheet
from tests.puzzles import MK_FIG_1, MK_FIG_1_SOLUTION

DAY = date(2026, 11, 21)


def rated(rating: float, *, reaches_solution: bool = True) -> Rating:
    """Return a human rating of this value."""
    return Rating(rating, None, 1, (), reaches_solution)


@cache
def puzzle(number: int, **others: object) -> PrintedPuzzle:
    """Return the puzzle with this number, which has a rating and a seed."""
    guise = Transformation.random(CLASSIC, np.random.default_rng(number))
    known: dict[str, object] = {"rating": rated(3.4), "seed": 1000 + number}
    return PrintedPuzzle(guise.apply(MK_FIG_1), guise.apply(MK_FIG_1_SOLUTION), **(known | others))


def sheet(count: int = 7, **options: object) -> Sheet:
    """Return a sheet with this many puzzles."""
    return Sheet(tuple(puzzle(number) for number in range(count)), DAY, **options)
