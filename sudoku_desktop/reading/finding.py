"""Detection of grids in a picture: quadrilaterals of ink, or many cells in rows, that have the lines of a grid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np

from sudoku_desktop.reading.lattice import CELLS, Floats, Lattice, Pixels, fitted
from sudoku_desktop.reading.tables import Table, tables_in

LONG_SIDE = 1200
"""Longer side, in pixels, of the reduced picture in which grids are looked for; more pixels do not find more."""
SMALLEST = 9 * 9
"""Minimum side of a grid in the reduced picture, in pixels."""
MOST_CANDIDATES = 40
SAME = 4
"""Distance of corners, in pixels, up to which two candidates count as the same."""
WEAKEST = 0.72
"""Minimum share of the 180 line segments that must be visible in a grid."""
FAINTEST = 0.5
"""Minimum share of visible segments in a faint grid, which counts only if its puzzle has exactly one solution."""
FRAMED, CLEARLY_FRAMED = 0.85, 0.97
"""Minimum shares of visible segments around boxes, for grids whose other lines are invisible."""
CLEAR = 0.92
"""Share of visible segments above which other ways to find the grid are not tried."""
COMPLETE = 0.98
"""Share of visible segments, or of those around boxes, from which a grid cannot be displaced by a row or a column."""
FARTHEST = 0.35
"""Maximum distance, in cells, between a candidate's corners and those of the lattice fitted to it.

A larger distance shows that the fit followed other lines; clear lattices are excepted.
"""
MOST_WEAKER = 0.15
"""Maximum difference in strength to the strongest grid; weaker grids are mostly cut off by the picture's edge."""
THRESHOLDS = ((21, 7, 1), (51, 5, 1), (11, 3, 1), (21, 7, 9), (21, 7, 19))
"""Parameters of `_ink` that are tried in turn.

Each has the neighbourhood in pixels, the difference in grey levels between ink and neighbourhood, and the width in
pixels of gaps to be closed, as between tiles.
"""


@dataclass(frozen=True)
class Found:
    """The grids and tables found in a picture.

    Attributes
    ----------
    grids
        Grids in reading order; their first corner is the top left on the page, even where digits are rotated.
    tables
        Tables with any number of rows and columns, those with the most cells first, in picture pixels.
    """

    grids: tuple[Lattice, ...] = ()
    tables: tuple[Table, ...] = ()


def find_grids(grey: Pixels, is_cancelled: Callable[[], bool]) -> Found:
    """Find the grids of a grey picture with dark ink; return no grids once `is_cancelled` returns True."""
    scale = min(1.0, LONG_SIDE / max(grey.shape))
    if min(grey.shape) * scale < SMALLEST:
        return Found()
    small = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else grey
    found: list[Lattice] = []
    tables: list[Table] = []
    tried: list[Floats] = []
    for threshold in THRESHOLDS:
        ink = _ink(np.asarray(small, np.uint8), *threshold)
        here = tables_in(ink)
        tables += [table.scaled(1 / scale) for table in here]
        for corners in [*(each for table in here for each in table.nine_by_nine()), *_quadrilaterals(ink)]:
            if is_cancelled():
                return Found()
            if any(np.abs(corners - other).max() < SAME for other in tried):
                continue
            tried.append(corners)
            if any(overlap(corners / scale, other.corners) for other in found if other.strength > CLEAR):
                continue
            lattice = fitted(grey, corners / scale)
            deviation = np.abs(lattice.corners - corners / scale).max() * CELLS * scale / np.ptp(corners)
            is_seen = lattice.strength >= FAINTEST or lattice.box_strength >= FRAMED
            if lattice.strength > CLEAR or (is_seen and deviation <= FARTHEST):
                found.append(_aligned(grey, lattice))
        if any(lattice.strength > CLEAR for lattice in found):
            break
    tables.sort(key=lambda table: -table.cells)
    return Found(tuple(without_overlaps(found)), tuple(tables))


def is_in_place(lattice: Lattice) -> bool:
    """Return whether enough lines are visible that the lattice cannot be displaced by a row or a column."""
    return lattice.strength > CLEAR and max(lattice.strength, lattice.box_strength) >= COMPLETE


