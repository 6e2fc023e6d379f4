"""Crash recovery: the board is written to a recovery file seconds after each edit, and offered at the next start.

Each window has a recovery file of its own, which it locks, so that several windows may be open. A recovery file that
nobody locks was left by a program that crashed.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Slot

from sudoku_desktop.board import SIZES, Puzzle
from sudoku_desktop.board.formats import FileTextError, dumps, read_file, read_text
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.services.locks import LOCK_SUFFIX, FileLock, lock
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.services.writing import NotWrittenError, remove_abandoned, write_text
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.board import BoardEditor, Mode
from sudoku_desktop.ui.worker import Emit, Worker

DELAY_MS = 2000
SUFFIX = ".sudoku"
MODE = "mode"
"""Key of the editor's mode in a recovery file, which is a document otherwise."""


def default_path() -> Path:
    """Return the path of the first recovery file, in the user's data folder; further windows append a number."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / f"autosave{SUFFIX}"


@dataclass(frozen=True)
class RecoveryFile:
    """Recovery file of a crashed program, locked until it is discarded or its lock is released."""

    path: Path
    lock: FileLock
    puzzle: Puzzle
    mode: Mode

    def discard(self) -> None:
        """Delete the file and release its lock."""
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
        self.lock.release()


class Autosave(Worker):
    """Writes the result of `puzzle` to a recovery file while it is unsaved.

    `failed` is emitted with a sentence when the file cannot be written; the next edit tries again. `withdraw` is called
    when the program ends normally.
    """

    def __init__(self, editor: BoardEditor, puzzle: Callable[[], Puzzle], path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._editor = editor
        self._puzzle = puzzle
        self._first_path = path
        self._own: tuple[Path, FileLock] | None = None
        """Recovery file of this window and its lock; only the worker thread uses them."""
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._timer.timeout.connect(self.write)
        editor.state_changed.connect(self._write_soon)
        editor.clean_changed.connect(self._write_soon)
        editor.place_changed.connect(self._write_soon)

    @property
    def path(self) -> Path | None:
        """Path of this window's recovery file, or None if there is none."""
        return self._own[0] if self._own else None

    @Slot()
    def _write_soon(self) -> None:
        if not self._timer.isActive():  # do not restart the timer, so that continuous typing is saved, too
            self._timer.start()

    @Slot()
    def write(self) -> None:
        editor = self._editor
        if editor.is_clean or editor.state.is_empty:
            self._discard()
            return
        puzzle, mode = self._puzzle(), editor.mode

        def work(stop: Stop, emit: Emit) -> None:
            try:
                if self._own is None:
                    self._first_path.parent.mkdir(parents=True, exist_ok=True)
                    self._own = self._free_path()
                write_text(self._own[0], dumps_with_mode(puzzle, mode))
            except OSError as error:
                emit(self.failed, self._why(error))

        self.begin(work)

    def _why(self, error: OSError) -> str:
        reason: str | Sentence = error.reason if isinstance(error, NotWrittenError) else error.strerror or str(error)
        return tr(
            "If the program ended now, your work would be lost: it cannot be kept safe ({reason}).",
            reason=reason,
        )

    def _discard(self) -> None:
        self._timer.stop()

        def work(stop: Stop, emit: Emit) -> None:
            if self._own is not None:
                path, held = self._own
                self._own = None
                with suppress(OSError):
                    path.unlink(missing_ok=True)
                held.release()

        self.begin(work)

    def withdraw(self) -> None:
        """Discard this window's recovery file and keep those of crashed programs."""
        self._discard()
        self.wait()

    def adopt(self, file: RecoveryFile) -> None:
        """Use the recovery file of a crashed program as this window's own."""
        self.withdraw()
        self._own = file.path, file.lock

    def crashed(self) -> Iterator[RecoveryFile]:
        """Yield the readable recovery files of crashed programs, each locked, and delete their temporary files."""
        first = self._first_path
        with suppress(OSError):
            remove_abandoned(first.parent)
        names = {path.name.removesuffix(LOCK_SUFFIX) for path in first.parent.glob(f"{first.stem}*{first.suffix}*")}
        for path in sorted(first.with_name(name) for name in names if name.endswith(first.suffix)):
            try:
                held = None if path == self.path else lock(path)
            except OSError:
                continue
            if held is None:
                continue
            content = read_autosave(path)
            if content is None:
                held.release()
            else:
                yield RecoveryFile(path, held, *content)

    def _free_path(self) -> tuple[Path, FileLock]:
        """Return the first free path for a recovery file, with its lock."""
        first = self._first_path
        for number in count(1):
            path = first if number == 1 else first.with_stem(f"{first.stem}-{number}")
            held = None if os.path.lexists(path) else lock(path)
            if held is not None and os.path.lexists(path):
                held.release()
            elif held is not None:
                return path, held
        raise AssertionError("there are always more numbers")


def read_autosave(path: Path) -> tuple[Puzzle, Mode] | None:
    """Return the puzzle and the mode in a recovery file, or None if it cannot be read."""
    try:
        return _with_mode(read_file(path).puzzles[0])
    except (OSError, FileTextError):
        return None


def dumps_with_mode(puzzle: Puzzle, mode: Mode) -> str:
    """Return a puzzle and the editor's mode as the text of a document."""
    return dumps([replace(puzzle, unknown={**puzzle.unknown, MODE: mode.value})], SUFFIX)


def loads_with_mode(text: str) -> tuple[Puzzle, Mode]:
    """Return puzzle and mode from the text of a document; raises FileTextError for an invalid text."""
    return _with_mode(read_text(text, SUFFIX, SIZES).puzzles[0])


def _with_mode(puzzle: Puzzle) -> tuple[Puzzle, Mode]:
    unknown = dict(puzzle.unknown)
    entering = unknown.pop(MODE, None) == Mode.ENTERING.value
    return replace(puzzle, unknown=unknown), Mode.ENTERING if entering else Mode.PLAYING
