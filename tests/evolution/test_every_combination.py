"""Invariants of every combination of parts, on grids of every order, trial after trial."""

import dataclasses
from collections.abc import Callable, Sequence
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.algorithm import EXCLUSIVE_ESCAPES, Algorithm
from sudoku_desktop.evolution.forced_cells import candidates
from sudoku_desktop.evolution.kernels.generations import advance
from sudoku_desktop.evolution.kernels.opcodes import NEVER
from sudoku_desktop.evolution.kernels.records import (
    NO_MATINGS,
    PHASE,
    PLACE,
    POPULATING,
    PURGING,
    SEEDING,
    TRACE_BEST,
    TRACE_COLUMNS,
    TRACE_MEAN,
    TRACE_WORST,
    TRIALS,
)
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE, fitting
from sudoku_desktop.evolution.parts.encoding import CandidateSets, Encoding, RowPermutations
from sudoku_desktop.evolution.parts.escape import Ageing, Escape
from sudoku_desktop.evolution.parts.genes import Genes
from sudoku_desktop.evolution.parts.improvement import MinConflicts
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.evolution.parts.replacement import DeterministicCrowding, Elitism, MutatedParents, SteadyState
from sudoku_desktop.evolution.run import Run
from tests.evolution.algorithms import parts
from tests.evolution.bench import TRIAL, Bench, covering, every_combination, plain
from tests.evolution.recording import state_of
from tests.puzzles import MK_FIG_1, MK_FIG_1_SOLUTION
from tests.reference.grids import solved_grid, thinned
from tests.reference.naive_fitness import naive_cost_of

GENERATIONS = 9
ENCODINGS = [kind() for kind in CATALOGUE["encoding"]]


def puzzle(order: int, kept: float, seed: int) -> Grid:
    random = Random(seed)
    return Grid(thinned(solved_grid(order, random), kept, random), geometry(order))


def check_chromosomes(bench: Bench, cells: np.ndarray) -> None:
    """Check the invariants of chromosomes, shape (many, cells)."""
    encoding, givens = bench.run.algorithm.encoding, bench.givens
    shape = givens.geometry
    fixed = givens.cells > 0
    assert np.all(cells[:, fixed] == givens.cells[fixed])
    if encoding.kind is Genes.BLOCKS:
        blocks = shape.rows if isinstance(encoding, RowPermutations) else shape.boxes
        assert np.all(np.sort(cells[:, blocks], axis=2) == np.arange(1, shape.size + 1))
    elif encoding.kind is Genes.PLACEMENTS:
        assert all(not Grid(each, givens.geometry).conflicts() for each in cells)
    else:
        admitted = candidates(givens.cells, shape) if isinstance(encoding, CandidateSets) else np.ones((1, shape.size))
        admitted = np.broadcast_to(admitted, (shape.cell_count, shape.size))
        free = np.flatnonzero(~fixed)
        assert np.all(admitted[free, cells[:, free].astype(int) - 1])


def check_generation(bench: Bench, before: tuple[np.ndarray, np.ndarray, np.ndarray]) -> None:
    """Check a complete generation; `before` is the previous population with its costs and ranks."""
    algorithm, order = bench.run.algorithm, bench.givens.geometry.order
    cells, costs = bench.population(), bench.costs
    check_chromosomes(bench, cells)
    wanted = [naive_cost_of(algorithm.fitness, each, order) for each in cells.tolist()]
    assert costs.tolist() == pytest.approx(wanted, rel=1e-9, abs=1e-12)
    row = bench.trace[0]
    assert (row[TRACE_BEST], row[TRACE_WORST]) == (costs.min(), costs.max())
    assert row[TRACE_MEAN] == pytest.approx(costs.mean())
    values = (costs + bench.state.ages[bench.half, : bench.size])[bench.ranks]
    assert sorted(bench.ranks.tolist()) == list(range(bench.size))
    # The leader and its copies age after the ranking.
    ranked = cells[bench.ranks]
    others = values[np.any(ranked != ranked[0], axis=1)]
    assert np.all(np.diff(others) >= 0)
    assert np.all(costs[bench.ranks[0]] <= others + 1e-9)
    replacement, phase = algorithm.replacement, bench.counters[PHASE]
    if phase in (POPULATING, SEEDING, PURGING):
        return
    old_cells, old_costs, old_ranks = before
    if isinstance(replacement, Elitism | MutatedParents):
        elite = old_ranks[: replacement.elite]
        assert np.array_equal(cells[: replacement.elite], old_cells[elite])
        assert np.array_equal(costs[: replacement.elite], old_costs[elite])
    elif isinstance(replacement, DeterministicCrowding):
        assert np.all(costs <= old_costs)
        assert np.all((costs < old_costs) | (cells == old_cells).all(axis=1) | (costs == old_costs))
    elif isinstance(replacement, SteadyState):
        assert np.all(costs <= old_costs)


