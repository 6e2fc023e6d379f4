"""Scales of costs: missing digits, which are comparable between algorithms, or an algorithm's own fitness.

A cost is the difference between a fitness and the fitness of a solution.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from sudoku_desktop.board import Geometry
from sudoku_desktop.evolution.history import Envelope, Series
from sudoku_desktop.evolution.parts.fitness import Fitness
from sudoku_desktop.figures.scales import STEPS
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.ui.numbers import figure

PIXELS_A_NUMBER, PIXELS_A_LOG_NUMBER = 15, 20
"""Minimum distance of numbers on the square-root axis, and minimum mean distance on the logarithmic one, in pixels."""


@dataclass(frozen=True)
class Scale:
    """A scale of fitness.

    `label`: name in the fitness's declaration; `optimum`: fitness of a solution; `rises`: whether fitness is maximised.
    `step`: cost at log₁₀ 2 on the logarithmic axis. `digit`: cost of a missing digit; None if the cost of an individual
    does not say how many digits are missing.
    """

    label: str
    optimum: float = 0.0
    rises: bool = False
    step: float = 1.0
    digit: float | None = None

    @classmethod
    def of(cls, fitness: Fitness, shape: Geometry) -> "Scale":
        """Return the scale of an algorithm's fitness, for grids of a shape."""
        optimum = fitness.optimum(shape)
        is_share = fitness.maximised and optimum == 1.0
        step = 0.01 if is_share else 1.0
        return cls(fitness.label, optimum, fitness.maximised, step, fitness.missing_digit(shape))

    @property
    def name(self) -> str:
        """Name of the scale in the user's language."""
        return translated(self.label) if self.label else tr("Missing digits")

    @property
    def is_whole(self) -> bool:
        """Whether fitness is a whole number; scales with optimum 1 are shares or products."""
        return self.optimum != 1.0

    @property
    def spans_decades(self) -> bool:
        """Whether the fitness varies by powers of ten, as products do, so that it needs a logarithmic axis."""
        return self.optimum == 1.0 and not self.rises

    def fitness(self, cost: ArrayLike) -> Series:
        costs = np.asarray(cost, dtype=np.float64)
        return self.optimum - costs if self.rises else self.optimum + costs

    def text(self, cost: float, decimals: int = 3) -> str:
        """Return the fitness of a cost, in the locale's number format; shares have four decimals."""
        return figure(float(self.fitness(cost)), decimals if self.is_whole else 4)


MISSING = Scale("", digit=1.0)
"""The scale of missing digits in all units: the common cost."""


@dataclass(frozen=True)
class CostScale:
    """Positions of costs on an axis: their square roots, because the last steps matter most, or logarithms.

    A solution has position 0, so that every Scale can be shown on either axis.
    """

    measure: Scale = MISSING
    is_log: bool = False
    is_even = False

    def position(self, values: ArrayLike) -> Series:
        steps = np.asarray(values, dtype=np.float64) / self.measure.step
        places: Series = np.log10(steps + 1.0) if self.is_log else np.sqrt(np.maximum(steps, 0.0))
        return -places if self.measure.rises else places

    def value(self, position: float) -> float:
        place = -position if self.measure.rises else position
        return float((10.0**place - 1.0 if self.is_log else max(place, 0.0) ** 2) * self.measure.step)

    def ticks(self, low: float, high: float, pixels: float, *, is_whole: bool) -> list[float]:
        """Return the positions of round numbers of the fitness, or of the distance if fitness is maximised.

        If there is no space for all of them, the logarithmic axis keeps only powers of ten; on the other one, larger
        numbers replace smaller ones.
        """
        measure, room = self.measure, PIXELS_A_NUMBER * (high - low) / max(pixels, 1.0)
        before = 0.0 if measure.rises else measure.optimum
        least, most = sorted(self.value(each) + before for each in (low, high))
        numbers = _round_numbers(least, most, before, measure.step)
        if not self.is_log and most > before:
            power = 10.0 ** np.floor(np.log10(most))
            highest = float(np.floor(most / power) * power)
            numbers[1:1] = [highest] if highest >= max(least, before) else []
        if self.is_log and len(numbers) > pixels / PIXELS_A_LOG_NUMBER:
            numbers = [each for each in numbers if each == before or _is_power_of_ten(each / measure.step)]
        chosen = list[float]()
        for place in self.position([number - before for number in numbers]).tolist():
            if self.is_log or all(abs(place - other) >= room for other in chosen):
                chosen.append(place)
        return sorted(chosen)

    def text(self, position: float) -> str:
        return self.measure.text(round(self.value(position), 6))


def _round_numbers(low: float, high: float, least: float, step: float) -> list[float]:
    """Return the round numbers within bounds, in the order of their importance as ticks.

    They are `least`, and 1, 2, 5, 10, … times `step` if above `least`.
    """
    power = step * 10.0 ** np.floor(np.log10(max(high, step) / step))
    numbers = [least]
    while power >= 0.99 * step:
        numbers += [each * power for each in reversed(STEPS)]
        power /= 10
    inside = [number for number in dict.fromkeys(numbers) if max(low, least) - 1e-9 <= number <= high + 1e-9]
    if len(inside) < 2:  # the visible range lies between two of the numbers
        spacing = max(10.0 ** np.floor(np.log10(max(high - low, 1e-9) / 2)), 1e-6)
        inside = (np.arange(np.ceil(max(low, least) / spacing), np.floor(high / spacing) + 1) * spacing).tolist()
    return [float(number) for number in inside]


def _is_power_of_ten(number: float) -> bool:
    exponent = np.log10(number)
    return bool(abs(exponent - round(exponent)) < 1e-9)


OverlaidRun = tuple[str, Envelope, Scale]
"""An earlier run drawn beside the current one: label, history, and scale of its fitness."""
