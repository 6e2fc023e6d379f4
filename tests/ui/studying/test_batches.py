"""Runs of races, ratings and collections in the laboratory: found, repeated there bit for bit, and exported."""

from __future__ import annotations

import csv
import io

import pytest

from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, GERGES_2018, MANTERE_KOLJONEN_2007
from sudoku_desktop.studies import Archive, Ending, Query
from sudoku_desktop.trials.records import KeptRun
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.run_controller import RunState
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.ui.real_window import LONG
from tests.ui.studying.conftest import settle


def facts(run: KeptRun) -> tuple[object, ...]:
    """What a repeated run must have in common with the first one: everything but the computing time."""
    outcome = run.outcome
    costs = outcome.best_cost, outcome.common_cost, outcome.solution
    return run.trial.puzzle, run.trial.algorithm, run.trial.seed, outcome.generations, outcome.trials, *costs


@pytest.fixture
def in_the_laboratory(window, open_runs, qtbot, tmp_path):
    """Finds a run by words, exports it, and repeats it; returns the run and its repetition."""
    parts = window.parts
    window.appearance.set_pace("full")

    def repeated(words: str) -> tuple[KeptRun, KeptRun]:
        qtbot.waitUntil(lambda: not parts.runs.is_busy, timeout=LONG)
        page = open_runs()
        page.search.setText(words)
        settle(page, qtbot)
        page.table.selectRow(0)
        settle(page, qtbot)
        (run,) = page.selected_runs
        path = tmp_path / "runs.csv"
        page.export(path)
        file_writer().finish()
        (row,) = csv.DictReader(line for line in io.StringIO(path.read_text("utf-8")) if not line.startswith("#"))
        assert (row["seed"], row["generations"]) == (str(run.trial.seed), str(run.outcome.generations))
        page.draw_over_plot()
        assert len(window.running.overlays) == 1
        with qtbot.waitSignal(parts.presenter.ended, timeout=LONG):
            page.repeat()
        qtbot.waitUntil(lambda: not parts.runs.is_busy, timeout=LONG)
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
    """A race of three algorithms, of which it tells how far each came."""
    parts = window.parts

    def run(puzzle, trials, state):
        parts.editor.load_puzzle(puzzle)
        qtbot.waitUntil(lambda: parts.judge.solution is not None, timeout=LONG)
        parts.actions.race.trigger()
        race = window.racing.race
        race.count.set_number(3)
        race.pace.setCurrentIndex(race.pace.count() - 1)
        race.trials.set_number(trials)
        algorithms = MANTERE_KOLJONEN_2007, GERGES_2018, CONSTRUCTIVE_2026
        for seed, (lane, algorithm) in enumerate(zip(race.lanes, algorithms, strict=False), 5):
            lane.chooser.choose(algorithm.name)
            lane.seed.set_seed(seed)
        race.start_button.click()
        qtbot.waitUntil(lambda: race.controller.state is state, timeout=LONG)
        qtbot.waitUntil(lambda: not parts.runs.is_busy, timeout=LONG)
        return race

    return run


def test_that_runs_of_a_race_are_found_repeated_and_exported(race, in_the_laboratory):
    lanes = race(MK_FIG_1, 10_000_000, RunState.SOLVED).racing
    for lane in lanes:
        algorithm, seed = lane.runner
        run, again = in_the_laboratory(f"{algorithm.name} {seed}")
        assert (run.outcome.trials, run.outcome.generations) == (lane.trials, lane.last.generation)
        assert facts(run) == facts(again)


def test_that_unsolved_runs_of_a_race_are_repeated_up_to_their_last_whole_generation(race, in_the_laboratory):
    lane, *_ = race(ESCARGOT, 1_000, RunState.BUDGET_SPENT).racing
    run, again = in_the_laboratory("mantere 5")
    assert run.outcome.ending is Ending.STOPPED
    assert run.trial.budget.trials == lane.trials == 1_000
    assert again.outcome.generations == run.outcome.generations


def test_that_a_race_that_goes_on_takes_its_own_place(window, race, qtbot, kept):
    opened = race(ESCARGOT, 1_000, RunState.BUDGET_SPENT)
    assert len(kept()) == 3
    opened.go_on_button.click()
    qtbot.waitUntil(lambda: opened.controller.state is RunState.BUDGET_SPENT, timeout=LONG)
    qtbot.waitUntil(lambda: not window.parts.runs.is_busy, timeout=LONG)
    assert {run.trial.budget.trials for run in kept() if not run.outcome.solved} == {2_000}
    assert len(kept()) == 3


def test_that_a_race_that_is_on_when_the_program_closes_is_kept(window, race, qtbot, tmp_path):
    opened = race(ESCARGOT, 1_000, RunState.BUDGET_SPENT)
    opened.trials.set_number(1_000_000_000)
    opened.start_button.click()
    qtbot.waitUntil(lambda: opened.racing[0].trials > 0, timeout=LONG)
    window.parts.editor.set_clean()
    window.close()
    with Archive(tmp_path / "runs.sqlite3") as archive:
        assert len(archive.runs()) > 3
