"""Computes the next logical step of a puzzle, as a function for `NewestAnswer`.

The compiled kernels must be loaded before the function is called.
"""

from dataclasses import dataclass

from sudoku_desktop import logic
from sudoku_desktop.board import Grid
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.board.state import note_digits


@dataclass(frozen=True)
class PuzzlePosition:
    """A position in a puzzle with one solution: the digits, and for each cell the mask of remaining candidates."""

    grid: Grid
    marks: tuple[int, ...]


def next_deduction(current: PuzzlePosition, stop: Stop) -> logic.Deduction | None:
    """Return the next deduction for a position, or None when no implemented technique applies or when stopped."""
    position = logic.Position(current.grid)
    excluded = [
        logic.Candidate(cell, digit)
        for cell, mask in enumerate(position.marks.tolist())
        for digit in note_digits(mask & ~current.marks[cell])
    ]
    search = logic.Search(current.grid.geometry)
    with stop.halting(search):
        return search.next_deduction(position.without(excluded))
