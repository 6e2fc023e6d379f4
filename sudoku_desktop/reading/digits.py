"""Classification of cells as blank, printed digit, handwritten digit or anything else, by a small neural network.

The network takes histograms of edge directions. Its weights are `resources/reading/digits.npz`, made by
`tools/train_digits.py`, which imports this module, so that training and reading compute the same features.
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
"""Side of a cell, and width of the surroundings that the network also takes in, in pixels."""
PATCH = SIDE + 2 * CONTEXT
DIRECTIONS = 8
BLANK, PRINTED, WRITTEN, OTHER = 0, slice(1, 10), slice(10, 19), 19
"""Indices of the classes: blank, printed digits 1–9, handwritten digits 1–9, anything else (a rotated digit)."""
CLASSES = 20
EDGE = 3
"""Width, in pixels, of the margin on each side of a cell in which grid lines may be."""
USUAL_HEIGHT, LEAST_ZOOM, MOST_ZOOM = 0.58, 1.6, 2.4
"""Usual height of a digit, in cells, and the bounds of the factor by which boards with smaller digits are magnified."""
SMALLEST_DIGIT, FEWEST_SMALL = 5, 9
"""Minimum height, in pixels, and number of pieces of ink from which the height of a board's digits is estimated."""


def greyed(flat: Pixels) -> Pixels:
    """Convert a flat grid from colours to grey ink on white.

    Each pixel becomes as dark as in the channel in which it differs most from the paper of its cell, which may be
    coloured.

    Parameters
    ----------
    flat
        The rectified grid, ink dark, with CONTEXT or CONTEXT + 1 pixels around it: shape (side, side, 3). A cell may
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
    """Return the number of pixels per cell at which a board's digits have the usual height in a patch.

    The result is SIDE unless the digits are small in their cells.

    Parameters
    ----------
    grey
        The grid as `greyed` returns it, SIDE pixels per cell.
    """
    margin = (len(grey) - CELLS * SIDE) // 2
    ink = 255 - grey[margin : len(grey) - margin, margin : len(grey) - margin]
    cells = (
        ink.reshape(CELLS, SIDE, CELLS, SIDE).transpose(0, 2, 1, 3).reshape(-1, SIDE, SIDE)[:, EDGE:-EDGE, EDGE:-EDGE]
    )
    is_ink = cells > max(10.0, 0.4 * float(np.percentile(cells, 98.5)))
    # The pieces of ink of all cells, computed in one column.
    column = np.pad(is_ink, ((0, 0), (0, 1), (0, 0))).astype(np.uint8)
    _, _, pieces, middles = cv2.connectedComponentsWithStats(column.reshape(-1, column.shape[2]))
    left, top, wide, high, _ = pieces[1:].T
    top = top % column.shape[1]
    x, y = middles[1:, 0], middles[1:, 1] % column.shape[1]
    is_inside = (top > 0) & (top + high < column.shape[1] - 1) & (left > 0) & (left + wide < column.shape[2])
    # Digits are higher than wide, and wider than high on a page that lies on its side.
    high = np.maximum(high, wide)
    is_central = np.maximum(np.abs(x - column.shape[2] / 2), np.abs(y - column.shape[1] / 2)) < SIDE / 5
    heights = np.sort(high[is_inside & is_central & (high >= SMALLEST_DIGIT)])[::-1]
    if len(heights) < FEWEST_SMALL:
        return SIDE
    zoom = USUAL_HEIGHT * SIDE / float(heights[FEWEST_SMALL - 1])
    return SIDE if zoom < LEAST_ZOOM else round(SIDE * min(zoom, MOST_ZOOM) / 2) * 2


def patches(flat: Pixels) -> Values:
    """Cut the 81 cells out of a rectified grey grid, ink dark, with CONTEXT pixels around it.

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
    """Return the network's input for patches: strength of edges by direction and place, and darkness by place.

    Similar to histograms of oriented gradients (Dalal & Triggs 2005), but linear between directions.
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
    """Return weighted means around every fourth pixel: (…, PATCH, PATCH) to (…, PATCH / 4, PATCH / 4)."""
    weights = _pooling()
    return np.asarray(weights @ maps @ weights.T)


@cache
def _pooling() -> Values:
    """Return the weights of `_pooled`, a triangle eight pixels wide for each place: shape (PATCH / 4, PATCH)."""
    middles = np.arange(PATCH // 4) * 4 + 1.5
    weights = np.maximum(0, 1 - np.abs(np.arange(PATCH) - middles[:, None]) / 4)
    return np.asarray(weights / weights.sum(axis=1, keepdims=True), np.float32)


def classified(cells: Values) -> tuple[Values, Values]:
    """Classify patches of shape (n, PATCH, PATCH).

    Returns
    -------
    tuple[Values, Values]
        The probability of each class, shape (n, CLASSES), and the values of the network's last hidden layer, shape
        (n, 64), in which the same digits in one typeface are closer than different ones.
    """
    weights = _weights()
    values = features(cells)
    for layer in "12":
        values = np.maximum(values @ weights["w" + layer] + weights["b" + layer], 0)
    scores = (values @ weights["w3"] + weights["b3"]) / weights["temperature"]
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), np.float32), np.asarray(values, np.float32)


@cache
def _weights() -> dict[str, Values]:
    with np.load(resource("reading", "digits.npz"), allow_pickle=False) as arrays:
        return {name: arrays[name].astype(np.float32) for name in arrays.files if name != "source"}
