"""Chromosomes of cells, row by row, of any shape: a trial from parents to cost, and random chromosomes.

This is slower than `packed_boxes` and supports everything that does not fit there: other shapes, rows, single cells,
other measures, improvement. It is separate, because it would slow down the loop over packed boxes. It uses views of
chromosomes, not sums of indices: the compiler cannot know that a sum is not negative, and would not vectorise the
loops. The functions that it calls take the arrays of a puzzle one by one, because the loop of Gold's algorithm was
slower when they took the whole record.
"""

import numpy as np

from sudoku_desktop.evolution.kernels.measures import NINE, cost_of_shown, count_digits, count_shown, equal_pairs
from sudoku_desktop.evolution.kernels.moves import (
    digit_or_swap,
    other_candidates_in_each_cell,
    swap_sequences,
    swaps_in_one_block,
    take_other_candidate,
    undo_swaps,
)
from sudoku_desktop.evolution.kernels.opcodes import (
    BOXES,
    CROSS_OWN,
    CROSS_UNIFORM,
    DUPLICATES_UNLIKE_PARENTS,
    FIT_OWN,
    FIT_PAIRS,
    IMPROVE_MIN_CONFLICTS,
    IMPROVE_NOT,
    IMPROVE_OWN,
    MUTATE_DIGIT_OR_SWAP,
    MUTATE_EACH_CELL,
    MUTATE_ONE_BLOCK,
    MUTATE_OWN,
    MUTATE_SEQUENCES,
    ROWS,
)
from sudoku_desktop.evolution.kernels.own import CROSSOVER, FITNESS, IMPROVEMENT, MUTATION, call_own
from sudoku_desktop.evolution.kernels.random import high_half, low_half, next_word, scaled, uniform
from sudoku_desktop.evolution.kernels.repairs import column_and_box_search, min_conflicts
from sudoku_desktop.jit import inlined, kernel, noinline, popcount

BITS = 64
CLASSIC = NINE * NINE
_ONE = np.uint64(1)


@inlined
def cross_at(one, other, own, point):
    """Fill a chromosome with the cells of one parent up to a point, and of the other from there on; three views.

    Both loops begin at 0: with another start, or a choice for each cell, they were not vectorised.
    """
    for cell in range(len(own)):
        own[cell] = other[cell]
    for cell in range(point):
        own[cell] = one[cell]


@inlined
def cross_blocks(parents, mother, father, children, child, size, blocks, is_rows, uniformly, random):
    """Cross whole blocks: each from a random parent, or all from a random block on from the second parent."""
    half = high_half(next_word(random))
    own = children[child : child + size * size]
    if is_rows and not uniformly:
        one, other = parents[mother : mother + size * size], parents[father : father + size * size]
        cross_at(one, other, own, scaled(half, size) * size)
        return
    from_father = half if uniformly else (-1) << scaled(half, size)
    for block in range(size):
        parent = father if (from_father >> block) & 1 else mother
        source = parents[parent : parent + size * size]
        if is_rows:
            own_row, row = own[block * size : (block + 1) * size], source[block * size : (block + 1) * size]
            for column in range(size):
                own_row[column] = row[column]
        else:
            for place in range(block * size, (block + 1) * size):
                own[blocks[place]] = source[blocks[place]]


@inlined
def cross_part(one, other, own, first, count, word):
    """Fill cells of a chromosome from the second parent where a bit of a word is set; three views."""
    own_part, one_part, other_part = (
        own[first : first + count],
        one[first : first + count],
        other[first : first + count],
    )
    for cell in range(count):
        # A mask instead of an unpredictable branch.
        mask = -((word >> np.uint64(cell)) & _ONE)
        digit = np.uint64(one_part[cell])
        own_part[cell] = np.uint8(digit ^ ((digit ^ np.uint64(other_part[cell])) & mask))


