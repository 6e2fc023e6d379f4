"""Archive of the window's runs: documents get those of the session, the user's archive gets all of them.

A run of the page Evolution or of a race is written by a worker thread when it stops or is replaced, provided that it
has completed a generation; if it is continued, the longer run replaces the shorter one. The newest MOST_KEPT runs are
stored, some 12 KB each.

Finished runs of ratings and rated collections come in batches, which are written about once a second. The newest
MOST_BATCH_RUNS of them are stored, some 5 KB each; each trial once, however often a puzzle is rated.

A run that cannot be written, for example because another program has locked the archive, is retried with the next run.
Runs that are still unwritten when the program closes go to a separate file beside the archive, and the next session
adds them.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sudoku_desktop.board import Grid
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.trials.recorded_runs import RecordedRun
from sudoku_desktop.ui.plots.scales import OverlaidRun, Scale
from sudoku_desktop.ui.watching.record import RunRecord
from sudoku_desktop.ui.worker import Emit, Worker

if TYPE_CHECKING:  # imported when the first run is written
    from sudoku_desktop.trials.archive import Archive
    from sudoku_desktop.trials.records import MadeRun

ARCHIVE = "runs.sqlite3"
MOST_KEPT = 5_000
BATCH_MS = 1000
"""Maximum time, in milliseconds, that finished runs of a batch wait to be written together."""
MOST_EARLIER = 5
"""Maximum number of earlier runs on a puzzle that the plot shows in grey."""
MAX_RECORDS = 30
"""Maximum number of runs of the session whose trajectories are kept in memory, up to 2 MB each."""
POINTS = 512
"""Number of points of an archived history, about the width of a plot in pixels."""
LOCK_SECONDS = 2.0
"""Timeout, in seconds, while another program writes to the archive."""
CLOSING_SECONDS = 3.0
"""Maximum time, in seconds, that closing waits for runs to be written; longer than LOCK_SECONDS."""
IN_MEMORY = Path(":memory:")


class RunKeeper(Worker):
    """Stores the window's runs in an archive, in a worker thread.

    `folder`: folder of the window's files. `keeps`: whether runs are stored on disk; otherwise the archive is in
    memory. `shares`: whether the archive is the one of the command line instead of one in `folder`.
    """

    changed = Signal()
    """Emitted when a run has been added to the archive."""
    pending_added = Signal()
    """Emitted when runs that an earlier session could not write have been added to the archive."""

    def __init__(self, folder: Path, parent: QObject, *, keeps: bool, shares: bool) -> None:
        super().__init__(parent)
        self.keeps = keeps
        self.studies = folder / "studies"
        """The folder of the user's own studies."""
        self._own_path, self._shares = folder / ARCHIVE, shares
        self._lock = threading.Lock()
        self._archives: dict[str, Archive] = {}
        self._due: deque[Callable[[], MadeRun]] = deque()
        self._unwritten: deque[MadeRun] = deque(maxlen=MOST_KEPT)
        """Runs that are being written, or could not be written yet."""
        self.records: list[RunRecord] = []
        """The runs of this session, newest first."""
        self._batched: list[Callable[[], MadeRun]] = []
        self._batch_timer = QTimer(self, singleShot=True, interval=BATCH_MS)
        self._batch_timer.timeout.connect(self._write_batch)
        self.ended.connect(self._go_on)

    def recorded(self, puzzle: Grid) -> Iterator[RecordedRun]:
        """Yield the finished runs of a puzzle in this session, oldest first."""
        return (each.recorded for each in reversed(self.records) if each.puzzle == puzzle)

    @cached_property
    def _path(self) -> Path:
        """Path of the archive in the folder, or of the command line's archive."""
        if not self._shares:
            return self._own_path
        from sudoku_desktop.trials.archive import default_path

        return default_path()

    def lasting_archive(self) -> Archive:
        """Return the archive on disk, with a longer timeout for locks than that of `archive`."""
        return self._open("studies", self._path)

    def archive(self) -> Archive:
        """Return the archive to which runs are currently written.

        Any thread may call this. Raises ProblemError and OSError as `Archive` does.
        """
        return self._open("runs", self._path, LOCK_SECONDS) if self.keeps else self._open("memory", IN_MEMORY)

    def _open(self, use: str, path: Path, *lock_timeout: float) -> Archive:
        with self._lock:
            if use not in self._archives:
                from sudoku_desktop.trials.archive import Archive

                self._archives[use] = Archive(path, *lock_timeout)
            return self._archives[use]

    def earlier(self, question: tuple[Grid, bytes | None], _stop: Stop) -> list[OverlaidRun]:
        """Return the latest runs on a puzzle for a plot, without the run of a key; none if the archive cannot be read.

        Any thread may call this.
        """
        from sudoku_desktop.trials.archive import Query
        from sudoku_desktop.trials.records import puzzle_text

        givens, key = question
        earlier = list[OverlaidRun]()
        if self.keeps and not self._path.exists():
            return earlier
        with suppress(ProblemError, OSError):
            archive = self.archive()
            for run in archive.runs(Query(puzzle=puzzle_text(givens)), MOST_EARLIER + 1):
                envelope = archive.sound_history(run.id)
                if envelope is not None and run.key != key:
                    scale = Scale.of(run.trial.parsed_algorithm.fitness, givens.geometry)
                    earlier.append(("", envelope, scale))
        return earlier[:MOST_EARLIER]

    @Slot(object)
    def add(self, record: RunRecord) -> None:
        """Archive a run up to its current state, replacing its earlier version."""
        last = record.last
        if last is None or last is record.kept or not record.history.generations:
            return
        record.kept = last
        if record not in self.records:
            self.records = [record, *self.records][:MAX_RECORDS]
        request, envelope, improvements = record.request, record.history.envelope(POINTS), tuple(record.improvements)

        def make() -> MadeRun:
            from sudoku_desktop.trials.records import MadeRun, Outcome, Trial

            trial = Trial.of(request.givens, request.algorithm, request.seed, request.budget, record.title)
            return replace(MadeRun.of(trial, Outcome.of(last, improvements), envelope, improvements), key=record.key)

        self._due.append(make)
        self._go_on()

    def add_batch(self, batch: str, runs: Sequence[MadeRun], title: str = "") -> None:
        """Store finished runs of one of the BATCHES; `title` is the puzzle's title if the runs do not have one."""
        self._batched += [partial(run.in_batch, batch, title) for run in runs]
        if not self._batch_timer.isActive():
            self._batch_timer.start()

    @Slot()
    def _write_batch(self) -> None:
        self._due.extend(self._batched)
        self._batched.clear()
        self._go_on()

    def add_pending(self) -> None:
        """Add the runs that an earlier session could not write; does nothing if there are none."""
        if self.keeps and not self.is_busy and self._pending():
            self.begin(self._work)

    def _pending(self) -> list[Path]:
        """Return the files of runs that earlier sessions could not write, and the archive of version 0.4 or older."""
        pending = sorted(self._path.parent.glob(f"{self._path.stem}-pending-*{self._path.suffix}"))
        return [*pending, self._own_path] if self._own_path != self._path and self._own_path.exists() else pending

    @Slot()
    def _go_on(self) -> None:
        if self._due and not self.is_busy:
            self.begin(self._work)

    def _work(self, _stop: Stop, emit: Emit) -> None:
        from sudoku_desktop.trials.records import MOST_BATCH_RUNS

        self._make_due()
        archive = self.archive()
        written = list(self._unwritten)
        archive.add(written, anew=True)
        for run in written:
            with suppress(ValueError):  # more than MOST_KEPT runs were added meanwhile
                self._unwritten.remove(run)
        if self.keeps:
            self._add_pending_to(archive, emit)
        archive.keep_newest(MOST_KEPT)
        archive.keep_newest(MOST_BATCH_RUNS, of_batches=True)
        emit(self.changed)

    def _add_pending_to(self, archive: Archive, emit: Emit) -> None:
        from sudoku_desktop.trials.archive import Archive
        from sudoku_desktop.trials.database import DamagedArchiveError, set_aside

        for path in self._pending():
            try:
                with Archive(path, LOCK_SECONDS) as pending:
                    known = archive.studies()
                    for name, declaration in pending.studies().items():
                        if name not in known:
                            archive.put_study(name, declaration)
                    archive.add(pending.made_runs(), anew=True)
            except DamagedArchiveError as error:
                if error.path == path:  # report the error once, not for every run
                    set_aside(path)
                raise
            path.unlink(missing_ok=True)
            emit(self.pending_added)

    def _make_due(self) -> None:
        while self._due:
            self._unwritten.append(self._due.popleft()())

    def close_down(self) -> None:
        """Write the remaining runs, or if the archive cannot be written within a few seconds, a file with them."""
        self._batch_timer.stop()
        self._due.extend(self._batched)
        if self._due or self._unwritten:
            self.begin(self._work)
        self.wait(CLOSING_SECONDS)
        self.forget()
        if self._due or self._unwritten:
            with suppress(OSError, ProblemError):  # the program is closing, so errors cannot be shown
                self._put_aside()
        for archive in self._archives.values():
            archive.close()
        self._archives.clear()

    def _put_aside(self) -> None:
        """Write the remaining runs to a file for the next session."""
        from sudoku_desktop.trials.archive import Archive

        self._make_due()
        if not (self.keeps and self._unwritten):
            return
        name = f"{self._path.stem}-pending-{uuid4().hex}{self._path.suffix}"
        being_written = self._path.with_name(name + ".part")
        with Archive(being_written) as pending:
            pending.add(list(self._unwritten))
        being_written.rename(self._path.with_name(name))
