"""The search for the solutions of grids of any order: a digit a cell, the cell with the fewest candidates first.

Vocabulary: digits are bits here, digit d is bit d - 1; a unit's *missing* digits are those that stand in none of
its cells, and a cell's candidates those that are missing in all three of its units. The *trail* lists the cells in
the order they were filled, so that going back is emptying them again. A *choice* is a cell that was filled on
trial; *untried* are its other candidates.

Plain where `bands` is quick: the cells are looked at one by one, and only single candidates and single places are
concluded.
"""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.jit import allocating_kernel, inlined, kernel, lowest_bit, popcount

DEAD, OPEN, SOLVED = -1, 0, 1
"""What filling comes to: a contradiction, blank cells, or every cell filled by the rules."""


@inlined
def candidates(cell, missing, units_of):
    """The digits that stand in no unit of the cell."""
    return missing[units_of[cell, 0]] & missing[units_of[cell, 1]] & missing[units_of[cell, 2]]


@inlined
def fill(cell, digit, digits, missing, units_of, trail, filled):
    """Put a digit (a bit) into a blank cell; returns the new length of the trail."""
    digits[cell] = digit
    for kind in range(units_of.shape[1]):
        missing[units_of[cell, kind]] ^= digit
    trail[filled] = cell
    return filled + 1


@inlined
def empty(digits, missing, units_of, trail, filled, kept):
    """Blank the cells that were filled last, until `kept` of the trail's `filled` cells are left."""
    while filled > kept:
        filled -= 1
        cell = trail[filled]
        for kind in range(units_of.shape[1]):
            missing[units_of[cell, kind]] ^= digits[cell]
        digits[cell] = 0


@kernel
def fill_singles(digits, missing, units, units_of, trail, filled):
    """Fill cells that have one candidate, and digits that have one place in a unit, until none is left.

    Returns DEAD, OPEN or SOLVED, the new length of the trail, and when OPEN the cell with the fewest candidates.
    """
    size = units.shape[1]
    while True:
        filled_before = filled
        smallest, fewest = -1, size + 1
        for cell in range(len(digits)):
            if digits[cell] == 0:
                left = candidates(cell, missing, units_of)
                count = popcount(left)
                if count == 0:
                    return DEAD, filled, -1
                if count == 1:
                    filled = fill(cell, left, digits, missing, units_of, trail, filled)
                elif count < fewest:
                    smallest, fewest = cell, count
        if filled > filled_before:
            continue
        if smallest < 0:
            return SOLVED, filled, -1
        for unit in range(len(units)):
            once = twice = np.int64(0)
            for place in range(size):
                cell = units[unit, place]
                if digits[cell] == 0:
                    left = candidates(cell, missing, units_of)
                    twice |= once & left
                    once |= left
            if once != missing[unit]:
                return DEAD, filled, -1
            single = once & ~twice
            if single == 0:
                continue
            for place in range(size):
                cell = units[unit, place]
                if digits[cell] == 0:
                    only_here = candidates(cell, missing, units_of) & single
                    if popcount(only_here) > 1:
                        return DEAD, filled, -1
                    if only_here:
                        filled = fill(cell, only_here, digits, missing, units_of, trail, filled)
        if filled == filled_before:
            return OPEN, filled, smallest


@inlined
def load(givens, digits, missing, units_of, trail):
    """Fill in the givens; returns the length of the trail, or -1 when a given stands in a unit already."""
    size = len(missing) // units_of.shape[1]
    digits[:] = 0
    missing[:] = (1 << size) - 1
    filled = 0
    for cell in range(len(givens)):
        if givens[cell]:
            digit = 1 << (np.int64(givens[cell]) - 1)
            if candidates(cell, missing, units_of) & digit == 0:
                return -1
            filled = fill(cell, digit, digits, missing, units_of, trail, filled)
    return filled


@allocating_kernel
def search_cells(
    grids: NDArray[np.uint8],
    units: NDArray[np.int64],
    units_of: NDArray[np.int64],
    limit: int,
    node_limit: int,
    counts: NDArray[np.int64],
    final: NDArray[np.bool_],
    guesses_made: NDArray[np.int64],
    solutions: NDArray[np.uint8],
) -> None:
    """Count the solutions of each grid up to `limit`, with at most `node_limit` guesses (nodes) a grid.

    `grids`: (n, cells) uint8, 0 a blank; they may break the rules. `units`: (units, size) int64, the cells of each
    unit; `units_of`: (cells, 3) int64, the units of each cell. Written: `counts`, n int64; `final`, n bool: whether
    the count is proved, because the search came to its end or to `limit`; `guesses_made`, n int64, one for each
    candidate that was tried; and the first solutions found into `solutions`, (n, any, cells) uint8.
    """
    cells = units_of.shape[0]
    digits = np.zeros(cells, np.int64)
    missing = np.zeros(len(units), np.int64)
    trail = np.zeros(cells, np.int64)
    choice = np.zeros(cells + 1, np.int64)
    untried = np.zeros(cells + 1, np.int64)
    filled_at = np.zeros(cells + 1, np.int64)
    room = solutions.shape[1]
    for index in range(len(grids)):
        found = guesses = level = 0
        filled = load(grids[index], digits, missing, units_of, trail)
        exhausted = filled < 0
        while not exhausted and found < limit:
            outcome, filled, smallest = fill_singles(digits, missing, units, units_of, trail, filled)
            if outcome == OPEN:
                level += 1
                choice[level] = smallest
                untried[level] = candidates(smallest, missing, units_of)
                filled_at[level] = filled
            if outcome == SOLVED:
                if found < room:
                    for cell in range(cells):
                        solutions[index, found, cell] = lowest_bit(digits[cell]) + 1
                found += 1
            while level > 0 and untried[level] == 0:
                level -= 1
            if level == 0:
                exhausted = True
            elif found < limit:
                if guesses == node_limit:
                    break
                guesses += 1
                empty(digits, missing, units_of, trail, filled, filled_at[level])
                digit = untried[level] & -untried[level]
                untried[level] ^= digit
                filled = fill(choice[level], digit, digits, missing, units_of, trail, filled_at[level])
        counts[index] = found
        guesses_made[index] = guesses
        final[index] = exhausted or found >= limit
