"""Mutation: random changes of a child within its encoding."""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from sudoku_desktop.evolution.kernels import opcodes
from sudoku_desktop.evolution.kernels.plan import MutationPlan
from sudoku_desktop.evolution.parts.genes import BLOCKS, CELLS, PLACEMENTS
from sudoku_desktop.evolution.parts.own import operator
from sudoku_desktop.evolution.parts.part import Part, any_value
from sudoku_desktop.parameter import choice, number

NO_CONDITION = range(9, 26)
"""Limits that never restrict a line of nine cells, in which no digit can appear more than nine times."""


class IllegalSwap(Enum):
    """Effect of an illegal swap on its sequence."""

    ENDS = "ends the sequence"
    SKIPPED = "is skipped"


class BlocksTried(Enum):
    """Scope of a mutation's probability, if blocks are mutated."""

    EACH = "each block separately"
    ONE = "one random block of the child"


class SlackOf(Enum):
    """Digits that the slack rule counts: both moved digits together, or each by itself."""

    BOTH_BEFORE = "both before a swap"
    EACH_AFTER = "each after a swap"


class Drawing(Enum):
    """Cells from which a swap is drawn: all of a block, or only the free ones."""

    BLIND = "all cells of the block"
    FREE = "its free cells"


class Kept(Enum):
    """When a mutant replaces the child: always, or only if it is no worse."""

    ALWAYS = "always"
    NO_WORSE = "if it is no worse"


class Scope(Enum):
    """Scope of a mutation's probability."""

    EACH_CELL = "each cell separately"
    ONE_CELL = "one cell of the child"


@dataclass(frozen=True)
class Mutation(Part):
    """Base class of the ways to change a child."""

    group = "Mutation"

    def plan(self) -> MutationPlan:
        """Return the record for the kernel's loop."""
        raise NotImplementedError


@dataclass(frozen=True)
class SwapSequences(Mutation):
    """Each unit, or one at random, gets with some probability a sequence of swaps of cells drawn blindly.

    A swap that touches a given is illegal. A legal swap is made only if neither digit then is too frequent in the row
    and the column that it moves to (for row permutations: the column and the box). Counted before the swap, both digits
    together may occur at most 2 + `slack` times in the three or four rows and columns; counted after it, each may occur
    at most 2 + `slack` times in its own two, where 2 is perfect. Mantere & Koljonen 2007, sec. II-A.
    """

    label = "Swap sequences"
    genes = BLOCKS
    packed = any_value("probability", "longest", "slack", "illegal_swap", "slack_of", "blocks")
    probability: float = number(0.6, 0.0, 1.0, "Probability", "How likely a sequence of swaps is.", qualifier="blocks")
    longest: int = number(
        5, 1, 20, "Longest sequence", "The length of a sequence is drawn uniformly from 1 to this.", "swaps"
    )
    slack: int = number(
        1,
        0,
        4,
        "Slack",
        "How many extra repetitions are tolerated in the rows and columns that moved digits enter.",
    )
    illegal_swap: IllegalSwap = choice(
        IllegalSwap.ENDS, "A swap that touches a given", "What happens to the rest of the sequence."
    )
    slack_of: SlackOf = choice(SlackOf.BOTH_BEFORE, "Digits counted", "Which digits are counted, and when.")
    blocks: BlocksTried = choice(BlocksTried.EACH, "Probability for", "What the probability applies to.")

    def plan(self) -> MutationPlan:
        return MutationPlan(
            opcodes.MUTATE_SEQUENCES,
            probability=self.probability,
            swaps=self.longest,
            slack=self.slack,
            counts_before=self.slack_of is SlackOf.BOTH_BEFORE,
            skips_illegal=self.illegal_swap is IllegalSwap.SKIPPED,
            one_block=self.blocks is BlocksTried.ONE,
        )


