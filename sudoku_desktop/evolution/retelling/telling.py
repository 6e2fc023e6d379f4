"""What is written down of a mating: every event, with the grid after it and where its digits come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sudoku_desktop.evolution.retelling.events import (
    BlocksCrossed,
    Cells,
    CellsCrossed,
    Copied,
    Died,
    DigitTaken,
    Drawn,
    Event,
    Forced,
    MutantDiscarded,
    Origin,
    Placed,
    Seeded,
    Swapped,
    SwapRefused,
    Whose,
)


@dataclass(frozen=True)
class Step:
    """An event, and the grid after it: its digits, 0 where blank, and where they come from."""

    event: Event
    whose: Whose
    cells: Cells
    origins: tuple[Origin, ...]


class Telling:
    """Writes events down, with the grid after each."""

    def __init__(self, fixed: Sequence[int]) -> None:
        self.steps: list[Step] = []
        self._fixed = fixed
        self._whose = Whose.CHILD
        self._origins = {
            Whose.CHILD: self._all(Origin.BLANK),
            Whose.MOTHERS_COPY: self._all(Origin.MOTHER),
            Whose.FATHERS_COPY: self._all(Origin.FATHER),
        }

    def turn_to(self, whose: Whose) -> None:
        """What follows is told of another grid."""
        self._whose = whose

    def _all(self, origin: Origin) -> list[Origin]:
        return [Origin.FIXED if digit else origin for digit in self._fixed]

    def __call__(self, event: Event, cells: Sequence[int]) -> None:
        """Write an event down; `cells`: the grid after it."""
        origins = self._origins[self._whose]
        match event:
            case Drawn():
                origins[:] = self._all(Origin.RANDOM)
            case Seeded():
                origins[:] = self._all(Origin.BOTH)
            case Copied() if self._whose is Whose.CHILD:
                origins[:] = self._all(Origin.MOTHER)
            case BlocksCrossed() | CellsCrossed():
                origins[:] = self._all(Origin.MOTHER)
                for cell in event.touched:
                    if origins[cell] is not Origin.FIXED:
                        origins[cell] = Origin.FATHER
            case Placed():
                origins[event.cell] = event.origin
            case Swapped() | DigitTaken():
                for cell in event.touched:
                    origins[cell] = Origin.CHANGED
            case Forced():
                origins[event.cell] = Origin.FORCED
            case Died():
                origins[event.cell] = Origin.DEAD
            case MutantDiscarded():
                origins[:] = self._before_swaps()
        self.steps.append(Step(event, self._whose, tuple(cells), tuple(origins)))

    def _before_swaps(self) -> tuple[Origin, ...]:
        """Where digits came from before the mutant that is dropped was made."""
        return next(step.origins for step in reversed(self.steps) if not isinstance(step.event, Swapped | SwapRefused))
