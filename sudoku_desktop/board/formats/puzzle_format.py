"""What a puzzle file format is, and what all of them read alike."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from sudoku_desktop.board.formats.result import ReadResult, Symbols
from sudoku_desktop.board.geometry import CLASSIC, Geometry
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.puzzle import OPTIONAL_FIELDS, Puzzle
from sudoku_desktop.sentence import Sentence

NEWSPAPER = (CLASSIC.size,)
"""The sizes that are read unless others are asked for: 9×9."""

Check = Callable[[], None]
"""Called now and then while a text is read; whatever it raises ends the reading."""

_LINES_BETWEEN_CHECKS = 4096


def go_on() -> None:
    """The check of those who wait for the end."""


class Loads(Protocol):
    """A reader that takes all of a text or refuses it."""

    def __call__(self, text: str, sizes: Collection[int] = NEWSPAPER, check: Check = go_on) -> tuple[Puzzle, ...]:
        """Return the puzzles of `text`; raises FileTextError."""
        ...


class Read(Protocol):
    """A reader that accounts for every line of a text."""

    def __call__(self, text: str, sizes: Collection[int], check: Check, symbols: Symbols | None) -> ReadResult:
        """Return the puzzles of `text` and what was left out; raises FileTextError when there is no puzzle at all."""
        ...


def all_or_nothing(name: Sentence, loads: Loads) -> Read:
    """Make the `PuzzleFormat.read` of a format called `name` whose reader takes all of a text or refuses it."""

    def read(text: str, sizes: Collection[int], check: Check, symbols: Symbols | None) -> ReadResult:
        return ReadResult(loads(text, sizes, check), name)

    return read


class CannotRewriteError(Exception):
    """The cells of a changed puzzle cannot be written where the old ones stand in the text of its file."""


class Rewritten(Protocol):
    """A writer that puts changed puzzles into the text of their file."""

    def __call__(self, text: str, old: Sequence[Puzzle], new: Sequence[Puzzle]) -> str:
        """Return `text`, from which the puzzles `old` were read, with `new` in their places and all else kept.

        Raises CannotRewriteError when a changed puzzle does not fit in the place of the old one.
        """
        ...


def is_standard_9x9(shape: Geometry) -> bool:
    """Whether the grid is the classic 9×9, which is all that most formats know."""
    return shape.is_standard_9x9


@dataclass(frozen=True)
class PuzzleFormat:
    """A format of texts with puzzles: how its texts are recognised, read and written.

    Attributes
    ----------
    name
        Name shown in file dialogs.
    suffixes
        File name endings, with their dots; () for a format that is never written to a file.
    recognises
        Whether a text looks like one of this format, judged by its content alone. It must be quick on any text, which
        may have 16 MiB; look at the beginning, or for one string.
    read
        Takes the sizes of the grids that may be read, and how large grids are to be read; see `Read`.
    dumps
        Returns a file of puzzles, and never fails on grids that `fits` says can be written. None for a format that is
        only read.
    rewritten
        Returns a text with other puzzles in the place of those that were read from it, see `Rewritten`. None for a
        format that is only read.
    holds
        Those of `OPTIONAL_FIELDS` that can be written.
    """

    name: str
    suffixes: tuple[str, ...]
    recognises: Callable[[str], bool]
    read: Read
    dumps: Callable[[Sequence[Puzzle]], str] | None = None
    rewritten: Rewritten | None = None
    holds: frozenset[str] = frozenset()
    fits: Callable[[Geometry], bool] = is_standard_9x9

    def held(self, puzzle: Puzzle) -> Puzzle:
        """What is left of a puzzle that was written and read again."""
        lost: dict[str, Any] = {name: none for name, (_, none) in OPTIONAL_FIELDS.items() if name not in self.holds}
        return replace(puzzle, **lost)

    def lost(self, puzzle: Puzzle) -> tuple[Sentence, ...]:
        """Return what a puzzle has that this format cannot hold and that somebody would miss."""
        return missing(puzzle, self.held(puzzle))


def missing(puzzle: Puzzle, written: Puzzle) -> tuple[Sentence, ...]:
    """Return what somebody would miss of a puzzle as it was written; the rating of a generated one is the program's."""
    return tuple(
        called
        for name, (called, none) in OPTIONAL_FIELDS.items()
        if called is not None and getattr(puzzle, name) not in (none, getattr(written, name))
        if name != "published_rating" or puzzle.seed is None
    )


def in_spans(block: Callable[[str, Puzzle], str]) -> Rewritten:
    """For formats that tell spans: `block` gives what stands for another puzzle in the place of this text."""

    def rewritten(text: str, old: Sequence[Puzzle], new: Sequence[Puzzle]) -> str:
        pieces, done = [], 0
        for before, after in zip(old, new, strict=True):
            if before is after or before == after:
                continue
            assert before.span is not None
            start, end = before.span
            pieces += [text[done:start], block(text[start:end], after)]
            done = end
        return "".join([*pieces, text[done:]])

    return rewritten


def comments_and(cells: Callable[[Grid], str]) -> Rewritten:
    """For formats of cells alone: they are written anew, and comments among them kept."""
    return in_spans(lambda text, puzzle: comments_in(text) + cells(puzzle.givens))


def comments_in(text: str) -> str:
    """The lines that begin with #, each with its end."""
    return "".join(f"{line}\n" for line in _COMMENTS.findall(text))


def with_plain_line_ends(text: str) -> str:
    r"""The text with every line ended by "\n"."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def found_lines(pattern: re.Pattern[str], text: str, check: Check) -> Iterator[re.Match[str]]:
    """The lines that a pattern finds, one at a time: a file may have millions."""
    for number, match in enumerate(pattern.finditer(text)):
        if number % _LINES_BETWEEN_CHECKS == 0:
            check()
        yield match


_COMMENTS = re.compile(r"^[^\S\n]*#[^\n]*", re.MULTILINE)
WHOLE_LINES = re.compile(r"^[^\S\n]*\S[^\n]*", re.MULTILINE)
"""The lines that are not blank."""
LINES = re.compile(r"\S[^\n]*")
"""The same, from their first symbol on."""
LINES_WITHOUT_COMMENTS = re.compile(r"^[^\S\n]*([^#\s][^\n]*)", re.MULTILINE)
"""The first group is such a line, unless it begins with #."""
