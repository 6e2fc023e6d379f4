"""What is to be generated for the sections of a print."""

from dataclasses import dataclass
from itertools import accumulate

from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.logic import Level
from sudoku_desktop.services.generation import LEVEL_RATINGS, Wish
from sudoku_desktop.ui.generating.background import Request
from sudoku_desktop.ui.printing.choices import PrintSection


@dataclass(frozen=True)
class Order:
    """What to generate: the sections, of which the first puzzle has this seed, and each one more than that before."""

    sections: tuple[PrintSection, ...]
    symmetry: Symmetry
    seed: int

    def requests(self) -> list[Request]:
        seeds = accumulate((section.count for section in self.sections), initial=self.seed)
        return [
            Request(wish_of(section, self.symmetry), section.count, seed)
            for section, seed in zip(self.sections, seeds, strict=False)
        ]

    @property
    def count(self) -> int:
        return sum(section.count for section in self.sections)


def wish_of(section: PrintSection, symmetry: Symmetry) -> Wish:
    if section.level == "":
        return Wish(symmetry=symmetry)
    return Wish(rating=LEVEL_RATINGS[Level(section.level)], symmetry=symmetry)
