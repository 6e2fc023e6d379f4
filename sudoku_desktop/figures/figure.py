"""A figure: axes and layers, from which a chart is drawn, described to screen readers and exported.

Layers are values of the data, which the painter draws in their order. `name` is a layer's entry in the legend, "" for
none. `text` and `names` supply the tool tips. `aside` moves a layer sideways by pixels, (right, down), so that layers
at the same place remain visible. Infinite heights are the chart's edges.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from sudoku_desktop.figures.scales import LINEAR, AxisScale, Values

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Aside = NDArray[np.float64] | tuple[float, float]
    """Displacement in pixels to the right and downwards: one pair, or an array of shape (2, points)."""

SOLID: tuple[float, ...] = ()
DASHED = (6.0, 3.0)
DOTTED = (2.0, 2.0)
DASH_DOTTED = (7.0, 3.0, 1.5, 3.0)
LONG_DASHED = (14.0, 4.0)
OVERLAY_COLOURS = 4
_OVERLAY_DASHES = (DASHED, DOTTED, DASH_DOTTED, LONG_DASHED, SOLID)
WIDTH = 1.6
"""Width of a smooth line, in pixels."""
REACH = 9.0
"""Maximum distance, in pixels, between the mouse and a marker that it points at."""
NOT_ASIDE = (0.0, 0.0)


@dataclass(frozen=True)
class CurveLook:
    """Look of a curve: the name of a colour defined by each theme, dashes, and a width in pixels.

    `is_band`: whether the legend shows a pale area; `marker`: the sign that it shows (see Markers).
    """

    colour: str
    dashes: Sequence[float] = SOLID
    width: float = 1.0
    is_band: bool = False
    marker: str = ""


def overlay_look(number: int) -> CurveLook:
    """Return one of 20 looks (4 colours with 5 kinds of dashes) by a number from 0; larger numbers repeat them."""
    return CurveLook(f"overlay_{number % OVERLAY_COLOURS}", _OVERLAY_DASHES[number % len(_OVERLAY_DASHES)])


class Hit(NamedTuple):
    """An item under the mouse: its text, its key or None, its rank, and its distance in pixels."""

    text: Callable[[], str]
    key: int | None
    rank: int
    distance: float


class Layer:
    """Base class of the items that a chart draws."""

    look = CurveLook("axis")
    name = ""

    def hits(self, figure: Figure, x: float, y: float, pixel: tuple[float, float]) -> Sequence[Hit]:
        """Return the items of this layer at a position; `pixel`: width and height of one pixel, as positions."""
        return ()


@dataclass(frozen=True, eq=False)
class Line(Layer):
    """A curve through points. `text` returns its description at a value of x, and its value there.

    A noisy curve may be `is_thin`: the screen draws it one pixel wide, unless its look is wider; wider or antialiased
    lines take several times as long.
    """

    x: Values
    y: Values
    look: CurveLook = CurveLook("best")
    name: str = ""
    text: Callable[[float, float], str] | None = None
    width: float = WIDTH
    is_thin: bool = False
    aside: Aside = NOT_ASIDE

    def hits(self, figure: Figure, x: float, y: float, pixel: tuple[float, float]) -> Sequence[Hit]:
        text, places = self.text, figure.x.scale.position(self.x)
        if text is None or not len(places):
            return ()
        value = float(self.y[max(int(np.searchsorted(places, x, "right")) - 1, 0)])
        there = figure.x.scale.value(x)
        distance = abs(float(figure.y.scale.position(value)) - y) / pixel[1]
        return [Hit(lambda: text(there, value), None, 0, distance)]


@dataclass(frozen=True, eq=False)
class Segments(Layer):
    """Separate straight lines: point 2i is joined with point 2i + 1. `alpha`: opacity from 0 to 255."""

    x: Values
    y: Values
    look: CurveLook
    alpha: int = 255
    aside: Aside = NOT_ASIDE


@dataclass(frozen=True, eq=False)
class Band(Layer):
    """The area between two curves, filled in a pale colour."""

    x: Values
    low: Values
    high: Values
    look: CurveLook
    name: str = ""


@dataclass(frozen=True, eq=False)
class Markers(Layer):
    """A sign at each point: ● (translucent) • (solid) ○ ◉ (a ring with a dot) □ △ ▷ ▼ · (fastest), "" (invisible).

    `sizes`: radius in pixels, one for all or one each. `low` and `high`: ends of whiskers. `names(i)` is the tool tip
    of point i; `keys[i]` is the object that a click chooses. The mouse points at the nearest point within `reach`
    pixels; of several layers, at that of the highest `rank`. Without a reach it points at all points at the nearest x.
    """

    x: Values
    y: Values
    look: CurveLook
    marker: str = "●"
    name: str = ""
    names: Callable[[int], str] | None = None
    keys: Sequence[int] | None = None
    sizes: float | Values = 3.2
    low: Values | None = None
    high: Values | None = None
    reach: float | None = REACH
    rank: int = 0
    aside: Aside = NOT_ASIDE

    def hits(self, figure: Figure, x: float, y: float, pixel: tuple[float, float]) -> Sequence[Hit]:
        names = self.names
        if names is None or not len(self.x):
            return ()
        right = (figure.x.scale.position(self.x) - x) / pixel[0] + self.aside[0]
        down = (y - figure.y.scale.position(np.clip(self.y, -1e300, 1e300))) / pixel[1] + self.aside[1]
        if self.reach is None:
            near = np.flatnonzero(np.abs(right) <= np.abs(right).min() + 1e-6)
            apart = np.abs(down)
        else:
            apart = np.hypot(right, down)
            near = np.array([int(np.argmin(apart))])
            near = near[apart[near] <= self.reach]
        keys = self.keys
        return [
            Hit(lambda i=i: names(i), None if keys is None else int(keys[i]), self.rank, float(apart[i]))  # type: ignore[misc]
            for i in near.tolist()
        ]


@dataclass(frozen=True)
class HeatCell:
    """A cell of a heat map: the colours of its background and of its text, as RGB; None for the chart's own."""

    word: str
    ground: tuple[int, int, int] | None = None
    ink: tuple[int, int, int] | None = None


