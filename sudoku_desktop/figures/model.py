"""An axis, and a figure: axes and layers, from which everything that is seen, heard and exported is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

import numpy as np
from numpy.typing import ArrayLike

from sudoku_desktop.figures.layers import CurveLook, Hit, Layer
from sudoku_desktop.figures.scales import LINEAR, AxisScale


class Numbers(Enum):
    """Notation of the numbers on an axis."""

    PLAIN = "plain"
    WHOLE = "whole"
    """There are no ticks between whole numbers."""
    SHARE = "share"
    """Shares of 1 as percentages."""


@dataclass(frozen=True)
class Axis:
    """`range`: the positions of its ends. `ticks`: words by position, in the place of numbers.

    `rises`: better values lie higher, so that explanations stand at the bottom.
    """

    label: str = ""
    range: tuple[float, float] = (0.0, 1.0)
    scale: AxisScale = LINEAR
    numbers: Numbers = Numbers.PLAIN
    ticks: Mapping[float, str] | None = None
    rises: bool = False
    has_grid: bool = True

    @classmethod
    def over(
        cls,
        label: str,
        values: ArrayLike,
        scale: AxisScale = LINEAR,
        *,
        margins: tuple[float, float] = (0.05, 0.05),
        least: float = 0.0,
        numbers: Numbers = Numbers.PLAIN,
    ) -> Axis:
        """Return an axis over all values, with margins that are shares of the range but no less than `least`."""
        places = scale.position(values).ravel()
        low, high = (float(places.min()), float(places.max())) if places.size else (0.0, 1.0)
        below, above = (max(each * (high - low), least) for each in margins)
        return cls(label, (low - below, high + above), scale, numbers)


@dataclass(frozen=True)
class Figure:
    """A chart. `below`: a second, lower one with the same x axis.

    `description`: what a screen reader says of it. `most_told`: how many things under the mouse a tool tip names.
    `size`: width and height in pixels where no window gives one, as in a report.
    """

    x: Axis
    y: Axis
    layers: Sequence[Layer] = ()
    title: str = ""
    description: str = ""
    below: Figure | None = None
    most_told: int = 1
    size: tuple[int, int] = (760, 360)

    @property
    def legend(self) -> list[tuple[CurveLook, str]]:
        """The look and the name of every layer that has a name."""
        own = [(each.look, each.name) for each in self.layers if each.name]
        return own + (self.below.legend if self.below else [])

    def with_layers(self, upper: Sequence[Layer], lower: Sequence[Layer] = ()) -> Figure:
        """Return the figure with further layers on top, `lower` ones on the chart below."""
        below = self.below and self.below.with_layers(lower)
        return replace(self, layers=[*self.layers, *upper], below=below)

    def hits(self, x: float, y: float, pixel: tuple[float, float] = (0.01, 0.01)) -> list[Hit]:
        """Return what the mouse means at a position, the nearest first; `pixel`: the size of one, as positions."""
        found = [hit for layer in self.layers for hit in layer.hits(self, x, y, pixel)]
        return sorted(found, key=lambda hit: (-hit.rank, hit.distance))[: self.most_told]

    def text_at(self, x: float, y: float, pixel: tuple[float, float] = (0.01, 0.01)) -> str:
        """Return what a tool tip says at a position; "" for nothing."""
        return "\n".join(hit.text() for hit in self.hits(x, y, pixel))


def concatenated(*values: ArrayLike) -> np.ndarray:
    """Return all numbers of some arrays as one array of floats."""
    return np.concatenate([np.zeros(0), *(np.ravel(np.asarray(each, np.float64)) for each in values)])
