"""Generates puzzles beside the interface."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.pace import Chunk, FullSpeed, Pace
from sudoku_desktop.evolution.presets import DEFAULT
from sudoku_desktop.services.generation import PuzzleCriteria, generate
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.worker import Tell, Worker


@dataclass(frozen=True)
class Request:
    """What to make: `count` puzzles of a wish from the seeds `seed`, `seed` + 1, …; `algorithm` solves."""

    criteria: PuzzleCriteria
    count: int
    seed: int
    algorithm: Algorithm = DEFAULT


class Generator(Worker):
    """Makes the puzzles of a few requests at a time; those of stopped ones are kept."""

    made = Signal(object)
    """A GeneratedPuzzle, in the order of the requests."""
    progressed = Signal(object)
    """A Progress: about twenty times a second at full speed, and once when a puzzle has ended."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace: Pace = FullSpeed()
        """Of what is under way, too."""

    def next_chunk(self, speed: float, seconds: float) -> Chunk:
        """What the present pace says; asked by the thread."""
        return self.pace.next_chunk(speed, seconds)

    def generate(self, *requests: Request) -> None:
        """Make these, one request after the other, and no others any more."""

        def work(stop: Stop, tell: Tell) -> None:
            for request in requests:
                for puzzle in generate(
                    request.criteria,
                    request.count,
                    request.seed,
                    algorithm=request.algorithm,
                    stop=stop,
                    watch=lambda progress: tell(self.progressed, progress),
                    pace=self,
                ):
                    tell(self.made, puzzle)
                if stop.is_set():
                    return

        self.begin(work)
