"""Search for the solutions of grids of any shape: the candidates of each cell, narrowed unit by unit.

Vocabulary: digits are bits, digit d is bit d - 1; the *domain* of a cell is the set of digits it may hold. A cell is
*decided* when its domain has one digit, which has been removed from all its peers. A unit is *stale* when one of its
domains has changed since it was last examined. Two units *cross* where they share two cells or more: a digit that one
unit has only in the shared cells is removed from the rest of the other (locked candidates). A *choice* is a digit to
try in a cell. The *weight* of a cell is the number of contradictions found there; cells with a high weight and few
choices are tried first (Boussemart et al. 2004, dom/wdeg).

This search examines units cell by cell; `bands` is the faster search for 9×9.
"""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.jit import allocating_kernel, inlined, kernel, lowest_bit, popcount

DEAD, OPEN = -1, 0
"""Results of narrowing: a contradiction, or a fixpoint."""
PAIR_VALUE = 2.0
"""Factor that favours a cell with two digits, and a digit with two places, over the order given by weight."""


@inlined
def take(cell, digits, domains, units_of, stale, weights, queue, waiting):
    """Remove digits from a cell's domain; return the number of queued cells, or -1 when the domain becomes empty."""
    left = domains[cell] & ~digits
    domains[cell] = left
    for place in range(units_of.shape[1]):
        unit = units_of[cell, place]
        if unit >= 0:
            stale[unit] = 1
    if left == 0:
        weights[cell] += 1.0
        return -1
    if left & left - 1 == 0:
        queue[waiting] = cell
        waiting += 1
    return waiting


@kernel
def narrow(domains, decided, units, units_of, shared, apart, first_shared, stale, weights, queue, waiting):
    """Draw conclusions from decided cells, single places and crossings until nothing follows; return DEAD or OPEN.

    The first `waiting` elements of `queue` are cells reduced to one digit. For the tables see `search_cells`.
    `domains`, `decided`, `stale` and `weights` are changed.
    """
    size = units.shape[1]
    while True:
        while waiting > 0:
            waiting -= 1
            cell = queue[waiting]
            if decided[cell]:
                continue
            decided[cell] = 1
            digit = domains[cell]
            for place in range(units_of.shape[1]):
                unit = units_of[cell, place]
                if unit < 0:
                    break
                for position in range(size):
                    peer = units[unit, position]
                    if peer != cell and domains[peer] & digit:
                        waiting = take(peer, digit, domains, units_of, stale, weights, queue, waiting)
                        if waiting < 0:
                            weights[cell] += 1.0
                            return DEAD
        is_fixpoint = True
        for unit in range(len(units)):
            if not stale[unit]:
                continue
            stale[unit] = 0
            once = twice = placed = np.int64(0)
            for position in range(size):
                cell = units[unit, position]
                twice |= once & domains[cell]
                once |= domains[cell]
                if decided[cell]:
                    placed |= domains[cell]
            if once != (1 << size) - 1:
                for position in range(size):
                    weights[units[unit, position]] += 1.0 / size
                return DEAD
            single = once & ~twice & ~placed
            for position in range(size if single else 0):
                cell = units[unit, position]
                only = domains[cell] & single
                if only and only != domains[cell]:
                    if only & only - 1:
                        weights[cell] += 1.0
                        return DEAD
                    waiting = take(cell, ~only, domains, units_of, stale, weights, queue, waiting)
            for crossing in range(first_shared[unit], first_shared[unit + 1]):
                within = beside = np.int64(0)
                for position in range(shared.shape[1]):
                    cell = shared[crossing, position]
                    if cell < 0:
                        break
                    if not decided[cell]:
                        within |= domains[cell]
                for position in range(apart.shape[2] if within else 0):
                    cell = apart[crossing, 0, position]
                    if cell < 0:
                        break
                    beside |= domains[cell]
                locked = within & ~beside
                for position in range(apart.shape[2] if locked else 0):
                    cell = apart[crossing, 1, position]
                    if cell < 0:
                        break
                    if domains[cell] & locked:
                        waiting = take(cell, locked, domains, units_of, stale, weights, queue, waiting)
                        is_fixpoint = False
                        if waiting < 0:
                            return DEAD
            if waiting > 0:
                break
        if waiting == 0 and is_fixpoint:
            return OPEN


