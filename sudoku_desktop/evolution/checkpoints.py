"""Checkpoints: copies of a run's state, from which every generation of it can be computed again.

A run depends on algorithm, puzzle and seed alone, so nothing that was shown needs to be stored. A *checkpoint* is
made when the run has computed for `spacing` seconds since the last one; when they fill their budget of memory, every
other one is dropped and the spacing doubles. To show a generation therefore takes as long as the run took from the
checkpoint before it.
"""

from bisect import bisect_left
from typing import NamedTuple

from sudoku_desktop.evolution.kernels.records import GENERATION, LOG_ROWS, LOGGED, Bytes, Reals, State, Words

BUDGET = 64 * 2**20
"""Bytes that the checkpoints of a run may take."""
SPACING = 0.02
"""Seconds of computing between two checkpoints, as long as they fit the budget."""
_LOG = "log_"
"""Fields of the state that hold the log, of whose improvements a seeded restart reads; its steps have been told."""


class Checkpoint(NamedTuple):
    """A run's state by the names of its fields, at any place of the generation after `generation`."""

    generation: int
    seconds: float
    arrays: dict[str, Words | Bytes | Reals]

    @classmethod
    def of(cls, state: State, seconds: float) -> "Checkpoint":
        """A copy of a state that has taken so many seconds of computing."""
        logged = min(int(state.counters[LOGGED]), LOG_ROWS)
        arrays = {
            name: (array[:logged] if name.startswith(_LOG) else array).copy() for name, array in state._asdict().items()
        }
        return cls(int(state.counters[GENERATION]), seconds, arrays)

    def restore(self, state: State) -> None:
        """Put everything back; what is not in it stays."""
        for name, array in self.arrays.items():
            if array.size:
                getattr(state, name)[: len(array)] = array

    @property
    def size(self) -> int:
        """In bytes."""
        return sum(array.nbytes for array in self.arrays.values())


class Checkpoints:
    """Those of one run. The thread that runs may add to them while another one looks for one."""

    def __init__(self, budget: int = BUDGET, spacing: float = SPACING) -> None:
        self._budget = budget
        self._first_spacing = self.spacing = spacing
        self._kept: list[Checkpoint] = []
        self.size = 0
        """In bytes."""
        self._next = 0.0

    def __len__(self) -> int:
        return len(self._kept)

    def note(self, state: State, seconds: float) -> None:
        """Copy the state of a run if it is time to; `seconds`: of computing so far."""
        if seconds < self._next or (self._kept and state.counters[GENERATION] <= self._kept[-1].generation):
            return  # a run that went back comes through places that are known
        checkpoint = Checkpoint.of(state, seconds)
        while self._kept and self.size + checkpoint.size > self._budget:
            # Another list, because the old one may be in use; the last to stay lies two before the new one.
            self._kept = self._kept[len(self._kept) % 2 :: 2]
            self.size = sum(each.size for each in self._kept)
            self.spacing *= 2
        self._kept.append(checkpoint)
        self.size += checkpoint.size
        self._next = seconds + self.spacing

    def before(self, generation: int) -> Checkpoint | None:
        """The last one from which this generation is still to be made; None where that is the run's beginning."""
        kept = self._kept
        place = bisect_left(kept, generation, key=lambda checkpoint: checkpoint.generation)
        return kept[place - 1] if place else None

    def clear(self) -> None:
        self._kept = []
        self.size = 0
        self.spacing = self._first_spacing
        self._next = 0.0
