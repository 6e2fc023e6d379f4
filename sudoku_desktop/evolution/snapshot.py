"""Immutable snapshots of a run, which can be passed between threads."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import Grid


class Status(Enum):
    """Status of a run."""

    RUNNING = "running"
    SOLVED = "solved"
    BUDGET_SPENT = "budget spent"


@dataclass(frozen=True)
class Trace:
    """Figures of the consecutive generations from `first` on, as read-only arrays of equal length.

    They are in the order of the kernels' columns, TRACE_BEST and so on.

    Attributes
    ----------
    best, mean, worst
        Costs.
    diversity
        Mean fraction of genes in which the others differ from the best, 0…1.
    restarted, purged
        1 where a generation is the first after a restart, or after a purge; else 0.
    common
        Number of digits missing from all units of the best, comparable between algorithms.
    """

    first: int
    best: NDArray[np.float64]
    mean: NDArray[np.float64]
    worst: NDArray[np.float64]
    diversity: NDArray[np.float64]
    restarted: NDArray[np.float64]
    purged: NDArray[np.float64]
    common: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.best)


@dataclass(frozen=True)
class NewBest:
    """A chromosome with a lower cost than all before it in the run; `trials` counts up to the end of its generation."""

    generation: int
    trials: int
    cost: float
    grid: Grid


@dataclass(frozen=True)
class SearchSteps:
    """Steps of a run: chromosomes whose cost was lower than all before since the last restart.

    Read-only arrays of equal length. `number` counts the steps of the run; a gap means that more steps occurred between
    two reports than are logged. `restarts` is the number of restarts before the step. `common`: see `Trace`. `cells`:
    (steps, cells).
    """

    number: NDArray[np.int64]
    generation: NDArray[np.int64]
    restarts: NDArray[np.int64]
    cost: NDArray[np.float64]
    common: NDArray[np.float64]
    cells: NDArray[np.uint8]

    def __post_init__(self) -> None:
        for array in vars(self).values():
            array.setflags(write=False)

    def __len__(self) -> int:
        return len(self.number)

    @property
    def last(self) -> "SearchSteps":
        """The last step only."""
        return SearchSteps(*(getattr(self, each.name)[-1:] for each in fields(self)))

    @classmethod
    def joined(cls, paths: Sequence["SearchSteps"]) -> "SearchSteps":
        """Concatenate at least one sequence of steps."""
        if len(paths) == 1:
            return paths[0]
        return cls(*(np.concatenate([getattr(path, each.name) for path in paths]) for each in fields(cls)))


@dataclass(frozen=True)
class Snapshot:
    """State of a run after a generation.

    Attributes
    ----------
    trials
        Chromosomes evaluated so far.
    seconds
        Computing time so far, without pauses.
    replaced
        Number of children that entered the current generation.
    best
        Chromosome with the lowest cost of the current generation.
    best_so_far_cost
        Lowest cost of the run.
    entropy
        Shape (cells,), diversity of the population in each cell, from 0 (all hold the same digit) to 1 (all digits are
        equally frequent); of a large population a sample, see `lowering.entropies`.
    prepared
        The givens with all cells filled in before the evolution began.
    population, costs
        If the run reports them, all individuals, shape (individuals, size, size) with 0 for a blank, and their costs,
        shape (individuals,), as read-only arrays; within generation 0 those that exist. Otherwise None.
    trace, improvements, path
        What happened since the previous snapshot; may be empty within a large generation.
    """

    status: Status
    generation: int
    trials: int
    restarts: int
    purges: int
    replaced: int
    seconds: float
    best: Grid
    best_cost: float
    best_so_far_cost: float
    entropy: NDArray[np.float64]
    prepared: Grid
    trace: Trace
    improvements: tuple[NewBest, ...]
    path: SearchSteps
    population: NDArray[np.uint8] | None = None
    costs: NDArray[np.float64] | None = None

    @property
    def ends_chunk(self) -> bool:
        """Whether at least one generation was completed; otherwise the current one is incomplete."""
        return len(self.trace) > 0

    @property
    def diversity(self) -> float:
        """Diversity of the current generation."""
        return float(self.trace.diversity[-1]) if len(self.trace) else 0.0

    @property
    def agreed(self) -> NDArray[np.bool_]:
        """Whether all individuals hold the same digit in each cell, shape (cells,)."""
        agreed: NDArray[np.bool_] = self.entropy == 0.0
        return agreed

    @property
    def solution(self) -> Grid | None:
        """The verified solution, or None."""
        return self.best if self.status is Status.SOLVED else None
