"""Content of a book of puzzles: numbered puzzles in chapters of ascending difficulty. Does not use Qt."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from functools import cached_property

from sudoku_desktop.parameter import Parametrised, flag, text
from sudoku_desktop.printing.sheet import (
    MAX_TITLE_LENGTH,
    Paper,
    PrintedPuzzle,
    check_printable,
    codes,
    layout,
    paper,
    ratings,
)
from sudoku_desktop.sentence import Sentence

BLEED = 25.4 / 8
"""Width of the bleed beyond the trimmed edge, in millimetres: an eighth of an inch, as printers require."""


@dataclass(frozen=True, eq=False)
class Chapter:
    """A chapter of a book: puzzles of one level or, if the level is unknown, of one size.

    `stars` show the level, or are "" if it is unknown. `demand` describes the required skills, or is None. `first` is
    the number of the first puzzle, counted from 1.
    """

    title: Sentence
    stars: str
    demand: Sentence | None
    first: int
    puzzles: tuple[PrintedPuzzle, ...]

    @property
    def last(self) -> int:
        """Number of the last puzzle."""
        return self.first + len(self.puzzles) - 1


@dataclass(frozen=True, kw_only=True)
class BookOptions(Parametrised):
    """Options of a printed book."""

    title: str = text("Sudoku", "&Title", "Title on the title page.", MAX_TITLE_LENGTH, option="title")
    subtitle: str = text("", "&Subtitle", "Line below the title.", MAX_TITLE_LENGTH, option="subtitle")
    author: str = text("", "&Author", "Name at the foot of the title page.", MAX_TITLE_LENGTH, option="author")
    trim: Paper = paper(Paper.SIX_BY_NINE, "Trim si&ze", "Size to which the paper is cut.", tuple(Paper), "trim")
    per_page: int = layout(2)
    shows_ratings: bool = ratings(True)
    shows_codes: bool = codes(False)
    has_bleed: bool = flag(
        False, "&Bleed", "Each edge is 3 mm (⅛ in) larger, which is cut off after printing.", option="bleed"
    )


@dataclass(frozen=True, eq=False)
class Book(BookOptions):
    """A book of puzzles; raises SheetError if it cannot be printed.

    Attributes
    ----------
    puzzles
        The puzzles in any order; chapters are made by size and level.
    date
        Date of the book.
    recipe
        Command that generates the puzzles again, or "" if there is none.
    say
        Translates a sentence into the reader's language.
    """

    puzzles: tuple[PrintedPuzzle, ...]
    date: date
    recipe: str = ""
    say: Callable[[Sentence], str] = str

    def __post_init__(self) -> None:
        check_printable(self.puzzles, self.per_page, with_solutions=True)
        super().__post_init__()

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters by ascending size and level; puzzles within a chapter are sorted by rating."""
        chapters: list[Chapter] = []
        first = 1
        has_sizes = len({puzzle.givens.size for puzzle in self.puzzles}) > 1
        for _, group in sorted(_groups(self.puzzles).items()):
            group.sort(key=_hardness)
            rating, size = group[0].rating, group[0].givens.size
            title = Sentence("{size} × {size}", size=size)
            if rating is not None:
                level = rating.level.title
                title = Sentence("{shape} · {level}", shape=title, level=level) if has_sizes else level
            stars, demand = ("", None) if rating is None else (rating.level.stars, rating.level.demand)
            chapters.append(Chapter(title, stars, demand, first, tuple(group)))
            first += len(group)
        return tuple(chapters)

    @cached_property
    def ordered(self) -> tuple[PrintedPuzzle, ...]:
        """The puzzles sorted by their numbers."""
        return tuple(puzzle for chapter in self.chapters for puzzle in chapter.puzzles)

    @property
    def has_levels(self) -> bool:
        """Whether the level of any puzzle is known."""
        return any(chapter.demand is not None for chapter in self.chapters)

    @property
    def bleed(self) -> float:
        """Width of the bleed at each edge, in millimetres; 0 without bleed."""
        return BLEED if self.has_bleed else 0.0

    @property
    def seeds(self) -> str:
        """The seeds of the generated puzzles, such as "7–36, 50"; "" for none."""
        return in_ranges(puzzle.seed for puzzle in self.puzzles if puzzle.seed is not None)


def _hardness(puzzle: PrintedPuzzle) -> tuple[bool, float]:
    return (False, 0.0) if puzzle.rating is None else (not puzzle.rating.reaches_solution, puzzle.rating.rating)


def _groups(puzzles: Iterable[PrintedPuzzle]) -> dict[tuple[int, bool, int], list[PrintedPuzzle]]:
    """Group puzzles by chapter; the keys sort the chapters."""
    groups: dict[tuple[int, bool, int], list[PrintedPuzzle]] = {}
    for puzzle in puzzles:
        rank = 0 if puzzle.rating is None else puzzle.rating.level.rank
        groups.setdefault((puzzle.givens.size, puzzle.rating is not None, rank), []).append(puzzle)
    return groups


def in_ranges(numbers: Iterable[int]) -> str:
    """Format numbers in ascending order, consecutive ones as "first–last"."""
    ranges: list[tuple[int, int]] = []
    for number in sorted(set(numbers)):
        if ranges and ranges[-1][1] == number - 1:
            ranges[-1] = ranges[-1][0], number
        else:
            ranges.append((number, number))
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in ranges)


def symbols_of(book: Book) -> Sentence:
    """Return the phrase for the symbols that readers enter into the puzzles."""
    sizes = {puzzle.givens.size for puzzle in book.puzzles}
    if len(sizes) > 1:
        return Sentence("every digit")
    size = sizes.pop()
    return Sentence("every digit from 1 to {last}", last=size) if size < 10 else Sentence("every digit and letter")
