"""Which digits of a board are given and which a player has put in, where the board tells them apart.

It may do so by the ground, the weight or the colour of its digits. The givens' ground is one on which no blank stands,
and bolder digits are givens; of colours each may be theirs, first of all the one that is black. Where grounds, weights
or colours change little by little, as in a photo, nothing is told by them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.reading.lattice import CELLS, Floats, Pixels

SCALE, EDGE = 32, 4
"""Pixels a cell of the grid that is looked at, and how many of them to each side are not, as lines may be there."""
FEWEST_GIVENS = 17
"""A 9×9 puzzle with fewer has several solutions (McGuire, Tugemann & Civario 2012)."""
MOST_GIVENS = 45
"""Puzzles seldom have more; of two inks, the one of more digits is the player's."""
FEWEST_ALIKE = 3
"""Different digits that make a group; fewer may be a cell that is selected, all of a digit, or misread."""
LEAST_GROUND, LEAST_WEIGHT, LEAST_COLOUR = 6.0, 0.1, 10.0
"""By which groups differ at least: distances in CIE L*a*b*; of strokes, logarithms of their widths."""
STRANGE = 20.0
"""How far ink lies from the common one that may be a player's though there is little of it."""
APART = 5
"""How many times farther groups lie apart than nine tenths of their members from the nearest of their own."""
ACCIDENT = 0.01
"""How likely it may be that no blank happens to stand on a ground that is surely the givens'."""
MIDDLE_NOTE = 5
"""The only note that stands in the middle of its cell."""
LOWEST, EVEN, SPECK = 0.75, 0.25, 6
"""Of the printed digits' height, what a digit has at least, and in how much they differ at most; pixels of ink."""
ODD, MOST_EVEN = 0.1, 0.9
"""By how much of the usual height digits of one typeface differ at most, and the share of digits that must be alike."""

Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class Looks:
    """Of the 81 cells the ground and the colour of the ink in CIE L*a*b*, how wide strokes are, and how high the digit.

    Shapes (81, 3) and (81,). Of a blank cell all but the ground is whatever there is.
    """

    grounds: Floats
    colours: Floats
    widths: Floats
    heights: Floats

    @classmethod
    def of(cls, flat: Pixels) -> Looks:
        """Of a grid in colours, laid flat with SCALE pixels a cell."""
        space: Floats = cv2.cvtColor(flat.astype(np.float32) / 255, cv2.COLOR_RGB2LAB)
        cells = space.reshape(CELLS, SCALE, CELLS, SCALE, 3).transpose(0, 2, 1, 3, 4).reshape(-1, SCALE, SCALE, 3)
        inner = cells[:, EDGE:-EDGE, EDGE:-EDGE]
        grounds = np.median(inner.reshape(len(cells), -1, 3), axis=1)
        strength = np.linalg.norm(inner - grounds[:, None, None], axis=3)
        full = np.maximum(np.percentile(strength, 97, axis=(1, 2)), 1)[:, None, None]
        cover = np.minimum(strength / full, 1)
        is_full = (cover >= 0.9)[..., None]
        colours = (inner * is_full).sum(axis=(1, 2)) / is_full.sum(axis=(1, 2)).clip(1)
        # A stroke's area over half its outline, whose length is how much the cover changes in all.
        outline = np.hypot(np.diff(cover, axis=2)[:, 1:], np.diff(cover, axis=1)[:, :, 1:]).sum(axis=(1, 2))
        widths = 2 * cover.sum(axis=(1, 2)).clip(1) / outline.clip(1)
        # The highest piece of ink: of all cells at once, one below the other. What runs through is a line, and what
        # does not come to the middle half is one, or the frame of a tile.
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
class Parting:
    """One way to part the digits, each a mask of shape (81,): `strays` are in no group.

    `is_certain`: whether these can be the givens and no other group.
    """

    givens: Mask
    entries: Mask
    strays: Mask
    is_certain: bool


def pencilled(looks: Looks, printed: Mask) -> Mask:
    """The cells in which nothing is nearly as high as the printed digits, shape (81,); none where those differ."""
    low, middle, high = np.percentile(looks.heights[printed], (10, 50, 90)) if printed.any() else (0, 0, 1)
    return np.asarray((looks.heights < LOWEST * middle) & (high - low < EVEN * middle))


def even(looks: Looks, shown: Mask) -> Mask:
    """The digits that are as high as most, shape (81,); none where fewer than MOST_EVEN are, as those of a hand."""
    middle = float(np.median(looks.heights[shown])) if shown.any() else 0
    is_even = shown & (np.abs(looks.heights - middle) <= max(1, ODD * middle)) & (middle > 0)
    return is_even if np.count_nonzero(is_even) >= MOST_EVEN * np.count_nonzero(shown) else np.zeros_like(shown)


