"""Which runs of the window are archived, and how."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject

from sudoku_desktop.studies import Archive, Ending, command_of
from sudoku_desktop.trials import archive
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.watching import keeper
from tests.puzzles import MK_FIG_6
from tests.ui.real_window import real_window


@pytest.mark.own_window
def test_that_a_run_outlasts_the_window(window, make_run, qtbot, tmp_path):
    make_run("gold-2005", 7)
    window.parts.editor.set_clean()
    window.close()
    with Archive(tmp_path / "runs.sqlite3") as archive:
        (run,) = archive.runs()
        assert run.trial.seed == 7
        assert run.trial.parsed_algorithm.name == "gold-2005"
        assert run.outcome.ending is Ending.BUDGET_SPENT
        assert run.outcome.generations == 100
        assert archive.history(run.id).generation[-1] == 100


def test_that_a_run_that_is_left_for_another_puzzle_is_kept_as_stopped(window, make_run, kept, qtbot):
    parts = window.parts
    window.running.step.trigger()
    qtbot.waitUntil(lambda: parts.presenter.record.last is not None)
    parts.controller.stop()
    parts.editor.load_puzzle(MK_FIG_6)
    qtbot.waitUntil(lambda: not parts.runs.is_busy)
    (run,) = kept()
    assert run.outcome.ending is Ending.STOPPED


@pytest.mark.own_window
def test_that_a_run_that_is_on_when_the_window_closes_is_kept(window, make_run, qtbot, tmp_path):
    parts = window.parts
    parts.parameters.choose_preset("gold-2005")
    window.running.solve.trigger()
    qtbot.waitUntil(lambda: parts.presenter.record.last is not None)
    parts.editor.set_clean()
    window.close()
    with Archive(tmp_path / "runs.sqlite3") as archive:
        (run,) = archive.runs()
        assert run.outcome.ending is Ending.STOPPED


def test_that_a_run_that_goes_on_takes_its_own_place_and_only_the_newest_runs_are_kept(
    window, make_run, kept, qtbot, monkeypatch
):
    make_run("gold-2005", generations=50)
    with qtbot.waitSignal(window.parts.presenter.ended):
        window.running.go_on.trigger()
    qtbot.waitUntil(lambda: not window.parts.runs.is_busy)
    (run,) = kept()
    assert run.outcome.generations == 100
    assert command_of(run).endswith("--seed 1 --max-generations 100")
    monkeypatch.setattr(keeper, "MOST_KEPT", 2)
    for seed in (1, 2, 3):
        make_run("gold-2005", seed, 10)
    assert [run.trial.seed for run in kept()] == [3, 2]


@pytest.mark.own_window
def test_that_without_the_preference_nothing_is_written(window, make_run, open_runs, qtbot, tmp_path):
    dialog = window.appearance.open_preferences()
    dialog.fields["keeps_runs"].setChecked(False)
    dialog.close()
    make_run()
    assert not (tmp_path / "runs.sqlite3").exists()
    assert len(open_runs().runs.model.ids) == 1, "those of the session are there all the same"


@pytest.mark.own_window
def test_that_an_archive_that_cannot_be_used_is_told_of_and_does_no_harm(window, make_run, tmp_path, qtbot):
    (tmp_path / "runs.sqlite3").write_bytes(b"something else" * 100)
    with qtbot.waitSignal(window.parts.runs.failed):
        make_run("gold-2005")
    assert "runs.sqlite3" in window.parts.frame.header.heading.message
    assert window.parts.controller.state is RunState.BUDGET_SPENT


@pytest.fixture
def locked(tmp_path):
    """Connection of another program that writes to the archive as long as the connection exists."""
    Archive(tmp_path / "runs.sqlite3").close()
    with closing(sqlite3.connect(tmp_path / "runs.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other


@pytest.mark.own_window
def test_that_runs_of_a_locked_archive_are_written_when_it_is_free_again(locked, window, make_run, kept, monkeypatch):
    monkeypatch.setattr(keeper, "LOCK_SECONDS", 0.1)
    make_run("gold-2005", 1, 10)
    assert "locked" in window.parts.frame.header.heading.message
    assert kept() == []
    locked.execute("ROLLBACK")
    make_run("gold-2005", 2, 10)
    assert [run.trial.seed for run in kept()] == [2, 1]


@pytest.mark.own_window
def test_that_runs_of_an_archive_that_stays_locked_are_added_in_the_next_session(
    locked, window, make_run, monkeypatch, qtbot, tmp_path
):
    monkeypatch.setattr(keeper, "LOCK_SECONDS", 0.1)
    for seed in (1, 2, 3):
        make_run("gold-2005", seed, 10)
    window.parts.editor.set_clean()
    window.close()
    assert len(list(tmp_path.glob("runs-pending-*"))) == 1
    locked.execute("ROLLBACK")
    with real_window(qtbot, window.parts.settings, tmp_path / "autosave.json") as next_window:
        runs = next_window.parts.runs
        qtbot.waitUntil(lambda: not runs.is_busy and len(runs.archive().runs()) == 3)
        assert [run.trial.seed for run in runs.archive().runs()] == [3, 2, 1]
        assert "earlier session" in next_window.parts.frame.header.heading.message
        assert runs.archive().history(runs.archive().runs()[0].id).generation[-1] == 10
    assert not list(tmp_path.glob("runs-pending-*"))


@pytest.mark.own_window
def test_that_the_window_and_the_command_line_have_one_archive(window, make_run, qtbot, tmp_path, monkeypatch):
    make_run("gold-2005", 7)
    qtbot.waitUntil(lambda: not window.parts.runs.is_busy)
    window.parts.runs.close_down()
    shared = tmp_path / "shared" / "runs.sqlite3"
    monkeypatch.setattr(archive, "default_path", lambda: shared)
    before = Archive(tmp_path / "runs.sqlite3")
    before.put_study("own", "title = 'own'")
    (run,) = before.made_runs()
    before.add([replace(run, study="own", key=b"1")])
    # As a window leaves it that is killed: what was written last is in the log beside the file.
    killed = {path: path.read_bytes() for path in tmp_path.glob("runs.sqlite3*")}
    before.close()
    assert len(killed) > 1
    for path, content in killed.items():
        path.write_bytes(content)
    runs = keeper.RunKeeper(tmp_path, window, keeps=True, shares=True)
    runs.add_pending()
    qtbot.waitUntil(lambda: not runs.is_busy)
    runs.close_down()
    assert not list(tmp_path.glob("runs.sqlite3*"))
    with Archive(shared) as both:
        assert [each.study for each in both.runs()] == ["own", ""]
        assert both.studies()["own"] == "title = 'own'"
    assert [each.name for each in shared.parent.iterdir()] == ["runs.sqlite3"]


def test_that_a_damaged_archive_of_the_window_is_set_aside_and_told_of_once(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(archive, "default_path", lambda: tmp_path / "shared" / "runs.sqlite3")
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "runs.sqlite3").write_bytes(b"something else" * 100)
    parent = QObject()
    runs = keeper.RunKeeper(folder, parent, keeps=True, shares=True)
    told = []
    runs.failed.connect(told.append)
    for _ in range(2):
        runs.add_pending()
        qtbot.waitUntil(lambda: not runs.is_busy)
    runs.close_down()
    assert len(told) == 1
    assert "runs.sqlite3" in told[0]
    (aside,) = folder.iterdir()
    assert "damaged" in aside.name


def test_that_an_archive_is_read_while_another_program_writes(locked, tmp_path):
    with Archive(tmp_path / "runs.sqlite3", lock_timeout=0) as archive:
        assert archive.runs() == []
