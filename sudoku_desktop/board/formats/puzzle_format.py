"""What a puzzle file format is, and what all of them read alike."""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from sudoku_desktop.board.geometry import CLASSIC_ORDER
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.puzzle import Puzzle

NEWSPAPER = (CLASSIC_ORDER,)
"""The orders that are read unless others are asked for: 9×9."""

Check = Callable[[], None]
"""Called now and then while a text is read; whatever it raises ends the reading."""

_LINES_BETWEEN_CHECKS = 4096


def go_on() -> None:
    """The check of those who wait for the end."""


class Loads(Protocol):
    """How a format is read."""

    def __call__(self, text: str, orders: Collection[int] = NEWSPAPER, check: Check = go_on) -> tuple[Puzzle, ...]:
        """The puzzles of a text; raises FileTextError."""
        ...


@dataclass(frozen=True)
class PuzzleFormat:
    """A format by name, with the file name endings it goes by (with dots).

    `loads` takes the orders of the grids that may be read and raises FileTextError; `dumps` never fails. `block` gives
    what is written for other givens in the place of a puzzle's span; None for a format that tells no spans.
    """

    name: str
    suffixes: tuple[str, ...]
    loads: Loads
    dumps: Callable[[Sequence[Puzzle]], str]
    block: Callable[[Grid], str] | None = None


def with_plain_line_ends(text: str) -> str:
    r"""The text with every line ended by "\n"."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def found_lines(pattern: re.Pattern[str], text: str, check: Check) -> Iterator[re.Match[str]]:
    """The lines that a pattern finds, one at a time: a file may have millions."""
    for number, match in enumerate(pattern.finditer(text)):
        if number % _LINES_BETWEEN_CHECKS == 0:
            check()
        yield match


LINES = re.compile(r"\S[^\n]*")
"""The lines that are not blank, from their first symbol on."""
LINES_WITHOUT_COMMENTS = re.compile(r"^[^\S\n]*([^#\s][^\n]*)", re.MULTILINE)
"""The first group is such a line, unless it begins with #."""
