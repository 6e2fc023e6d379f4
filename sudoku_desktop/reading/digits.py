"""Which digit stands in a cell, printed or written by hand: edges by direction, and a small network over them.

The weights are `resources/reading/digits.npz`, which `tools/train_digits.py` made; it imports this module, so that it
trains on what is read here.
"""

from __future__ import annotations

from functools import cache

import cv2
import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from sudoku_desktop.assets import resource
from sudoku_desktop.reading.lattice import CELLS, Pixels

Values = NDArray[np.float32]

SIDE, CONTEXT = 28, 4
"""Pixels of a cell, and how many around it the network is shown as well."""
PATCH = SIDE + 2 * CONTEXT
DIRECTIONS = 8
BLANK, PRINTED, WRITTEN, OTHER = 0, slice(1, 10), slice(10, 19), 19
"""What the classes are: nothing, a digit in print, one by hand, and anything else, such as a digit that lies."""
CLASSES = 20
EDGE = 3
"""Pixels at each side of a cell in which lines may be."""
USUAL_HEIGHT, LEAST_ZOOM, MOST_ZOOM = 0.58, 1.6, 2.4
"""Height of a digit in cells; boards whose digits are smaller are magnified by a factor between the other two."""
SMALLEST_DIGIT, FEWEST_SMALL = 5, 9
"""Pixels of a piece of ink, and how many such pieces show how high the digits of a board are."""


