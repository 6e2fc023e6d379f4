"""The symbols of cells: which characters stand for digits and blanks, in every script, and in which notations.

Vocabulary: a *cell symbol* is one ASCII character for a digit or a blank; *plain* text has every other digit and blank
of Unicode (full-width, Arabic, circled, keycaps, white squares) replaced by a cell symbol.
"""

import unicodedata
from collections.abc import Iterable
from functools import cache

import numpy as np

from sudoku_desktop.board.geometry import CLASSIC, MAX_SIZE, MIN_SIZE, SYMBOLS, Geometry
from sudoku_desktop.board.grid import BLANK, Grid

SIZES = (4, 6, 8, 9, 10, 12, 16, 25)
"""Sizes of the grids that are searched for in a text that does not state a size; with the usual boxes."""
SIZE_OF_COUNT = {size**2: size for size in range(MIN_SIZE, MAX_SIZE + 1)}
"""Sizes of all grids by the number of their cells."""
BLANK_SYMBOLS = "0.*_xX-"
ALL_BLANKS = BLANK_SYMBOLS + "?#~"
"""Blanks that are understood in texts; the last three are never written."""
_PLAIN = {
    **dict.fromkeys("‐‑‒–—―−⁃", "-"),
    **dict.fromkeys("·•∙⋅・。◦␣□☐⬜◻◽▢▫◯○■⬛◼◾▪●⚪⚫🔲🔳🟥🟦🟧🟨🟩🟪🟫", "."),
    **dict.fromkeys("×✕✖", "x"),
    "＿": "_",
    "＊": "*",
    "…": "...",  # word processors make one character of three dots
    **dict(zip("〇零一二三四五六七八九", "00123456789", strict=True)),
}


class _Typography(dict[int, str | int | None]):
    """Replacement of each character for `str.translate`, computed when the character first occurs."""

    def __missing__(self, code: int) -> str | int | None:
        character = chr(code)
        kind, digit = unicodedata.category(character), unicodedata.digit(character, None)
        plain: str | int | None = _PLAIN.get(character, code)
        if digit is not None and code > 127:
            plain = str(digit)
        elif kind == "Zs":
            plain = " "
        elif kind in ("Mn", "Me", "Cf"):  # keycaps, variation selectors, zero-width characters
            plain = None
        self[code] = plain
        return plain


_TYPOGRAPHY = _Typography()


def plain(text: str) -> str:
    """Return the text with digits and blanks of every script as ASCII cell symbols."""
    return text if text.isascii() else text.translate(_TYPOGRAPHY)


@cache
def cell_symbols(size: int) -> frozenset[str]:
    """Return the cell symbols of grids of this size; those of a size are among those of the next."""
    own = SYMBOLS[:size]
    return frozenset(own + own.lower() + BLANK_SYMBOLS)


@cache
def digit_bytes(size: int) -> bytes:
    """Return a table for `bytes.translate` from cell symbols to digits, with 0 for every other character."""
    digits = bytearray([BLANK] * 256)
    for digit, symbol in enumerate(SYMBOLS[:size], 1):
        digits[ord(symbol)] = digits[ord(symbol.lower())] = digit
    return bytes(digits)


def symbols_of(mask: int) -> str:
    """Return the symbols of the digits in a bit mask, in which bit d − 1 stands for digit d."""
    return "".join(symbol for digit, symbol in enumerate(SYMBOLS) if mask >> digit & 1)


def grid_of_cells(cells: str, shape: Geometry = CLASSIC) -> Grid:
    """Return the grid of a text with exactly as many cell symbols as the shape has cells."""
    return Grid(np.frombuffer(cells.encode("ascii").translate(digit_bytes(shape.size)), np.uint8), shape)


def size_needed(cells: Iterable[str]) -> int:
    """Return the smallest size that has all these symbols as digits or blanks; MAX_SIZE + 1 if none has."""
    used = set(cells)
    if not cell_symbols(MAX_SIZE).issuperset(used):
        return MAX_SIZE + 1
    return max("".join(used).encode("ascii").translate(digit_bytes(MAX_SIZE)), default=BLANK)
