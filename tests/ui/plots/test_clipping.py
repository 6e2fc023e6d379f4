"""Lines clipped to a rectangle, compared with a naive method that follows them in small steps."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from sudoku_desktop.ui.plots.clipping import clipped

AREA = QRectF(0, 0, 10, 6)
coordinate = st.integers(-8, 18).map(float)


def walked(x, y, steps=2000):
    """Return points close together along a polyline."""
    along = np.linspace(0, len(x) - 1, steps * (len(x) - 1) + 1)
    return np.interp(along, np.arange(len(x)), x), np.interp(along, np.arange(len(x)), y)


def length(x, y):
    return float(np.hypot(np.diff(x), np.diff(y)).sum())


@given(st.lists(st.tuples(coordinate, coordinate), min_size=2, max_size=8))
def test_that_the_pieces_are_what_lies_inside(corners):
    x, y = np.array(corners).T
    pieces = clipped(x, y, AREA)
    for across, down in pieces:
        assert (across >= AREA.left() - 1e-9).all()
        assert (across <= AREA.right() + 1e-9).all()
        assert (down >= AREA.top() - 1e-9).all()
        assert (down <= AREA.bottom() + 1e-9).all()
    far, deep = walked(x, y)
    middle_x, middle_y = (far[1:] + far[:-1]) / 2, (deep[1:] + deep[:-1]) / 2
    inside = (middle_x >= 0) & (middle_x <= 10) & (middle_y >= 0) & (middle_y <= 6)
    expected = np.hypot(np.diff(far), np.diff(deep))[inside].sum()
    assert sum(length(*piece) for piece in pieces) == pytest.approx(expected, abs=0.1)


def test_that_a_line_inside_stays_one_piece():
    x, y = np.array([1.0, 2.0, 9.0, 3.0]), np.array([1.0, 5.0, 2.0, 2.0])
    [(across, down)] = clipped(x, y, AREA)
    assert np.array_equal(across, x)
    assert np.array_equal(down, y)


def test_that_a_line_that_leaves_and_returns_is_two_pieces():
    pieces = clipped(np.array([1.0, 5.0, 9.0]), np.array([3.0, 12.0, 3.0]), AREA)
    assert [len(across) for across, _ in pieces] == [2, 2]
    assert pieces[0][1][-1] == pieces[1][1][0] == 6


def test_that_a_single_point_is_no_line():
    assert clipped(np.array([1.0]), np.array([1.0]), AREA) == []