def greyed(flat: Pixels) -> Pixels:
    """Turn a flat grid in colours into grey ink on white.

    Each pixel is as dark as in the channel in which it differs most from the paper of its cell, which may be coloured.

    Parameters
    ----------
    flat
        The grid laid flat, ink dark, with CONTEXT or CONTEXT + 1 pixels around it: shape (side, side, 3). A cell may
        have any even number of pixels from SIDE on.
    """
    size = len(flat) // CELLS // 2 * 2
    margin = (len(flat) - CELLS * size) // 2
    inner = flat[margin:-margin, margin:-margin].reshape(CELLS, size, CELLS, size, 3)
    sample = inner[:, ::2, :, ::2].transpose(0, 2, 4, 1, 3).reshape(CELLS, CELLS, 3, -1)
    edge = size // 5
    middle = inner[:, edge:-edge, :, edge:-edge].max(axis=(1, 3))
    rank = sample.shape[-1] * 4 // 5
    # Around a tile there may be a gap that is lighter than all of it.
    paper = np.minimum(np.partition(sample, rank, axis=-1)[..., rank], middle)
    cells = np.clip((np.arange(len(flat)) - margin) // size, 0, CELLS - 1)
    darker = paper[cells][:, cells].astype(np.int16) - flat
    return np.asarray(255 - np.clip(darker.max(axis=2), 0, 255), np.uint8)


def zoomed_side(grey: Pixels) -> int:
    """Return how many pixels a cell needs so that digits that are small in their cells become as large as usual.

    Parameters
    ----------
    grey
        The grid as `greyed` returns it, SIDE pixels a cell.
    """
    margin = (len(grey) - CELLS * SIDE) // 2
    ink = 255 - grey[margin : len(grey) - margin, margin : len(grey) - margin]
    cells = (
        ink.reshape(CELLS, SIDE, CELLS, SIDE).transpose(0, 2, 1, 3).reshape(-1, SIDE, SIDE)[:, EDGE:-EDGE, EDGE:-EDGE]
    )
    is_ink = cells > max(10.0, 0.4 * float(np.percentile(cells, 98.5)))
    # The pieces of ink of all cells at once, one cell below the other.
    column = np.pad(is_ink, ((0, 0), (0, 1), (0, 0))).astype(np.uint8)
    _, _, pieces, middles = cv2.connectedComponentsWithStats(column.reshape(-1, column.shape[2]))
    high, top = pieces[1:, cv2.CC_STAT_HEIGHT], pieces[1:, cv2.CC_STAT_TOP] % column.shape[1]
    x, y = middles[1:, 0], middles[1:, 1] % column.shape[1]
    is_inside = (top > 0) & (top + high < column.shape[1] - 1)
    is_central = np.maximum(np.abs(x - column.shape[2] / 2), np.abs(y - column.shape[1] / 2)) < SIDE / 5
    heights = np.sort(high[is_inside & is_central & (high >= SMALLEST_DIGIT)])[::-1]
    if len(heights) < FEWEST_SMALL:
        return SIDE
    zoom = USUAL_HEIGHT * SIDE / float(heights[FEWEST_SMALL - 1])
    return SIDE if zoom < LEAST_ZOOM else round(SIDE * min(zoom, MOST_ZOOM) / 2) * 2


def patches(flat: Pixels) -> Values:
    """Cut the 81 cells out of a grey grid that is laid flat, ink dark, with CONTEXT pixels around it.

    Returns
    -------
    Values
        Shape (81, PATCH, PATCH), 0 for paper and 1 for ink: the middle of each cell, where cells are larger than SIDE.
    """
    size = (len(flat) - 2 * CONTEXT) // CELLS
    starts = np.arange(CELLS) * size + (size - SIDE) // 2
    windows = sliding_window_view(flat, (PATCH, PATCH))[starts[:, None], starts]
    cells = windows.reshape(CELLS * CELLS, PATCH, PATCH).astype(np.float32)
    paper = np.percentile(cells[:, CONTEXT:-CONTEXT, CONTEXT:-CONTEXT], 80, axis=(1, 2))
    darker = paper[:, None, None].astype(np.float32) - cells
    inner = darker[:, PATCH // 4 : -PATCH // 4, PATCH // 4 : -PATCH // 4]
    full = max(15.0, float(np.percentile(inner, 98.5)))
    return np.asarray(np.clip(darker / np.float32(full), -0.5, 1.5), np.float32)


def features(cells: Values) -> Values:
    """What the network is shown of patches: how strong edges are by direction and place, and how dark places are.

    In the manner of histograms of oriented gradients (Dalal & Triggs 2005), but linear in between directions.
    """
    across = np.zeros_like(cells)
    down = np.zeros_like(cells)
    across[:, :, 1:-1] = cells[:, :, 2:] - cells[:, :, :-2]
    down[:, 1:-1] = cells[:, 2:] - cells[:, :-2]
    angles = np.arange(DIRECTIONS) * (2 * np.pi / DIRECTIONS)
    maps = [np.maximum(across * np.float32(np.cos(a)) + down * np.float32(np.sin(a)), 0) for a in angles]
    edges = np.sqrt(_pooled(np.stack([*maps, np.maximum(cells, 0)], axis=1)))
    return np.asarray(edges.reshape(len(cells), -1), np.float32)


def _pooled(maps: Values) -> Values:
    """Weighted means around every fourth pixel: (…, PATCH, PATCH) to (…, PATCH / 4, PATCH / 4)."""
    weights = _pooling()
    return np.asarray(weights @ maps @ weights.T)


@cache
def _pooling() -> Values:
    """Shape (PATCH / 4, PATCH): of each place a triangle eight pixels wide."""
    middles = np.arange(PATCH // 4) * 4 + 1.5
    weights = np.maximum(0, 1 - np.abs(np.arange(PATCH) - middles[:, None]) / 4)
    return np.asarray(weights / weights.sum(axis=1, keepdims=True), np.float32)


def probabilities(cells: Values) -> Values:
    """Of patches, shape (n, PATCH, PATCH), how likely each class is: (n, CLASSES)."""
    weights = _weights()
    values = features(cells)
    for layer in "12":
        values = np.maximum(values @ weights["w" + layer] + weights["b" + layer], 0)
    scores = (values @ weights["w3"] + weights["b3"]) / weights["temperature"]
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), np.float32)


@cache
def _weights() -> dict[str, Values]:
    with np.load(resource("reading", "digits.npz"), allow_pickle=False) as arrays:
        return {name: arrays[name].astype(np.float32) for name in arrays.files if name != "source"}
