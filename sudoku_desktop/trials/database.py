"""A SQLite file of this program: opening, migrating, writing in transactions, and moving it away when damaged.

New versions of the program add tables and columns: `user_version` counts the migrations applied to a file.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from threading import RLock
from types import TracebackType
from typing import Any, Self

from sudoku_desktop.sentence import ProblemError, Sentence

LOCK_TIMEOUT = 10.0
"""Timeout, in seconds, for a lock that another program holds while it writes; its transactions take milliseconds."""
CLOSING_SECONDS = 1.0
"""Maximum time, in seconds, to wait until no thread uses the database."""
CORRUPT, NOT_A_DATABASE, SCHEMA_ERROR = 11, 26, 1
"""SQLite's result codes for a damaged file; the last one for missing tables and columns."""
BUSY, LOCKED = 5, 6
CANNOT_OPEN, READ_ONLY = 14, 8


class DamagedArchiveError(ProblemError):
    """The file of an archive is damaged as a whole; `set_aside` renames it, so that a new one can be created."""

    def __init__(self, path: Path, reason: str) -> None:
        self.path = path
        super().__init__(
            Sentence(
                "{file} cannot be used: {reason}; set the file aside, and a new one is begun", file=path, reason=reason
            )
        )


class Database:
    """A SQLite file, created if missing; any thread may use it, one at a time.

    Raises DamagedArchiveError for a damaged file, ProblemError for one that a newer version wrote or that cannot be
    opened, and OSError when its folder cannot be made. Every method may raise ProblemError, too: the disk may be full,
    or another program may hold the file's lock for longer than `lock_timeout` seconds.
    """

    def __init__(self, path: Path, migrations: Sequence[Sequence[str]], lock_timeout: float = LOCK_TIMEOUT) -> None:
        self.path = path
        self.migrations = migrations
        self._lock_timeout = lock_timeout
        self._lock = RLock()
        self._connect()

    def _connect(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self._converting_errors():
            self._database = sqlite3.connect(
                self.path, timeout=self._lock_timeout, isolation_level=None, check_same_thread=False
            )
            self._database.text_factory = _decoded
            try:
                self._prepare()
            except BaseException:
                self._database.close()
                raise

    def _prepare(self) -> None:
        for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"):
            self._database.execute(f"PRAGMA {pragma}")
        self._database.execute("SELECT count(*) FROM sqlite_master").fetchone()  # a damaged schema raises its error now
        if self._database.execute("PRAGMA user_version").fetchone() == (len(self.migrations),):
            return  # return before writing, so that readers need not wait for a writer's lock
        with self._transaction():
            (version,) = self._database.execute("PRAGMA user_version").fetchone()
            if version > len(self.migrations):
                raise ProblemError(
                    Sentence(
                        "{file} was written by a newer version of the program; this one cannot read it",
                        file=self.path.name,
                    )
                )
            for statements in self.migrations[version:]:
                for statement in statements:
                    self._database.execute(statement)
            self._database.execute(f"PRAGMA user_version = {len(self.migrations)}")

    def close(self) -> None:
        """Close the file, unless a thread still uses it after CLOSING_SECONDS."""
        if self._lock.acquire(timeout=CLOSING_SECONDS):
            self._database.close()
            self._lock.release()

    def begin_anew(self) -> Path:
        """Move the damaged file away and continue with an empty one; return the new path of the old file."""
        with self._lock:
            self._database.close()
            aside = set_aside(self.path)
            self._connect()
        return aside

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    @contextmanager
    def _converting_errors(self) -> Iterator[None]:
        """Convert errors of SQLite, and of damaged data, inside the block to DamagedArchiveError or ProblemError."""
        try:
            yield
        except (UnicodeError, OverflowError, MemoryError) as error:  # from texts and numbers of a damaged file
            raise DamagedArchiveError(self.path, str(error)) from None
        except (sqlite3.Error, sqlite3.Warning) as error:
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            if code in (CORRUPT, NOT_A_DATABASE, SCHEMA_ERROR):
                raise DamagedArchiveError(self.path, str(error)) from None
            if code in (BUSY, LOCKED):
                raise ProblemError(
                    Sentence("{file} is in use by another program; try again when it has finished", file=self.path)
                ) from None
            if code in (CANNOT_OPEN, READ_ONLY):
                raise ProblemError(
                    Sentence("{file} cannot be opened: the file and its folder must be writable", file=self.path)
                ) from None
            raise ProblemError(Sentence("{file} cannot be used: {reason}", file=self.path, reason=str(error))) from None

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """Commit the changes made in the context, or roll them back when an exception leaves it."""
        with self._lock, self._converting_errors():
            self._database.execute("BEGIN IMMEDIATE")
            try:
                yield self._database
            except BaseException:
                with suppress(sqlite3.Error):  # the error itself has rolled the transaction back
                    self._database.execute("ROLLBACK")
                raise
            self._database.execute("COMMIT")

    def _rows(self, statement: str, values: Sequence[object] = ()) -> list[Any]:
        with self._lock, self._converting_errors():
            return self._database.execute(statement, values).fetchall()


def set_aside(path: Path) -> Path:
    """Rename the file of an archive and SQLite's files beside it, and return its new path; raises OSError."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.name}.damaged-{stamp}")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.damaged-{stamp}-{number}")
    path.rename(aside)
    for suffix in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + suffix).rename(aside.with_name(aside.name + suffix))
    return aside


def _decoded(data: bytes) -> str:
    """Decode a text of the file leniently, so that a damaged text affects only its own row."""
    return data.decode("utf-8", "replace")
