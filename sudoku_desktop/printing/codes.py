"""QR codes, each of which holds a puzzle as a link. No Qt.

A code is as large as any of its shape needs it, so that all codes of a page are of one size. Letters of large puzzles
take more than digits, and a jigsaw's regions as much as its cells.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from sudoku_desktop.board import CLASSIC, Geometry, Grid, to_link

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

    version = _version(grid.geometry)
    code = segno.make(_parts(to_link(grid)), error=_CORRECTION, version=version, micro=False, boost_error=False)
    return tuple(bytes(row) for row in code.matrix)


def code_side(shapes: Iterable[Geometry]) -> float:
    """In millimetres, without the quiet zone; of the largest code that puzzles of these shapes need."""
    return (17 + 4 * max(map(_version, shapes))) * MODULE


@cache
def _version(shape: Geometry) -> int:
    import segno

    link = to_link(Grid.blank(shape))
    if shape.size > CLASSIC.size:
        link = link[: -shape.cell_count] + "A" * shape.cell_count
    code = segno.make(_parts(link), error=_CORRECTION, micro=False, boost_error=False)
    assert isinstance(code.version, int)
    return code.version


def _parts(link: str) -> Any:
    """Digits alone take a third less room than what precedes them; segno spoils letters of odd number before more."""
    head, colon, cells = link.rpartition(":")
    return [head + colon, cells] if cells.isdecimal() else [link]
