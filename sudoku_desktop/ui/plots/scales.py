"""How costs are shown: on an algorithm's own scale of fitness, or as digits missing, which compares algorithms.

Vocabulary: a *height* is where a cost lies on the axis. On a logarithmic axis it is that of the cost, which is the
distance from the optimum; so every scale can be logarithmic, and the optimum has height 0.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike
from PySide6.QtCore import QCoreApplication

from sudoku_desktop.board import Geometry
from sudoku_desktop.evolution.history import Series
from sudoku_desktop.evolution.parts.fitness import Fitness
from sudoku_desktop.speaking import translated
from sudoku_desktop.ui.numbers import figure


@dataclass(frozen=True)
class Scale:
    """`label`: as the fitness declares it; `optimum`: what a solution measures; `rises`: towards it.

    `step`: the cost that lies at log₁₀ 2 on the logarithmic axis.
    """

    label: str
    optimum: float = 0.0
    rises: bool = False
    step: float = 1.0

    @classmethod
    def of(cls, fitness: Fitness, shape: Geometry) -> "Scale":
        """The scale of a paper, for grids of a shape."""
        optimum = fitness.optimum(shape)
        is_share = fitness.maximised and optimum == 1.0
        return cls(fitness.label, optimum, fitness.maximised, 0.01 if is_share else 1.0)

    @property
    def name(self) -> str:
        """In the reader's language."""
        return translated(self.label) if self.label else QCoreApplication.translate("Plot", "Missing digits")

    @property
    def is_whole(self) -> bool:
        """Whether chromosomes measure whole numbers; what a solution brings to 1 are shares and products."""
        return self.optimum != 1.0

    @property
    def spans_decades(self) -> bool:
        """Whether it falls by powers of ten, as a product does: only a logarithmic axis shows its end."""
        return self.optimum == 1.0 and not self.rises

    def fitness(self, cost: ArrayLike) -> Series:
        costs = np.asarray(cost, dtype=np.float64)
        return self.optimum - costs if self.rises else self.optimum + costs

    def text(self, cost: float) -> str:
        """A cost on this scale as the locale writes it."""
        return figure(float(self.fitness(cost)), 3 if self.is_whole else 4)

    def height(self, cost: ArrayLike, *, is_log: bool) -> Series:
        """Where costs lie on the axis."""
        if not is_log:
            return self.fitness(cost)
        logs: Series = np.log10(np.asarray(cost, dtype=np.float64) / self.step + 1.0)
        return -logs if self.rises else logs

    def cost_at(self, height: float) -> float:
        """The cost at a height of the logarithmic axis."""
        return float((10.0 ** (-height if self.rises else height) - 1.0) * self.step)


MISSING = Scale("")
"""The digits missing from all units: the common cost."""
