"""Reasons a person can read: sentences with typed values, so that each language can word them its own way.

A *reason* is one English sentence with named places, "In {unit} the digit {digit} fits only {cell}.", and a *term*
for each place. `str(reason)` is English; the window translates the sentence and words the terms itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sudoku_desktop.board.geometry import SYMBOLS, geometry

ORDER = 3


@dataclass(frozen=True)
class Cells:
    """Cells by number, as "r3c5" or "r3c5, r4c5 and r6c5"."""

    cells: tuple[int, ...]

    def __str__(self) -> str:
        return listed([geometry(ORDER).cell_name(cell) for cell in self.cells])


@dataclass(frozen=True)
class Digits:
    """Digits from 1, as "7" or "2, 5 and 7"."""

    digits: tuple[int, ...]

    def __str__(self) -> str:
        return listed([SYMBOLS[digit - 1] for digit in self.digits])


@dataclass(frozen=True)
class Units:
    """Units by number (rows 0–8, columns 9–17, boxes 18–26), as "row 3" or "columns 2 and 5"."""

    units: tuple[int, ...]

    def __str__(self) -> str:
        names = [geometry(ORDER).unit_name(unit) for unit in self.units]
        kinds = {kind for kind, _ in names}
        if len(kinds) > 1 or len(names) == 1:
            return listed([f"{kind.value} {number}" for kind, number in names])
        plural = {"box": "boxes"}.get(names[0][0].value, f"{names[0][0].value}s")
        return f"{plural} {listed([str(number) for _, number in names])}"


Term = Cells | Digits | Units


@dataclass(frozen=True)
class Reason:
    """One sentence. `text`: English, with a {name} for each of `terms`."""

    text: str
    terms: tuple[tuple[str, Term], ...]

    def __str__(self) -> str:
        return self.text.format(**{name: str(term) for name, term in self.terms})


def reason(text: str, **terms: Term) -> Reason:
    """A reason with its terms by name."""
    return Reason(text, tuple(terms.items()))


def cells(*numbers: int) -> Cells:
    """Cells by number."""
    return Cells(numbers)


def digits(*indices: int) -> Digits:
    """Digits as the searches count them, from 0."""
    return Digits(tuple(index + 1 for index in indices))


def units(*numbers: int) -> Units:
    """Units by number."""
    return Units(numbers)


def listed(words: Sequence[str], link: str = "and") -> str:
    """As a sentence lists them: "a", "a and b", "a, b and c"."""
    *first, last = words
    return f"{', '.join(first)} {link} {last}" if first else last
