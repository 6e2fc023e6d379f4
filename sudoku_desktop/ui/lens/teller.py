"""Tells of matings and of ancestors: what a `NewestAnswer` works out beside the interface."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from sudoku_desktop.evolution import explanation
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.genealogy import Genealogy
from sudoku_desktop.ui.run_controller import RunRequest

if TYPE_CHECKING:
    from sudoku_desktop.evolution.explanation.lens import Lens
    from sudoku_desktop.evolution.explanation.report import Ancestry, Mating


class Subject:
    """A run to look at. Its lens is made, and used, by the threads that answer."""

    def __init__(self, request: RunRequest, genealogy: Genealogy) -> None:
        self._request = request
        self.genealogy = genealogy

    @cached_property
    def lens(self) -> Lens:
        asked = self._request
        return explanation.Lens(asked.algorithm, asked.givens, asked.seed, asked.checkpoints)


@dataclass(frozen=True)
class Question:
    """Tell a mating of a generation; None: the one that made its best."""

    subject: Subject
    generation: int
    number: int | None


def tell_mating(question: Question, stop: Stop) -> Mating | None:
    """None when stopped."""
    lens, number = question.subject.lens, question.number
    if number is None:
        summary = lens.summary(question.generation, stop.is_set)
        if summary is None:
            return None
        number = summary.best
    return lens.mating(question.generation, number, stop.is_set)


def tell_ancestry(question: Question, stop: Stop) -> Ancestry | None:
    """Of the generation's best; None when stopped."""
    return question.subject.genealogy.ancestry(question.generation, stop.is_set)
