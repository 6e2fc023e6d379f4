"""The page of runs: finding, comparing, repeating, exporting and deleting them."""

from __future__ import annotations

import csv
import json
import zipfile
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox

from sudoku_desktop.evolution.presets import preset
from sudoku_desktop.studies import Archive, Ending, command_of
from sudoku_desktop.trials.statistics import Sample, Unit
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.studying.runs_model import PAGE, RunsModel
from sudoku_desktop.ui.studying.runs_page import RunsPage, RunsTable
from tests.puzzles import MK_FIG_1, MK_FIG_6
from tests.studies.making import made
from tests.ui.real_window import LONG
from tests.ui.studying.conftest import settle
from tests.ui.tables import cells, texts


@pytest.fixture
def page(make_run, open_runs):
    """A page with three runs: two of Gold's algorithm without success, and a successful one."""
    make_run("gold-2005", 1)
    make_run("gold-2005", 2)
    make_run("constructive-2026", 3, 10_000)
    return open_runs()


def select(page, qtbot, *rows):
    page.table.clearSelection()
    page.table.setSelectionMode(page.table.SelectionMode.MultiSelection)
    for row in rows:
        page.table.selectRow(row)
    settle(page, qtbot)


def test_that_runs_are_listed_newest_first_and_a_new_one_comes_on_top(page, make_run, qtbot):
    assert texts(page.table, "seed") == ["3", "2", "1"]
    assert texts(page.table, "ending")[0] == "solved"
    assert texts(page.table, "ending")[1].startswith("not solved, fitness 0.")
    select(page, qtbot, 1)
    make_run("gold-2005", 4)
    qtbot.waitUntil(lambda: len(page.model.ids) == 4, timeout=LONG)
    settle(page, qtbot)
    assert texts(page.table, "seed") == ["4", "3", "2", "1"]
    assert page.table.selected_lines() == [2], "what was selected still is"


def test_that_runs_are_found_by_words_and_filters(page, window, qtbot):
    page.search.setText("gold")
    settle(page, qtbot)
    assert texts(page.table, "seed") == ["2", "1"]
    page.search.clear()
    page.ending.setCurrentIndex(page.ending.findData(Ending.SOLVED))
    settle(page, qtbot)
    assert texts(page.table, "seed") == ["3"]
    page.ending.setCurrentIndex(0)
    page.algorithm.setCurrentIndex(page.algorithm.findData("gold-2005"))
    settle(page, qtbot)
    assert texts(page.table, "seed") == ["2", "1"]
    page.this_puzzle.setChecked(True)
    settle(page, qtbot)
    assert texts(page.table, "seed") == ["2", "1"]
    window.parts.editor.load_puzzle(MK_FIG_6)
    settle(page, qtbot)
    assert texts(page.table, "seed") == []


def test_that_runs_are_sorted_by_any_column(page, qtbot):
    page.table.sortByColumn(page.model.column("seed"), Qt.SortOrder.AscendingOrder)
    settle(page, qtbot)
    assert texts(page.table, "seed") == ["1", "2", "3"]
    for each in range(page.model.columnCount()):
        page.table.sortByColumn(each, Qt.SortOrder.DescendingOrder)
        settle(page, qtbot)
        assert len(page.model.ids) == 3


def test_that_the_statistics_are_those_of_the_selection(page, kept, qtbot):
    table = page.statistics.table
    assert texts(table, "runs") == ["1", "2"]
    ours, *gold = kept()
    sample = Sample.of([run.outcome.trials for run in gold], [False, False])
    groups = {group.name: group for group in page.statistics.answer.groups}
    assert groups["Gold 2005"].sample.success_rate() == sample.success_rate()
    assert cells(table, 1)["solved_share"] == "0 % (0 % to 66 %)"
    assert cells(table, 1)["ert_trials"] == "∞"
    select(page, qtbot, 0)
    assert table.model().rowCount() == 1
    page.statistics.unit.choose(Unit.GENERATIONS)
    settle(page, qtbot)
    (group,) = page.statistics.answer.groups
    assert group.sample.median().value == ours.outcome.generations
    assert group.reached.at.tolist() == [ours.outcome.generations]
    page.statistics.tabs.setCurrentIndex(1)
    assert page.statistics.view(1).accessibleDescription().endswith("100 %")
    page.statistics.tabs.setCurrentIndex(2)
    assert page.statistics.view(2).accessibleDescription().endswith("0 %")


