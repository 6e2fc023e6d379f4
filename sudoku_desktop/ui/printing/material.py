"""Puzzles to print, and their solutions and ratings."""

from dataclasses import dataclass
from functools import cached_property

from sudoku_desktop.board import Grid, Puzzle
from sudoku_desktop.logic import Rating
from sudoku_desktop.services.generation import GeneratedPuzzle
from sudoku_desktop.ui.board.state import BoardState

MOST_PUZZLES = 1000
"""Maximum number of puzzles in one print."""


@dataclass(frozen=True)
class Facts:
    """Solution and rating of a puzzle.

    `is_proved`: whether the number of solutions has been computed. `solution`: the only solution; None if it is not
    known, or if there is not exactly one. `rating`: None if it is not known or does not exist.
    """

    is_proved: bool = False
    solution: Grid | None = None
    rating: Rating | None = None


UNKNOWN = Facts()


@dataclass(frozen=True, eq=False)
class Material:
    """Puzzle to print, compared by identity.

    `entries` and `notes`: those of the player, or None. `known`: solution and rating, as far as known.
    """

    givens: Grid
    title: str = ""
    seed: int | None = None
    entries: Grid | None = None
    notes: tuple[int, ...] | None = None
    known: Facts = UNKNOWN

    @cached_property
    def candidates(self) -> tuple[int, ...]:
        """Candidates of each cell as a mask of notes."""
        return self.givens.candidate_masks()

    @property
    def has_own_pencil(self) -> bool:
        return any(self.notes or ()) or (self.entries is not None and self.entries.filled_count > 0)


def of_board(state: BoardState, title: str) -> tuple[Material, ...]:
    """Return the puzzle on the board; empty if the board is."""
    if not state.grid.filled_count:
        return ()
    return (Material(state.givens, title, entries=state.entries, notes=state.notes),)


def of_file(puzzles: tuple[Puzzle, ...]) -> tuple[Material, ...]:
    return tuple(Material(puzzle.givens, puzzle.title) for puzzle in puzzles)


def of_generated(puzzles: tuple[GeneratedPuzzle, ...], before: tuple[Material, ...] = ()) -> tuple[Material, ...]:
    """Return generated puzzles with their solutions and ratings; puzzles in `before` keep their Material objects."""
    known = {(material.givens, material.seed): material for material in before}
    return tuple(
        known.get((puzzle.puzzle, puzzle.seed))
        or Material(puzzle.puzzle, seed=puzzle.seed, known=Facts(True, puzzle.solution, puzzle.rating))
        for puzzle in puzzles
    )