def _aligned(grey: Pixels, lattice: Lattice) -> Lattice:
    """Return the lattice, or one displaced by a row or a column if more of its lines are visible.

    A title one row above a grid can displace a lattice by a row, in which nine of ten lines are visible.
    """
    if lattice.strength >= COMPLETE:
        return lattice
    top_left, top_right, bottom_right, bottom_left = lattice.corners
    across = (top_right - top_left + bottom_right - bottom_left) / 2 / CELLS
    down = (bottom_left - top_left + bottom_right - top_right) / 2 / CELLS
    others = [fitted(grey, lattice.corners + step) for step in (across, -across, down, -down)]
    return max([lattice, *others], key=lambda each: each.strength + each.box_strength)


def without_overlaps(grids: list[Lattice]) -> list[Lattice]:
    """Return the grids in reading order, only the strongest of those that overlap."""
    best: list[Lattice] = []
    for lattice in sorted(grids, key=lambda each: -each.strength):
        is_cut = best and lattice.strength < best[0].strength - MOST_WEAKER
        if not is_cut and not any(overlap(lattice.corners, other.corners) for other in best):
            best.append(lattice)
    return in_reading_order(best)


def _ink(grey: Pixels, block: int, darker: int, together: int) -> Pixels:
    """Return 255 where a picture is darker than its neighbourhood, else 0, with a margin of one pixel of 0."""
    smooth = cv2.GaussianBlur(grey, (3, 3), 0)
    ink = cv2.adaptiveThreshold(smooth, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY_INV, block, darker)
    ink = cv2.morphologyEx(ink, cv2.MORPH_CLOSE, np.ones((together, together), np.uint8))
    return np.asarray(cv2.copyMakeBorder(ink, 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=0), np.uint8)


def _quadrilaterals(ink: Pixels) -> list[Floats]:
    """Return the four corners of each large connected piece of ink, the largest first."""
    contours, _ = cv2.findContours(ink, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE, offset=(-1, -1))
    large = []
    for contour in contours:
        _, _, width, height = cv2.boundingRect(contour)
        if min(width, height) >= SMALLEST and max(width, height) < 3 * min(width, height):
            hull = cv2.convexHull(contour)
            large.append((cv2.contourArea(hull), hull))
    large.sort(key=lambda each: -each[0])
    found = [_four_corners(np.asarray(hull)) for _, hull in large[:MOST_CANDIDATES]]
    return [corners for corners in found if corners is not None]


def _four_corners(hull: np.ndarray) -> Floats | None:
    """Return the quadrilateral that approximates a convex outline, clockwise from its top left, or None."""
    length = cv2.arcLength(hull, True)
    for tolerance in (0.01, 0.02, 0.03, 0.05, 0.08, 0.12):
        polygon = cv2.approxPolyDP(hull, tolerance * length, True)
        if len(polygon) <= 4:
            break
    if len(polygon) != 4:
        polygon = cv2.boxPoints(cv2.minAreaRect(hull))
    points = np.asarray(polygon, float).reshape(4, 2)
    if cv2.contourArea(points.astype(np.float32)) < 0.7 * cv2.contourArea(hull):
        return None
    centre = points.mean(axis=0)
    angles = np.arctan2(points[:, 1] - centre[1], points[:, 0] - centre[0])
    points = points[np.argsort(angles)]  # clockwise, as y grows downwards
    points = np.roll(points, -int(np.argmin(points.sum(axis=1))), axis=0)
    sides = np.linalg.norm(points - np.roll(points, 1, axis=0), axis=1)
    return points if sides.min() > sides.max() / 4 else None


def overlap(one: Floats, other: Floats) -> bool:
    """Return whether two quadrilaterals share more than a fifth of the smaller one's area."""
    shared, _ = cv2.intersectConvexConvex(one.astype(np.float32), other.astype(np.float32))
    smaller = min(cv2.contourArea(one.astype(np.float32)), cv2.contourArea(other.astype(np.float32)))
    return shared > 0.2 * smaller


def in_reading_order(grids: list[Lattice]) -> list[Lattice]:
    """Return the grids row by row; a row has all grids that begin above the middle of its first grid."""
    left = sorted(grids, key=lambda each: each.corners[:, 1].min())
    ordered = []
    while left:
        middle = left[0].corners[:, 1].mean()
        row = [each for each in left if each.corners[:, 1].min() < middle]
        ordered += sorted(row, key=lambda each: each.corners[:, 0].mean())
        left = [each for each in left if each.corners[:, 1].min() >= middle]
    return ordered
