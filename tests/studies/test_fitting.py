"""The fit to published figures measures deviations correctly, and gives up no algorithm that may be right."""

import json
import math
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import numpy as np
import pytest

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import preset
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.studies import Archive, Comparison, Ending, KeptRun, Outcome, Study, StudyRun, Trial, fitting
from sudoku_desktop.studies.declaration import FittingRules
from sudoku_desktop.studies.fitting import (
    Deviation,
    Fit,
    block_of,
    deviation_of,
    fits,
    remaining,
    weights_of_values,
)
from sudoku_desktop.studies.published import PublishedFigure
from sudoku_desktop.studies.report import report_as_json, report_of
from sudoku_desktop.trials.records import algorithm_text
from tests.puzzles import MK_FIG_1
from tests.studies.test_running import Threads

PAPER = preset("mantere-koljonen-2007")
TEXT = algorithm_text(PAPER)
DOCUMENT = "mantere-koljonen-2007"


def kept(seed: int, generations: int, *, solved: bool = True, algorithm: Algorithm = PAPER) -> KeptRun:
    trial = Trial.of(MK_FIG_1, algorithm, seed, Budget(generations=1000), "mk-fig1")
    ending = Ending.SOLVED if solved else Ending.BUDGET_SPENT
    outcome = Outcome(ending, generations, 20 * generations, 0, 0.1, 0.0, 0, None)
    return KeptRun(seed, "mine", trial, outcome, "1", "now", b"")


def comparison(what: str, statistic: str, *within: float, settings: str = "") -> Comparison:
    return Comparison(DOCUMENT, ("mk-fig1",), what, statistic, ("mk-fig1",), within, settings=settings)


def deviation(what: Comparison, runs: list[KeptRun], theirs: float, others: list[KeptRun] | None = None) -> Deviation:
    table = {(TEXT, "mk-fig1"): runs, ("changed", "mk-fig1"): others or []}
    with patch.object(fitting, "published_mean", lambda _: PublishedFigure(theirs, None)):
        return deviation_of(what, table, TEXT, "changed" if others else TEXT)


def test_that_a_cost_is_what_is_spent_for_each_solution() -> None:
    runs = [kept(1, 100), kept(2, 300), kept(3, 1000, solved=False)]
    found = deviation(comparison("mean generations", "mean generations"), runs, 350)
    assert found.log_ratio == pytest.approx(math.log(700 / 350))
    assert found.variance == pytest.approx(1 / 2)
    found = deviation(comparison("mean trials", "mean trials"), runs, 7000)
    assert found.log_ratio == pytest.approx(math.log(2))
    nothing = deviation(comparison("mean generations", "mean generations"), [kept(1, 1000, solved=False)], 1000)
    assert (nothing.log_ratio, nothing.is_bound) == (0.0, True)
    at_once = deviation(comparison("mean generations", "mean generations"), [kept(1, 0)], 100)
    assert at_once.log_ratio == pytest.approx(math.log(1 / 100)), "a run that begins with a solution"


def test_that_a_median_is_extrapolated_where_less_than_half_is_solved() -> None:
    median = comparison("median generations", "median generations")
    runs = [kept(1, 100), kept(2, 200), kept(3, 400), kept(4, 1000, solved=False)]
    assert deviation(median, runs, 300).log_ratio == pytest.approx(0)
    runs = [kept(1, 100), *(kept(seed, 1000, solved=False) for seed in (2, 3))]
    assert deviation(median, runs, 2100 * math.log(2)).log_ratio == pytest.approx(0)


def test_that_shares_are_compared_as_rates() -> None:
    share = comparison("solved of 100 within 10000 trials", "solved of 100", 10_000)
    runs = [*(kept(seed, 400) for seed in range(10)), *(kept(seed, 600) for seed in range(10))]
    found = deviation(share, runs, 75)
    assert found.log_ratio == pytest.approx(math.log(math.log(2) / math.log(4)))
    endless = comparison("solved of 100", "solved of 100")
    assert deviation(endless, [kept(1, 900), kept(2, 1000, solved=False)], 50).log_ratio == pytest.approx(0)
    everything = [kept(seed, 400) for seed in range(5)]
    assert deviation(share, everything, 100).log_ratio == pytest.approx(0), "five of five are no less than 100 of 100"


def test_that_a_claim_is_a_ratio_of_costs_and_a_bound_binds_on_one_side() -> None:
    claim = comparison("times as slow without it", "cost ratio", settings="ageing.penalty=0")
    runs, dearer = [kept(1, 100), kept(2, 300)], [kept(1, 1000), kept(2, 1000)]
    found = deviation(claim, runs, 5, dearer)
    assert (found.log_ratio, found.variance) == (pytest.approx(0), pytest.approx(1))
    bound = replace(claim, what="times as slow without it, at least")
    assert deviation(bound, runs, 2, dearer) == Deviation(0.0, 0.0), "chance has no share in a claim that holds"
    endless = [kept(seed, 1000, solved=False) for seed in range(9)]
    assert deviation(bound, runs, 2, endless) == Deviation(0.0, 0.0)
    assert deviation(bound, runs, 10, dearer).log_ratio == pytest.approx(math.log(0.5))


def test_that_a_puzzle_counts_once_and_so_does_a_setting() -> None:
    figures = {
        comparison("mean generations", "mean generations"): Deviation(1.0, 0.0),
        comparison("median generations", "median generations"): Deviation(3.0, 0.0),
        comparison("five", "cost ratio", settings="restart.after=500"): Deviation(2.0, 0.0),
        comparison("ten", "cost ratio", settings="restart.after=1000"): Deviation(0.0, 0.0),
    }
    fit = Fit(PAPER, 10, figures)
    assert {name: square for name, (square, _, _) in fit.blocks.items()} == {"mk-fig1": 5.0, "restart.after": 2.0}
    assert fit.total[0] == 7.0
    assert fit.factor == pytest.approx(math.exp(math.sqrt(3.5)))


def test_that_a_deviation_that_is_a_bound_may_only_be_larger() -> None:
    figure = comparison("mean generations", "mean generations")
    (far,) = Fit(PAPER, 10, {figure: Deviation(2.0, 1.0, is_bound=True)}).blocks.values()
    assert far == (4.0, 0.0, pytest.approx(math.sqrt(18)))
    (near,) = Fit(PAPER, 10, {figure: Deviation(-2.0, 1.0, is_bound=True)}).blocks.values()
    assert near == (3.0, pytest.approx(math.sqrt(18)), pytest.approx(math.sqrt(18)))


def simulated(
    chance: np.random.Generator, rates: np.ndarray, published: np.ndarray, seeds: int, algorithms: list[Algorithm]
) -> list[Fit]:
    """Return fits of runs with exponential run times and these `rates`, shape (algorithms, puzzles)."""
    found = []
    for algorithm, own in zip(algorithms, rates, strict=True):
        times = chance.exponential(1 / own, (seeds, len(own)))
        figures = {}
        for number, mean in enumerate(times.mean(axis=0)):
            what = Comparison(DOCUMENT, (f"p{number}",), "mean generations", "mean generations", (f"p{number}",))
            figures[what] = Deviation(math.log(mean / published[number]), 1 / seeds)
        found.append(Fit(algorithm, seeds, figures))
    return found


def test_that_the_right_algorithm_is_hardly_ever_given_up_and_a_hopeless_one_soon() -> None:
    chance = np.random.default_rng(1)
    algorithms = [PAPER.with_settings({"population": 10 + number}) for number in range(6)]
    lost = hopeless = 0
    for _ in range(200):
        true = np.exp(chance.normal(0, 1, 15))
        published = np.exp(chance.normal(0, 0.4, 15)) / true  # a paper whose figures are rough
        others = [true * np.exp(chance.normal(0, spread, 15)) for spread in (0.2, 0.6, 1.0, 1.5, 4.0)]
        found = simulated(chance, np.array([true, *others]), published, 4, algorithms)
        left = remaining(found)
        lost += algorithms[0] not in left
        hopeless += algorithms[-1] not in left
    assert lost == 0
    assert hopeless > 190


def fitted(algorithms: tuple[Algorithm, ...], archive: Archive, seeds: int = 8) -> Study:
    """Return a study of the printed easy puzzle, of which all runs were made."""
    study = Study(
        name="readings",
        title="Readings",
        puzzles=(("mk-fig1", MK_FIG_1), ("empty", Grid.blank())),
        algorithms=algorithms,
        seeds=range(seeds),
        budget=Budget(generations=300),
        comparisons=(
            *(
                Comparison(DOCUMENT, (name,), "mean generations", "mean generations", (name,))
                for name in ("mk-fig1", "empty")
            ),
            Comparison(
                DOCUMENT,
                ("design",),
                "times as slow without slack",
                "cost ratio",
                ("mk-fig1",),
                settings="mutation.slack=0",
            ),
        ),
        fitting=FittingRules(rounds=4),
    )
    list(StudyRun(study, archive, pool=Threads).run())
    return study


