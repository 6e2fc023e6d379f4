"""An algorithm in numbers: a record for each kind of part, named by the opcodes of `opcodes`.

A number that only some operators of a kind read has a default, so that the others need not name it. Nothing here is
compiled: the parts fill these records in, and a window may show parts before any compiler is loaded.
"""

from typing import NamedTuple

from sudoku_desktop.evolution.kernels.opcodes import NEVER


class FitnessPlan(NamedTuple):
    """`optimum`: what a solution's fitness is if that is maximised, else 0."""

    opcode: int
    optimum: float


class SelectionPlan(NamedTuple):
    """`pressure`: how sharply good is told from bad, where a selection has a number for that."""

    opcode: int
    tournament_size: int = 1
    pressure: float = 1.0
    parents_differ: bool = False


class CrossoverPlan(NamedTuple):
    """`probability`: how likely a child has two parents. `shared`: how likely it takes what both have first."""

    opcode: int
    probability: float
    shared: float = 0.0


class MutationPlan(NamedTuple):
    """`chance`: how likely a child is mutated at all; `probability`: how likely each of its blocks or cells is.

    `one_block`: the probability belongs to one random block instead.
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
    """`share`: how likely a child is improved."""

    opcode: int
    share: float = 0.0
    steps: int = 0


class ReplacementPlan(NamedTuple):
    """`parent_chance`: how likely a parent that joins its child is mutated."""

    opcode: int
    elite: int = 0
    parent_chance: float = 0.0


class DuplicatesPlan(NamedTuple):
    """`tries`: how often, at most, another child is made in place of a duplicate."""

    opcode: int
    tries: int = 0


class EscapePlan(NamedTuple):
    """All escapes together; generations are NEVER where nothing happens."""

    ageing_penalty: float = 0.0
    copies_age: bool = False
    ages_last: bool = False
    restart_after: int = NEVER
    restart_counts_better: bool = False
    restart_is_seeded: bool = False
    purge_after: int = NEVER


class Plan(NamedTuple):
    """A whole algorithm; `representation`: how its chromosomes are held."""

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
