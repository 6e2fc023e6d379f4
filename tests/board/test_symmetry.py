"""Transformations that preserve a puzzle, and symmetries of patterns."""

import dataclasses

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_desktop.board import (
    Geometry,
    Grid,
    Symmetry,
    Transformation,
    geometry,
    has_symmetry,
    orbits,
    random_isomorph,
    symmetries,
)
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION

ORDERS = (2, 3, 4, 5)
relaxed = settings(deadline=None, max_examples=50, derandomize=True)
seeds = st.integers(0, 2**32)


def numbered(order: int) -> Grid:
    """Return a grid that contains every digit."""
    shape = geometry(order)
    return Grid(shape.column_of + 1, geometry(order))


def identity(shape: Geometry) -> Transformation:
    lines = tuple(range(shape.size))
    return Transformation(shape, tuple(range(1, shape.size + 1)), lines, lines)


@relaxed
@given(seeds, st.sampled_from(ORDERS))
def test_that_every_transformation_moves_each_cell_to_a_place_of_its_own(seed: int, order: int) -> None:
    transformation = Transformation.random(geometry(order), np.random.default_rng(seed))
    assert sorted(transformation.sources.tolist()) == list(range(order**4))


@relaxed
@given(seeds, st.sampled_from(ORDERS))
def test_that_the_inverse_takes_a_transformation_back(seed: int, order: int) -> None:
    rng = np.random.default_rng(seed)
    transformation = Transformation.random(geometry(order), rng)
    grid = Grid(rng.integers(0, order**2 + 1, order**4), geometry(order))
    assert transformation.inverse.apply(transformation.apply(grid)) == grid
    assert transformation.apply(transformation.inverse.apply(grid)) == grid


@relaxed
@given(seeds)
def test_that_solutions_stay_solutions_and_of_the_same_puzzle(seed: int) -> None:
    transformation = Transformation.random(geometry(3), np.random.default_rng(seed))
    solution, puzzle = transformation.apply(MK_FIG_1_SOLUTION), transformation.apply(MK_FIG_1)
    assert solution.is_solved
    assert solution.extends(puzzle)
    assert puzzle.filled_count == MK_FIG_1.filled_count


@relaxed
@given(seeds, st.sampled_from(ORDERS))
def test_that_cells_of_a_unit_stay_in_a_unit(seed: int, order: int) -> None:
    shape = geometry(order)
    sources = Transformation.random(geometry(order), np.random.default_rng(seed)).sources
    units = {frozenset(unit) for unit in shape.units.tolist()}
    assert {frozenset(sources[unit].tolist()) for unit in shape.units} == units


def test_that_the_identity_changes_nothing() -> None:
    for order in ORDERS:
        assert identity(geometry(order)).apply(numbered(order)) == numbered(order)


