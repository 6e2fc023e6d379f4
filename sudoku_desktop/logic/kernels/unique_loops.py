"""Unique rectangles and loops: cells that must not all be left with the same two digits.

Vocabulary: a *loop* is a ring of cells, all of which can take both digits of a *pair*; neighbours share a unit, and
every unit the loop touches holds one cell of even and one of odd index. If all its cells were left with the pair, the
two digits could be exchanged, and the puzzle would have two solutions. A loop of four cells is a *rectangle*. The
*extras* are the loop's cells that have other candidates too, and those candidates: one of them must be true.

    type 1  one extra cell: it takes neither digit of the pair
    type 2  extra cells with one other digit: a cell that sees them all cannot take it
    type 3  two extra cells in a unit: one of them joins a naked set (the extra digits and cells of the unit), or
            cells that share the pair and other digits with only one of them form a hidden set
    type 4  two extra cells in a unit where one digit of the pair fits no other cell: neither takes the other digit

As in Sudoku Explainer 1.2.1, the loop with the lowest weight is taken, then the lowest type, then the first found. The
walk goes from each cell that has two candidates, in boxes, rows and columns, and never takes two consecutive steps in
units of one kind.
"""

import numpy as np

from sudoku_desktop.jit import allocating_kernel, inlined, kernel, lowest_bit, noinline, popcount
from sudoku_desktop.logic.kernels.opcodes import UNIQUE_LOOP, UNIQUE_RECTANGLE, WEIGHTS
from sudoku_desktop.logic.kernels.record import FACTS, WEIGHT, clear, remove, report
from sudoku_desktop.logic.kernels.shape import ALL_DIGITS, CELL_COUNT, CELLS_OF, POSITIONS_OF, SEES, SIZE, UNITS_OF

TYPE = FACTS
IS_HIDDEN = FACTS + 1
"""Type 3: whether the set is hidden."""
PAIR = FACTS + 2
"""Fact: the two digits of the pair, as a mask."""
UNIT = FACTS + 3
"""Types 3 and 4: the unit that the extra cells share."""
SET_DIGITS = FACTS + 4
SET_CELLS = FACTS + 5
"""Type 3: the digits of the set as a mask, and its cells without the extra ones, as a mask of positions in UNIT."""
LOCKED = FACTS + 6
"""Type 4: the digit of the pair that fits no other cell of UNIT."""
LENGTH = FACTS + 7
LOOP = FACTS + 8
"""Layout of the facts: the number of cells of the loop, and these cells in order."""

SHORTEST, LONGEST = 4, 2 * SIZE
"""Minimum and maximum length of a loop: a row holds two of its cells or none."""
EXTRA_CELLS = 2
"""Maximum number of cells with extras, unless all of them have the same extra."""
LARGEST_SET = 7
KINDS = np.array([2, 0, 1])
"""Indices of the kinds of unit in the order in which they are walked: box, row, column."""
UNIT_MASKS = (1 << UNITS_OF).sum(axis=1)
"""Shape (81,): the three units of each cell as a mask."""
NO_RANK = 1 << 30


@inlined
def _weight_of(length):
    """Return the weight of a type 1 loop of this length."""
    if length == SHORTEST:
        return WEIGHTS[UNIQUE_RECTANGLE]
    if length == SHORTEST + 2:
        return WEIGHTS[UNIQUE_LOOP]
    if length == SHORTEST + 4:
        return WEIGHTS[UNIQUE_LOOP] + 1
    return WEIGHTS[UNIQUE_LOOP] + 4


@inlined
def _rank(weight, kind_of_loop):
    """Return a number that orders loops by weight, then by type; lower is better."""
    return weight * 10 + kind_of_loop


@kernel
def _start_record(record, loop, length, pair, weight, kind_of_loop):
    """Initialise the record of a loop, overwriting that of a worse one."""
    clear(record)
    report(record, UNIQUE_RECTANGLE if length == SHORTEST else UNIQUE_LOOP)
    record[WEIGHT] = weight
    record[TYPE] = kind_of_loop
    record[PAIR] = pair
    record[LENGTH] = length
    for index in range(length):
        record[LOOP + index] = loop[index]


@kernel
def _type_1(marks, record, loop, length, pair, best):
    """Record a loop with one extra cell if its rank is better; return the best rank so far."""
    weight = _weight_of(length)
    if _rank(weight, 1) >= best:
        return best
    _start_record(record, loop, length, pair, weight, 1)
    for index in range(length):
        if marks[loop[index]] != pair:
            remove(record, marks, loop[index], pair)
    return _rank(weight, 1)


