"""Detection of cells in rows and columns of any number: pieces of paper between lines, side by side.

A frame, a title bar or a page number that touches a grid changes the outline of its ink, but not that of its cells.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace

import cv2
import numpy as np

from sudoku_desktop.reading.lattice import CELLS, Floats, Pixels

SMALLEST_CELL = 5
"""Minimum side of a cell in the picture, in pixels."""
MOST_CELLS = 1200
LEAST_COVER = 0.35
"""Minimum share of its bounding box that a cell covers; a square standing on a corner covers half."""
UNLIKE = 1.45
"""Maximum ratio of the sizes of neighbouring cells."""
FEWEST_CELLS = 16
FEWEST_OF_NINE = 27
"""Minimum number of cells by which a 9×9 grid can be located."""
MOST_LINES = 11
"""Maximum number of rows or columns of a 9×9 grid with a number or a bar beside it; larger tables are other sizes."""
MOST_PLACES = 3
"""Maximum number of positions tried for the nine rows or columns in a table that has more, or fewer."""
NEAR = 0.3
"""Maximum deviation of a cell from its position beside its neighbour, in cells."""


@dataclass(frozen=True)
class Table:
    """Cells in rows and columns.

    Attributes
    ----------
    places
        Column and row of each cell, starting at 0: shape (n, 2).
    centres
        Centre of each cell in pixels: shape (n, 2).
    """

    places: Floats
    centres: Floats

    @property
    def cells(self) -> int:
        """Number of visible cells."""
        return len(self.places)

    @property
    def size(self) -> tuple[int, int]:
        """Number of columns and rows."""
        columns, rows = self.places.max(axis=0).astype(int).tolist()
        return columns + 1, rows + 1

    @property
    def cover(self) -> float:
        """Number of visible cells divided by rows times columns."""
        columns, rows = self.size
        return self.cells / (columns * rows)

    def scaled(self, factor: float) -> Table:
        """Return the table in the coordinates of a picture that is `factor` times as large."""
        return replace(self, centres=self.centres * factor)

    def corners(self, left: float, top: float, right: float, bottom: float) -> Floats | None:
        """Return the corners, clockwise from the top left, of columns `left` to `right` and rows `top` to `bottom`.

        Returns None if the cells are not in a plane.
        """
        plane, _ = cv2.findHomography(
            (self.places + 0.5).astype(np.float32), self.centres.astype(np.float32), cv2.RANSAC, 3.0
        )
        if plane is None:
            return None
        ends = np.array([[left, top, 1], [right, top, 1], [right, bottom, 1], [left, bottom, 1]]) @ plane.T
        return None if np.any(ends[:, 2] <= 0) else np.asarray(ends[:, :2] / ends[:, 2:])

    def nine_by_nine(self) -> list[Floats]:
        """Return the corners of the 9×9 grids that the table may be, the likeliest first."""
        if self.size == (3, 3) and self.cells == CELLS:  # the lines inside of boxes were too faint
            corners = self.corners(0, 0, 3, 3)
            return [] if corners is None else [corners]
        if self.cells < FEWEST_OF_NINE:
            return []
        if any(extent > MOST_LINES and extent % CELLS for extent in self.size):
            return []
        ranges = []
        for count, extent in zip(self.places.T.astype(int), self.size, strict=True):
            starts = range(min(0, extent - CELLS), max(0, extent - CELLS) + 1)
            if extent > MOST_LINES:  # grids side by side
                ranges.append(list(range(0, extent, CELLS)))
                continue
            within = sorted(
                starts, key=lambda start: -int(np.count_nonzero((count >= start) & (count < start + CELLS)))
            )
            ranges.append(within[:MOST_PLACES])
        found = [self.corners(left, top, left + CELLS, top + CELLS) for left in ranges[0] for top in ranges[1]]
        return [corners for corners in found if corners is not None]


def tables_in(ink: Pixels) -> list[Table]:
    """Return the tables, largest first, in a picture that is 255 for ink, with one pixel of margin around."""
    _, _, pieces, _ = cv2.connectedComponentsWithStats(cv2.bitwise_not(ink), connectivity=4)
    left, top, wide, high, area = pieces.T
    is_cell = (
        (np.minimum(wide, high) >= SMALLEST_CELL)
        & (np.maximum(wide, high) <= 2 * np.minimum(wide, high))
        & (area >= LEAST_COVER * wide * high)
        & (np.maximum(wide, high) < max(ink.shape) / 2)
    )
    chosen = np.flatnonzero(is_cell)
    chosen = chosen[np.argsort(-area[chosen], kind="stable")[:MOST_CELLS]]
    if len(chosen) < CELLS:
        return []
    centres = np.column_stack([left + wide / 2, top + high / 2])[chosen] - 1.0
    sizes = np.sqrt(wide * high * 1.0)[chosen]
    apart = np.linalg.norm(centres[:, None] - centres, axis=2)
    alike = np.maximum(sizes[:, None], sizes) <= UNLIKE * np.minimum(sizes[:, None], sizes)
    np.fill_diagonal(alike, val=False)
    beside = (
        alike & (apart <= 1.5 * np.minimum(sizes[:, None], sizes)) & (apart >= 0.7 * np.minimum(sizes[:, None], sizes))
    )
    found = []
    left_over = set(np.flatnonzero(beside.any(axis=1)).tolist())
    while left_over:
        group = _linked(beside, left_over.pop())
        left_over -= set(group)
        if len(group) >= CELLS:
            found += _table(centres, apart, beside, group)
    return sorted(found, key=lambda table: -table.cells)


def _linked(beside: np.ndarray, first: int) -> list[int]:
    """Return all cells that can be reached from cell `first` over neighbouring cells."""
    group, queue = {first}, [first]
    while queue:
        for other in np.flatnonzero(beside[queue.pop()]).tolist():
            if other not in group:
                group.add(other)
                queue.append(other)
    return sorted(group)


def _table(centres: Floats, apart: Floats, beside: np.ndarray, group: list[int]) -> list[Table]:
    """Return the table of a group of linked cells, or [] if the cells are not in rows and columns."""
    members = np.array(group)
    links = beside[np.ix_(members, members)]
    distances = np.where(links, apart[np.ix_(members, members)], np.inf)
    pitch = distances.min(axis=1)
    # The nearest cells stand in the same row or column: the direction of most, in quarters of a turn.
    nearest = distances.argmin(axis=1)
    ways = centres[members[nearest]] - centres[members]
    angles = 4 * np.arctan2(ways[:, 1], ways[:, 0])
    turn = float(np.arctan2(np.sin(angles).mean(), np.cos(angles).mean())) / 4
    rotation = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    places: dict[int, tuple[int, int]] = {}
    start = int(np.argmax(links.sum(axis=1)))
    places[start] = (0, 0)
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for other in np.flatnonzero(links[here]).tolist():
            if other in places:
                continue
            step = rotation @ (centres[members[other]] - centres[members[here]])
            step = step / np.median([pitch[here], pitch[other]])
            whole = np.round(step)
            if np.abs(step - whole).max() <= NEAR and np.abs(whole).max() == 1:
                places[other] = places[here][0] + int(whole[0]), places[here][1] + int(whole[1])
                queue.append(other)
    unique: dict[tuple[int, int], int] = {}
    for member, place in places.items():
        unique.setdefault(place, member)
    if len(unique) < CELLS or (len(unique) < FEWEST_CELLS and len(unique) != CELLS):
        return []
    order = np.array(list(unique), float)
    return [Table(order - order.min(axis=0), centres[members[list(unique.values())]])]
