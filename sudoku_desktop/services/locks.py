"""File locks, which the operating system releases when the process ends in whatever way."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

LOCK_SUFFIX = ".lock"
"""Suffix of the lock file, appended to the name of the locked file."""


class FileLock:
    """Lock on a file, held through a lock file beside it until `release`."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path = path
        self._descriptor = descriptor

    def release(self) -> None:
        """Release the lock and delete the lock file."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)  # delete before releasing, while no other process can hold the lock
        with suppress(OSError):
            os.close(self._descriptor)
        with suppress(OSError):
            if sys.platform == "win32":  # Windows cannot delete an open file
                self._path.unlink(missing_ok=True)


def lock(path: Path, *, wait: bool = False) -> FileLock | None:
    """Lock a file, which need not exist yet; returns None while another process holds the lock, unless `wait`.

    On file systems without locks the call always succeeds. Raises OSError when the lock file cannot be created.
    """
    beside = path.with_name(path.name + LOCK_SUFFIX)
    while True:
        descriptor = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            hold(descriptor, wait)
        except OSError as error:
            if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
                os.close(descriptor)
                return None
        # A former holder may have deleted the lock file after it was opened here; then the lock is worthless.
        with suppress(FileNotFoundError):
            if os.path.samestat(os.stat(beside), os.fstat(descriptor)):
                return FileLock(beside, descriptor)
        os.close(descriptor)


def hold(descriptor: int, wait: bool) -> None:
    """Lock an open file; raises OSError when another process holds the lock, unless `wait`."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
