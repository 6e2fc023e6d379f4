"""The page of runs: finding, comparing, repeating, exporting and deleting them."""

import csv
import json
import zipfile
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox

from sudoku_desktop.evolution.presets import preset
from sudoku_desktop.figures import overlay_look
from sudoku_desktop.studies import Archive, command_of
from sudoku_desktop.trials.statistics import Sample, Unit
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.lab.figures import RunFigure
from sudoku_desktop.ui.lab.runs import THIS_PUZZLE, RunsList, RunsTable
from sudoku_desktop.ui.lab.runs_model import PAGE, RunsModel
from sudoku_desktop.ui.plots.look import colour_of
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.worker import Worker, end_work
from tests.puzzles import MK_FIG_1, MK_FIG_6
from tests.studies.making import made
from tests.ui.lab.conftest import settle
from tests.ui.tables import cells, texts


@pytest.fixture
def page(make_run, open_runs):
    """The Lab with three runs: two of Gold's algorithm without success, and a successful one."""
    make_run("gold-2005", 1)
    make_run("gold-2005", 2)
    make_run("constructive-2026", 3, 10_000)
    return open_runs()


def select(page, qtbot, *rows):
    table = page.runs.table
    table.clearSelection()
    table.setSelectionMode(table.SelectionMode.MultiSelection)
    for row in rows:
        table.selectRow(row)
    settle(page, qtbot)


def test_that_runs_are_listed_newest_first_and_a_new_one_comes_on_top(page, make_run, qtbot):
    assert texts(page.runs.table, "seed") == ["3", "2", "1"]
    assert texts(page.runs.table, "ending")[0] == "✓ solved"
    assert texts(page.runs.table, "ending")[1].startswith("not solved, fitness 0.")
    select(page, qtbot, 1)
    make_run("gold-2005", 4)
    qtbot.waitUntil(lambda: len(page.runs.model.ids) == 4)
    settle(page, qtbot)
    qtbot.waitUntil(lambda: texts(page.runs.table, "seed") == ["4", "3", "2", "1"])
    assert page.runs.table.selected_lines() == [2], "what was selected still is"


def test_that_all_runs_are_found_at_first_if_there_are_none_of_the_puzzle_on_the_board(
    make_run, window, open_runs, qtbot
):
    make_run("gold-2005", 1)
    window.parts.editor.load_puzzle(MK_FIG_6)
    page = open_runs()
    qtbot.waitUntil(lambda: texts(page.runs.table, "seed") == ["1"])
    assert page.runs.filter.currentText() == "All runs"


def test_that_runs_are_drawn_in_the_colours_of_their_algorithms_and_copied_and_exported_and_deleted(
    page, kept, qtbot, tmp_path, monkeypatch
):
    table, model = page.runs.table, page.runs.model
    groups = [group.name for group in page.figures.answer.groups]
    assert model.looks == {name: overlay_look(place) for place, name in enumerate(groups)}
    for line in range(3):
        picture = cells(table, line, Qt.ItemDataRole.DecorationRole)["course"].pixmap(table.iconSize()).toImage()
        shown = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
        look = model.looks[cells(table, line)["algorithm"]]
        assert colour_of(look, current_theme()).name() in shown
    select(page, qtbot, 0, 2)
    page._copy_button.click()
    newest, _, oldest = kept()
    assert QGuiApplication.clipboard().text() == f"{command_of(newest)}\n{command_of(oldest)}\n"
    page.runs.table.clearSelection()
    settle(page, qtbot)
    page.runs.export(tmp_path / "all.csv")
    file_writer().finish()
    lines = (tmp_path / "all.csv").read_text().splitlines()
    rows = list(csv.DictReader(lines))
    assert [row["seed"] for row in rows] == ["1", "2", "3"]
    assert rows[2]["solution"] == kept()[0].outcome.solution
    select(page, qtbot, 1)
    page.runs.export(tmp_path / "one.jsonl")
    page.runs.export(tmp_path / "one.zip")
    file_writer().finish()
    told = json.loads((tmp_path / "one.jsonl").read_text())
    assert told["command"] == command_of(kept()[1])
    assert told["algorithm"]["name"] == "gold-2005"
    with zipfile.ZipFile(tmp_path / "one.zip") as archived:
        assert archived.testzip() is None
    select(page, qtbot, 0, 1)
    page.runs.delete()
    assert len(kept()) == 3, "whoever is asked here says something else than yes"
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Yes)
    page.runs.delete()
    qtbot.waitUntil(lambda: len(page.runs.model.ids) == 1)
    assert [run.trial.seed for run in kept()] == [1]


