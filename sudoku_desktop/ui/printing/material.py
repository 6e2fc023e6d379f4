"""What there is to print, and what is known of it."""

from dataclasses import dataclass
from functools import cached_property

from sudoku_desktop.board import Grid, Puzzle
from sudoku_desktop.logic import Rating
from sudoku_desktop.services.generation import GeneratedPuzzle
from sudoku_desktop.ui.board.state import BoardState

MOST_PUZZLES = 1000
"""In one print."""


@dataclass(frozen=True)
class Facts:
    """`is_proved`: whether the number of solutions was asked for; `solution`: the one, None if there is not exactly
    one, or that is not known. `rating`: None where there is none, or none yet.
    """

    is_proved: bool = False
    solution: Grid | None = None
    rating: Rating | None = None


UNKNOWN = Facts()


@dataclass(frozen=True, eq=False)
class Material:
    """One puzzle; each is itself alone, however alike.

    `entries` and `notes`: the player's own, None where nobody has worked on it. `known`: what need not be worked out.
    """

    givens: Grid
    title: str = ""
    seed: int | None = None
    entries: Grid | None = None
    notes: tuple[int, ...] | None = None
    known: Facts = UNKNOWN

    @cached_property
    def candidates(self) -> tuple[int, ...]:
        """A note mask a cell."""
        return self.givens.candidate_masks()

    @property
    def has_own_pencil(self) -> bool:
        return any(self.notes or ()) or (self.entries is not None and self.entries.filled_count > 0)


def of_board(state: BoardState, title: str) -> tuple[Material, ...]:
    """The puzzle on the board; nothing where the board is empty."""
    if not state.grid.filled_count:
        return ()
    return (Material(state.givens, title, entries=state.entries, notes=state.notes),)


def of_file(puzzles: tuple[Puzzle, ...]) -> tuple[Material, ...]:
    """The puzzles of a file, from the first to the last wanted."""
    return tuple(Material(puzzle.givens, puzzle.title) for puzzle in puzzles)


def of_generated(puzzles: tuple[GeneratedPuzzle, ...], before: tuple[Material, ...] = ()) -> tuple[Material, ...]:
    """Return generated puzzles with their solutions and ratings; those that were there `before` as the same objects."""
    known = {(material.givens, material.seed): material for material in before}
    return tuple(
        known.get((puzzle.puzzle, puzzle.seed))
        or Material(puzzle.puzzle, seed=puzzle.seed, known=Facts(True, puzzle.solution, puzzle.rating))
        for puzzle in puzzles
    )
