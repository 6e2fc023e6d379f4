"""Algorithm → the numbers a loop is steered by."""

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.kernels import opcodes
from sudoku_desktop.evolution.kernels.records import Plan
from sudoku_desktop.evolution.lowering.boxes import can_be_packed
from sudoku_desktop.evolution.parts.crossover import SharedThenEither, SinglePointCrossover, UniformCrossover
from sudoku_desktop.evolution.parts.encoding import (
    BoxPermutations,
    CandidateSets,
    FreeDigits,
    PropagatedGrids,
    RowPermutations,
)
from sudoku_desktop.evolution.parts.escape import Ageing, Counted, Purge, Restart, SeededRestart, Whose
from sudoku_desktop.evolution.parts.fitness import (
    AverageProduct,
    ConflictShare,
    DistinctProduct,
    EqualPairs,
    FilledCells,
    MissingAndRepeated,
)
from sudoku_desktop.evolution.parts.improvement import ColumnAndBoxSearch, MinConflicts, NoImprovement
from sudoku_desktop.evolution.parts.mutation import (
    DigitOrSwap,
    Drawing,
    IllegalSwap,
    Kept,
    OtherCandidates,
    RandomCandidates,
    Scope,
    SlackOf,
    SwapSequences,
    SwapsInOneBlock,
)
from sudoku_desktop.evolution.parts.replacement import DeterministicCrowding, Elitism, MutatedParents
from sudoku_desktop.evolution.parts.selection import BetterRanks, LinearRanks, Mates, Roulette, Selection, Tournament

_REPRESENTATIONS = {
    BoxPermutations: opcodes.BOXES,
    RowPermutations: opcodes.ROWS,
    CandidateSets: opcodes.CANDIDATES,
    FreeDigits: opcodes.FREE,
    PropagatedGrids: opcodes.PLACEMENTS,
}
_MEASURES = {
    MissingAndRepeated: opcodes.FIT_MISSING,
    EqualPairs: opcodes.FIT_PAIRS,
    DistinctProduct: opcodes.FIT_PRODUCT,
    ConflictShare: opcodes.FIT_CONFLICTS,
    AverageProduct: opcodes.FIT_AVERAGES,
    FilledCells: opcodes.FIT_FILLED,
}
_SELECTIONS = {
    BetterRanks: opcodes.SELECT_BETTER_RANKS,
    Tournament: opcodes.SELECT_TOURNAMENT,
    Roulette: opcodes.SELECT_ROULETTE,
    LinearRanks: opcodes.SELECT_LINEAR_RANKS,
}
_CROSSOVERS = {
    UniformCrossover: opcodes.CROSS_UNIFORM,
    SinglePointCrossover: opcodes.CROSS_SINGLE_POINT,
    SharedThenEither: opcodes.CROSS_SHARED_FIRST,
}
_IMPROVEMENTS = {
    NoImprovement: opcodes.IMPROVE_NOT,
    MinConflicts: opcodes.IMPROVE_MIN_CONFLICTS,
    ColumnAndBoxSearch: opcodes.IMPROVE_COLUMNS_AND_BOXES,
}
_REPLACEMENTS = {
    Elitism: opcodes.REPLACE_ELITISM,
    MutatedParents: opcodes.REPLACE_MUTATED_PARENTS,
    DeterministicCrowding: opcodes.REPLACE_CROWDING,
}