def test_that_a_run_that_was_repeated_counts_once_and_as_far_as_it_came(page, make_run, window, qtbot):
    make_run("gold-2005", 1)
    make_run("gold-2005", 2, 200)
    settle(page, qtbot)
    qtbot.waitUntil(lambda: page.statistics.answer.repeats == 2, timeout=LONG)
    assert len(page.model.ids) == 5
    table = page.statistics.table
    assert texts(table, "runs") == ["1", "2"]
    page.statistics.unit.choose(Unit.GENERATIONS)
    settle(page, qtbot)
    assert sorted(page.statistics.answer.groups[1].sample.spent) == [100, 200]
    assert page.statistics.count.text().startswith("Statistics of 3 run(s); 2 repeat")
    window.parts.editor.load_puzzle(MK_FIG_6)
    make_run("gold-2005", 1)
    settle(page, qtbot)
    qtbot.waitUntil(lambda: page.statistics.answer.puzzles == 2, timeout=LONG)
    assert page.statistics.count.text().startswith("Statistics of 4 run(s) over 2 puzzles; 2 repeat")


def test_that_algorithms_have_samples_only_where_curves_are_theirs(page, qtbot):
    table, tabs = page.statistics.table, page.statistics.tabs
    samples = {}
    for tab in range(tabs.count()):
        tabs.setCurrentIndex(tab)
        qtbot.waitUntil(lambda: tabs.currentWidget().layout().count() > 0)
        icons = [cells(table, line, Qt.ItemDataRole.DecorationRole)["algorithm"] for line in range(2)]
        samples[tab] = [icon is not None for icon in icons]
    assert samples == {0: [False, False], 1: [True, True], 2: [True, True], 3: [False, False]}


def test_that_fitness_levels_on_the_way_count_as_targets_where_that_is_wanted(page, kept, qtbot):
    select(page, qtbot, 1, 2)
    assert not len(page.statistics.answer.groups[0].reached.at)
    page.statistics.on_the_way.setChecked(True)
    settle(page, qtbot)
    (group,) = page.statistics.answer.groups
    assert len(group.reached.at) > 2
    assert 0 < group.reached.share[-1] < 1


def test_that_selected_runs_are_drawn_over_the_windows_plot(page, window, qtbot):
    plot = window.parts.plot_page.content
    select(page, qtbot, 1, 2)
    page.overlay_button.click()
    assert len(plot._overlays) == 2
    assert [label for label, *_ in page.statistics.answer.courses] == ["Gold 2005, seed 2", "Gold 2005, seed 1"]
    assert plot._title == "Constructive evolution, seed 3"
    assert len(window.landscapes._ticked) == 2, "what is kept of their ways too"
    page.table.clearSelection()
    page.overlay_button.click()
    assert len(plot._overlays) == 0


def test_that_a_run_is_repeated_bit_for_bit_whatever_is_on_the_board(page, window, kept, qtbot):
    first = kept()[1]
    window.parts.editor.load_puzzle(MK_FIG_6)
    select(page, qtbot, 1)
    with qtbot.waitSignal(window.parts.presenter.ended, timeout=LONG):
        page.again_button.click()
    qtbot.waitUntil(lambda: len(kept()) == 4, timeout=LONG)
    again = kept()[0]
    assert window.parts.editor.state.givens == MK_FIG_1
    assert replace(again.outcome, seconds=0.0) == replace(first.outcome, seconds=0.0)
    archive = window.parts.runs.archive()
    for name in ("best", "mean", "diversity", "common", "trials"):
        assert (getattr(archive.history(again.id), name) == getattr(archive.history(first.id), name)).all()


def test_that_the_commands_of_the_selected_runs_are_copied(page, kept, qtbot):
    select(page, qtbot, 0, 2)
    page.copy_button.click()
    newest, _, oldest = kept()
    assert QGuiApplication.clipboard().text() == f"{command_of(newest)}\n{command_of(oldest)}\n"


def test_that_runs_are_exported(page, tmp_path, kept, qtbot):
    page.export(tmp_path / "all.csv")
    file_writer().finish()
    lines = (tmp_path / "all.csv").read_text().splitlines()
    assert lines[0].startswith("# program: Sudoku Desktop")
    rows = list(csv.DictReader(lines[1:]))
    assert [row["seed"] for row in rows] == ["1", "2", "3"]
    assert rows[2]["solution"] == kept()[0].outcome.solution
    select(page, qtbot, 1)
    page.export(tmp_path / "one.jsonl")
    page.export(tmp_path / "one.zip")
    file_writer().finish()
    told = json.loads((tmp_path / "one.jsonl").read_text())
    assert told["command"] == command_of(kept()[1])
    assert told["algorithm"]["name"] == "gold-2005"
    with zipfile.ZipFile(tmp_path / "one.zip") as archived:
        assert archived.testzip() is None