@inlined
def choose(domains, decided, units, weights, cells, digits):
    """Write the choices of the most promising cell, or digit of a unit; return their number, 0 if all cells are
    decided.
    """
    size = units.shape[1]
    best, count, chosen = -1.0, 0, -1
    for cell in range(len(domains)):
        if not decided[cell]:
            many = popcount(domains[cell])
            value = (1.0 + weights[cell]) / many * (PAIR_VALUE if many == 2 else 1.0)
            if value > best:
                best, count, chosen = value, many, cell
    if count > 2:  # look for a digit with only two places in a unit
        for unit in range(len(units)):
            once = twice = more = np.int64(0)
            for position in range(size):
                cell = units[unit, position]
                if not decided[cell]:
                    more |= twice & domains[cell]
                    twice |= once & domains[cell]
                    once |= domains[cell]
            pairs = twice & ~more
            while pairs:
                digit = pairs & -pairs
                pairs ^= digit
                value = PAIR_VALUE / 2
                for position in range(size):
                    cell = units[unit, position]
                    if domains[cell] & digit and not decided[cell]:
                        value += PAIR_VALUE / 4 * weights[cell]
                if value > best:
                    best, count, chosen = value, 0, -1
                    for position in range(size):
                        cell = units[unit, position]
                        if domains[cell] & digit and not decided[cell]:
                            cells[count], digits[count] = cell, digit
                            count += 1
    if chosen >= 0:
        domain = domains[chosen]
        for place in range(count):
            cells[place], digits[place] = chosen, domain & -domain
            domain &= domain - 1
    return count


@allocating_kernel
def search_cells(
    grids: NDArray[np.uint8],
    units: NDArray[np.int64],
    units_of: NDArray[np.int64],
    shared: NDArray[np.int64],
    apart: NDArray[np.int64],
    first_shared: NDArray[np.int64],
    limit: int,
    node_limit: int,
    counts: NDArray[np.int64],
    final: NDArray[np.bool_],
    guesses_made: NDArray[np.int64],
    solutions: NDArray[np.uint8],
) -> None:
    """Count the solutions of each grid up to `limit`, with at most `node_limit` guesses (nodes) a grid.

    `grids`: (n, cells) uint8, 0 for a blank; they may break the rules. `units`: (units, size) int64, the cells of each
    unit; `units_of`: (cells, most) int64, the units of each cell. Each ordered pair of crossing units has a row in
    `shared`, (rows, most): the cells of both, and in `apart`, (rows, 2, size): the cells of the first alone and of the
    second alone. The rows of unit u are `first_shared[u]` to `first_shared[u + 1]`, excluded. All are padded with −1.

    The other arrays are written: `counts`, n int64; `final`, n bool: whether the count is proved, because the search
    was exhaustive or reached `limit`; `guesses_made`, n int64, the number of choices tried; and `solutions`, (n, any,
    cells) uint8, with the first solutions found.
    """
    cells, size = units_of.shape[0], units.shape[1]
    domains = np.zeros((cells + 1, cells), np.int64)
    decided = np.zeros((cells + 1, cells), np.uint8)
    choices = np.zeros((cells + 1, 2, size), np.int64)
    untried = np.zeros(cells + 1, np.int64)
    stale = np.zeros(len(units), np.uint8)
    weights = np.zeros(cells)
    queue = np.zeros(cells * (size + 1), np.int64)
    room = solutions.shape[1]
    for index in range(len(grids)):
        found = guesses = level = waiting = 0
        weights[:] = 0.0
        stale[:] = 1
        decided[0] = 0
        for cell in range(cells):
            digit = np.int64(grids[index, cell])
            domains[0, cell] = (1 << size) - 1
            if digit:
                domains[0, cell] = 1 << (digit - 1)
                queue[waiting] = cell
                waiting += 1
        exhausted = False
        while not exhausted and found < limit:
            own, known = domains[level], decided[level]
            untried[level] = 0
            if narrow(own, known, units, units_of, shared, apart, first_shared, stale, weights, queue, waiting) == OPEN:
                untried[level] = choose(own, known, units, weights, choices[level, 0], choices[level, 1])
                if untried[level] == 0:
                    if found < room:
                        for cell in range(cells):
                            solutions[index, found, cell] = lowest_bit(own[cell]) + 1
                    found += 1
            while level > 0 and untried[level] == 0:
                level -= 1
            if untried[level] == 0:
                exhausted = True
            elif found < limit:
                if guesses == node_limit:
                    break
                guesses += 1
                untried[level] -= 1
                cell, digit = choices[level, 0, untried[level]], choices[level, 1, untried[level]]
                domains[level + 1] = domains[level]
                decided[level + 1] = decided[level]
                level += 1
                stale[:] = 0
                waiting = take(cell, ~digit, domains[level], units_of, stale, weights, queue, 0)
        counts[index] = found
        guesses_made[index] = guesses
        final[index] = exhausted or found >= limit
