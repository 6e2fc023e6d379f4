"""Lines with intervals and heat maps of a sweep as SVG, and the colours of heat maps."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from sudoku_desktop.studies.figures import (
    BOTTOM,
    HEIGHT,
    LEFT,
    RIGHT,
    ROW,
    TOP,
    WIDTH,
    decade,
    drawing,
    rule,
    style,
    text,
)
from sudoku_desktop.studies.statistics import Estimate
from sudoku_desktop.studies.sweep import Dimension, Measure, Slice

Colour = tuple[int, int, int]
CIVIDIS: Sequence[Colour] = ((0, 32, 77), (65, 77, 107), (124, 123, 120), (188, 174, 108), (255, 234, 70))
"""From dark to bright; seen alike by everybody (J. R. Nuñez et al. 2018)."""
BRIGHT = 0.179
"""The luminance from which black is read better than white."""
ROOM = 0.04
"""Beside the first and the last level, as a share of what lies between."""
DODGE = 0.008
"""How far lines lie beside one another, as a share of the width, so that their intervals are seen."""


def shade(share: float) -> tuple[Colour, Colour]:
    """The colour of a share from 0 to 1, and that of what is written on it."""
    place = min(max(share, 0.0), 1.0) * (len(CIVIDIS) - 1)
    number = min(int(place), len(CIVIDIS) - 2)
    pairs = zip(CIVIDIS[number], CIVIDIS[number + 1], strict=True)
    red, green, blue = (round(low + (place - number) * (high - low)) for low, high in pairs)
    linear = [(each / 255) ** 2.2 for each in (red, green, blue)]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return (red, green, blue), (0, 0, 0) if luminance > BRIGHT else (255, 255, 255)


def line_plot(cut: Slice, up: str, names: Sequence[str] = ("all",)) -> str:
    """As SVG; `names`: of the lines, where `cut.by` is no dimension."""
    x_axis, lines = cut.x, cut.y.labels if cut.y else names
    first, last = x_axis.places[0], x_axis.places[-1]
    room = ROOM * (last - first) or 1.0
    is_share = cut.measure is Measure.SOLVED
    low, high = (0.0, 1.0) if is_share else cut.decades
    low, high = (low, high) if is_share else (math.floor(low), math.ceil(high))

    def x(place: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (place - first + room) / (last - first + 2 * room)

    def y(value: float) -> float:
        share = value if is_share else math.log10(value) if value > 0 else low
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - min(max((share - low) / (high - low), 0), 1))

    ticks = {tick / 4: f"{25 * tick} %" for tick in range(5)} if is_share else {}
    ticks = ticks or {10.0**power: decade(power) for power in range(int(low), int(high) + 1)}
    parts = [rule(LEFT, y(tick), WIDTH - RIGHT, y(tick)) for tick in ticks]
    parts += [text(LEFT - 6, y(tick) + 4, label, "end") for tick, label in ticks.items()]
    parts += _labels_below(x_axis, x, HEIGHT - BOTTOM + 16)
    parts += [text(WIDTH / 2, HEIGHT - 8, x_axis.name, "middle"), text(14, HEIGHT / 2, up, "middle", turned=True)]
    for number, label in enumerate(lines):
        look, dodge = style(number), (number - (len(lines) - 1) / 2) * DODGE * WIDTH
        points = {level: each for (level, line), each in sorted(cut.estimates.items()) if line == number}
        path = []
        for level, estimate in points.items():
            at = x(x_axis.places[level]) + dodge
            if not math.isfinite(estimate.value):
                parts.append(f'<g fill="{look.colour}">{text(at, TOP + 14, "∞", "middle")}</g>')
                continue
            path.append(f"{at:.1f} {y(estimate.value):.1f}")
            top = TOP if math.isinf(estimate.high) else y(estimate.high)
            whisker = f"M{at:.1f} {y(estimate.low):.1f}V{top:.1f}M{at - 4:.1f} {y(estimate.low):.1f}h8"
            whisker += "" if math.isinf(estimate.high) else f"M{at - 4:.1f} {top:.1f}h8"
            parts.append(f'<path d="{whisker}" {look.solid}/>')
            parts.append(f'<circle cx="{at:.1f}" cy="{y(estimate.value):.1f}" r="4" {look.filled}/>')
        if len(path) > 1:
            parts.append(f'<path d="M{"L".join(path)}" fill="none" stroke-width="2" {look.dashed}/>')
        if len(lines) > 1:
            height = HEIGHT + ROW * number + 8
            parts.append(f'<path d="M{LEFT} {height}h30" stroke-width="2" {look.dashed}/>')
            parts.append(text(LEFT + 38, height + 4, label if points else f"{label} (no runs)"))
    return drawing(HEIGHT + (ROW * len(lines) if len(lines) > 1 else 0), parts)


def heat_map(cut: Slice, told: Callable[[Estimate], str]) -> str:
    """As SVG: a cell for each pair of levels of `cut.x` and `cut.y`, with what `told` says of it."""
    x_axis, y_axis = cut.x, cut.y
    assert y_axis is not None
    left, cell = 130, 40
    width = (WIDTH - left - RIGHT) / len(x_axis.labels)
    bottom = TOP + cell * len(y_axis.labels)
    parts = [text(left - 6, bottom - cell * (row + 0.4), label, "end") for row, label in enumerate(y_axis.labels)]
    parts += _labels_below(x_axis, lambda level: left + width * (level + 0.5), bottom + 16, even=True)
    parts += [text((left + WIDTH - RIGHT) / 2, bottom + 36, x_axis.name, "middle")]
    parts.append(text(14, (TOP + bottom) / 2, y_axis.name, "middle", turned=True))
    for row in range(len(y_axis.labels)):
        for column in range(len(x_axis.labels)):
            estimate = cut.estimates.get((column, row))
            place = (
                f'x="{left + width * column:.1f}" y="{bottom - cell * (row + 1)}" width="{width:.1f}" height="{cell}"'
            )
            middle = left + width * (column + 0.5), bottom - cell * (row + 0.4)
            if estimate is None:
                parts.append(f'<rect {place} fill="none" stroke="currentColor" stroke-opacity=".3"/>')
                parts.append(text(*middle, "no runs" if width > 50 else "–", "middle"))
                continue
            ground, ink = shade(cut.goodness(estimate))
            parts.append(f'<rect {place} fill="rgb{ground}" stroke="rgb{ink}" stroke-opacity=".3"/>')
            parts.append(f'<g fill="rgb{ink}">{text(*middle, told(estimate), "middle")}</g>')
    return drawing(bottom + 44, parts)


def _labels_below(axis: Dimension, x: Callable[[float], float], y: float, *, even: bool = False) -> list[str]:
    """Those of the levels that have room; `even`: whether they lie at 0, 1, 2 …"""
    parts, free = [], -math.inf
    for level, (place, label) in enumerate(zip(axis.places, axis.labels, strict=True)):
        at, half = x(float(level) if even else place), 3.4 * len(label)
        if at - half >= free:
            parts.append(text(at, y, label, "middle"))
            free = at + half + 6
    return parts
