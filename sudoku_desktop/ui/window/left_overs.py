"""Offers what a crash left, one puzzle after the other, to be restored or dismissed."""

from __future__ import annotations

from PySide6.QtCore import Slot

from sudoku_desktop.ui.window.autosave import LeftOver
from sudoku_desktop.ui.window.parts import Controller, Parts


class LeftOvers(Controller):
    """Those that nobody has answered for are offered again at the next start."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        self._waiting: list[LeftOver] = []
        self._offers = [
            self._offer(self.tr("&Restore"), self.restore),
            self._offer(self.tr("&Dismiss"), self.dismiss),
        ]

    def offer(self) -> None:
        """Offer what there is, unless the window was opened for something else."""
        if self._editor.state.grid.filled_count == 0 and not self._files.is_opening:
            self._waiting = list(self._autosave.left_overs())
            self._offer_next()

    def _offer_next(self) -> None:
        if self._waiting:
            self._outcome.say(self.tr("A session ended without saving its puzzle."), self._offers)
        else:
            self._outcome.clear()
        self._board.setFocus()

    @Slot()
    def restore(self) -> None:
        """Put what is offered on the board; the document in which it was left is this window's own from now on."""
        if not self._waiting or not self._files.may_replace():
            return
        left_over = self._waiting.pop(0)
        self._autosave.adopt(left_over)
        self._files.restore(left_over.puzzle, left_over.mode)
        self._offer_next()

    @Slot()
    def dismiss(self) -> None:
        """Throw away what is offered, and nothing else."""
        if self._waiting:
            self._waiting.pop(0).discard()
        self._offer_next()

    def close(self) -> None:
        """Leave the rest for the next start."""
        while self._waiting:
            self._waiting.pop().release()
