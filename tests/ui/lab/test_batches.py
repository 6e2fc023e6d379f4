"""Runs of races, ratings and collections in the Lab: found, repeated there bit for bit, and exported."""

import csv
import io

import pytest

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, GERGES_2018, MANTERE_KOLJONEN_2007
from sudoku_desktop.services.evolutionary_rating import EvolutionSettings
from sudoku_desktop.studies import Archive, Ending, Query
from sudoku_desktop.trials import records
from sudoku_desktop.trials.records import COLLECTIONS, RATINGS, KeptRun
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.run_controller import RunState
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_6
from tests.ui.lab.conftest import settle


def facts(run: KeptRun) -> tuple[object, ...]:
    """Return what a repeated run must have in common with the first: everything except the computing time."""
    outcome = run.outcome
    costs = outcome.best_cost, outcome.common_cost, outcome.solution
    return run.trial.puzzle, run.trial.algorithm, run.trial.seed, outcome.generations, outcome.trials, *costs


@pytest.fixture
def in_the_laboratory(window, open_runs, qtbot, tmp_path):
    """Function that finds a run by words and its seed, exports and repeats it; returns the run and its repetition."""
    parts = window.parts
    window.appearance.set_pace("full")

    def repeated(words: str, seed: int) -> tuple[KeptRun, KeptRun]:
        qtbot.waitUntil(lambda: not parts.runs.is_busy)
        lab = open_runs()
        page = lab.runs
        page.filter.setCurrentIndex(page.filter.findText("All runs"))
        page.search.setText(words)
        settle(lab, qtbot)
        found = page._archive().runs(Query(ids=page.model.ids))
        page.table.selectRow(page.model.ids.index(min(run.id for run in found if run.trial.seed == seed)))
        settle(lab, qtbot)
        (run,) = page.table.selected_rows
        path = tmp_path / "runs.csv"
        page.export(path)
        file_writer().finish()
        (row,) = csv.DictReader(line for line in io.StringIO(path.read_text("utf-8")) if not line.startswith("#"))
        assert (row["seed"], row["generations"]) == (str(run.trial.seed), str(run.outcome.generations))
        page.overlay_action.trigger()
        assert len(window.running.overlays) == 1
        with qtbot.waitSignal(parts.presenter.ended):
            page.repeat()
        qtbot.waitUntil(lambda: not parts.runs.is_busy)
        archive = parts.runs.archive()
        again = archive.runs()[0]
        assert again.id != run.id
        if run.outcome.ending is not Ending.STOPPED:
            first, second = archive.improvements(Query(ids=[run.id, again.id])).values()
            assert first.tolist() == second.tolist(), "every improvement, at the same time"
        parts.editor.set_clean()
        return run, again

    yield repeated
    parts.editor.set_clean()


@pytest.fixture
def race(window, qtbot):
    """Function that races three algorithms and returns how far each came."""
    parts = window.parts

    def run(puzzle, trials, state):
        parts.editor.load_puzzle(puzzle)
        qtbot.waitUntil(lambda: parts.verdict.solution is not None)
        parts.window.racing.open.trigger()
        race = window.racing.race
        race.count.set_number(3)
        race.pace.setCurrentIndex(race.pace.count() - 1)
        race.trials.set_number(trials)
        algorithms = MANTERE_KOLJONEN_2007, GERGES_2018, CONSTRUCTIVE_2026
        for seed, (lane, algorithm) in enumerate(zip(race.lanes, algorithms, strict=False), 5):
            lane.chooser.choose(algorithm.name)
            lane.seed.set_seed(seed)
        race.start_button.click()
        qtbot.waitUntil(lambda: race.controller.state is state)
        qtbot.waitUntil(lambda: not parts.runs.is_busy)
        return race

    return run


def test_that_runs_of_a_race_are_found_repeated_and_exported(race, in_the_laboratory):
    lanes = race(MK_FIG_1, 10_000_000, RunState.SOLVED).racing
    for lane in lanes:
        algorithm, seed = lane.runner
        run, again = in_the_laboratory(algorithm.name, seed)
        assert (run.outcome.trials, run.outcome.generations) == (lane.trials, lane.last.generation)
        assert facts(run) == facts(again)


def test_that_unsolved_runs_of_a_race_are_repeated_up_to_their_last_whole_generation(race, in_the_laboratory):
    lane, *_ = race(ESCARGOT, 1_000, RunState.BUDGET_SPENT).racing
    run, again = in_the_laboratory("mantere", 5)
    assert run.outcome.ending is Ending.STOPPED
    assert run.trial.budget.trials == lane.trials == 1_000
    assert again.outcome.generations == run.outcome.generations


def test_that_a_race_that_goes_on_takes_its_own_place(window, race, qtbot, kept):
    opened = race(ESCARGOT, 1_000, RunState.BUDGET_SPENT)
    assert len(kept()) == 3
    opened.go_on_button.click()
    qtbot.waitUntil(lambda: opened.controller.state is RunState.BUDGET_SPENT)
    qtbot.waitUntil(lambda: not window.parts.runs.is_busy)
    assert {run.trial.budget.trials for run in kept() if not run.outcome.solved} == {2_000}
    assert len(kept()) == 3


