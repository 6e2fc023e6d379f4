"""Algorithm × Grid → the records the kernels take: the only bridge between declarations and kernels.

Types are made exact here (int64, float64), or numba would silently compile variants.
"""

from math import comb

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.crossover import SinglePointCrossover, UniformCrossover
from sudoku_desktop.evolution.escape import Ageing, Restart
from sudoku_desktop.evolution.kernels import opcodes
from sudoku_desktop.evolution.kernels.packed_boxes import MORE_BITS, ORDER, SIZE, WORDS
from sudoku_desktop.evolution.kernels.records import COUNTERS, GENERATION, LOG_COLUMNS, LOG_ROWS, Boxes, Plan, State
from sudoku_desktop.evolution.mutation import IllegalSwap, SwapSequences
from sudoku_desktop.evolution.replacement import Elitism
from sudoku_desktop.evolution.selection import BetterRanks, Tournament

_SELECTIONS = {BetterRanks: opcodes.SELECT_BETTER_RANKS, Tournament: opcodes.SELECT_TOURNAMENT}
_CROSSOVERS = {UniformCrossover: opcodes.CROSS_UNIFORM, SinglePointCrossover: opcodes.CROSS_SINGLE_POINT}


def lower_algorithm(algorithm: Algorithm) -> Plan:
    """The algorithm in numbers."""
    mutation = algorithm.mutation
    replacement = algorithm.replacement
    assert isinstance(mutation, SwapSequences)
    assert isinstance(replacement, Elitism)
    escapes = {type(escape): escape for escape in algorithm.escapes}
    ageing = escapes.get(Ageing)
    restart = escapes.get(Restart)
    return Plan(
        population=algorithm.population,
        selection=_SELECTIONS[type(algorithm.selection)],
        tournament_size=algorithm.selection.size if isinstance(algorithm.selection, Tournament) else 1,
        crossover=_CROSSOVERS[type(algorithm.crossover)],
        slack=mutation.slack,
        elite=replacement.elite,
        ageing_penalty=float(ageing.penalty) if isinstance(ageing, Ageing) else 0.0,
        restart_after=restart.after if isinstance(restart, Restart) else opcodes.NEVER,
    )


def lower_puzzle(algorithm: Algorithm, givens: Grid) -> Boxes:
    """The puzzle as packed boxes, with the mutation's tables.

    Raises ValueError for an order other than 3 and for a box that holds a given twice: no permutation holds it.
    """
    if givens.order != ORDER:
        raise ValueError(f"packed boxes hold grids of order {ORDER}, got order {givens.order}")
    by_box = givens.cells[givens.geometry.boxes].astype(np.int64)
    for box, digits in enumerate(by_box):
        held = digits[digits > 0]
        if len(set(held.tolist())) < len(held):
            raise ValueError(f"box {box + 1} holds a given twice; box permutations cannot write it")
    positions = np.arange(SIZE)
    free_count = (by_box == 0).sum(axis=1)
    free_first = np.argsort(by_box > 0, axis=1, kind="stable")
    listed = positions < free_count[:, None]
    assert isinstance(algorithm.mutation, SwapSequences)
    swapped, more_swaps = swap_tables(algorithm.mutation, free_count)
    keep_below, otherwise = box_set_table(swapped)
    return Boxes(
        givens=(np.maximum(by_box - 1, 0) << (4 * positions)).sum(axis=1),
        free=(np.where(listed, free_first, 0) << (4 * positions)).sum(axis=1),
        free_count=free_count,
        neighbours=_neighbours(),
        keep_below=keep_below,
        otherwise=otherwise,
        more_swaps=more_swaps,
    )


def _neighbours() -> NDArray[np.int64]:
    """(size, 4): of each box the two beside it, then the two above and below."""
    boxes = np.arange(SIZE).reshape(ORDER, ORDER)
    return np.array(
        [
            [*np.delete(boxes[line], across), *np.delete(boxes[:, across], line)]
            for line in range(ORDER)
            for across in range(ORDER)
        ]
    )


