"""Questions to the human ladder, worked on beside the interface: how hard is this puzzle, what is the next step?

Only the newest question is worked on: an older search is halted, and its answer never told.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from sudoku_desktop import logic
from sudoku_desktop.board import Grid
from sudoku_desktop.logic import Candidate, Deduction, Rating
from sudoku_desktop.ui.board.state import note_digits

Question = TypeVar("Question")


@dataclass(frozen=True)
class Standing:
    """Where a person stands in a puzzle with one solution: the digits, and for each cell a note mask of what is
    still thought possible.
    """

    grid: Grid
    marks: tuple[int, ...]


class LadderSearch(QObject, Generic[Question]):
    """Answers `ask(question)` by `answered(question, answer)`. Ask when the compiled kernels are loaded."""

    answered = Signal(object, object)
    _worked_out = Signal(object, object)

    def __init__(self, work: Callable[[logic.Search, Question], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._asked: Question | None = None
        self._task: _Task[Question] | None = None
        self._worked_out.connect(self._take)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._asked is not None

    def ask(self, question: Question) -> None:
        """Ask; an older question is forgotten."""
        self._asked = question
        if self._task is None:
            self._begin()
        elif self._task.question != question:
            self._task.give_up()

    def forget(self) -> None:
        """No answer is wanted any more."""
        self._asked = None
        if self._task is not None:
            self._task.give_up()

    def _begin(self) -> None:
        if self._asked is not None:
            self._task = _Task(self._asked)
            QThreadPool.globalInstance().start(_Job(self, self._task, self._work))

    @Slot(object, object)
    def _take(self, task: _Task[Question], answer: object) -> None:
        self._task = None
        if not task.is_given_up and task.question == self._asked:
            self._asked = None
            self.answered.emit(task.question, answer)
        else:
            self._begin()


class _Task(Generic[Question]):
    """One question being worked on, which may be given up from the interface's thread."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.is_given_up = False
        self._search: logic.Search | None = None
        self._lock = threading.Lock()

    def give_up(self) -> None:
        """End the search within a moment."""
        with self._lock:
            self.is_given_up = True
            if self._search is not None:
                self._search.halt()

    def adopt(self, search: logic.Search) -> None:
        """From now on giving up halts this search."""
        with self._lock:
            self._search = search
            if self.is_given_up:
                search.halt()


class _Job(QRunnable, Generic[Question]):
    def __init__(
        self, owner: LadderSearch[Question], task: _Task[Question], work: Callable[[logic.Search, Question], object]
    ) -> None:
        super().__init__()
        self._owner = owner
        self._task = task
        self._work = work

    def run(self) -> None:
        """Search, and tell; the signal crosses to the interface's thread."""
        search = logic.Search()
        self._task.adopt(search)
        answer = self._work(search, self._task.question)
        try:
            self._owner._worked_out.emit(self._task, answer)
        except RuntimeError:  # the window has gone
            return


def rate(search: logic.Search, grid: Grid) -> Rating:
    """How hard a puzzle with exactly one solution is."""
    return search.rate(grid)


def next_deduction(search: logic.Search, standing: Standing) -> Deduction | None:
    """The first step the ladder offers; None at its end, or when halted."""
    position = logic.Position(standing.grid)
    gone = [
        Candidate(cell, digit)
        for cell, mask in enumerate(position.marks.tolist())
        for digit in note_digits(mask & ~standing.marks[cell])
    ]
    return search.next_deduction(position.without(gone))
