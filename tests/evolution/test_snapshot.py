"""Snapshots are correct, and stay so while the run continues."""

import dataclasses
from math import log

import numpy as np
import pytest

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.lowering import SAMPLE
from sudoku_desktop.evolution.lowering.boxes import unpack
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.evolution.snapshot import Snapshot, Status
from tests.evolution.recording import TRACES, record
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.reference.naive_evolution import naive_cost

RESTARTING = PAPER.with_texts({"restart.after": "40"})


def population_of(run: Run) -> np.ndarray:
    """Return the cells of the current population, (population, 81)."""
    half = run.state.counters[0]
    state = run.state
    chromosomes = state.words if state.words.shape[1] else state.digits
    rows = chromosomes[half].reshape(run.algorithm.population + 1, -1)[:-1]
    return unpack(rows, run.givens) if state.words.shape[1] else rows


def content_of(snapshot: Snapshot) -> list[object]:
    """Return copies of all data of a snapshot."""
    traces = [getattr(snapshot.trace, name).tolist() for name in TRACES]
    figures = [snapshot.generation, snapshot.trials, snapshot.restarts, snapshot.best_cost, snapshot.best_so_far_cost]
    return [snapshot.best.to_text(), snapshot.entropy.tolist(), snapshot.improvements, *figures, *traces]


def test_that_a_snapshot_does_not_change_while_the_run_goes_on() -> None:
    run = Run(RESTARTING, ESCARGOT, 1)
    result = [run.advance(50) for _ in range(3)]
    then = [content_of(snapshot) for snapshot in result]
    run.advance(500)
    assert [content_of(snapshot) for snapshot in result] == then


@pytest.mark.parametrize("algorithm", PRESETS, ids=lambda algorithm: algorithm.name)
def test_that_the_population_is_reported_on_request_and_does_not_change_the_run(algorithm: Algorithm) -> None:
    run, other = Run(algorithm, ESCARGOT, 1, population=True), Run(algorithm, ESCARGOT, 1)
    snapshot, without = run.advance(20), other.advance(20)
    assert content_of(snapshot) == content_of(without)
    assert without.population is without.costs is None
    assert snapshot.population is not None
    assert snapshot.costs is not None
    cells = population_of(run)
    assert np.array_equal(snapshot.population.reshape(len(cells), 81), cells)
    assert len(snapshot.costs) == algorithm.population
    lowest = int(snapshot.costs.argmin())
    assert snapshot.costs[lowest] == snapshot.best_cost
    assert np.array_equal(snapshot.population[lowest].ravel(), snapshot.best.cells)
    before = snapshot.population.copy()
    run.advance(20)
    assert np.array_equal(snapshot.population, before)
    with pytest.raises(ValueError, match="read-only"):
        snapshot.population[0] = 0


@pytest.mark.parametrize("name", TRACES)
def test_that_a_trace_cannot_be_written_to(name: str) -> None:
    snapshot = Run(PAPER, ESCARGOT, 1).advance(5)
    with pytest.raises(ValueError, match="read-only"):
        getattr(snapshot.trace, name)[0] = 1


def test_that_nothing_else_of_a_snapshot_can_be_written_to() -> None:
    snapshot = Run(PAPER, ESCARGOT, 1).advance(5)
    with pytest.raises(ValueError, match="read-only"):
        snapshot.entropy[0] = 0.5
    with pytest.raises(dataclasses.FrozenInstanceError):
        snapshot.generation = 3  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        snapshot.trace.first = 3  # type: ignore[misc]


def test_that_the_best_is_the_lowest_cost_of_the_present_generation() -> None:
    run = Run(RESTARTING, ESCARGOT, 1)
    for _ in range(30):
        snapshot = run.advance(4)
        costs = [naive_cost(cells.tolist()) for cells in population_of(run)]
        assert snapshot.best_cost == snapshot.trace.best[-1] == min(costs)
        assert naive_cost(snapshot.best.cells.tolist()) == min(costs)
        assert snapshot.trace.worst[-1] == max(costs)
        assert snapshot.trace.mean[-1] == pytest.approx(np.mean(costs))


