"""Plots as SVG, for a page that needs nothing else: step functions over a logarithm, and shares with intervals."""

from __future__ import annotations

import html
import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from sudoku_desktop.studies.statistics import Estimate, Steps

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7f7f7f")
"""Told apart by everybody (Okabe & Ito)."""
DASHES = ("", "6 3", "2 2", "8 2 2 2")
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 360, 60, 20, 16, 44
ROW = 20
MOST_POINTS = 500
_QUARTERS = {tick / 4: f"{tick / 4:g}" for tick in range(5)}


@dataclass(frozen=True)
class Style:
    """How what belongs to a line is drawn: its colour, and as attributes itself, its intervals and its points."""

    colour: str
    dashes: str

    @property
    def dashed(self) -> str:
        return f'stroke="{self.colour}" stroke-dasharray="{self.dashes}"'

    @property
    def solid(self) -> str:
        return f'stroke="{self.colour}" stroke-width="1.5" fill="none"'

    @property
    def filled(self) -> str:
        return f'stroke="{self.colour}" fill="{self.colour}"'


def style(number: int) -> Style:
    """28 differ, and those beside one another by their dashes, too."""
    return Style(COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)])


def curves(lines: Mapping[str, Steps], longest: float, across: str, up: str, *, falls: bool = False) -> str:
    """Step functions from 1 to `longest` of `across`."""
    decades = max(1, math.ceil(math.log10(max(longest, 10))))
    legend = ROW * len(lines)

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * min(max(math.log10(max(value, 1)) / decades, 0), 1)

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    parts = [text(x(10**power), HEIGHT - BOTTOM + 16, decade(power), "middle") for power in range(decades + 1)]
    parts += [text(LEFT - 6, y(share / 4) + 4, f"{share / 4:g}", "end") for share in range(5)]
    parts += [rule(x(1), y(share / 4), x(10**decades), y(share / 4)) for share in range(5)]
    parts += [text(WIDTH / 2, HEIGHT - 8, across, "middle"), text(14, HEIGHT / 2, up, "middle", turned=True)]
    for number, (label, steps) in enumerate(lines.items()):
        look = style(number).dashed
        every = max(1, -(-len(steps.at) // MOST_POINTS))
        at, shares = steps.at[::every].tolist(), steps.share[::every].tolist()
        path, before = [f"M{x(1):.1f} {y(float(falls)):.1f}"], float(falls)
        for value, share in zip([*at, longest], [*shares, float(steps.share[-1]) if len(at) else before], strict=True):
            path.append(f"H{x(value):.1f}V{y(share):.1f}")
        height = HEIGHT + ROW * number + 8
        parts.append(f'<path d="{"".join(path)}" fill="none" stroke-width="2" {look}/>')
        parts.append(f'<path d="M{LEFT} {height}h30" stroke-width="2" {look}/>')
        parts.append(text(LEFT + 38, height + 4, label))
    return drawing(HEIGHT + legend, parts)


def dots(figures: Mapping[str, Estimate], across: str, decades: int = 0) -> str:
    """A figure a row, from 0 to 1, with its interval; with `decades` from 1 to as many powers of ten."""
    left = 320
    bottom = ROW * (len(figures) + 1)
    ticks = {tick / decades: decade(tick) for tick in range(decades + 1)} if decades else _QUARTERS

    def x(value: float) -> float:
        share = math.log10(max(value, 1)) / decades if decades else value
        return left + (WIDTH - left - RIGHT) * min(share, 1)

    places = {left + (WIDTH - left - RIGHT) * tick: label for tick, label in ticks.items()}
    parts = [rule(place, ROW / 2, place, bottom) for place in places]
    parts += [text(place, bottom + 14, label, "middle") for place, label in places.items()]
    parts.append(text((left + WIDTH) / 2, bottom + 30, across, "middle"))
    for number, (label, share) in enumerate(figures.items(), 1):
        height = ROW * number
        parts.append(text(left - 8, height + 4, label if len(label) <= 44 else f"{label[:20]}…{label[-23:]}", "end"))
        look = style(0).filled
        parts.append(f'<path d="M{x(share.low):.1f} {height}H{x(share.high):.1f}" stroke-width="2" {look}/>')
        if not np.isnan(share.value):
            parts.append(f'<circle cx="{x(share.value):.1f}" cy="{height}" r="4" {look}/>')
    return drawing(bottom + 40, parts)


def decade(power: int) -> str:
    return f"{10**power:,}" if power < 4 else "10" + str(power).translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"))


def drawing(height: float, parts: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" role="img" font-size="12" '
        f'font-family="system-ui,sans-serif" fill="currentColor">{"".join(parts)}</svg>'
    )


def rule(x: float, y: float, to_x: float, to_y: float) -> str:
    return f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="currentColor" stroke-opacity=".2"/>'


def text(x: float, y: float, text: str, anchor: str = "start", *, turned: bool = False) -> str:
    how = f' transform="rotate(-90 {x:.1f} {y:.1f})"' if turned else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{how}>{html.escape(text)}</text>'
