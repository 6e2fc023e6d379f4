"""Writes files whole or not at all: whatever fails, and whenever the program is killed, the old content stands.

New content goes into a hidden folder beside its place, is brought to the disk, and then moved. A symbolic link stays
a link, and a file keeps its permissions. The folder is locked as long as its program lives: the next writing into the
same place can tell what a killed program left behind, and removes it.
"""

from __future__ import annotations

import errno
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from sudoku_desktop.sentence import Sentence

PREFIX, SUFFIX = ".sudoku-desktop-", ".tmp"
"""What the hidden folders are called."""


class NotWrittenError(OSError):
    """A file could not be written. `path`: which; `reason`: why, in the system's words or in a clause of ours.

    `sentence` says both to a person who knows the folder.
    """

    def __init__(self, path: Path, reason: str | Sentence) -> None:
        super().__init__(f"cannot write {path}: {reason}")
        self.path = path
        self.reason = reason
        self.sentence = Sentence("{file} could not be written: {reason}", file=path.name, reason=reason)


def write_text(path: Path, text: str) -> None:
    """Replace a file's content by UTF-8 text; raises NotWrittenError, and then the old content still stands."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes) -> None:
    """Replace a file's content; raises NotWrittenError, and then the old content still stands."""
    with NewFiles() as files:
        place = files.place_for(path)
        with blaming(path):
            place.write_bytes(data)
        files.commit()


@contextmanager
def blaming(path: Path) -> Iterator[None]:
    """Raises what the system refuses inside the block as a NotWrittenError of this file."""
    try:
        yield
    except NotWrittenError as error:
        raise NotWrittenError(path, error.reason) from None
    except OSError as error:
        raise NotWrittenError(path, error.strerror or str(error)) from None


class NewFiles:
    """Files on their way: each is written where `place_for` says, and `commit` moves all of them.

    Leaving the `with` block abandons the rest. Errors are NotWrittenErrors.
    """

    def __init__(self) -> None:
        self._folders: dict[Path, _HiddenFolder] = {}
        self._moves: list[tuple[Path, Path, Path]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.abandon()

    def abandon(self) -> None:
        """Throw away what was not moved."""
        for folder in self._folders.values():
            folder.remove()
        self._folders.clear()
        self._moves.clear()

    def place_for(self, path: Path) -> Path:
        """Where to write the new content of a file, with its ending; a folder, device or pipe is refused."""
        with blaming(path):
            target = target_of(path)
            if target.parent not in self._folders:
                self._folders[target.parent] = _HiddenFolder(target.parent)
        place = self._folders[target.parent].path / f"{len(self._moves)}{path.suffix}"
        self._moves.append((place, target, path))
        return place

    def commit(self) -> None:
        """Move the files, which are complete and closed, to where they belong."""
        for place, _, path in self._moves:
            with blaming(path), place.open("rb+") as file:
                os.fsync(file.fileno())
        for place, target, path in self._moves:
            with blaming(path):
                target_of(path)
                with suppress(OSError):  # a new file, or a file system without permissions
                    place.chmod(stat.S_IMODE(target.stat().st_mode))
                place.replace(target)


def target_of(path: Path) -> Path:
    """The file that links lead to, there already or not.

    Raises OSError for a folder, for a pipe or device, which root could replace, and for a write-protected file.
    """
    try:
        target = Path(os.path.realpath(path))
        mode = target.stat().st_mode
    except FileNotFoundError:
        return target
    except ValueError:  # a NUL, or letters the file system cannot write
        raise NotWrittenError(path, Sentence("no file can have this name")) from None
    if stat.S_ISDIR(mode):
        raise NotWrittenError(path, Sentence("it is a folder"))
    if not stat.S_ISREG(mode):
        raise NotWrittenError(path, Sentence("it is not a file"))
    if not os.access(target, os.W_OK):
        raise NotWrittenError(path, os.strerror(errno.EACCES))
    return target


class _HiddenFolder:
    """A folder of ours in another, locked until it is removed; before it is made, the abandoned ones are removed."""

    def __init__(self, parent: Path) -> None:
        with suppress(OSError):
            remove_abandoned(parent)
        self._lock: int | None = None
        while self._lock is None:
            self.path = Path(tempfile.mkdtemp(prefix=PREFIX, suffix=SUFFIX, dir=parent))
            try:
                self._lock = _lock_of(self.path, wait=True)
            except FileNotFoundError:  # another program was quicker to lock, and removed it
                continue
            except OSError:  # no locks here
                return
            if not self.path.exists():
                os.close(self._lock)
                self._lock = None

    def remove(self) -> None:
        """With all that is in it."""
        shutil.rmtree(self.path, ignore_errors=True)
        if self._lock is not None:
            os.close(self._lock)


def remove_abandoned(parent: Path) -> None:
    """What programs left that were killed, or lost their power, while they wrote into this folder."""
    with os.scandir(parent) as entries:
        for entry in entries:
            if entry.name.startswith(PREFIX) and entry.name.endswith(SUFFIX):
                with suppress(OSError):
                    lock = _lock_of(Path(entry.path), wait=False)
                    try:
                        if os.fstat(lock).st_uid == os.geteuid():
                            shutil.rmtree(entry.path, ignore_errors=True)
                    finally:
                        os.close(lock)


def _lock_of(folder: Path, *, wait: bool) -> int:
    """A descriptor that locks the folder until it is closed; raises OSError where another does, or nobody can."""
    if sys.platform == "win32":
        raise OSError(errno.ENOLCK, "folders have no locks")
    import fcntl

    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except OSError:
        os.close(descriptor)
        raise
    return descriptor
