"""Improvement of children before evaluation, which makes an algorithm a memetic one."""

from dataclasses import dataclass

from sudoku_desktop.board import Geometry
from sudoku_desktop.evolution.kernels import opcodes
from sudoku_desktop.evolution.kernels.plan import ImprovementPlan
from sudoku_desktop.evolution.parts.encoding import RowPermutations
from sudoku_desktop.evolution.parts.genes import BLOCKS, FULL_GRIDS
from sudoku_desktop.evolution.parts.part import HasGenes, Part
from sudoku_desktop.parameter import number
from sudoku_desktop.sentence import Sentence

_SHARE_HELP = "How likely a child is to be improved."


@dataclass(frozen=True)
class Improvement(Part):
    """Base class of the ways to improve a child after crossover and mutation."""

    group = "Improvement"

    def plan(self) -> ImprovementPlan:
        """Return the record for the kernel's loop."""
        raise NotImplementedError


@dataclass(frozen=True)
class NoImprovement(Improvement):
    """Children are evaluated without improvement."""

    label = "None"
    packed = {}

    def plan(self) -> ImprovementPlan:
        return ImprovementPlan(opcodes.IMPROVE_NOT)


@dataclass(frozen=True)
class MinConflicts(Improvement):
    """A random clashing cell takes the digit, or the place in its unit, that leaves the fewest digits missing.

    Minton et al. 1992, with ties broken at random; repeated for the given number of steps.
    """

    label = "Min-conflicts"
    genes = FULL_GRIDS
    share: float = number(1.0, 0.0, 1.0, "Share of children", _SHARE_HELP)
    steps: int = number(5, 1, 1000, "Steps", "How many repairs a child gets.", "repairs")

    def plan(self) -> ImprovementPlan:
        return ImprovementPlan(opcodes.IMPROVE_MIN_CONFLICTS, self.share, self.steps)


@dataclass(frozen=True)
class ColumnAndBoxSearch(Improvement):
    """Repeated digits in columns, then in boxes, are swapped within rows wherever both sides gain.

    For each column with repeated digits a second such column is drawn; in each row where both hold a repeated digit
    that the other column lacks, the two digits change places. The same is then done between the boxes of a band. Wang,
    Yasuda & Ohkura 2015 and Wang et al. 2023 ("column and sub-block local search").
    """

    label = "Column and box search"
    genes = BLOCKS
    share: float = number(1.0, 0.0, 1.0, "Share of children", _SHARE_HELP)

    @classmethod
    def misfit(cls, encoding: HasGenes) -> Sentence | None:
        if isinstance(encoding, RowPermutations):
            return None
        return Sentence(
            "{part} cannot work on {encoding}: it swaps inside rows, and only row permutations keep a row whole",
            part=cls.named(),
            encoding=encoding.named(),
        )

    def misfit_on(self, shape: Geometry) -> Sentence | None:
        if shape.box:
            return None
        return Sentence("{part} swaps between boxes that lie side by side; this grid has none", part=self.named())

    def plan(self) -> ImprovementPlan:
        return ImprovementPlan(opcodes.IMPROVE_COLUMNS_AND_BOXES, self.share)
