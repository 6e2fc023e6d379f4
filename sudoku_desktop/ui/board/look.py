"""What each cell looks like, worked out from the state, a frame of a run, or a deduction. No Qt.

Vocabulary: a *frame* is one picture of a run: the best chromosome of a snapshot, and what the board's signals need
(see `signals`); cells are *agreed* when the whole population holds the same digit there, *fixed* when constraint
propagation filled the cell in before the evolution began, *evolved* otherwise; a cell *clashes* when its digit stands
twice in a unit.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import BLANK, Conflict, Grid
from sudoku_desktop.ui.board.illustration import Illustration
from sudoku_desktop.ui.board.state import BoardState


class Kind(Enum):
    """Where a cell's digit comes from."""

    BLANK = "blank"
    GIVEN = "given"
    ENTRY = "entry"
    FIXED = "fixed"
    EVOLVED = "evolved"


class CellLook(NamedTuple):
    """All that painting and screen readers need of one cell; `notes` is a bit mask (see `state`)."""

    digit: int
    kind: Kind
    notes: int = 0
    clashes: bool = False
    agreed: bool = False
    marked: bool = False
    founder: int = 0
    """The number of the one it descends from; 0 where that is not shown."""
    doubtful: bool = False
    """Whether it was read from a picture, and may be another digit or none."""


@dataclass(frozen=True)
class BoardFrame:
    """One picture of a run. `fixed` are cell numbers; givens may be among them, and blanks.

    `founders`: the number of that of each cell, or None, where they are known.
    `entropy`: (cells,) as a Snapshot has it. `improvement`: the newest chromosome that was better than all before it,
    if there was one since the frame before. `best_so_far`: in words. `givens`: where they are not the board's own.
    """

    cells: Grid
    fixed: frozenset[int] = frozenset()
    generation: int = 0
    entropy: NDArray[np.float64] | None = field(default=None, compare=False)
    improvement: Grid | None = None
    best_so_far: str = ""
    givens: Grid | None = None
    founders: Sequence[int | None] = ()


def cells_where(mask: NDArray[np.bool_]) -> frozenset[int]:
    """The cells at which a mask of shape (size²,) holds: what a BoardFrame takes."""
    return frozenset(np.flatnonzero(mask).tolist())


def clashing(conflicts: Iterable[Conflict]) -> frozenset[int]:
    """The cells that take part in any of these conflicts."""
    return frozenset(cell for conflict in conflicts for cell in conflict.cells)


def looks_of_state(state: BoardState, clashes: frozenset[int]) -> tuple[CellLook, ...]:
    """The board while a person edits it."""
    givens = state.givens.cells.tolist()
    return tuple(
        CellLook(digit, _kind_while_editing(digit, given), notes, cell in clashes)
        for cell, (digit, given, notes) in enumerate(zip(state.grid.cells.tolist(), givens, state.notes, strict=True))
    )


def looks_of_frame(state: BoardState, frame: BoardFrame) -> tuple[CellLook, ...]:
    """The board while it shows a run, without any signal."""
    givens = (frame.givens or state.givens).cells.tolist()
    return tuple(
        CellLook(digit, _kind_in_run(cell, digit, givens[cell], frame.fixed))
        for cell, digit in enumerate(frame.cells.cells.tolist())
    )


def looks_of_illustration(
    state: BoardState, illustration: Illustration, clashes: frozenset[int]
) -> tuple[CellLook, ...]:
    """The board while it shows a deduction: the position's digits and candidates."""
    givens = state.givens.cells.tolist()
    return tuple(
        CellLook(digit, _kind_while_editing(digit, given), illustration.notes(cell), cell in clashes)
        for cell, (digit, given) in enumerate(zip(illustration.grid.cells.tolist(), givens, strict=True))
    )


def _kind_while_editing(digit: int, given: int) -> Kind:
    if digit == BLANK:
        return Kind.BLANK
    return Kind.GIVEN if given else Kind.ENTRY


def _kind_in_run(cell: int, digit: int, given: int, fixed: frozenset[int]) -> Kind:
    if digit == BLANK:
        return Kind.BLANK
    if given:
        return Kind.GIVEN
    return Kind.FIXED if cell in fixed else Kind.EVOLVED
