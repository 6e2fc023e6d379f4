"""Children that are built cell by cell under constraint propagation.

For the vocabulary see `propagation`. An individual is a partial grid in which no digit is repeated in a unit; its cost
is the number of blanks. A *gene* is the digit of one cell, from 1, or 0 for a blank.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.evolution.kernels.plan import Plan
from sudoku_desktop.evolution.kernels.propagation import Words, place_among_homes, place_and_propagate
from sudoku_desktop.evolution.kernels.random import high_half, low_half, next_word, scaled
from sudoku_desktop.evolution.kernels.records import AT_RANDOM, BY_FORCE, FROM_MOTHER
from sudoku_desktop.jit import kernel, lowest_bit, noinline, popcount

NOBODY = -1
"""Index of an absent parent."""
NO_LIMIT = 1 << 30
_TWO_TO_MINUS_32 = 2.0**-32

Genes = NDArray[np.uint8]


class Construction(NamedTuple):
    """A puzzle as the state from which every child starts, and scratch arrays for building.

    `cells_of`, `addresses`, `homes`: see `propagation`; `homes` is empty where addresses suffice. `open_cells`: the
    cells that are blank once the givens are propagated. `start_domains`: (cells,), `start_places`: (units · size,) and
    `start_genes`: (cells,) uint8 are the state then; `start_cost`: (1,) the number of blanks, at least 1 when the
    givens contradict each other: then no cell is open, and every child is the givens alone. `domains`, `places`,
    `queue`: scratch.
    """

    cells_of: Words
    addresses: Words
    homes: Words
    open_cells: Words
    start_domains: Words
    start_places: Words
    start_genes: Genes
    start_cost: Words
    domains: Words
    places: Words
    queue: Words


@kernel
def build_child(
    plan: Plan,
    construction: Construction,
    genes: Genes,
    mother: int,
    father: int,
    child_genes: Genes,
    child: int,
    limit: int,
    random: NDArray[np.uint64],
    sources: Genes,
    row: int,
) -> int:
    """Build one child into `child_genes` from index `child`; return its cost, 0 when it solves the puzzle.

    `mother` and `father` are the parents' indices in `genes`; either may be NOBODY. Without parents every gene is a
    random candidate. The open cells are visited from a random one in a random direction. With two parents a first pass
    takes the genes they share, each with the crossover's probability `shared`; the last pass takes the gene of a random
    parent if the cell's domain allows it, else the other parent's, else, or with the mutation's probability, a random
    candidate. After every gene the singles that follow are filled in. A cell without a candidate stays blank, and
    building continues: the child is merely unfit.

    Building stops when more than `limit` cells are dead, as the child cannot replace a parent of that cost; the
    returned cost is then above `limit`, but not yet the child's final one. Unless `sources` is empty, the origin of
    each cell's digit is written from index `row` on; see `records`.
    """
    noinline()
    domains, places, queue = construction.domains, construction.places, construction.queue
    cells_of, open_cells, homes = construction.cells_of, construction.open_cells, construction.homes
    for at in range(len(domains)):
        domains[at] = construction.start_domains[at]
        child_genes[child + at] = construction.start_genes[at]
        if len(sources) > 0:
            sources[row + at] = BY_FORCE
    for at in range(len(places)):
        places[at] = construction.start_places[at]
    count = len(open_cells)
    blanks: int = construction.start_cost[0]
    dead = 0
    word = next_word(random)
    first = scaled(high_half(word), count)
    stride = 1 if low_half(word) & 1 else count - 1
    has_mother = mother >= 0
    has_father = father >= 0
    for turn in range(0 if has_mother and has_father else 1, 2):
        at = first
        for _ in range(count):
            cell = open_cells[at]
            at += stride
            if at >= count:
                at -= count
            domain = int(domains[cell])
            if domain == 0:
                continue
            gene = int(genes[mother + cell]) if has_mother else 0
            other = int(genes[father + cell]) if has_father else 0
            if turn == 0:
                if gene != other or domain << 1 >> gene & 1 == 0 or gene == 0:
                    continue
                if high_half(next_word(random)) * _TWO_TO_MINUS_32 >= plan.crossover.shared:
                    continue
                digit = gene - 1
                source = FROM_MOTHER
            else:
                word = next_word(random)
                source = low_half(word) & 1
                if source:
                    gene, other = other, gene
                if domain << 1 >> gene & 1 == 0:
                    gene = other
                    source ^= 1
                if domain << 1 >> gene & 1 == 0 or high_half(word) * _TWO_TO_MINUS_32 < plan.mutation.probability:
                    rank = scaled(high_half(next_word(random)), popcount(domain))
                    while rank > 0:
                        domain &= domain - 1
                        rank -= 1
                    digit = lowest_bit(domain)
                    source = AT_RANDOM
                else:
                    digit = gene - 1
            if len(sources) > 0:
                sources[row + cell] = source
            if len(homes) > 0:
                filled, died = place_among_homes(
                    cells_of, homes, domains, places, queue, child_genes, child, cell, digit
                )
            else:
                filled, died = place_and_propagate(
                    cells_of, construction.addresses, domains, places, queue, child_genes, child, cell, digit
                )
            blanks -= filled
            dead += died
            if dead > limit:
                return blanks
    return blanks


@kernel
def propagate_givens(
    givens: Genes,
    cells_of: Words,
    addresses: Words,
    homes: Words,
    domains: Words,
    places: Words,
    queue: Words,
    cells: Genes,
) -> int:
    """Place all givens and the singles that follow; return the number of blanks, or -1 when a cell loses all
    candidates.

    `givens`: (cells,) uint8. `domains` and `places` must be full and `cells`, uint8, blank; all three are written.
    `queue` is scratch.
    """
    blanks = len(givens)
    for cell in range(len(givens)):
        digit = int(givens[cell]) - 1
        if digit < 0 or cells[cell] == digit + 1:
            continue
        if int(domains[cell]) >> digit & 1 == 0:
            return -1
        if len(homes) > 0:
            filled, died = place_among_homes(cells_of, homes, domains, places, queue, cells, 0, cell, digit)
        else:
            filled, died = place_and_propagate(cells_of, addresses, domains, places, queue, cells, 0, cell, digit)
        if died:
            return -1
        blanks -= filled
    return blanks