def swap_tables(
    mutation: SwapSequences, free_count: NDArray[np.int64]
) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """The blind drawing of swaps, worked out beforehand, so that the kernel draws only swaps that are legal.

    A swap of two positions drawn blindly is legal with probability q = (free / size)². A sequence of length m,
    uniform in 1…longest, that an illegal swap ends, holds at least n legal swaps with probability qⁿ if m ≥ n;
    one that skips illegal swaps holds n of m by the binomial distribution. The swaps that are carried out are
    uniform over pairs of free positions either way.

    Returns for each box the probability that it is swapped at all, (size,), and in `more_swaps`,
    (size, longest), column n − 1: the probability, times 2 to the MORE_BITS, of another swap after n.
    """
    legal = (free_count / SIZE) ** 2
    longest = mutation.longest
    at_least = np.zeros((len(legal), longest + 1))  # column n: the probability of n legal swaps or more
    for length in range(1, longest + 1):
        for n in range(1, length + 1):
            if mutation.illegal_swap is IllegalSwap.ENDS:
                at_least[:, n] += legal**n / longest
            else:
                tail = [comb(length, k) * legal**k * (1 - legal) ** (length - k) for k in range(n, length + 1)]
                at_least[:, n] += np.sum(tail, axis=0) / longest
    more = np.zeros((len(legal), longest))
    np.divide(at_least[:, 2:], at_least[:, 1:-1], out=more[:, :-1], where=at_least[:, 1:-1] > 0)
    return mutation.probability * at_least[:, 1], np.rint(more * 2**MORE_BITS).astype(np.int64)


def box_set_table(probability: NDArray[np.float64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Walker's alias table of the sets of boxes of which each holds box b with its own probability.

    `probability`: (size,). Returns `keep_below`, probabilities times 2³², and `otherwise`, both (2^size,): a set
    drawn uniformly is kept if 32 random bits lie below its `keep_below`, else replaced by its `otherwise`.
    """
    count = 1 << len(probability)
    members = (np.arange(count)[:, None] >> np.arange(len(probability))) & 1
    share = np.where(members, probability, 1 - probability).prod(axis=1) * count
    keep = np.ones(count)
    otherwise = np.arange(count)
    small = [index for index in range(count) if share[index] < 1]
    large = [index for index in range(count) if share[index] >= 1]
    while small and large:
        poor, rich = small.pop(), large.pop()
        keep[poor], otherwise[poor] = share[poor], rich
        share[rich] -= 1 - share[poor]
        (small if share[rich] < 1 else large).append(rich)
    return np.rint(keep * 2**32).astype(np.int64), otherwise


def new_state(algorithm: Algorithm, seed: int) -> State:
    """Room for a run, with the generator seeded; generation 0 is still to be made."""
    counters = np.zeros(COUNTERS, np.int64)
    counters[GENERATION] = -1
    population = algorithm.population
    return State(
        genes=np.zeros((2, population * WORDS), np.int64),
        costs=np.zeros((2, population)),
        ages=np.zeros((2, population)),
        ranks=np.zeros(population, np.int64),
        leader=np.full(WORDS, -1, np.int64),
        best_cost=np.full(1, np.inf),
        log_genes=np.zeros((LOG_ROWS, WORDS), np.int64),
        log_figures=np.zeros((LOG_ROWS, LOG_COLUMNS)),
        counters=counters,
        random=np.random.SeedSequence(seed).generate_state(1, np.uint64).astype(np.uint64),
    )


def unpack(words: NDArray[np.int64], givens: Grid) -> NDArray[np.uint8]:
    """Chromosomes, shape (…, WORDS), as cells row by row, shape (…, size²)."""
    digits = (words[..., :SIZE, None] >> (4 * np.arange(SIZE))) & 15
    cells = np.zeros((*words.shape[:-1], SIZE * SIZE), np.uint8)
    cells[..., givens.geometry.boxes.reshape(-1)] = digits.reshape(*words.shape[:-1], -1) + 1
    return cells
