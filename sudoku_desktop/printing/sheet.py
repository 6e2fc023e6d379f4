"""Content of a print: the puzzles, their properties and the print options. Does not use Qt."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import TYPE_CHECKING, Any

import numpy as np

from sudoku_desktop.board import BLANK, Grid
from sudoku_desktop.parameter import Parametrised, choice, flag, text
from sudoku_desktop.sentence import ProblemError, Sentence

if TYPE_CHECKING:  # importing it would import the compiler
    from sudoku_desktop.logic import Rating


class Paper(Enum):
    """A paper size; the value is the name on the command line."""

    A4 = "a4"
    A5 = "a5"
    LETTER = "letter"
    EIGHT_BY_TEN = "8x10in"
    SIX_BY_NINE = "6x9in"

    @property
    def width(self) -> float:
        """The width in portrait orientation, in millimetres."""
        return _SIDES[self][0]

    @property
    def height(self) -> float:
        """The height in portrait orientation, in millimetres."""
        return _SIDES[self][1]


_SIDES = {
    Paper.A4: (210.0, 297.0),
    Paper.A5: (148.0, 210.0),
    Paper.LETTER: (215.9, 279.4),
    Paper.EIGHT_BY_TEN: (203.2, 254.0),
    Paper.SIX_BY_NINE: (152.4, 228.6),
}
SHEET_PAPERS = (Paper.A4, Paper.A5, Paper.LETTER)
"""Paper sizes of sheets. Books can be trimmed to any size."""


class Solutions(Enum):
    """Place of the solutions; the value is the name on the command line."""

    NONE = "none"
    AT_END = "end"
    UPSIDE_DOWN = "upside-down"
    """On the page of the puzzles, upside down."""
    SEPARATE_FILE = "separate"


class Difficulty(Enum):
    """Way in which the difficulty is shown above a puzzle; the value is the name on the command line."""

    WORD = "word"
    STARS = "stars"
    """One star for each level up to the puzzle's."""
    NONE = "none"


class Look(Enum):
    """Weight of lines and digits of a board; the value is the name on the command line."""

    PLAIN = "plain"
    LARGE = "large"
    """Large digits and strong lines, for readers with low vision."""
    SAVING = "ink-saving"
    """Thin lines and light digits."""


PUZZLES_PER_PAGE = (1, 2, 4, 6, 9)


class SheetError(ProblemError):
    """Content that cannot be printed, with the reason."""


@dataclass(frozen=True)
class PrintedPuzzle:
    """A puzzle to print; raises SheetError when its parts contradict each other.

    Attributes
    ----------
    title
        Title of the puzzle, or "".
    rating
        Difficulty of the puzzle, or None if unknown.
    seed
        Seed of a generated puzzle, else None.
    entries
        Digits of the player in cells without a given.
    notes
        Pencil marks, one bit mask for each cell, in which bit d - 1 stands for digit d.
    """

    givens: Grid
    solution: Grid | None = None
    title: str = ""
    rating: "Rating | None" = None
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


MAX_TITLE_LENGTH = 10_000
"""Maximum number of characters of a title, which is shortened to one line on paper."""
_LAYOUTS = {count: str(count) for count in PUZZLES_PER_PAGE}
_DIFFICULTIES = {Difficulty.WORD: "In a word", Difficulty.STARS: "In stars", Difficulty.NONE: "Not shown"}
_LOOKS = {Look.PLAIN: "Plain", Look.LARGE: "Large print", Look.SAVING: "Ink-saving"}
_SOLUTIONS = {
    Solutions.NONE: "None",
    Solutions.AT_END: "At the end, 12 per page",
    Solutions.UPSIDE_DOWN: "Upside down on the same page",
    Solutions.SEPARATE_FILE: "In a separate file",
}
_PAPERS = {
    Paper.A4: "A4",
    Paper.A5: "A5",
    Paper.LETTER: "Letter",
    Paper.EIGHT_BY_TEN: "8 × 10 in",
    Paper.SIX_BY_NINE: "6 × 9 in",
}


