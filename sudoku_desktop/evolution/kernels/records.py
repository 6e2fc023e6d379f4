"""What the kernels read and write: named tuples of numbers and arrays, each with one fixed type.

Vocabulary: a *half* is one of the two buffers a population breeds to and fro between; a *slot* is a place in a
half; a *rank* is a place in the generation sorted best first; a *position* is a cell's place inside its box.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.int64]
Reals = NDArray[np.float64]

# Counters of a run.
HALF = 0
GENERATION = 1
TRIALS = 2
RESTARTS = 3
SINCE_RESTART = 4
LOGGED = 5
COUNTERS = 6

# The log of improvements: its rows, and the columns of its figures.
LOG_ROWS = 512
LOG_GENERATION = 0
LOG_COST = 1
LOG_COLUMNS = 2

# Columns of a trace.
TRACE_BEST = 0
TRACE_MEAN = 1
TRACE_WORST = 2
TRACE_DIVERSITY = 3
TRACE_RESTARTED = 4
TRACE_COLUMNS = 5


class Plan(NamedTuple):
    """An algorithm in numbers; opcodes are those of `opcodes`, `restart_after` is NEVER without restarts."""

    population: int
    selection: int
    tournament_size: int
    crossover: int
    slack: int
    elite: int
    ageing_penalty: float
    restart_after: int


class Boxes(NamedTuple):
    """A puzzle as packed boxes, and what an algorithm's mutation does to its boxes.

    `givens`: (9,) the DIGITS word of each box, 0 at free positions. `free`: (9,) the free positions, four bits
    each; `free_count`: (9,). `neighbours`: (9, 4) the two boxes beside, then the two above and below.
    `keep_below`, `otherwise`: (512,) the alias table of the sets of boxes a mutation changes.
    `more_swaps`: (9, longest) in column n − 1 the probability, times 2 to the MORE_BITS, of another swap in a box
    after n; 0 in the last.
    """

    givens: Words
    free: Words
    free_count: Words
    neighbours: Words
    keep_below: Words
    otherwise: Words
    more_swaps: Words


class State(NamedTuple):
    """All of a run that lives on between chunks. A chromosome is 18 words; see `packed_boxes`.

    `genes`: (2 halves, population · 18). `costs`, `ages`: (2 halves, population); a value to rank by is
    cost + age. `ranks`: (population,) the slot of each rank. `leader`: (18,) rank 0 of the generation before.
    `best_cost`: (1,) the lowest so far. `log_genes`, `log_figures`: (LOG_ROWS, 18) and (LOG_ROWS, LOG_COLUMNS), every
    chromosome that lowered it, oldest first; if ever there are more, the last row is written over.
    `counters`: (COUNTERS,).
    `random`: (1,) uint64, the generator's state.
    """

    genes: Words
    costs: Reals
    ages: Reals
    ranks: Words
    leader: Words
    best_cost: Reals
    log_genes: Words
    log_figures: Reals
    counters: Words
    random: NDArray[np.uint64]
