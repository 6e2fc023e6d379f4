"""A run depends on algorithm, puzzle and seed alone, however it is cut, paced, paused or threaded."""

import dataclasses
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution import run as run_module
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import DEFAULT_BUDGET, Budget
from sudoku_desktop.evolution.pace import Accelerating, Chunk, EveryImprovement, FullSpeed, GenerationsPerSecond, Pace
from sudoku_desktop.evolution.parts.crossover import SinglePointCrossover
from sudoku_desktop.evolution.parts.selection import Tournament
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, GERGES_2018, PRESETS
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.run import FIRST_QUOTA, MAX_CHUNK, Run, stream
from sudoku_desktop.evolution.snapshot import Snapshot, Status
from tests.evolution.recording import TRACES, Record, record, state_of
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_6

# Restarts fall into every stretch that the tests look at.
RESTARTING = PAPER.with_texts({"restart.after": "70"})
OTHER_PARTS = dataclasses.replace(RESTARTING, population=80, selection=Tournament(4), crossover=SinglePointCrossover())


@dataclasses.dataclass(frozen=True)
class Steady:
    """A fixed number of generations in each chunk, regardless of the speed."""

    generations: int

    def next_chunk(self, speed: float, seconds: float) -> Chunk:
        return Chunk(self.generations)


def run_of(generations: int, pace: Pace | None = None, seed: int = 5) -> Record:
    return record(stream(RESTARTING, ESCARGOT, seed, Budget(generations=generations), pace))


@pytest.mark.parametrize("algorithm", [RESTARTING, OTHER_PARTS], ids=["paper", "other parts"])
def test_that_twenty_times_ten_generations_are_two_hundred(algorithm: Algorithm) -> None:
    whole, chunked = Run(algorithm, ESCARGOT, 5), Run(algorithm, ESCARGOT, 5)
    at_once = record([whole.advance(200)])
    in_parts = record([chunked.advance(10) for _ in range(20)])
    assert in_parts.figures == at_once.figures
    assert state_of(chunked) == state_of(whole)
    assert at_once.last.restarts == 2


@pytest.mark.parametrize("algorithm", [RESTARTING, OTHER_PARTS, CONSTRUCTIVE_2026], ids=["paper", "other", "ours"])
def test_that_a_run_that_begins_again_is_the_run_of_its_seed(algorithm: Algorithm) -> None:
    again, fresh = Run(algorithm, ESCARGOT, 4), Run(algorithm, ESCARGOT, 5)
    again.advance(130)
    again.begin_again(5)
    assert record([again.advance(90)]).figures == record([fresh.advance(90)]).figures
    assert state_of(again) == state_of(fresh)
    assert again.seed == 5


@settings(max_examples=15)
@given(chunks=st.lists(st.integers(0, 60), max_size=8))
def test_that_any_chunks_make_the_same_run(chunks: list[int]) -> None:
    chunked, whole = Run(RESTARTING, MK_FIG_6, 2), Run(RESTARTING, MK_FIG_6, 2)
    in_parts = record([chunked.advance(1), *map(chunked.advance, chunks)])
    at_once = record([whole.advance(1 + sum(chunks))])
    assert in_parts.figures == at_once.figures
    assert state_of(chunked) == state_of(whole)


@pytest.mark.parametrize(
    "pace",
    [
        FullSpeed(),
        Accelerating(),
        Accelerating(start=7),
        GenerationsPerSecond(2),
        GenerationsPerSecond(1000),
        EveryImprovement(),
        Steady(13),
        Steady(100_000),
    ],
    ids=repr,
)
def test_that_every_pace_shows_the_same_run(pace: Pace) -> None:
    assert run_of(400, pace).figures == run_of(400, Steady(1)).figures


def test_that_runs_in_threads_are_the_runs_alone() -> None:
    seeds = range(6)
    alone = [run_of(1500, seed=seed).figures for seed in seeds]
    with ThreadPoolExecutor(3) as pool:
        together = list(pool.map(lambda seed: run_of(1500, seed=seed).figures, seeds))
    assert together == alone


def test_that_seeds_make_different_runs() -> None:
    assert len({run_of(50, seed=seed).traces.tobytes() for seed in range(20)}) == 20


def test_that_a_solved_run_ends_with_the_verified_solution() -> None:
    result = record(stream(PAPER, MK_FIG_1, 9, DEFAULT_BUDGET))
    assert {snapshot.status for snapshot in result.snapshots[:-1]} <= {Status.RUNNING}
    assert result.last.status is Status.SOLVED
    assert result.last.solution is not None
    assert result.last.solution.is_solved
    assert result.last.solution.extends(MK_FIG_1)
    assert result.last.best_cost == result.last.best_so_far_cost == result.traces[0, -1] == 0
    assert result.traces[0, :-1].min() > 0


