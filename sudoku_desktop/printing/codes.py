"""QR codes, each of which contains a puzzle as a link. Does not use Qt.

The size of a code depends only on the shape, so that all codes of a page have the same size. Letters of large puzzles
need more space than digits, and a jigsaw's regions as much as its cells.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from sudoku_desktop.board import CLASSIC, Geometry, Grid, to_link

MODULE = 0.34
"""Side of a module, a code's smallest square, in millimetres; a phone can read it at arm's length."""
QUIET_MODULES = 4
"""Width of the quiet zone around a code, in modules."""
QUIET = QUIET_MODULES * MODULE
_CORRECTION = "m"


@lru_cache(maxsize=256)
def modules_of(grid: Grid) -> tuple[bytes, ...]:
    """Return the rows of the code, 1 for a dark module, without the quiet zone."""
    import segno  # imported on first use, because only printing needs it

    version = _version(grid.geometry)
    code = segno.make(_parts(to_link(grid)), error=_CORRECTION, version=version, micro=False, boost_error=False)
    return tuple(bytes(row) for row in code.matrix)


def code_side(shapes: Iterable[Geometry]) -> float:
    """Return the side of the largest code that puzzles of these shapes need, in millimetres, without the quiet zone."""
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
    """Split a link into its prefix and digits, which are encoded in a third less space.

    Links with letters are not split, because segno encodes an odd number of letters incorrectly before other text.
    """
    head, colon, cells = link.rpartition(":")
    return [head + colon, cells] if cells.isdecimal() else [link]