@dataclass(frozen=True, eq=False)
class HeatMap(Layer):
    """Heat map of cells of size 1, centred on whole numbers, by (column, row) with rows upwards.

    `short`: text of a cell in which the full text does not fit.
    """

    cells: Mapping[tuple[int, int], HeatCell]
    names: Callable[[int, int], str] | None = None
    short: str = "–"

    def hits(self, figure: Figure, x: float, y: float, pixel: tuple[float, float]) -> Sequence[Hit]:
        names, place = self.names, (round(x), round(y))
        return [] if names is None or place not in self.cells else [Hit(lambda: names(*place), None, 0, 0.0)]


@dataclass(frozen=True, eq=False)
class Rules(Layer):
    """Straight lines across the chart at values of x, or of y, each with a word at its end if space permits.

    Words require ascending values.
    """

    at: Sequence[float]
    look: CurveLook
    words: Sequence[str] = ()
    is_upright: bool = True


@dataclass(frozen=True, eq=False)
class Labels(Layer):
    """Words at points; `anchor` (0, 0) to (1, 1) is the place within the word that lies at the point.

    (0, 0.5) puts a word behind its point, as at the end of a curve.
    """

    x: Values
    y: Values
    words: Sequence[str]
    look: CurveLook = CurveLook("axis")
    anchor: tuple[float, float] = (0.5, 0.5)
    aside: Aside = NOT_ASIDE


@dataclass(frozen=True)
class Goal(Layer):
    """The height that means a solution: a line with a text at its left end, on the side of the curves."""

    at: float
    text: str


@dataclass(frozen=True)
class Trap(Layer):
    """A shaded range of x, with a bracket above the value `over` and a text above the bracket."""

    left: float
    right: float
    over: float
    text: str


class EndName(NamedTuple):
    """A name beside the end of a curve at (x, y); `has_sample`: whether a sample of the curve precedes the name."""

    x: float
    y: float
    text: str
    look: CurveLook
    is_bold: bool = False
    has_sample: bool = False


@dataclass(frozen=True)
class EndNames(Layer):
    """Names at the ends of curves, moved apart where they would overlap; they may extend beyond the chart."""

    names: Sequence[EndName]


class StripLine(NamedTuple):
    """A line through a Strip at a value of x, with a word beside it."""

    x: float
    label: str
    look: CurveLook


