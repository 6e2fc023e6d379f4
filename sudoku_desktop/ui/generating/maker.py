"""Generates puzzles in a worker thread, and collects them."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.pace import Chunk, FullSpeed, Pace
from sudoku_desktop.evolution.presets import DEFAULT
from sudoku_desktop.services.generation import GeneratedPuzzle, PuzzleCriteria, generate
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.widgets.deferred import Throttle
from sudoku_desktop.ui.worker import Emit, Worker, in_thread

SHOW_EVERY_MS = 150
"""Interval between updates, in milliseconds; hundreds of easy puzzles are made in a second."""


@dataclass(frozen=True)
class PuzzleRequest:
    """Request for `count` puzzles with the seeds `seed`, `seed` + 1, …; `algorithm` makes the solved grids."""

    criteria: PuzzleCriteria
    count: int
    seed: int
    algorithm: Algorithm = DEFAULT


class PuzzleMaker(Worker):
    """Generates and collects `puzzles`, including those of a stopped request.

    For the last request, `wanted` and `found` are the numbers of puzzles, `seconds` is the duration, and `failure` is
    the error message or "". `new` is the number of its puzzles that were added: without `keeps_duplicates`, each puzzle
    is stored once.
    """

    changed = Signal()
    """Emitted when the work begins or ends, and at most every SHOW_EVERY_MS for new puzzles."""
    made = Signal(object)
    """Emitted with each GeneratedPuzzle, in the order of the requests."""
    progressed = Signal(object)
    """Emitted with a PuzzleProgress, about twenty times a second at full speed, and once for each finished puzzle."""

    def __init__(self, parent: QObject | None = None, *, keeps_duplicates: bool = False) -> None:
        super().__init__(parent)
        self._keeps_duplicates = keeps_duplicates
        self.pace: Pace = FullSpeed()
        """Pace of the display, which can be changed during generation."""
        self.puzzles: tuple[GeneratedPuzzle, ...] = ()
        self.wanted = self.found = self.new = 0
        self.seconds = 0.0
        self.failure = ""
        self._began = 0.0
        self._replaced: GeneratedPuzzle | None = None
        self._waiting: list[GeneratedPuzzle] = []
        self._timer = Throttle(self, SHOW_EVERY_MS, self._take_waiting)
        self.made.connect(self._take)
        self.failed.connect(self._fail)
        self.ended.connect(self._end)

    def make(self, *requests: PuzzleRequest, keep: bool = False) -> None:
        """Make the puzzles of these requests; `keep` adds them to the existing puzzles instead of replacing those."""
        if not keep:
            self.puzzles = ()
        self._start(None, *requests)

    def replace(self, puzzle: GeneratedPuzzle, request: PuzzleRequest) -> None:
        """Make one puzzle, which replaces another."""
        self._start(puzzle, request)

    def _start(self, replaced: GeneratedPuzzle | None, *requests: PuzzleRequest) -> None:
        self._replaced = replaced
        self._waiting.clear()
        self.wanted, self.found, self.new, self.failure = sum(each.count for each in requests), 0, 0, ""
        self._began = time.monotonic()
        self._generate(*requests)
        self.changed.emit()

    @in_thread
    def _generate(self, stop: Stop, emit: Emit, *requests: PuzzleRequest) -> None:
        for request in requests:
            for puzzle in generate(
                request.criteria,
                request.count,
                request.seed,
                algorithm=request.algorithm,
                stop=stop,
                watch=lambda progress: emit(self.progressed, progress),
                pace=self,
            ):
                emit(self.made, puzzle)
            if stop.is_set():
                return

    def next_chunk(self, speed: float, seconds: float) -> Chunk:
        """Return the next chunk of the current pace; called by the worker thread."""
        return self.pace.next_chunk(speed, seconds)

    def remove(self, puzzles: Sequence[GeneratedPuzzle]) -> None:
        self.puzzles = tuple(each for each in self.puzzles if each not in puzzles)
        self.changed.emit()

    @Slot(object)
    def _take(self, puzzle: GeneratedPuzzle) -> None:
        self._waiting.append(puzzle)
        self.found += 1
        self._timer.ask()

    @Slot()
    def _take_waiting(self) -> None:
        new = tuple(self._waiting)
        if not self._keeps_duplicates:
            known = {each.puzzle for each in self.puzzles}
            new = tuple({each.puzzle: each for each in new if each.puzzle not in known}.values())
        self._waiting.clear()
        self.new += len(new)
        if self._replaced in self.puzzles and new:
            place = self.puzzles.index(self._replaced)
            self.puzzles = (*self.puzzles[:place], *new, *self.puzzles[place + 1 :])
        else:
            self.puzzles = (*self.puzzles, *new)
        self.changed.emit()

    @Slot(str)
    def _fail(self, sentence: str) -> None:
        self.failure = sentence

    @Slot()
    def _end(self) -> None:
        self._timer.stop()
        self.seconds = time.monotonic() - self._began
        self._take_waiting()
