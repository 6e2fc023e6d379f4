"""What a person chose in the print dialog, and as text to be remembered."""

import dataclasses
import json
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeVar

from sudoku_desktop.printing.sheet import PUZZLES_PER_PAGE, Paper, Solutions

Member = TypeVar("Member", bound=Enum)

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
class PrintSection:
    """So many puzzles of a level of the human ladder, by its name; "" is any."""

    count: int
    level: str


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
    sections: tuple[PrintSection, ...] = (
        PrintSection(4, "easy"),
        PrintSection(4, "moderate"),
        PrintSection(4, "tough"),
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
    title, symmetry, folder = (told.get(name) for name in ("title", "symmetry", "folder"))
    per_page, per_page_alone = told.get("per_page"), told.get("per_page_alone")
    return Choices(
        per_page=per_page if per_page in PUZZLES_PER_PAGE else first.per_page,
        per_page_alone=per_page_alone if per_page_alone in PUZZLES_PER_PAGE else first.per_page_alone,
        paper=_member(Paper, told.get("paper"), first.paper),
        title=title[:LONGEST_TITLE] if isinstance(title, str) else first.title,
        shows_numbers=_flag(told.get("shows_numbers"), first.shows_numbers),
        shows_ratings=_flag(told.get("shows_ratings"), first.shows_ratings),
        pencil=_member(Pencil, told.get("pencil"), first.pencil),
        black_only=_flag(told.get("black_only"), first.black_only),
        solutions=_member(Solutions, told.get("solutions"), first.solutions),
        sections=_sections(told.get("sections")) or first.sections,
        symmetry=symmetry if isinstance(symmetry, str) else first.symmetry,
        folder=folder if isinstance(folder, str) else first.folder,
    )


def _flag(value: Any, otherwise: bool) -> bool:
    return value if isinstance(value, bool) else otherwise


def _member(kind: type[Member], value: Any, otherwise: Member) -> Member:
    try:
        return kind(value)
    except ValueError:
        return otherwise


def _sections(value: Any) -> tuple[PrintSection, ...]:
    sections = []
    for each in value if isinstance(value, list) else []:
        if not isinstance(each, dict):
            continue
        count, level = each.get("count"), each.get("level")
        if isinstance(count, int) and not isinstance(count, bool) and count > 0 and isinstance(level, str):
            sections.append(PrintSection(count, level))
    return tuple(sections[:MOST_SECTIONS])
