"""Several runs on one puzzle in alternation, so that algorithms are compared independently of the scheduler.

Vocabulary: a *runner* is an algorithm with a seed; a *round* assigns the same number of trials to each runner that has
not yet solved the puzzle, exact to the last mating, even within a generation. The winner by trials is known as soon as
the others have made as many trials. Each run is bit for bit the run it would be alone.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.kernels.opcodes import NEVER
from sudoku_desktop.evolution.pace import FullSpeed, Pace
from sudoku_desktop.evolution.run import CALL_SECONDS, Run
from sudoku_desktop.evolution.snapshot import Snapshot, Status

Runner = tuple[Algorithm, int]
"""An algorithm and a seed."""


@dataclass(frozen=True)
class RaceSnapshot:
    """Changes in a race since the previous snapshot.

    `laps` holds each runner's new Snapshot, or None if it has none. `trials` is the number assigned to each runner.
    `completes_round` says whether all runners have used their trials. `status` is SOLVED when all have solved the
    puzzle.
    """

    status: Status
    laps: tuple[Snapshot | None, ...]
    trials: int
    ends_chunk: bool


class Race:
    """Runs several algorithms on one puzzle; usable from one thread at a time.

    Raises ValueError if an algorithm does not support the puzzle.
    """

    def __init__(self, runners: Sequence[Runner], givens: Grid) -> None:
        self.runs = tuple(Run(algorithm, givens, seed) for algorithm, seed in runners)
        self._is_solved = [False] * len(self.runs)
        self._dealt = 0
        self._speed = 0.0

    def stream(self, budget: Budget | None = None, pace: Pace | None = None) -> Iterator[RaceSnapshot]:
        """Yield a snapshot after each round, and during a long one, until the race ends.

        The race ends when all have solved the puzzle or `budget.trials` is used; the last snapshot has the final
        status. The pace counts trials of a round, and `hold` is the display time of a round.
        """
        most = budget.trials if budget is not None and budget.trials is not None else NEVER
        pace = pace or FullSpeed()
        while True:
            chunk = pace.next_chunk(self._speed, sum(run.seconds for run in self.runs))
            portion = max(0, min(chunk.generations, most - self._dealt))
            self._dealt += portion
            took, is_even = 0.0, False
            while not is_even:
                began = time.perf_counter()
                laps = tuple(self._lap(number, began) for number in range(len(self.runs)))
                took += time.perf_counter() - began
                is_even = not any(self._is_behind(number) for number in range(len(self.runs)))
                if is_even and portion:
                    self._speed = portion / max(took, 1e-9)
                status = Status.SOLVED if all(self._is_solved) else Status.RUNNING
                if status is Status.RUNNING and is_even and self._dealt >= most:
                    status = Status.BUDGET_SPENT
                yield RaceSnapshot(status, laps, self._dealt, is_even)
                if status is not Status.RUNNING:
                    return

    def _is_behind(self, number: int) -> bool:
        return not self._is_solved[number] and self.runs[number].trials < self._dealt

    def _lap(self, number: int, began: float) -> Snapshot | None:
        """Advance a runner for at most the rest of the frame's time; return its snapshot.

        Returns None if the runner has used its trials, or the others have used up the frame's time.
        """
        if not self._is_behind(number) or time.perf_counter() - began >= 2 * CALL_SECONDS:
            return None
        run = self.runs[number]
        share = self._dealt - run.trials
        lap = run.advance(share, seconds=CALL_SECONDS, trials=share)
        self._is_solved[number] = lap.status is Status.SOLVED
        return lap


def places(efforts: Sequence[float | None]) -> tuple[int | None, ...]:
    """Return the ranks of the efforts, starting at 1 for the least; equal efforts share a rank, None has no rank."""
    known = sorted(effort for effort in efforts if effort is not None)
    return tuple(None if effort is None else known.index(effort) + 1 for effort in efforts)
