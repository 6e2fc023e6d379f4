"""Data of the kernels: named tuples of numbers and arrays, each with a fixed type.

Vocabulary: a *half* is one of the two buffers between which a population alternates; a *slot* is a place in a half, and
the last one, after the population, is spare; a *rank* is a place in the generation sorted best first; a *position* is a
cell's place inside its block.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.int64]
Bytes = NDArray[np.uint8]
Reals = NDArray[np.float64]

# Counters of a run.
HALF = 0
GENERATION = 1
TRIALS = 2
RESTARTS = 3
SINCE_RESTART = 4
LOGGED = 5
PLACE = 6
"""Index of the number of finished places of the generation being made; 0 between generations."""
PHASE = 7
PURGES = 8
SINCE_PURGE = 9
SINCE_BETTER = 10
"""Index of the number of generations since the best since the last restart improved."""
REPLACED = 11
"""Index of the number of children of this generation that replaced an individual."""
REPEATED = 12
"""Index of the number of consecutive matings without a new individual, counted if individuals must be distinct."""
KNOWN = 13
"""Index of the number of solutions whose ages are remembered."""
STEPPED = 14
"""Index of the number of steps of the run's path, see `LOG_ROWS`."""
COUNTERS = 15

MOST_KNOWN = 2048
"""Maximum number of remembered ages; more than the generations before the usual restart."""
BUCKETS = 4 * MOST_KNOWN

# Phases: how a generation is made.
BREEDING = 0
POPULATING = 1
SEEDING = 2
PURGING = 3

# Ancestry records, see `ancestry`: the number of words of a KIN, and the source of a child's cell.
KIN = 4
FROM_MOTHER = 0
FROM_FATHER = 1
AT_RANDOM = 2
BY_FORCE = 3

# The log: LOG_ROWS of improvements of the run, then as many steps of its path, which lowered the best of their
# population; and the columns of its figures.
LOG_ROWS = 512
LOG_GENERATION = 0
LOG_COST = 1
LOG_TRIALS = 2
LOG_COMMON = 3
LOG_RESTARTS = 4
LOG_COLUMNS = 5

# Lowest costs.
BEST_OF_RUN = 0
BEST_SINCE_RESTART = 1
LOWEST = 2

# Columns of a trace.
TRACE_BEST = 0
TRACE_MEAN = 1
TRACE_WORST = 2
TRACE_DIVERSITY = 3
TRACE_RESTARTED = 4
TRACE_PURGED = 5
TRACE_COMMON = 6
TRACE_COLUMNS = 7

# Columns of a list of matings.
MATING_TRIAL = 0
"""Column: number of trials before the mating."""
MATING_PLACE = 1
"""Column: next place before the mating."""
MATING_REPLACED = 2
"""Column: whether the child replaced an individual of the current generation."""
MATING_COST = 3
"""Column: cost of the child, if children replace individuals of the current generation."""
MATING_COLUMNS = 4
NO_MATINGS: NDArray[np.float64] = np.zeros((0, MATING_COLUMNS))
"""Empty array for calls that list no matings."""


class Boxes(NamedTuple):
    """A puzzle as packed boxes, and tables for an algorithm's mutation of its boxes.

    `givens`: (9,) the DIGITS word of each box, 0 at free positions. `free`: (9,) the free positions, four bits each;
    `free_count`: (9,). `movable`: the boxes with at least two free positions. The rest belongs to sequences of swaps:

    `box_sets`: (512,) the alias table of the sets of boxes a mutation changes: the 9 lowest bits of an entry are the
    set taken instead of its own if 32 random bits are not below the bits above.

    `again`: where one box is mutated, (tries + 1,) the alias table of how many of the mutations swap that a child gets
    for equalling a parent; an entry holds the probability above the 14 bits of the alias.

    `sites`: (MORE + 16 · longest,) a SITE of SITE_WORDS for each box, then tables. A SITE is the index in a chromosome
    of the MARKS of the two boxes beside and the two above and below; the number of FREE positions, and of PAIRS of
    different ones; the number of its FIRST_PAIR, shifted by PAIR_BITS; and 9 PLACES, the free ones first. A PLACE is a
    position as the two bits of MARKS that the lowest digit sets there, and its shift in DIGITS, shifted by PLACE_SHIFT.
    The tables: MORE, a row of 16 for each swap of a sequence, the probability, times 2 to the MORE_BITS, that another
    follows; and where one box is mutated, CHOICE, (16,) the alias table of the box of a mutation that swaps: an entry
    holds the threshold for keeping a box, above the 4 bits of the alias; CHANCE: the probability that a mutation swaps,
    times 2³²; and, (9 · MOST_PAIRS,) each, the marks of the FIRSTS and SECONDS of the pairs, and SHIFTS: the shifts of
    both in DIGITS, the second shifted by SHIFT_BITS.

    Scratch: `lanes`, LANES of LANE_WORDS: for a child the state of its STREAM of random numbers; the box of its next
    swap and, if another follows, above 4 bits their number in its SEQUENCE; the number of the PAIR; the negated number
    of swapping mutations that are LEFT, above the boxes in which it is UNLIKE each parent; and the starts of the CHILD
    and of its parents ONE and OTHER in their halves. After them the QUEUE, (LANES,).
    """

    givens: Words
    free: Words
    free_count: Words
    movable: Words
    box_sets: Words
    again: Words
    sites: Words
    lanes: Words


