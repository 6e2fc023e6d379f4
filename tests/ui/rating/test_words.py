"""Texts about ratings."""

import dataclasses

from sudoku_desktop.board import geometry
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007
from sudoku_desktop.ui.rating.words import (
    evolution_in_words,
    expected_in_words,
    level_limits,
    mean_in_words,
    scale_agreement_in_words,
    scale_in_words,
    solved_in_words,
    unsolved_in_words,
)
from tests.ui.rating.conftest import rating_of


def test_that_the_level_stands_before_the_generations():
    assert evolution_in_words(rating_of([1000, 2000])) == "Easy · 1,500 generations"
    assert evolution_in_words(rating_of([5000, 5002])) == "Medium · 5,001 generations"
    assert evolution_in_words(rating_of([50_000])) == "Hard · 50,000 generations"


def test_that_unsolved_runs_make_the_figures_lower_bounds():
    rating = rating_of([1000, 100_000], unsolved={1})
    assert mean_in_words(rating) == "≥ 50,500"
    assert evolution_in_words(rating) == "Hard · 101,000 generations"
    assert unsolved_in_words(rating).startswith("≥: 1 run ended unsolved. The heading is ")
    assert unsolved_in_words(rating_of([100], unsolved={0})) == "≥: 1 run ended unsolved."
    assert unsolved_in_words(rating_of([1000])) == ""


def test_that_a_puzzle_no_run_solves_is_not_given_generations():
    rating = rating_of([500], unsolved={0})
    assert evolution_in_words(rating) == "not solved in 500 generations"
    assert expected_in_words(rating).startswith("No run solved")


def test_that_the_share_of_solved_runs_comes_with_its_interval():
    assert solved_in_words(rating_of([10] * 100)) == "100 of 100 (96.3 % to 100 %)"


def test_that_the_scale_says_where_it_comes_from():
    assert "published in 2007" in scale_in_words(MANTERE_KOLJONEN_2007, geometry(3))
    assert "%" in scale_agreement_in_words(MANTERE_KOLJONEN_2007, geometry(3))
    assert [at for at, _ in level_limits(MANTERE_KOLJONEN_2007, geometry(3))] == [3500, 10_000]


def test_that_without_a_scale_the_reason_is_said():
    changed = dataclasses.replace(MANTERE_KOLJONEN_2007, population=MANTERE_KOLJONEN_2007.population + 1)
    assert "changed settings" in scale_in_words(changed, geometry(3))
    assert "9×9" in scale_in_words(MANTERE_KOLJONEN_2007, geometry(4))
    assert level_limits(changed, geometry(3)) == []
