"""The ladder: all techniques in the order in which they are tried, with their weights.

A technique's *opcode* is its index in this list, which the searches write into their records. Its *weight* is the
rating of its easiest deduction, in tenths: 45 is 4.5. Both follow Sudoku Explainer 1.2.1. Techniques that one search
finds are adjacent, and the search takes the one with the lowest weight.
"""

import numpy as np

_weights: list[int] = []


def _rung(weight: int) -> int:
    """Append a technique to the ladder and return its opcode."""
    _weights.append(weight)
    return len(_weights) - 1


LAST_CELL = _rung(10)
HIDDEN_SINGLE_IN_BOX = _rung(12)
HIDDEN_SINGLE_IN_LINE = _rung(15)
DIRECT_POINTING = _rung(17)
DIRECT_CLAIMING = _rung(19)
DIRECT_HIDDEN_PAIR = _rung(20)
NAKED_SINGLE = _rung(23)
DIRECT_HIDDEN_TRIPLE = _rung(25)
POINTING = _rung(26)
CLAIMING = _rung(28)
NAKED_PAIR = _rung(30)
X_WING = _rung(32)
HIDDEN_PAIR = _rung(34)
NAKED_TRIPLE = _rung(36)
SWORDFISH = _rung(38)
HIDDEN_TRIPLE = _rung(40)
XY_WING = _rung(42)
XYZ_WING = _rung(44)
UNIQUE_RECTANGLE = _rung(45)
UNIQUE_LOOP = _rung(46)
NAKED_QUAD = _rung(50)
JELLYFISH = _rung(52)
HIDDEN_QUAD = _rung(54)
BUG = _rung(56)
ALIGNED_PAIR_EXCLUSION = _rung(62)
X_CYCLE = _rung(65)
Y_CYCLE = _rung(65)
SKYSCRAPER = _rung(66)
TWO_STRING_KITE = _rung(66)
TURBOT_FISH = _rung(66)
X_CHAIN = _rung(66)
XY_CYCLE = _rung(70)
XY_CHAIN = _rung(70)
FORCING_CHAIN = _rung(70)
ALIGNED_TRIPLET_EXCLUSION = _rung(75)
NISHIO = _rung(75)
CELL_FORCING_CHAINS = _rung(80)
REGION_FORCING_CHAINS = _rung(80)
DYNAMIC_CONTRADICTION_CHAINS = _rung(85)
DYNAMIC_DOUBLE_CHAINS = _rung(85)
DYNAMIC_CELL_CHAINS = _rung(85)
DYNAMIC_REGION_CHAINS = _rung(85)
DYNAMIC_PLUS_CONTRADICTION_CHAINS = _rung(90)
DYNAMIC_PLUS_DOUBLE_CHAINS = _rung(90)
DYNAMIC_PLUS_CELL_CHAINS = _rung(90)
DYNAMIC_PLUS_REGION_CHAINS = _rung(90)
NESTED_CONTRADICTION_CHAINS = _rung(95)
NESTED_DOUBLE_CHAINS = _rung(95)
NESTED_CELL_CHAINS = _rung(95)
NESTED_REGION_CHAINS = _rung(95)
NESTED_MULTIPLE_CONTRADICTION_CHAINS = _rung(100)
NESTED_MULTIPLE_DOUBLE_CHAINS = _rung(100)
NESTED_MULTIPLE_CELL_CHAINS = _rung(100)
NESTED_MULTIPLE_REGION_CHAINS = _rung(100)
NESTED_DYNAMIC_CONTRADICTION_CHAINS = _rung(105)
NESTED_DYNAMIC_DOUBLE_CHAINS = _rung(105)
NESTED_DYNAMIC_CELL_CHAINS = _rung(105)
NESTED_DYNAMIC_REGION_CHAINS = _rung(105)
NESTED_TWICE_CONTRADICTION_CHAINS = _rung(110)
NESTED_TWICE_DOUBLE_CHAINS = _rung(110)
NESTED_TWICE_CELL_CHAINS = _rung(110)
NESTED_TWICE_REGION_CHAINS = _rung(110)

TECHNIQUE_COUNT = len(_weights)
WEIGHTS = np.array(_weights)
"""Rating of each opcode's technique, in tenths."""
