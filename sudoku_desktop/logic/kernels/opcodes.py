"""The ladder: all techniques in the order in which they are tried, with their weights.

A technique's *opcode* is its index in this list, which the searches write into their records. Its *weight* is the
rating of its easiest deduction, in tenths: 45 is 4.5. Both follow Sudoku Explainer 1.2.1. Techniques that one search
finds are adjacent, and the search takes the one with the lowest weight.
"""

import numpy as np

_weights: list[int] = []


def _opcode(weight: int) -> int:
    """Append a technique of this weight to the ladder, and return its opcode."""
    _weights.append(weight)
    return len(_weights) - 1


def _four_opcodes(weight: int) -> int:
    """Append the contradiction, double, cell and region chains of a level; return the opcode of the first."""
    first = len(_weights)
    _weights.extend([weight] * 4)
    return first


LAST_CELL = _opcode(10)
HIDDEN_SINGLE_IN_BOX = _opcode(12)
HIDDEN_SINGLE_IN_LINE = _opcode(15)
DIRECT_POINTING = _opcode(17)
DIRECT_CLAIMING = _opcode(19)
DIRECT_HIDDEN_PAIR = _opcode(20)
NAKED_SINGLE = _opcode(23)
DIRECT_HIDDEN_TRIPLE = _opcode(25)
POINTING = _opcode(26)
CLAIMING = _opcode(28)
NAKED_PAIR = _opcode(30)
X_WING = _opcode(32)
HIDDEN_PAIR = _opcode(34)
NAKED_TRIPLE = _opcode(36)
SWORDFISH = _opcode(38)
HIDDEN_TRIPLE = _opcode(40)
XY_WING = _opcode(42)
XYZ_WING = _opcode(44)
UNIQUE_RECTANGLE = _opcode(45)
UNIQUE_LOOP = _opcode(46)
NAKED_QUAD = _opcode(50)
JELLYFISH = _opcode(52)
HIDDEN_QUAD = _opcode(54)
BUG = _opcode(56)
ALIGNED_PAIR_EXCLUSION = _opcode(62)
X_CYCLE = _opcode(65)
Y_CYCLE = _opcode(65)
SKYSCRAPER = _opcode(66)
TWO_STRING_KITE = _opcode(66)
TURBOT_FISH = _opcode(66)
X_CHAIN = _opcode(66)
XY_CYCLE = _opcode(70)
XY_CHAIN = _opcode(70)
FORCING_CHAIN = _opcode(70)
ALIGNED_TRIPLET_EXCLUSION = _opcode(75)
NISHIO = _opcode(75)
CELL_FORCING_CHAINS = _opcode(80)
REGION_FORCING_CHAINS = _opcode(80)
DYNAMIC_CONTRADICTION_CHAINS = _opcode(85)
DYNAMIC_DOUBLE_CHAINS = _opcode(85)
DYNAMIC_CELL_CHAINS = _opcode(85)
DYNAMIC_REGION_CHAINS = _opcode(85)
DYNAMIC_PLUS_CONTRADICTION_CHAINS = _opcode(90)
DYNAMIC_PLUS_DOUBLE_CHAINS = _opcode(90)
DYNAMIC_PLUS_CELL_CHAINS = _opcode(90)
DYNAMIC_PLUS_REGION_CHAINS = _opcode(90)
NESTED_CONTRADICTION_CHAINS = _four_opcodes(95)
NESTED_MULTIPLE_CONTRADICTION_CHAINS = _four_opcodes(100)
NESTED_DYNAMIC_CONTRADICTION_CHAINS = _four_opcodes(105)
NESTED_TWICE_CONTRADICTION_CHAINS = _four_opcodes(110)

TECHNIQUE_COUNT = len(_weights)
WEIGHTS = np.array(_weights)
"""Rating of each opcode's technique, in tenths."""
