"""Rating by evolution: statistics of many runs, independent of threads, and the effect of unsolved runs."""

import dataclasses
import json
import math
from collections.abc import Sequence
from threading import Event, Timer
from typing import Any

import pytest

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, TEAM_209
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.services.evolutionary_rating import (
    MAX_RUNS,
    EvolutionaryRating,
    EvolutionSettings,
    rate_by_evolution,
)
from sudoku_desktop.services.rating_scales import EvolutionaryLevel
from sudoku_desktop.trials import execution
from sudoku_desktop.trials.execution import solve
from sudoku_desktop.trials.records import Ending, MadeRun, Outcome, Trial
from sudoku_desktop.trials.statistics import Spread, ratio_interval, share_interval
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION

SHORT = Budget(generations=300)
"""Budget that some of the runs on figure 1 need to be solved and others exceed."""
ENDLESS = Budget()
UNSOLVABLE = MK_FIG_1.with_cell(1, 5)


def rated(generations: Sequence[int], unsolved: Sequence[int] = (), algorithm: Algorithm = PAPER) -> EvolutionaryRating:
    """Return a rating with known figures: solved runs, then unsolved ones."""
    ends = [(count, Ending.SOLVED) for count in generations] + [(count, Ending.BUDGET_SPENT) for count in unsolved]
    outcomes = [Outcome(ending, count, 20 * count, 0, 0.1, 0.0, 0, None) for count, ending in ends]
    return EvolutionaryRating(MK_FIG_1, algorithm, 5, Budget(generations=20_000), 10).of_outcomes(outcomes)


def rated_with_runs(*arguments: object, **named: object) -> tuple[EvolutionaryRating, list[MadeRun]]:
    """Return a rating with its finished runs, by seed."""
    runs: list[MadeRun] = []
    rating = rate_by_evolution(*arguments, **named, keep=runs.extend)  # type: ignore[arg-type]
    return rating, sorted(runs, key=lambda run: run.trial.seed)


@pytest.fixture(scope="module")
def short_rating() -> EvolutionaryRating:
    return rate_by_evolution(MK_FIG_1, EvolutionSettings(PAPER, runs=12, seed=3, budget=SHORT, threads=1))


def test_that_a_rating_is_what_each_seed_gives_alone(short_rating: EvolutionaryRating) -> None:
    alone = [solve(PAPER, MK_FIG_1, seed, SHORT) for seed in range(3, 15)]
    rating, runs = rated_with_runs(MK_FIG_1, EvolutionSettings(PAPER, 12, 3, SHORT, threads=2))
    assert rating == short_rating
    assert [
        (run.trial.seed, run.outcome.solved, run.outcome.generations, run.outcome.trials, run.outcome.solution)
        for run in runs
    ] == [(each.seed, each.solved, each.generations, each.trials, each.solution) for each in alone]
    assert short_rating.in_generations.spent.tolist() == [each.generations for each in alone]
    assert short_rating.in_trials.spent.tolist() == [each.trials for each in alone]
    assert short_rating.in_generations.solved.tolist() == [each.solved for each in alone]
    assert 0 < short_rating.solved < 12
    assert short_rating.is_complete


@pytest.mark.parametrize("threads", [2, 4, None])
def test_that_threads_do_not_change_a_rating(threads: int | None, short_rating: EvolutionaryRating) -> None:
    assert rate_by_evolution(MK_FIG_1, EvolutionSettings(PAPER, 12, 3, SHORT, threads)) == short_rating


def test_that_the_clock_does_not_make_ratings_differ(short_rating: EvolutionaryRating) -> None:
    _, runs = rated_with_runs(MK_FIG_1, EvolutionSettings(PAPER, 12, 3, SHORT))
    slower = [dataclasses.replace(run.outcome, seconds=run.outcome.seconds + 1) for run in runs]
    assert slower == [run.outcome for run in runs]
    assert short_rating.of_outcomes(slower) == short_rating


def test_that_other_seeds_make_another_rating(short_rating: EvolutionaryRating) -> None:
    other, runs = rated_with_runs(MK_FIG_1, EvolutionSettings(PAPER, 12, 100, SHORT))
    assert [run.trial.seed for run in runs] == list(range(100, 112))
    assert set(other.in_generations.spent) != set(short_rating.in_generations.spent)


def test_that_whoever_watches_sees_more_and_more_and_at_last_the_rating() -> None:
    seen: list[EvolutionaryRating] = []
    rating = rate_by_evolution(
        MK_FIG_1, EvolutionSettings(PAPER, 40, budget=Budget(generations=20_000)), watch=seen.append
    )
    counts = [each.finished for each in seen]
    assert counts == sorted(set(counts))
    assert seen[-1] is rating
    for each in seen:
        some = iter(rating.in_trials.spent.tolist())
        assert all(spent in some for spent in each.in_trials.spent.tolist()), "in the order of the seeds"


@pytest.mark.parametrize("threads", [1, 3])
def test_that_a_stopped_rating_keeps_the_runs_that_ended_as_they_were(threads: int) -> None:
    stop = Event()

    def stop_after_some(rating: EvolutionaryRating) -> None:
        if rating.finished >= 5:
            stop.set()

    part, runs = rated_with_runs(
        MK_FIG_1, EvolutionSettings(PAPER, MAX_RUNS, 3, threads=threads), stop=stop, watch=stop_after_some
    )
    assert 5 <= part.finished < MAX_RUNS
    assert not part.is_complete
    seeds = [run.trial.seed for run in runs]
    assert seeds == sorted(set(seeds))
    _, whole = rated_with_runs(MK_FIG_1, EvolutionSettings(PAPER, max(seeds) - 2, 3))
    by_seed = {run.trial.seed: run.outcome for run in whole}
    assert [run.outcome for run in runs] == [by_seed[seed] for seed in seeds]
    assert part.in_generations.spent.tolist() == [run.outcome.generations for run in runs]


def test_that_a_run_under_way_when_stopped_does_not_count_as_unsolved() -> None:
    stop = Event()
    timer = Timer(0.05, stop.set)
    timer.start()
    rating = rate_by_evolution(UNSOLVABLE, EvolutionSettings(PAPER, 5, budget=ENDLESS), stop=stop)
    timer.join()
    assert rating.finished == 0


def test_that_what_is_stopped_beforehand_has_no_figures() -> None:
    stop = Event()
    stop.set()
    rating = rate_by_evolution(MK_FIG_1, EvolutionSettings(PAPER), stop=stop)
    assert (rating.finished, rating.solved, rating.trials_mean) == (0, 0, None)
    assert math.isnan(rating.solved_share.value)
    assert (rating.generations, rating.level) == (None, None)
    assert rating.expected.figures == (math.inf, 0.0, math.inf)
    assert not rating.is_lower_bound
    told = json.loads(json.dumps(rating.as_json_object(), allow_nan=False))
    assert (told["generations"], told["expected_generations"], told["expected_generations_interval"]) == (None,) * 3


def test_that_an_error_in_whoever_watches_ends_the_runs() -> None:
    def fail(rating: EvolutionaryRating) -> None:
        raise RuntimeError("the watcher failed")

    # Only the first seeds of so many are run, or the test would take a minute.
    with pytest.raises(RuntimeError, match="the watcher failed"):
        rate_by_evolution(MK_FIG_1, EvolutionSettings(PAPER, MAX_RUNS), watch=fail)


def test_that_an_error_in_a_run_is_told_and_ends_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = execution.execute

    def failing(trial: Trial, *rest: Any, **named: Any) -> MadeRun:
        if trial.seed == 7:
            raise ZeroDivisionError("the seventh run failed")
        return whole(trial, *rest, **named)

    monkeypatch.setattr(execution, "execute", failing)
    with pytest.raises(ZeroDivisionError, match="the seventh run failed"):
        rate_by_evolution(MK_FIG_1, EvolutionSettings(PAPER, 20, threads=2))


def test_that_figures_of_runs_are_theirs() -> None:
    rating = rated([100, 500, 300, 100])
    assert rating.generations == Spread(100, 250.0, 200.0, 500)
    assert (rating.expected.value, rating.trials_mean, rating.solved_share.value) == (250.0, 5000.0, 1.0)
    assert not rating.is_lower_bound
    assert rating.expected.figures[1:] == ratio_interval([100, 500, 300, 100], [True] * 4)
    assert rating.solved_share.figures[1:] == share_interval(4, 4)


def test_that_unsolved_runs_count_with_what_they_spent_and_make_bounds() -> None:
    rating = rated([1000, 3000], [20_000, 20_000])
    assert (rating.finished, rating.solved, rating.solved_share.value) == (4, 2, 0.5)
    assert rating.is_lower_bound
    assert rating.generations == Spread(1000, 11_000.0, 11_500.0, 20_000)
    assert rating.expected.value == 44_000 / 2
    assert rating.trials_mean == 220_000.0
    assert rating.level is EvolutionaryLevel.HARD


def test_that_unsolved_runs_alone_show_hardness_only_beyond_the_scale() -> None:
    assert rated([], [10_001] * 3).level is EvolutionaryLevel.HARD
    assert rated([], [10_000] * 3).level is None
    assert rated([], [300] * 3).level is None


def test_that_another_order_has_no_level() -> None:
    rating = rate_by_evolution(Grid.blank(geometry(2)), EvolutionSettings(PAPER, runs=3))
    assert rating.solved == 3
    assert rating.level is None


def test_that_a_rating_is_one_json_object_that_begins_as_the_command_line_says() -> None:
    rating = rated([100, 500, 300, 100], [20_000])
    told = json.loads(json.dumps(rating.as_json_object(), allow_nan=False))
    assert list(told)[:6] == ["algorithm", "runs", "solved", "generations", "trials_mean", "level"]
    assert (told["algorithm"], told["runs"], told["solved"]) == ("mantere-koljonen-2007", 5, 4)
    assert told["generations"] == {"min": 100, "mean": 4200.0, "median": 300.0, "max": 20_000}
    assert (told["trials_mean"], told["level"], told["expected_generations"]) == (84_000.0, "medium", 5250.0)
    assert (told["seed"], told["generations_are_lower_bound"]) == (5, True)
    assert told["budget"] == {"generations": 20_000, "trials": None, "seconds": None}
    assert told["solved_share_interval"] == list(share_interval(4, 5))


@pytest.mark.parametrize("algorithm", [CONSTRUCTIVE_2026, TEAM_209], ids=lambda each: str(each.name))
def test_that_other_algorithms_rate_too(algorithm: Algorithm) -> None:
    rating = rate_by_evolution(MK_FIG_1, EvolutionSettings(algorithm, runs=4))
    assert rating.generations == Spread(0, 0.0, 0.0, 0)
    assert rating.expected.figures == (0.0, 0.0, 0.0)


def test_that_a_solved_grid_is_rated_as_nothing_to_do() -> None:
    rating = rate_by_evolution(MK_FIG_1_SOLUTION, EvolutionSettings(PAPER, runs=2))
    assert (rating.solved, rating.generations) == (2, Spread(0, 0.0, 0.0, 0))


@pytest.mark.parametrize("runs", [0, MAX_RUNS + 1])
def test_that_runs_out_of_range_are_refused(runs: int) -> None:
    with pytest.raises(ValueError, match=rf"runs must be in \[1, 10000\], got {runs}"):
        rate_by_evolution(MK_FIG_1, EvolutionSettings(PAPER, runs))


def test_that_no_thread_at_all_is_refused() -> None:
    with pytest.raises(ValueError, match="threads must be at least 1, got 0"):
        rate_by_evolution(MK_FIG_1, EvolutionSettings(PAPER, threads=0))


def test_that_what_an_algorithm_cannot_write_is_refused_at_once() -> None:
    clash_in_a_box = ESCARGOT.with_cell(1, 1)
    with pytest.raises(ValueError, match="box 1 holds a given twice"):
        rate_by_evolution(clash_in_a_box, EvolutionSettings(PAPER, 3))