def test_that_selected_runs_are_deleted_once_the_person_says_so(page, kept, qtbot, monkeypatch):
    select(page, qtbot, 0, 1)
    page.delete()
    assert len(kept()) == 3, "whoever is asked here says something else than yes"
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Yes)
    page.delete()
    qtbot.waitUntil(lambda: len(page.model.ids) == 1, timeout=LONG)
    assert [run.trial.seed for run in kept()] == [1]


def test_that_numbers_are_not_cut_and_what_room_is_left_is_the_algorithms(qtbot, tmp_path):
    with Archive(tmp_path / "runs.sqlite3") as archive:
        model = RunsModel(lambda: archive)
        table = RunsTable(model)
        qtbot.addWidget(table)
        table.show()
        for width in (900, 2000):
            table.resize(width, 300)
            for column, text in (
                ("seed", str(2**32 - 1)),
                ("generations", "12,345,678"),
                ("trials", "123,456,789"),
                ("seconds", "12,345.67 s"),
            ):
                room = table.columnWidth(model.column(column)) - table.fontMetrics().horizontalAdvance(text)
                assert 6 <= room < 60
        assert table.horizontalHeader().length() == table.viewport().width()
        model.close_down()


def test_that_of_many_runs_only_those_that_are_looked_at_are_fetched(qtbot, tmp_path):
    run = made(preset("gold-2005"), MK_FIG_1)
    with Archive(tmp_path / "runs.sqlite3") as archive:
        archive.add(
            replace(run, key=seed.to_bytes(16), trial=replace(run.trial, seed=seed)) for seed in range(10 * PAGE)
        )
        model = RunsModel(lambda: archive)
        with qtbot.waitSignal(model.found, timeout=LONG):
            model.find()
        assert model.rowCount() == 10 * PAGE
        row, seed = 5 * PAGE + 3, model.column("seed")
        assert model.index(row, seed).data() == "…"
        with qtbot.waitSignal(model.dataChanged, timeout=LONG):
            model.index(row, seed).data()
        assert model.index(row, seed).data() == str(10 * PAGE - 1 - row)
        qtbot.waitUntil(lambda: not model.is_busy, timeout=LONG)
        assert len(model._loaded) == PAGE
        table = RunsTable(model)
        qtbot.addWidget(table)
        qtbot.waitUntil(lambda: not model.is_busy, timeout=LONG)
        fetched = len(model._loaded)
        qtbot.keyClicks(table, "5")
        assert not model.is_busy
        assert len(model._loaded) == fetched
        model.close_down()


@pytest.fixture
def stored(tmp_path):
    """An archive of two runs on the disk."""
    path = tmp_path / "runs"
    with Archive(path) as archive:
        archive.add([made(preset("mantere-koljonen-2007"), MK_FIG_1, seed=seed) for seed in (1, 2)])
    return path


def test_that_a_damaged_run_is_named_and_the_others_are_shown(stored, qtbot):
    with Archive(stored) as archive:
        archive._rows("UPDATE runs SET ending = 'b~dget spent' WHERE id = 1")
        page = RunsPage(lambda: archive, lambda: MK_FIG_1)
        qtbot.addWidget(page, before_close_func=RunsPage.close_down)
        settle(page, qtbot)
        qtbot.waitUntil(lambda: "…" not in texts(page.table, "ending"))
        assert texts(page.table, "ending")[1] == "damaged"
        assert texts(page.table, "seed")[0] == "2"
        page.close_down()


def test_that_a_damaged_archive_can_be_set_aside(stored, qtbot, monkeypatch):
    data = stored.read_bytes()
    stored.write_bytes(data[:100] + b"\xff" * 4000 + data[4100:])
    opened = []

    def archive():
        opened.append(Archive(stored))
        return opened[-1]

    page = RunsPage(archive, lambda: MK_FIG_1)
    qtbot.addWidget(page, before_close_func=RunsPage.close_down)
    page.show()
    qtbot.waitUntil(page.set_aside_button.isVisible)
    assert str(stored) in page.state.text()
    monkeypatch.setattr("sudoku_desktop.ui.studying.runs_page.confirms", lambda *_: True)
    page.set_aside_button.click()
    qtbot.waitUntil(lambda: "0 run" in page.state.text())
    assert not page.set_aside_button.isVisible()
    assert len(list(stored.parent.glob("runs.damaged-*"))) == 1
    for each in opened:
        each.close()
