"""Generates the puzzles of the sections beside the interface."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal

from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.logic import Level
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.services.generation import LEVEL_RATINGS, Wish, generate
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.printing.choices import Section
from sudoku_desktop.ui.speaking import full_sentence
from sudoku_desktop.ui.worker import Tell, Worker


@dataclass(frozen=True)
class Order:
    """What to generate: the sections, of which the first puzzle has this seed, and each one more than that before."""

    sections: tuple[Section, ...]
    symmetry: Symmetry
    seed: int

    @property
    def count(self) -> int:
        """How many puzzles."""
        return sum(section.count for section in self.sections)


def wish_of(section: Section, symmetry: Symmetry) -> Wish:
    """What the puzzles of a section are to be like."""
    if section.level == "":
        return Wish(symmetry=symmetry)
    return Wish(rating=LEVEL_RATINGS[Level(section.level)], symmetry=symmetry)


class SectionGenerator(Worker):
    """Makes the puzzles of one order at a time; those of a stopped one are kept."""

    made = Signal(object)
    """One more GeneratedPuzzle, in the order of the sections."""

    def generate(self, order: Order) -> None:
        """Make these."""

        def work(stop: Stop, tell: Tell) -> None:
            seed = order.seed
            for section in order.sections:
                wish = wish_of(section, order.symmetry)
                try:
                    for puzzle in generate(wish, section.count, seed, stop=stop):
                        tell("puzzle", puzzle)
                except ProblemError as problem:
                    tell("problem", problem)
                    return
                seed += section.count
                if stop.is_set():
                    return

        self._begin(work)

    def _hear(self, what: str, value: Any) -> None:
        if what == "puzzle":
            self.made.emit(value)
        else:
            self.failed.emit(full_sentence(value.sentence))
