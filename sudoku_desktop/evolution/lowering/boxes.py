"""Convert a grid to packed boxes, with tables for the paper's blind drawing of swaps; see `kernels.packed_boxes`."""

from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.kernels.opcodes import MUTATE_SEQUENCES
from sudoku_desktop.evolution.kernels.packed_boxes import MARK_BITS, ORDER, SIZE
from sudoku_desktop.evolution.kernels.packed_moves import (
    BESIDE,
    BOX_BITS,
    BOXES_LISTED,
    FIRST_PAIR,
    FREE,
    KEEP_BITS,
    LANE_WORDS,
    LANES,
    MORE_BITS,
    MOST_PAIRS,
    PAIR_BITS,
    PAIRS,
    PLACE_SHIFT,
    PLACES,
    SHIFT_BITS,
    SITE_WORDS,
    TRY_BITS,
)
from sudoku_desktop.evolution.kernels.plan import MutationPlan
from sudoku_desktop.evolution.kernels.records import Boxes
from sudoku_desktop.sentence import ProblemError, Sentence

_NO_SETS = np.zeros(0, np.int64)


def lower_boxes(mutation: MutationPlan, givens: Grid, tries: int = 0) -> Boxes:
    """Return the puzzle as packed boxes, with the tables of a mutation by sequences of swaps.

    `tries`: the maximum number of further mutations of a child that equals one of its parents. Raises ProblemError for
    a box that holds a given twice, since no permutation contains it.
    """
    by_box = givens.cells[givens.geometry.boxes].astype(np.int64)
    refuse_repeats(by_box, blocks_are_rows=False)
    positions = np.arange(SIZE)
    free_count = (by_box == 0).sum(axis=1)
    free_first = np.argsort(by_box > 0, axis=1, kind="stable")
    listed = positions < free_count[:, None]
    tables = _tables(mutation, (by_box == 0).tobytes(), tries)
    return Boxes(
        givens=(np.maximum(by_box - 1, 0) << (4 * positions)).sum(axis=1),
        free=(np.where(listed, free_first, 0) << (4 * positions)).sum(axis=1),
        free_count=free_count,
        movable=np.flatnonzero(free_count >= 2),
        box_sets=tables.box_sets,
        again=tables.again,
        sites=tables.sites,
        lanes=np.zeros(LANES * (LANE_WORDS + 1), np.int64),
    )


class Choice(NamedTuple):
    """Alias table of the box that a mutation swaps, and the probability that it swaps anything, times 2³²."""

    keep_below: NDArray[np.int64]
    otherwise: NDArray[np.int64]
    chance: int


class _Tables(NamedTuple):
    box_sets: NDArray[np.int64]
    again: NDArray[np.int64]
    sites: NDArray[np.int64]


@lru_cache(maxsize=64)
def _tables(mutation: MutationPlan, free_positions: bytes, tries: int) -> _Tables:
    # Cached, because a rating makes a hundred runs of one puzzle, and easy ones take less time than the tables.
    free = np.frombuffer(free_positions, bool).reshape(SIZE, SIZE)
    swapped, more_swaps = swap_tables(mutation, free.sum(axis=1))
    sites = _sites(free, choice_table(swapped), more_swaps)
    if mutation.one_block:
        return _Tables(_NO_SETS, again_table(swapped, tries), sites)
    keep_below, otherwise = box_set_table(swapped)
    return _Tables((keep_below << SIZE) | otherwise, _NO_SETS, sites)


@cache
def no_boxes() -> Boxes:
    """Return a placeholder for packed boxes, cached, as computing the tables takes longer than many a run."""
    return lower_boxes(MutationPlan(MUTATE_SEQUENCES), Grid.blank())


def refuse_repeats(by_block: NDArray[np.int64], *, blocks_are_rows: bool) -> None:
    """Raise ProblemError if a block, a row of (size, size), holds a given twice."""
    for block, digits in enumerate(by_block):
        held = digits[digits > 0]
        if len(set(held.tolist())) < len(held):
            raise ProblemError(
                Sentence(
                    "row {number} holds a given twice; row permutations cannot represent it"
                    if blocks_are_rows
                    else "box {number} holds a given twice; box permutations cannot represent it",
                    number=block + 1,
                )
            )


