"""Keeps what is on the board safe from a crash: written a few seconds after each edit, offered at the next start."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Slot

from sudoku_desktop.board import Grid
from sudoku_desktop.services.writing import write_text
from sudoku_desktop.ui.board import BoardEditor, BoardState, Mode

DELAY_MS = 3000
MAX_BYTES = 64 * 1024
_VERSION = 1


def default_path() -> Path:
    """In the folder that the system gives this program for its data."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / "autosave.json"


class Autosave(QObject):
    """Writes the editor's state while it is unsaved; `withdraw` when the program ends as it should."""

    def __init__(self, editor: BoardEditor, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._editor = editor
        self._path = path
        self._has_written = False
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._timer.timeout.connect(self.write)
        editor.state_changed.connect(self._timer.start)

    @Slot()
    def write(self) -> None:
        """Write now. A disk that refuses is no reason to disturb anybody: the next edit tries again."""
        state = self._editor.state
        if self._editor.is_clean or state.grid.filled_count == 0:
            self.withdraw()
            return
        content = {
            "version": _VERSION,
            "mode": self._editor.mode.value,
            "givens": state.givens.to_text(),
            "entries": state.entries.to_text(),
            "notes": list(state.notes),
        }
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_text(self._path, json.dumps(content))
        except OSError:
            return
        self._has_written = True

    def withdraw(self) -> None:
        """Nothing of this session to restore; what an earlier one left, and nobody has answered for, stays."""
        self._timer.stop()
        if self._has_written:
            self.discard()

    def discard(self) -> None:
        """Nothing to restore, of any session."""
        self._timer.stop()
        self._has_written = False
        try:
            self._path.unlink(missing_ok=True)
        except OSError:
            return

    def left_over(self) -> tuple[BoardState, Mode] | None:
        """What a session that ended badly left; None when there is nothing, or nothing that makes sense."""
        try:
            with self._path.open("rb") as file:
                data = file.read(MAX_BYTES + 1)
            if len(data) > MAX_BYTES:
                return None
            content = json.loads(data)
            state = BoardState(
                givens=Grid.from_text(str(content["givens"])),
                entries=Grid.from_text(str(content["entries"])),
                notes=tuple(int(mask) for mask in content["notes"]),
            )
            return state, Mode(content["mode"])
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return None