def test_that_runs_are_sorted_by_any_column_and_found_by_words_and_filters(page, qtbot, window):
    page.runs.table.sortByColumn(page.runs.model.column("seed"), Qt.SortOrder.AscendingOrder)
    settle(page, qtbot)
    assert texts(page.runs.table, "seed") == ["1", "2", "3"]
    for each in range(page.runs.model.columnCount()):
        page.runs.table.sortByColumn(each, Qt.SortOrder.DescendingOrder)
        settle(page, qtbot)
        assert len(page.runs.model.ids) == 3
    page.runs.table.sortByColumn(page.runs.model.column("seed"), Qt.SortOrder.DescendingOrder)
    page.runs.search.setText("gold")
    settle(page, qtbot)
    assert texts(page.runs.table, "seed") == ["2", "1"]
    page.runs.search.clear()
    for text, seeds in (("solved", ["3"]), ("Gold 2005", ["2", "1"]), ("All runs", ["3", "2", "1"])):
        page.runs.filter.setCurrentIndex(page.runs.filter.findText(text))
        settle(page, qtbot)
        assert texts(page.runs.table, "seed") == seeds
    page.runs.filter.setCurrentIndex(THIS_PUZZLE)
    settle(page, qtbot)
    assert texts(page.runs.table, "seed") == ["3", "2", "1"]
    window.parts.editor.load_puzzle(MK_FIG_6)
    settle(page, qtbot)
    assert texts(page.runs.table, "seed") == []
    qtbot.waitUntil(lambda: page.heading[0] == "Lab")


def test_that_the_statistics_are_those_of_the_selection(page, kept, qtbot):
    table = page.figures.table
    assert texts(table, "runs") == ["1", "2"]
    ours, *gold = kept()
    sample = Sample.of([run.outcome.trials for run in gold], [False, False])
    groups = {group.name: group for group in page.figures.answer.groups}
    assert groups["Gold 2005"].sample.success_rate() == sample.success_rate()
    assert cells(table, 1)["solved_share"] == "0 % (0–66 %)"
    assert cells(table, 1)["ert_trials"] == cells(table, 1)["median_trials"] == "∞"
    assert page.heading[0] == "3 runs of 2 algorithms"
    assert page.figures.heading.text() == f"Too close to call: {ours.outcome.trials} grids, against ∞."
    select(page, qtbot, 0)
    assert table.model().rowCount() == 2, "a single run is no sample"
    page.runs.filter.setCurrentIndex(page.runs.filter.findText("solved"))
    settle(page, qtbot)
    assert table.model().rowCount() == 1
    page.figures.unit.choose(Unit.GENERATIONS)
    settle(page, qtbot)
    (group,) = page.figures.answer.groups
    assert group.sample.median().value == ours.outcome.generations
    assert group.reached.at.tolist() == [ours.outcome.generations]
    assert page.figures.view.accessibleDescription().endswith("100 %")
    page.figures.chart.setCurrentIndex(1)
    assert page.figures.view.accessibleDescription().endswith("0 %")


def test_that_a_run_that_was_repeated_counts_once_and_as_far_as_it_came(page, make_run, window, qtbot):
    make_run("gold-2005", 1)
    make_run("gold-2005", 2, 200)
    settle(page, qtbot)
    qtbot.waitUntil(lambda: page.figures.answer.repeats == 2)
    assert len(page.runs.model.ids) == 5
    table = page.figures.table
    assert texts(table, "runs") == ["1", "2"]
    page.figures.unit.choose(Unit.GENERATIONS)
    settle(page, qtbot)
    assert sorted(page.figures.answer.groups[1].sample.spent) == [100, 200]
    assert page.figures.detail.text().startswith("3 runs on this puzzle. ")
    assert page.figures.detail.text().endswith(" 2 repeats left out.")
    window.parts.editor.load_puzzle(MK_FIG_6)
    make_run("gold-2005", 1)
    page.runs.filter.setCurrentIndex(page.runs.filter.findText("All runs"))
    settle(page, qtbot)
    qtbot.waitUntil(lambda: page.figures.answer.puzzles == 2)
    assert page.figures.detail.text().startswith("4 runs on 2 puzzles. ")


def test_that_selected_runs_are_drawn_over_the_windows_plot_and_a_single_one_alone(page, qtbot, window, kept):
    table, samples = page.figures.table, {}
    for shown in RunFigure:
        page.figures.segments.choose(shown)
        qtbot.waitUntil(lambda: page.figures.view.isVisible())
        icons = [cells(table, line, Qt.ItemDataRole.DecorationRole)["algorithm"] for line in range(2)]
        samples[shown] = [icon is not None for icon in icons]
    assert samples == {shown: [shown is RunFigure.OVER_TIME] * 2 for shown in RunFigure}
    page.figures.segments.choose(RunFigure.PROGRESS)
    settle(page, qtbot)
    assert len(page.figures.answer.courses) == 3
    select(page, qtbot, 1)
    assert [label for label, *_ in page.figures.answer.courses] == ["Gold 2005, seed 2"]
    assert page.figures.answer.count == 3
    plot = window.parts.plot_page.content
    select(page, qtbot, 1, 2)
    page.runs.overlay_action.trigger()
    assert len(plot._overlays) == 2
    assert [label for label, *_ in page.figures.answer.courses] == ["Gold 2005, seed 2", "Gold 2005, seed 1"]
    assert plot.canvas.title == "Constructive evolution, seed 3"
    assert len(window.laboratory._records(page.selected_keys)) == 3, "the landscape shows them beside the last run"
    page.runs.table.clearSelection()
    page.runs.overlay_action.trigger()
    assert len(plot._overlays) == 0
    page.figures.segments.choose(RunFigure.OVER_TIME)
    select(page, qtbot, 1, 2)
    assert not len(page.figures.answer.groups[0].reached.at)
    page.figures.on_the_way.setChecked(True)
    settle(page, qtbot)
    (group,) = page.figures.answer.groups
    assert len(group.reached.at) > 2
    assert 0 < group.reached.share[-1] < 1


