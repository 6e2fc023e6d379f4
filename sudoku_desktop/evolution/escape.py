"""Escapes: ways out of a local optimum. An algorithm may have any number, each kind once."""

from dataclasses import dataclass

from sudoku_desktop.evolution.parameter import number
from sudoku_desktop.evolution.part import Part


@dataclass(frozen=True)
class Escape(Part):
    """A way out of a local optimum."""

    group = "Escapes"


@dataclass(frozen=True)
class Ageing(Escape):
    """Each generation that the same solution stays best adds to the value it is ranked by.

    Mantere & Koljonen 2007, sec. II-B, eq. (2).
    """

    label = "Ageing"
    penalty: int = number(
        1, 0, 100, "Ageing penalty", "Added to the best one's value for each generation it stays best."
    )


@dataclass(frozen=True)
class Restart(Escape):
    """A new random population after so many generations without a solution.

    Mantere & Koljonen 2007, sec. II-A, tried 500 to 50 000 and found 2000 best.
    """

    label = "Restart"
    after: int = number(
        2000, 1, 1_000_000_000, "Restart after", "A new random population begins when this ends.", "generations"
    )
