"""Comparison of the tables that skip illegal swaps with the paper's blind drawing."""

import dataclasses
from math import comb

import numpy as np
import pytest
from numpy.typing import NDArray

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.kernels.generations import advance
from sudoku_desktop.evolution.kernels.opcodes import NEVER
from sudoku_desktop.evolution.kernels.packed_boxes import SIZE, WORDS
from sudoku_desktop.evolution.kernels.packed_moves import (
    BOX_BITS,
    BOX_SETS,
    KEEP_BITS,
    MORE_BITS,
    TRY_BITS,
)
from sudoku_desktop.evolution.kernels.records import NO_MATINGS, TRACE_COLUMNS
from sudoku_desktop.evolution.lowering.boxes import (
    again_table,
    box_set_table,
    choice_table,
    lower_boxes,
    swap_tables,
    unpack,
)
from sudoku_desktop.evolution.parts.duplicates import DuplicatesAllowed
from sudoku_desktop.evolution.parts.mutation import BlocksTried, IllegalSwap, SlackOf, SwapSequences
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.run import Run
from tests.puzzles import ESCARGOT
from tests.statistical.blind_drawing import blind_swaps, displaced
from tests.statistical.goodness import agree, fits

FREE_COUNTS = np.arange(SIZE + 1)
SAMPLES = 20_000


def swap_count_distribution(mutation: SwapSequences, free_count: int) -> NDArray[np.float64]:
    """Return the probability of 0, 1, …, longest swaps in a box, by the tables."""
    swapped, more_swaps = swap_tables(mutation.plan(), np.full(SIZE, free_count))
    reached = swapped[0]
    distribution = [1 - reached]
    for more in more_swaps[0] / 2**MORE_BITS:
        distribution.append(reached * (1 - more))
        reached *= more
    assert reached == 0, "nothing follows the longest sequence"
    return np.array(distribution)


@pytest.mark.parametrize("reading", IllegalSwap)
@pytest.mark.parametrize(("probability", "longest"), [(0.6, 5), (1.0, 1), (0.05, 2), (0.9, 20)])
def test_that_tables_draw_as_many_swaps_as_the_blind_drawing(
    reading: IllegalSwap, probability: float, longest: int
) -> None:
    mutation = SwapSequences(probability=probability, longest=longest, illegal_swap=reading)
    rng = np.random.default_rng(2007)
    for free_count in FREE_COUNTS:
        _, done = blind_swaps(mutation, int(free_count), SAMPLES, rng)
        counts = np.bincount(done.sum(axis=1), minlength=longest + 1)
        assert fits(counts, swap_count_distribution(mutation, int(free_count)))


@pytest.mark.parametrize("reading", IllegalSwap)
@pytest.mark.parametrize(("probability", "longest"), [(0.6, 5), (1.0, 1), (0.9, 20)])
def test_that_tables_of_one_block_draw_as_many_different_swaps(
    reading: IllegalSwap, probability: float, longest: int
) -> None:
    mutation = SwapSequences(probability=probability, longest=longest, illegal_swap=reading, blocks=BlocksTried.ONE)
    rng = np.random.default_rng(2007)
    for free_count in FREE_COUNTS:
        positions, done = blind_swaps(mutation, int(free_count), SAMPLES, rng)
        different = done & (positions[:, :, 0] != positions[:, :, 1])
        counts = np.bincount(different.sum(axis=1), minlength=longest + 1)
        assert fits(counts, swap_count_distribution(mutation, int(free_count)))


def test_that_the_two_readings_differ() -> None:
    ends, skipped = (
        swap_count_distribution(SwapSequences(illegal_swap=reading), 6)
        for reading in (IllegalSwap.ENDS, IllegalSwap.SKIPPED)
    )
    rng = np.random.default_rng(2007)
    _, done = blind_swaps(SwapSequences(illegal_swap=IllegalSwap.ENDS), 6, SAMPLES, rng)
    counts = np.bincount(done.sum(axis=1), minlength=6)
    assert fits(counts, ends)
    assert not fits(counts, skipped)


def test_that_a_box_without_free_positions_is_never_swapped() -> None:
    for reading in IllegalSwap:
        swapped, more_swaps = swap_tables(SwapSequences(illegal_swap=reading).plan(), np.zeros(SIZE, np.int64))
        assert not swapped.any()
        assert not more_swaps.any()


PROBABILITIES = [
    np.full(9, 0.3),
    np.linspace(0, 1, 9),
    np.zeros(9),
    np.ones(9),
    np.array([0, 0.6, 0, 1, 1e-9, 0.5, 0, 0.25, 0]),
    np.array([0.2, 0.7]),
]


@pytest.mark.parametrize("probability", PROBABILITIES, ids=lambda each: str(each.tolist()))
def test_that_the_table_of_box_sets_holds_each_box_with_its_own_probability(probability: NDArray[np.float64]) -> None:
    keep_below, otherwise = box_set_table(probability)
    sets = 1 << len(probability)
    assert keep_below.shape == otherwise.shape == (sets,)
    keep = keep_below / 2**32
    drawn = (keep + np.bincount(otherwise, 1 - keep, minlength=sets)) / sets
    members = (np.arange(sets)[:, None] >> np.arange(len(probability))) & 1
    independent = np.where(members, probability, 1 - probability).prod(axis=1)
    assert drawn == pytest.approx(independent, abs=1e-9)


