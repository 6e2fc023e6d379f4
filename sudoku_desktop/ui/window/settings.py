"""What the program remembers between sessions, by name and type.

The store is a file that anything may happen to: whatever makes no sense there, or does not carry the checksum of what
Qt would crash on, counts as absent.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import math
from collections.abc import Callable
from enum import Enum
from operator import attrgetter
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QByteArray, QSettings

from sudoku_desktop.ui.board import DEFAULT_SIGNAL
from sudoku_desktop.ui.theme import Scheme
from sudoku_desktop.ui.watching.paces import DEFAULT_PACE

MAX_RECENT = 10


Value = TypeVar("Value")


class Entries(Enum):
    """What a run makes of the entries on the board; the value is what is stored."""

    ASK = "ask"
    KEEP = "keep"
    LEAVE = "leave"


class _Kept(Generic[Value]):
    """A setting by its name in the store; `read` raises ValueError for a text that makes no sense."""

    def __init__(
        self, name: str, default: Value, read: Callable[[str], Value], write: Callable[[Value], object] = str
    ) -> None:
        self._name, self._default, self._read, self._write = name, default, read, write

    def __get__(self, settings: Settings, owner: type[Settings]) -> Value:
        kept = settings.store.value(self._name)
        try:
            return self._default if kept is None else self._read(str(kept))
        except ValueError:
            return self._default

    def __set__(self, settings: Settings, value: Value) -> None:
        settings.store.setValue(self._name, self._write(value))


def _truth(text: str) -> bool:
    if text.lower() not in ("true", "false"):
        raise ValueError(text)
    return text.lower() == "true"


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


class Settings:
    """Typed access to QSettings; a value that makes no sense counts as absent."""

    scheme = _Kept("appearance", Scheme.SYSTEM, Scheme, attrgetter("value"))
    safe_colours = _Kept("safeColours", False, _truth)
    """Whether colours are those that are safe for colour blindness."""
    digit_font = _Kept("digitFont", "", str)
    """A family of fonts, or "" for the window's."""
    digit_size = _Kept("digitSize", 1.0, _finite)
    """How many times as large as usual the boards' digits are."""
    low_notes_on_top = _Kept("lowNotesOnTop", False, _truth)
    as_numbers = _Kept("digitsAbove9AsNumbers", False, _truth)
    """Whether digits above 9 are written as numbers, and typed with two keys."""
    tidies_notes = _Kept("tidiesNotes", True, _truth)
    """Whether an entry rubs its digit out of the notes of the cell's peers."""
    entries = _Kept("entries", Entries.ASK, Entries, attrgetter("value"))
    pace = _Kept("pace", DEFAULT_PACE, str)
    """The name of a pace."""
    signal = _Kept("signal", DEFAULT_SIGNAL, str)
    """The name of the signal that the board shows of a run."""
    reduced_motion = _Kept[bool | None]("reducedMotion", None, _truth)
    """Whether nothing is to move on the board by itself; None before anybody chose."""
    zoom = _Kept("zoom", 1.0, _finite)
    """How many times as large as the system's text everything is."""
    language = _Kept("language", "", str)
    """A language code, or "" to follow the system."""
    algorithm = _Kept("algorithm", "", str)
    """The algorithm used last, as the text of a preset's file; "" for the default."""

    def __init__(self, store: QSettings | None = None) -> None:
        self.store = store or QSettings()

    @property
    def recent_files(self) -> list[Path]:
        """The last files opened or saved, newest first."""
        stored = self.store.value("recentFiles", [])
        names = [stored] if isinstance(stored, str) else stored if isinstance(stored, list) else []
        return [Path(name) for name in names if isinstance(name, str) and name][:MAX_RECENT]

    def remember_file(self, path: Path) -> None:
        """Put a file on top of the recent ones."""
        rest = [recent for recent in self.recent_files if recent != path]
        self.store.setValue("recentFiles", [str(each) for each in [path, *rest][:MAX_RECENT]])

    def forget_files(self) -> None:
        self.store.remove("recentFiles")

    def bytes(self, name: str) -> QByteArray:
        """Bytes as they were kept, such as a geometry or state of Qt's, which trusts them; else none."""
        checksum, _, text = str(self.store.value(name, "")).partition(":")
        try:
            data = base64.b64decode(text, validate=True)
        except (binascii.Error, ValueError):
            return QByteArray()
        return QByteArray(data) if checksum == _checksum(name, data) else QByteArray()

    def set_bytes(self, name: str, value: QByteArray) -> None:
        data = bytes(value.data())
        self.store.setValue(name, f"{_checksum(name, data)}:{base64.b64encode(data).decode()}")


def _checksum(name: str, data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=8, person=name.encode()[:16]).hexdigest()
