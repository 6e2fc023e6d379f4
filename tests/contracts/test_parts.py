"""Invariants of every combination of parts, on every kind of puzzle, in every generation."""

import dataclasses
from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.kernels.packed_boxes import SIZE, WORDS
from sudoku_desktop.evolution.kernels.records import HALF
from sudoku_desktop.evolution.lowering.boxes import unpack
from sudoku_desktop.evolution.parts.crossover import SinglePointCrossover, UniformCrossover
from sudoku_desktop.evolution.parts.escape import Ageing, Restart
from sudoku_desktop.evolution.parts.mutation import IllegalSwap, SwapSequences
from sudoku_desktop.evolution.parts.replacement import Elitism
from sudoku_desktop.evolution.parts.selection import BetterRanks, Tournament
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.evolution.snapshot import Snapshot, Status
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION, SEVERAL
from tests.reference.naive_evolution import naive_cost

SHAPE = geometry(3)
CHUNKS = (1, 1, 7, 60, 150)
FULL_BUT_WRONG = Grid(np.tile(np.arange(1, 10), 9)[np.argsort(SHAPE.boxes.ravel())])

PUZZLES = {
    "easy": MK_FIG_1,
    "hard": ESCARGOT,
    "several solutions": SEVERAL,
    "17 givens": Grid.from_text("000000010400000000020000000000050407008000300001090000300400200050100000000806000"),
    "no givens": Grid.blank(),
    "one blank": MK_FIG_1_SOLUTION.with_cell(40, 0),
    "two blanks in a box": MK_FIG_1_SOLUTION.with_cells([(0, 0), (1, 0)]),
    "no blank": MK_FIG_1_SOLUTION,
    "no blank and no solution": FULL_BUT_WRONG,
    "clashing givens": Grid.blank().with_cells([(0, 7), (8, 7), (40, 3), (44, 3)]),
}
SETTINGS: dict[str, dict[str, object]] = {
    "as published": {},
    "hardly any mutation": {"mutation": SwapSequences(probability=0.01, longest=1)},
    "much mutation": {"mutation": SwapSequences(1.0, 20, 4, IllegalSwap.SKIPPED)},
    "two individuals": {"population": 2, "mutation": SwapSequences(slack=0)},
    "a large population": {"population": 90, "replacement": Elitism(30), "escapes": (Restart(100),)},
    "nothing is kept": {"replacement": Elitism(0), "escapes": (Ageing(100), Restart(1))},
    "no escapes": {"escapes": ()},
    "restarts and no ageing": {"escapes": (Restart(50),), "replacement": Elitism(5)},
}
PARTS = list(product((BetterRanks(), Tournament(2), Tournament(64)), (UniformCrossover(), SinglePointCrossover())))


def algorithms() -> list[tuple[str, Algorithm]]:
    """Return every selection with every crossover in every setting."""
    return [
        (f"{selection}, {crossover}, {name}", dataclasses.replace(PAPER, selection=selection, crossover=crossover, **s))  # type: ignore[arg-type]
        for (selection, crossover), (name, s) in product(PARTS, SETTINGS.items())
    ]


@dataclasses.dataclass(frozen=True)
class Moment:
    """State of a run after a call of `advance`: the snapshot, and copies of the arrays of the population."""

    name: str
    algorithm: Algorithm
    snapshot: Snapshot
    words: NDArray[np.int64]
    cells: NDArray[np.uint8]
    costs: NDArray[np.float64]
    ages: NDArray[np.float64]
    ranks: NDArray[np.int64]


def moment(name: str, run: Run, snapshot: Snapshot) -> Moment:
    state = run.state
    half = state.counters[HALF]
    population = run.algorithm.population
    words = state.words[half].reshape(-1, WORDS)[:population].copy()
    copies = (state.costs[half, :population].copy(), state.ages[half, :population].copy(), state.ranks.copy())
    return Moment(name, run.algorithm, snapshot, words, unpack(words, run.givens), *copies)


@pytest.fixture(scope="module", params=PUZZLES.values(), ids=PUZZLES.keys())
def givens(request: pytest.FixtureRequest) -> Grid:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def runs(givens: Grid) -> list[list[Moment]]:
    """Runs of all algorithms, each as its states after every chunk."""
    told = []
    for name, algorithm in algorithms():
        run = Run(algorithm, givens, seed=3)
        told.append([moment(name, run, run.advance(generations)) for generations in CHUNKS])
    return told


@pytest.fixture(scope="module")
def moments(runs: list[list[Moment]]) -> list[Moment]:
    return [each for run in runs for each in run]


