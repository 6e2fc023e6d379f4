"""Random jigsaws have connected regions and depend on the seed only."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.board import Variant
from sudoku_desktop.board.jigsaw import jigsaw
from sudoku_desktop.sentence import ProblemError


def pieces(shape):
    """Return the number of connected parts of all regions together."""
    left = set(range(shape.cell_count))
    count = 0
    while left:
        count += 1
        reached = [left.pop()]
        while reached:
            cell = reached.pop()
            row, column = divmod(cell, shape.size)
            for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                other = r * shape.size + c
                inside = 0 <= r < shape.size and 0 <= c < shape.size
                if inside and other in left and shape.regions[other] == shape.regions[cell]:
                    left.remove(other)
                    reached.append(other)
    return count


@given(st.sampled_from([4, 5, 6, 7, 8, 9, 10, 12]), st.integers(0, 2**63 - 1))
def test_that_every_region_is_in_one_piece_and_none_is_a_box(size, seed):
    shape = jigsaw(size, seed)
    assert pieces(shape) == size
    assert shape.box is None
    assert Variant.JIGSAW in shape.variants
    assert shape == jigsaw(size, seed)


@pytest.mark.parametrize(("size", "seed"), [(6, 1355), (4, 22)])
def test_that_regions_which_come_to_be_boxes_again_are_drawn_on(size, seed):
    assert jigsaw(size, seed).box is None


def test_that_a_seed_draws_what_it_always_has():
    assert jigsaw(6, 1).regions_text == "111122112222334444335544355566356666"


@pytest.mark.parametrize(
    ("size", "extras", "says"),
    [
        (0, (), "got 0"),
        (10**9, (), "got 1,000,000,000"),
        (6, [Variant.WINDOKU], "windows"),
        (9, [Variant.LATIN], "no regions"),
    ],
)
def test_that_what_cannot_be_is_refused_before_anything_is_drawn(size, extras, says):
    with pytest.raises(ProblemError, match=says):
        jigsaw(size, 1, extras)


def test_that_seeds_draw_different_ones():
    shapes = [jigsaw(9, seed) for seed in range(30)]
    assert all(one != other for one, other in pairwise(shapes))
    assert len(set(shapes)) == 30


@pytest.mark.parametrize("extra", [Variant.X, Variant.WINDOKU])
def test_that_further_units_lie_across(extra):
    shape = jigsaw(9, 1, [extra])
    assert shape.variants == (extra, Variant.JIGSAW)
    assert shape.regions == jigsaw(9, 1).regions
