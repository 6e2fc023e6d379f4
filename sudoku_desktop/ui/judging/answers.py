"""The solvers' answers about a puzzle, for `NewestAnswer`: is it proper, how hard is it, what is the next step?

Ask when the kernels are loaded.
"""

from __future__ import annotations

from dataclasses import dataclass

from sudoku_desktop import exact, logic
from sudoku_desktop.board import Grid
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.board.state import note_digits


@dataclass(frozen=True)
class Standing:
    """Where a person stands in a puzzle with one solution: the digits, and for each cell a note mask of what is
    still thought possible.
    """

    grid: Grid
    marks: tuple[int, ...]


def prove(grid: Grid, _stop: Stop) -> exact.Verdict:
    """How many solutions there are."""
    return exact.prove(grid)


def rate(grid: Grid, stop: Stop) -> logic.Rating:
    """How hard a puzzle with exactly one solution is."""
    search = logic.Search()
    with stop.halting(search):
        return search.rate(grid)


def next_deduction(standing: Standing, stop: Stop) -> logic.Deduction | None:
    """The first step the ladder offers; None at its end, or when stopped."""
    position = logic.Position(standing.grid)
    gone = [
        logic.Candidate(cell, digit)
        for cell, mask in enumerate(position.marks.tolist())
        for digit in note_digits(mask & ~standing.marks[cell])
    ]
    search = logic.Search()
    with stop.halting(search):
        return search.next_deduction(position.without(gone))
