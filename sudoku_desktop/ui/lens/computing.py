"""Functions for `NewestAnswer` that compute matings and ancestries in a worker thread."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from sudoku_desktop.evolution import explanation
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.genealogy import Genealogy
from sudoku_desktop.ui.run_controller import RunRequest

if TYPE_CHECKING:
    from sudoku_desktop.evolution.explanation.lens import RunExplainer
    from sudoku_desktop.evolution.explanation.report import Ancestry, Mating


class Subject:
    """A run to explain; its lens is created and used in worker threads only."""

    def __init__(self, request: RunRequest, genealogy: Genealogy) -> None:
        self._request = request
        self.genealogy = genealogy

    @cached_property
    def lens(self) -> RunExplainer:
        asked = self._request
        return explanation.RunExplainer(asked.algorithm, asked.givens, asked.seed, asked.checkpoints)


@dataclass(frozen=True)
class MatingRequest:
    """A request to explain a mating of a generation; `number` None stands for the mating that made its best."""

    subject: Subject
    generation: int
    number: int | None


def compute_mating(question: MatingRequest, stop: Stop) -> Mating | None:
    """Return the explanation of a mating, or None when stopped."""
    lens, number = question.subject.lens, question.number
    if number is None:
        summary = lens.summary(question.generation, stop.is_set)
        if summary is None:
            return None
        number = summary.best
    return lens.mating(question.generation, number, stop.is_set)


def compute_ancestry(question: MatingRequest, stop: Stop) -> Ancestry | None:
    """Return the ancestry of the generation's best, or None when stopped."""
    return question.subject.genealogy.ancestry(question.generation, stop.is_set)
