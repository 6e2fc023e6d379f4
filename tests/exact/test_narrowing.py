"""The vector conclusions, word by word, against their obvious meaning."""

from random import Random

import numpy as np
import pytest

from sudoku_desktop.exact.kernels import narrowing
from tests.reference import naive_exact as naive

WORDS = 300


def word_of(places: naive.Places) -> np.int32:
    return np.int32(sum(1 << (9 * row + column) for row, column in places))


def places_of(word: np.int32) -> naive.Places:
    return frozenset((row, column) for row, column in naive.all_places() if int(word) >> (9 * row + column) & 1)


@pytest.fixture
def words() -> list[naive.Places]:
    """Sets of places of all densities, the empty and the full one among them."""
    random = Random(1)
    every = list(naive.all_places())
    return [frozenset(random.sample(every, number % 28)) for number in range(WORDS)]


def test_that_a_word_keeps_just_the_minirows_some_choice_of_three_uses(words: list[naive.Places]) -> None:
    for places in words:
        assert places_of(narrowing.lock_minirows(word_of(places))) == naive.with_locked_minirows(places)


def test_that_a_word_keeps_just_the_columns_that_leave_the_other_bands_one_each(words: list[naive.Places]) -> None:
    for places, *others in zip(words, words[1:], words[2:], strict=False):
        shifted = []
        for other in others:
            columns = narrowing.columns_of(word_of(other))
            shifted += [narrowing.columns_to_left(columns), narrowing.columns_to_right(columns)]
        kept = narrowing.lock_columns(word_of(places), *shifted)
        assert places_of(kept) == naive.with_locked_columns(places, (others[0], others[1]))


def test_that_a_place_is_forced_when_it_is_alone_in_its_box(words: list[naive.Places]) -> None:
    for places in words:
        assert places_of(narrowing.forced_places(word_of(places))) == naive.only_places(places)


def test_that_a_lone_cell_takes_its_digit_from_the_rest_of_the_box(words: list[naive.Places]) -> None:
    for places, lone in zip(words, reversed(words), strict=True):
        cleared = narrowing.clear_boxes(word_of(places), word_of(lone))
        assert places_of(cleared) == naive.with_lone_cells(places, lone)
