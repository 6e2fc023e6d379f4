"""Comparison of ratings with Sudoku Explainer's, and of paths with and without the compiler."""

import pytest

from sudoku_desktop import logic
from sudoku_desktop.board import Grid
from tests.evolution.both_ways import with_and_without_jit
from tests.logic.positions import RATED


@pytest.mark.parametrize(("text", "rating"), RATED)
def test_that_a_puzzle_rates_as_sudoku_explainer_rates_it(text: str, rating: float) -> None:
    found = logic.rate(Grid.from_text(text))
    assert (found.rating, found.reaches_solution) == (rating, True)


def some_paths() -> list[object]:
    """Yield each step of puzzles that need locked candidates, sets, fish and wings."""
    chosen = [text for text, rating in RATED if rating in (1.7, 3.2, 3.4, 4.2)]
    return [
        [step.technique.name, str(step), str(step.placement), str(step.removals)]
        for text in chosen
        for step in logic.path(Grid.from_text(text))
    ]


def test_that_paths_without_the_compiler_are_the_same() -> None:
    here, there = with_and_without_jit(some_paths)
    assert here == there
    assert {step[0] for step in here} >= {
        "direct-pointing",
        "direct-hidden-pair",
        "pointing",
        "claiming",
        "naked-pair",
        "x-wing",
        "hidden-pair",
        "naked-triple",
        "swordfish",
        "hidden-triple",
        "xy-wing",
    }
