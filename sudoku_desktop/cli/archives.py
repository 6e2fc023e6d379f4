"""The archive of runs that a command reads, or in which it stores its runs."""

from __future__ import annotations

import argparse
import shlex
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sudoku_desktop.cli.output import BadInputError, naming_file

if TYPE_CHECKING:
    from sudoku_desktop.trials.archive import Archive
    from sudoku_desktop.trials.records import MadeRun

WRITE_SECONDS = 1.0
"""Maximum time, in seconds, that finished runs wait to be written together."""


def add_archive(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--archive", type=Path, metavar="FILE", help="where runs are kept; default: your own archive")


def add_keep(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--keep", action="store_true", default=None, help="keep the runs for the Lab of the window")
    add_archive(parser)


def archive_option(archive: Path | None) -> str:
    """Return the option that selects this archive, with a leading blank; "" for None, the user's own archive."""
    return "" if archive is None else f" --archive {shlex.quote(str(archive))}"


def open_archive(options: argparse.Namespace, *, may_be_new: bool = False) -> Archive:
    """Return the archive of `--archive` or the user's own; raises BadInputError if a required file is missing."""
    from sudoku_desktop.trials.archive import Archive
    from sudoku_desktop.trials.database import DamagedArchiveError

    if options.archive is not None and not (may_be_new or options.archive.exists()):
        raise BadInputError(f"there is no archive {options.archive}")
    try:
        with naming_file("cannot use", options.archive or "the archive"):
            return Archive(options.archive)
    except DamagedArchiveError as error:
        raise BadInputError(f"{error}: sudoku-cli study set-aside{archive_option(options.archive)}") from None


@contextmanager
def keeping(options: argparse.Namespace, batch: str) -> Iterator[Callable[[Sequence[MadeRun]], None] | None]:
    """Provide a function that stores finished runs as a batch, or None if runs are not to be stored.

    The function may be called by one thread at a time.
    """
    if not options.keep and options.archive is None:
        yield None
        return
    from sudoku_desktop.trials.records import MOST_BATCH_RUNS

    waiting: list[MadeRun] = []
    written = time.monotonic()

    with open_archive(options, may_be_new=True) as archive:

        def write() -> None:
            archive.add(waiting, anew=True)
            archive.keep_newest(MOST_BATCH_RUNS, of_batches=True)
            waiting.clear()

        def keep(runs: Sequence[MadeRun]) -> None:
            nonlocal written
            waiting.extend(run.in_batch(batch) for run in runs)
            if time.monotonic() - written >= WRITE_SECONDS:
                write()
                written = time.monotonic()

        try:
            yield keep
        finally:
            write()