def test_that_a_transformation_does_what_its_fields_say() -> None:
    grid = Grid.from_text("12343412........", geometry(2))
    swapped = dataclasses.replace(identity(geometry(2)), digits=(2, 1, 3, 4))
    assert swapped.apply(grid).to_text() == "21343421........"
    rows = dataclasses.replace(identity(geometry(2)), rows=(2, 3, 1, 0))
    assert rows.apply(grid).to_text() == "........34121234"
    columns = dataclasses.replace(identity(geometry(2)), columns=(1, 0, 2, 3))
    assert columns.apply(grid).to_text() == "21344312........"
    turned = dataclasses.replace(columns, is_transposed=True)
    assert turned.apply(grid).to_text() == "24..13..31..42.."


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"digits": (1, 2, 3, 3)}, "digits must be those from 1 to 4"),
        ({"digits": (0, 1, 2, 3)}, "digits must be those from 1 to 4"),
        ({"rows": (0, 1, 2, 2)}, "rows must be those from 0 to 3"),
        ({"rows": (0, 2, 1, 3)}, "rows must stay together in groups of 2"),
        ({"columns": (1, 2, 3, 0)}, "columns must stay together in groups of 2"),
    ],
)
def test_that_what_would_break_the_rules_is_refused(change: dict[str, tuple[int, ...]], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        dataclasses.replace(identity(geometry(2)), **change)  # type: ignore[arg-type]


def test_that_a_grid_of_another_order_is_refused() -> None:
    with pytest.raises(ValueError, match="of shape <Geometry 4×4>, got <Geometry 9×9>"):
        identity(geometry(2)).apply(ESCARGOT)


def test_that_isomorphs_differ_and_come_again_with_the_same_generator() -> None:
    first, second = (np.random.default_rng(4) for _ in range(2))
    isomorphs = [random_isomorph(ESCARGOT, first) for _ in range(20)]
    assert isomorphs == [random_isomorph(ESCARGOT, second) for _ in range(20)]
    assert len(set(isomorphs)) == 20


def test_that_every_guise_of_a_grid_can_come() -> None:
    # One digit in a grid of order 2: 4 digits in 16 cells, all alike.
    rng = np.random.default_rng(0)
    corner = Grid.blank(geometry(2)).with_cell(0, 1)
    times = {}
    for _ in range(6400):
        isomorph = random_isomorph(corner, rng)
        times[isomorph] = times.get(isomorph, 0) + 1
    assert len(times) == 64
    assert sum((count - 100) ** 2 / 100 for count in times.values()) < 110  # chi-squared, 63 degrees of freedom, 0.02 %


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("symmetry", Symmetry)
def test_that_orbits_part_the_cells(symmetry: Symmetry, order: int) -> None:
    found = orbits(symmetry, order**2)
    assert sorted(cell for orbit in found for cell in orbit) == list(range(order**4))
    assert all(list(orbit) == sorted(orbit) for orbit in found)
    assert [orbit[0] for orbit in found] == sorted(orbit[0] for orbit in found)


@pytest.mark.parametrize(
    ("symmetry", "numbers"),
    [
        (Symmetry.NONE, {1: 81}),
        (Symmetry.ROTATIONAL, {1: 1, 2: 40}),
        (Symmetry.ROTATIONAL_90, {1: 1, 4: 20}),
        (Symmetry.HORIZONTAL, {1: 9, 2: 36}),
        (Symmetry.VERTICAL, {1: 9, 2: 36}),
        (Symmetry.BOTH, {1: 1, 2: 8, 4: 16}),
        (Symmetry.DIAGONAL, {1: 9, 2: 36}),
        (Symmetry.BOTH_DIAGONALS, {1: 1, 2: 8, 4: 16}),
    ],
)
def test_that_there_are_as_many_orbits_of_each_size_as_the_square_has(
    symmetry: Symmetry, numbers: dict[int, int]
) -> None:
    sizes = [len(orbit) for orbit in orbits(symmetry)]
    assert {size: sizes.count(size) for size in set(sizes)} == numbers


def pattern(*rows: str) -> Grid:
    return Grid([int(symbol == "x") for row in rows for symbol in row], geometry(2))


@pytest.mark.parametrize(
    ("grid", "expected"),
    [
        (pattern("xx..", "....", "....", "...."), {"none"}),
        (pattern("xx..", "....", "....", "..xx"), {"rotational"}),
        (pattern(".x..", "...x", "x...", "..x."), {"rotational", "rotational-90"}),
        (pattern("x..x", "....", "....", "...."), {"horizontal"}),
        (pattern(".x..", "....", "....", ".x.."), {"vertical"}),
        (pattern(".xx.", "....", "....", ".xx."), {"rotational", "horizontal", "vertical", "both"}),
        (pattern("xx..", "x...", "....", "...."), {"diagonal"}),
        (pattern("x...", ".x..", "..x.", "...x"), {"rotational", "diagonal", "both-diagonals"}),
        (Grid.blank(geometry(2)), {each.value for each in Symmetry} - {"none"}),
    ],
)
def test_that_a_pattern_has_just_the_symmetries_one_sees(grid: Grid, expected: set[str]) -> None:
    assert {each.value for each in symmetries(grid)} == expected


def test_that_digits_do_not_matter_to_the_symmetry_of_a_pattern() -> None:
    assert has_symmetry(MK_FIG_1_SOLUTION, Symmetry.ROTATIONAL_90)
    assert has_symmetry(ESCARGOT, Symmetry.NONE)
    assert not has_symmetry(ESCARGOT, Symmetry.ROTATIONAL)