@kernel
def _type_2(marks, record, loop, length, pair, extra, best):
    """Record a loop whose extra cells share one extra digit, if its rank is better; return the best rank so far."""
    weight = _weight_of(length)
    if _rank(weight, 2) >= best:
        return best
    is_started = False
    for cell in range(CELL_COUNT):
        if marks[cell] & extra:
            sees_all = True
            for index in range(length):
                sees_all &= marks[loop[index]] == pair or SEES[cell, loop[index]]
            if sees_all:
                if not is_started:
                    _start_record(record, loop, length, pair, weight, 2)
                    is_started = True
                remove(record, marks, cell, extra)
    return _rank(weight, 2) if is_started else best


@kernel
def _type_3(marks, places, record, loop, length, pair, extra, first, second, best):
    """Record a loop with two extra cells in one unit, one of which belongs to a set, if its rank is better.

    The set is a naked or hidden one of that unit. Returns the best rank so far.
    """
    for size in range(popcount(extra), LARGEST_SET + 1):
        for kind in KINDS:
            unit = UNITS_OF[first, kind]
            if unit == UNITS_OF[second, kind]:
                blanks = 0
                for position in range(SIZE):
                    blanks += marks[CELLS_OF[unit, position]] != 0
                ends = 1 << POSITIONS_OF[first, kind] | 1 << POSITIONS_OF[second, kind]
                weight = _weight_of(length) + size - 1
                if 2 * size <= blanks and _rank(weight, 3) < best:
                    cells = _naked_set(marks, unit, ends, extra, marks[first] & marks[second], size)
                    if cells:
                        _start_record(record, loop, length, pair, weight, 3)
                        record[UNIT] = unit
                        record[SET_CELLS] = cells
                        record[SET_DIGITS] = _union(marks, unit, cells) | extra
                        for position in range(SIZE):
                            if not (ends | cells) & (1 << position):
                                remove(record, marks, CELLS_OF[unit, position], record[SET_DIGITS])
                        best = _rank(weight, 3)
                weight -= 1
                if 2 * size < blanks and _rank(weight, 3) < best:
                    hidden = _hidden_set(marks, places, unit, ends, POSITIONS_OF[second, kind], extra, pair, size)
                    if hidden:
                        _start_record(record, loop, length, pair, weight, 3)
                        record[IS_HIDDEN] = 1
                        record[UNIT] = unit
                        record[SET_CELLS] = _places_of(places, unit, hidden) & ~ends
                        record[SET_DIGITS] = hidden
                        for position in range(SIZE):
                            if record[SET_CELLS] & (1 << position):
                                remove(record, marks, CELLS_OF[unit, position], ALL_DIGITS & ~hidden)
                        best = _rank(weight, 3)
    return best


@kernel
def _naked_set(marks, unit, ends, extra, shared, size):
    """Return the cells, as a mask of positions, that form a useful naked set of `size` with either of two ends, or 0.

    `shared`: the candidates that both ends have. By Sudoku Explainer's rule all digits of the set must be in `shared`
    or in the other cells.
    """
    for cells in range(1 << SIZE):
        if not cells & ends and popcount(cells) == size - 1:
            digits = _union(marks, unit, cells)
            if popcount(digits | extra & shared) == size and popcount(digits | extra) == size:
                has_pairs, removes = True, False
                for position in range(SIZE):
                    candidates = marks[CELLS_OF[unit, position]]
                    if cells & (1 << position):
                        has_pairs &= popcount(candidates) > 1
                    elif not ends & (1 << position):
                        removes |= candidates & (digits | extra) != 0
                if has_pairs and removes:
                    return cells
    return 0


@kernel
def _hidden_set(marks, places, unit, ends, second, extra, pair, size):
    """Return the digits of a useful hidden set of `size`, with the pair among them, or 0.

    Its digits fit only the two ends and `size` - 1 other cells. `second`: the position of the end that is not counted.
    """
    others = ALL_DIGITS & ~(pair | extra)
    for chosen in range(1 << SIZE):
        if not chosen & ~others and popcount(chosen) == size - 2:
            digits = chosen | pair
            cells = 0
            has_places = True
            for digit in range(SIZE):
                if digits & (1 << digit):
                    places_left = places[digit, unit] & ~(1 << second)
                    has_places &= places_left != 0
                    cells |= places_left
            if has_places and popcount(cells) == size and _union(marks, unit, cells & ~ends) & ~digits:
                return digits
    return 0


@kernel
def _union(marks, unit, cells):
    """Return all candidates of the cells of a unit at these positions, as a mask."""
    digits = 0
    for position in range(SIZE):
        if cells & (1 << position):
            digits |= marks[CELLS_OF[unit, position]]
    return digits


@kernel
def _places_of(places, unit, digits):
    """Return all places of these digits in a unit, as a mask of positions."""
    cells = 0
    for digit in range(SIZE):
        if digits & (1 << digit):
            cells |= places[digit, unit]
    return cells