def layout(default: int) -> Any:
    """Declare the parameter for the number of puzzles on a page."""
    return choice(default, "P&uzzles per page", "Number of puzzles on a page.", _LAYOUTS, option="per-page")


def paper(default: Paper, label: str, help: str, papers: Sequence[Paper], option: str) -> Any:
    """Declare the parameter for the paper size, one of `papers`."""
    return choice(default, label, help, {each: _PAPERS[each] for each in papers}, option=option)


def ratings(default: bool) -> Any:
    """Declare the parameter for printing the rating of each puzzle as a number."""
    return flag(default, "Rat&ings", "The rating above each puzzle, as a number.", option="ratings")


def codes(default: bool) -> Any:
    """Declare the parameter for printing each puzzle with a QR code."""
    help_text = "A QR code with each puzzle, from which this program or a phone reads it back."
    return flag(default, "&QR codes", help_text, option="qr")


@dataclass(frozen=True, kw_only=True)
class SheetOptions(Parametrised):
    """Options of printed sheets."""

    per_page: int = layout(4)
    title: str = text("", "&Title", "Title at the top of every page.", MAX_TITLE_LENGTH, option="title")
    paper: Paper = paper(Paper.A4, "P&aper", "Size of the paper.", SHEET_PAPERS, "paper")
    solutions: Solutions = choice(
        Solutions.AT_END,
        "&Solutions",
        "Where the solutions are printed. Upside down they move to the end if they would be too small to read. A "
        "separate file is called OUT-solutions.",
        _SOLUTIONS,
        option="solutions",
    )
    difficulty: Difficulty = choice(
        Difficulty.WORD, "Diffic&ulty", "How the level is shown above each puzzle.", _DIFFICULTIES, option="difficulty"
    )
    look: Look = choice(
        Look.PLAIN,
        "Loo&k",
        "Large print has large digits and strong lines; ink-saving has thin lines and light digits.",
        _LOOKS,
        option="look",
    )
    shows_numbers: bool = flag(True, "&Numbers", "“No. 7” above each puzzle.", option="numbers")
    shows_ratings: bool = ratings(False)
    shows_codes: bool = codes(True)
    shows_lines: bool = flag(
        False, "Te&xt lines", "Each puzzle as a line of text at the foot of the page, with its seed.", option="text"
    )
    like_a_keypad: bool = flag(
        False, "&7 8 9 on top", "Notes are laid out like a keypad, not with 1 2 3 on top.", option="keypad"
    )
    black_only: bool = flag(False, "&Just black", "No grey, which some printers turn into dots.", option="black-only")


@dataclass(frozen=True)
class Sheet(SheetOptions):
    """Puzzles to be printed on sheets; raises SheetError if they cannot be printed.

    Attributes
    ----------
    puzzles
        The puzzles, at least one.
    date
        Date printed in the footer.
    shows_entries
        Whether the entries and notes of the puzzles are printed.
    as_numbers
        Whether digits above 9 are printed as numbers instead of letters.
    say
        Translates a sentence into the reader's language.
    """

    puzzles: tuple[PrintedPuzzle, ...]
    date: date
    shows_entries: bool = False
    as_numbers: bool = False
    say: Callable[[Sentence], str] = str

    def __post_init__(self) -> None:
        check_printable(self.puzzles, self.per_page, with_solutions=self.solutions is not Solutions.NONE)
        super().__post_init__()


def check_printable(puzzles: Sequence[PrintedPuzzle], per_page: int, *, with_solutions: bool) -> None:
    """Raise SheetError for content that cannot be printed."""
    if not puzzles:
        raise SheetError(Sentence("there is no puzzle to print"))
    if per_page not in PUZZLES_PER_PAGE:
        raise SheetError(Sentence("a page holds 1, 2, 4, 6 or 9 puzzles, got {number}", number=per_page))
    for number, puzzle in enumerate(puzzles, 1):
        if with_solutions and puzzle.solution is None:
            raise SheetError(Sentence("the solution of puzzle {number} is not known", number=number))