def test_that_a_run_is_repeated_bit_for_bit_whatever_is_on_the_board(page, window, kept, qtbot):
    first = kept()[1]
    window.parts.editor.load_puzzle(MK_FIG_6)
    page.runs.filter.setCurrentIndex(page.runs.filter.findText("All runs"))
    settle(page, qtbot)
    select(page, qtbot, 1)
    with qtbot.waitSignal(window.parts.presenter.ended):
        page.runs.show_action.trigger()
    qtbot.waitUntil(lambda: len(kept()) == 4)
    again = kept()[0]
    assert window.parts.editor.state.givens == MK_FIG_1
    assert replace(again.outcome, seconds=0.0) == replace(first.outcome, seconds=0.0)
    archive = window.parts.runs.archive()
    for name in ("best", "mean", "diversity", "common", "trials"):
        assert (getattr(archive.history(again.id), name) == getattr(archive.history(first.id), name)).all()


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
        assert Worker.close_all()


def test_that_of_many_runs_only_those_that_are_looked_at_are_fetched(qtbot, tmp_path):
    run = made(preset("gold-2005"), MK_FIG_1)
    with Archive(tmp_path / "runs.sqlite3") as archive:
        archive.add(
            replace(run, key=seed.to_bytes(16), trial=replace(run.trial, seed=seed)) for seed in range(10 * PAGE)
        )
        model = RunsModel(lambda: archive)
        with qtbot.waitSignal(model.found):
            model.find()
        assert model.rowCount() == 10 * PAGE
        row, seed = 5 * PAGE + 3, model.column("seed")
        assert model.index(row, seed).data() == "…"
        with qtbot.waitSignal(model.dataChanged):
            model.index(row, seed).data()
        assert model.index(row, seed).data() == str(10 * PAGE - 1 - row)
        qtbot.waitUntil(lambda: not model.is_busy)
        assert len(model._loaded) == PAGE
        table = RunsTable(model)
        qtbot.addWidget(table)
        qtbot.waitUntil(lambda: not model.is_busy)
        fetched = len(model._loaded)
        qtbot.keyClicks(table, "5")
        assert not model.is_busy
        assert len(model._loaded) == fetched
        assert Worker.close_all()


@pytest.fixture
def stored(tmp_path):
    """Path of an archive of two runs on disk."""
    path = tmp_path / "runs"
    with Archive(path) as archive:
        archive.add([made(preset("mantere-koljonen-2007"), MK_FIG_1, seed=seed) for seed in (1, 2)])
    return path


@pytest.mark.parametrize(
    ("damage", "endings"),
    [
        ("UPDATE runs SET ending = 'b~dget spent' WHERE id = 1", ["not solved, fitness", "damaged"]),
        (
            "UPDATE algorithms SET told = replace(told, 'SwapSequences', 'swap@0123456789ab')",
            ["operator not loaded", "operator not loaded"],
        ),
    ],
    ids=["damaged", "not loaded"],
)
def test_that_a_run_that_cannot_be_shown_says_why_and_the_others_are_shown(stored, qtbot, damage, endings):
    with Archive(stored) as archive:
        archive._rows(damage)
        runs = RunsList(lambda: archive, lambda: MK_FIG_1)
        qtbot.addWidget(runs, before_close_func=end_work)
        qtbot.waitUntil(lambda: runs.model.rowCount() == 2)
        qtbot.waitUntil(lambda: texts(runs.table, "ending")[1] == endings[1])
        assert texts(runs.table, "ending")[0].startswith(endings[0])
        assert Worker.close_all()


def test_that_a_damaged_archive_can_be_set_aside(stored, qtbot, monkeypatch):
    data = stored.read_bytes()
    stored.write_bytes(data[:100] + b"\xff" * 4000 + data[4100:])
    opened = []

    def archive():
        opened.append(Archive(stored))
        return opened[-1]

    page = RunsList(archive, lambda: MK_FIG_1)
    qtbot.addWidget(page, before_close_func=end_work)
    page.show()
    qtbot.waitUntil(page.set_aside_button.isVisible)
    assert str(stored) in page.state.text()
    monkeypatch.setattr("sudoku_desktop.ui.lab.runs.confirms", lambda *_: True)
    page.set_aside_button.click()
    qtbot.waitUntil(lambda: "0 run" in page.state.text())
    assert not page.set_aside_button.isVisible()
    assert len(list(stored.parent.glob("runs.damaged-*"))) == 1
    for each in opened:
        each.close()
