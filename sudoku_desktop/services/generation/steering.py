"""Choose the number of givens when a level of the evolutionary scale is requested.

The number of generations depends on the number of givens and hardly on the human difficulty (see `rating_scales`). So
the number is adjusted: one more given after a puzzle that was too hard for evolution, one fewer after a puzzle that was
too easy.
"""

from __future__ import annotations

from dataclasses import replace

from sudoku_desktop.services.generation.criteria import PuzzleCriteria
from sudoku_desktop.services.rating_scales import EvolutionaryLevel

FIRST_GIVENS = {EvolutionaryLevel.EASY: 38, EvolutionaryLevel.MEDIUM: 33, EvolutionaryLevel.HARD: 27}
"""Numbers of givens at which most dug puzzles have the level, measured with the 2007 paper's algorithm."""
FREEDOM = 3
"""Width of the accepted range of givens, because a symmetry does not allow every number."""
_HARDNESS = list(EvolutionaryLevel)


class GivenSteering:
    """Narrows the requested range of givens to a few numbers, and shifts it after each puzzle of the wrong level."""

    def __init__(self, criteria: PuzzleCriteria) -> None:
        self._criteria = criteria
        # The number of givens of a minimal puzzle cannot be chosen.
        self._givens = (
            FIRST_GIVENS[criteria.evolutionary] if criteria.evolutionary and not criteria.is_minimal else None
        )

    @property
    def criteria(self) -> PuzzleCriteria:
        if self._givens is None:
            return self._criteria
        fewest, most = self._criteria.givens
        lowest = min(max(self._givens, fewest), most)
        return replace(self._criteria, givens=(lowest, min(lowest + FREEDOM, most)))

    def adjust(self, level: EvolutionaryLevel | None) -> None:
        """Adjust the number of givens after a puzzle of this level; None if there was none, or its level is unknown."""
        if self._givens is None or level is self._criteria.evolutionary:
            return
        too_hard = (
            level is not None
            and self._criteria.evolutionary is not None
            and _HARDNESS.index(level) > _HARDNESS.index(self._criteria.evolutionary)
        )
        fewest, most = self._criteria.givens
        self._givens = min(max(self._givens + (1 if too_hard else -1), fewest), most)
