"""Random changes of a chromosome of cells: swaps within blocks, other candidates in single cells.

The *lines* of a cell are its column, which is never a block, and `line_of[cell]`: its row if blocks are boxes, its box
if they are rows, NO_LINE if there are none. Units that a variant adds are not lines: only the fitness considers them.
"""

import numpy as np

from sudoku_desktop.evolution.kernels.opcodes import BOXES
from sudoku_desktop.evolution.kernels.random import high_half, low_half, next_word, scaled, uniform
from sudoku_desktop.jit import inlined

NO_LINE = -1


@inlined
def occurrences(digits, at, digit, unit, units, size):
    """Return the number of occurrences of a digit in a unit."""
    count = 0
    for place in range(unit * size, (unit + 1) * size):
        count += digits[at + units[place]] == digit
    return count


@inlined
def column_line(cell, size):
    """Return the unit that is a cell's column: the line that is never a block."""
    return size + cell % size


@inlined
def swap(digits, at, first, second):
    """Exchange two cells."""
    digit = digits[at + first]
    digits[at + first] = digits[at + second]
    digits[at + second] = digit


@inlined
def occurrences_in_lines(digits, at, digit, cell, units, size, line_of):
    """Return the number of occurrences of a digit in a cell's two lines."""
    count = occurrences(digits, at, digit, column_line(cell, size), units, size)
    if line_of[cell] != NO_LINE:
        count += occurrences(digits, at, digit, line_of[cell], units, size)
    return count


@inlined
def repeats_after_move(digits, at, cell, units, size, line_of):
    """Return the number of repetitions of a cell's digit in the cell's lines."""
    lines = 1 if line_of[cell] == NO_LINE else 2
    return occurrences_in_lines(digits, at, digits[at + cell], cell, units, size, line_of) - lines


@inlined
def swap_sequences(
    digits,
    at,
    size,
    blocks,
    givens,
    units,
    line_of,
    probability,
    longest,
    slack,
    counts_before,
    skips,
    one_block,
    random,
):
    """Mutate as described by Mantere & Koljonen 2007, sec. II-A; see `mutation.SwapSequences`."""
    begin, end = 0, size
    if one_block:
        if uniform(random) >= probability:
            return
        begin = scaled(high_half(next_word(random)), size)
        end = begin + 1
    for block in range(begin, end):
        if not one_block and uniform(random) >= probability:
            continue
        # "A sequence of 1 to 5 swap mutations inside a sub-block".
        for _ in range(1 + scaled(high_half(next_word(random)), longest)):
            word = next_word(random)
            first = blocks[block * size + scaled(high_half(word), size)]
            second = blocks[block * size + scaled(low_half(word), size)]
            if givens[first] != 0 or givens[second] != 0:
                if skips:
                    continue
                break  # "only so far as both positions of swap mutations are legal"
            if counts_before:
                # "If after the attempted mutation these digits appear three times or less", in 3 or 4 rows and columns.
                here = occurrences_in_lines(digits, at, digits[at + second], first, units, size, line_of)
                there = occurrences_in_lines(digits, at, digits[at + first], second, units, size, line_of)
                # Swapping a cell with itself conflicts with itself, and changes nothing.
                if here + there <= 2 + slack:
                    swap(digits, at, first, second)
                continue
            swap(digits, at, first, second)
            stands = (
                repeats_after_move(digits, at, first, units, size, line_of) <= slack
                and repeats_after_move(digits, at, second, units, size, line_of) <= slack
            )
            if not stands:
                swap(digits, at, first, second)


@inlined
def is_crowded(digits, at, cell, most, units, size, line_of, representation):
    """Return whether a cell's digit appears too often in its column or, if blocks are boxes, in its row.

    Sharma & Bhartiya 2020, sec. 2.3: more than three times in the column it moved to.
    """
    digit = digits[at + cell]
    if occurrences(digits, at, digit, column_line(cell, size), units, size) > most:
        return True
    if representation != BOXES:
        return False
    return occurrences(digits, at, digit, line_of[cell], units, size) > most


