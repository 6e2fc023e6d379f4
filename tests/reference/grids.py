"""Grids to try things on."""

from collections.abc import Sequence
from random import Random


def solved_grid(order: int, random: Random) -> list[int]:
    """A solved grid: rows shifted against each other, then digits, bands and stacks, and their lines shuffled."""
    size = order * order
    digits = random.sample(range(1, size + 1), size)

    def lines() -> list[int]:
        """The lines in an order that keeps those of a band or stack together."""
        bands = random.sample(range(order), order)
        return [band * order + line for band in bands for line in random.sample(range(order), order)]

    rows, columns = lines(), lines()
    return [digits[(row % order * order + row // order + column) % size] for row in rows for column in columns]


def thinned(solution: Sequence[int], kept: float, random: Random) -> list[int]:
    """Each digit stays with this probability; the others become blanks."""
    return [digit if random.random() < kept else 0 for digit in solution]
