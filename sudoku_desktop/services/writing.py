"""Atomic writing of files: after any error or crash, the file still has its old content.

New content is written into a hidden folder beside the target, synced to disk and then moved. Symbolic links stay links,
and files keep their permissions. The hidden folder is locked while the program runs, so that later writes into the same
folder recognise and delete the leftovers of crashed programs.
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
from sudoku_desktop.services.locks import hold, lock

PREFIX, SUFFIX = ".sudoku-desktop-", ".tmp"
"""Prefix and suffix of the names of hidden folders."""


class NotWrittenError(OSError):
    """A file could not be written.

    `path`: the file; `reason`: the system's message, or a clause of this program. `sentence` contains the reason and
    the file's name without its folder, which the user has chosen.
    """

    def __init__(self, path: Path, reason: str | Sentence) -> None:
        super().__init__(f"cannot write {path}: {reason}")
        self.path = path
        self.reason = reason
        self.sentence = Sentence("{file} could not be written: {reason}", file=path.name, reason=reason)


def write_text(path: Path, text: str) -> None:
    """Replace a file's content by UTF-8 text; on NotWrittenError the old content is unchanged."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes) -> None:
    """Replace a file's content; on NotWrittenError the old content is unchanged."""
    with NewFiles() as files:
        place = files.place_for(path)
        with naming_errors(path):
            place.write_bytes(data)
        files.commit()


@contextmanager
def naming_errors(path: Path) -> Iterator[None]:
    """Convert any OSError inside the block to a NotWrittenError for `path`."""
    try:
        yield
    except NotWrittenError as error:
        raise NotWrittenError(path, error.reason) from None
    except OSError as error:
        raise NotWrittenError(path, error.strerror or str(error)) from None


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Create the folder of a lock and hold the lock, waiting for other processes; raises NotWrittenError."""
    with naming_errors(path.parent):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        held = lock(path, wait=True)
    try:
        yield
    finally:
        if held is not None:
            held.release()


class NewFiles:
    """A set of files that are replaced together: each is written to `place_for`, then `commit` moves all of them.

    Leaving the `with` block without `commit` discards the new files. All errors are NotWrittenErrors.
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
        """Discard the new files that were not committed."""
        for folder in self._folders.values():
            folder.remove()
        self._folders.clear()
        self._moves.clear()

    def place_for(self, path: Path) -> Path:
        """Return the path for the new content of a file; raises NotWrittenError for folders, devices and pipes."""
        with naming_errors(path):
            target = target_of(path)
            if target.parent not in self._folders:
                self._folders[target.parent] = _HiddenFolder(target.parent)
        place = self._folders[target.parent].path / f"{len(self._moves)}{path.suffix}"
        self._moves.append((place, target, path))
        return place

    def commit(self) -> None:
        """Move all new files, which must be complete and closed, to their targets."""
        for place, _, path in self._moves:
            with naming_errors(path), place.open("rb+") as file:
                os.fsync(file.fileno())
        for place, target, path in self._moves:
            with naming_errors(path):
                target_of(path)
                with suppress(OSError):  # the target may be new, or the file system may lack permissions
                    place.chmod(stat.S_IMODE(target.stat().st_mode))
                place.replace(target)


def target_of(path: Path) -> Path:
    """Return the file that symbolic links lead to, existing or not.

    Raises OSError for folders, for pipes and devices, which root could replace, and for write-protected files.
    """
    try:
        target = Path(os.path.realpath(path))
        mode = target.stat().st_mode
    except FileNotFoundError:
        return target
    except ValueError:  # the name contains a NUL or characters that the file system lacks
        raise NotWrittenError(path, Sentence("no file can have this name")) from None
    if stat.S_ISDIR(mode):
        raise NotWrittenError(path, Sentence("it is a folder"))
    if not stat.S_ISREG(mode):
        raise NotWrittenError(path, Sentence("it is not a file"))
    if not os.access(target, os.W_OK):
        raise NotWrittenError(path, os.strerror(errno.EACCES))
    return target


class _HiddenFolder:
    """Hidden folder inside `parent`, locked until `remove`; creating it deletes abandoned hidden folders."""

    def __init__(self, parent: Path) -> None:
        with suppress(OSError):
            remove_abandoned(parent)
        self._lock: int | None = None
        while self._lock is None:
            self.path = Path(tempfile.mkdtemp(prefix=PREFIX, suffix=SUFFIX, dir=parent))
            try:
                self._lock = _lock_of(self.path, wait=True)
            except FileNotFoundError:  # another program locked the folder first, and deleted it as abandoned
                continue
            except OSError:  # the file system does not support locks
                return
            if not self.path.exists():
                os.close(self._lock)
                self._lock = None

    def remove(self) -> None:
        """Delete the folder with its content."""
        shutil.rmtree(self.path, ignore_errors=True)
        if self._lock is not None:
            os.close(self._lock)


def remove_abandoned(parent: Path) -> None:
    """Delete the hidden folders that crashed programs left in `parent`."""
    with os.scandir(parent) as entries:
        for entry in entries:
            if entry.name.startswith(PREFIX) and entry.name.endswith(SUFFIX):
                with suppress(OSError):
                    descriptor = _lock_of(Path(entry.path), wait=False)
                    try:
                        if os.fstat(descriptor).st_uid == os.geteuid():
                            shutil.rmtree(entry.path, ignore_errors=True)
                    finally:
                        os.close(descriptor)


def _lock_of(folder: Path, *, wait: bool) -> int:
    """Return a file descriptor that holds a lock on the folder; raises OSError when the lock is unavailable."""
    if sys.platform == "win32":
        raise OSError(errno.ENOLCK, "folders have no locks")
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        hold(descriptor, wait)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor
