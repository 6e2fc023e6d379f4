"""Comparison of the kernels' vectors with numpy arrays."""

import numpy as np
import pytest
from numba import njit
from numpy.typing import NDArray

from sudoku_desktop.exact.kernels.vectors import (
    VECTOR_LANES,
    everywhere,
    is_zero,
    lanes_with,
    load,
    merge,
    rearrange,
    store,
)

Words = NDArray[np.uint16]

RANDOM = np.random.default_rng(3)
ORDER = RANDOM.integers(0, VECTOR_LANES, VECTOR_LANES).tolist()
ORDER_OF_TWO = RANDOM.integers(0, 2 * VECTOR_LANES, VECTOR_LANES).tolist()

reordered = rearrange(ORDER)
merged = merge(ORDER_OF_TWO)


@njit
def operate(one, other, results):  # type: ignore[no-untyped-def]
    first, second = load(one), load(other)
    store(first | second, results[0])
    store(first & second, results[1])
    store(first ^ second, results[2])
    store(~first, results[3])
    store(first * 7, results[4])
    store(first << 9, results[5])
    store(first >> 6, results[6])
    store(first & 0x0F0F, results[7])
    store(reordered(first), results[8])
    store(merged(first, second), results[9])


@njit
def spread(number, result):  # type: ignore[no-untyped-def]
    store(everywhere(number), result)


@njit
def found(words, bits):  # type: ignore[no-untyped-def]
    return lanes_with(load(words), bits), is_zero(load(words))


@pytest.fixture
def words() -> Words:
    return np.random.default_rng(1).integers(0, 1 << 16, (2, VECTOR_LANES)).astype(np.uint16)


def test_that_operators_work_lane_by_lane_and_keep_16_bits(words: Words) -> None:
    results = np.zeros((10, VECTOR_LANES), np.uint16)
    one, other = words
    operate(one, other, results)
    wide = one.astype(np.int64)
    expected = [one | other, one & other, one ^ other, ~one, wide * 7, wide << 9, wide >> 6, one & 0x0F0F]
    expected += [one[ORDER], np.concatenate((one, other))[ORDER_OF_TWO]]
    for result, meant in zip(results, expected, strict=True):
        assert result.tolist() == [int(word) & 0xFFFF for word in meant]


@pytest.mark.parametrize("number", [0, 1, 0xFFFF, 0x12345, -2])
def test_that_a_number_is_written_everywhere(number: int) -> None:
    result = np.zeros(VECTOR_LANES, np.uint16)
    spread(number, result)
    assert result.tolist() == [number & 0xFFFF] * VECTOR_LANES


def test_that_the_lanes_with_a_bit_are_told_as_bits(words: Words) -> None:
    for bits in (1, 0b1000_0000_0001, 0x8000):
        lanes, nothing = found(words[0], bits)
        assert lanes == sum(1 << lane for lane in range(VECTOR_LANES) if int(words[0, lane]) & bits)
        assert not nothing


@pytest.mark.parametrize("lane", [0, 7, 8, VECTOR_LANES - 1])
def test_that_a_single_bit_in_any_lane_is_not_nothing(lane: int) -> None:
    words = np.zeros(VECTOR_LANES, np.uint16)
    assert found(words, 1) == (0, True)
    words[lane] = 1
    assert found(words, 1) == (1 << lane, False)