@inlined
def swaps_in_one_block(
    digits,
    at,
    size,
    blocks,
    free,
    free_count,
    movable,
    givens,
    units,
    line_of,
    representation,
    swaps,
    draws_free,
    most,
    moved,
    random,
):
    """Mutate as described by `mutation.SwapsInOneBlock`; write the swapped pairs to `moved` and return their number."""
    made = 0
    if draws_free and len(movable) == 0:
        return made
    block = scaled(high_half(next_word(random)), len(movable) if draws_free else size)
    if draws_free:
        block = movable[block]
    for _ in range(swaps):
        word = next_word(random)
        if draws_free:
            one = scaled(high_half(word), free_count[block])
            other = scaled(low_half(word), free_count[block] - 1)
            other += other >= one
            first, second = free[block * size + one], free[block * size + other]
        else:
            first = blocks[block * size + scaled(high_half(word), size)]
            second = blocks[block * size + scaled(low_half(word), size)]
            if givens[first] != 0 or givens[second] != 0:
                continue
        swap(digits, at, first, second)
        if most < size and (
            is_crowded(digits, at, first, most, units, size, line_of, representation)
            or is_crowded(digits, at, second, most, units, size, line_of, representation)
        ):
            swap(digits, at, first, second)
            continue
        moved[2 * made] = first
        moved[2 * made + 1] = second
        made += 1
    return made


@inlined
def undo_swaps(digits, at, moved, made):
    """Undo the swaps in `moved`, in reverse order."""
    for index in range(made - 1, -1, -1):
        swap(digits, at, moved[2 * index], moved[2 * index + 1])


@inlined
def take_other_candidate(digits, at, size, cell, candidates, candidate_count, random):
    """Give a cell another of its candidates with equal probability, if it has one."""
    others = candidate_count[cell] - 1
    if others < 1:
        return
    digit = candidates[cell * size + scaled(high_half(next_word(random)), others)]
    if digit == digits[at + cell]:
        digit = candidates[cell * size + others]
    digits[at + cell] = np.uint8(digit)


@inlined
def admits(cell, digit, size, candidates, candidate_count):
    """Return whether a digit is among a cell's candidates."""
    for place in range(cell * size, cell * size + candidate_count[cell]):
        if candidates[place] == digit:
            return True
    return False


@inlined
def digit_or_swap(digits, at, size, givens, free_cells, candidates, candidate_count, random):
    """Mutate as `mutation.DigitOrSwap` describes."""
    word = next_word(random)
    if high_half(word) & 1:
        if len(free_cells) > 0:
            cell = free_cells[scaled(low_half(word), len(free_cells))]
            take_other_candidate(digits, at, size, cell, candidates, candidate_count, random)
        return
    along_row = high_half(word) & 2
    line = scaled(low_half(word), size)
    word = next_word(random)
    one, other = scaled(high_half(word), size), scaled(low_half(word), size)
    first = line * size + one if along_row else one * size + line
    second = line * size + other if along_row else other * size + line
    if givens[first] != 0 or givens[second] != 0:
        return
    if admits(first, digits[at + second], size, candidates, candidate_count) and admits(
        second, digits[at + first], size, candidates, candidate_count
    ):
        swap(digits, at, first, second)


@inlined
def other_candidates_in_each_cell(digits, at, size, free_cells, candidates, candidate_count, probability, random):
    """Give each free cell another candidate independently, by drawing the gaps between the changed cells."""
    if probability <= 0.0:
        return
    if probability >= 1.0:
        for place in range(len(free_cells)):
            take_other_candidate(digits, at, size, free_cells[place], candidates, candidate_count, random)
        return
    scale = 1.0 / np.log1p(-probability)
    place = np.log1p(-uniform(random)) * scale
    while place < len(free_cells):
        cell = free_cells[np.int64(place)]
        take_other_candidate(digits, at, size, cell, candidates, candidate_count, random)
        place = np.floor(place) + 1.0 + np.log1p(-uniform(random)) * scale
