"""What stands on the board, as a value; every edit is a function from one state to the next. No Qt.

Vocabulary: a *given* belongs to the puzzle; an *entry* is a digit that the player (or an accepted solution)
put into a cell without a given; *notes* are the digits pencilled small into a cell, kept as a bit mask in
which digit d is bit d − 1. A cell holds a given, an entry, notes, or nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from sudoku_desktop.board import BLANK, CLASSIC, Geometry, Grid, Puzzle


@dataclass(frozen=True)
class BoardState:
    """Givens, entries and notes, and what the puzzle is called, whose it is, and where from; each of these may be "".

    `notes` has one mask a cell. `erased` has the notes that each entry has erased: for the cell of the entry, masks by
    the cell in which they were; states compare without it. Raises ValueError when the parts contradict.
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
    erased = {entry: masks for entry, masks in state.erased.items() if entry != cell}
    return replace(state, givens=givens, entries=entries, notes=_notes_with(state, cell, 0), erased=erased)


def with_entry(state: BoardState, cell: int, digit: int) -> BoardState:
    """Enter a digit in a cell that has no given (else ValueError); notes that were there are erased."""
    state = _with_erased(state, cell, {cell: state.notes[cell]})
    return replace(state, entries=state.entries.with_cell(cell, digit), notes=_notes_with(state, cell, 0))


def without_entry(state: BoardState, cell: int) -> BoardState:
    """Remove the entry of a cell, and give back the notes that it has erased.

    A note does not come back where it has been changed since, nor where another entry rules it out, which then counts
    as the one that has erased it.
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
    """Empty a cell of whatever it holds, givens included."""
    return with_given(state, cell, BLANK)


def with_note_toggled(state: BoardState, cell: int, digit: int) -> BoardState:
    """Pencil a digit into a cell, or erase it; what entries have erased there before is forgotten."""
    erased = {
        entry: {place: mask for place, mask in masks.items() if place != cell} for entry, masks in state.erased.items()
    }
    state = replace(state, erased=erased)
    return replace(state, notes=_notes_with(state, cell, state.notes[cell] ^ note_bit(digit)))


def with_notes(state: BoardState, masks: Mapping[int, int]) -> BoardState:
    """Pencil these masks into their cells, in place of the notes that were there."""
    return replace(state, notes=tuple(masks.get(cell, mask) for cell, mask in enumerate(state.notes)))


def with_all_candidates(state: BoardState) -> BoardState:
    """Pencil into every blank cell all digits that its peers leave it, in place of the notes that were there."""
    return replace(state, notes=state.grid.candidate_masks(), erased={})


def without_notes_of_peers(state: BoardState, cell: int, digit: int) -> BoardState:
    """Erase a digit from the notes of all cells that share a unit with this one, unless it clashes with one of them."""
    if _peer_with(state.grid, cell, digit) is not None:
        return state
    bit = note_bit(digit)
    noted = [peer for peer in state.givens.geometry.peers[cell].tolist() if state.notes[peer] & bit]
    state = _with_erased(state, cell, dict.fromkeys(noted, bit))
    return with_notes(state, {peer: state.notes[peer] & ~bit for peer in noted})


def without_entries(state: BoardState) -> BoardState:
    """The puzzle again, with entries and notes gone."""
    shape = state.givens.geometry
    return replace(state, entries=Grid.blank(shape), notes=(0,) * shape.cell_count, erased={})


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


def _with_erased(state: BoardState, cell: int, masks: Mapping[int, int]) -> BoardState:
    """Remember that the entry of a cell has erased these notes, besides those that it has erased before."""
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
