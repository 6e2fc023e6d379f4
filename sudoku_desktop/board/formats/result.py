"""Result of reading a text: its puzzles, the parts that were left out, and the name of its format."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.sentence import Sentence


class Symbols(Enum):
    """Symbols that stand for the digits of a grid larger than 9×9; the value is the command line's spelling."""

    ONE_BASED = "1-G"
    """1–9 and then A, B, …; 0 is a blank."""
    ZERO_BASED = "0-F"
    """0–9 and then A, B, …; 0 is the first digit."""
    LETTERS = "A-P"
    """A, B, …; A is the first digit."""


@dataclass(frozen=True)
class Omission:
    """Lines of a text that look like a puzzle, or like part of one, but were not read.

    `first_line` and `last_line` count from 1.
    """

    first_line: int
    last_line: int
    reason: Sentence

    @property
    def sentence(self) -> Sentence:
        """A sentence with the numbers of the lines and the reason why they were left out."""
        if self.first_line == self.last_line:
            return Sentence("line {line}: {problem}", line=self.first_line, problem=self.reason)
        return Sentence(
            "lines {first} to {last}: {problem}", first=self.first_line, last=self.last_line, problem=self.reason
        )


@dataclass(frozen=True)
class ReadResult:
    """The puzzles of a text, and everything that was left out.

    Attributes
    ----------
    puzzles
        The puzzles in the order of the text, with titles, ratings, entries and notes where the text has them.
    format_name
        Name of the format that was recognised, for example "HoDoKu library" (English, translated where it is shown).
    omissions
        Parts that were left out, in the order of the text. Headings, comments and borders are not omissions.
    choices
        Two or more notations if the symbols of a large grid can be read in several ways, else empty. `puzzles` then
        holds the reading of the first; the others are read with `read_text(..., symbols=...)`.
    solutions
        The drawn solutions that belong to puzzles of the text and are not read as puzzles. Nothing is lost with them,
        so they are no omissions.
    """

    puzzles: tuple[Puzzle, ...]
    format_name: Sentence
    omissions: tuple[Omission, ...] = ()
    choices: tuple[Symbols, ...] = ()
    solutions: tuple[Omission, ...] = ()