def test_that_a_run_without_a_solution_ends_with_the_budget() -> None:
    result = run_of(150)
    assert {snapshot.status for snapshot in result.snapshots[:-1]} <= {Status.RUNNING}
    assert result.last.status is Status.BUDGET_SPENT
    assert result.last.solution is None


@pytest.mark.parametrize("generations", [0, 1, 2, 137])
@pytest.mark.parametrize("pace", [FullSpeed(), Steady(10)], ids=repr)
def test_that_a_budget_of_generations_counts_those_after_generation_0(generations: int, pace: Pace) -> None:
    result = run_of(generations, pace)
    assert result.last.generation == generations
    assert result.traces.shape == (len(TRACES), generations + 1)


@pytest.mark.parametrize("trials", [0, 1, 21, 22, 41, 42, 1000])
@pytest.mark.parametrize("pace", [FullSpeed(), Steady(10)], ids=repr)
def test_that_a_budget_of_trials_ends_with_the_generation_that_reaches_it(trials: int, pace: Pace) -> None:
    result = record(stream(PAPER, ESCARGOT, 5, Budget(trials=trials), pace))
    expected = next(made for made in range(21, 2000, 20) if made >= trials)
    assert result.last.trials == expected
    assert result.last.status is Status.BUDGET_SPENT


def test_that_the_first_limit_that_is_reached_counts() -> None:
    limits = Budget(generations=100, trials=500, seconds=1000.0)
    assert record(stream(PAPER, ESCARGOT, 5, limits)).last.generation == 24
    limits = Budget(generations=10, trials=500, seconds=1000.0)
    assert record(stream(PAPER, ESCARGOT, 5, limits)).last.generation == 10


def test_that_a_budget_of_nothing_makes_generation_0() -> None:
    for budget in (Budget(generations=0), Budget(trials=0), Budget(seconds=0)):
        result = record(stream(PAPER, ESCARGOT, 5, budget, Steady(1)))
        assert (result.last.generation, result.last.trials, len(result.snapshots)) == (0, 21, 1)
        assert result.last.status is Status.BUDGET_SPENT
        assert result.last.best_cost == result.last.best_so_far_cost == result.traces[0, 0] > 0
    assert Run(PAPER, ESCARGOT, 5).advance(0).generation == 0


