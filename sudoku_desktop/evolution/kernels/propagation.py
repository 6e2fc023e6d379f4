"""Propagation of naked and hidden singles to a fixpoint, on grids of any shape.

Vocabulary: digits count from 0 here, so digit d of a grid is bit d − 1. A cell's *domain* is the set of digits it may
still take; a digit's *places* in a unit are the positions in that unit whose cells may still take it. Both are bit sets
with the same information: digit e is in the domain of a cell exactly when the cell's position is among the places of e
in its row, its column and its box. A *naked single* is a domain of one digit, a *hidden single* a set of one place. A
blank cell with an empty domain is *dead*.

Keeping places rather than only counting them locates a hidden single without a search, and removing a digit from the
peers of a cell visits only those that still have it.

`places` is flat: the places of digit e in unit u are at `u · size + e`, units being numbered rows, columns, boxes,
extras. A cell's *address* packs what is looked up together: for its row, column and box the unit times size (UNIT_BITS
each) and its position in it (POSITION_BITS each). Where cells have other units than these three, or the positions of a
row and a column do not fit into one word, *homes* hold the same for each unit separately, with the position in the
lowest bits; they are slower.
"""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.jit import inlined, kernel, lowest_bit

Words = NDArray[np.int64]

UNIT_BITS = 12
POSITION_BITS = 6
UNIT_MASK = (1 << UNIT_BITS) - 1
POSITION_MASK = (1 << POSITION_BITS) - 1
ROW_UNIT = 0
COLUMN_UNIT = UNIT_BITS
BOX_UNIT = 2 * UNIT_BITS
ROW_POSITION = 3 * UNIT_BITS
COLUMN_POSITION = ROW_POSITION + POSITION_BITS
BOX_POSITION = COLUMN_POSITION + POSITION_BITS

CELL_MASK = (1 << 11) - 1
"""Mask that tells the compiler that a cell index is not negative, which saves a test each."""
COLUMN_HALF = 32
"""Number of the first bit of column positions in a word that also holds row positions; larger grids need homes."""
DIGIT = UNIT_BITS
NAKED = 1 << DIGIT + POSITION_BITS
"""A queued hidden single is the index of its places and from bit DIGIT its digit, a naked one its cell | NAKED."""


def address(row: Words, column: Words, box: Words, in_box: Words, size: int) -> Words:
    """Return the packed addresses of cells; the position of a cell in its row is its column, and vice versa."""
    return (
        row * size << ROW_UNIT
        | (size + column) * size << COLUMN_UNIT
        | (2 * size + box) * size << BOX_UNIT
        | column << ROW_POSITION
        | row << COLUMN_POSITION
        | in_box << BOX_POSITION
    )


@inlined
def is_single(bits):
    """Return 1 if a set has exactly one member, else 0."""
    return np.int64(bits != 0) & np.int64(bits & (bits - 1) == 0)


@inlined
def remove_place(places, unit, digit, position, queue, waiting):
    """Remove a position from the places of a digit, queue a hidden single, and return the queue's length.

    `unit` is the unit's number times size.
    """
    left = places[unit + digit] & ~(np.int64(1) << position)
    places[unit + digit] = left
    queue[waiting] = unit + digit | digit << DIGIT
    return waiting + is_single(left)


@inlined
def remove_digit(domains, cell, bit, queue, waiting):
    """Remove a digit from a domain and queue a naked single; return the queue's length, and 1 if the cell died."""
    left = domains[cell] & ~bit
    domains[cell] = left
    queue[waiting] = NAKED | cell
    return waiting + is_single(left), np.int64(left == 0)


@inlined
def next_single(cells_of, domains, places, queue, done, waiting, cell, digit):
    """Return the next single in the queue that is still valid; cells filled or singles refuted meanwhile are skipped.

    Returns the set with its one member, or 0, the processed length of the queue, and the single's cell and digit.
    """
    single = np.int64(0)
    while single == 0 and done < waiting:
        entry = queue[done]
        done += 1
        if entry & NAKED:
            cell = entry & CELL_MASK
            single = domains[cell]
            if single:
                digit = lowest_bit(single)
        else:
            at = entry & UNIT_MASK
            single = places[at]
            if single:
                digit = entry >> DIGIT & POSITION_MASK
                cell = cells_of[at - digit + lowest_bit(single)] & CELL_MASK
    return single, done, cell, digit


