"""Every part there is, by the place it takes in an algorithm: what a panel can offer and a file can name."""

from sudoku_desktop.evolution.parts.crossover import SharedThenEither, SinglePointCrossover, UniformCrossover
from sudoku_desktop.evolution.parts.encoding import (
    BoxPermutations,
    CandidateSets,
    Encoding,
    FreeDigits,
    PropagatedGrids,
    RowPermutations,
)
from sudoku_desktop.evolution.parts.escape import Ageing, Purge, Restart, SeededRestart
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
    OtherCandidates,
    RandomCandidates,
    SwapSequences,
    SwapsInOneBlock,
)
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.evolution.parts.preparation import AsGiven, ForcedCells
from sudoku_desktop.evolution.parts.replacement import DeterministicCrowding, Elitism, MutatedParents
from sudoku_desktop.evolution.parts.selection import BetterRanks, LinearRanks, Roulette, Tournament

CATALOGUE: dict[str, tuple[type[Part], ...]] = {
    "preparation": (AsGiven, ForcedCells),
    "encoding": (BoxPermutations, RowPermutations, CandidateSets, FreeDigits, PropagatedGrids),
    "fitness": (
        MissingAndRepeated,
        EqualPairs,
        DistinctProduct,
        ConflictShare,
        AverageProduct,
        FilledCells,
    ),
    "selection": (BetterRanks, Tournament, Roulette, LinearRanks),
    "crossover": (UniformCrossover, SinglePointCrossover, SharedThenEither),
    "mutation": (SwapSequences, SwapsInOneBlock, OtherCandidates, DigitOrSwap, RandomCandidates),
    "improvement": (NoImprovement, MinConflicts, ColumnAndBoxSearch),
    "replacement": (Elitism, MutatedParents, DeterministicCrowding),
}
"""The kinds of part for each place that holds exactly one, in the order they are offered."""

ESCAPES: tuple[type[Part], ...] = (Ageing, Restart, SeededRestart, Purge)
"""The escapes, of which an algorithm has any number."""


def fitting(place: str, encoding: Encoding) -> tuple[type[Part], ...]:
    """The kinds of part that can take a place beside this encoding."""
    kinds = ESCAPES if place == "escapes" else CATALOGUE[place]
    return tuple(kind for kind in kinds if kind.fits(encoding))
