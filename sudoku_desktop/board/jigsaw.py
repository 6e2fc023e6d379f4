"""Draws the regions of a jigsaw by chance: neighbouring regions exchange cells, and each stays in one piece."""

import random
from collections.abc import Collection

from sudoku_desktop.board.geometry import Geometry, Variant, shaped, usual_box

TRIES_A_CELL = 12
"""After so many for each cell nothing is left of the boxes."""
_RING = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))
"""The cells around one, in turn; the odd ones share an edge with it."""


def jigsaw(size: int, seed: int, extras: Collection[Variant] = ()) -> Geometry:
    """The jigsaw of this size, and with these further units, that the seed draws; raises ProblemError as `shaped` does.

    Not every one has a solution.
    """
    chance = random.Random(seed)
    height, width = usual_box(size) or (1, size)
    regions = [row // height * height + column // width for row in range(size) for column in range(size)]
    rings = [_ring(cell, size) for cell in range(size**2)]
    members = [{cell for cell, own in enumerate(regions) if own == region} for region in range(size)]
    drawn = None
    while drawn is None or drawn.box is not None:  # few cells may come to lie in plain boxes again
        for _ in range(TRIES_A_CELL * size**2):
            _exchange(chance, regions, members, rings)
        drawn = shaped(size, extras, regions)
    return drawn


def _exchange(chance: random.Random, regions: list[int], members: list[set[int]], rings: list[tuple[int, ...]]) -> None:
    """Give a cell to the region beside it and take another one back, if both stay in one piece."""
    goes = chance.randrange(len(regions))
    beside = chance.choice([other for other in rings[goes][1::2] if other >= 0])
    giving, taking = regions[goes], regions[beside]
    if giving == taking or not _may_leave(goes, regions, rings):
        return
    regions[goes] = taking
    back = [
        cell
        for cell in sorted(members[taking])
        if any(other >= 0 and regions[other] == giving for other in rings[cell][1::2])
        and _may_leave(cell, regions, rings)
    ]
    if back:
        returns = chance.choice(back)
        regions[returns] = giving
        members[giving] ^= {goes, returns}
        members[taking] ^= {goes, returns}
    else:
        regions[goes] = giving


def _ring(cell: int, size: int) -> tuple[int, ...]:
    """The eight cells around one, −1 for what lies outside."""
    row, column = divmod(cell, size)
    around = ((row + down, column + right) for down, right in _RING)
    return tuple(r * size + c if 0 <= r < size and 0 <= c < size else -1 for r, c in around)


def _may_leave(cell: int, regions: list[int], rings: list[tuple[int, ...]]) -> bool:
    """Whether the cell's region stays in one piece without it, as far as the cells around it tell."""
    own = [other >= 0 and regions[other] == regions[cell] for other in rings[cell]]
    # Its neighbours must hang together around it: between one and the next, the corner has to be theirs.
    gaps = sum(own[edge] and not (own[edge + 1 - 8] and own[edge + 2 - 8]) for edge in range(1, 8, 2))
    return gaps <= 1