class Clock:
    """A clock whose every reading takes about two milliseconds, which is a binary fraction of a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        self.now += 2**-9
        return self.now


def test_that_seconds_are_of_computing_without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(run_module, "time", clock)
    run = Run(PAPER, ESCARGOT, 5)
    seconds = []
    for snapshot in run.stream(Budget(seconds=4 * 2**-9), Steady(9)):
        seconds.append(snapshot.seconds)
        clock.now += 3600
    assert seconds == [2**-9, 2 * 2**-9, 3 * 2**-9, 4 * 2**-9]
    assert run.generation == 35


def test_that_seconds_decide_only_where_a_run_ends() -> None:
    result = record(stream(RESTARTING, ESCARGOT, 5, Budget(seconds=0.02)))
    whole = run_of(result.last.generation)
    # It may end in the middle of a generation, whose trials count.
    assert 0 <= result.last.trials - whole.last.trials < RESTARTING.population
    assert result.traces.tobytes() == whole.traces.tobytes()
    assert result.improvements == whole.improvements


class ClockOfTrials:
    """A clock that advances by a fixed time for each trial."""

    def __init__(self, seconds_per_trial: float) -> None:
        self.seconds_per_trial = seconds_per_trial
        self.run: Run | None = None

    def perf_counter(self) -> float:
        assert self.run is not None
        return self.run.trials * self.seconds_per_trial


LARGE = {
    "boxes": PAPER.with_settings({"population": 100_000}),
    "construction": CONSTRUCTIVE_2026.with_settings({"population": 100_000}),
    "mutated parents": GERGES_2018.with_settings({"population": 100_000}),
}


@pytest.mark.parametrize("seconds_per_trial", [2e-7, 1e-5, 4e-4])
@pytest.mark.parametrize("algorithm", LARGE.values(), ids=LARGE)
def test_that_a_large_population_keeps_nobody_waiting(
    algorithm: Algorithm, seconds_per_trial: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = ClockOfTrials(seconds_per_trial)
    monkeypatch.setattr(run_module, "time", clock)
    clock.run = run = Run(algorithm, ESCARGOT, 5)
    is_fast = seconds_per_trial < 1e-6
    result: list[Snapshot] = []
    for snapshot in run.stream():
        result.append(snapshot)
        if len(result) == (6 if is_fast else 20):
            break
    trials = [0, *(snapshot.trials for snapshot in result)]
    # FIRST_QUOTA apart, which comes before anything is known.
    longest = max(after - before for before, after in pairwise(trials)) * seconds_per_trial
    assert longest <= max(0.1, 2 * FIRST_QUOTA * seconds_per_trial)
    assert all(after > before for before, after in pairwise(trials))
    if not is_fast:
        in_generation_0 = [snapshot for snapshot in result if snapshot.generation == 0 and not len(snapshot.trace)]
        assert len(in_generation_0) >= 15, "reported while it is made"
    for snapshot in result:
        assert snapshot.best.extends(ESCARGOT)
        assert snapshot.best_so_far_cost <= snapshot.best_cost


@pytest.mark.parametrize("preset", PRESETS, ids=lambda each: each.name)
def test_that_a_run_told_in_mid_generation_is_the_run(preset: Algorithm, monkeypatch: pytest.MonkeyPatch) -> None:
    few = dataclasses.replace(preset, population=max(40, getattr(preset.replacement, "elite", 0) + 1))
    whole, cut = Run(few, Grid.blank(geometry(5)), 5), Run(few, Grid.blank(geometry(5)), 5)
    expected = record([whole.advance(3)])
    clock = ClockOfTrials(0.004)
    monkeypatch.setattr(run_module, "time", clock)
    clock.run = cut
    result = record(cut.stream(Budget(generations=2)))
    assert len(result.snapshots) > 2
    assert result.traces.tobytes() == expected.traces.tobytes()
    assert result.improvements == expected.improvements
    assert state_of(cut) == state_of(whole)


def test_that_a_run_goes_on_with_a_larger_budget_as_if_it_had_had_it() -> None:
    run = Run(RESTARTING, ESCARGOT, 5)
    parts = [
        *run.stream(Budget(generations=60)),
        *run.stream(Budget(trials=3000)),
        *run.stream(Budget(generations=300), Steady(9)),
    ]
    assert record(parts).figures == run_of(300).figures


def test_that_a_stopped_run_can_be_taken_up_again() -> None:
    run = Run(RESTARTING, ESCARGOT, 5)
    stopped = run.stream(pace=Steady(30))
    parts = [next(stopped), next(stopped)]
    stopped.close()
    parts += run.stream(Budget(generations=200))
    assert record(parts).figures == run_of(200).figures


def test_that_a_run_that_is_over_tells_its_end_again() -> None:
    solved = Run(PAPER, MK_FIG_1, 9)
    spent = Run(PAPER, ESCARGOT, 9)
    for run, budget in ((solved, Budget()), (spent, Budget(generations=20)), (spent, Budget(trials=100))):
        *_, last = run.stream(budget)
        (again,) = run.stream(budget)
        assert (again.status, again.generation, again.trials) == (last.status, last.generation, last.trials)
        assert (again.best, again.best_cost) == (last.best, last.best_cost)
        assert (len(again.trace), again.improvements) == (0, ())


def test_that_a_chunk_is_never_longer_than_its_trace() -> None:
    never_solving = PAPER.with_texts({"mutation.probability": "0"})
    run = Run(never_solving, ESCARGOT, 5)
    assert len(run.advance(MAX_CHUNK + 10_000).trace) == MAX_CHUNK
    assert len(run.advance(20).trace) == 20


def test_that_a_chunk_until_an_improvement_ends_with_it() -> None:
    result = record(stream(PAPER, ESCARGOT, 5, Budget(generations=500), EveryImprovement()))
    improving = [snapshot for snapshot in result.snapshots if snapshot.improvements]
    assert len(improving) == len(result.improvements) > 5
    assert [snapshot.improvements[0].generation for snapshot in improving] == [each.generation for each in improving]


@pytest.mark.parametrize("name", ["generations", "trials", "seconds"])
def test_that_a_negative_budget_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=f"^Budget\\.{name} must not be negative, got -1$"):
        Budget(**{name: -1})


def test_that_a_budget_can_be_counted_from_where_a_run_stands() -> None:
    assert Budget(generations=10, trials=20, seconds=3.0).after(100, 2000, 1.5) == Budget(110, 2020, 4.5)
    assert Budget().after(100, 2000, 1.5) == Budget()


def test_that_a_puzzle_without_a_solution_is_run_like_any_other() -> None:
    clashing = Grid.blank().with_cells([(0, 7), (8, 7)])
    result = record(stream(PAPER, clashing, 5, Budget(generations=300)))
    assert result.last.status is Status.BUDGET_SPENT
    assert result.last.best.extends(clashing)
    assert result.traces[0].min() > 0
