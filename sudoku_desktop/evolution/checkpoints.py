"""Copies of a run's state, from which any of its generations can be recomputed.

A run depends on algorithm, puzzle and seed only, so displayed generations need not be stored. A *checkpoint* is taken
when the run has computed for `spacing` seconds since the last one; when the checkpoints reach their memory budget,
every other one is dropped and the spacing is doubled. So displaying a generation takes as long as the run took from the
checkpoint before it.
"""

from bisect import bisect_left
from typing import NamedTuple

from sudoku_desktop.evolution.kernels.records import GENERATION, LOG_ROWS, LOGGED, Bytes, Reals, State, Words

BUDGET = 64 * 2**20
"""Memory for the checkpoints of a run, in bytes."""
SPACING = 0.02
"""Initial computing time between two checkpoints, in seconds; doubled each time the budget is full."""
_LOG = "log_"
"""Prefix of the names of the state's log fields, which checkpoints treat separately.

A seeded restart reads the logged improvements; logged steps have already been reported.
"""


class Checkpoint(NamedTuple):
    """A copy of a run's state, by field name, at the end of `generation` or within the next one."""

    generation: int
    seconds: float
    arrays: dict[str, Words | Bytes | Reals]

    @classmethod
    def of(cls, state: State, seconds: float) -> "Checkpoint":
        """Copy a state that has taken this much computing time, in seconds."""
        logged = min(int(state.counters[LOGGED]), LOG_ROWS)
        arrays = {
            name: (array[:logged] if name.startswith(_LOG) else array).copy() for name, array in state._asdict().items()
        }
        return cls(int(state.counters[GENERATION]), seconds, arrays)

    def restore(self, state: State) -> None:
        """Copy the checkpoint into a state; fields that the checkpoint lacks are unchanged."""
        for name, array in self.arrays.items():
            if array.size:
                getattr(state, name)[: len(array)] = array

    @property
    def size(self) -> int:
        """Memory used, in bytes."""
        return sum(array.nbytes for array in self.arrays.values())


class Checkpoints:
    """The checkpoints of one run. The running thread may add to them while another thread searches them."""

    def __init__(self, budget: int = BUDGET, spacing: float = SPACING) -> None:
        self._budget = budget
        self._first_spacing = self.spacing = spacing
        self._kept: list[Checkpoint] = []
        self.size = 0
        """Memory used, in bytes."""
        self._next = 0.0

    def __len__(self) -> int:
        return len(self._kept)

    def note(self, state: State, seconds: float) -> None:
        """Add a checkpoint if one is due; `seconds` is the computing time of the run so far."""
        if seconds < self._next or (self._kept and state.counters[GENERATION] <= self._kept[-1].generation):
            return  # a rewound run passes generations that already have checkpoints
        checkpoint = Checkpoint.of(state, seconds)
        while self._kept and self.size + checkpoint.size > self._budget:
            # A new list, because another thread may use the old one; the last kept checkpoint is two before the new
            # one.
            self._kept = self._kept[len(self._kept) % 2 :: 2]
            self.size = sum(each.size for each in self._kept)
            self.spacing *= 2
        self._kept.append(checkpoint)
        self.size += checkpoint.size
        self._next = seconds + self.spacing

    def before(self, generation: int) -> Checkpoint | None:
        """Return the last checkpoint before this generation, or None if there is none."""
        kept = self._kept
        place = bisect_left(kept, generation, key=lambda checkpoint: checkpoint.generation)
        return kept[place - 1] if place else None

    def clear(self) -> None:
        self._kept = []
        self.size = 0
        self.spacing = self._first_spacing
        self._next = 0.0
