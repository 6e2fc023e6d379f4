"""What a puzzle file format is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sudoku_desktop.board.puzzle import Puzzle


@dataclass(frozen=True)
class PuzzleFormat:
    """A format by name, with the file name endings it goes by (with dots).

    `loads` raises FileTextError; `dumps` never fails.
    """

    name: str
    suffixes: tuple[str, ...]
    loads: Callable[[str], tuple[Puzzle, ...]]
    dumps: Callable[[Sequence[Puzzle]], str]