def told(table: NDArray[np.int64], own_bits: int, bits: int) -> NDArray[np.float64]:
    """Return the probabilities of an alias table whose entries hold the alias in their lowest bits."""
    keep, otherwise = (table >> own_bits) / 2**bits, table & ((1 << own_bits) - 1)
    drawn: NDArray[np.float64] = (keep + np.bincount(otherwise, 1 - keep, minlength=len(table))) / len(table)
    return drawn


@pytest.mark.parametrize("probability", PROBABILITIES[:5], ids=lambda each: str(each.tolist()))
def test_that_the_box_of_a_mutation_is_drawn_by_how_likely_it_swaps(probability: NDArray[np.float64]) -> None:
    keep_below, otherwise, chance = choice_table(probability)
    assert chance / 2**32 == pytest.approx(probability.mean(), abs=1e-9)
    if probability.any():
        choice = told((keep_below << BOX_BITS) | otherwise, BOX_BITS, KEEP_BITS)
        assert choice[:SIZE] == pytest.approx(probability / probability.sum(), abs=1e-4)
        assert not choice[SIZE:].any()


@pytest.mark.parametrize("tries", [0, 1, 2, 60, 61])
@pytest.mark.parametrize("probability", PROBABILITIES[:5], ids=lambda each: str(each.tolist()))
def test_that_as_many_of_the_tries_swap_as_if_each_were_made(probability: NDArray[np.float64], tries: int) -> None:
    swapped = float(probability.mean())
    wanted = [comb(tries, many) * swapped**many * (1 - swapped) ** (tries - many) for many in range(tries + 1)]
    assert told(again_table(probability, tries), TRY_BITS, 32) == pytest.approx(wanted, abs=1e-9)


def test_that_the_table_of_the_most_tries_is_a_distribution() -> None:
    table = again_table(PROBABILITIES[0], 10_000)
    drawn = told(table, TRY_BITS, 32)
    assert table.shape == (10_001,)
    assert drawn @ np.arange(10_001) == pytest.approx(3000, rel=1e-6)


@pytest.mark.parametrize("reading", IllegalSwap)
def test_that_box_sets_never_hold_a_box_that_is_full(reading: IllegalSwap) -> None:
    algorithm = PAPER.with_settings({"mutation.illegal_swap": reading})
    full = geometry(3).boxes[[0, 4]]
    givens = Grid.blank().with_cells((int(cell), digit) for box in full for digit, cell in enumerate(box, 1))
    boxes = lower_boxes(algorithm.mutation.plan(), givens)
    keep_below, otherwise = boxes.box_sets >> SIZE, boxes.box_sets & (BOX_SETS - 1)
    reachable = set(np.flatnonzero(keep_below > 0).tolist()) | set(otherwise[keep_below < 2**32].tolist())
    assert all(box_set & 0b000010001 == 0 for box_set in reachable)


@pytest.mark.parametrize("blocks", BlocksTried)
@pytest.mark.parametrize("reading", IllegalSwap)
def test_that_the_compiled_mutation_moves_as_many_digits_as_the_papers(
    reading: IllegalSwap, blocks: BlocksTried
) -> None:
    # With slack 4 every swap stands, and children of equal parents are the parent, mutated.
    population = 20_000
    algorithm = PAPER.with_settings({
        "population": population, "replacement.elite": 0, "mutation.slack": 4, "mutation.illegal_swap": reading,
        "mutation.slack_of": SlackOf.EACH_AFTER, "mutation.blocks": blocks,
    })  # fmt: skip
    algorithm = dataclasses.replace(algorithm, duplicates=DuplicatesAllowed())
    share = 1 if blocks is BlocksTried.EACH else 1 / SIZE
    of_a_box = SwapSequences(probability=0.6 * share, slack=4, illegal_swap=reading)
    run = Run(algorithm, ESCARGOT, seed=2007)
    run.advance(1)
    boxes, state = run.lowered.boxes, run.state
    parent = state.words[0, :WORDS].copy()
    state.words[0] = np.tile(parent, population + 1)
    assert advance(*run.lowered, state, np.zeros((1, TRACE_COLUMNS)), 1, NEVER, NEVER, False, NO_MATINGS) == 1
    children = unpack(state.words[1].reshape(-1, WORDS)[:-1], ESCARGOT)
    moved = children != unpack(parent, ESCARGOT)
    rng = np.random.default_rng(2007)
    for box, cells in enumerate(geometry(3).boxes):
        counts = np.bincount(moved[:, cells].sum(axis=1), minlength=SIZE + 1)
        free_count = int(boxes.free_count[box])
        blind = displaced(*blind_swaps(of_a_box, free_count, SAMPLES, rng))
        assert agree(counts, np.bincount(blind, minlength=SIZE + 1))