@pytest.mark.own_window
def test_that_a_race_that_is_on_when_the_program_closes_is_kept(window, race, qtbot, tmp_path):
    opened = race(ESCARGOT, 1_000, RunState.BUDGET_SPENT)
    opened.trials.set_number(1_000_000_000)
    opened.start_button.click()
    qtbot.waitUntil(lambda: opened.racing[0].has_history)
    window.parts.editor.set_clean()
    window.close()
    with Archive(tmp_path / "runs.sqlite3") as archive:
        assert len(archive.runs()) > 3


QUICK = EvolutionSettings(MANTERE_KOLJONEN_2007, runs=4, seed=7, budget=Budget(generations=300))
LONG_RUNS = EvolutionSettings(MANTERE_KOLJONEN_2007, runs=10_000, seed=7, budget=Budget(generations=300))


@pytest.fixture
def rate(window, qtbot):
    """Function that rates a puzzle on the page; returns its panel once `until` holds, or all runs are archived."""
    parts = window.parts

    def rate(puzzle, settings=QUICK, until=lambda panel: not (panel.rater.is_busy or is_writing(parts.runs))):
        parts.editor.load_puzzle(puzzle)
        qtbot.waitUntil(lambda: parts.verdict.solution is not None)
        window.laboratory.open("ratings")
        qtbot.waitUntil(lambda: window.ratings.panels is not None and window.ratings.panels.givens == puzzle)
        panel = window.ratings.panels.evolution
        panel.form.show_settings(settings)
        panel.start()
        qtbot.waitUntil(lambda: until(panel))
        return panel

    return rate


def is_writing(runs):
    """Return whether a run is being written or waits for writing, which takes as long as a rating."""
    return runs._batch_timer.isActive() or runs._batched or runs.is_busy


def test_that_runs_of_a_rating_are_found_repeated_and_exported_and_each_is_there_once(rate, in_the_laboratory, kept):
    rating = rate(MK_FIG_1).rating
    assert sorted(run.outcome.trials for run in kept()) == sorted(rating.in_trials.spent)
    assert {run.study for run in kept()} == {RATINGS}
    for seed in (7, 9):
        run, again = in_the_laboratory("mantere rating", seed)
        assert run.study == RATINGS
        assert facts(run) == facts(again)
        assert run.outcome.ending is again.outcome.ending
    rate(MK_FIG_1)
    rate(MK_FIG_1)
    assert sorted(run.trial.seed for run in kept() if run.study == RATINGS) == [7, 8, 9, 10]


def test_that_ratings_have_a_place_of_their_own_among_the_studies(rate, make_run, open_runs, qtbot):
    rate(MK_FIG_1)
    make_run("gold-2005")
    lab = open_runs()
    page = lab.runs
    names = [page.filter.itemText(index) for index in range(page.filter.count())]
    assert names[-2:] == ["Runs outside of studies", "Ratings by evolution"]
    for name, count in (("All runs", 5), (names[-2], 1), (names[-1], 4)):
        page.filter.setCurrentIndex(page.filter.findText(name))
        settle(lab, qtbot)
        assert len(page.model.ids) == count
    assert page._archive().studies() == {}


def test_that_runs_of_batches_are_bounded_and_displace_no_single_run(rate, make_run, kept, monkeypatch):
    monkeypatch.setattr(records, "MOST_BATCH_RUNS", 3)
    make_run("gold-2005")
    rate(MK_FIG_1)
    assert [run.study for run in kept()] == [RATINGS] * 3 + [""]


@pytest.mark.own_window
def test_that_what_a_rating_has_made_when_the_program_closes_is_kept(window, rate, tmp_path):
    rate(MK_FIG_1, LONG_RUNS, lambda panel: panel.rating is not None and panel.rating.finished > 2)
    window.parts.editor.set_clean()
    window.close()
    with Archive(tmp_path / "runs.sqlite3") as archive:
        count = archive.count()
    assert count > 2
    assert (tmp_path / "runs.sqlite3").stat().st_size < 4_000 * count + 100_000


def test_that_runs_of_a_collection_are_found_repeated_and_exported(
    window, rate, in_the_laboratory, kept, qtbot, tmp_path
):
    parts = window.parts
    (tmp_path / "two.sdm").write_text(f"{MK_FIG_1.to_text()} easy one\n{MK_FIG_6.to_text()} other one\n")
    window.ratings.open_collection(tmp_path / "two.sdm")
    qtbot.waitUntil(lambda: len(window.ratings.collections) == 1)
    (collection,) = window.ratings.collections
    qtbot.waitUntil(lambda: len(collection.puzzles) == 2)
    collection.form.show_settings(QUICK)
    collection.start()
    qtbot.waitUntil(lambda: not (collection.rater.is_busy or is_writing(parts.runs)))
    assert {(run.study, run.trial.givens) for run in kept()} == {(COLLECTIONS, MK_FIG_1), (COLLECTIONS, MK_FIG_6)}
    assert len(kept()) == 8
    run, again = in_the_laboratory(collection.puzzles[1].givens.to_text(), 8)
    assert run.trial.title == collection.puzzles[1].title
    assert facts(run) == facts(again)
    collection.close()
