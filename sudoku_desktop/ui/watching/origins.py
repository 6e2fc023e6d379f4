"""Computes the founders of a run's cells in a worker thread, for the signal that shows origins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.board import BoardModel
from sudoku_desktop.ui.run_controller import RunController, RunState
from sudoku_desktop.ui.watching.presenter import RunPresenter
from sudoku_desktop.ui.watching.record import RunRecord
from sudoku_desktop.ui.worker import NewestAnswer

if TYPE_CHECKING:
    from sudoku_desktop.evolution.explanation.report import Ancestry

TURN_SECONDS = 0.1
"""Maximum time, in seconds, of one query, after which the board shows the founders found and the lock is released."""


_Place = tuple[RunRecord, int]
"""A run and a generation of it."""


def _answer(place: _Place, stop: Stop) -> Ancestry | None:
    record, generation = place
    return record.genealogy.ancestry(generation, stop.is_set, TURN_SECONDS)


class FounderUpdater(QObject):
    """Passes founders to the board's signal, while the signal needs them.

    During a fast run the founders are those of a slightly earlier generation; the difference is short-lived.
    """

    def __init__(self, controller: RunController, presenter: RunPresenter, model: BoardModel, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._presenter = presenter
        self._model = model
        self._requested: _Place | None = None
        self._worker: NewestAnswer[_Place, Ancestry | None] = NewestAnswer(_answer, self)
        self._worker.answered.connect(self._show)
        self._worker.ended.connect(self._follow)
        self._worker.failed.connect(controller.failed)
        model.signal_changed.connect(self._follow)
        presenter.went_on.connect(self._follow)
        presenter.began.connect(self._follow)
        presenter.look_back.moved.connect(self._follow)
        presenter.shown_again.connect(self._ask_again)

    @property
    def _wanted(self) -> _Place | None:
        """The generation on the board, or None if its signal needs no founders."""
        record, generation = self._presenter.record, self._presenter.look_back.place
        if not self._model.signal.needs_founders or record is None or generation < 0:
            return None
        return record, generation

    @Slot()
    def _ask_again(self) -> None:
        """Ask for the founders that the board dropped when it showed the user's own digits."""
        self._requested = None
        self._follow()

    @Slot()
    def _follow(self) -> None:
        wanted = self._wanted
        if wanted is None:
            self._worker.forget()
            self._requested = None
        elif wanted != self._requested and not self._worker.is_busy:
            self._requested = wanted
            self._worker.ask(wanted)

    @Slot(object, object)
    def _show(self, place: _Place, ancestry: Ancestry | None) -> None:
        wanted, (record, generation) = self._wanted, place
        if wanted is None or wanted[0] is not record:
            return
        is_exact = ancestry is not None and ancestry.generation == wanted[1]
        if ancestry is not None and (is_exact or self._controller.state is RunState.RUNNING):
            self._model.show_founders(ancestry.founders_of_cells)
        if ancestry is None or ancestry.generation != generation:
            self._requested = None  # ask again when the current work has ended