class CellPuzzle(NamedTuple):
    """A puzzle for chromosomes of cells, row by row, of any shape; cells are numbered from 0.

    `size`, `is_standard_9x9`: (1,). `givens`: (cells,) digits, 0 where free. `block_of`, `box_of`: (cells,). `line_of`:
    (cells,) see `moves`. `first_extra`: (1,) the first extra unit. `box`: (2,) height and width, 0 where regions are
    not boxes. `kinds`: the start of each kind of unit, and the end of the last. `blocks`: (size · size,) the cells of
    each block (boxes or rows), one block after the other. `free`: (size · size,) the free cells of each block in the
    same way, `free_count`: (size,) their number, `movable`: the blocks with two or more. `units`: (units · size,) the
    cells of each unit, `units_of`: (cells, most) the units of each cell, padded with −1. `free_cells`: all free cells.
    `candidates`: (cells · size,) the digits a free cell may hold, `candidate_count`: (cells,). `shares`: (size + 1,)
    the contribution of a unit to the fitness by its number of different digits, where it is a product or an average.

    Scratch: `shown`: (units,) the number of different digits in each unit, initially all, `masks`: (3 · size,) a bit
    for each digit of a row, column or box, `counts`: (units · (size + 1),) the occurrences of each digit in a unit,
    `moved`: the cells of swaps that may have to be undone. `own`: what the functions of the user's own operators are
    given, see `own`; empty without such operators.
    """

    size: Words
    is_standard_9x9: Words
    givens: Bytes
    block_of: Words
    box_of: Words
    line_of: Words
    first_extra: Words
    box: Words
    kinds: Words
    blocks: Words
    free: Words
    free_count: Words
    movable: Words
    units: Words
    units_of: Words
    free_cells: Words
    candidates: Words
    candidate_count: Words
    shares: Reals
    shown: Words
    masks: Words
    counts: Words
    moved: Words
    own: Words


class State(NamedTuple):
    """All data of a run that persist between chunks.

    Of `words` and `digits` an algorithm uses one: `words`, (2 halves, slots · 18), holds packed boxes; `digits`, (2
    halves, slots · cells) uint8, holds cells. There is a spare slot after the population.

    `costs`, `ages`: (2 halves, slots); individuals are ranked by cost + age. `ranks`: (population,) the slot of each
    rank; `keys`, (population rounded up to vectors,), and `spare_ranks`, (population,): scratch of sorting and of the
    wheel. `wheel`: (population,) the roulette wheel, see `ranking.set_up_wheel`, and scratch of sorting. `tally`:
    scratch, see `ranking.rank_by_counting`.

    `leader_words`, `leader_digits`: rank 0 of the previous generation; `leader_age`: (1,) its age.

    `known_words`, (MOST_KNOWN · 9,), or `known_digits`, (MOST_KNOWN, cells): the solutions whose ages last;
    `known_ages`: (MOST_KNOWN,) these; no rows where ages do not last. `buckets`: (BUCKETS,) a hash table of the numbers
    of their rows plus 1, 0 for an empty bucket.

    `lowest`: (LOWEST,) the lowest costs so far. `log_words`, `log_digits`, `log_figures`: (2 · LOG_ROWS, …), every
    chromosome that lowered the best of the run: number n is in row n % LOG_ROWS, until number n + LOG_ROWS replaces it;
    and LOG_ROWS rows further down, likewise, every one that lowered the best since the restart.

    `seats`: the set of the chromosomes of the generation being made, see `duplicates`; empty where duplicates are
    allowed. `counters`: (COUNTERS,). `random`: (1,) uint64, the generator's state.

    `ancestry`: (2 halves, slots · (KIN + 2 · cells) + 2), empty unless ancestry is recorded: the KIN of each slot, then
    its BORN, then its MET, one for each cell (by boxes where they are packed), then the generator at the start of the
    generation, and the number of its matings so far. `sources`: (2 + slots) · cells uint8, empty without `ancestry` and
    for packed boxes: a row of FROM_MOTHER and one of FROM_FATHER, to be crossed; then the source of each child's cells.
    """

    words: Words
    digits: Bytes
    costs: Reals
    ages: Reals
    ranks: Words
    keys: Reals
    spare_ranks: Words
    wheel: Reals
    tally: Words
    leader_age: Reals
    leader_words: Words
    leader_digits: Bytes
    known_words: Words
    known_digits: Bytes
    known_ages: Reals
    buckets: NDArray[np.int16]
    lowest: Reals
    log_words: Words
    log_digits: Bytes
    log_figures: Reals
    seats: Words
    counters: Words
    random: NDArray[np.uint64]
    ancestry: Words
    sources: Bytes
