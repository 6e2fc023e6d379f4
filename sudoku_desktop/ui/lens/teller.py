"""Has matings told beside the interface; of many questions the newest is answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from sudoku_desktop.evolution import retelling
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.genealogy import Genealogy
from sudoku_desktop.ui.run_controller import RunRequest
from sudoku_desktop.ui.worker import NewestAnswer

if TYPE_CHECKING:
    from sudoku_desktop.evolution.retelling.lens import Lens
    from sudoku_desktop.evolution.retelling.told import Ancestry, Mating


class Subject:
    """A run to look at. Its lens is made, and used, by the threads that answer."""

    def __init__(self, request: RunRequest, genealogy: Genealogy) -> None:
        self._request = request
        self.genealogy = genealogy
        self._lens: Lens | None = None

    @property
    def lens(self) -> Lens:
        if self._lens is None:
            asked = self._request
            self._lens = retelling.Lens(asked.algorithm, asked.givens, asked.seed, asked.checkpoints)
        return self._lens


@dataclass(frozen=True)
class Question:
    """Tell a mating of a generation; None: the one that made its best."""

    subject: Subject
    generation: int
    number: int | None


def answer(question: Question, stop: Stop) -> Mating | None:
    """None when stopped."""
    lens, number = question.subject.lens, question.number
    if number is None:
        summary = lens.summary(question.generation, stop.is_set)
        if summary is None:
            return None
        number = summary.best
    return lens.mating(question.generation, number, stop.is_set)


class MatingTeller(NewestAnswer[Question, "Mating | None"]):
    """Answers by `answered(question, mating)`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(answer, parent)


def ancestry(question: Question, stop: Stop) -> Ancestry | None:
    """Of the generation's best; None when stopped."""
    return question.subject.genealogy.ancestry(question.generation, stop.is_set)


class AncestryTeller(NewestAnswer[Question, "Ancestry | None"]):
    """Answers by `answered(question, ancestry)`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(ancestry, parent)
