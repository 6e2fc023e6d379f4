"""Texts about a collection's ratings."""

import pytest

from sudoku_desktop.services.collection_rating import Correlation
from sudoku_desktop.ui.collection.agreement import agreement_in_words


@pytest.mark.parametrize(
    ("coefficient", "interval", "words"),
    [
        (0.81, (0.7, 0.9), "evolution and people largely agree"),
        (0.5, (0.2, 0.7), "partly agree"),
        (0.3, (0.1, 0.5), "agree weakly"),
        (0.3, (-0.1, 0.6), "no significant agreement between evolution and people"),
        (-0.6, (-0.8, -0.3), "people find easier"),
        (0.5, None, "too few puzzles to tell"),
    ],
)
def test_that_no_more_agreement_is_claimed_than_the_interval_bears_out(coefficient, interval, words):
    assert words in agreement_in_words(Correlation(coefficient, 120, interval))


def test_that_the_sentence_names_coefficient_interval_and_puzzles():
    said = agreement_in_words(Correlation(0.8123, 1200, (0.7, 0.9)))
    assert said == "Spearman 0.81 (95 % interval 0.70 to 0.90) over 1,200 puzzles: evolution and people largely agree."
    assert "Too few" in agreement_in_words(None)
