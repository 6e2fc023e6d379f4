"""Locks that a program holds for as long as it lives: the system lets go of them, however it ends."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

LOCK_SUFFIX = ".lock"
"""What a lock's own file has after the name of the file it locks."""


class FileLock:
    """The lock of a file, which stands beside it in a file of its own; held until `release`."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path = path
        self._descriptor = descriptor

    def release(self) -> None:
        """Let go, and leave no trace."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)  # first, while nobody else can hold it
        with suppress(OSError):
            os.close(self._descriptor)
        with suppress(OSError):
            if sys.platform == "win32":  # an open file cannot be removed there
                self._path.unlink(missing_ok=True)


def lock(path: Path, *, wait: bool = False) -> FileLock | None:
    """The lock of a file that may not be there yet; None while somebody else holds it, unless that is waited for.

    Where the file system knows no locks nobody holds any. Raises OSError when nothing can be written there.
    """
    beside = path.with_name(path.name + LOCK_SUFFIX)
    while True:
        descriptor = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _hold(descriptor, wait)
        except OSError as error:
            if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
                os.close(descriptor)
                return None
        # Whoever held it may have removed the file between our opening and our locking it.
        with suppress(FileNotFoundError):
            if os.path.samestat(os.stat(beside), os.fstat(descriptor)):
                return FileLock(beside, descriptor)
        os.close(descriptor)


def _hold(descriptor: int, wait: bool) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
