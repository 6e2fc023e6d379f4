"""The charts of runs, for the report and for the window: pure functions that return a Figure.

All texts are arguments, because the report is in English and the window in the user's language.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from sudoku_desktop.figures import (
    Axis,
    CurveLook,
    Figure,
    HeatCell,
    HeatMap,
    Labels,
    Layer,
    Line,
    LogScale,
    Markers,
    Numbers,
    Values,
    overlay_look,
)
from sudoku_desktop.figures.figure import concatenated
from sudoku_desktop.studies.sweep import Slice
from sudoku_desktop.trials.statistics import Estimate, Steps

Colour = tuple[int, int, int]
CIVIDIS: Sequence[Colour] = ((0, 32, 77), (65, 77, 107), (124, 123, 120), (188, 174, 108), (255, 234, 70))
"""Colours from dark to bright that look alike to people with any colour vision (J. R. Nuñez et al. 2018)."""
BRIGHT = 0.179
"""Luminance above which black text is more legible than white."""
DODGE = 5.0
"""Distance, in pixels, between curves with the same position, so that their intervals do not overlap."""
ROW, HEAD = 20, 56
"""Height of a row, and of the rest of the chart, in pixels."""
MOST_NAMED = 6
"""Maximum number of curves named in a tooltip."""
DOT = CurveLook("best")


def steps_figure(
    lines: Sequence[tuple[str, Steps, float]],
    across: str,
    up: str,
    *,
    falls: bool = False,
    describe: Callable[[str, float], str] | None = None,
) -> Figure:
    """Return a figure of shares over run time; `lines` has a name, steps and the longest run for each curve.

    `falls`: whether shares fall from 1 instead of rising from 0. `describe` returns the tooltip for a name and a share.
    """
    times = concatenated(*(steps.at for _, steps, _ in lines), [last for *_, last in lines])
    above = times[times > 0] if (times > 0).any() else np.array([1.0, 1e5])
    zero = math.log10(above.min()) - 0.5
    scale = LogScale(zero, shows_zero=bool((times == 0).any()))
    low = zero if scale.shows_zero else math.log10(above.min())
    ends = low - 0.1, max(math.log10(above.max()), math.log10(above.min()) + 1) + 0.1
    layers: list[Layer] = []
    for number, (name, steps, last) in enumerate(lines):
        x = np.concatenate([[10.0 ** ends[0]], np.repeat(steps.at, 2), [max([last, *steps.at[-1:]])]])
        y = np.repeat(np.concatenate([[float(falls)], steps.share]), 2)
        text = None if describe is None else (lambda _, share, name=name: describe(name, share))
        layers.append(Line(x, y, overlay_look(number), name, text))
    y_axis = Axis(up, (0.0, 1.02), numbers=Numbers.SHARE)
    return Figure(Axis(across, ends, scale), y_axis, layers, most_named=MOST_NAMED)


def dots_figure(figures: Mapping[str, Estimate], across: str, *, is_log: bool = False) -> Figure:
    """Return a figure with a row for each estimate and its interval.

    The estimates are shares of 1, or numbers from 1 on a logarithmic axis.
    """
    rows = np.arange(len(figures), 0.0, -1.0)
    low, value, high = _ends(list(figures.values()))
    known = ~np.isnan(value)
    layers = [
        Line(np.array([left, right]), np.array([row, row]), DOT)
        for left, right, row in zip(low.tolist(), high.tolist(), rows.tolist(), strict=True)
    ]
    dots = Markers(value[known], rows[known], DOT, "•", sizes=4.0)
    x_axis = Axis(across, (-0.03, 1.05), numbers=Numbers.SHARE)
    if is_log:
        ends = concatenated([1.0, 10.0], high[np.isfinite(high)])
        x_axis = Axis.over(across, ends, LogScale(), margins=(0.02, 0.03), numbers=Numbers.WHOLE)
    ticks = dict(zip(rows.tolist(), figures, strict=True))
    y_axis = Axis("", (0.5, len(figures) + 0.5), ticks=ticks, has_grid=False)
    return Figure(x_axis, y_axis, [*layers, dots], size=(760, ROW * len(figures) + HEAD))


def _ends(estimates: Sequence[Estimate]) -> list[Values]:
    return [np.array([getattr(each, end) for each in estimates], np.float64) for end in ("low", "value", "high")]


def sweep_lines(
    cut: Slice,
    across: str,
    up: str,
    no_runs: str,
    describe: Callable[[int, int], str] | None = None,
    *,
    marks_empty: bool = False,
) -> Figure:
    """Return a figure of estimates with intervals over the levels of a setting, a line for each level of `cut.y`.

    `describe` returns the tooltip for a level of x and a line. `marks_empty`: whether the legend says which lines have
    no runs.
    """
    is_share = cut.statistic.is_share
    places, names = np.array(cut.x.places), cut.y.labels if cut.y else ("",)
    met = {level for level, _ in cut.estimates}
    empty = np.array([place for level, place in enumerate(places.tolist()) if level not in met])
    layers: list[Layer] = [Labels(empty, np.full(len(empty), -np.inf), [no_runs] * len(empty))]
    everything: list[tuple[int, int]] = []
    for number, name in enumerate(names):
        keys = [(level, number) for level in range(len(places)) if (level, number) in cut.estimates]
        estimates = [cut.estimates[key] for key in keys]
        x = places[[level for level, _ in keys]] if keys else np.zeros(0)
        low, value, high = _ends(estimates)
        known, look = np.isfinite(value), overlay_look(number)
        aside = ((number - (len(names) - 1) / 2) * DODGE, 0.0)
        entry = "" if len(names) == 1 else name if keys or not marks_empty else f"{name} ({no_runs})"
        layers += [
            Line(x[known], value[known], look, entry, aside=aside),
            Markers(x[known], value[known], look, "•", sizes=3.5, low=low[known], high=high[known], aside=aside),
            Labels(x[~known], np.full((~known).sum(), np.inf), ["∞"] * int((~known).sum()), look, (0.5, 0.0), aside),
        ]
        everything += keys
    if describe is not None and everything:
        at = places[[level for level, _ in everything]]
        heights = np.array([cut.estimates[key].value for key in everything])
        layers.append(Markers(at, heights, DOT, "", names=lambda index: describe(*everything[index]), reach=None))
    room = 0.06 * (places[-1] - places[0]) or 0.5
    x_axis = Axis(
        across, (places[0] - room, places[-1] + room), ticks=dict(zip(places.tolist(), cut.x.labels, strict=True))
    )
    first, last = cut.decades
    y_axis = Axis(up, (first - 0.05 * (last - first), last + 0.15 * (last - first)), LogScale(first - 1))
    if is_share:
        y_axis = Axis(up, (-0.02, 1.04), numbers=Numbers.SHARE)
    return Figure(x_axis, y_axis, layers, most_named=MOST_NAMED)


def sweep_map(
    cut: Slice,
    names: tuple[str, str],
    write: Callable[[Estimate], str],
    no_runs: str,
    describe: Callable[[int, int], str] | None = None,
) -> Figure:
    """Return a heat map with a cell for each pair of levels of `cut.x` and `cut.y`; `names` label the axes.

    A cell without runs shows the text `no_runs`, a cell whose estimate is unknown shows "–".
    """
    assert cut.y is not None
    cells = {}
    for key in [(column, row) for column in range(len(cut.x.labels)) for row in range(len(cut.y.labels))]:
        estimate = cut.estimates.get(key)
        if estimate is None:
            cells[key] = HeatCell(no_runs)
        elif math.isnan(estimate.value):  # for example, where all runs were stopped by hand
            cells[key] = HeatCell("–")
        else:
            cells[key] = HeatCell(write(estimate), *shade(cut.goodness(estimate)))
    x_axis, y_axis = (
        Axis(name, (-0.5, len(each.labels) - 0.5), ticks=dict(enumerate(each.labels)), has_grid=False)
        for name, each in zip(names, (cut.x, cut.y), strict=True)
    )
    return Figure(x_axis, y_axis, [HeatMap(cells, describe)], size=(760, 40 * len(cut.y.labels) + HEAD))


def shade(share: float) -> tuple[Colour, Colour]:
    """Return the colour for a share from 0 to 1, and the colour of text on it."""
    place = min(max(share, 0.0), 1.0) * (len(CIVIDIS) - 1)
    number = min(int(place), len(CIVIDIS) - 2)
    pairs = zip(CIVIDIS[number], CIVIDIS[number + 1], strict=True)
    red, green, blue = (round(low + (place - number) * (high - low)) for low, high in pairs)
    linear = [(each / 255) ** 2.2 for each in (red, green, blue)]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return (red, green, blue), (0, 0, 0) if luminance > BRIGHT else (255, 255, 255)
