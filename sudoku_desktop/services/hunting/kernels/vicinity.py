"""Make a child in the vicinity of a minimal 9×9 puzzle.

Random numbers are an argument, so that the same numbers make the same child: `draws` are uniform in [0, 1), and each
choice takes the next one.
"""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.exact.kernels.bands import search_bands
from sudoku_desktop.exact.kernels.digging import dig_out
from sudoku_desktop.jit import allocating_kernel, inlined

CELLS, SIZE, ORDER = 81, 9, 3
COUNT, DIGIT, BAND, STACK = 0, 1, 2, 3
"""Kinds of removal: a number of givens, all givens of a digit, or half of those in a band or a stack."""
MOST_SOLUTIONS = 64
"""Maximum number of solutions that are enumerated after givens have been removed."""
NODE_LIMIT = 100_000
MOST_ADDED_BEYOND = 6
"""Number of givens that a child may have more than its parent before superfluous ones are removed."""
CELLS_COMPARED = 3
"""Number of cells drawn for each given that is added; the one that excludes the most solutions is taken."""
DRAWS = 2 * CELLS + 2 + CELLS_COMPARED * (CELLS + MOST_ADDED_BEYOND) + CELLS

Cells = NDArray[np.uint8]


@inlined
def shuffle(items, count, draws, at):
    """Shuffle the first items; return the index of the next draw."""
    for place in range(count - 1):
        other = place + int(draws[at] * (count - place))
        at += 1
        items[place], items[other] = items[other], items[place]
    return at


@allocating_kernel
def make_child(
    puzzle: Cells, solution: Cells, kind: int, count: int, draws: NDArray[np.float64], child: Cells, new_solution: Cells
) -> bool:
    """Remove some givens of a puzzle, add others until one solution is left, and remove superfluous ones.

    `puzzle`: uint8[81] with one solution. `kind`: what is removed; `count`: how many givens for COUNT, else which
    digit, band or stack, from 0. `draws`: float64[DRAWS]. Half of the children keep the solution, the others take one
    of those that the remaining givens have. Writes `child` and `new_solution`, uint8[81]; returns False when the
    attempt failed.
    """
    child[:] = puzzle
    order = np.empty(CELLS, np.int64)
    given = 0
    for cell in range(CELLS):
        line = cell // SIZE if kind == BAND else cell % SIZE
        if puzzle[cell] and (
            kind == COUNT or (kind == DIGIT and puzzle[cell] == count + 1) or (kind > DIGIT and line // ORDER == count)
        ):
            order[given] = cell
            given += 1
    at = shuffle(order, given, draws, 0)
    removed = given
    if kind == COUNT:
        removed = min(count, given)
    elif kind > DIGIT:
        removed = (given + 1) // 2
    for place in range(removed):
        child[order[place]] = 0
    grids = child.reshape(1, -1)
    counts, guesses, final = np.zeros(1, np.int64), np.zeros(1, np.int64), np.zeros(1, np.bool_)
    found = np.zeros((1, MOST_SOLUTIONS, CELLS), np.uint8)
    search_bands(grids, MOST_SOLUTIONS, NODE_LIMIT, counts, final, guesses, found)
    solutions = found[0]
    left = counts[0]
    is_complete = final[0] and left < MOST_SOLUTIONS
    new_solution[:] = solution
    if draws[at] < 0.5:
        new_solution[:] = solutions[int(draws[at + 1] * left)]
    at += 2
    alike = np.zeros(CELLS, np.int64)
    for added in range(removed + MOST_ADDED_BEYOND):
        alike[:] = 0
        for index in range(left):
            for cell in range(CELLS):
                alike[cell] += solutions[index, cell] == new_solution[cell]
        # The last of the planned givens is one after which no other solution is left, if there is such a given.
        most = 1 if added >= removed - 1 else left - 1
        choices = 0
        while choices == 0 and most < CELLS * left:
            for cell in range(CELLS):
                if child[cell] == 0 and alike[cell] <= most:
                    order[choices] = cell
                    choices += 1
            most = left - 1 if most < left - 1 else CELLS * left
        if choices:
            best = order[int(draws[at] * choices)]
            for compared in range(1, CELLS_COMPARED):
                other = order[int(draws[at + compared] * choices)]
                if alike[other] < alike[best]:
                    best = other
            at += CELLS_COMPARED
            child[best] = new_solution[best]
            kept = 0
            for index in range(left):
                if solutions[index, best] == new_solution[best]:
                    if kept != index:
                        solutions[kept] = solutions[index]
                    kept += 1
            left = kept
        if left <= 1 and not is_complete:
            search_bands(grids, MOST_SOLUTIONS, NODE_LIMIT, counts, final, guesses, found)
            left = counts[0]
            is_complete = final[0] and left < MOST_SOLUTIONS
        if left <= 1 and is_complete:
            groups = np.arange(CELLS).reshape(-1, 1)
            order[:] = groups[:, 0]
            shuffle(order, CELLS, draws, len(draws) - CELLS)
            dig_out(child, groups, order, 0, NODE_LIMIT)
            return bool(left == 1)
    return False