def lower_algorithm(algorithm: Algorithm, order: int) -> Plan:
    """The algorithm in numbers, for grids of an order."""
    selection, crossover, mutation = algorithm.selection, algorithm.crossover, algorithm.mutation
    improvement, replacement = algorithm.improvement, algorithm.replacement
    escapes = {type(escape): escape for escape in algorithm.escapes}
    restart = escapes.get(Restart) or escapes.get(SeededRestart)
    assert restart is None or isinstance(restart, Restart | SeededRestart)
    ageing, purge = escapes.get(Ageing), escapes.get(Purge)
    opcode, chance = _mutation(algorithm)
    swaps = 1
    if isinstance(mutation, SwapSequences):
        swaps = mutation.longest
    elif isinstance(mutation, SwapsInOneBlock):
        swaps = mutation.swaps
    assert isinstance(crossover, UniformCrossover | SinglePointCrossover | SharedThenEither)
    assert isinstance(mutation, SwapSequences | SwapsInOneBlock | OtherCandidates | DigitOrSwap | RandomCandidates)
    optimum = algorithm.fitness.optimum(order) if algorithm.fitness.maximised else 0.0
    packed = can_be_packed(algorithm, order)
    return Plan(
        representation=opcodes.PACKED_BOXES if packed else _REPRESENTATIONS[type(algorithm.encoding)],
        population=algorithm.population,
        fitness=_MEASURES[type(algorithm.fitness)],
        optimum=optimum,
        selection=_SELECTIONS[type(selection)],
        tournament_size=selection.size if isinstance(selection, Tournament) else 1,
        pressure=_pressure(selection),
        parents_differ=isinstance(selection, Tournament | Roulette | LinearRanks)
        and selection.parents is Mates.DIFFERENT,
        crossover=_CROSSOVERS[type(crossover)],
        crossover_probability=float(crossover.probability),
        shared=float(crossover.shared) if isinstance(crossover, SharedThenEither) else 0.0,
        mutation=opcode,
        mutation_chance=chance,
        mutation_probability=float(mutation.probability),
        swaps=swaps,
        slack=mutation.slack if isinstance(mutation, SwapSequences) else 0,
        counts_before=isinstance(mutation, SwapSequences) and mutation.slack_of is SlackOf.BOTH_BEFORE,
        skips_illegal=isinstance(mutation, SwapSequences) and mutation.illegal_swap is IllegalSwap.SKIPPED,
        draws_free=isinstance(mutation, SwapsInOneBlock) and mutation.drawing is Drawing.FREE,
        most=mutation.most if isinstance(mutation, SwapsInOneBlock) else opcodes.NEVER,
        keeps_no_worse=isinstance(mutation, SwapsInOneBlock) and mutation.kept is Kept.NO_WORSE,
        improvement=_IMPROVEMENTS[type(improvement)],
        improvement_share=float(improvement.share)
        if isinstance(improvement, MinConflicts | ColumnAndBoxSearch)
        else 0.0,
        improvement_steps=improvement.steps if isinstance(improvement, MinConflicts) else 0,
        replacement=_REPLACEMENTS[type(replacement)],
        elite=replacement.elite if isinstance(replacement, Elitism | MutatedParents) else 0,
        parent_chance=float(replacement.probability) if isinstance(replacement, MutatedParents) else 0.0,
        ageing_penalty=float(ageing.penalty) if isinstance(ageing, Ageing) else 0.0,
        copies_age=isinstance(ageing, Ageing) and ageing.whose is Whose.SOLUTION,
        restart_after=restart.after if restart is not None else opcodes.NEVER,
        restart_counts_better=restart is not None and restart.counted is Counted.WITHOUT_IMPROVEMENT,
        restart_is_seeded=isinstance(restart, SeededRestart),
        purge_after=purge.after if isinstance(purge, Purge) else opcodes.NEVER,
    )


def _pressure(selection: Selection) -> float:
    """How sharply a selection tells good from bad, where it has a number for that."""
    if isinstance(selection, LinearRanks):
        return float(selection.pressure)
    return float(selection.power) if isinstance(selection, Roulette) else 1.0


def _mutation(algorithm: Algorithm) -> tuple[int, float]:
    """The mutation's opcode, and how likely it is carried out at all."""
    mutation = algorithm.mutation
    if isinstance(mutation, SwapSequences):
        return opcodes.MUTATE_SEQUENCES, 1.0
    if isinstance(mutation, SwapsInOneBlock):
        return opcodes.MUTATE_ONE_BLOCK, float(mutation.probability)
    if isinstance(mutation, OtherCandidates):
        if mutation.scope is Scope.ONE_CELL:
            return opcodes.MUTATE_ONE_CELL, float(mutation.probability)
        return opcodes.MUTATE_EACH_CELL, 1.0
    if isinstance(mutation, DigitOrSwap):
        return opcodes.MUTATE_DIGIT_OR_SWAP, float(mutation.probability)
    assert isinstance(mutation, RandomCandidates)
    return opcodes.MUTATE_WHILE_BUILDING, 1.0
