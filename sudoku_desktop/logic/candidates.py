"""Candidates and the masks that hold them."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.int64]


@dataclass(frozen=True)
class Candidate:
    """A digit, starting at 1, that a cell may still take."""

    cell: int
    digit: int


def digits_of(mask: int) -> tuple[int, ...]:
    """Return the digits, counted from 1, of a mask of candidates."""
    return tuple(digit + 1 for digit in range(mask.bit_length()) if mask >> digit & 1)


def candidates_of(cell: int, mask: int) -> tuple[Candidate, ...]:
    """Return the candidates of a cell that a mask contains."""
    return tuple(Candidate(cell, digit) for digit in digits_of(mask))
