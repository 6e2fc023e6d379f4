"""Isomorphic puzzles have one canonical form, others have different ones."""

import numpy as np
import pytest

from sudoku_desktop import exact
from sudoku_desktop.board import Grid, random_isomorph
from sudoku_desktop.services.hunting.canonical import canonical, canonical_if_proper
from tests.puzzles import ESCARGOT, MK_FIG_1

LEAST_GRID = Grid.from_text("123456789456789123789123456231564897564897231897231564312645978645978312978312645")
"""The lexicographically least of all solution grids, known from their enumeration, with 648 automorphisms."""


@pytest.mark.parametrize("puzzle", [ESCARGOT, MK_FIG_1])
def test_that_isomorphs_have_one_form_which_is_an_isomorph(puzzle: Grid) -> None:
    rng = np.random.default_rng(1)
    forms = {canonical_if_proper(random_isomorph(puzzle, rng)) for _ in range(10)}
    (form,) = forms
    assert form is not None
    assert form.filled_count == puzzle.filled_count
    assert exact.count_guesses_of_many(form.cells[None, :])[0] > 0 or puzzle is MK_FIG_1
    assert canonical_if_proper(form) == form


def test_that_the_least_grid_is_its_own_form_and_its_automorphisms_are_used() -> None:
    rng = np.random.default_rng(2)
    assert canonical(LEAST_GRID, LEAST_GRID) == (LEAST_GRID, LEAST_GRID)
    dug = exact.Digger([[cell] for cell in range(81)]).dig(LEAST_GRID, rng.permutation(81))
    forms = {canonical_if_proper(random_isomorph(dug, rng)) for _ in range(20)}
    assert len(forms) == 1


def test_that_different_puzzles_of_one_solution_differ() -> None:
    rng = np.random.default_rng(3)
    digger = exact.Digger([[cell] for cell in range(81)])
    forms = {canonical_if_proper(digger.dig(LEAST_GRID, rng.permutation(81))) for _ in range(5)}
    assert len(forms) == 5


def test_that_what_is_not_a_proper_9x9_has_no_form() -> None:
    assert canonical_if_proper(Grid.from_text("." * 81)) is None
