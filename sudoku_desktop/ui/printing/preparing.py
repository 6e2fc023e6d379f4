"""Proves and rates what is to be printed, beside the interface."""

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_desktop.board import Grid
from sudoku_desktop.printing.sheet import Solutions
from sudoku_desktop.services.assessment import Assessment, Unique, assess
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.printing.choices import Choices
from sudoku_desktop.ui.printing.material import UNKNOWN, Facts, Material
from sudoku_desktop.ui.worker import Tell, Worker


@dataclass(frozen=True, eq=False)
class Knowledge:
    """What is known of each puzzle at a moment."""

    materials: tuple[Material, ...]
    facts: tuple[Facts, ...]

    @cached_property
    def unproved(self) -> int:
        """Of how many it is not known yet how many solutions there are."""
        return sum(not facts.is_proved for facts in self.facts)

    @cached_property
    def unrated(self) -> int:
        """How many there are still to rate."""
        return sum(
            facts.rating is None and material.can_be_rated and not (facts.is_proved and facts.solution is None)
            for material, facts in zip(self.materials, self.facts, strict=True)
        )

    @cached_property
    def ambiguous(self) -> tuple[int, ...]:
        """The numbers, from 1, of those that have not exactly one solution."""
        return tuple(number for number, facts in enumerate(self.facts, 1) if facts.is_proved and facts.solution is None)

    def missing(self, choices: Choices) -> int:
        """How many puzzles something is to be worked out of that is wanted on paper."""
        if choices.shows_ratings:
            return self.unproved or self.unrated
        return 0 if choices.solutions is Solutions.NONE else self.unproved


class Preparer(Worker):
    """Keeps the facts of every puzzle it has worked on. Ask when the compiled kernels are loaded."""

    learned = Signal()
    """There are more facts."""
    _found = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._facts: dict[Grid, Facts] = {}
        self._found.connect(self._keep)

    def facts_of(self, material: Material) -> Facts:
        return material.known if material.known.is_proved else self._facts.get(material.givens, UNKNOWN)

    def knowledge(self, materials: tuple[Material, ...]) -> Knowledge:
        return Knowledge(materials, tuple(map(self.facts_of, materials)))

    def prepare(self, materials: tuple[Material, ...], *, with_ratings: bool) -> None:
        """Work out what is not known yet; older questions are dropped, their answers kept."""
        known = {material.givens: self.facts_of(material) for material in materials}

        def work(stop: Stop, tell: Tell) -> None:
            for material in materials:
                if stop.is_set():
                    return
                _ = material.candidates  # worked out here, it is there when it is wanted
                if not known[material.givens].is_proved:
                    known[material.givens] = _facts(assess(material.givens, with_rating=False))
                    tell(self._found, material.givens, known[material.givens])
            for material in materials if with_ratings else ():
                facts = known[material.givens]
                if stop.is_set():
                    return
                if facts.solution is None or facts.rating is not None or not material.can_be_rated:
                    continue
                rated = _facts(assess(material.givens, stop=stop))
                if rated.rating is not None:
                    known[material.givens] = rated
                    tell(self._found, material.givens, rated)

        self.begin(work)

    @Slot(object, object)
    def _keep(self, givens: Grid, facts: Facts) -> None:
        self._facts[givens] = facts
        self.learned.emit()


def _facts(known: Assessment) -> Facts:
    """What printing needs to know of an assessment."""
    return Facts(True, known.solution, known.human) if isinstance(known, Unique) else Facts(True)
