"""What a viewer is told of a run: frozen, copied, safe to hand to any thread."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import Grid


class Status(Enum):
    """Where a run stands."""

    RUNNING = "running"
    SOLVED = "solved"
    BUDGET_SPENT = "budget spent"


@dataclass(frozen=True)
class Trace:
    """One entry for each of the generations `first`, `first` + 1, …; read-only arrays of the same length.

    `best`, `mean`, `worst`: costs. `diversity`: the mean share of genes in which the others differ from the
    leader, 0…1. `restarted`: 1 where a generation is a restart's new population, else 0; `purged`: the same for
    purges. `common`: the digits missing from all units of the best, which compares different algorithms.
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
class Improvement:
    """A chromosome whose cost was lower than any before it in the run; `trials` at the end of its generation."""

    generation: int
    trials: int
    cost: float
    grid: Grid


@dataclass(frozen=True)
class Path:
    """The steps of a run's path: chromosomes whose cost was lower than any before it since the last restart.

    Read-only arrays of one length. `number`: counted through the run; a gap means that there were more steps between
    two looks than a run keeps. `restarts`: how many there had been. `common`: see `Trace`. `cells`: (steps, cells).
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
    def last(self) -> "Path":
        """The last step alone."""
        return Path(*(getattr(self, each.name)[-1:] for each in fields(self)))

    @classmethod
    def joined(cls, paths: Sequence["Path"]) -> "Path":
        """One after the other; at least one."""
        if len(paths) == 1:
            return paths[0]
        return cls(*(np.concatenate([getattr(path, each.name) for path in paths]) for each in fields(cls)))


@dataclass(frozen=True)
class Snapshot:
    """A run after some generation.

    `trials`: chromosomes evaluated so far. `seconds`: computing time so far, without pauses. `best`: the
    lowest-cost chromosome of the present generation; `best_so_far_cost` and the last of all `improvements` belong
    to the whole run. `replaced`: how many children of the present generation took a place in it.
    `entropy`: (cells,) how much the population differs in each cell, from 0, all hold the same digit, to 1, every digit
    is as frequent as the others; of a large population as in `lowering.entropies`. `prepared`: the givens with
    everything that was filled in before the evolution began. `trace`, `improvements` and `path` tell what happened
    since the snapshot before; all may be empty while a large generation is being made.
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
    improvements: tuple[Improvement, ...]
    path: Path

    @property
    def ends_stride(self) -> bool:
        """Whether a generation has been completed; else one is being made, and more of it comes."""
        return len(self.trace) > 0

    @property
    def diversity(self) -> float:
        """Of the present generation."""
        return float(self.trace.diversity[-1]) if len(self.trace) else 0.0

    @property
    def agreed(self) -> NDArray[np.bool_]:
        """(cells,): where the population holds the same digit."""
        agreed: NDArray[np.bool_] = self.entropy == 0.0
        return agreed

    @property
    def solution(self) -> Grid | None:
        """The verified solution, once there is one."""
        return self.best if self.status is Status.SOLVED else None
