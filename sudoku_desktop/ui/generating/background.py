"""Generates puzzles beside the interface."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.services.generation import Wish, generate
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.speaking import full_sentence
from sudoku_desktop.ui.worker import Tell, Worker


@dataclass(frozen=True)
class Request:
    """What to make: `count` puzzles of a wish from the seeds `seed`, `seed` + 1, …; `algorithm` solves."""

    wish: Wish
    count: int
    seed: int
    algorithm: Algorithm


class Generator(Worker):
    """Makes the puzzles of one request at a time."""

    made = Signal(object)
    """A GeneratedPuzzle."""
    progressed = Signal(object)
    """A Progress, about twenty times a second, and once when a puzzle has ended."""

    def generate(self, request: Request) -> None:
        """Make these, and no others any more."""

        def work(stop: Stop, tell: Tell) -> None:
            def watch(progress: object) -> None:
                tell("progress", progress)

            try:
                for puzzle in generate(
                    request.wish, request.count, request.seed, algorithm=request.algorithm, stop=stop, watch=watch
                ):
                    tell("puzzle", puzzle)
            except ProblemError as problem:
                tell("problem", problem)

        self._begin(work)

    def _hear(self, what: str, value: Any) -> None:
        if what == "puzzle":
            self.made.emit(value)
        elif what == "progress":
            self.progressed.emit(value)
        else:
            self.failed.emit(full_sentence(value.sentence))
