"""A generation of distinct individuals never holds one twice."""

import dataclasses
from random import Random

import numpy as np
import pytest

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.kernels.duplicates import first_entry, seat_digits, seat_words
from sudoku_desktop.evolution.kernels.records import (
    COUNTERS,
    GENERATION,
    SINCE_BETTER,
    SINCE_PURGE,
    TRACE_PURGED,
    TRIALS,
)
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE, fitting
from sudoku_desktop.evolution.parts.duplicates import DistinctIndividuals, DuplicatesAllowed
from sudoku_desktop.evolution.parts.encoding import BoxPermutations, Encoding, PropagatedGrids, RowPermutations
from sudoku_desktop.evolution.parts.escape import Purge
from sudoku_desktop.evolution.parts.mutation import OtherCandidates, Scope, SwapsInOneBlock
from sudoku_desktop.evolution.parts.replacement import (
    DeterministicCrowding,
    Elitism,
    MutatedParents,
    Replacement,
    SteadyState,
)
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026
from tests.evolution.bench import Bench, packed, plain
from tests.puzzles import MK_FIG_1_SOLUTION, UNSOLVABLE
from tests.reference.grids import solved_grid, thinned

ENCODINGS = [kind() for kind in CATALOGUE["encoding"]]
REPLACEMENTS = [Elitism(2), MutatedParents(1, 0.5), DeterministicCrowding(), SteadyState()]


def distinct(bench: Bench) -> int:
    return len(np.unique(bench.population(), axis=0))


def algorithm_of(encoding: Encoding, replacement: Replacement, tries: int) -> Algorithm:
    """Return an algorithm that often produces duplicates."""
    parts = {"replacement": replacement, "duplicates": DistinctIndividuals(tries), "population": 12}
    if isinstance(encoding, PropagatedGrids):
        return dataclasses.replace(CONSTRUCTIVE_2026, **parts, escapes=())  # type: ignore[arg-type]
    blocks = isinstance(encoding, BoxPermutations | RowPermutations)
    mutation = SwapsInOneBlock(0.2) if blocks else OtherCandidates(0.2, Scope.ONE_CELL)
    return plain(encoding, mutation=mutation, **parts)


PAIRS = [
    (encoding, replacement)
    for encoding in ENCODINGS
    for replacement in REPLACEMENTS
    if type(replacement) in fitting("replacement", encoding)
]


@pytest.mark.parametrize("order", [3, 4])
@pytest.mark.parametrize(("encoding", "replacement"), PAIRS, ids=repr)
def test_that_no_two_individuals_are_alike(encoding: Encoding, replacement: Replacement, order: int) -> None:
    givens = UNSOLVABLE if order == 3 else Grid(thinned(solved_grid(4, Random(4)), 0.3, Random(5)), geometry(4))
    result = {}
    for duplicates in (DistinctIndividuals(10_000), DuplicatesAllowed()):
        algorithm = dataclasses.replace(algorithm_of(encoding, replacement, 10_000), duplicates=duplicates)
        bench = Bench(algorithm, givens)
        counts = [distinct(bench)]
        while len(counts) < 90 and bench.costs.min() > 0 and bench.step():
            counts.append(distinct(bench))
        result[type(duplicates)] = counts
    assert set(result[DistinctIndividuals]) == {12}
    assert order == 4 or min(result[DuplicatesAllowed]) < 12, "else nothing was refused"


def test_that_a_purge_repeats_nobody_either() -> None:
    # Each differs from the best in one box, so that half of the children would be copies of the best.
    duplicates = DistinctIndividuals(10_000)
    algorithm = plain(BoxPermutations(), population=9, duplicates=duplicates, mutation=SwapsInOneBlock(1.0))
    algorithm = dataclasses.replace(algorithm, escapes=(Purge(1),))
    bench = Bench(algorithm, Grid.blank())
    best = bench.population()[0]
    cells = np.tile(best, (9, 1))
    for one, (first, second, *_) in zip(cells[1:], Grid.blank().geometry.boxes, strict=False):
        one[[first, second]] = one[[second, first]]
    bench.put(cells, 50.0 + np.arange(9))
    bench.counters[[SINCE_BETTER, SINCE_PURGE]] = 1
    assert bench.step()
    assert bench.trace[0, TRACE_PURGED] == 1
    assert distinct(bench) == 9
    assert (np.all(bench.population()[:8] == best, axis=1)).sum() <= 1


@pytest.mark.parametrize("tries", [1, 7])
@pytest.mark.parametrize(("encoding", "replacement"), PAIRS, ids=repr)
def test_that_a_generation_is_filled_where_there_are_too_few(
    encoding: Encoding, replacement: Replacement, tries: int
) -> None:
    # Two cells of a row and box are free, and the row and the box permutations are two; a third given is wrong.
    digits = MK_FIG_1_SOLUTION.cells.copy()
    digits[:2] = 0
    digits[80] = digits[80] % 9 + 1 if isinstance(encoding, PropagatedGrids) else digits[80]
    givens = Grid(digits)
    bench = Bench(algorithm_of(encoding, replacement, tries), givens)
    bench.put(bench.population(), bench.costs + 1)  # so that it goes on, solved or not
    for _ in range(20):
        before = bench.counters[TRIALS]
        assert bench.step()
        assert distinct(bench) <= 81
        assert bench.counters[TRIALS] - before <= 3 * 12 * (tries + 1)
        bench.put(bench.population(), bench.costs + 1)


@pytest.mark.parametrize("packs", [False, True])
def test_that_the_set_knows_what_its_slots_hold(packs: bool) -> None:
    """Compare with a search of a list, over generations in which chromosomes are replaced."""
    random, size = Random(8), 6
    few = [solved_grid(3, Random(seed)) for seed in range(9)]
    counters, seats = np.zeros(COUNTERS, np.int64), np.zeros(32, np.int64)
    cells = np.zeros((size + 1, 81), np.uint8)
    answers = []
    for generation in range(60):
        counters[GENERATION] = generation
        first = first_entry(counters, size)
        held: dict[int, list[int]] = {}
        for _ in range(2 * size):
            child, to = few[random.randrange(len(few))], random.randrange(size)
            cells[size] = child
            with np.errstate(over="ignore"):
                if packs:
                    is_new = seat_words(seats, first, packed(cells, Grid.blank()).ravel(), size, to)
                else:
                    is_new = seat_digits(seats, first, cells.ravel(), 81, size, to)
            assert is_new == (child not in held.values())
            answers.append(is_new)
            if is_new:
                held[to] = child
                cells[to] = child
    assert 100 < sum(answers) < len(answers) - 100