@inlined
def cross_cells(parents, mother, father, children, child, cells, uniformly, random):
    """Fill a chromosome with single cells of two parents, uniformly or at one point."""
    own = children[child : child + cells]
    one, other = parents[mother : mother + cells], parents[father : father + cells]
    if not uniformly:
        cross_at(one, other, own, scaled(high_half(next_word(random)), cells + 1))
        return
    if cells == CLASSIC:  # constant lengths, so that the compiler vectorises the loops completely
        cross_part(one, other, own, 0, BITS, next_word(random))
        cross_part(one, other, own, BITS, CLASSIC - BITS, next_word(random))
        return
    for first in range(0, cells, BITS):
        cross_part(one, other, own, first, min(BITS, cells - first), next_word(random))


@inlined
def cost_of(plan, digits, at, cells):
    """Return the cost of a chromosome."""
    if plan.fitness.opcode == FIT_OWN:
        return call_own(FITNESS, cells.own, digits, at, digits, at, at, cells.own)
    if plan.fitness.opcode == FIT_PAIRS:
        return np.float64(equal_pairs(digits, at, cells))
    rows_are_right = plan.representation == ROWS
    total = count_shown(digits, at, cells, rows_are_right)
    return cost_of_shown(plan.fitness.opcode, cells, total, rows_are_right)


@inlined
def holds_same(parents, parent, children, child, cells):
    """Return whether a child equals a parent in all cells."""
    own, source = children[child : child + cells], parents[parent : parent + cells]
    is_same = True
    for cell in range(cells):
        is_same &= own[cell] == source[cell]
    return is_same


@inlined
def mutate_cells(plan, cells, children, child, chance, random):
    """Mutate a chromosome with probability `chance`; return the child's cost if it is known, else −1."""
    size, givens, line_of, units, blocks = cells.size[0], cells.givens, cells.line_of, cells.units, cells.blocks
    free, free_count, movable, moved = cells.free, cells.free_count, cells.movable, cells.moved
    free_cells, candidates, candidate_count = cells.free_cells, cells.candidates, cells.candidate_count
    representation = plan.representation
    cost = np.float64(-1.0)
    if chance >= 1.0 or (chance > 0.0 and uniform(random) < chance):
        mutation = plan.mutation.opcode
        if mutation == MUTATE_SEQUENCES:
            swap_sequences(
                children,
                child,
                size,
                blocks,
                givens,
                units,
                line_of,
                plan.mutation.probability,
                plan.mutation.swaps,
                plan.mutation.slack,
                plan.mutation.counts_before,
                plan.mutation.skips_illegal,
                plan.mutation.one_block,
                random,
            )
        elif mutation == MUTATE_ONE_BLOCK:
            before = np.float64(0.0)
            if plan.mutation.keeps_no_worse:
                before = cost_of(plan, children, child, cells)
            made = swaps_in_one_block(
                children,
                child,
                size,
                blocks,
                free,
                free_count,
                movable,
                givens,
                units,
                line_of,
                representation,
                plan.mutation.swaps,
                plan.mutation.draws_free,
                plan.mutation.most,
                moved,
                random,
            )
            if plan.mutation.keeps_no_worse:
                cost = before
                if made > 0:
                    cost = cost_of(plan, children, child, cells)
                    if cost > before:
                        undo_swaps(children, child, moved, made)
                        cost = before
        elif mutation == MUTATE_EACH_CELL:
            other_candidates_in_each_cell(
                children, child, size, free_cells, candidates, candidate_count, plan.mutation.probability, random
            )
        elif mutation == MUTATE_DIGIT_OR_SWAP:
            digit_or_swap(children, child, size, givens, free_cells, candidates, candidate_count, random)
        elif mutation == MUTATE_OWN:
            call_own(MUTATION, cells.own, children, child, children, child, child, random)
        elif len(free_cells) > 0:
            cell = free_cells[scaled(high_half(next_word(random)), len(free_cells))]
            take_other_candidate(children, child, size, cell, candidates, candidate_count, random)
    return cost


