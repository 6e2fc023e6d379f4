"""Crash recovery: offers the puzzles in the recovery files of crashed programs."""

from PySide6.QtCore import QTimer, Slot

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.widgets.questions import confirms
from sudoku_desktop.ui.window.autosave import RecoveryFile
from sudoku_desktop.ui.window.parts import Controller, Parts


class CrashRecovery(Controller):
    """Offers the recovery files of crashed programs until the user restores or deletes them."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        self._waiting: list[RecoveryFile] = []
        self._outcome.message_changed.connect(self._message_changed)
        self._frame.turned.connect(self._say)  # a run needs the place of the message in Evolve
        self._offers = [
            self._offer(tr("&Restore"), self.restore.trigger),
            self._offer(tr("&Dismiss"), self.dismiss),
        ]

    def offer(self) -> None:
        """Offer the recovery files, unless another puzzle is on the board or being opened."""
        if self._editor.state.is_empty and not self._files.is_opening:
            self._waiting = list(self._autosave.crashed())
            self._offer_next()

    def _offer_next(self) -> None:
        self.restore.update_enabled()
        self._outcome.clear()
        self._say()
        self._board.setFocus()

    def _say(self) -> None:
        if self._waiting and not self._outcome.sentence and self._frame.activity is Activity.PLAY:
            self._outcome.say(tr("Sudoku Desktop closed unexpectedly. Restore your puzzle?"), self._offers)

    @Slot(bool)
    def _message_changed(self, has_message: bool) -> None:
        """Show the offer again when another message has been closed."""
        if not has_message and self._waiting:
            QTimer.singleShot(0, self, self._say)

    @command(
        "Restore &Unsaved Puzzle",
        "Restore the puzzle of a session that ended unexpectedly",
        when=lambda recovery: bool(recovery._waiting),
    )
    def restore(self) -> None:
        """Put the offered puzzle on the board, and use its recovery file for this window."""
        if not self._waiting or not self._files.may_replace():
            return
        file = self._waiting.pop(0)
        self._autosave.adopt(file)
        self._files.restore(file.puzzle, file.mode)
        self._offer_next()

    @Slot()
    def dismiss(self) -> None:
        """Ask for confirmation, then delete the offered recovery file."""
        question = tr("Delete the puzzle that was not saved? This cannot be undone.")
        if self._waiting and confirms(self._window, question):
            self._waiting.pop(0).discard()
        self._offer_next()

    def close(self) -> None:
        """Release the remaining recovery files, so that they are offered at the next start."""
        while self._waiting:
            self._waiting.pop().lock.release()
