"""Puzzles of several levels at once: so many of each, made again from one seed."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from sudoku_desktop.board import CLASSIC, Symmetry, Variant
from sudoku_desktop.logic import Level
from sudoku_desktop.sentence import Listed, ProblemError, Quoted, Sentence
from sudoku_desktop.services.generation.generating import MOST_PUZZLES
from sudoku_desktop.services.generation.wish import ANY_RATING, LEVEL_RATINGS, Wish

ANY = "any"
"""In a text, for a section without a level."""


@dataclass(frozen=True)
class Section:
    """So many puzzles of a level of the human ladder, by its name; "" is any."""

    count: int
    level: str

    def __str__(self) -> str:
        return f"{self.count}x{self.level or ANY}"


@dataclass(frozen=True)
class Order:
    """What to generate: the sections, of which the first puzzle has this seed, and each one more than that before.

    Raises WishError for a size and variants that go not together.
    """

    sections: tuple[Section, ...]
    symmetry: Symmetry
    seed: int
    size: int = CLASSIC.size
    variants: tuple[Variant, ...] = ()

    def __post_init__(self) -> None:
        self._wish("")

    @property
    def count(self) -> int:
        """Of all puzzles."""
        return sum(section.count for section in self.sections)

    def wishes(self) -> Iterator[tuple[Wish, int, int]]:
        """For each section what its puzzles are to be like, how many there are, and the seed of the first."""
        seeds = accumulate((section.count for section in self.sections), initial=self.seed)
        for section, seed in zip(self.sections, seeds, strict=False):
            yield self._wish(section.level), section.count, seed

    def _wish(self, level: str) -> Wish:
        rating = LEVEL_RATINGS[Level(level)] if level else ANY_RATING
        return Wish(rating, symmetry=self.symmetry, size=self.size, variants=self.variants)

    @property
    def command(self) -> str:
        """The one that makes a book of the same puzzles."""
        return f"sudoku-cli book {self} -o book.pdf"

    def __str__(self) -> str:
        """The options of the command line that order the same."""
        sections = ",".join(map(str, self.sections))
        size = f" --size {self.size}x{self.size}" if self.size != CLASSIC.size else ""
        variants = f" --variant {','.join(each.value for each in self.variants)}" if self.variants else ""
        return f"--sections {sections}{size}{variants} --symmetry {self.symmetry.value} --seed {self.seed}"


def sections_of(text: str) -> tuple[Section, ...]:
    """The sections of a text such as "30xeasy,40xtough"; raises ProblemError."""
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
        sections.append(Section(int(match[1]), levels[match[2]]))
    count = sum(section.count for section in sections)
    if not 1 <= count <= MOST_PUZZLES or any(not section.count for section in sections):
        terms = {"most": MOST_PUZZLES, "number": count}
        raise ProblemError(Sentence("the number of puzzles must lie between 1 and {most}, got {number}", **terms))
    return tuple(sections)
