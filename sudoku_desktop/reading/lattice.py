"""Location of the lines of a 9×9 grid in a picture, and rectification of the grid.

Vocabulary: a *quadrilateral* is four corners in picture pixels, clockwise from the grid's top left; the *plane* is the
rectified grid, measured in cells from 0 to 9; a *segment* is the piece of a line along one cell; *ink* is darkness
beyond that of the paper around. A sheet that curls is not plane, so a cubic in both directions is fitted to the
positions of the segments after the perspective.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Pixels = NDArray[np.uint8]

CELLS = 9
SCALE = 20
"""Pixels per cell while lines are located."""
ROUNDS = ((0.35, 1, 0.35), (0.3, 2, 0.5), (0.2, 3, 0.6), (0.15, 3, 0.6), (0.15, 3, 0.6))
"""Parameters of the rounds in which a lattice is fitted.

Each has the maximum distance of a line from its expected position in cells, the degree of the fitted polynomial, and
the minimum share of segments that must be found.
"""
GAPS = 5
"""Maximum number of pixels, along the middle sixteen of a cell, in which its line may be missing."""
IN_PLACE = 1.01 / SCALE
"""Maximum displacement of a segment, in cells, to count for a lattice's strength.

If the edge of a window or a sheet was taken for a frame, segments are found at random displacements.
"""
MARGIN = 1
"""Width of the surroundings that are rectified together with the grid, in cells."""
AROUND_BOXES = np.tile(np.repeat(np.arange(CELLS + 1) % 3 == 0, CELLS), 2)
"""Mask of the segments around boxes, shape (180,)."""


@dataclass(frozen=True)
class Lattice:
    """Mapping from the plane to the picture.

    Attributes
    ----------
    perspective
        Perspective transformation, shape (3, 3).
    bend
        Correction of x and y before the perspective, shape (2, 4, 4): coefficients of the powers of y and x, for which
        the plane goes from -1 to 1.
    strength
        Share of the 180 segments that are visible in their expected position.
    box_strength
        Share of the 72 segments around boxes that are; some boards have no other lines.
    """

    perspective: Floats
    bend: Floats
    strength: float
    box_strength: float = 0.0

    @classmethod
    def of_corners(cls, corners: Floats) -> Lattice:
        """Return the unbent lattice between four corners, given clockwise from the top left."""
        plane = np.array([[0, 0], [CELLS, 0], [CELLS, CELLS], [0, CELLS]], np.float32)
        perspective = cv2.getPerspectiveTransform(plane, corners.astype(np.float32))
        return cls(np.asarray(perspective, float), np.zeros((2, 4, 4)), 0.0)

    def to_picture(self, across: Floats, down: Floats) -> Floats:
        """Return the picture pixels of all points of the plane with these x and y, shape (down, across, 2)."""
        powers_across, powers_down = (np.vander(each / CELLS * 2 - 1, 4, increasing=True) for each in (across, down))
        x = across + powers_down @ self.bend[0] @ powers_across.T
        y = down[:, None] + powers_down @ self.bend[1] @ powers_across.T
        # Written out, because large products of matrices would go to several threads.
        (a, b, c), (d, e, f), (g, h, i) = self.perspective.tolist()
        depth = g * x + h * y + i
        return np.stack([(a * x + b * y + c) / depth, (d * x + e * y + f) / depth], axis=-1)

    @property
    def corners(self) -> Floats:
        """Corners in picture pixels, clockwise from the top left, shape (4, 2)."""
        ends = np.array([0.0, CELLS])
        return self.to_picture(ends, ends).reshape(4, 2)[[0, 1, 3, 2]]


def laid_flat(pixels: Pixels, lattice: Lattice, scale: int, margin: float = 0.0, turns: int = 0) -> Pixels:
    """Return the rectified grid with `scale` pixels per cell and a margin of `margin` cells.

    `turns` is the number of clockwise quarter turns after which the digits are upright.
    """
    side = round((CELLS + 2 * margin) * scale)
    steps = (np.arange(side) + 0.5) / scale - margin
    points = lattice.to_picture(steps, steps)
    # A much larger picture is scaled down first, because thin lines would fall between the samples.
    axes = np.ascontiguousarray(points.reshape(-1, 2).T)  # numpy is quick along these alone
    low, high = axes.min(axis=1), axes.max(axis=1)
    shrink = max(1.0, float(np.max(high - low)) / side / 1.5)
    left, top = np.maximum(np.floor(low).astype(int) - 2, 0)
    right, bottom = np.ceil(high).astype(int) + 3
    part = pixels[top:bottom, left:right]
    if not part.size:
        return np.zeros((side, side, *pixels.shape[2:]), np.uint8)
    if shrink > 1:
        wide = max(1, round(part.shape[1] / shrink)), max(1, round(part.shape[0] / shrink))
        points = (points - (left, top) + 0.5) * np.array(wide) / (part.shape[1], part.shape[0]) - 0.5
        part = cv2.resize(part, wide, interpolation=cv2.INTER_AREA)
    else:
        points = points - (left, top)
    places = points.astype(np.float32)
    flat: Any = cv2.remap(part, places[..., 0], places[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.ascontiguousarray(np.rot90(flat, -turns))


def fitted(grey: Pixels, quadrilateral: Floats) -> Lattice:
    """Return the lattice whose lines match the ink best, starting from an approximate quadrilateral."""
    best = lattice = Lattice.of_corners(quadrilateral)
    for reach, degree, least in ROUNDS:
        places, offsets, weights = _segments(laid_flat(grey, lattice, SCALE, MARGIN), reach)
        seen = weights > 0
        in_place = seen & (np.abs(offsets) <= IN_PLACE)
        strength = float(np.mean(in_place))
        if strength >= best.strength:
            best = replace(lattice, strength=strength, box_strength=float(np.mean(in_place[AROUND_BOXES])))
        if max(np.mean(seen), np.mean(seen[AROUND_BOXES])) < least:
            break
        lattice = replace(lattice, bend=lattice.bend + _bend(places, offsets, weights, degree))
    return best


def _segments(flat: Pixels, reach: float) -> tuple[Floats, Floats, Floats]:
    """Return the middles of the 180 segments in the plane, shape (180, 2), their displacements, and their weights.

    The first half are horizontal segments displaced in y, the second half vertical segments displaced in x. The weight
    of a segment whose ink is not visible is 0.
    """
    ink = ink_of(flat)
    reach_px = round(reach * SCALE)
    shifts = np.arange(-reach_px, reach_px + 1)
    lines = (np.arange(CELLS + 1) + MARGIN) * SCALE
    half_a_cell = np.arange(-SCALE // 2, SCALE // 2 + 1)
    found = []
    for picture in (ink, ink.T):
        # How much ink there is at least along most of each cell's length, at every height: shape (height, 9). Digits
        # and pencilled candidates have gaps, lines have none.
        inner = picture[:, MARGIN * SCALE : (MARGIN + CELLS) * SCALE].reshape(len(picture), CELLS, SCALE)
        along = np.partition(inner[:, :, 2:-2], GAPS, axis=2)[:, :, GAPS]
        # A line of 1 to 3 pixels lies between pixels as well.
        along = (along + np.roll(along, 1, axis=0)) / 2
        window = along[lines[:, None] + half_a_cell]  # (10, SCALE + 1, 9)
        ordered = np.partition(window, (SCALE // 4, SCALE // 2), axis=1)
        quarter, paper = ordered[:, SCALE // 4], ordered[:, SCALE // 2]  # the 25th percentile and the median
        # Of the lower half, in which no line is, and of the quieter segments, beside which no digit is.
        noise = float(np.percentile(paper - quarter, 25))
        near = along[lines[:, None] + shifts] - paper[:, None]  # (10, shifts, 9)
        near = near * (1 - 0.3 * np.abs(shifts)[:, None] / (reach_px + 1))
        at = near.argmax(axis=1)
        strong = np.take_along_axis(near, at[:, None], axis=1)[:, 0]
        least = min(LEAST_GREYS + LEAST_NOISES * noise, 0.4 * float(ink.max()))
        found.append((shifts[at] / SCALE, strong / max(least, 1e-9)))
    offsets = np.concatenate([found[0][0].ravel(), found[1][0].ravel()])
    strong = np.concatenate([found[0][1].ravel(), found[1][1].ravel()])
    line, middle = np.meshgrid(np.arange(CELLS + 1.0), np.arange(CELLS) + 0.5, indexing="ij")
    across = np.column_stack([middle.ravel(), line.ravel()])
    upright = across[:, ::-1]
    weights = np.where(strong > 1, np.minimum(strong, 3), 0)
    return np.concatenate([across, upright]), offsets, weights


LEAST_GREYS, LEAST_NOISES = 1.0, 4.5
"""Minimum contrast of a segment to the paper: in grey levels, and as a multiple of the paper's noise."""
DARKEST = 25.0
"""Contrast, in grey levels, that counts as full ink, because thin lines are often much fainter than thick ones."""