CUTS = ((NEVER, False), (TRIAL, False), (7, True))
"""Quotas of trials for a call of `advance`, each with whether the call also ends at an improvement."""


def check_run(algorithm: Algorithm, givens: Grid, generations: int) -> None:
    """Check each generation, and that the run does not depend on the size of calls."""
    bench = Bench(algorithm, givens)
    check_chromosomes(bench, bench.population())
    made = 1
    while made < generations:
        before = bench.population(), bench.costs, bench.ranks
        if not bench.step():
            break
        made += 1
        check_generation(bench, before)
    expected = state_of(bench.run)
    for quota, until_improvement in CUTS:
        assert state_of(cut(algorithm, givens, generations, quota, until_improvement)) == expected


def cut(algorithm: Algorithm, givens: Grid, generations: int, quota: int, until_improvement: bool) -> Run:
    """Return the same run in calls of another size."""
    run = Run(algorithm, givens, 2007)
    trace = np.zeros((generations, TRACE_COLUMNS))
    done = 0
    while done < generations:
        trials, place = run.trials, run.state.counters[PLACE]
        with np.errstate(over="ignore"):
            done += advance(
                *run.lowered, run.state, trace[done:], generations - done, NEVER, quota, until_improvement, NO_MATINGS
            )
        made = run.state.counters[TRIALS] - trials
        if not made:
            break
        assert place == 0 or made <= quota + 2
    return run


@pytest.mark.parametrize("chosen", [covering, pytest.param(list, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda each: each.label)
def test_that_combinations_of_parts_keep_the_rules_and_make_one_run(
    encoding: Encoding, chosen: Callable[[Sequence[Algorithm]], list[Algorithm]]
) -> None:
    puzzles = [puzzle(2, 0.2, 1), puzzle(3, 0.3, 2), puzzle(2, 0.0, 3), puzzle(3, 0.5, 4)]
    for number, algorithm in enumerate(chosen(every_combination(encoding, population=4))):
        check_run(algorithm, puzzles[number % len(puzzles)], 4)


@st.composite
def small_algorithms(draw: st.DrawFn) -> Algorithm:
    """Draw an algorithm with any parts and values, but a small population and early escapes."""
    encoding = draw(st.sampled_from(ENCODINGS))
    population = draw(st.integers(2, 9))

    def drawn(place: str) -> Part:
        part = draw(st.sampled_from(fitting(place, encoding)).flatmap(parts))
        if isinstance(part, Elitism | MutatedParents):
            return dataclasses.replace(part, elite=part.elite % population)
        return dataclasses.replace(part, steps=part.steps % 9 + 1) if isinstance(part, MinConflicts) else part

    chosen = {place: drawn(place) for place in CATALOGUE if place != "encoding"}
    kinds = draw(st.lists(st.sampled_from(fitting("escapes", encoding)), unique=True))
    if set(EXCLUSIVE_ESCAPES) <= set(kinds):
        kinds.remove(draw(st.sampled_from(EXCLUSIVE_ESCAPES)))
    escapes: list[Part] = []
    for kind in kinds:
        escape = draw(parts(kind))
        soon = {} if isinstance(escape, Ageing) else {"after": draw(st.integers(1, 4))}
        escapes.append(dataclasses.replace(escape, **soon))
    assert all(isinstance(escape, Escape) for escape in escapes)
    return plain(encoding, population=population, escapes=tuple(escapes), **chosen)


@given(
    algorithm=small_algorithms(),
    order=st.sampled_from([2, 3, 4]),
    kept=st.sampled_from([0.0, 0.2, 0.4, 0.7, 0.97]),
    seed=st.integers(0, 1000),
)
def test_that_any_values_keep_the_rules_and_make_one_run(
    algorithm: Algorithm, order: int, kept: float, seed: int
) -> None:
    check_run(algorithm, puzzle(order, kept, seed), GENERATIONS)


@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda each: each.label)
def test_that_a_puzzle_without_a_solution_runs_like_any_other(encoding: Encoding) -> None:
    clashing = Grid.blank().with_cells([(0, 7), (72, 7)])
    admitted = candidates(MK_FIG_1.cells, MK_FIG_1.geometry)
    cell = int(np.flatnonzero(admitted.sum(axis=1) > 1)[0])
    wrong = next(digit for digit in np.flatnonzero(admitted[cell]) + 1 if digit != MK_FIG_1_SOLUTION.cells[cell])
    for givens in (clashing, MK_FIG_1.with_cell(cell, int(wrong))):
        for algorithm in every_combination(encoding, population=4)[::7]:
            snapshot = Run(algorithm, givens, 3).advance(30)
            assert (snapshot.generation, snapshot.solution) == (29, None)
            assert snapshot.best_cost > 0
            assert snapshot.best.extends(givens)
