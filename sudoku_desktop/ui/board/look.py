"""Appearance of each cell, computed from the state, a frame of a run, or a deduction. Has no Qt.

Vocabulary: a *frame* shows one moment of a run: the best chromosome of a snapshot, and the data of the board's signals
(see `signals`). A cell is *agreed* when the whole population holds the same digit there, *fixed* when constraint
propagation filled it before the evolution began, and *evolved* otherwise. A cell *clashes* when its digit occurs twice
in a unit.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import BLANK, Conflict, Grid


class CellKind(Enum):
    """Origin of a cell's digit."""

    BLANK = "blank"
    GIVEN = "given"
    ENTRY = "entry"
    FIXED = "fixed"
    EVOLVED = "evolved"


class CellLook(NamedTuple):
    """Appearance of a cell, for painting and screen readers; `notes` is a bit mask (see `state`)."""

    digit: int
    kind: CellKind
    notes: int = 0
    clashes: bool = False
    agreed: bool = False
    marked: bool = False
    founder: int = 0
    """Number of the founder that the cell descends from; 0 when it is not shown."""
    doubtful: bool = False
    """Whether the digit was read from a picture and is uncertain."""


@dataclass(frozen=True)
class BoardFrame:
    """Content of the board for one generation of a run, or for a puzzle that is being generated.

    `fixed`: cell indices, givens and blanks possibly included. `entropy`: array of shape (cells,), as in a Snapshot.
    `improvement`: the latest new best chromosome since the frame before, or None. `best_so_far`: fitness as text.
    `givens`: the run's givens, or None when they are the board's. `founders`: for each cell the number of its founder
    or None; empty when unknown.
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
    """Return the cells where a mask of shape (size²,) is True, as BoardFrame needs them."""
    return frozenset(np.flatnonzero(mask).tolist())


def clashing(conflicts: Iterable[Conflict]) -> frozenset[int]:
    """Return the cells that take part in any of these conflicts."""
    return frozenset(cell for conflict in conflicts for cell in conflict.cells)


def looks_of_position(givens: Grid, shown: Grid, notes: Sequence[int], clashes: frozenset[int]) -> tuple[CellLook, ...]:
    """Return the looks of a board that is being edited, or that shows a deduction; `notes`: a mask for each cell."""
    cells = enumerate(zip(shown.cells.tolist(), givens.cells.tolist(), notes, strict=True))
    return tuple(
        CellLook(digit, _kind_while_editing(digit, given), masks, cell in clashes)
        for cell, (digit, given, masks) in cells
    )


def looks_of_frame(givens: Grid, frame: BoardFrame) -> tuple[CellLook, ...]:
    """Return the looks of a board that shows a run, without the marks of a signal; `givens` are the board's."""
    given = (frame.givens or givens).cells.tolist()
    return tuple(
        CellLook(digit, _kind_in_run(cell, digit, given[cell], frame.fixed))
        for cell, digit in enumerate(frame.cells.cells.tolist())
    )


def _kind_while_editing(digit: int, given: int) -> CellKind:
    if digit == BLANK:
        return CellKind.BLANK
    return CellKind.GIVEN if given else CellKind.ENTRY


def _kind_in_run(cell: int, digit: int, given: int, fixed: frozenset[int]) -> CellKind:
    if digit == BLANK:
        return CellKind.BLANK
    if given:
        return CellKind.GIVEN
    return CellKind.FIXED if cell in fixed else CellKind.EVOLVED
