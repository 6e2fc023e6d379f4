"""Settings that the program stores between sessions, by name and type.

The file may be damaged: a value that cannot be read, or binary data of Qt without its checksum, counts as absent.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import math
import tempfile
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QByteArray, QSettings, QTimer, Slot

from sudoku_desktop.board.formats import FileTextError
from sudoku_desktop.board.formats.puzzle_file import content
from sudoku_desktop.services.locks import lock
from sudoku_desktop.services.writing import write_bytes
from sudoku_desktop.ui.board import DEFAULT_SIGNAL
from sudoku_desktop.ui.theme import Scheme
from sudoku_desktop.ui.watching.paces import DEFAULT_PACE
from sudoku_desktop.ui.worker import Worker

MAX_RECENT = 10
DELAY_MS = 100
"""Delay, in milliseconds, before writing a change together with later ones."""
MEMORY = Path("/dev/shm")
"""Folder in memory on Linux, where QSettings writes its file first."""

Value = TypeVar("Value")


class Entries(Enum):
    """Whether a run treats entries on the board as givens; the values are those in the settings file."""

    ASK = "ask"
    KEEP = "keep"
    LEAVE = "leave"


class StartWith(Enum):
    """Puzzle on the board when the program starts; the values are those in the settings file."""

    DAILY = "puzzle of the day"
    LAST = "last puzzle"
    EMPTY = "empty grid"


class _Kept(Generic[Value]):
    """Declares a setting by its name in the file; `read` converts its text, or raises ValueError."""

    def __init__(
        self, name: str, default: Value, read: Callable[[str], Value], write: Callable[[Value], object] = str
    ) -> None:
        self._name, self._default, self._read, self._write = name, default, read, write

    def __get__(self, settings: Settings, owner: type[Settings]) -> Value:
        kept = settings.value(self._name)
        try:
            return self._default if kept is None else self._read(str(kept))
        except ValueError:
            return self._default

    def __set__(self, settings: Settings, value: Value) -> None:
        settings.set_value(self._name, self._write(value))


def _truth(text: str) -> bool:
    if text.lower() not in ("true", "false"):
        raise ValueError(text)
    return text.lower() == "true"


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


class Settings(Worker):
    """Typed access to the stored settings; a value that cannot be read counts as absent.

    The file is read once and written in a worker thread, because QSettings waits for the disk.
    """

    scheme = _Kept("appearance", Scheme.SYSTEM, Scheme, attrgetter("value"))
    safe_colours = _Kept("safeColours", False, _truth)
    """Whether colours are safe for colour blindness."""
    digit_font = _Kept("digitFont", "", str)
    """Font family of the boards, or "" for the default."""
    digit_size = _Kept("digitSize", 1.0, _finite)
    """Size of the digits on boards, relative to the standard size."""
    low_notes_on_top = _Kept("lowNotesOnTop", True, _truth)
    as_numbers = _Kept("digitsAbove9AsNumbers", False, _truth)
    """Whether digits above 9 are written as numbers, and typed with two keys."""
    tidies_notes = _Kept("tidiesNotes", True, _truth)
    """Whether an entry removes its digit from the notes of the cell's peers."""
    entries = _Kept("entries", Entries.ASK, Entries, attrgetter("value"))
    start = _Kept("start", StartWith.DAILY, StartWith, attrgetter("value"))
    last_puzzle = _Kept("lastPuzzle", "", str)
    """Puzzle on the board at the end of the last session, with entries and notes, as the text of a document."""
    keeps_runs = _Kept("keepsRuns", True, _truth)
    """Whether runs are kept in an archive on disk."""
    pace = _Kept("pace", DEFAULT_PACE, str)
    """Name of the selected pace."""
    signal = _Kept("signal", DEFAULT_SIGNAL, str)
    """Name of the signal that the board shows of a run."""
    reduced_motion = _Kept[bool | None]("reducedMotion", None, _truth)
    """Whether animations are off; None until the user chooses."""
    shows_names = _Kept("rowAndColumnNames", True, _truth)
    """Whether the names of rows and columns are shown beside the board."""
    shows_clock = _Kept("clock", True, _truth)
    zoom = _Kept("zoom", 1.0, _finite)
    """Zoom factor of the text, relative to the system's text size."""
    language = _Kept("language", "", str)
    """Language code, or "" for the system's language."""
    algorithm = _Kept("algorithm", "", str)
    """Algorithm of the last session as the text of a preset file; "" for the default."""

    def __init__(self, store: QSettings | None = None) -> None:
        super().__init__()
        store = store or QSettings()
        self.place = store.fileName(), store.format()
        """Path and format of the settings file."""
        self._values = {name: store.value(name) for name in store.allKeys()}
        self._unwritten: dict[str, object] = {}
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._timer.timeout.connect(self._begin_writing)
        self.ended.connect(self._begin_writing)

    def value(self, name: str, default: object = None) -> object:
        return self._values.get(name, default)

    def set_value(self, name: str, value: object) -> None:
        """Store a value; None removes it."""
        self._values[name] = self._unwritten[name] = value
        self._timer.start()

    @Slot()
    def _begin_writing(self) -> None:
        if self.is_busy or not self._unwritten:
            return
        values, self._unwritten = self._unwritten, {}
        self.begin(partial(_write, self.place, values))  # the thread must not be the last to hold these settings

    def sync(self) -> None:
        """Wait until all settings are written."""
        self.wait()
        values, self._unwritten = self._unwritten, {}
        _write(self.place, values)

    @property
    def recent_files(self) -> list[Path]:
        """The last files opened or saved, newest first."""
        stored = self.value("recentFiles", [])
        names = [stored] if isinstance(stored, str) else stored if isinstance(stored, list) else []
        return [Path(name) for name in names if isinstance(name, str) and name][:MAX_RECENT]

    def remember_file(self, path: Path) -> None:
        """Put a file at the top of the recent files."""
        rest = [recent for recent in self.recent_files if recent != path]
        self.set_value("recentFiles", [str(each) for each in [path, *rest][:MAX_RECENT]])

    def forget_files(self) -> None:
        self.set_value("recentFiles", None)

    def bytes(self, name: str) -> QByteArray:
        """Return binary data of Qt, such as a geometry; empty if its checksum is wrong, as damaged data crashes Qt."""
        checksum, _, text = str(self.value(name, "")).partition(":")
        try:
            data = base64.b64decode(text, validate=True)
        except (binascii.Error, ValueError):
            return QByteArray()
        return QByteArray(data) if checksum == _checksum(name, data) else QByteArray()

    def set_bytes(self, name: str, value: QByteArray) -> None:
        data = bytes(value.data())
        self.set_value(name, f"{_checksum(name, data)}:{base64.b64encode(data).decode()}")


def _write(place: tuple[str, QSettings.Format], values: dict[str, object], *_: object) -> None:
    """Write settings to the file.

    QSettings holds the GIL while it waits for the disk; so it writes to memory, and the result is copied to the disk.
    """
    path, form = Path(place[0]), place[1]
    if not MEMORY.is_dir():
        _put(place, values)
        return
    with suppress(OSError, FileTextError):  # what cannot be kept is not missed before the next start
        path.parent.mkdir(parents=True, exist_ok=True)
        held = lock(path, wait=True)
        try:
            with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
                copy = Path(folder, path.name)
                with suppress(FileNotFoundError):
                    copy.write_bytes(content(path))
                _put((str(copy), form), values)
                write_bytes(path, copy.read_bytes())
        finally:
            if held is not None:
                held.release()


def _put(place: tuple[str, QSettings.Format], values: dict[str, object]) -> None:
    store = QSettings(*place)
    for name, value in values.items():
        if value is None:
            store.remove(name)
        else:
            store.setValue(name, value)
    store.sync()


def _checksum(name: str, data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=8, person=name.encode()[:16]).hexdigest()
