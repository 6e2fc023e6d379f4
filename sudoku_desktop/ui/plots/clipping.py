"""Clips polylines to a rectangle by arithmetic, because the SVG generator does not clip reliably.

Qt 6.11 has no clipping in SVG Tiny, and in SVG 1.1 it assigns groups the clip paths of other groups.
"""

import numpy as np
from PySide6.QtCore import QRectF

from sudoku_desktop.evolution.history import Series


def clipped(x: Series, y: Series, area: QRectF) -> list[tuple[Series, Series]]:
    """Return the pieces of the polyline (x, y) inside `area`, by the algorithm of Liang and Barsky (1984)."""
    if len(x) < 2:
        return []
    x0, y0, dx, dy = x[:-1], y[:-1], np.diff(x), np.diff(y)
    enter, leave = np.zeros(len(dx)), np.ones(len(dx))
    for step, room in (
        (-dx, x0 - area.left()),
        (dx, area.right() - x0),
        (-dy, y0 - area.top()),
        (dy, area.bottom() - y0),
    ):
        with np.errstate(divide="ignore", invalid="ignore"):
            at = room / step
        enter = np.where(step < 0, np.maximum(enter, at), enter)
        leave = np.where(step > 0, np.minimum(leave, at), leave)
        leave = np.where((step == 0) & (room < 0), -1.0, leave)
    inside = enter <= leave
    begins = inside & ~np.concatenate([[False], inside[:-1] & (leave[:-1] == 1) & (enter[1:] == 0)])
    pieces = []
    for begin in np.flatnonzero(begins):
        after = np.flatnonzero(~inside[begin:] | (begins[begin:] & (np.arange(len(dx) - begin) > 0)))
        end = begin + int(after[0]) if len(after) else len(dx)
        first, last = begin, end - 1
        head = (x0[first] + enter[first] * dx[first], y0[first] + enter[first] * dy[first])
        tail = (x0[last] + leave[last] * dx[last], y0[last] + leave[last] * dy[last])
        pieces.append(
            (
                np.concatenate([[head[0]], x[first + 1 : last + 1], [tail[0]]]),
                np.concatenate([[head[1]], y[first + 1 : last + 1], [tail[1]]]),
            )
        )
    return pieces
