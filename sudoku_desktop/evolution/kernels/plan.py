"""An algorithm in numbers: a record for each kind of part, identified by the opcodes of `opcodes`.

A number that only some operators of a kind use has a default, so that the others need not set it. Nothing here is
compiled: the parts fill these records in, and a window may show parts before the compiler is loaded.
"""

from typing import NamedTuple

from sudoku_desktop.evolution.kernels.opcodes import NEVER

MOST_PARAMETERS = 15
"""Maximum number of parameters of an operator of the user's own."""


class FitnessPlan(NamedTuple):
    """Fitness by opcode. `optimum`: a solution's fitness if it is maximised, else 0."""

    opcode: int
    optimum: float


class SelectionPlan(NamedTuple):
    """Selection by opcode. `pressure`: strength of the selection, for operators that have such a parameter."""

    opcode: int
    tournament_size: int = 1
    pressure: float = 1.0
    parents_differ: bool = False


class CrossoverPlan(NamedTuple):
    """Crossover by opcode. `probability`: that parents are crossed. `shared`: that a gene both share is taken first."""

    opcode: int
    probability: float
    shared: float = 0.0


class MutationPlan(NamedTuple):
    """Mutation by opcode. `chance`: that a child is mutated. `probability`: that a block or cell of the child changes.

    With `one_block`, `probability` applies to one random block instead.
    """

    opcode: int
    chance: float = 1.0
    probability: float = 1.0
    swaps: int = 1
    slack: int = 0
    counts_before: bool = False
    skips_illegal: bool = False
    draws_free: bool = False
    most: int = NEVER
    keeps_no_worse: bool = False
    one_block: bool = False


class ImprovementPlan(NamedTuple):
    """Improvement by opcode. `share`: probability that a child is improved."""

    opcode: int
    share: float = 0.0
    steps: int = 0


class ReplacementPlan(NamedTuple):
    """Replacement by opcode. `parent_chance`: mutation probability of a parent that joins its child."""

    opcode: int
    elite: int = 0
    parent_chance: float = 0.0


class DuplicatesPlan(NamedTuple):
    """Treatment of duplicates by opcode. `tries`: maximum number of further children in place of a duplicate."""

    opcode: int
    tries: int = 0


class EscapePlan(NamedTuple):
    """All escapes of an algorithm; the number of generations of an absent escape is NEVER."""

    ageing_penalty: float = 0.0
    copies_age: bool = False
    ages_last: bool = False
    restart_after: int = NEVER
    restart_counts_better: bool = False
    restart_is_seeded: bool = False
    purge_after: int = NEVER


class Plan(NamedTuple):
    """A whole algorithm; `representation` is the opcode of its chromosomes' representation."""

    representation: int
    population: int
    fitness: FitnessPlan
    selection: SelectionPlan
    crossover: CrossoverPlan
    mutation: MutationPlan
    improvement: ImprovementPlan
    replacement: ReplacementPlan
    duplicates: DuplicatesPlan
    escapes: EscapePlan