@dataclass(frozen=True)
class SwapsInOneBlock(Mutation):
    """With some probability, two cells of one random unit are swapped, once or several times.

    Gerges, Zouein & Azar 2018, sec. 3.1.6: free cells, no further condition. Sharma & Bhartiya 2020, sec. 2.3:
    cells drawn blindly, nothing where one is given, and only if each moved digit then occurs at most 3 times in
    the column it moved to; their listing also keeps the mutant only if it is no worse.
    """

    label = "Swaps in one unit"
    genes = BLOCKS
    packed = any_value("probability", "swaps") | {
        "drawing": {Drawing.FREE},
        "most": NO_CONDITION,
        "kept": {Kept.ALWAYS},
    }
    probability: float = number(0.05, 0.0, 1.0, "Probability", "How likely a child is to be mutated.")
    swaps: int = number(1, 1, 20, "Swaps", "How many swaps a mutation makes.", "swaps")
    drawing: Drawing = choice(Drawing.FREE, "Cells drawn from", "A swap that touches a given is not made.")
    most: int = number(
        25,
        1,
        25,
        "Most in a line",
        "A swap stands if each moved digit then occurs at most this often in its new line.",
        "times",
    )
    kept: Kept = choice(Kept.ALWAYS, "The mutant is kept", "Otherwise the child stays as it was.")

    def plan(self) -> MutationPlan:
        return MutationPlan(
            opcodes.MUTATE_ONE_BLOCK,
            chance=self.probability,
            swaps=self.swaps,
            draws_free=self.drawing is Drawing.FREE,
            most=self.most,
            keeps_no_worse=self.kept is Kept.NO_WORSE,
        )


@dataclass(frozen=True)
class OtherCandidates(Mutation):
    """A free cell takes another of its candidates. Team 209, “Mutation”; Gold 2005, with all digits as candidates."""

    label = "Other candidates"
    genes = CELLS
    probability: float = number(0.1, 0.0, 1.0, "Probability", "How likely a mutation is.", qualifier="scope")
    scope: Scope = choice(Scope.EACH_CELL, "Probability for", "What the probability applies to.")

    def plan(self) -> MutationPlan:
        if self.scope is Scope.ONE_CELL:
            return MutationPlan(opcodes.MUTATE_ONE_CELL, chance=self.probability)
        return MutationPlan(opcodes.MUTATE_EACH_CELL, probability=self.probability)


@dataclass(frozen=True)
class DigitOrSwap(Mutation):
    """A free cell takes another of its candidates, or two cells of a row or a column change places.

    The digit and the swap have equal probability, and so have row and column. The cells of a swap are drawn blindly;
    the swap is made if both cells are free and each admits the other's digit. Gold 2005: the program of the article.
    """

    label = "A digit or a swap"
    genes = CELLS
    probability: float = number(0.33, 0.0, 1.0, "Probability", "How likely a child is to be mutated.")

    def plan(self) -> MutationPlan:
        return MutationPlan(opcodes.MUTATE_DIGIT_OR_SWAP, chance=self.probability)


@dataclass(frozen=True)
class RandomCandidates(Mutation):
    """While a child is built, a cell takes a random candidate instead of a parent’s gene."""

    label = "Random candidates"
    genes = PLACEMENTS
    probability: float = number(0.02, 0.0, 1.0, "Probability", "How likely a cell is to take a random candidate.")

    def plan(self) -> MutationPlan:
        return MutationPlan(opcodes.MUTATE_WHILE_BUILDING, probability=self.probability)


def exchange(cells: Any, givens: Any, one: int, other: int) -> bool:
    """Exchange two cells and return True, or return False if one of them is a given."""
    if givens[one] != 0 or givens[other] != 0:
        return False
    cells[one], cells[other] = cells[other], cells[one]
    return True


_SHARE = "How often this is drawn, compared with the others."


@operator(
    Mutation,
    genes="blocks",
    probability=number(0.6, 0.0, 1.0, "Probability", "How likely a child is to be mutated."),
    swaps=number(1, 0, 100, "Swaps", _SHARE),
    three_swaps=number(1, 0, 100, "Three-swaps", _SHARE),
    insertions=number(1, 0, 100, "Insertions", _SHARE),
)
def swaps_or_insertions(
    cells: Any, blocks: Any, givens: Any, random: Any, probability: float, swaps: int, three_swaps: int, insertions: int
) -> None:
    """In a random unit, exchange two cells, rotate three, or move a digit and shift the others.

    Cells are drawn blindly, and a change that would touch a given is left out. The mutations of an earlier version of
    the algorithm: Mantere & Koljonen 2007, sec. II-A.
    """
    if random.uniform() >= probability or swaps + three_swaps + insertions == 0:
        return
    block = blocks[random.index(len(blocks))]
    one, other = random.index(len(block)), random.index(len(block))
    kind = random.index(swaps + three_swaps + insertions)
    if kind < swaps:
        exchange(cells, givens, block[one], block[other])
    elif kind < swaps + three_swaps:
        third = block[random.index(len(block))]
        if givens[third] == 0 and exchange(cells, givens, block[one], block[other]):
            exchange(cells, givens, block[other], third)
    else:
        step = 1 if one < other else -1
        while one != other and exchange(cells, givens, block[one], block[one + step]):
            one += step
