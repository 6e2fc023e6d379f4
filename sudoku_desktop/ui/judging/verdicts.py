"""The exact solver's verdict on what stands on the board, worked out beside the interface.

Typing asks for a verdict at every key press; only the newest question is worked on, and only its answer told.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from sudoku_desktop import exact
from sudoku_desktop.board import Grid


class VerdictService(QObject):
    """Answers `ask(grid)` by `answered(grid, Verdict)`; `mark_ready` when the exact solver is loaded."""

    answered = Signal(object, object)
    _worked_out = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_ready = False
        self._is_busy = False
        self._asked: Grid | None = None
        self._worked_out.connect(self._take)

    @Slot()
    def mark_ready(self) -> None:
        """From now on questions are worked on; the last one asked so far first."""
        self._is_ready = True
        self._work()

    def ask(self, grid: Grid) -> None:
        """Ask about a grid; an older question is forgotten."""
        self._asked = grid
        self._work()

    def _work(self) -> None:
        if self._is_ready and not self._is_busy and self._asked is not None:
            self._is_busy = True
            QThreadPool.globalInstance().start(_Job(self, self._asked))

    @Slot(object, object)
    def _take(self, grid: Grid, verdict: object) -> None:
        self._is_busy = False
        if grid == self._asked:
            self._asked = None
            self.answered.emit(grid, verdict)
        else:
            self._work()


class _Job(QRunnable):
    def __init__(self, service: VerdictService, grid: Grid) -> None:
        super().__init__()
        self._service = service
        self._grid = grid

    def run(self) -> None:
        """Prove, and tell; the signal crosses to the interface's thread."""
        verdict = exact.prove(self._grid)
        try:
            self._service._worked_out.emit(self._grid, verdict)
        except RuntimeError:  # the window has gone
            return
