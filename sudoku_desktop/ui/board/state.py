"""What stands on the board, as a value; every edit is a function from one state to the next. No Qt.

Vocabulary: a *given* belongs to the puzzle; an *entry* is a digit that the player (or an accepted solution)
put into a cell without a given; *notes* are the digits pencilled small into a cell, kept as a bit mask in
which digit d is bit d − 1. A cell holds a given, an entry, notes, or nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from sudoku_desktop.board import BLANK, CLASSIC, Geometry, Grid, Puzzle


@dataclass(frozen=True)
class BoardState:
    """Givens, entries and notes, and what the puzzle is called, whose it is, and where from; each of these may be "".

    `notes` has one mask a cell. Raises ValueError when the parts contradict.
    """

    givens: Grid
    entries: Grid
    notes: tuple[int, ...]
    title: str = ""
    author: str = ""
    source: str = ""

    def __post_init__(self) -> None:
        cell_count = self.givens.geometry.cell_count
        if self.entries.geometry != self.givens.geometry or len(self.notes) != cell_count:
            raise ValueError("givens, entries and notes must be of one shape")
        if not all(0 <= mask < 1 << self.givens.size for mask in self.notes):
            raise ValueError("notes must be of digits that there are")
        if np.any((self.givens.cells != BLANK) & (self.entries.cells != BLANK)):
            raise ValueError("a cell cannot hold both a given and an entry")

    @cached_property
    def grid(self) -> Grid:
        """Givens and entries together: what a person sees."""
        return Grid(self.givens.cells + self.entries.cells, self.givens.geometry)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing that anybody would miss."""
        return not (self.grid.filled_count or any(self.notes) or self.title or self.author or self.source)

    def is_given(self, cell: int) -> bool:
        """Whether the puzzle prints a digit there."""
        return bool(self.givens.cells[cell] != BLANK)

    def digit(self, cell: int) -> int:
        """The digit in a cell, given or entry; 0 for none."""
        return int(self.grid.cells[cell])


def puzzle_state(givens: Grid) -> BoardState:
    """A puzzle nobody has worked on."""
    return state_of(Puzzle(givens))


def state_of(puzzle: Puzzle) -> BoardState:
    """A puzzle as far as somebody has got with it."""
    givens = puzzle.givens
    notes = puzzle.notes or (0,) * givens.geometry.cell_count
    entries = puzzle.entries or Grid.blank(givens.geometry)
    return BoardState(givens, entries, notes, puzzle.title, puzzle.author, puzzle.source)


def with_state(puzzle: Puzzle, state: BoardState) -> Puzzle:
    """A puzzle with what stands on the board; what was made of or on other givens is no longer told."""
    if state.givens != puzzle.givens:
        puzzle = replace(puzzle, givens=state.givens, seed=None, runs=())
    entries = state.entries if state.entries.filled_count else None
    puzzle = replace(puzzle, title=state.title, author=state.author, source=state.source)
    return replace(puzzle, entries=entries, notes=state.notes if any(state.notes) else ())


def blank_state(shape: Geometry = CLASSIC) -> BoardState:
    return puzzle_state(Grid.blank(shape))


def with_given(state: BoardState, cell: int, digit: int) -> BoardState:
    """Print a digit in a cell; an entry or notes that were there go."""
    givens, entries = state.givens.with_cell(cell, digit), state.entries.with_cell(cell, BLANK)
    return replace(state, givens=givens, entries=entries, notes=_notes_with(state, cell, 0))


def with_entry(state: BoardState, cell: int, digit: int) -> BoardState:
    """Enter a digit in a cell that has no given (else ValueError); notes that were there go."""
    return replace(state, entries=state.entries.with_cell(cell, digit), notes=_notes_with(state, cell, 0))


def with_cell_blanked(state: BoardState, cell: int) -> BoardState:
    """Empty a cell of whatever it holds, givens included."""
    return with_given(state, cell, BLANK)


def with_note_toggled(state: BoardState, cell: int, digit: int) -> BoardState:
    """Pencil a digit into a cell, or rub it out."""
    return replace(state, notes=_notes_with(state, cell, state.notes[cell] ^ note_bit(digit)))


def with_notes(state: BoardState, masks: Mapping[int, int]) -> BoardState:
    """Pencil these masks into their cells, in place of the notes that were there."""
    return replace(state, notes=tuple(masks.get(cell, mask) for cell, mask in enumerate(state.notes)))


def with_all_candidates(state: BoardState) -> BoardState:
    """Pencil into every blank cell all digits that its peers leave it, in place of the notes that were there."""
    return replace(state, notes=state.grid.candidate_masks())


def without_notes_of_peers(state: BoardState, cell: int, digit: int) -> BoardState:
    """Rub a digit out of the notes of all cells that share a unit with this one."""
    peers = state.givens.geometry.peers[cell].tolist()
    return with_notes(state, {peer: state.notes[peer] & ~note_bit(digit) for peer in peers})


def without_entries(state: BoardState) -> BoardState:
    """The puzzle again, with entries and notes gone."""
    return replace(state, entries=Grid.blank(state.givens.geometry), notes=(0,) * state.givens.geometry.cell_count)


def with_solution(state: BoardState, solution: Grid) -> BoardState:
    """Enter `solution` around the givens; raises ValueError when it does not keep them."""
    if not solution.extends(state.givens):
        raise ValueError("the solution does not keep the givens")
    entries = np.where(state.givens.cells == BLANK, solution.cells, BLANK)
    return replace(without_entries(state), entries=Grid(entries, solution.geometry))


def note_bit(digit: int) -> int:
    """The mask that holds this digit alone."""
    return 1 << (digit - 1)


def note_digits(mask: int) -> tuple[int, ...]:
    """The digits of a mask, ascending."""
    return tuple(digit for digit in range(1, mask.bit_length() + 1) if mask & note_bit(digit))


def _notes_with(state: BoardState, cell: int, mask: int) -> tuple[int, ...]:
    if state.notes[cell] == mask:
        return state.notes
    return (*state.notes[:cell], mask, *state.notes[cell + 1 :])
