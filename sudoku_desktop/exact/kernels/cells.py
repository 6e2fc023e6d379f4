"""The search for the solutions of grids of any shape: what each cell may hold, narrowed unit by unit.

Vocabulary: digits are bits here, digit d is bit d - 1; a cell's *domain* is the digits it may hold. A cell is *decided*
when it has one, and that has gone from all its peers. A unit is *stale* when a domain in it has changed since it was
looked through. Two units *cross* where they share two cells or more: a digit that the one has nowhere else goes from
the rest of the other (locked candidates). A *choice* is a digit in a cell that is tried. A cell's *weight* is how often
contradictions came to light there; where it is high and few choices are left, the search tries first (Boussemart et
al. 2004, dom/wdeg).

Plain where `bands` is quick: units are looked through cell by cell.
"""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.jit import allocating_kernel, inlined, kernel, lowest_bit, popcount

DEAD, OPEN = -1, 0
"""What narrowing comes to: a contradiction, or a fixpoint."""
PAIR_VALUE = 2.0
"""How much rather a cell of two digits is tried than its weight says; the same for a digit with two places."""


@inlined
def take(cell, digits, domains, units_of, stale, weights, queue, waiting):
    """Take digits from a domain; returns how many cells wait with one digit then, or -1 when none is left."""
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
    """Draw conclusions until nothing follows: from decided cells, single places and crossings. DEAD or OPEN.

    `queue`: the first `waiting` are cells that came to one digit. The tables: see `search_cells`. `domains`, `decided`,
    `stale` and `weights` are changed.
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
    """Write the choices of the most promising cell, or digit of a unit; how many, 0 when every cell is decided."""
    size = units.shape[1]
    best, count, chosen = -1.0, 0, -1
    for cell in range(len(domains)):
        if not decided[cell]:
            many = popcount(domains[cell])
            value = (1.0 + weights[cell]) / many * (PAIR_VALUE if many == 2 else 1.0)
            if value > best:
                best, count, chosen = value, many, cell
    if count > 2:  # perhaps a digit has two places only
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

    `grids`: (n, cells) uint8, 0 a blank; they may break the rules. `units`: (units, size) int64, the cells of each
    unit; `units_of`: (cells, most) int64, the units of each cell. Every two units that cross have two rows, one for
    each way round, in `shared`, (rows, most): the cells of both, and `apart`, (rows, 2, size): those of the one and of
    the other alone; the rows of unit u are from `first_shared[u]` to before the next. All are filled up with −1.
    Written: `counts`, n int64; `final`, n bool: whether the count is proved, because the search came to its end or to
    `limit`; `guesses_made`, n int64, one for each choice that was tried; and the first solutions found into
    `solutions`, (n, any, cells) uint8.
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
