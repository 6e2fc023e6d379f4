"""What is said of ratings."""

import dataclasses

import pytest

from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007
from sudoku_desktop.services.collection_rating import Correlation
from sudoku_desktop.ui.rating.words import (
    agreement_in_words,
    evolution_in_words,
    expected_in_words,
    level_limits,
    mean_in_words,
    rounded,
    scale_agreement_in_words,
    scale_in_words,
    solved_in_words,
    unsolved_in_words,
)
from tests.ui.rating.conftest import rating_of


@pytest.mark.parametrize(
    ("coefficient", "interval", "words"),
    [
        (0.81, (0.7, 0.9), "evolution and people largely agree"),
        (0.5, (0.2, 0.7), "partly agree"),
        (0.3, (0.1, 0.5), "agree a little"),
        (0.3, (-0.1, 0.6), "no agreement between evolution and people is shown"),
        (-0.6, (-0.8, -0.3), "people find easier"),
        (0.5, None, "too few puzzles to tell"),
    ],
)
def test_that_no_more_agreement_is_claimed_than_the_interval_bears_out(coefficient, interval, words):
    assert words in agreement_in_words(Correlation(coefficient, 120, interval))


def test_that_the_sentence_names_coefficient_interval_and_puzzles():
    said = agreement_in_words(Correlation(0.8123, 1200, (0.7, 0.9)))
    assert said == "Spearman 0.81 (95 % interval 0.70 to 0.90) over 1,200 puzzles: evolution and people largely agree."
    assert "Not enough" in agreement_in_words(None)


def test_that_the_level_stands_before_the_generations():
    assert evolution_in_words(rating_of([1000, 2000])) == "Easy · 1,500 generations"
    assert evolution_in_words(rating_of([5000, 5002])) == "Medium · 5,001 generations"
    assert evolution_in_words(rating_of([50_000])) == "Hard · 50,000 generations"


def test_that_unsolved_runs_make_the_figures_lower_bounds():
    rating = rating_of([1000, 100_000], unsolved={1})
    assert mean_in_words(rating) == "≥ 50,500"
    assert evolution_in_words(rating) == "Hard · 101,000 generations"
    assert unsolved_in_words(rating) == "≥: 1 run(s) ended unsolved."  # without the catalogue of plurals
    assert unsolved_in_words(rating_of([1000])) == ""


def test_that_a_puzzle_no_run_solves_is_not_given_generations():
    rating = rating_of([500], unsolved={0})
    assert evolution_in_words(rating) == "not solved in 500 generations"
    assert expected_in_words(rating).startswith("No run was solved")


def test_that_small_means_keep_their_figures():
    assert [rounded(number) for number in (0.0175, 5.25, 12.34, 1234.5)] == ["0.018", "5.25", "12.3", "1,234"]


def test_that_the_share_of_solved_runs_comes_with_its_interval():
    assert solved_in_words(rating_of([10] * 100)) == "100 of 100 (100 %; 95 % interval 96.3 % to 100 %)"


def test_that_the_scale_says_where_it_comes_from():
    assert "published in 2007" in scale_in_words(MANTERE_KOLJONEN_2007, 3)
    assert "%" in scale_agreement_in_words(MANTERE_KOLJONEN_2007, 3)
    assert [at for at, _ in level_limits(MANTERE_KOLJONEN_2007, 3)] == [3500, 10_000]


def test_that_without_a_scale_the_reason_is_said():
    changed = dataclasses.replace(MANTERE_KOLJONEN_2007, population=MANTERE_KOLJONEN_2007.population + 1)
    assert "changed settings" in scale_in_words(changed, 3)
    assert "9×9" in scale_in_words(MANTERE_KOLJONEN_2007, 4)
    assert level_limits(changed, 3) == []