def test_that_a_study_of_readings_gives_up_resumes_and_reports(tmp_path: Path) -> None:
    algorithms = (PAPER, PAPER.with_texts({"duplicates": "DuplicatesAllowed", "mutation.probability": "0"}))
    with Archive(tmp_path / "runs") as archive:
        study = fitted(algorithms, archive)
        found = fits(study, archive)
        assert found[0].algorithm == PAPER
        assert {block_of(each) for each in found[0].figures} == {"mk-fig1", "empty", "mutation.slack"}
        assert sum(fit.weight for fit in found) == pytest.approx(1)
        weights = weights_of_values(found)["duplicates"]
        assert weights["UnlikeParents"] == pytest.approx(found[0].weight)
        made = archive.count()
        again = list(StudyRun(study, archive, pool=Threads).run())
        assert not any(each.new for each in again)
        assert archive.count() == made
        text = report_of(study, archive).markdown()
        assert "Which algorithm fits the published figures" in text
        assert "Published figures and those of mantere-koljonen-2007\n" in text
        result = json.loads(report_as_json(study, archive))["fitting"]
        assert result[0]["algorithm"] == "mantere-koljonen-2007"


def test_that_runs_of_readings_are_the_same_after_an_interruption(tmp_path: Path) -> None:
    algorithms = tuple(PAPER.with_texts({"ageing.penalty": text}) for text in ("1", "2"))
    with Archive(tmp_path / "whole") as whole, Archive(tmp_path / "parts") as parts:
        study = fitted(algorithms, whole, seeds=6)
        run = StudyRun(study, parts, pool=Threads)
        for progress in run.run():
            if progress.done >= 7:
                run.halt()
        assert parts.count() < whole.count()
        list(StudyRun(study, parts, pool=Threads).run())
        results = [{(run.trial, run.outcome) for run in archive.runs()} for archive in (whole, parts)]
        assert results[0] == results[1]
        assert [fit.weight for fit in fits(study, whole)] == [fit.weight for fit in fits(study, parts)]


def test_that_an_interrupted_study_tells_only_of_readings_with_all_figures(tmp_path: Path) -> None:
    algorithms = tuple(PAPER.with_texts({"ageing.penalty": text}) for text in ("1", "2"))
    with Archive(tmp_path / "whole") as whole, Archive(tmp_path / "part") as part:
        study = fitted(algorithms, whole, seeds=1)
        runs = [*whole.made_runs()]
        part.put_study(study.name, study.to_json())
        part.add(run for run in runs if run.trial.title == "empty")
        assert fits(study, part) == []
        assert "Which algorithm fits" not in report_of(study, part).markdown()
        result = json.loads(report_as_json(study, part))
        assert (result["published"], result.get("fitting")) == ([], None)
        changed = PAPER.with_texts({"mutation.slack": "0"})
        part.add(run for run in runs if run.trial.algorithm in (TEXT, algorithm_text(changed)))
        assert [fit.algorithm for fit in fits(study, part)] == [PAPER]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [("mutation.slak=0", "has no setting 'mutation.slak'"), ("mutation.slack=x", "mutation.slack"), ("slack", "slack")],
)
def test_that_a_change_that_no_algorithm_can_have_is_refused_at_once(tmp_path: Path, changes: str, reason: str) -> None:
    with Archive(tmp_path / "runs") as archive:
        study = fitted((PAPER,), archive, seeds=1)
    *others, claim = study.comparisons
    with pytest.raises(ProblemError, match=reason):
        replace(study, comparisons=(*others, replace(claim, settings=changes)))


def test_that_a_fit_needs_figures_it_has_a_measure_of(tmp_path: Path) -> None:
    with Archive(tmp_path / "runs") as archive:
        study = fitted((PAPER,), archive, seeds=1)
    with pytest.raises(ProblemError, match="needs published figures"):
        replace(study, comparisons=())
    extreme = Comparison(DOCUMENT, ("empty",), "most generations", "most generations", ("empty",))
    with pytest.raises(ProblemError, match="no measure of most generations"):
        replace(study, comparisons=(extreme,))
