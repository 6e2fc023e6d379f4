"""Keeps what is on the board safe from a crash: written a few seconds after each edit, offered at the next start.

Every window has a file of its own and locks it, so that several may be open; the file of a program that has died is
locked by nobody, and is what somebody left over.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Slot

from sudoku_desktop.board import Grid
from sudoku_desktop.services.locks import FileLock, lock
from sudoku_desktop.services.writing import write_text
from sudoku_desktop.ui.board import BoardEditor, BoardState, Mode

DELAY_MS = 3000
MAX_BYTES = 64 * 1024
_VERSION = 1


def default_path() -> Path:
    """In the folder that the system gives this program for its data; further windows number theirs."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / "autosave.json"


@dataclass(frozen=True)
class LeftOver:
    """What a program that ended badly left; nobody else is offered it before it is discarded or released."""

    path: Path
    lock: FileLock
    state: BoardState
    mode: Mode

    def discard(self) -> None:
        """Nobody will want it any more."""
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
        self.lock.release()

    def release(self) -> None:
        """Leave it for the next start."""
        self.lock.release()


class Autosave(QObject):
    """Writes the editor's state while it is unsaved; `withdraw` when the program ends as it should."""

    def __init__(self, editor: BoardEditor, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._editor = editor
        self._first_path = path
        self._own: tuple[Path, FileLock] | None = None
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._timer.timeout.connect(self.write)
        editor.state_changed.connect(self._timer.start)

    @property
    def path(self) -> Path | None:
        """The file that holds what is on the board; None while there is none."""
        return self._own[0] if self._own else None

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
            if self._own is None:
                self._first_path.parent.mkdir(parents=True, exist_ok=True)
                self._own = self._free_path()
            write_text(self._own[0], json.dumps(content))
        except OSError:
            return

    @Slot()
    def withdraw(self) -> None:
        """There is nothing to restore of this window; what others left, and nobody has answered for, stays."""
        self._timer.stop()
        if self._own is not None:
            path, held = self._own
            self._own = None
            with suppress(OSError):
                path.unlink(missing_ok=True)
            held.release()

    def left_overs(self) -> Iterator[LeftOver]:
        """What programs that died have left, as far as it makes sense, each locked."""
        first = self._first_path
        for path in sorted(first.parent.glob(f"{first.stem}*{first.suffix}")):
            if path == self.path:
                continue
            try:
                held = lock(path)
            except OSError:
                continue
            if held is None:
                continue
            content = read_autosave(path)
            if content is None:
                held.release()
            else:
                yield LeftOver(path, held, *content)

    def _free_path(self) -> tuple[Path, FileLock]:
        """The first file that is not there and nobody else is about to write, locked."""
        first = self._first_path
        for number in count(1):
            path = first if number == 1 else first.with_stem(f"{first.stem}-{number}")
            held = None if path.exists() else lock(path)
            if held is not None and path.exists():
                held.release()
            elif held is not None:
                return path, held
        raise AssertionError("there are always more numbers")


def read_autosave(path: Path) -> tuple[BoardState, Mode] | None:
    """What stands in a file; None when there is nothing that makes sense."""
    try:
        if not path.is_file():
            return None
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            return None
        content = json.loads(data)
        notes = content["notes"]
        if not (isinstance(notes, list) and all(type(mask) is int for mask in notes)):
            return None
        state = BoardState(Grid.from_text(content["givens"]), Grid.from_text(content["entries"]), tuple(notes))
        return state, Mode(content["mode"])
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None
