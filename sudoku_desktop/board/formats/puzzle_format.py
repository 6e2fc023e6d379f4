"""The description of a puzzle file format, and helpers for reading and writing that several formats use."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from sudoku_desktop.board.formats.result import ReadResult, Symbols
from sudoku_desktop.board.geometry import CLASSIC, Geometry
from sudoku_desktop.board.puzzle import OPTIONAL_FIELDS, Puzzle
from sudoku_desktop.sentence import Sentence

NEWSPAPER = (CLASSIC.size,)
"""Sizes that are read by default: only 9×9, as in newspapers."""

Check = Callable[[], None]
"""Function that is called repeatedly while a text is read, and aborts reading by raising."""

_LINES_BETWEEN_CHECKS = 4096


def go_on() -> None:
    """Do nothing; the default `Check`, for a reader that is never aborted."""


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
    """Return whether the grid is the classic 9×9, the only one that most formats can hold."""
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
        Whether a text looks like one of this format, judged by its content alone. It must be quick on any text of up to
        16 MiB, so it should look at the beginning, or for one string.
    read
        Reader that takes the sizes of the grids that may be read, and the notation of large grids; see `Read`.
    dumps
        Writer that returns the text of a file, and never fails on grids that `fits` accepts. None for a format that is
        only read.
    rewritten
        Writer that replaces the puzzles in the text from which they were read, see `Rewritten`. None for a format that
        is only read.
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
        """Return the parts of a puzzle that remain after it was written in this format and read again."""
        lost: dict[str, Any] = {name: none for name, (_, none) in OPTIONAL_FIELDS.items() if name not in self.holds}
        return replace(puzzle, **lost)

    def lost(self, puzzle: Puzzle) -> tuple[Sentence, ...]:
        """Return the names of those parts of a puzzle that this format cannot hold and that a user would miss."""
        return missing(puzzle, self.held(puzzle))


def missing(puzzle: Puzzle, written: Puzzle) -> tuple[Sentence, ...]:
    """Return the names of the parts of a puzzle that `written` lacks and that a user would miss.

    The rating of a generated puzzle is not missed, because the program can compute it again.
    """
    return tuple(
        called
        for name, (called, none) in OPTIONAL_FIELDS.items()
        if called is not None and getattr(puzzle, name) not in (none, getattr(written, name))
        if name != "published_rating" or puzzle.seed is None
    )


def in_spans(block: Callable[[str, Puzzle, Puzzle], str]) -> Rewritten:
    """Return a `Rewritten` for formats whose puzzles have spans.

    `block` returns the new text of a puzzle, given its old text, the old puzzle, and the puzzle that replaces it.
    """

    def rewritten(text: str, old: Sequence[Puzzle], new: Sequence[Puzzle]) -> str:
        parts = []
        for before, after in zip(old, new, strict=True):
            if before is not after and before != after:
                if before.span is None:
                    raise CannotRewriteError
                parts.append((before.span, block(text[slice(*before.span)], before, after)))
        return with_parts(text, parts)

    return rewritten


def with_parts(text: str, parts: Sequence[tuple[tuple[int, int], str]]) -> str:
    """Return the text with other content in these spans, which are in the order of the text.

    Raises CannotRewriteError when spans overlap.
    """
    pieces, done = [], 0
    for (start, end), content in parts:
        if start < done:
            raise CannotRewriteError
        pieces += [text[done:start], content]
        done = end
    return "".join([*pieces, text[done:]])


def comments_in(text: str) -> str:
    """Return the lines that begin with #, each with its line end."""
    return "".join(f"{line}\n" for line in _COMMENTS.findall(text))


def with_plain_line_ends(text: str) -> str:
    r"""Return the text with "\n" for every line's end."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def found_lines(pattern: re.Pattern[str], text: str, check: Check) -> Iterator[re.Match[str]]:
    """Yield the matches of a pattern one at a time, because a file may have millions of lines; calls `check`."""
    for number, match in enumerate(pattern.finditer(text)):
        if number % _LINES_BETWEEN_CHECKS == 0:
            check()
        yield match


_COMMENTS = re.compile(r"^[^\S\n]*#[^\n]*", re.MULTILINE)
WHOLE_LINES = re.compile(r"^[^\S\n]*\S[^\n]*", re.MULTILINE)
"""Pattern of lines that are not blank."""
LINES = re.compile(r"\S[^\n]*")
"""Pattern of lines that are not blank, from their first symbol on."""
