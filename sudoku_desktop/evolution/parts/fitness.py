"""Fitness: the distance of a chromosome from a solution.

Vocabulary: *cost* is minimised with 0 for a solution, and is what the kernels use; a paper's *fitness* keeps the
paper's scale. Every fitness is `optimum` + cost or, if it is maximised, `optimum` − cost. The *common cost* is the
number of digits missing in all units (rows, columns and boxes). It is the same for every algorithm and allows
comparisons.

Units that an encoding keeps valid (the boxes of box permutations) add nothing to any of these.
"""

import math
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import Geometry
from sudoku_desktop.evolution.kernels import opcodes
from sudoku_desktop.evolution.kernels.plan import FitnessPlan
from sudoku_desktop.evolution.parts.genes import FULL_GRIDS, PLACEMENTS
from sudoku_desktop.evolution.parts.own import operator
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.parameter import number


@dataclass(frozen=True)
class Fitness(Part):
    """Base class of the measures. `maximised`: whether the paper's scale increases towards the solution."""

    group = "Fitness"
    genes = FULL_GRIDS
    opcode: ClassVar[int]
    maximised: ClassVar[bool] = False

    def optimum(self, shape: Geometry) -> float:
        """Return the fitness of a solution on the paper's scale."""
        return 0.0

    def of_cost(self, cost: float, shape: Geometry) -> float:
        """Convert a cost to the paper's scale."""
        return self.optimum(shape) - cost if self.maximised else self.optimum(shape) + cost

    def missing_digit(self, shape: Geometry) -> float | None:
        """Return the cost per missing digit; None if the number of missing digits does not determine the cost."""
        return None

    def plan(self, shape: Geometry) -> FitnessPlan:
        """Return the record for the kernel's loop."""
        return FitnessPlan(self.opcode, self.optimum(shape) if self.maximised else 0.0)

    def shares(self, size: int) -> NDArray[np.float64]:
        """Return the contribution of a unit by its number of distinct digits, as a factor or summand.

        Shape (size + 1,).
        """
        return np.zeros(size + 1)


@dataclass(frozen=True)
class MissingAndRepeated(Fitness):
    """Over all units: 1 for each missing digit, and n − 1 for each digit that occurs n > 1 times.

    Two 7s in a row cost 2: the second 7, and the digit it keeps out. So the smallest fault is 2.
    Mantere & Koljonen 2007, sec. II-B, eq. (1).
    """

    label = "Missing and repeated digits"
    opcode = opcodes.FIT_MISSING
    packed = {}

    def missing_digit(self, shape: Geometry) -> float | None:
        """Return 2: where a digit is missing, another one is repeated."""
        return 2.0


@dataclass(frozen=True)
class EqualPairs(Fitness):
    """The number of pairs of equal digits in all units: the penalty Pe.

    Three 7s in a row are three pairs. Gerges, Zouein & Azar 2018, eq. (1); their fitness is 1 / Pe, which only
    ranks, so the penalty itself is shown.
    """

    label = "Equal pairs"
    opcode = opcodes.FIT_PAIRS
    packed = {}


@dataclass(frozen=True)
class DistinctProduct(Fitness):
    """The product over all units of size / distinct digits; a solution has 1.

    A unit of nine cells with eight different digits has 9/8 = 1.125. Sharma & Bhartiya 2020, sec. 2.4.
    """

    label = "Product of 9 / distinct"
    opcode = opcodes.FIT_PRODUCT

    def optimum(self, shape: Geometry) -> float:
        """Return 1, the product for a solution."""
        return 1.0

    def shares(self, size: int) -> NDArray[np.float64]:
        """Return the factors, size / distinct digits."""
        factors: NDArray[np.float64] = size / np.maximum(np.arange(size + 1.0), 1)
        return factors


@dataclass(frozen=True)
class ConflictShare(Fitness):
    """(216 − conflicts) / 216: a unit’s conflicts are its missing digits, at most 8 in each of 27 units.

    Team 209, "Fitness function". Other shapes have units · (size − 1) in place of 216.
    """

    label = "(216 − conflicts) / 216"
    opcode = opcodes.FIT_CONFLICTS
    maximised = True

    def optimum(self, shape: Geometry) -> float:
        """Return 1, the fitness of a solution."""
        return 1.0

    def missing_digit(self, shape: Geometry) -> float | None:
        """Return 1/216 for the standard shape: one missing digit is one conflict of 216."""
        return 1.0 / (len(shape.units) * (shape.size - 1))


@dataclass(frozen=True)
class AverageProduct(Fitness):
    """The product of three averages, over rows, columns and boxes, of 1 / (10 − distinct digits).

    Gold 2005, listing 1. Other sizes have size + 1 in place of 10; a variant's units are one more kind.
    """

    label = "Product of averages"
    opcode = opcodes.FIT_AVERAGES
    maximised = True

    def optimum(self, shape: Geometry) -> float:
        """Return 1, the product for a solution."""
        return 1.0

    def shares(self, size: int) -> NDArray[np.float64]:
        """Return the summands, 1 / (size + 1 − distinct digits)."""
        return 1 / (size + 1 - np.arange(size + 1.0))


@dataclass(frozen=True)
class FilledCells(Fitness):
    """The number of filled cells; nothing clashes, so a full grid is solved."""

    label = "Filled cells"
    opcode = opcodes.FIT_FILLED
    genes = PLACEMENTS
    maximised = True

    def optimum(self, shape: Geometry) -> float:
        """Return the fitness of a solution, the number of cells."""
        return float(shape.cell_count)

    def missing_digit(self, shape: Geometry) -> float | None:
        """Return 1/3, because a blank is in a row, a column and a box; None for variants with more units."""
        return 1 / 3 if len(shape.units) == 3 * shape.size else None


@operator(
    Fitness,
    sums=number(10.0, 0.0, 100.0, "Weight of sums", "Factor of the differences of the sums."),
    products=number(1.0, 0.0, 10.0, "Weight of products", "Factor of the square roots of the products’ differences."),
    sets=number(50.0, 1.0, 100.0, "Weight of missing digits", "Factor of the number of missing digits."),
)
def sums_and_products(cells: Any, units: Any, sums: float, products: float, sets: float) -> float:
    """Return a cost: deviations of each unit's sum and product from those of 1…9, plus the number of missing digits.

    The fitness of an earlier version of the algorithm; its weights are not stated. Mantere & Koljonen 2007, sec. II-B.
    """
    size = len(units[0])
    cost, whole = 0.0, 1.0
    for digit in range(1, size + 1):
        whole *= digit
    for number_of_unit in range(len(units)):
        unit = units[number_of_unit]
        total, product, found, missing = 0, 1.0, 0, size
        for place in range(size):
            digit = cells[unit[place]]
            total += digit
            product *= digit
            if not (found >> digit) & 1:
                missing -= 1
            found |= 1 << digit
        if missing > 0:
            off = abs(total - size * (size + 1) // 2)
            cost += sums * off + products * math.sqrt(abs(product - whole)) + sets * missing
    return cost