@dataclass(frozen=True)
class Strip(Layer):
    """A horizontal strip that covers the curves at the edge far from the goal: lines with words, ticks, and a text."""

    lines: Sequence[StripLine] = ()
    ticks: Sequence[float] = ()
    text: str = ""


@dataclass(frozen=True)
class Cursor(Layer):
    """A vertical line that can be dragged; not drawn in exported pictures."""

    at: float


@dataclass(frozen=True)
class Reading(Layer):
    """A crosshair at a value of x, and a box with a heading and a line for each curve; never in exported pictures."""

    x: float
    heading: Sequence[str] = ()
    figures: Sequence[tuple[CurveLook, str]] = ()

    @property
    def sentence(self) -> str:
        """The whole text, for screen readers."""
        return ", ".join((*self.heading, *(text for _, text in self.figures)))


class Numbers(Enum):
    """Notation of the numbers on an axis."""

    PLAIN = "plain"
    WHOLE = "whole"
    """There are no ticks between whole numbers."""
    SHARE = "share"
    """Shares of 1 as percentages."""


@dataclass(frozen=True)
class Axis:
    """An axis of a chart.

    `range`: the positions of its ends. `ticks`: words by position, instead of numbers. `rises`: whether better values
    lie higher, so that explanations are put at the bottom. `is_beside`: whether the label of an x axis is to the right
    of its numbers instead of below them. `has_line`: whether a line is drawn along the axis.
    """

    label: str = ""
    range: tuple[float, float] = (0.0, 1.0)
    scale: AxisScale = LINEAR
    numbers: Numbers = Numbers.PLAIN
    ticks: Mapping[float, str] | None = None
    rises: bool = False
    has_grid: bool = True
    is_beside: bool = False
    has_line: bool = True

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
        """Return an axis that covers all values, with margins given as shares of the range but at least `least`."""
        places = scale.position(values).ravel()
        low, high = (float(places.min()), float(places.max())) if places.size else (0.0, 1.0)
        below, above = (max(each * (high - low), least) for each in margins)
        return cls(label, (low - below, high + above), scale, numbers)


class Headline(NamedTuple):
    """A line above a chart that names its heights: `subject` in bold, `rest`, and a hint at the right end.

    Exported pictures have no hint.
    """

    subject: str
    rest: str = ""
    hint: str = ""


@dataclass(frozen=True)
class Figure:
    """A chart. `below`: a second chart under it, with the same x axis.

    `description`: text for screen readers. `most_named`: maximum number of items that a tool tip lists. `size`: width
    and height in pixels where no window determines them, as in a report.
    """

    x: Axis
    y: Axis
    layers: Sequence[Layer] = ()
    title: str = ""
    description: str = ""
    below: Figure | None = None
    most_named: int = 1
    size: tuple[int, int] = (760, 360)
    headline: Headline | None = None

    @property
    def legend(self) -> list[tuple[CurveLook, str]]:
        """The look and the name of every layer that has a name."""
        own = [(each.look, each.name) for each in self.layers if each.name]
        return own + (self.below.legend if self.below else [])

    def with_layers(self, upper: Sequence[Layer], lower: Sequence[Layer] = ()) -> Figure:
        """Return the figure with further layers on top; `lower` ones are added to the chart below."""
        below = self.below and self.below.with_layers(lower)
        return replace(self, layers=[*self.layers, *upper], below=below)

    def hits(self, x: float, y: float, pixel: tuple[float, float] = (0.01, 0.01)) -> list[Hit]:
        """Return the items that the mouse points at, nearest first; `pixel`: the size of one pixel, as positions."""
        found = [hit for layer in self.layers for hit in layer.hits(self, x, y, pixel)]
        return sorted(found, key=lambda hit: (-hit.rank, hit.distance))[: self.most_named]

    def text_at(self, x: float, y: float, pixel: tuple[float, float] = (0.01, 0.01)) -> str:
        """Return the text of the tool tip at a position; "" for none."""
        return "\n".join(hit.text() for hit in self.hits(x, y, pixel))


def concatenated(*values: ArrayLike) -> np.ndarray:
    """Return all numbers of some arrays as one array of floats."""
    return np.concatenate([np.zeros(0), *(np.ravel(np.asarray(each, np.float64)) for each in values)])
