"""SplitMix64 (Steele, Lea & Flood 2014): a counter and a mixer, so that draws do not depend on one another.

The state is one word, passed as an argument. In measurements, xoshiro256++ with its four words in memory made a whole
trial a third slower. Every draw takes a whole word, so the same seed gives the same run however the run is divided into
chunks.
"""

import numpy as np

from sudoku_desktop.jit import inlined

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_SHIFT_11 = np.uint64(11)
_SHIFT_27 = np.uint64(27)
_SHIFT_30 = np.uint64(30)
_SHIFT_31 = np.uint64(31)
_SHIFT_32 = np.uint64(32)
_TWO_TO_MINUS_53 = 2.0**-53


@inlined
def mixed(counter):
    """Return the random word of a counter, which a loop may advance by GOLDEN itself to keep it in a register."""
    word = (counter ^ (counter >> _SHIFT_30)) * _MIX_1
    word = (word ^ (word >> _SHIFT_27)) * _MIX_2
    return word ^ (word >> _SHIFT_31)


@inlined
def next_word(state):
    """Return the next 64 random bits as uint64; advances `state`, (1,) uint64."""
    counter = state[0] + GOLDEN
    state[0] = counter
    return mixed(counter)


@inlined
def high_half(word):
    """Return the upper 32 bits of a word, as int64."""
    return np.int64(word >> _SHIFT_32)


@inlined
def low_half(word):
    """Return the lower 32 bits of a word, as int64."""
    return np.int64((word << _SHIFT_32) >> _SHIFT_32)


@inlined
def scaled(half, bound):
    """Return an index in 0…bound − 1 from 32 random bits; the bias is below bound / 2³²."""
    return (half * bound) >> 32


@inlined
def uniform(state):
    """Return a float in [0, 1) with 53 random bits."""
    return np.float64(next_word(state) >> _SHIFT_11) * _TWO_TO_MINUS_53
