"""State of the board as an immutable value; every edit is a function that returns a new state. Has no Qt.

Vocabulary: a *given* belongs to the puzzle; an *entry* is a digit that the player (or an accepted solution) entered
into a cell without a given; *notes* are small pencilled digits, kept as a bit mask in which digit d is bit d − 1. A
cell holds a given, an entry, notes, or nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from sudoku_desktop.board import BLANK, CLASSIC, Geometry, Grid, Puzzle


@dataclass(frozen=True)
class BoardState:
    """Givens, entries and notes of the board, with the puzzle's title, author and source, which may be "".

    `notes`: one mask for each cell. `erased`: notes erased by each entry, as masks by cell, under the entry's cell;
    ignored when states are compared. Raises ValueError when the parts contradict each other.
    """

    givens: Grid
    entries: Grid
    notes: tuple[int, ...]
    title: str = ""
    author: str = ""
    source: str = ""
    erased: Mapping[int, Mapping[int, int]] = field(default_factory=dict, compare=False, repr=False)

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
        """Givens and entries together."""
        return Grid(self.givens.cells + self.entries.cells, self.givens.geometry)

    @property
    def is_empty(self) -> bool:
        """Whether the board holds neither digits nor notes nor texts."""
        return not (self.grid.filled_count or any(self.notes) or self.title or self.author or self.source)

    def is_given(self, cell: int) -> bool:
        """Return whether a cell holds a given."""
        return bool(self.givens.cells[cell] != BLANK)

    def digit(self, cell: int) -> int:
        """Return the given or entry in a cell; 0 for none."""
        return int(self.grid.cells[cell])


def puzzle_state(givens: Grid) -> BoardState:
    """Return the state of a puzzle without entries and notes."""
    return state_of(Puzzle(givens))


def state_of(puzzle: Puzzle) -> BoardState:
    """Return the state of a puzzle with the entries and notes stored in the puzzle."""
    givens = puzzle.givens
    notes = puzzle.notes or (0,) * givens.geometry.cell_count
    entries = puzzle.entries or Grid.blank(givens.geometry)
    return BoardState(givens, entries, notes, puzzle.title, puzzle.author, puzzle.source)


def with_state(puzzle: Puzzle, state: BoardState) -> Puzzle:
    """Return a puzzle with the board's state; seed and runs are dropped when the givens have changed."""
    if state.givens != puzzle.givens:
        puzzle = replace(puzzle, givens=state.givens, seed=None, runs=())
    entries = state.entries if state.entries.filled_count else None
    puzzle = replace(puzzle, title=state.title, author=state.author, source=state.source)
    return replace(puzzle, entries=entries, notes=state.notes if any(state.notes) else ())


def blank_state(shape: Geometry = CLASSIC) -> BoardState:
    return puzzle_state(Grid.blank(shape))


def with_given(state: BoardState, cell: int, digit: int) -> BoardState:
    """Set a given and remove the entry or notes of the cell."""
    givens, entries = state.givens.with_cell(cell, digit), state.entries.with_cell(cell, BLANK)
    erased = {entry: masks for entry, masks in state.erased.items() if entry != cell}
    return replace(state, givens=givens, entries=entries, notes=_notes_with(state, cell, 0), erased=erased)


def with_entry(state: BoardState, cell: int, digit: int) -> BoardState:
    """Set an entry in a cell without a given (else ValueError) and erase the cell's notes."""
    state = _with_erased(state, cell, {cell: state.notes[cell]})
    return replace(state, entries=state.entries.with_cell(cell, digit), notes=_notes_with(state, cell, 0))


