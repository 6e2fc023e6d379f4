"""Distinction of givens and entries by the background, the weight or the colour of digits.

The givens' background is one without blank cells, and bolder digits are givens. Any colour may be that of the givens;
black is tried first. Where backgrounds, weights or colours change gradually, as in a photo, they are not used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.reading.lattice import CELLS, Floats, Pixels

SCALE, EDGE = 32, 4
"""Pixels per cell of the rectified grid, and width in pixels of the margin in which lines may be."""
FEWEST_GIVENS = 17
"""Minimum number of givens; a 9×9 puzzle with fewer has several solutions (McGuire, Tugemann & Civario 2012)."""
MOST_GIVENS = 45
"""Usual maximum number of givens; digits of a more frequent colour are probably entries."""
FEWEST_ALIKE = 3
"""Minimum number of different digits in a group; fewer may be a selected cell, highlighted digits or a misreading."""
LEAST_GROUND, LEAST_WEIGHT, LEAST_COLOUR = 6.0, 0.1, 10.0
"""Minimum distance of groups: in CIE L*a*b* for background and colour, in logarithms for the width of strokes."""
STRANGE = 20.0
"""Distance of an ink from the usual one, in CIE L*a*b*, above which even few digits may be entries."""
APART = 5
"""Ratio of the distance between groups to the 90th percentile of the distance to the nearest member."""
ACCIDENT = 0.01
"""Maximum probability that a background has no blank cell by chance."""
MIDDLE_NOTE = 5
"""The only digit whose note is in the middle of its cell."""
LOWEST, EVEN, SPECK = 0.75, 0.25, 6
"""Minimum height of a digit and maximum spread of heights, relative to the printed digits; minimum ink in pixels."""
ODD, MOST_EVEN = 0.1, 0.9
"""Maximum relative deviation of heights in one typeface, and minimum share of digits within that deviation."""
VARIED = 20.0
"""Minimum range of backgrounds or inks, in CIE L*a*b*, in a shadow or where givens and entries differ."""

Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class CellAppearance:
    """Appearance of the 81 cells: background, colour of the ink, width of strokes and height of the digit.

    `grounds` and `colours` are in CIE L*a*b*, shape (81, 3); `widths` and `heights` are in pixels, shape (81,). Only
    the background of a blank cell is meaningful.
    """

    grounds: Floats
    colours: Floats
    widths: Floats
    heights: Floats

    @classmethod
    def of(cls, flat: Pixels) -> CellAppearance:
        """Measure a rectified grid in colours with SCALE pixels per cell."""
        space: Floats = cv2.cvtColor(flat.astype(np.float32) / 255, cv2.COLOR_RGB2LAB)
        cells = space.reshape(CELLS, SCALE, CELLS, SCALE, 3).transpose(0, 2, 1, 3, 4).reshape(-1, SCALE, SCALE, 3)
        inner = cells[:, EDGE:-EDGE, EDGE:-EDGE]
        grounds = np.median(inner.reshape(len(cells), -1, 3), axis=1)
        strength = np.linalg.norm(inner - grounds[:, None, None], axis=3)
        full = np.maximum(np.percentile(strength, 97, axis=(1, 2)), 1)[:, None, None]
        cover = np.minimum(strength / full, 1)
        # Of a thin stroke only few pixels have the whole colour of the ink.
        is_full = (strength >= 0.9 * np.percentile(strength, 99, axis=(1, 2))[:, None, None])[..., None]
        colours = (inner * is_full).sum(axis=(1, 2)) / is_full.sum(axis=(1, 2)).clip(1)
        # A stroke's area over half its outline, whose length is how much the cover changes in all.
        outline = np.hypot(np.diff(cover, axis=2)[:, 1:], np.diff(cover, axis=1)[:, :, 1:]).sum(axis=(1, 2))
        widths = 2 * cover.sum(axis=(1, 2)).clip(1) / outline.clip(1)
        # The highest piece of ink of each cell, computed for all cells in one column. Ink from edge to edge is a line;
        # ink outside of the middle half is a line or the frame of a tile.
        column = np.pad(cover >= 0.5, ((0, 0), (0, 1), (0, 0))).astype(np.uint8)
        _, labels, pieces, _ = cv2.connectedComponentsWithStats(column.reshape(-1, column.shape[2]))
        quarter = SCALE // 4 - EDGE
        middles = labels.reshape(column.shape)[:, quarter : -quarter - 1, quarter:-quarter]
        high = pieces[:, cv2.CC_STAT_HEIGHT]
        is_line = (pieces[:, cv2.CC_STAT_AREA] < SPECK) | (high == inner.shape[1])
        high[is_line | (np.bincount(middles.ravel(), minlength=len(high)) == 0)] = 0
        high[0] = 0  # the paper
        heights = np.zeros(len(cells))
        np.maximum.at(heights, pieces[:, cv2.CC_STAT_TOP] // column.shape[1], high)
        return cls(grounds, colours, widths, heights)


@dataclass(frozen=True)
class Grouping:
    """A division of the digits into groups, as masks of shape (81,); `ungrouped` are the digits in no group.

    `is_certain` is whether the givens must be this group, rather than another one.
    """

    givens: Mask
    entries: Mask
    ungrouped: Mask
    is_certain: bool


def pencilled_cells(appearance: CellAppearance, printed: Mask) -> Mask:
    """Return the cells without a piece of ink nearly as high as the printed digits, as a mask of shape (81,).

    No cell is returned if the heights of the printed digits differ much.
    """
    low, middle, high = np.percentile(appearance.heights[printed], (10, 50, 90)) if printed.any() else (0, 0, 1)
    return np.asarray((appearance.heights < LOWEST * middle) & (high - low < EVEN * middle))


def even_cells(appearance: CellAppearance, shown: Mask) -> Mask:
    """Return the digits that are as high as most digits, as a mask of shape (81,).

    If fewer than MOST_EVEN of the digits are, as in handwriting, none is returned.
    """
    middle = float(np.median(appearance.heights[shown])) if shown.any() else 0
    is_even = shown & (np.abs(appearance.heights - middle) <= max(1, ODD * middle)) & (middle > 0)
    return is_even if np.count_nonzero(is_even) >= MOST_EVEN * np.count_nonzero(shown) else np.zeros_like(shown)


def looks_vary(appearance: CellAppearance, shown: Mask) -> bool:
    """Return whether backgrounds, or the inks of the shown digits, differ too much for digits in a single ink."""
    ranges = [
        np.ptp(np.percentile(colours, (5, 95), axis=0), axis=0).max()
        for colours in (appearance.grounds, appearance.colours[shown])
    ]
    return bool(max(ranges) > VARIED)


def groupings(appearance: CellAppearance, digits: NDArray[np.int64]) -> list[Grouping]:
    """Return the possible divisions of digits, likeliest first; empty if all digits look alike.

    `digits` has shape (81,), 0 for none.
    """
    shown = digits > 0
    if np.count_nonzero(shown) < FEWEST_GIVENS:
        return []
    grounds = _groups(appearance.grounds, np.ones_like(shown), LEAST_GROUND)
    shared = [group for group in grounds if not np.all(shown[group])]
    # Of several backgrounds without blanks, as where digits are marked by a tint, one is that of the givens.
    own = sorted((group for group in grounds if np.all(shown[group])), key=np.count_nonzero)[-1:]
    # Where few blanks are left, a tinted row may have none by chance.
    is_rare = bool(own and float(1 - np.mean(own[0])) ** np.count_nonzero(~shown) < ACCIDENT)
    weights = _clear(_groups(np.log(appearance.widths)[:, None], shown, LEAST_WEIGHT), digits)
    boldest = sorted(weights, key=lambda group: float(np.median(appearance.widths[group])))[-1:]
    several_inks = _groups(appearance.colours, shown, LEAST_COLOUR)
    inks = _clear(several_inks, digits)
    usual = [group for group in inks if np.count_nonzero(group) <= MOST_GIVENS] or inks
    blackest = sorted(usual, key=lambda group: -_blackness(appearance, group))
    several = [
        _grouping(givens, groups, digits, is_certain)
        for of_givens, groups, is_certain in (
            (own, [*own, np.any(shared, axis=0) & shown], is_rare),
            (boldest, weights, True),
            (blackest, inks, False),
        )
        for givens in of_givens
        if np.count_nonzero(givens) >= FEWEST_GIVENS
    ]
    common = np.median(appearance.colours[shown], axis=0)
    is_far = np.linalg.norm(appearance.colours - common, axis=1) > STRANGE
    # Few digits may be entries if their ink differs much from that of most.
    strange = np.any([shown & ~shown, *(group for group in several_inks if np.all(is_far[group]))], axis=0)
    # Where the givens have a background of their own, even few digits on that of the blanks may be entries.
    on_blank_ground = shown & np.any(shared, axis=0) & is_rare
    found = [each for each in several if np.any(each.entries | (each.ungrouped & on_blank_ground))]
    if not found and np.any(strange):
        # Programs may highlight all digits that are equal to the selected one.
        is_alike = strange & ~np.isin(digits, digits[shown & ~strange])
        givens = shown & (~strange | (is_alike & (np.count_nonzero(is_alike) > 1)))
        found = [Grouping(givens, shown & ~shown, strange, is_certain=False)]
    return [replace(each, ungrouped=each.ungrouped & ~_is_note(appearance, digits, each)) for each in found]


def _is_note(appearance: CellAppearance, digits: NDArray[np.int64], grouping: Grouping) -> Mask:
    """Return the digits in no group that are notes, as a mask of shape (81,).

    If notes are in a square of 3×3, a single 5 is in the middle of its cell.
    """
    middle = grouping.ungrouped & (digits == MIDDLE_NOTE)
    is_lower = (
        np.median(appearance.heights[middle]) < np.median(appearance.heights[grouping.givens])
        if middle.any()
        else False
    )
    return np.asarray(middle & bool(is_lower))


def _grouping(givens: Mask, groups: Sequence[Mask], digits: NDArray[np.int64], is_certain: bool) -> Grouping:
    entries = np.any(_clear(groups, digits), axis=0) & ~givens
    return Grouping(givens, entries, (digits > 0) & ~givens & ~entries, is_certain)


def _clear(groups: Sequence[Mask], digits: NDArray[np.int64]) -> list[Mask]:
    """Return the groups with enough different digits not to be accidental."""
    return [group for group in groups if len(np.unique(digits[group])) >= FEWEST_ALIKE]


def _groups(values: Floats, chosen: Mask, least: float) -> list[Mask]:
    """Divide the chosen cells into groups that are clearly separate in their values, shape (81, n)."""
    cells = np.flatnonzero(chosen)
    apart = np.linalg.norm(values[cells][:, None] - values[cells], axis=2)
    nearest = np.partition(apart, 1, axis=1)[:, 1]
    linked = apart <= max(least, APART * float(np.percentile(nearest, 90)))
    for _ in range(7):  # paths between 81 cells have fewer than 2**7 links
        linked = linked @ linked
    return [np.isin(np.arange(len(chosen)), cells[row]) for row in np.unique(linked, axis=0)]


def _blackness(appearance: CellAppearance, group: Mask) -> float:
    """Return how much more a group's ink differs from its background in lightness than in hue; black has the most."""
    lightness, *hue = np.median(appearance.colours[group], axis=0)
    return float(abs(lightness - np.median(appearance.grounds[group, 0])) - np.hypot(*hue))
