"""Choices of the user in Create and in the dialog for books, and the text in which settings store them."""

import dataclasses
import json
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeVar

from sudoku_desktop.parameter import Parametrised, choice
from sudoku_desktop.printing.book import BookOptions
from sudoku_desktop.printing.sheet import Difficulty, SheetOptions, Solutions, layout
from sudoku_desktop.services.generation.sections import BookSection

MOST_SECTIONS = 8
"""Maximum number of rows of levels to be generated, as many as fit in the dialog."""


class Pencil(Enum):
    """Small digits printed into blank cells; the value is stored in the settings."""

    NONE = "none"
    OWN = "own"
    """The entries and notes of the player, available only for the puzzle on the board."""
    CANDIDATES = "candidates"
    """All candidates: every digit that no cell in the same row, column or box holds."""


@dataclass(frozen=True, kw_only=True)
class GeneratedChoices:
    """Puzzles that are generated for a print, and the folder of its file.

    `sections` are numbers of puzzles with their levels, `symmetry` is that of their givens, and `folder` is the folder
    of the last file, or "" if none was written.
    """

    sections: tuple[BookSection, ...]
    symmetry: str = "rotational"
    folder: str = ""


@dataclass(frozen=True, kw_only=True)
class Choices(SheetOptions, GeneratedChoices):
    """Choices of Create: which puzzles are generated and how they are printed.

    `is_alone` is whether only the puzzle on the board is printed; `per_page_alone` is the number of puzzles on a page
    in that case.
    """

    pencil: Pencil = choice(
        Pencil.NONE,
        "Pen&cilled in",
        "Digits that are printed small into the blank cells.",
        {Pencil.NONE: "Nothing", Pencil.OWN: "My entries and notes", Pencil.CANDIDATES: "All candidates"},
    )
    per_page_alone: int = layout(1)
    is_alone: bool = False
    sections: tuple[BookSection, ...] = (BookSection(4, "easy"), BookSection(4, "moderate"), BookSection(4, "tough"))

    @property
    def layout(self) -> int:
        """Number of puzzles on a page."""
        return self.per_page_alone if self.is_alone else self.per_page

    @property
    def wants_ratings(self) -> bool:
        """Whether the ratings of the puzzles are printed."""
        return self.shows_ratings or self.difficulty is not Difficulty.NONE

    @property
    def wants_solutions(self) -> bool:
        """Whether the solutions of the puzzles are printed."""
        return self.solutions is not Solutions.NONE


@dataclass(frozen=True, kw_only=True)
class BookChoices(BookOptions, GeneratedChoices):
    """Choices of the dialog for books; `recipe` is the command that generates its puzzles again, or ""."""

    sections: tuple[BookSection, ...] = (BookSection(30, "easy"), BookSection(40, "tough"), BookSection(30, "fiendish"))
    recipe: str = ""

    wants_ratings = wants_solutions = True
    """Always True: chapters are made of levels, and every book has solutions."""
    pencil = Pencil.NONE


AnyChoices = Choices | BookChoices
Kind = TypeVar("Kind", Choices, BookChoices)


def text_of(choices: AnyChoices) -> str:
    """Return the text in which settings store the choices."""
    sections = [dataclasses.asdict(section) for section in choices.sections]
    rest = {"sections": sections, "symmetry": choices.symmetry, "folder": choices.folder}
    return json.dumps(choices.stored() | rest)


def restored(text: str, first: Kind) -> Kind:
    """Return the choices that settings store as `text`; invalid values are taken from `first`."""
    try:
        stored = json.loads(text)
    except (ValueError, RecursionError):
        return first
    if not isinstance(stored, dict):
        return first
    texts = {name: stored[name] for name in ("symmetry", "folder") if isinstance(stored.get(name), str)}
    sections = _sections(stored.get("sections")) or first.sections
    return dataclasses.replace(first.restored(stored), sections=sections, **texts)


def options_of(choices: AnyChoices, kind: type[Parametrised]) -> dict[str, Any]:
    """Return the values of the parameters that `kind` declares, texts without blanks around them."""
    values = {name: getattr(choices, name) for name, _ in kind.declared()}
    return {name: value.strip() if isinstance(value, str) else value for name, value in values.items()}


def _sections(value: Any) -> tuple[BookSection, ...]:
    sections = []
    for each in value if isinstance(value, list) else []:
        if not isinstance(each, dict):
            continue
        count, level = each.get("count"), each.get("level")
        if isinstance(count, int) and not isinstance(count, bool) and count > 0 and isinstance(level, str):
            sections.append(BookSection(count, level))
    return tuple(sections[:MOST_SECTIONS])
