"""What is printed: the puzzles with what is known of them, and how the person wants them on paper. No Qt."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Protocol

import numpy as np

from sudoku_desktop.board import BLANK, Grid
from sudoku_desktop.sentence import ProblemError, Sentence


class Paper(Enum):
    """A format; the value is what the command line calls it."""

    A4 = "a4"
    A5 = "a5"
    LETTER = "letter"
    EIGHT_BY_TEN = "8x10in"
    SIX_BY_NINE = "6x9in"

    @property
    def width(self) -> float:
        """In millimetres, upright."""
        return _SIDES[self][0]

    @property
    def height(self) -> float:
        """In millimetres, upright."""
        return _SIDES[self][1]


_SIDES = {
    Paper.A4: (210.0, 297.0),
    Paper.A5: (148.0, 210.0),
    Paper.LETTER: (215.9, 279.4),
    Paper.EIGHT_BY_TEN: (203.2, 254.0),
    Paper.SIX_BY_NINE: (152.4, 228.6),
}
SHEET_PAPERS = (Paper.A4, Paper.A5, Paper.LETTER)
"""What sheets are printed on. Books are cut to any of the formats."""


class Solutions(Enum):
    """Where the solutions are printed; the value is what the command line calls it."""

    NONE = "none"
    AT_END = "end"
    UPSIDE_DOWN = "upside-down"
    """On the page of the puzzles."""
    SEPARATE_FILE = "separate"


class Difficulty(Enum):
    """How it is told above a puzzle; the value is what the command line calls it."""

    WORD = "word"
    STARS = "stars"
    """One for each level up to the puzzle's."""
    NONE = "none"


class Look(Enum):
    """How heavily boards are drawn; the value is what the command line calls it."""

    PLAIN = "plain"
    LARGE = "large"
    """Large digits and strong lines, for who sees little."""
    SAVING = "ink-saving"
    """Thin lines and light digits."""


PUZZLES_PER_PAGE = (1, 2, 4, 6, 9)


class SheetError(ProblemError):
    """What cannot be printed, and why."""


class Titled(Protocol):
    """A level of difficulty."""

    @property
    def title(self) -> Sentence:
        """The word for it."""

    @property
    def rank(self) -> int:
        """The easiest has 1."""

    @property
    def stars(self) -> str:
        """As many full ones as it has rank, and empty ones for the harder levels."""

    @property
    def demand(self) -> Sentence:
        """What it asks of a person."""


class Rated(Protocol):
    """How hard a puzzle is, which others work out: `logic.Rating` is one."""

    @property
    def level(self) -> Titled: ...

    @property
    def rating(self) -> float: ...

    @property
    def reaches_solution(self) -> bool:
        """Else the true rating may be higher."""


@dataclass(frozen=True)
class PrintedPuzzle:
    """One puzzle; raises SheetError when its parts contradict.

    `title`: the puzzle's own, "" for none. `rating`: None if unrated. `seed`: what it was generated from. `entries`:
    digits a player put into cells without a given; `notes`: pencil marks, one bit mask a cell in which digit d is
    bit d - 1.
    """

    givens: Grid
    solution: Grid | None = None
    title: str = ""
    rating: Rated | None = None
    seed: int | None = None
    entries: Grid | None = None
    notes: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        if self.solution is not None and not (self.solution.is_complete and self.solution.extends(self.givens)):
            raise SheetError(Sentence("the solution does not belong to this puzzle"))
        if self.entries is not None and (
            self.entries.geometry != self.givens.geometry
            or np.any((self.givens.cells != BLANK) & (self.entries.cells != BLANK))
        ):
            raise SheetError(Sentence("an entry stands where the puzzle has a given"))
        if self.notes is not None and len(self.notes) != self.givens.geometry.cell_count:
            cells, got = self.givens.geometry.cell_count, len(self.notes)
            raise SheetError(Sentence("there must be notes for {cells} cells, got {got}", cells=cells, got=got))


@dataclass(frozen=True)
class Sheet:
    """One print; raises SheetError for what cannot be printed.

    `title`: at the head of every page, "" for none. `shows_ratings`: the number, too. `shows_codes`: with each puzzle a
    QR code; `shows_lines`: each as a line of text in the footer, with its seed. `shows_entries`: a player's entries and
    notes, which lie like a telephone's keys or, `like_a_keypad`, with 7 8 9 on top. `as_numbers`: digits above 9, in
    place of letters. `black_only`: no grey, for printers that dither it. `say`: words a sentence in the reader's
    language.
    """

    puzzles: tuple[PrintedPuzzle, ...]
    date: date
    paper: Paper = Paper.A4
    per_page: int = 4
    title: str = ""
    shows_numbers: bool = True
    difficulty: Difficulty = Difficulty.WORD
    shows_ratings: bool = False
    shows_codes: bool = True
    shows_lines: bool = False
    shows_entries: bool = False
    like_a_keypad: bool = False
    as_numbers: bool = False
    look: Look = Look.PLAIN
    black_only: bool = False
    solutions: Solutions = Solutions.AT_END
    say: Callable[[Sentence], str] = str

    def __post_init__(self) -> None:
        check_printable(self.puzzles, self.per_page, with_solutions=self.solutions is not Solutions.NONE)


def check_printable(puzzles: Sequence[PrintedPuzzle], per_page: int, *, with_solutions: bool) -> None:
    """Raise SheetError for what no paper can show."""
    if not puzzles:
        raise SheetError(Sentence("there is no puzzle to print"))
    if per_page not in PUZZLES_PER_PAGE:
        raise SheetError(Sentence("a page holds 1, 2, 4, 6 or 9 puzzles, got {number}", number=per_page))
    for number, puzzle in enumerate(puzzles, 1):
        if with_solutions and puzzle.solution is None:
            raise SheetError(Sentence("the solution of puzzle {number} is not known", number=number))
