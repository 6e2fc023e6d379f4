"""Mutation: sequences of swaps inside a box."""

from dataclasses import dataclass
from enum import Enum

from sudoku_desktop.evolution.parameter import choice, number
from sudoku_desktop.evolution.part import Part


class IllegalSwap(Enum):
    """What an illegal swap does to the sequence it stands in."""

    ENDS = "ends the sequence"
    SKIPPED = "is skipped"


@dataclass(frozen=True)
class Mutation(Part):
    """A way to change a child."""

    group = "Mutation"


@dataclass(frozen=True)
class SwapSequences(Mutation):
    """In each box, with some probability, a sequence of swaps of two cells drawn blindly.

    A swap that touches a given is illegal. A legal one stands only if each of the two digits then occurs at
    most 2 + `slack` times in the row plus the column it moved to; 2 would be perfect.
    Mantere & Koljonen 2007, sec. II-A.
    """

    label = "Swap sequences"
    probability: float = number(
        0.6, 0.0, 1.0, "Probability", "How likely a box is to be tried with a sequence of swaps."
    )
    longest: int = number(5, 1, 20, "Longest sequence", "A sequence's length is drawn evenly from 1 to this.", "swaps")
    slack: int = number(
        1,
        0,
        4,
        "Slack",
        "How many repetitions too many a moved digit may have in its new row and column together.",
    )
    illegal_swap: IllegalSwap = choice(  # noqa: RUF009
        IllegalSwap.ENDS, "A swap that touches a given", "What happens to the rest of the sequence."
    )