def test_that_agreed_cells_are_those_the_whole_population_fills_alike() -> None:
    run = Run(RESTARTING, MK_FIG_1, 1)
    agreed_free_cells = 0
    for _ in range(30):
        snapshot = run.advance(2)
        population = population_of(run)
        alike = [len(set(population[:, cell].tolist())) == 1 for cell in range(81)]
        assert snapshot.agreed.tolist() == alike
        assert snapshot.agreed[MK_FIG_1.cells > 0].all()
        agreed_free_cells += sum(alike) - MK_FIG_1.filled_count
    assert agreed_free_cells > 0


def naive_entropy(digits: list[int], size: int) -> float:
    """Return Shannon's entropy, in units of that of `size` equally frequent digits."""
    shares = [digits.count(digit) / len(digits) for digit in set(digits)]
    return min(1.0, -sum(share * log(share) for share in shares) / log(size))


@pytest.mark.parametrize("algorithm", [RESTARTING, *PRESETS], ids=lambda algorithm: algorithm.name)
def test_that_the_entropy_of_a_cell_is_that_of_the_digits_the_population_holds_there(algorithm: Algorithm) -> None:
    run = Run(algorithm, MK_FIG_1, 1)
    for _ in range(3):
        snapshot = run.advance(1)
        population = population_of(run)[:: -(-algorithm.population // SAMPLE)]
        expected = [naive_entropy(population[:, cell].tolist(), 9) for cell in range(81)]
        assert snapshot.entropy == pytest.approx(expected, abs=1e-9)
        assert not snapshot.entropy[MK_FIG_1.cells > 0].any()


def test_that_improvements_fall_and_come_in_order() -> None:
    run = Run(RESTARTING, ESCARGOT, 1)
    result = record([run.advance(30) for _ in range(40)])
    costs = [each.cost for each in result.improvements]
    generations = [each.generation for each in result.improvements]
    assert len(costs) > 5
    assert costs == sorted(set(costs), reverse=True)
    assert generations == sorted(set(generations))
    assert generations[0] == 0
    whole = Run(RESTARTING, ESCARGOT, 1)
    trials_after = [whole.advance(1).trials for _ in range(generations[-1] + 1)]
    assert [each.trials for each in result.improvements] == [trials_after[generation] for generation in generations]
    assert [naive_cost(each.grid.cells.tolist()) for each in result.improvements] == costs
    assert [result.traces[0, generation] for generation in generations] == costs
    assert all(each.grid.extends(ESCARGOT) for each in result.improvements)


def test_that_the_best_so_far_outlives_a_restart() -> None:
    run = Run(RESTARTING, ESCARGOT, 1)
    result = record([run.advance(1) for _ in range(200)])
    so_far = np.minimum.accumulate(result.traces[0])
    assert [snapshot.best_so_far_cost for snapshot in result.snapshots] == so_far.tolist()
    assert result.last.best_so_far_cost == result.improvements[-1].cost
    assert any(snapshot.best_cost > snapshot.best_so_far_cost for snapshot in result.snapshots)


def test_that_restarts_are_counted_and_marked() -> None:
    run = Run(RESTARTING, ESCARGOT, 1)
    result = record([run.advance(7) for _ in range(30)])
    marked = np.flatnonzero(result.traces[4])
    assert marked.tolist() == [41, 82, 123, 164, 205]
    for snapshot in result.snapshots:
        assert snapshot.restarts == np.count_nonzero(marked <= snapshot.generation)


def test_that_diversity_is_a_share_and_that_of_the_last_generation() -> None:
    result = record([Run(PAPER, ESCARGOT, 1).advance(300)])
    assert 0 <= result.traces[3].min() < result.traces[3].max() <= 1
    assert result.last.diversity == result.traces[3, -1]


def test_that_there_is_no_solution_while_a_run_is_running() -> None:
    snapshot = Run(PAPER, ESCARGOT, 1).advance(5)
    assert (snapshot.status, snapshot.solution) == (Status.RUNNING, None)
