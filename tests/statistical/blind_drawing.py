"""Mantere & Koljonen's mutation as the paper describes it, with positions drawn blindly."""

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from sudoku_desktop.evolution.parts.mutation import IllegalSwap, SwapSequences

SIZE = 9


def blind_swaps(
    mutation: SwapSequences, free_count: int, samples: int, rng: Generator
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Draw `samples` mutations of a box whose first `free_count` positions are free.

    Returns the positions drawn, (samples, longest, 2), and for each sample which of them are carried out,
    (samples, longest), before the slack rule.
    """
    tried = rng.random(samples) < mutation.probability
    length = rng.integers(1, mutation.longest + 1, samples)
    positions = rng.integers(0, SIZE, (samples, mutation.longest, 2))
    legal = (positions < free_count).all(axis=2)
    done = tried[:, None] & (np.arange(mutation.longest) < length[:, None]) & legal
    if mutation.illegal_swap is IllegalSwap.ENDS:
        done &= np.logical_and.accumulate(legal, axis=1)
    return positions, done


def displaced(positions: NDArray[np.int64], done: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return the number of places in which a box differs after these swaps, shape (samples,)."""
    box = np.tile(np.arange(SIZE), (len(positions), 1))
    every = np.arange(len(box))
    for step in range(positions.shape[1]):
        first, second = positions[:, step].T
        swap = done[:, step]
        a, b = box[every, first], box[every, second]
        box[every, first], box[every, second] = np.where(swap, b, a), np.where(swap, a, b)
    changed: NDArray[np.int64] = (box != np.arange(SIZE)).sum(axis=1)
    return changed
