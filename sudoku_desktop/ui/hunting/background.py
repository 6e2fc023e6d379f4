"""Hunts in worker processes, and reads the archive of hunts and lists of known puzzles in threads."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Signal

from sudoku_desktop.board import SIZES
from sudoku_desktop.board.formats import FileTextError, read_file
from sudoku_desktop.services.hunting.archive import HuntArchive, KeptFind, KeptHunt
from sudoku_desktop.services.hunting.canonical import known_forms
from sudoku_desktop.services.hunting.hunt import Hunt, HuntRequest
from sudoku_desktop.services.hunting.island import IslandState
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.trials.workers import Processes
from sudoku_desktop.ui.file_reader import file_problem_in_words
from sudoku_desktop.ui.read_report import report_in_words
from sudoku_desktop.ui.worker import Emit, Worker, in_thread

EPOCH_WORK = 500
"""Work between two reports, in units of about half a millisecond; a stop discards what was done since the last one."""


@dataclass(frozen=True)
class HuntRecord:
    """A hunt as an archive holds it, and the list of all its hunts; `request` is None without any.

    `children` is the number of puzzles made; `islands` is the number of islands, and `states` are the states of those
    that are not over.
    """

    request: HuntRequest | None = None
    hunts: tuple[KeptHunt, ...] = ()
    finds: tuple[KeptFind, ...] = ()
    seconds: float = 0.0
    children: int = 0
    islands: int = 0
    states: tuple[IslandState, ...] = ()


def read_hunt(path: Path, request: HuntRequest | None) -> HuntRecord:
    """Read the hunt of a request, or the newest one; no archive is made where there is none."""
    if not path.exists():
        return HuntRecord(request)
    with HuntArchive(path) as archive:
        hunts = tuple(archive.hunts())
        if request is None and hunts:
            request = HuntRequest.of(hunts[0])
        kept = next((each for each in hunts if HuntRequest.of(each) == request), None)
        if kept is None:
            return HuntRecord(request, hunts)
        islands = archive.islands(kept.id)
        states = (archive.state(kept.id, number) for number, is_over in islands.items() if not is_over)
        return HuntRecord(
            request,
            hunts,
            tuple(archive.finds(kept.id)),
            kept.seconds,
            archive.children(kept.id),
            len(islands),
            tuple(state for state in states if state is not None),
        )


class HuntRunner(Worker):
    """Hunts one request at a time; everything that was reported is in the archive and is not lost by a stop."""

    progressed = Signal(object)
    """Emitted with a HuntProgress after each epoch."""

    @in_thread
    def hunt(self, stop: Stop, emit: Emit, path: Path, request: HuntRequest, jobs: int) -> None:
        """Begin a hunt in `jobs` processes, or let it go on from the archive at `path`."""
        with closing(Processes(jobs)) as pool, HuntArchive(path) as archive:
            for progress in Hunt(request, archive).run(pool, stop, EPOCH_WORK):
                emit(self.progressed, progress)


class ListReader(Worker):
    """Reads lists of known puzzles. `failed` carries the message about a file that cannot be read."""

    forms_read = Signal(object, int, str)
    """Emitted with the canonical forms of all puzzles as texts, how many puzzles have none, and what was left out."""

    @in_thread
    def read(self, stop: Stop, emit: Emit, paths: Sequence[Path]) -> None:
        """Start reading files; `forms_read` or `failed` follows."""
        known, left_out, reports = frozenset[str](), 0, list[str]()
        for path in paths:
            try:
                result = read_file(path, sizes=SIZES).result
            except (FileTextError, OSError) as error:
                emit(self.failed, file_problem_in_words(path.name, error))
                return
            forms, improper = known_forms((puzzle.givens for puzzle in result.puzzles), stop)
            known, left_out = known | forms, left_out + improper
            if report := report_in_words(result):
                reports.append(f"{path.name}: {report}")
        emit(self.forms_read, known, left_out, " ".join(reports))
