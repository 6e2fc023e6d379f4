"""QR codes, each of which holds a puzzle as a link. No Qt.

A code is as large as any of its size needs it, so that all codes of a page are of one size. Letters of large puzzles
take more than digits.
"""

from functools import cache, lru_cache
from typing import Any

from sudoku_desktop.board import CLASSIC, Grid, to_link
from sudoku_desktop.board.link import PREFIX

MODULE = 0.34
"""The side of a code's smallest square in millimetres: a phone reads it from paper at arm's length."""
QUIET_MODULES = 4
"""How many modules around a code must stay white."""
QUIET = QUIET_MODULES * MODULE
_CORRECTION = "m"


@lru_cache(maxsize=256)
def modules_of(grid: Grid) -> tuple[bytes, ...]:
    """The rows of the code, 1 for a dark module; the quiet zone is not among them."""
    import segno  # only who prints needs it

    version = _version(grid.size)
    code = segno.make(_parts(to_link(grid)), error=_CORRECTION, version=version, micro=False, boost_error=False)
    return tuple(bytes(row) for row in code.matrix)


def code_side(size: int) -> float:
    """In millimetres, without the quiet zone."""
    return (17 + 4 * _version(size)) * MODULE


@cache
def _version(size: int) -> int:
    import segno

    cells = "1" if size <= CLASSIC.size else "A"
    code = segno.make(_parts(PREFIX + cells * size**2), error=_CORRECTION, micro=False, boost_error=False)
    assert isinstance(code.version, int)
    return code.version


def _parts(link: str) -> Any:
    """Digits alone take a third of the room, apart from the prefix; segno spoils letters of odd number before more."""
    cells = link.removeprefix(PREFIX)
    return [PREFIX, cells] if cells.isdecimal() else [link]