@kernel
def _type_4(marks, places, record, loop, length, pair, first, second, best):
    """Record a loop with two extra cells where a digit of the pair fits nothing else in their unit, if it is better."""
    weight = _weight_of(length)
    if _rank(weight, 4) >= best:
        return best
    low = lowest_bit(pair)
    for digit in (low, lowest_bit(pair ^ (1 << low))):
        # Sudoku Explainer names the last suitable kind of unit.
        for index in range(len(KINDS) - 1, -1, -1):
            kind = KINDS[index]
            unit = UNITS_OF[first, kind]
            ends = 1 << POSITIONS_OF[first, kind] | 1 << POSITIONS_OF[second, kind]
            if unit == UNITS_OF[second, kind] and places[digit, unit] == ends:
                _start_record(record, loop, length, pair, weight, 4)
                record[UNIT] = unit
                record[LOCKED] = digit
                remove(record, marks, first, pair & ~(1 << digit))
                remove(record, marks, second, pair & ~(1 << digit))
                return _rank(weight, 4)
    return best


@kernel
def _record_if_better(marks, places, record, loop, length, pair, best):
    """Determine the types of a loop and record it if it is better than the best so far; return the best rank."""
    extra_cells, extra, first, second = 0, 0, 0, 0
    for index in range(length):
        if marks[loop[index]] != pair:
            extra |= marks[loop[index]] & ~pair
            first, second = second, loop[index]
            extra_cells += 1
    if extra_cells == 1:
        return _type_1(marks, record, loop, length, pair, best)
    if extra_cells >= EXTRA_CELLS and popcount(extra) == 1:
        best = _type_2(marks, record, loop, length, pair, extra, best)
    if extra_cells == EXTRA_CELLS:
        if popcount(extra) > 1:
            best = _type_3(marks, places, record, loop, length, pair, extra, first, second, best)
        best = _type_4(marks, places, record, loop, length, pair, first, second, best)
    return best


@kernel
def _walk(marks, places, record, start, loop, arrivals, options, extras, best):
    """Evaluate every loop through `start`, which has two candidates, depth first; return the best rank.

    For each cell on the way: `arrivals`, the index in KINDS of the unit by which it was reached; `options`, the next
    neighbour to try; `extras`, the extra digits so far. All are int64[LONGEST] or longer.
    """
    pair = marks[start]
    extra_cells = 0
    even, odd = UNIT_MASKS[start], 0
    depth = 0
    loop[0], arrivals[0], options[0], extras[0] = start, -1, 0, 0
    while depth >= 0:
        option = options[depth]
        kind = option // SIZE
        if kind == len(KINDS):
            if marks[loop[depth]] != pair:
                extra_cells -= 1
            if depth & 1:
                odd ^= UNIT_MASKS[loop[depth]]
            else:
                even ^= UNIT_MASKS[loop[depth]]
            depth -= 1
            continue
        if kind == arrivals[depth]:
            options[depth] = (kind + 1) * SIZE
            continue
        options[depth] = option + 1
        cell = CELLS_OF[UNITS_OF[loop[depth], KINDS[kind]], option % SIZE]
        if cell == start:
            if depth + 1 >= SHORTEST and even == odd:
                best = _record_if_better(marks, places, record, loop, depth + 1, pair, best)
            continue
        # A unit with two cells of one parity cannot become part of a loop; nor can a cell appear twice.
        if marks[cell] & pair != pair or (even if depth & 1 else odd) & UNIT_MASKS[cell]:
            continue
        if (odd if depth & 1 else even) & UNIT_MASKS[cell] == UNIT_MASKS[cell] and _contains(loop, depth, cell):
            continue
        extra = extras[depth] | marks[cell] & ~pair
        if marks[cell] != pair:
            if extra_cells >= EXTRA_CELLS and popcount(extra) > 1:
                continue
            extra_cells += 1
        depth += 1
        loop[depth], arrivals[depth], options[depth], extras[depth] = cell, kind, 0, extra
        if depth & 1:
            odd |= UNIT_MASKS[cell]
        else:
            even |= UNIT_MASKS[cell]
    return best


@inlined
def _contains(loop, last, cell):
    for index in range(last + 1):
        if loop[index] == cell:
            return True
    return False


@allocating_kernel
def find_unique_loop(marks, places, record):
    """Find the unique rectangle or loop with the lowest weight; return whether there is one."""
    noinline()
    trail = np.empty((4, LONGEST), np.int64)
    best = NO_RANK
    for start in range(CELL_COUNT):
        # Nothing is better than a rectangle of type 1.
        if popcount(marks[start]) == 2 and best > _rank(_weight_of(SHORTEST), 1):
            best = _walk(marks, places, record, start, trail[0], trail[1], trail[2], trail[3], best)
    return best < NO_RANK
