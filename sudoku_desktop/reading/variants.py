"""Recognition of other puzzles on 9×9 grids: jigsaws by their thick lines, killers by the small sums in their cells."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.reading.lattice import CELLS, MARGIN, SCALE, Floats, Lattice, Pixels, laid_flat

BOX = 3
THICKER = 1.6
"""Minimum ratio of ink in thick and thin lines."""
FEWEST_REGIONS = 5
"""Minimum number of regions of nine cells in a jigsaw; a faint segment can connect others."""
SUM_HEIGHT = (0.1, 0.36)
"""Minimum and maximum height of the digits of a killer's sums, in cells."""
FEWEST_SUMS, FEWEST_ALONE = 12, 0.75
"""Minimum number of cells with small digits at the top left, and share of them with nothing at the bottom right."""


def is_jigsaw(picture: Pixels, lattice: Lattice) -> bool:
    """Return whether the thick lines inside a grid divide it into other regions than the usual boxes."""
    as_dark_lines = picture.min(axis=2), 255 - picture.max(axis=2)
    return any(_has_other_regions(_line_weights(grey, lattice)) for grey in as_dark_lines)


def _has_other_regions(weights: Floats) -> bool:
    """Return whether the thick lines divide a grid into regions other than boxes; `weights` is from `_line_weights`."""
    inner = np.stack([weights[0][1:-1], weights[1][1:-1]])  # (2, 8, 9): down the page, and across
    threshold = _otsu_threshold(inner.ravel())
    thick = inner > threshold
    if not thick.any() or thick.all() or np.median(inner[thick]) < THICKER * np.median(inner[~thick]):
        return False
    # The nine by nine cells as pixels, with a pixel between neighbours that is a wall where the segment is thick.
    plan = np.ones((2 * CELLS - 1, 2 * CELLS - 1), np.uint8)
    plan[1::2, 1::2] = 0
    plan[1::2, ::2] = ~thick[0]
    plan[::2, 1::2] = ~thick[1].T
    _, labels = cv2.connectedComponents(plan, connectivity=4)
    cells = labels[::2, ::2]
    regions = [np.argwhere(cells == label) for label in np.unique(cells)]
    # Square regions elsewhere than the boxes are those of a grid that was found a row or a column aside.
    return bool(sum(len(each) == CELLS and np.ptp(each, axis=0).max() >= BOX for each in regions) >= FEWEST_REGIONS)


def _line_weights(grey: Pixels, lattice: Lattice) -> Floats:
    """Return the amount of ink across each segment's line, relative to the paper around: shape (2, 10, 9).

    Horizontal lines are first; `grey` has dark lines.
    """
    flat = laid_flat(grey, lattice, SCALE, MARGIN).astype(float)
    found = []
    reach = SCALE // 4
    lines = (np.arange(CELLS + 1) + MARGIN) * SCALE
    for plane in (flat, flat.T):
        inner = plane[:, MARGIN * SCALE : (MARGIN + CELLS) * SCALE].reshape(len(plane), CELLS, SCALE)[:, :, 2:-2]
        along = np.median(inner, axis=2)
        near = along[lines[:, None] + np.arange(-reach, reach + 1)]  # (10, 2 * reach + 1, 9)
        paper = np.linspace(near[:, :2].max(axis=1), near[:, -2:].max(axis=1), near.shape[1], axis=1)
        found.append(np.maximum(1 - near / np.maximum(paper, 1), 0).sum(axis=1))
    return np.stack(found)


def _otsu_threshold(values: Floats) -> float:
    """Return Otsu's threshold, the value that divides values into the two most different groups."""
    ordered = np.sort(values)
    sums = np.cumsum(ordered)
    below = np.arange(1, len(ordered))
    means = sums[:-1] / below, (sums[-1] - sums[:-1]) / (len(ordered) - below)
    at = int(np.argmax(below * (len(ordered) - below) * (means[1] - means[0]) ** 2))
    return float(ordered[at] + ordered[at + 1]) / 2


def is_killer(grey: NDArray[np.uint8]) -> bool:
    """Return whether many cells have small digits in their top left corner only; `grey` is made by `digits.greyed`."""
    size = len(grey) // CELLS // 2 * 2
    margin = (len(grey) - CELLS * size) // 2
    ink = 255 - grey[margin : margin + CELLS * size, margin : margin + CELLS * size]
    edge = size // 10
    cells = (
        ink.reshape(CELLS, size, CELLS, size).transpose(0, 2, 1, 3).reshape(-1, size, size)[:, edge:-edge, edge:-edge]
    )
    is_ink = cells > max(25.0, 0.4 * float(np.percentile(cells, 98.5)))
    side = is_ink.shape[1]
    column = np.pad(is_ink, ((0, 0), (0, 1), (0, 0))).astype(np.uint8)
    _, _, pieces, middles = cv2.connectedComponentsWithStats(column.reshape(-1, side))
    _, top, wide, high, _ = pieces[1:].T
    x, y, cell = middles[1:, 0] / side, middles[1:, 1] % (side + 1) / side, top // (side + 1)
    low, most = (share * size for share in SUM_HEIGHT)
    is_small = (high >= low) & (high <= most) & (wide >= 0.3 * high) & (wide <= 1.5 * high)
    is_sum = is_small & (x < 0.55) & (y < 0.4)
    sums = np.bincount(cell[is_sum], minlength=len(cells)) > 0
    marks = np.bincount(cell[is_small & (y > 0.55)], minlength=len(cells)) > 0
    alone = np.count_nonzero(sums & ~marks)
    return bool(np.count_nonzero(sums) >= FEWEST_SUMS and alone >= FEWEST_ALONE * np.count_nonzero(sums))