def costs_of(cells: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Return the number of missing and repeated digits of each row of cells, counted by their definition."""
    lines = cells[:, np.vstack([SHAPE.rows, SHAPE.columns])]
    counts = (lines[..., None] == np.arange(1, 10)).sum(axis=2)
    return ((counts == 0) + np.maximum(counts - 1, 0)).sum(axis=(1, 2))  # type: ignore[no-any-return]


def test_that_givens_stand_in_every_chromosome(moments: list[Moment], givens: Grid) -> None:
    fixed = givens.cells > 0
    for each in moments:
        assert np.all(each.cells[:, fixed] == givens.cells[fixed]), each.name
        assert each.snapshot.best.extends(givens), each.name


def test_that_every_box_is_a_permutation(moments: list[Moment]) -> None:
    for each in moments:
        assert np.all(np.sort(each.cells[:, SHAPE.boxes], axis=2) == np.arange(1, 10)), each.name


def test_that_costs_are_those_of_the_cells(moments: list[Moment]) -> None:
    for each in moments:
        assert np.array_equal(each.costs, costs_of(each.cells)), each.name
        assert each.snapshot.best_cost == naive_cost(each.snapshot.best.cells.tolist()) == each.costs.min(), each.name


def test_that_marks_are_those_of_the_digits(moments: list[Moment]) -> None:
    lines = np.arange(SIZE) // 3, np.arange(SIZE) % 3
    for each in moments:
        digits = (each.words[:, :SIZE, None] >> (4 * np.arange(SIZE))) & 15
        rows, columns = ((1 << (9 * line + digits)).sum(axis=2) for line in lines)
        assert np.array_equal(each.words[:, SIZE:], rows | (columns << 27)), each.name


def test_that_ranks_sort_the_population_by_cost_and_age(moments: list[Moment]) -> None:
    for each in moments:
        assert sorted(each.ranks.tolist()) == list(range(each.algorithm.population)), each.name
        values = (each.costs + each.ages)[each.ranks]
        words = each.words[each.ranks]
        # The leader and its copies age after the ranking.
        others = values[np.any(words != words[0], axis=1)]
        assert np.all(np.diff(others) >= 0), each.name
        assert np.all(each.costs[each.ranks[0]] <= others), each.name


def test_that_every_new_chromosome_is_a_trial(moments: list[Moment]) -> None:
    for each in moments:
        assert isinstance(each.algorithm.replacement, Elitism)
        children = each.algorithm.population - each.algorithm.replacement.elite
        populations = 1 + each.snapshot.restarts
        bred = each.snapshot.generation + 1 - populations
        assert each.snapshot.trials == populations * each.algorithm.population + bred * children, each.name


def test_that_the_best_never_gets_worse_where_an_elite_lives_on_and_does_not_age(runs: list[list[Moment]]) -> None:
    for run in runs:
        algorithm = run[0].algorithm
        assert isinstance(algorithm.replacement, Elitism)
        if algorithm.replacement.elite and not any(isinstance(escape, Ageing) for escape in algorithm.escapes):
            best = np.concatenate([each.snapshot.trace.best for each in run])
            restarted = np.concatenate([each.snapshot.trace.restarted for each in run])
            assert np.all((np.diff(best) <= 0) | (restarted[1:] > 0)), run[0].name


def test_that_figures_of_a_generation_fit_each_other(moments: list[Moment]) -> None:
    for each in moments:
        trace = each.snapshot.trace
        assert np.all((trace.best <= trace.mean) & (trace.mean <= trace.worst)), each.name
        assert np.all((trace.diversity >= 0) & (trace.diversity <= 1)), each.name
        assert np.all(trace.best % 2 == 0), each.name


def test_that_a_restart_comes_after_its_generations() -> None:
    for name, algorithm in algorithms():
        after = next((escape.after for escape in algorithm.escapes if isinstance(escape, Restart)), None)
        trace = Run(algorithm, ESCARGOT, seed=3).advance(250).trace
        expected = list(range(after + 1, 250, after + 1)) if after else []
        assert np.flatnonzero(trace.restarted).tolist() == expected, name


@pytest.mark.parametrize("puzzle", ["one blank", "no blank"])
def test_that_a_puzzle_with_one_filling_is_solved_by_generation_0(puzzle: str) -> None:
    for name, algorithm in algorithms():
        (*_, last) = Run(algorithm, PUZZLES[puzzle], seed=3).stream()
        assert (last.generation, last.trials, last.solution) == (0, algorithm.population, MK_FIG_1_SOLUTION), name
        assert last.agreed.all(), name


def test_that_a_full_grid_that_is_wrong_runs_out_its_budget() -> None:
    assert FULL_BUT_WRONG.is_complete
    assert {conflict.unit // 9 for conflict in FULL_BUT_WRONG.conflicts()} == {0, 1}, "rows and columns"
    for name, algorithm in algorithms():
        (*_, last) = Run(algorithm, FULL_BUT_WRONG, seed=3).stream(Budget(generations=60))
        assert (last.status, last.generation, last.best) == (Status.BUDGET_SPENT, 60, FULL_BUT_WRONG), name
        assert (last.diversity, last.agreed.all()) == (0, True), name