def ink_of(grey: Pixels) -> Floats:
    """Return each pixel's contrast to the paper around, in grey levels, clipped at DARKEST or 2.5 times the median."""
    smooth = cv2.GaussianBlur(grey, (3, 3), 0)
    paper = cv2.blur(cv2.morphologyEx(smooth, cv2.MORPH_CLOSE, np.ones((SCALE * 2 // 3,) * 2, np.uint8)), (9, 9))
    darker = np.subtract(paper, smooth, dtype=np.int16)  # the median of whole numbers is found sooner
    return np.asarray(np.minimum(darker, max(DARKEST, 2.5 * float(np.median(darker)))), np.float64)


def _bend(places: Floats, offsets: Floats, weights: Floats, degree: int) -> Floats:
    """Return the polynomial that maps lines to their segments, fitted three times to reduce the weight of outliers."""
    bend = np.zeros((2, 4, 4))
    powers = [(i, j) for i in range(4) for j in range(4) if i + j <= degree]
    half = len(offsets) // 2
    for axis, chosen in ((1, slice(None, half)), (0, slice(half, None))):
        x, y = (places[chosen] / CELLS * 2 - 1).T
        terms = np.column_stack([y**i * x**j for i, j in powers])
        wanted, weight = offsets[chosen], weights[chosen]
        for _ in range(3):
            scaled = np.sqrt(weight)
            solution = np.linalg.lstsq(terms * scaled[:, None], wanted * scaled, rcond=None)[0]
            weight = weights[chosen] / (1 + (np.abs(terms @ solution - wanted) / 0.05) ** 2)
        for (i, j), factor in zip(powers, solution, strict=True):
            bend[axis, i, j] = factor
    return bend
