"""Draws the regions of a jigsaw by chance: neighbouring regions exchange cells, and each stays in one piece."""

import random
from collections.abc import Collection

from sudoku_desktop.board.geometry import MAX_SIZE, Geometry, Variant, shaped, usual_box

TRIES_A_CELL = 12
"""After so many for each cell nothing is left of the boxes."""
_RING = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))
"""The cells around one, in turn; the odd ones share an edge with it."""


def undrawn_jigsaw(size: int, extras: Collection[Variant] = ()) -> Geometry:
    """What drawing one begins with: plain boxes, or rows where there are none; raises ProblemError as `shaped` does."""
    height, width = usual_box(size) or (1, size)
    places = range(min(size, MAX_SIZE))  # more are refused
    return shaped(size, extras, [row // height * height + column // width for row in places for column in places])


def jigsaw(size: int, seed: int, extras: Collection[Variant] = ()) -> Geometry:
    """The jigsaw of this size, and with these further units, that the seed draws; raises ProblemError as `shaped` does.

    Not every one has a solution.
    """
    drawing = _Drawing(undrawn_jigsaw(size, extras), random.Random(seed))
    drawn = None
    while drawn is None or drawn.box is not None:  # few cells may come to lie in plain boxes again
        for _ in range(TRIES_A_CELL * size**2):
            drawing.exchange()
        drawn = shaped(size, extras, drawing.regions)
    return drawn


class _Drawing:
    """Regions, the cells of each, and of each cell what lies around it."""

    def __init__(self, shape: Geometry, chance: random.Random) -> None:
        self.regions = list(shape.regions)
        self._chance = chance
        self._members = [
            {cell for cell, own in enumerate(self.regions) if own == region} for region in range(shape.size)
        ]
        self._rings = [_ring(cell, shape.size) for cell in range(shape.cell_count)]
        self._beside = [[other for other in ring[1::2] if other >= 0] for ring in self._rings]

    def exchange(self) -> None:
        """Give a cell to the region beside it and take another one back, if both stay in one piece."""
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
        """Whether the cell's region stays in one piece without it, as far as the cells around it tell."""
        regions = self.regions
        region = regions[cell]
        own = [other >= 0 and regions[other] == region for other in self._rings[cell]]
        # Its neighbours must hang together around it: between one and the next, the corner has to be theirs.
        gaps = sum(own[edge] and not (own[edge + 1 - 8] and own[edge + 2 - 8]) for edge in range(1, 8, 2))
        return gaps <= 1


def _ring(cell: int, size: int) -> tuple[int, ...]:
    """The eight cells around one, −1 for what lies outside."""
    row, column = divmod(cell, size)
    around = ((row + down, column + right) for down, right in _RING)
    return tuple(r * size + c if 0 <= r < size and 0 <= c < size else -1 for r, c in around)
