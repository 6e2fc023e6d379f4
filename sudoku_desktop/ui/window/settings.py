"""What the program remembers between sessions, by name and type.

The store is a file that anything may happen to: whatever makes no sense there, or does not carry the checksum of what
Qt would crash on, counts as absent.
"""

import base64
import binascii
import hashlib
import math
from enum import Enum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QSettings

from sudoku_desktop.ui.board import DEFAULT_SIGNAL
from sudoku_desktop.ui.theme import Scheme
from sudoku_desktop.ui.watching.paces import DEFAULT_PACE

MAX_RECENT = 10


Choice = TypeVar("Choice", bound=Enum)


class Entries(Enum):
    """What a run makes of the entries on the board; the value is what is stored."""

    ASK = "ask"
    KEEP = "keep"
    LEAVE = "leave"


class Settings:
    """Typed access to QSettings; a value that makes no sense counts as absent."""

    def __init__(self, store: QSettings | None = None) -> None:
        self._store = store or QSettings()

    def _one_of(self, kind: type[Choice], name: str) -> Choice:
        """The choice that is kept by this name; the first of its kind if there is none."""
        kept = str(self._store.value(name, ""))
        return next((each for each in kind if each.value == kept), next(iter(kind)))

    @property
    def scheme(self) -> Scheme:
        """Light, dark, or as the system."""
        return self._one_of(Scheme, "appearance")

    @scheme.setter
    def scheme(self, scheme: Scheme) -> None:
        self._store.setValue("appearance", scheme.value)

    @property
    def pace(self) -> str:
        """The name of a pace."""
        return str(self._store.value("pace", DEFAULT_PACE))

    @pace.setter
    def pace(self, name: str) -> None:
        self._store.setValue("pace", name)

    @property
    def signal(self) -> str:
        """The name of the signal that the board shows of a run."""
        return str(self._store.value("signal", DEFAULT_SIGNAL))

    @signal.setter
    def signal(self, name: str) -> None:
        self._store.setValue("signal", name)

    def reduced_motion(self, otherwise: bool) -> bool:
        """Whether nothing is to move on the board by itself; `otherwise`: before anybody chose."""
        return str(self._store.value("reducedMotion", otherwise)).lower() == "true"

    def set_reduced_motion(self, reduced: bool) -> None:
        """Remember the choice."""
        self._store.setValue("reducedMotion", reduced)

    @property
    def entries(self) -> Entries:
        """What a run makes of entries."""
        return self._one_of(Entries, "entries")

    @entries.setter
    def entries(self, entries: Entries) -> None:
        self._store.setValue("entries", entries.value)

    @property
    def zoom(self) -> float:
        """How many times as large as the system's text everything is; a finite number."""
        try:
            factor = float(str(self._store.value("zoom", 1.0)))
        except ValueError:
            return 1.0
        return factor if math.isfinite(factor) else 1.0

    @zoom.setter
    def zoom(self, factor: float) -> None:
        self._store.setValue("zoom", factor)

    @property
    def language(self) -> str:
        """A language code, or "" to follow the system."""
        return str(self._store.value("language", ""))

    @language.setter
    def language(self, code: str) -> None:
        self._store.setValue("language", code)

    @property
    def algorithm(self) -> str:
        """The algorithm used last, as the text of a preset's file; "" for the default."""
        return str(self._store.value("algorithm", ""))

    @algorithm.setter
    def algorithm(self, text: str) -> None:
        self._store.setValue("algorithm", text)

    @property
    def recent_files(self) -> list[Path]:
        """The last files opened or saved, newest first."""
        stored = self._store.value("recentFiles", [])
        names = [stored] if isinstance(stored, str) else stored if isinstance(stored, list) else []
        return [Path(name) for name in names if isinstance(name, str) and name][:MAX_RECENT]

    def remember_file(self, path: Path) -> None:
        """Put a file on top of the recent ones."""
        rest = [recent for recent in self.recent_files if recent != path]
        self._store.setValue("recentFiles", [str(each) for each in [path, *rest][:MAX_RECENT]])

    def forget_files(self) -> None:
        """Empty the list of recent files."""
        self._store.remove("recentFiles")

    def bytes(self, name: str) -> QByteArray:
        """Bytes as they were kept, such as a geometry or state of Qt's, which trusts them; else none."""
        checksum, _, text = str(self._store.value(name, "")).partition(":")
        try:
            data = base64.b64decode(text, validate=True)
        except (binascii.Error, ValueError):
            return QByteArray()
        return QByteArray(data) if checksum == _checksum(name, data) else QByteArray()

    def set_bytes(self, name: str, value: QByteArray) -> None:
        """Keep bytes with their checksum."""
        data = bytes(value.data())
        self._store.setValue(name, f"{_checksum(name, data)}:{base64.b64encode(data).decode()}")


def _checksum(name: str, data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=8, person=name.encode()[:16]).hexdigest()
