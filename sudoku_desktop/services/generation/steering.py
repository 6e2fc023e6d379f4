"""How many givens to dig for where a level of the evolutionary scale is wished.

Generations follow the number of givens, hardly how difficult people find a puzzle (see `rating_scales`), so that the
number is steered: one more after a puzzle that was too hard for evolution, one fewer after one that was too easy.
"""

from __future__ import annotations

from dataclasses import replace

from sudoku_desktop.services.generation.wish import Wish
from sudoku_desktop.services.rating_scales import EvolutionaryLevel

FIRST_GIVENS = {EvolutionaryLevel.EASY: 38, EvolutionaryLevel.MEDIUM: 33, EvolutionaryLevel.HARD: 27}
"""With so many givens most puzzles are of the level, by runs of the 2007 paper's algorithm on puzzles dug here."""
FREEDOM = 3
"""By how many the givens may differ from the number aimed at: a symmetry does not reach every number."""
_HARDNESS = list(EvolutionaryLevel)


class GivenSteering:
    """Narrows a wish's range of givens around a number that follows what was found too hard or too easy."""

    def __init__(self, wish: Wish) -> None:
        self._wish = wish
        # What is minimal has as many givens as it has.
        self._givens = FIRST_GIVENS[wish.evolutionary] if wish.evolutionary and not wish.is_minimal else None

    @property
    def wish(self) -> Wish:
        if self._givens is None:
            return self._wish
        fewest, most = self._wish.givens
        lowest = min(max(self._givens, fewest), most)
        return replace(self._wish, givens=(lowest, min(lowest + FREEDOM, most)))

    def heed(self, level: EvolutionaryLevel | None) -> None:
        """A puzzle of the last wish turned out to be of this level; None where none came up, or nobody knows."""
        if self._givens is None or level is self._wish.evolutionary:
            return
        too_hard = (
            level is not None
            and self._wish.evolutionary is not None
            and _HARDNESS.index(level) > _HARDNESS.index(self._wish.evolutionary)
        )
        fewest, most = self._wish.givens
        self._givens = min(max(self._givens + (1 if too_hard else -1), fewest), most)
