"""What a person chose in the print dialog, and as text to be remembered."""

import dataclasses
import json
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeVar

from sudoku_desktop.printing.sheet import PUZZLES_PER_PAGE, SHEET_PAPERS, Difficulty, Look, Paper, Solutions
from sudoku_desktop.services.generation.sections import Section

MOST_SECTIONS = 8
LONGEST_TITLE = 200


class Pencil(Enum):
    """What is pencilled into the blank cells; the value is what settings store."""

    NONE = "none"
    OWN = "own"
    """The player's entries and notes; the board alone has some."""
    CANDIDATES = "candidates"
    """Every digit that no cell in the same row, column or box holds."""


@dataclass(frozen=True)
class Choices:
    """How to print.

    `is_alone`: whether it is the one puzzle of the board, which has a layout of its own, `per_page_alone`. `sections`
    and `symmetry`: the puzzles that are generated on the spot. `folder`: where the last file was written, "" for none.
    """

    per_page: int = 4
    per_page_alone: int = 1
    is_alone: bool = False
    paper: Paper = Paper.A4
    title: str = ""
    shows_numbers: bool = True
    difficulty: Difficulty = Difficulty.WORD
    shows_ratings: bool = False
    shows_codes: bool = True
    shows_lines: bool = False
    pencil: Pencil = Pencil.NONE
    like_a_keypad: bool = False
    look: Look = Look.PLAIN
    black_only: bool = False
    solutions: Solutions = Solutions.AT_END
    sections: tuple[Section, ...] = (
        Section(4, "easy"),
        Section(4, "moderate"),
        Section(4, "tough"),
    )
    symmetry: str = "rotational"
    folder: str = ""

    @property
    def layout(self) -> int:
        """How many puzzles a page has room for."""
        return self.per_page_alone if self.is_alone else self.per_page

    @property
    def wants_ratings(self) -> bool:
        return self.shows_ratings or self.difficulty is not Difficulty.NONE

    @property
    def wants_solutions(self) -> bool:
        return self.solutions is not Solutions.NONE

    def to_text(self) -> str:
        return _to_text(self)


@dataclass(frozen=True)
class BookChoices:
    """How to make a book. `recipe`: how its puzzles were made; the rest is as in Choices."""

    per_page: int = 2
    trim: Paper = Paper.SIX_BY_NINE
    title: str = ""
    subtitle: str = ""
    author: str = ""
    shows_ratings: bool = True
    shows_codes: bool = False
    has_bleed: bool = False
    sections: tuple[Section, ...] = (
        Section(30, "easy"),
        Section(40, "tough"),
        Section(30, "fiendish"),
    )
    symmetry: str = "rotational"
    folder: str = ""
    recipe: str = ""

    wants_ratings = wants_solutions = True
    """Chapters are made of levels."""
    pencil = Pencil.NONE

    def to_text(self) -> str:
        return _to_text(self)


AnyChoices = Choices | BookChoices


def _to_text(choices: AnyChoices) -> str:
    return json.dumps(dataclasses.asdict(choices), default=lambda value: value.value)


def choices_from_text(text: str) -> Choices:
    """What the settings hold; whatever makes no sense there is as it is at first."""
    read = _all_read(text, Choices())
    return read if read.paper in SHEET_PAPERS else dataclasses.replace(read, paper=Choices.paper)


def book_choices_from_text(text: str) -> BookChoices:
    """What the settings hold; whatever makes no sense there is as it is at first."""
    return _all_read(text, BookChoices())


Kind = TypeVar("Kind", Choices, BookChoices)
OF_THE_MOMENT = ("is_alone", "recipe")


def _all_read(text: str, first: Kind) -> Kind:
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return first
    if not isinstance(told, dict):
        return first
    read = {name: _read(told.get(name), otherwise) for name, otherwise in vars(first).items()}
    shortened = {name: read[name][:LONGEST_TITLE] for name in ("title", "subtitle", "author") if name in read}
    kept = {name: value for name, value in (read | shortened).items() if name not in OF_THE_MOMENT}
    return dataclasses.replace(first, **kept)


def _read(value: Any, otherwise: Any) -> Any:
    """A value that settings hold, if it is of the kind of another, else that."""
    match otherwise:
        case Enum():
            try:
                return type(otherwise)(value)
            except ValueError:
                return otherwise
        case tuple():
            return _sections(value) or otherwise
        case bool() | str():
            return value if isinstance(value, type(otherwise)) else otherwise
    return value if value in PUZZLES_PER_PAGE else otherwise


def _sections(value: Any) -> tuple[Section, ...]:
    sections = []
    for each in value if isinstance(value, list) else []:
        if not isinstance(each, dict):
            continue
        count, level = each.get("count"), each.get("level")
        if isinstance(count, int) and not isinstance(count, bool) and count > 0 and isinstance(level, str):
            sections.append(Section(count, level))
    return tuple(sections[:MOST_SECTIONS])
