"""Draw random regions of a jigsaw: neighbouring regions exchange cells while each region stays connected."""

import random
from collections.abc import Collection

from sudoku_desktop.board.geometry import MAX_SIZE, Geometry, Variant, boxes, shaped, usual_box

TRIES_A_CELL = 12
"""Number of attempted exchanges for each cell, enough to leave no trace of the initial boxes."""
_RING = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))
"""Offsets of the eight neighbours of a cell in circular order; those at odd indices share an edge with it."""


def initial_jigsaw(size: int, extras: Collection[Variant] = ()) -> Geometry:
    """Return the geometry from which drawing starts: plain boxes, or rows for a size without boxes.

    Raises ProblemError as `shaped` does.
    """
    height, width = usual_box(size) or (1, size)
    return shaped(size, extras, boxes(height, width) if size <= MAX_SIZE else ())


def jigsaw(size: int, seed: int, extras: Collection[Variant] = ()) -> Geometry:
    """Return the jigsaw of this size and with these extra units that a seed determines.

    Some of these geometries have no solution. Raises ProblemError as `shaped` does.
    """
    drawing = _Drawing(initial_jigsaw(size, extras), random.Random(seed))
    drawn = None
    while drawn is None or drawn.box is not None:  # on small grids the exchanges may lead back to plain boxes
        for _ in range(TRIES_A_CELL * size**2):
            drawing.exchange()
        drawn = shaped(size, extras, drawing.regions)
    return drawn


class _Drawing:
    """State of a drawing: the region of each cell, the cells of each region, and each cell's neighbours."""

    def __init__(self, shape: Geometry, chance: random.Random) -> None:
        self.regions = list(shape.regions)
        self._chance = chance
        self._members = [
            {cell for cell, own in enumerate(self.regions) if own == region} for region in range(shape.size)
        ]
        self._rings = [_ring(cell, shape.size) for cell in range(shape.cell_count)]
        self._beside = [[other for other in ring[1::2] if other >= 0] for ring in self._rings]

    def exchange(self) -> None:
        """Exchange a random cell with a neighbouring region, if both regions stay connected."""
        regions, members = self.regions, self._members
        goes = self._chance.randrange(len(regions))
        giving, taking = regions[goes], regions[self._chance.choice(self._beside[goes])]
        if giving == taking or not self._may_leave(goes):
            return
        regions[goes] = taking
        around = {other for cell in members[giving] if cell != goes for other in self._beside[cell]}
        back = sorted(filter(self._may_leave, around & members[taking]))
        if back:
            returns = self._chance.choice(back)
            regions[returns] = giving
            members[giving] ^= {goes, returns}
            members[taking] ^= {goes, returns}
        else:
            regions[goes] = giving

    def _may_leave(self, cell: int) -> bool:
        """Return whether a cell's region stays connected without it, judging by the eight cells around it."""
        regions = self.regions
        region = regions[cell]
        own = [other >= 0 and regions[other] == region for other in self._rings[cell]]
        # The edge neighbours in the region must be connected through the corners between them.
        gaps = sum(own[edge] and not (own[edge + 1 - 8] and own[edge + 2 - 8]) for edge in range(1, 8, 2))
        return gaps <= 1


def _ring(cell: int, size: int) -> tuple[int, ...]:
    """Return the indices of the eight cells around a cell, −1 for those outside the grid."""
    row, column = divmod(cell, size)
    around = ((row + down, column + right) for down, right in _RING)
    return tuple(r * size + c if 0 <= r < size and 0 <= c < size else -1 for r, c in around)