def partings(looks: Looks, digits: NDArray[np.int64]) -> list[Parting]:
    """The ways to part digits, shape (81,), 0 for none: the likeliest first; empty where they are all alike."""
    shown = digits > 0
    if np.count_nonzero(shown) < FEWEST_GIVENS:
        return []
    grounds = _groups(looks.grounds, np.ones_like(shown), LEAST_GROUND)
    shared = [group for group in grounds if not np.all(shown[group])]
    # Of several grounds without blanks, as of digits that are told by a tint, one is the givens'.
    own = sorted((group for group in grounds if np.all(shown[group])), key=np.count_nonzero)[-1:]
    # Where few blanks are left, a row that is tinted may have none.
    is_rare = bool(own and float(1 - np.mean(own[0])) ** np.count_nonzero(~shown) < ACCIDENT)
    weights = _clear(_groups(np.log(looks.widths)[:, None], shown, LEAST_WEIGHT), digits)
    boldest = sorted(weights, key=lambda group: float(np.median(looks.widths[group])))[-1:]
    several_inks = _groups(looks.colours, shown, LEAST_COLOUR)
    inks = _clear(several_inks, digits)
    usual = [group for group in inks if np.count_nonzero(group) <= MOST_GIVENS] or inks
    blackest = sorted(usual, key=lambda group: -_blackness(looks, group))
    several = [
        _parting(givens, groups, digits, is_certain)
        for of_givens, groups, is_certain in (
            (own, [*own, np.any(shared, axis=0) & shown], is_rare),
            (boldest, weights, True),
            (blackest, inks, False),
        )
        for givens in of_givens
        if np.count_nonzero(givens) >= FEWEST_GIVENS
    ]
    common = np.median(looks.colours[shown], axis=0)
    is_far = np.linalg.norm(looks.colours - common, axis=1) > STRANGE
    # Few digits may be a player's if their ink is quite another than that of most.
    strange = np.any([shown & ~shown, *(group for group in several_inks if np.all(is_far[group]))], axis=0)
    found = [each for each in several if np.any(each.entries)]
    if not found and np.any(strange):
        # Programs may colour all digits that are like the selected one.
        is_alike = strange & ~np.isin(digits, digits[shown & ~strange])
        givens = shown & (~strange | (is_alike & (np.count_nonzero(is_alike) > 1)))
        found = [Parting(givens, shown & ~shown, strange, is_certain=False)]
    return [replace(each, strays=each.strays & ~_is_note(looks, digits, each)) for each in found]


def _is_note(looks: Looks, digits: NDArray[np.int64], parting: Parting) -> Mask:
    """The strays that are notes: where these stand three by three, a 5 alone is in the middle of its cell."""
    middle = parting.strays & (digits == MIDDLE_NOTE)
    is_lower = np.median(looks.heights[middle]) < np.median(looks.heights[parting.givens]) if middle.any() else False
    return np.asarray(middle & bool(is_lower))


def _parting(givens: Mask, groups: Sequence[Mask], digits: NDArray[np.int64], is_certain: bool) -> Parting:
    entries = np.any(_clear(groups, digits), axis=0) & ~givens
    return Parting(givens, entries, (digits > 0) & ~givens & ~entries, is_certain)


def _clear(groups: Sequence[Mask], digits: NDArray[np.int64]) -> list[Mask]:
    """The groups that are no accident, nor all of one digit or two."""
    return [group for group in groups if len(np.unique(digits[group])) >= FEWEST_ALIKE]


def _groups(values: Floats, chosen: Mask, least: float) -> list[Mask]:
    """The chosen of 81 cells in groups that lie clearly apart in their values, shape (81, n)."""
    cells = np.flatnonzero(chosen)
    apart = np.linalg.norm(values[cells][:, None] - values[cells], axis=2)
    nearest = np.partition(apart, 1, axis=1)[:, 1]
    linked = apart <= max(least, APART * float(np.percentile(nearest, 90)))
    for _ in range(7):  # of 81 cells each is linked to any other, if it is, by fewer than 2**7 links
        linked = linked @ linked
    return [np.isin(np.arange(len(chosen)), cells[row]) for row in np.unique(linked, axis=0)]


def _blackness(looks: Looks, group: Mask) -> float:
    """How much ink stands out from its ground by lightness more than by hue: black ink is mostly the givens'."""
    lightness, *hue = np.median(looks.colours[group], axis=0)
    return float(abs(lightness - np.median(looks.grounds[group, 0])) - np.hypot(*hue))
