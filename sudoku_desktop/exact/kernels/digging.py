"""Remove givens while a puzzle keeps its unique solution."""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.exact.kernels.bands import search_bands
from sudoku_desktop.exact.limits import SEVERAL
from sudoku_desktop.jit import allocating_kernel


@allocating_kernel
def dig_out(
    puzzle: NDArray[np.uint8],
    groups: NDArray[np.int64],
    sequence: NDArray[np.int64],
    fewest: int,
    node_limit: int,
) -> int:
    """Clear groups of cells in the order of `sequence` where exactly one solution remains; return the number cleared.

    `puzzle`: uint8[81] with exactly one solution, changed. `groups`: (n, longest) cells that are cleared together,
    padded with −1. `sequence`: group numbers; groups that are already blank are skipped. A group is kept if fewer than
    `fewest` givens would be left, or if `node_limit` guesses are not enough to decide.
    """
    counts = np.zeros(1, np.int64)
    guesses = np.zeros(1, np.int64)
    final = np.zeros(1, np.bool_)
    solutions = np.zeros((1, 0, len(puzzle)), np.uint8)
    before = np.zeros(groups.shape[1], np.uint8)
    givens = dug = 0
    for cell in range(len(puzzle)):
        givens += puzzle[cell] > 0
    grids = puzzle.reshape(1, -1)
    for index in range(len(sequence)):
        group = groups[sequence[index]]
        size = 0
        for place in range(len(group)):
            if group[place] >= 0:
                before[place] = puzzle[group[place]]
                size += before[place] > 0
        if size == 0 or givens - size < fewest:
            continue
        for place in range(len(group)):
            if group[place] >= 0:
                puzzle[group[place]] = 0
        search_bands(grids, SEVERAL, node_limit, counts, final, guesses, solutions)
        if final[0] and counts[0] == 1:
            givens -= size
            dug += 1
        else:
            for place in range(len(group)):
                if group[place] >= 0:
                    puzzle[group[place]] = before[place]
    return dug