@inlined
def place_and_propagate(cells_of, addresses, domains, places, queue, cells, child, cell, digit):
    """Place a digit of the cell's domain, then every single that follows; return the numbers of filled and dead cells.

    `cells_of`: (3·size²,) the cells of each unit, flat. `addresses`: (size²,). `cells`: flat digits from 1, 0 for a
    blank; the grid begins at index `child`. `queue`: scratch. A single that another has made impossible is skipped, so
    the grid never repeats a digit in a unit.
    """
    waiting = np.int64(0)
    filled = np.int64(0)
    dead = np.int64(0)
    done = np.int64(0)
    while True:
        domain = np.int64(domains[cell])
        bit = np.int64(1) << digit
        if domain & bit:
            cells[child + cell] = digit + 1
            domains[cell] = 0
            filled += 1
            here = addresses[cell]
            row = here & UNIT_MASK
            column = here >> COLUMN_UNIT & UNIT_MASK
            box = here >> BOX_UNIT & UNIT_MASK
            place_in_row = here >> ROW_POSITION & POSITION_MASK
            place_in_column = here >> COLUMN_POSITION & POSITION_MASK
            place_in_box = here >> BOX_POSITION & POSITION_MASK
            # The digits the cell does not take lose it as a place.
            others = domain ^ bit
            while others:
                other = lowest_bit(others)
                others &= others - 1
                waiting = remove_place(places, row, other, place_in_row, queue, waiting)
                waiting = remove_place(places, column, other, place_in_column, queue, waiting)
                waiting = remove_place(places, box, other, place_in_box, queue, waiting)
            # Its digit is placed in all three units, and the peers lose it.
            along_row = places[row + digit] ^ np.int64(1) << place_in_row
            along_column = places[column + digit] ^ np.int64(1) << place_in_column
            within_box = places[box + digit] ^ np.int64(1) << place_in_box
            places[row + digit] = 0
            places[column + digit] = 0
            places[box + digit] = 0
            # Row and column in one loop.
            along = along_row | along_column << COLUMN_HALF
            while along:
                place = lowest_bit(along)
                along &= along - 1
                in_row = place < COLUMN_HALF
                peer = cells_of[place + (row if in_row else column - COLUMN_HALF)] & CELL_MASK
                waiting, died = remove_digit(domains, peer, bit, queue, waiting)
                dead += died
                there = addresses[peer]
                unit = there >> (COLUMN_UNIT if in_row else ROW_UNIT) & UNIT_MASK
                position = there >> (COLUMN_POSITION if in_row else ROW_POSITION) & POSITION_MASK
                waiting = remove_place(places, unit, digit, position, queue, waiting)
                unit, position = there >> BOX_UNIT & UNIT_MASK, there >> BOX_POSITION & POSITION_MASK
                waiting = remove_place(places, unit, digit, position, queue, waiting)
            while within_box:
                peer = cells_of[box + lowest_bit(within_box)] & CELL_MASK
                within_box &= within_box - 1
                if domains[peer] & bit:  # else the peer is in the cell's row or column too
                    waiting, died = remove_digit(domains, peer, bit, queue, waiting)
                    dead += died
                    there = addresses[peer]
                    unit, position = there & UNIT_MASK, there >> ROW_POSITION & POSITION_MASK
                    waiting = remove_place(places, unit, digit, position, queue, waiting)
                    unit, position = there >> COLUMN_UNIT & UNIT_MASK, there >> COLUMN_POSITION & POSITION_MASK
                    waiting = remove_place(places, unit, digit, position, queue, waiting)
        single, done, cell, digit = next_single(cells_of, domains, places, queue, done, waiting, cell, digit)
        if single == 0:
            return filled, dead


@kernel
def place_among_homes(cells_of, homes, domains, places, queue, cells, child, cell, digit):
    """Do what `place_and_propagate` does, for any number of units: `homes`, (cells, most), padded with −1."""
    waiting = np.int64(0)
    filled = np.int64(0)
    dead = np.int64(0)
    done = np.int64(0)
    while True:
        domain = np.int64(domains[cell])
        bit = np.int64(1) << digit
        if domain & bit:
            cells[child + cell] = digit + 1
            domains[cell] = 0
            filled += 1
            others = domain ^ bit
            while others:
                other = lowest_bit(others)
                others &= others - 1
                waiting = leave_homes(homes, cell, other, places, queue, waiting)
            for place in range(homes.shape[1]):
                home = homes[cell, place]
                if home < 0:
                    break
                unit = home >> POSITION_BITS
                peers = places[unit + digit] ^ np.int64(1) << (home & POSITION_MASK)
                places[unit + digit] = 0
                while peers:
                    peer = cells_of[unit + lowest_bit(peers)] & CELL_MASK
                    peers &= peers - 1
                    waiting, died = remove_digit(domains, peer, bit, queue, waiting)
                    dead += died
                    waiting = leave_homes(homes, peer, digit, places, queue, waiting)
        single, done, cell, digit = next_single(cells_of, domains, places, queue, done, waiting, cell, digit)
        if single == 0:
            return filled, dead


@inlined
def leave_homes(homes, cell, digit, places, queue, waiting):
    """Remove a cell from a digit's places in all units of the cell; return the queue's length."""
    for place in range(homes.shape[1]):
        home = homes[cell, place]
        if home < 0:
            break
        waiting = remove_place(places, home >> POSITION_BITS, digit, home & POSITION_MASK, queue, waiting)
    return waiting
