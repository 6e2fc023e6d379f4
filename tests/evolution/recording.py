"""Complete records of runs, for comparing them."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.evolution.snapshot import NewBest, SearchSteps, Snapshot, Status, Trace

TRACES = ("best", "mean", "worst", "diversity", "restarted", "purged", "common")


@dataclass
class Record:
    """Content of a run's snapshots; `traces`: (7, generations), in the order of TRACES."""

    traces: NDArray[np.float64]
    improvements: tuple[NewBest, ...]
    snapshots: tuple[Snapshot, ...]

    @property
    def last(self) -> Snapshot:
        return self.snapshots[-1]

    @property
    def figures(self) -> tuple[object, ...]:
        """Return the data that do not depend on time."""
        last = self.last
        return (
            last.generation,
            last.trials,
            last.restarts,
            last.purges,
            last.replaced,
            last.best,
            last.best_cost,
            last.best_so_far_cost,
            last.entropy.tolist(),
            self.improvements,
            self.traces.tobytes(),
        )


def record(snapshots: Iterable[Snapshot]) -> Record:
    """Collect snapshots, and check that no generation is missing."""
    result = tuple(snapshots)
    following = result[0].trace.first
    for snapshot in result:
        assert snapshot.trace.first == following
        following += len(snapshot.trace)
        assert snapshot.generation == max(0, following - 1)
    traces = np.array([np.concatenate([getattr(each.trace, name) for each in result]) for name in TRACES])
    return Record(traces, tuple(each for snapshot in result for each in snapshot.improvements), result)


def state_of(run: Run) -> list[object]:
    """Return all data that persist between chunks."""
    return [array.tobytes().hex() for array in run.state]


def path_of(cells: list[list[int]], costs: list[int], restarts: list[int] | None = None, first: int = 0) -> SearchSteps:
    """Return steps with one generation each; no restarts by default."""
    count = len(cells)
    numbers = np.arange(first, first + count)
    return SearchSteps(
        number=numbers,
        generation=numbers,
        restarts=np.array(restarts or [0] * count, dtype=np.int64),
        cost=np.array(costs, dtype=float),
        common=np.array(costs, dtype=float),
        cells=np.array(cells, dtype=np.uint8).reshape(count, -1 if count else 81),
    )


def snapshot_of(trace: Trace, trials: int = 0, seconds: float = 0.0) -> Snapshot:
    """Return a snapshot with given values."""
    return Snapshot(
        status=Status.RUNNING,
        generation=trace.first + len(trace) - 1,
        trials=trials,
        restarts=int(trace.restarted.sum()),
        purges=int(trace.purged.sum()),
        replaced=0,
        seconds=seconds,
        best=Grid.blank(),
        best_cost=float(trace.best[-1]) if len(trace) else 0.0,
        best_so_far_cost=0.0,
        entropy=np.ones(81),
        prepared=Grid.blank(),
        trace=trace,
        improvements=(),
        path=path_of([], []),
    )
