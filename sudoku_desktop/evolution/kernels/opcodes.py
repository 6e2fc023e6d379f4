"""Numbers that identify the parts of an algorithm in a plan; they are constants of the compiled loop."""

from collections.abc import Mapping

PACKED_BOXES = 0
"""Representation by packed boxes of order 3, the fast one; see `packed_boxes`."""
BOXES = 1
ROWS = 2
CANDIDATES = 3
FREE = 4
"""Highest opcode of a chromosome of cells (see `cells`); BOXES is the lowest."""
PLACEMENTS = 5
"""Representation by partial grids built under propagation; see `construction`."""

FIT_MISSING = 0
FIT_PAIRS = 1
FIT_PRODUCT = 2
FIT_CONFLICTS = 3
FIT_AVERAGES = 4
FIT_FILLED = 5
FIT_OWN = 6

SELECT_BETTER_RANKS = 0
SELECT_TOURNAMENT = 1
SELECT_ROULETTE = 2
SELECT_LINEAR_RANKS = 3
SELECT_OWN = 4

CROSS_UNIFORM = 0
CROSS_SINGLE_POINT = 1
CROSS_SHARED_FIRST = 2
CROSS_OWN = 3

MUTATE_SEQUENCES = 0
MUTATE_ONE_BLOCK = 1
MUTATE_EACH_CELL = 2
MUTATE_ONE_CELL = 3
MUTATE_WHILE_BUILDING = 4
MUTATE_DIGIT_OR_SWAP = 5
MUTATE_OWN = 6

IMPROVE_NOT = 0
IMPROVE_MIN_CONFLICTS = 1
IMPROVE_COLUMNS_AND_BOXES = 2
IMPROVE_OWN = 3

REPLACE_ELITISM = 0
REPLACE_MUTATED_PARENTS = 1
REPLACE_CROWDING = 2
REPLACE_WORST = 3
REPLACE_OWN = 4
"""Lowest opcode of the replacements in which children replace individuals of the current generation."""

DUPLICATES_ALLOWED = 0
DUPLICATES_REFUSED = 1
DUPLICATES_UNLIKE_PARENTS = 2

# FIT_OWN, SELECT_OWN and so on are functions of the user's own, which are called by address; see `own`.

NEVER = 2**62
"""A number of generations or trials that no run reaches."""

_SELECTIONS = {SELECT_BETTER_RANKS, SELECT_TOURNAMENT, SELECT_ROULETTE, SELECT_LINEAR_RANKS}
_ALL_DUPLICATES = {DUPLICATES_ALLOWED, DUPLICATES_REFUSED, DUPLICATES_UNLIKE_PARENTS}
_OF_CELLS = {
    "fitness": {FIT_MISSING, FIT_PAIRS, FIT_PRODUCT, FIT_CONFLICTS, FIT_AVERAGES, FIT_OWN},
    "selection": _SELECTIONS | {SELECT_OWN},
    "crossover": {CROSS_UNIFORM, CROSS_SINGLE_POINT, CROSS_OWN},
    "mutation": {MUTATE_EACH_CELL, MUTATE_ONE_CELL, MUTATE_DIGIT_OR_SWAP, MUTATE_OWN},
    "improvement": {IMPROVE_NOT, IMPROVE_MIN_CONFLICTS, IMPROVE_OWN},
    "replacement": {REPLACE_ELITISM, REPLACE_MUTATED_PARENTS, REPLACE_CROWDING, REPLACE_WORST, REPLACE_OWN},
    "duplicates": _ALL_DUPLICATES,
}
_OF_BLOCKS = _OF_CELLS | {
    "mutation": {MUTATE_SEQUENCES, MUTATE_ONE_BLOCK, MUTATE_OWN},
    "improvement": {IMPROVE_NOT, IMPROVE_MIN_CONFLICTS, IMPROVE_COLUMNS_AND_BOXES, IMPROVE_OWN},
}
KNOWN: Mapping[int, Mapping[str, set[int]]] = {
    PACKED_BOXES: {
        "fitness": {FIT_MISSING, FIT_PAIRS},
        "selection": _SELECTIONS,
        "crossover": {CROSS_UNIFORM, CROSS_SINGLE_POINT},
        "mutation": {MUTATE_SEQUENCES, MUTATE_ONE_BLOCK},
        "improvement": {IMPROVE_NOT},
        "replacement": {REPLACE_ELITISM, REPLACE_MUTATED_PARENTS, REPLACE_CROWDING},
        "duplicates": _ALL_DUPLICATES,
    },
    BOXES: _OF_BLOCKS,
    ROWS: _OF_BLOCKS,
    CANDIDATES: _OF_CELLS,
    FREE: _OF_CELLS,
    PLACEMENTS: {
        "fitness": {FIT_FILLED},
        "selection": _SELECTIONS,
        "crossover": {CROSS_SHARED_FIRST},
        "mutation": {MUTATE_WHILE_BUILDING},
        "improvement": {IMPROVE_NOT},
        "replacement": {REPLACE_ELITISM, REPLACE_CROWDING, REPLACE_WORST},
        "duplicates": {DUPLICATES_ALLOWED, DUPLICATES_REFUSED},
    },
}
"""Opcodes of each field of a plan that the loop over a representation has a branch for.

The compiled loops end each choice between operators with an `else`, so any other opcode would run as another operator.
"""
