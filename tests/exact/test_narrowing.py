"""Comparison of the vector conclusions with their definitions, digit by digit and band by band."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import numpy as np
import pytest
from numba import njit
from numpy.typing import NDArray

from sudoku_desktop.exact.kernels import narrowing
from sudoku_desktop.exact.kernels.lanes import DIGIT_OF, LANE_OF, ORDER, SIZE
from sudoku_desktop.exact.kernels.vectors import VECTOR_LANES, load, store
from tests.reference import naive_exact as naive

STATES = 25

State = dict[tuple[int, int], naive.Places]
"""Places of a digit within a band, by band and digit, from 0."""
Words = NDArray[np.uint16]
"""Rows of a state in the kernels' format, or vectors that they return."""


def words_of(state: State) -> Words:
    words = np.zeros((ORDER, VECTOR_LANES), np.uint16)
    for (band, digit), places in state.items():
        for row, column in places:
            words[row, LANE_OF[band, digit]] |= 1 << column
    return words


def state_of(words: Words) -> State:
    return {
        (band, digit): frozenset(
            (row, column) for row, column in naive.all_places() if words[row, LANE_OF[band, digit]] >> column & 1
        )
        for band in range(ORDER)
        for digit in range(SIZE)
    }


def concluded(conclude: Callable[[Any], Any]) -> Callable[[State], State]:
    """Return a conclusion of the kernels as a function of states."""

    @njit
    def on_words(words, results):  # type: ignore[no-untyped-def]
        top, middle, bottom = conclude((load(words[0]), load(words[1]), load(words[2])))
        store(top, results[0])
        store(middle, results[1])
        store(bottom, results[2])

    def on_states(state: State) -> State:
        results = np.zeros((ORDER, VECTOR_LANES), np.uint16)
        on_words(words_of(state), results)
        assert not results[:, len(DIGIT_OF) :].any(), "the unused lanes must stay empty"
        return state_of(results)

    return on_states


@njit
def clear_boxes(words, lone, results):  # type: ignore[no-untyped-def]
    top, middle, bottom = narrowing.clear_boxes(
        (load(words[0]), load(words[1]), load(words[2])), (load(lone[0]), load(lone[1]), load(lone[2]))
    )
    store(top, results[0])
    store(middle, results[1])
    store(bottom, results[2])


@njit
def once_and_twice(words, others, results):  # type: ignore[no-untyped-def]
    once, twice = narrowing.once_and_twice(
        (load(words[0]), load(words[1]), load(words[2])), (load(others[0]), load(others[1]), load(others[2]))
    )
    store(once[0], results[0])
    store(once[1], results[1])
    store(twice[0], results[2])
    store(twice[1], results[3])


@njit
def just_twice(words, result):  # type: ignore[no-untyped-def]
    store(narrowing.just_twice((load(words[0]), load(words[1]), load(words[2]))), result)


@pytest.fixture
def states() -> list[State]:
    """Draw sets of places of all densities, including the empty and the full set."""
    random = Random(1)
    every = list(naive.all_places())
    sizes = iter(range(STATES * ORDER * SIZE))
    return [
        {
            (band, digit): frozenset(random.sample(every, next(sizes) % 28))
            for band in range(ORDER)
            for digit in range(SIZE)
        }
        for _ in range(STATES)
    ]


def test_that_a_digit_keeps_just_the_minirows_some_choice_of_three_uses(states: list[State]) -> None:
    lock_minirows = concluded(narrowing.lock_minirows)
    for state in states:
        expected = {at: naive.with_locked_minirows(places) for at, places in state.items()}
        assert lock_minirows(state) == expected


def test_that_a_digit_keeps_just_the_columns_that_leave_the_other_bands_one_each(states: list[State]) -> None:
    lock_columns = concluded(narrowing.lock_columns)
    for state in states:
        expected = {
            (band, digit): naive.with_locked_columns(
                places, (state[(band + 1) % ORDER, digit], state[(band + 2) % ORDER, digit])
            )
            for (band, digit), places in state.items()
        }
        assert lock_columns(state) == expected


def test_that_a_place_is_forced_when_it_is_alone_in_its_box(states: list[State]) -> None:
    forced_places = concluded(narrowing.forced_places)
    for state in states:
        assert forced_places(state) == {at: naive.only_places(places) for at, places in state.items()}


def test_that_a_lone_cell_takes_its_digit_from_the_rest_of_the_box(states: list[State]) -> None:
    for state, lone in zip(states, reversed(states), strict=True):
        results = np.zeros((ORDER, VECTOR_LANES), np.uint16)
        clear_boxes(words_of(state), words_of(lone), results)
        assert state_of(results) == {at: naive.with_lone_cells(places, lone[at]) for at, places in state.items()}


def cells_with(state: State, band: int, numbers: Iterable[int]) -> set[tuple[int, int]]:
    """Return the places of a band where that many digits may be."""
    counts = {place: sum(place in state[band, digit] for digit in range(SIZE)) for place in naive.all_places()}
    return {place for place, count in counts.items() if count in numbers}


def sparse(states: list[State]) -> list[State]:
    """Return states whose cells have every number of candidates, by dropping digits."""
    return [
        {at: places if (at[1] + number) % SIZE < number % (SIZE + 1) else frozenset() for at, places in state.items()}
        for number, state in enumerate(states)
    ]


def in_tally(tally: Words, band: int, *, of_others: bool = False) -> set[tuple[int, int]]:
    """Return the places of a band in a tally; redundant words must agree."""
    group = tally[:, 8 * band : 8 * band + 8]
    assert np.array_equal(group[1, :4], group[1, 4:])
    first = 2 * of_others
    words = [group[0, first : first + 2], group[0, first + 4 : first + 6], group[1, first : first + 2]]
    assert all(word == again for word, again in words)
    return {(row, column) for row, column in naive.all_places() if words[row][0] >> column & 1}


def test_that_a_tally_tells_cells_with_one_digit_or_more_and_with_two_or_more(states: list[State]) -> None:
    thin = sparse(states)
    for state, others in zip(thin, reversed(thin), strict=True):
        results = np.zeros((4, VECTOR_LANES), np.uint16)
        once_and_twice(words_of(state), words_of(others), results)
        for band in range(ORDER):
            assert in_tally(results[:2], band) == cells_with(state, band, range(1, SIZE + 1))
            assert in_tally(results[2:], band) == cells_with(state, band, range(2, SIZE + 1))
            assert in_tally(results[:2], band, of_others=True) == cells_with(others, band, range(1, SIZE + 1))
            assert in_tally(results[2:], band, of_others=True) == cells_with(others, band, range(2, SIZE + 1))


def test_that_pairs_are_the_cells_with_just_two_digits(states: list[State]) -> None:
    for state in sparse(states):
        result = np.zeros(VECTOR_LANES, np.uint16)
        just_twice(words_of(state), result)
        for band in range(ORDER):
            rows = result[8 * band : 8 * band + 6 : 2]
            told = {(row, column) for row, column in naive.all_places() if rows[row] >> column & 1}
            assert told == cells_with(state, band, [2])
