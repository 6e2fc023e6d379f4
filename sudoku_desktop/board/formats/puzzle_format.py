"""What a puzzle file format is."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from sudoku_desktop.board.puzzle import Puzzle

NEWSPAPER = (3,)
"""The orders that are read unless others are asked for: 9×9."""


class Loads(Protocol):
    """How a format is read."""

    def __call__(self, text: str, orders: Collection[int] = NEWSPAPER) -> tuple[Puzzle, ...]:
        """The puzzles of a text; raises FileTextError."""
        ...


@dataclass(frozen=True)
class PuzzleFormat:
    """A format by name, with the file name endings it goes by (with dots).

    `loads` takes the orders of the grids that may be read and raises FileTextError; `dumps` never fails.
    """

    name: str
    suffixes: tuple[str, ...]
    loads: Loads
    dumps: Callable[[Sequence[Puzzle]], str]
