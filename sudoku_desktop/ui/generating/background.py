"""Generates puzzles in a worker thread."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.pace import Chunk, FullSpeed, Pace
from sudoku_desktop.evolution.presets import DEFAULT
from sudoku_desktop.services.generation import PuzzleCriteria, generate
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.worker import Emit, Worker, in_thread


@dataclass(frozen=True)
class PuzzleRequest:
    """Request for `count` puzzles with the seeds `seed`, `seed` + 1, …; `algorithm` makes the solved grids."""

    criteria: PuzzleCriteria
    count: int
    seed: int
    algorithm: Algorithm = DEFAULT


class Generator(Worker):
    """Generates the puzzles of one or more requests; puzzles of a stopped request are kept."""

    made = Signal(object)
    """Emitted with each GeneratedPuzzle, in the order of the requests."""
    progressed = Signal(object)
    """Emitted with a Progress, about twenty times a second at full speed, and once for each finished puzzle."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace: Pace = FullSpeed()
        """Pace of the display, which can be changed during generation."""

    def next_chunk(self, speed: float, seconds: float) -> Chunk:
        """Return the next chunk of the current pace; called by the worker thread."""
        return self.pace.next_chunk(speed, seconds)

    @in_thread
    def generate(self, stop: Stop, emit: Emit, *requests: PuzzleRequest) -> None:
        """Generate the puzzles of these requests in order, and cancel earlier requests."""
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
