"""Grids for tests."""

from collections.abc import Sequence
from random import Random


def solved_grid(order: int, random: Random) -> list[int]:
    """Return a solved grid: shifted rows, then shuffled digits, bands, stacks and lines."""
    size = order * order
    digits = random.sample(range(1, size + 1), size)

    def lines() -> list[int]:
        """Return the lines in an order that keeps bands and stacks together."""
        bands = random.sample(range(order), order)
        return [band * order + line for band in bands for line in random.sample(range(order), order)]

    rows, columns = lines(), lines()
    return [digits[(row % order * order + row // order + column) % size] for row in rows for column in columns]


def thinned(solution: Sequence[int], kept: float, random: Random) -> list[int]:
    """Keep each digit with this probability; clear the others."""
    return [digit if random.random() < kept else 0 for digit in solution]
