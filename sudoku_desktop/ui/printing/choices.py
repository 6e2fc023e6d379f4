"""What a person chose in the print dialog, and as text to be remembered."""

import dataclasses
import json
from dataclasses import dataclass
from enum import Enum
from typing import Any

from sudoku_desktop.printing.sheet import PUZZLES_PER_PAGE, SHEET_PAPERS, Paper, Solutions
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
    shows_ratings: bool = True
    pencil: Pencil = Pencil.NONE
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

    def to_text(self) -> str:
        return json.dumps(dataclasses.asdict(self), default=lambda value: value.value)


def choices_from_text(text: str) -> Choices:
    """What the settings hold; whatever makes no sense there is as it is at first."""
    first = Choices()
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return first
    if not isinstance(told, dict):
        return first
    read = {name: _read(told.get(name), otherwise) for name, otherwise in vars(first).items() if name != "is_alone"}
    return Choices(**read | {"title": read["title"][:LONGEST_TITLE]})


def _read(value: Any, otherwise: Any) -> Any:
    """A value that settings hold, if it is of the kind of another, else that."""
    match otherwise:
        case Enum():
            try:
                read = type(otherwise)(value)
            except ValueError:
                return otherwise
            return otherwise if read in set(Paper) - set(SHEET_PAPERS) else read
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