def without_entry(state: BoardState, cell: int) -> BoardState:
    """Remove the entry of a cell and restore the notes that the entry erased.

    A note is not restored where the user has changed the notes since, nor where another entry rules it out; that entry
    then counts as the one that erased the note.
    """
    if state.entries.cells[cell] == BLANK:
        return state
    erased = state.erased.get(cell, {})
    state = with_cell_blanked(state, cell)
    for place, mask in erased.items():
        for digit in note_digits(mask):
            entry = place if state.digit(place) != BLANK else _peer_with(state.entries, place, digit)
            if entry is None:
                state = replace(state, notes=_notes_with(state, place, state.notes[place] | note_bit(digit)))
            else:
                state = _with_erased(state, entry, {place: note_bit(digit)})
    return state


def with_cell_blanked(state: BoardState, cell: int) -> BoardState:
    """Remove the content of a cell, even a given."""
    return with_given(state, cell, BLANK)


def with_note_toggled(state: BoardState, cell: int, digit: int) -> BoardState:
    """Toggle a note; notes that entries erased in this cell earlier are not restored any more."""
    erased = {
        entry: {place: mask for place, mask in masks.items() if place != cell} for entry, masks in state.erased.items()
    }
    state = replace(state, erased=erased)
    return replace(state, notes=_notes_with(state, cell, state.notes[cell] ^ note_bit(digit)))


def with_notes(state: BoardState, masks: Mapping[int, int]) -> BoardState:
    """Replace the notes of the cells in `masks`."""
    return replace(state, notes=tuple(masks.get(cell, mask) for cell, mask in enumerate(state.notes)))


def with_all_candidates(state: BoardState) -> BoardState:
    """Replace the notes of every blank cell by its candidates."""
    return replace(state, notes=state.grid.candidate_masks(), erased={})


def without_notes_of_peers(state: BoardState, cell: int, digit: int) -> BoardState:
    """Erase a digit from the notes of the cell's peers, unless the digit conflicts with a peer."""
    if _peer_with(state.grid, cell, digit) is not None:
        return state
    bit = note_bit(digit)
    noted = [peer for peer in state.givens.geometry.peers[cell].tolist() if state.notes[peer] & bit]
    state = _with_erased(state, cell, dict.fromkeys(noted, bit))
    return with_notes(state, {peer: state.notes[peer] & ~bit for peer in noted})


def without_entries(state: BoardState) -> BoardState:
    """Remove all entries and notes."""
    shape = state.givens.geometry
    return replace(state, entries=Grid.blank(shape), notes=(0,) * shape.cell_count, erased={})


def with_solution(state: BoardState, solution: Grid) -> BoardState:
    """Enter `solution` around the givens; raises ValueError when it contradicts them."""
    if not solution.extends(state.givens):
        raise ValueError("the solution does not keep the givens")
    entries = np.where(state.givens.cells == BLANK, solution.cells, BLANK)
    return replace(without_entries(state), entries=Grid(entries, solution.geometry))


def note_bit(digit: int) -> int:
    """Return the mask of a single digit."""
    return 1 << (digit - 1)


def note_digits(mask: int) -> tuple[int, ...]:
    """Return the digits of a mask in ascending order."""
    return tuple(digit for digit in range(1, mask.bit_length() + 1) if mask & note_bit(digit))


def _notes_with(state: BoardState, cell: int, mask: int) -> tuple[int, ...]:
    if state.notes[cell] == mask:
        return state.notes
    return (*state.notes[:cell], mask, *state.notes[cell + 1 :])


def _with_erased(state: BoardState, cell: int, masks: Mapping[int, int]) -> BoardState:
    """Record that the entry of a cell has erased these notes, in addition to those recorded before."""
    erased = dict(state.erased.get(cell, {}))
    for place, mask in masks.items():
        if mask:
            erased[place] = erased.get(place, 0) | mask
    return replace(state, erased={**state.erased, cell: erased})


def _peer_with(grid: Grid, cell: int, digit: int) -> int | None:
    """Return a cell with this digit that shares a unit with another cell; None if there is none."""
    peers = grid.geometry.peers[cell]
    found = peers[grid.cells[peers] == digit]
    return int(found[0]) if len(found) else None
