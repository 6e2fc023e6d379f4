"""Puzzles of several levels in one batch: a number for each level, reproducible from one seed."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from sudoku_desktop.board import CLASSIC, Symmetry, Variant
from sudoku_desktop.logic import Level
from sudoku_desktop.sentence import Listed, ProblemError, Quoted, Sentence
from sudoku_desktop.services.generation.criteria import ANY_RATING, LEVEL_RATINGS, PuzzleCriteria
from sudoku_desktop.services.generation.generating import MOST_PUZZLES

ANY = "any"
"""Level name in a text for a section of any level."""


@dataclass(frozen=True)
class BookSection:
    """A number of puzzles of one difficulty level; "" stands for any level."""

    count: int
    level: str

    def __str__(self) -> str:
        return f"{self.count}x{self.level or ANY}"


@dataclass(frozen=True)
class PuzzleBatch:
    """A batch of puzzles to generate, in sections. The first puzzle has the seed `seed`, each next one the seed plus
    one.

    Raises CriteriaError for a size and variants that do not go together.
    """

    sections: tuple[BookSection, ...]
    symmetry: Symmetry
    seed: int
    size: int = CLASSIC.size
    variants: tuple[Variant, ...] = ()

    def __post_init__(self) -> None:
        self._criteria("")

    @property
    def count(self) -> int:
        """The number of puzzles in all sections."""
        return sum(section.count for section in self.sections)

    def jobs(self) -> Iterator[tuple[PuzzleCriteria, int, int]]:
        """Yield, for each section, the criteria, the number of puzzles and the seed of the first one."""
        seeds = accumulate((section.count for section in self.sections), initial=self.seed)
        for section, seed in zip(self.sections, seeds, strict=False):
            yield self._criteria(section.level), section.count, seed

    def _criteria(self, level: str) -> PuzzleCriteria:
        rating = LEVEL_RATINGS[Level(level)] if level else ANY_RATING
        return PuzzleCriteria(rating, symmetry=self.symmetry, size=self.size, variants=self.variants)

    @property
    def command(self) -> str:
        """The shell command that makes a book of the same puzzles."""
        return f"sudoku-cli book {self} -o book.pdf"

    def __str__(self) -> str:
        """Return the command line options that describe this batch."""
        sections = ",".join(map(str, self.sections))
        size = f" --size {self.size}x{self.size}" if self.size != CLASSIC.size else ""
        variants = f" --variant {','.join(each.value for each in self.variants)}" if self.variants else ""
        return f"--sections {sections}{size}{variants} --symmetry {self.symmetry.value} --seed {self.seed}"


def sections_of(text: str) -> tuple[BookSection, ...]:
    """Parse a text such as "30xeasy,40xtough" into sections; raise ProblemError when it is malformed."""
    levels = {level.value: level.value for level in Level} | {ANY: ""}
    sections = []
    for part in text.split(","):
        match = re.fullmatch(r"(\d{1,9})x(\w{1,20})", part.strip())
        if match is None:
            raise ProblemError(
                Sentence("{text} is not a number of puzzles of a level, such as 30xeasy", text=Quoted(part))
            )
        if match[2] not in levels:
            known = Listed(tuple(levels), "or")
            raise ProblemError(
                Sentence("{text} is not a level; there are {levels}", text=Quoted(match[2]), levels=known)
            )
        sections.append(BookSection(int(match[1]), levels[match[2]]))
    count = sum(section.count for section in sections)
    if not 1 <= count <= MOST_PUZZLES or any(not section.count for section in sections):
        terms = {"most": MOST_PUZZLES, "number": count}
        raise ProblemError(Sentence("the number of puzzles must lie between 1 and {most}, got {number}", **terms))
    return tuple(sections)