@inlined
def make_cells(plan, cells, parents, mother, father, children, child, is_child, crosses, chance, random):
    """Perform one trial: cross, mutate with a probability, improve; return the child's cost. Indices are the starts."""
    size, givens, blocks, counts = cells.size[0], cells.givens, cells.blocks, cells.counts
    free, free_count = cells.free, cells.free_count
    free_cells, candidates, candidate_count = cells.free_cells, cells.candidates, cells.candidate_count
    representation = plan.representation
    is_blocks = representation == BOXES or representation == ROWS
    is_own = plan.crossover.opcode == CROSS_OWN
    if crosses and not is_own:
        uniformly = plan.crossover.opcode == CROSS_UNIFORM
        if is_blocks:
            cross_blocks(
                parents, mother, father, children, child, size, blocks, representation == ROWS, uniformly, random
            )
        else:
            cross_cells(parents, mother, father, children, child, size * size, uniformly, random)
    else:
        own, source = children[child : child + size * size], parents[mother : mother + size * size]
        for cell in range(size * size):
            own[cell] = source[cell]
        if crosses:
            call_own(CROSSOVER, cells.own, children, child, parents, mother, father, random)
    tries = plan.duplicates.tries if is_child and plan.duplicates.opcode == DUPLICATES_UNLIKE_PARENTS else 0
    while True:
        cost = mutate_cells(plan, cells, children, child, chance, random)
        if tries == 0 or not (
            holds_same(parents, mother, children, child, size * size)
            or (crosses and holds_same(parents, father, children, child, size * size))
        ):
            break
        tries -= 1
    if plan.improvement.opcode != IMPROVE_NOT and uniform(random) < plan.improvement.share:
        cost = np.float64(-1.0)
        count_digits(children, child, cells)
        if plan.improvement.opcode == IMPROVE_OWN:
            call_own(IMPROVEMENT, cells.own, children, child, children, child, child, random)
        elif plan.improvement.opcode == IMPROVE_MIN_CONFLICTS:
            min_conflicts(
                children,
                child,
                size,
                cells.units_of,
                counts,
                free_cells,
                is_blocks,
                cells.block_of,
                free,
                free_count,
                candidates,
                candidate_count,
                plan.improvement.steps,
                random,
            )
        else:
            column_and_box_search(children, child, size, cells.box, cells.units_of, givens, counts, random)
    if cost < 0.0:
        cost = cost_of(plan, children, child, cells)
    return cost


@inlined
def nth_missing(missing, rank):
    """Return the digit of the set bit with this rank, lowest first, in a mask with bit d for digit d."""
    for _ in range(rank):
        missing &= missing - 1
    return popcount((missing & -missing) - 1)


@kernel
def make_random_cells(plan, cells, digits, at, random):
    """Make a random chromosome; return its cost."""
    noinline()
    size, givens, blocks, free, free_count = cells.size[0], cells.givens, cells.blocks, cells.free, cells.free_count
    free_cells, candidates, candidate_count = cells.free_cells, cells.candidates, cells.candidate_count
    representation = plan.representation
    for cell in range(size * size):
        digits[at + cell] = givens[cell]
    if representation == BOXES or representation == ROWS:
        for block in range(size):
            missing = (2 << size) - 2
            for place in range(block * size, (block + 1) * size):
                missing &= ~(1 << np.int64(givens[blocks[place]]))
            for index in range(free_count[block]):
                cell = free[block * size + index]
                word = next_word(random)
                digit = np.int64(0)
                if representation == BOXES:
                    digit = nth_missing(missing, scaled(high_half(word), free_count[block] - index))
                else:
                    # As in Sharma & Bhartiya's listing: a digit the cell allows, else the next the row needs.
                    wanted = scaled(high_half(word), size) + 1
                    for other in range(candidate_count[cell]):
                        if candidates[cell * size + other] == wanted and (missing >> wanted) & 1:
                            digit = wanted
                    if digit == 0:
                        digit = scaled(low_half(word), size) + 1
                        while not (missing >> digit) & 1:
                            digit = digit % size + 1
                missing &= ~(1 << digit)
                digits[at + cell] = np.uint8(digit)
    else:
        for place in range(len(free_cells)):
            cell = free_cells[place]
            choice = scaled(high_half(next_word(random)), candidate_count[cell])
            digits[at + cell] = np.uint8(candidates[cell * size + choice])
    return cost_of(plan, digits, at, cells)
