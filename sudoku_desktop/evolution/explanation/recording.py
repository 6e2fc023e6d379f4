"""Record of the events of a mating, each with the grid after it and the origin of its digits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sudoku_desktop.evolution.explanation.events import (
    BlocksCrossed,
    Cells,
    CellsCrossed,
    Copied,
    Died,
    DigitTaken,
    Drawn,
    Event,
    Forced,
    FunctionApplied,
    MutantDiscarded,
    Origin,
    Placed,
    Seeded,
    ShownGrid,
    Swapped,
    SwapRefused,
)


@dataclass(frozen=True)
class MatingStep:
    """An event with the grid after it: its digits, 0 for a blank, and their origins."""

    event: Event
    whose: ShownGrid
    cells: Cells
    origins: tuple[Origin, ...]


class EventRecorder:
    """Receives events and records each with the grid after it."""

    def __init__(self, fixed: Sequence[int]) -> None:
        self.steps: list[MatingStep] = []
        self._fixed = fixed
        self._whose = ShownGrid.CHILD
        self._origins = {
            ShownGrid.CHILD: self._all(Origin.BLANK),
            ShownGrid.MOTHERS_COPY: self._all(Origin.MOTHER),
            ShownGrid.FATHERS_COPY: self._all(Origin.FATHER),
        }

    def switch_to(self, whose: ShownGrid) -> None:
        """Attribute the following events to another grid."""
        self._whose = whose

    def _all(self, origin: Origin) -> list[Origin]:
        return [Origin.FIXED if digit else origin for digit in self._fixed]

    def __call__(self, event: Event, cells: Sequence[int]) -> None:
        """Record an event; `cells` is the grid after it."""
        origins = self._origins[self._whose]
        match event:
            case Drawn():
                origins[:] = self._all(Origin.RANDOM)
            case Seeded():
                origins[:] = self._all(Origin.BOTH)
            case Copied() if self._whose is ShownGrid.CHILD:
                origins[:] = self._all(Origin.MOTHER)
            case BlocksCrossed() | CellsCrossed():
                origins[:] = self._all(Origin.MOTHER)
                for cell in event.touched:
                    if origins[cell] is not Origin.FIXED:
                        origins[cell] = Origin.FATHER
            case Placed():
                origins[event.cell] = event.origin
            case Swapped() | DigitTaken() | FunctionApplied():
                for cell in event.touched:
                    origins[cell] = Origin.CHANGED
            case Forced():
                origins[event.cell] = Origin.FORCED
            case Died():
                origins[event.cell] = Origin.DEAD
            case MutantDiscarded():
                origins[:] = self._before_swaps()
        self.steps.append(MatingStep(event, self._whose, tuple(cells), tuple(origins)))

    def _before_swaps(self) -> tuple[Origin, ...]:
        """Return the origins as they were before the discarded mutant was made."""
        return next(step.origins for step in reversed(self.steps) if not isinstance(step.event, Swapped | SwapRefused))
