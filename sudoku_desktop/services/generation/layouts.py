"""Random layouts of connected regions for jigsaws."""

import numpy as np

from sudoku_desktop.board.geometry import usual_box

EXCHANGES = 30
"""Tried for each cell: enough that hardly a side of a box is left as it was."""


def random_layout(size: int, rng: np.random.Generator) -> tuple[int, ...]:
    """A region for each cell, all of `size` cells and connected.

    Boxes, or rows where there are none, between which pairs of cells change sides at random, as long as all stay
    connected. Half of all layouts of 9×9 have solutions, of larger ones more.
    """
    height, width = usual_box(size) or (1, size)
    regions = [row // height * (size // width) + column // width for row in range(size) for column in range(size)]
    beside = [
        [
            other
            for other, is_there in (
                (cell - size, cell >= size),
                (cell + size, cell < size * (size - 1)),
                (cell - 1, cell % size > 0),
                (cell + 1, cell % size < size - 1),
            )
            if is_there
        ]
        for cell in range(size * size)
    ]

    def is_connected(region: int) -> bool:
        members = {cell for cell, own in enumerate(regions) if own == region}
        waiting = [members.pop()]
        while waiting:
            found = members.intersection(beside[waiting.pop()])
            members -= found
            waiting += found
        return not members

    def at_border(one: int, other: int) -> list[int]:
        """The cells of one region that touch another."""
        return [
            cell
            for cell, own in enumerate(regions)
            if own == one and any(regions[near] == other for near in beside[cell])
        ]

    for cell in rng.integers(size * size, size=EXCHANGES * size * size).tolist():
        one = regions[cell]
        other = regions[int(rng.choice(beside[cell]))]
        if one == other:
            continue
        regions[cell] = other
        back = int(rng.choice(at_border(other, one)))
        regions[back] = one
        if not (is_connected(one) and is_connected(other)):
            regions[back], regions[cell] = other, one
    return tuple(regions)
