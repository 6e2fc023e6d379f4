"""Scales of costs: an algorithm's own fitness, or missing digits, which are comparable between algorithms.

A cost is the difference between a fitness and the fitness of a solution.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike
from PySide6.QtCore import QCoreApplication

from sudoku_desktop.board import Geometry
from sudoku_desktop.evolution.history import Envelope, Series
from sudoku_desktop.evolution.parts.fitness import Fitness
from sudoku_desktop.figures.scales import STEPS
from sudoku_desktop.speaking import translated
from sudoku_desktop.ui.numbers import figure

PIXELS_A_NUMBER = 20
"""Minimum distance of numbers on the logarithmic scale, in pixels."""
_MOST = 10**9


@dataclass(frozen=True)
class Scale:
    """A scale of fitness.

    `label`: name in the fitness's declaration; `optimum`: fitness of a solution; `rises`: whether fitness is maximised.
    `step`: cost at log₁₀ 2 on the logarithmic axis.
    """

    label: str
    optimum: float = 0.0
    rises: bool = False
    step: float = 1.0

    @classmethod
    def of(cls, fitness: Fitness, shape: Geometry) -> "Scale":
        """Return the scale of an algorithm's fitness, for grids of a shape."""
        optimum = fitness.optimum(shape)
        is_share = fitness.maximised and optimum == 1.0
        return cls(fitness.label, optimum, fitness.maximised, 0.01 if is_share else 1.0)

    @property
    def name(self) -> str:
        """Name of the scale in the user's language."""
        return translated(self.label) if self.label else QCoreApplication.translate("Plot", "Missing digits")

    @property
    def is_whole(self) -> bool:
        """Whether fitness is a whole number; scales with optimum 1 are shares or products."""
        return self.optimum != 1.0

    @property
    def spans_decades(self) -> bool:
        """Whether the fitness falls by powers of ten, as products do, so that it needs a logarithmic axis."""
        return self.optimum == 1.0 and not self.rises

    def fitness(self, cost: ArrayLike) -> Series:
        costs = np.asarray(cost, dtype=np.float64)
        return self.optimum - costs if self.rises else self.optimum + costs

    def text(self, cost: float) -> str:
        """Return the fitness of a cost, in the locale's number format."""
        return figure(float(self.fitness(cost)), 3 if self.is_whole else 4)


MISSING = Scale("")
"""The scale of missing digits in all units: the common cost."""


@dataclass(frozen=True)
class CostScale:
    """Positions of costs on an axis: linear in the fitness, or logarithmic in the distance from a solution.

    A solution has position 0 on the logarithmic axis, so that every Scale can be logarithmic.
    """

    measure: Scale = MISSING
    is_log: bool = False

    @property
    def is_even(self) -> bool:
        """Whether the axis is linear."""
        return not self.is_log

    def position(self, values: ArrayLike) -> Series:
        if not self.is_log:
            return self.measure.fitness(values)
        logs: Series = np.log10(np.asarray(values, dtype=np.float64) / self.measure.step + 1.0)
        return -logs if self.measure.rises else logs

    def value(self, position: float) -> float:
        measure = self.measure
        if not self.is_log:
            return measure.optimum - position if measure.rises else position - measure.optimum
        return float((10.0 ** (-position if measure.rises else position) - 1.0) * measure.step)

    def ticks(self, low: float, high: float, pixels: float, *, is_whole: bool) -> list[float]:
        """Return the positions of round numbers of the fitness, or of the distance if fitness is maximised."""
        measure = self.measure
        lowest, highest = sorted((self.value(low), self.value(high)))
        before = 0.0 if measure.rises else measure.optimum
        numbers = _log_ticks(lowest + before, highest + before, pixels / PIXELS_A_NUMBER, before, measure.step)
        return sorted(float(self.position(number - before)) for number in numbers)

    def text(self, position: float) -> str | None:
        return self.measure.text(round(self.value(position), 6)) if self.is_log else None


def _log_ticks(low: float, high: float, most: float, least: float, step: float) -> list[float]:
    """Return `least` and the round multiples of `step` above it within bounds, but at most about `most` of them."""
    numbers = [least]
    power = 1
    while step * power <= max(high, 1) and power < _MOST:
        numbers += [each * power * step for each in STEPS if each * power * step > least + 1e-9]
        power *= 10
    inside = [number for number in numbers if low - 1e-9 <= number <= high + 1e-9]
    if len(inside) > most:
        inside = [number for number in inside if number == least or _is_power_of_ten(number / step)]
    if len(inside) < 2 < most:  # the visible range lies between two of the numbers
        spacing = max(10.0 ** np.floor(np.log10(max(high - low, 1e-9) / 2)), 1e-6)
        inside = [float(number) for number in np.arange(np.ceil(low / spacing), np.floor(high / spacing) + 1) * spacing]
    return inside


def _is_power_of_ten(number: float) -> bool:
    return bool(np.isclose(np.log10(number) % 1.0, 0.0, atol=1e-9) or np.isclose(np.log10(number) % 1.0, 1.0))


OverlaidRun = tuple[str, Envelope, Scale]
"""An earlier run drawn beside the current one: label, history, and scale of its fitness."""