def _sites(free: NDArray[np.bool_], choice: Choice, more_swaps: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return `records.Boxes.sites`. `free`: (size, size), whether each position of each box is free."""
    free_first, free_count = np.argsort(~free, axis=1, kind="stable"), free.sum(axis=1)
    row, column = np.divmod(free_first, ORDER)
    marks, shifts = (1 << (row * SIZE)) | (1 << (MARK_BITS + column * SIZE)), 4 * free_first
    boxes = np.arange(SIZE)
    sites = np.zeros((SIZE, SITE_WORDS), np.int64)
    sites[:, BESIDE:FREE] = SIZE + _neighbours()
    sites[:, FREE] = free_count
    sites[:, PAIRS] = free_count * (free_count - 1)
    sites[:, FIRST_PAIR] = boxes * MOST_PAIRS << PAIR_BITS
    sites[:, PLACES : PLACES + np.uint64(SIZE)] = marks | (shifts << PLACE_SHIFT)
    # Pairs of positions by number; numbers beyond the last pair are never drawn.
    pair, others = np.arange(MOST_PAIRS), np.maximum(free_count - 1, 1)[:, None]
    first, second = np.minimum(pair // others, SIZE - 1), pair % others
    second += second >= first
    one, other = (boxes[:, None], first), (boxes[:, None], second)
    more = np.zeros((more_swaps.shape[1], BOXES_LISTED), np.int64)
    more[:, :SIZE] = more_swaps.T
    below = choice.keep_below + (np.arange(BOXES_LISTED) << KEEP_BITS)
    drawn = (below << BOX_BITS | choice.otherwise, np.array([choice.chance]))
    pairs = (marks[one], marks[other], shifts[one] | shifts[other] << SHIFT_BITS)
    return np.concatenate([each.reshape(-1) for each in (sites, *drawn, *pairs, more)])


@cache
def _neighbours() -> NDArray[np.int64]:
    """Return for each box the two beside it, then the two above and below; shape (size, 4)."""
    boxes = np.arange(SIZE).reshape(ORDER, ORDER)
    return np.array(
        [
            [*np.delete(boxes[line], across), *np.delete(boxes[:, across], line)]
            for line in range(ORDER)
            for across in range(ORDER)
        ]
    )


def swap_tables(mutation: MutationPlan, free_count: NDArray[np.int64]) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Compute the distribution of blindly drawn swaps, so that the kernel draws only legal swaps.

    A swap of two positions drawn blindly is legal with probability q = (free / size)². A sequence of length m, uniform
    in 1…longest, that an illegal swap ends, holds at least n legal swaps with probability qⁿ if m ≥ n; one that skips
    illegal swaps holds n of m by the binomial distribution. The swaps that are carried out are uniform over pairs of
    free positions either way. Where one block is mutated, a swap of a position with itself is also skipped, and does
    not end a sequence; the pairs are then of different positions.

    Returns for each box the probability that it is swapped at all, (size,), and in `more_swaps`, (size, longest),
    column n − 1: the probability, times 2 to the MORE_BITS, of another swap after n.
    """
    legal = (free_count / SIZE) ** 2
    longest = mutation.swaps
    at_least = np.zeros((len(legal), longest + 1))  # column n: the probability of at least n legal swaps
    if mutation.one_block:
        at_least[:] = _different_swaps(mutation, free_count)
    for length in range(1, 0 if mutation.one_block else longest + 1):
        for n in range(1, length + 1):
            if mutation.skips_illegal:
                tail = [comb(length, k) * legal**k * (1 - legal) ** (length - k) for k in range(n, length + 1)]
                at_least[:, n] += np.sum(tail, axis=0) / longest
            else:
                at_least[:, n] += legal**n / longest
    more = np.zeros((len(legal), longest))
    np.divide(at_least[:, 2:], at_least[:, 1:-1], out=more[:, :-1], where=at_least[:, 1:-1] > 0)
    return mutation.probability * at_least[:, 1], np.rint(more * 2**MORE_BITS).astype(np.int64)


def _different_swaps(mutation: MutationPlan, free_count: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return the probability of at least n legal swaps of different positions, shape (boxes, longest + 1)."""
    swapped = free_count * (free_count - 1) / SIZE**2
    idle = 1 - swapped if mutation.skips_illegal else free_count / SIZE**2
    so_many = np.zeros((len(free_count), mutation.swaps + 1))  # distribution for sequences of the current length
    so_many[:, 0] = 1
    mean = np.zeros_like(so_many)
    for _ in range(mutation.swaps):
        so_many[:, 1:] = swapped[:, None] * so_many[:, :-1] + idle[:, None] * so_many[:, 1:]
        mean += so_many / mutation.swaps
    return mean


def box_set_table(probability: NDArray[np.float64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return Walker's alias table of random sets of boxes, in which box b appears with its own probability.

    `probability`: (size,). Returns `keep_below`, probabilities times 2³², and `otherwise`, both (2^size,), read-only: a
    set drawn uniformly is kept if 32 random bits are below its `keep_below`, else replaced by its `otherwise`.
    """
    return _box_set_table(tuple(probability.tolist()))


@lru_cache(maxsize=64)
def _box_set_table(probability: tuple[float, ...]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    # Cached, because a rating makes a hundred runs of one puzzle, and easy ones take less time than the table.
    count = 1 << len(probability)
    members = (np.arange(count)[:, None] >> np.arange(len(probability))) & 1
    chances = np.array(probability)
    tables = _aliases(np.where(members, chances, 1 - chances).prod(axis=1), 32)
    for table in tables:
        table.setflags(write=False)
    return tables


def choice_table(probability: NDArray[np.float64]) -> Choice:
    """Return the alias table of the box that a mutation of one random box swaps, if any.

    `probability`: (size,) that of each box to be swapped, once it is drawn.
    """
    shares = np.zeros(BOXES_LISTED)
    shares[: len(probability)] = probability / max(probability.sum(), np.finfo(float).tiny)
    return Choice(*_aliases(shares, KEEP_BITS), round(float(probability.mean()) * 2**32))


def again_table(probability: NDArray[np.float64], tries: int) -> NDArray[np.int64]:
    """Return the alias table of how many of `tries` mutations of one random box swap anything; see `choice_table`."""
    swapped = probability.mean()
    so_many = np.ones(1)
    for (
        digit
    ) in f"{tries:b}":  # binary exponentiation: the distribution for twice as many tries is that of the sum of two
        so_many = np.convolve(so_many, so_many)
        if digit == "1":
            so_many = np.convolve(so_many, (1 - swapped, swapped))
    keep_below, otherwise = _aliases(so_many, 32)
    return (keep_below << TRY_BITS) | otherwise


def _aliases(probability: NDArray[np.float64], bits: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return Walker's alias table: thresholds, scaled to this number of bits, and alternatives."""
    count = len(probability)
    share = (probability * count).tolist()
    keep = [1.0] * count
    otherwise = list(range(count))
    small = [index for index in range(count) if share[index] < 1]
    large = [index for index in range(count) if share[index] >= 1]
    while small and large:
        poor, rich = small.pop(), large.pop()
        keep[poor], otherwise[poor] = share[poor], rich
        share[rich] -= 1 - share[poor]
        (small if share[rich] < 1 else large).append(rich)
    return np.rint(np.array(keep) * 2**bits).astype(np.int64), np.array(otherwise)


def unpack(words: NDArray[np.int64], givens: Grid) -> NDArray[np.uint8]:
    """Return chromosomes, shape (…, WORDS), as cells row by row, shape (…, size²)."""
    digits = (words[..., :SIZE, None] >> (4 * np.arange(SIZE))) & 15
    cells = np.zeros((*words.shape[:-1], SIZE * SIZE), np.uint8)
    cells[..., givens.geometry.boxes.reshape(-1)] = digits.reshape(*words.shape[:-1], SIZE * SIZE) + 1
    return cells
