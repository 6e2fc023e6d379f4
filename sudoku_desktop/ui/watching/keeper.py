"""Keeps the runs of the window: for documents those of the session, and all of them in the person's archive.

A run is written when it comes to rest or is left for another, beside the interface, and again in place of what was
there when it went on. Every run of the page Evolution is kept that has told of a generation; those of races, ratings
and puzzles under way are not. The newest MOST_KEPT are, some 12 KB each.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.services.recorded_runs import RecordedRun
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.watching.record import RunRecord
from sudoku_desktop.ui.worker import Tell, Worker

if TYPE_CHECKING:  # imported when the first run is written
    from sudoku_desktop.studies.archive import Archive
    from sudoku_desktop.studies.records import MadeRun

MOST_KEPT = 5_000
MAX_RECORDS = 30
"""Of the session; older ones are dropped: each keeps a history of up to 5 MB."""
POINTS = 512
"""Of a course that are kept: about as many as a plot has pixels."""
IN_MEMORY = Path(":memory:")


class RunKeeper(Worker):
    """`keeps`: whether runs outlast the session. The archive of those that do not is in memory."""

    changed = Signal()
    """Another run is in the archive."""

    def __init__(self, path: Path, parent: QObject, *, keeps: bool) -> None:
        super().__init__(parent)
        self.keeps = keeps
        self._path = path
        self._lock = threading.Lock()
        self._archives: dict[bool, Archive] = {}
        self._due: deque[Callable[[], MadeRun]] = deque()
        self._kept: Snapshot | None = None
        self._records: list[RunRecord] = []
        self.ended.connect(self._go_on)

    @property
    def records(self) -> tuple[RunRecord, ...]:
        """The runs of this session, newest first."""
        return tuple(self._records)

    def recorded(self, puzzle: Grid) -> Iterator[RecordedRun]:
        """The runs of a puzzle that have come to an end in this session, oldest first."""
        return (each.recorded for each in reversed(self._records) if each.puzzle == puzzle)

    @property
    def studies(self) -> Path:
        """The folder of the person's own studies."""
        return self._path.with_name("studies")

    def lasting_archive(self) -> Archive:
        """The one on the disk; see `archive`."""
        return self.archive(lasting=True)

    def archive(self, *, lasting: bool | None = None) -> Archive:
        """Where runs are written now; any thread may ask. Raises ProblemError and OSError as `Archive` does."""
        with self._lock:
            keeps = self.keeps if lasting is None else lasting
            if keeps not in self._archives:
                from sudoku_desktop.studies.archive import Archive

                self._archives[keeps] = Archive(self._path if keeps else IN_MEMORY)
            return self._archives[keeps]

    @Slot(object)
    def add(self, record: RunRecord) -> None:
        """Keep a run as far as it has come, in place of what was kept of it before."""
        last = record.last
        if last is None or last is self._kept:
            return
        self._kept = last
        if record not in self._records:
            self._records = [record, *self._records][:MAX_RECORDS]
        request, envelope, improvements = record.request, record.history.envelope(POINTS), tuple(record.improvements)

        def make() -> MadeRun:
            from sudoku_desktop.studies.records import MadeRun, Trial

            trial = Trial.of(request.givens, request.algorithm, request.seed, request.budget, record.title)
            return replace(MadeRun.of(trial, last, envelope, improvements), key=record.key)

        self._due.append(make)
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        if self._due and not self.is_busy:
            self.begin(self._work)

    def _work(self, _stop: Stop, tell: Tell) -> None:
        self._write()
        tell(self.changed)

    def _write(self) -> None:
        while self._due:
            run = self._due.popleft()()
            archive = self.archive()
            archive.add([run], anew=True)
            archive.keep_newest(MOST_KEPT)

    def close_down(self) -> None:
        """The program ends: write what is still to be written."""
        self.close()
        while self._due:
            try:
                self._write()
            except Exception:  # there is nobody left who could be told
                continue
        for archive in self._archives.values():
            archive.close()
        self._archives.clear()
