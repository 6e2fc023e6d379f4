"""Comparison of the compiled searches with obvious ones, on positions of real paths."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.logic.positions import Find, found, is_true, on_real_paths
from tests.logic.searches import (
    find_claiming,
    find_direct_claiming,
    find_direct_hidden_set,
    find_direct_pointing,
    find_fish,
    find_hidden_set,
    find_naked_set,
    find_pointing,
    find_xy_wing,
    find_xyz_wing,
)
from tests.reference.naive_logic_fish import naive_fish
from tests.reference.naive_logic_locked import (
    naive_claiming,
    naive_direct_claiming,
    naive_direct_pointing,
    naive_pointing,
)
from tests.reference.naive_logic_sets import naive_direct_hidden_sets, naive_hidden_sets, naive_naked_sets
from tests.reference.naive_logic_wings import naive_xy_wings, naive_xyz_wings

SEARCHES = [
    (find_pointing, naive_pointing, (), 50),
    (find_claiming, naive_claiming, (), 50),
    (find_direct_pointing, naive_direct_pointing, (), 20),
    (find_direct_claiming, naive_direct_claiming, (), 20),
    *((find_naked_set, naive_naked_sets, (size,), enough) for size, enough in ((2, 50), (3, 20), (4, 10))),
    *((find_hidden_set, naive_hidden_sets, (size,), enough) for size, enough in ((2, 50), (3, 20), (4, 10))),
    *((find_direct_hidden_set, naive_direct_hidden_sets, (size,), enough) for size, enough in ((2, 50), (3, 20))),
    *((find_fish, naive_fish, (size,), enough) for size, enough in ((2, 20), (3, 20), (4, 10))),
    (find_xy_wing, naive_xy_wings, (), 30),
    (find_xyz_wing, naive_xyz_wings, (), 20),
]
"""Search, obvious search, size if there is one, and how many finds are compared at least."""


@pytest.mark.parametrize(("find", "naive", "size", "enough"), SEARCHES)
def test_that_the_compiled_search_finds_what_the_obvious_one_finds(
    find: Find, naive: Callable[..., set[Any]], size: tuple[int, ...], enough: int
) -> None:
    finds = 0
    for position, solution in on_real_paths():
        deduction = found(find, position, *size)
        expected = naive(position, *size)
        assert (deduction is not None) == bool(expected)
        if deduction:
            assert (frozenset(deduction.removals) or deduction.placement) in expected
            assert bool(deduction.removals) != bool(deduction.placement)
            assert is_true(deduction, solution)
            finds += 1
    assert finds > enough
