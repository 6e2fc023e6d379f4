"""Board shapes of every variant, and a Hypothesis strategy for them."""

from random import Random

from hypothesis import strategies as st

from sudoku_desktop.board import Geometry, Variant, shaped
from sudoku_desktop.board.geometry import usual_box

SOME = [
    shaped(4),
    shaped(6),
    shaped(6, [Variant.X]),
    shaped(8, [Variant.X]),
    shaped(9, [Variant.X]),
    shaped(9, [Variant.WINDOKU]),
    shaped(9, [Variant.X, Variant.WINDOKU]),
    shaped(7, [Variant.LATIN]),
    shaped(9, [Variant.LATIN, Variant.X]),
    shaped(5, [Variant.LATIN]),
    shaped(12),
    shaped(16),
]
"""Board shapes of several sizes and variants, without jigsaws, whose regions have to be listed."""


@st.composite
def shapes(draw: st.DrawFn, sizes: tuple[int, ...] = (4, 5, 6, 7, 8, 9, 10, 12, 16)) -> Geometry:
    """Draw a shape of one of the sizes; the regions of a jigsaw are any partition, usually not connected."""
    size = draw(st.sampled_from(sizes))
    extras = [Variant.X] if draw(st.booleans()) else []
    if size in (4, 9, 16, 25) and draw(st.booleans()):
        extras.append(Variant.WINDOKU)
    kinds = ["jigsaw", "latin"] + ["boxes"] * 2 * (usual_box(size) is not None)
    kind = draw(st.sampled_from(kinds))
    if kind == "boxes":
        return shaped(size, extras)
    if kind == "latin":
        return shaped(size, [*extras, Variant.LATIN])
    regions = [cell // size for cell in range(size**2)]
    Random(draw(st.integers(0, 2**32))).shuffle(regions)
    return shaped(size, extras, regions)
