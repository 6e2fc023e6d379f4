"""What one step of a human solver concludes, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.logic.kernels.opcodes import WEIGHTS
from sudoku_desktop.logic.reason import Reason

if TYPE_CHECKING:  # a position needs the compiler
    from sudoku_desktop.logic.position import Position

Words = NDArray[np.int64]


@dataclass(frozen=True)
class Candidate:
    """A digit (from 1) that a cell may still take."""

    cell: int
    digit: int


@dataclass(frozen=True)
class Link:
    """One implication of a chain: that `cause` is on (or off) makes `effect` on (or off)."""

    cause: Candidate
    cause_is_on: bool
    effect: Candidate
    effect_is_on: bool


@dataclass(frozen=True)
class Explanation:
    """Why a deduction holds, in words and as what to show on the board.

    `reasons`: sentences, the first of which says the gist. `units`: where to look. `pattern`: the candidates that
    make the deduction, `cells` the cells that matter whatever their candidates. `links`: a chain's implications in
    the order in which to read them.
    """

    reasons: tuple[Reason, ...]
    units: tuple[int, ...] = ()
    cells: tuple[int, ...] = ()
    pattern: tuple[Candidate, ...] = ()
    links: tuple[Link, ...] = ()


@dataclass(frozen=True)
class Technique:
    """A way of reasoning. `name` is for files and the command line, `title` for people; `sentence` says what it is."""

    opcode: int
    name: str
    title: str
    sentence: str
    explain: Callable[[Position, Words], Explanation]

    @property
    def weight(self) -> int:
        """The lowest rating a deduction by it has, in tenths; chains rate higher by their length."""
        return int(WEIGHTS[self.opcode])


@dataclass(frozen=True)
class Deduction:
    """One step: a digit placed, or candidates removed.

    `rating`: on Sudoku Explainer's scale, for example 4.5. `removals` are candidates that were there before; what a
    placement takes from the cells that see it is not among them.
    """

    technique: Technique
    rating: float
    placement: Candidate | None
    removals: tuple[Candidate, ...]
    explanation: Explanation

    def __str__(self) -> str:
        """The reasons in English."""
        return " ".join(map(str, self.explanation.reasons))
