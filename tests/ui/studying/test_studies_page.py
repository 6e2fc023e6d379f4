"""The page of studies: set up, run beside the interface, stopped and gone on with, and reported."""

from __future__ import annotations

import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox

from sudoku_desktop.study import Archive, Query, read_study
from sudoku_desktop.ui.studying.new_study import NewStudyDialog, Source, name_of, values_in
from tests.puzzles import MK_FIG_1
from tests.ui.real_window import LONG, kernels, window  # noqa: F401

SEEDS = 30


@pytest.fixture
def page(window, qtbot):  # noqa: F811
    window.parts.editor.load_puzzle(MK_FIG_1)
    window.parts.actions.studies.trigger()
    qtbot.waitUntil(lambda: window.studying.laboratory is not None)
    opened = window.studying.laboratory.studies
    qtbot.waitUntil(lambda: opened.study is not None, timeout=LONG)
    yield opened
    window.parts.editor.set_clean()


@pytest.fixture
def study(page, qtbot):
    """One of the person's own, set up by hand: Gold's algorithm with two sizes of the population."""
    page.set_up()
    (dialog,) = page.findChildren(NewStudyDialog)
    dialog.title.setText("Größe & Zahl")
    for row in range(dialog.algorithms.count()):
        item = dialog.algorithms.item(row)
        is_gold = item.data(Qt.ItemDataRole.UserRole) == "gold-2005"
        item.setCheckState(Qt.CheckState.Checked if is_gold else Qt.CheckState.Unchecked)
    dialog.setting.setCurrentIndex(dialog.setting.findData("population"))
    dialog.values.setText("11, 21")
    dialog.seeds.set_number(SEEDS)
    dialog.generations.set_number(50)
    with qtbot.waitSignal(dialog.saved, timeout=LONG):
        dialog.save()
    qtbot.waitUntil(lambda: page.study is not None and page.study.name == "groe-zahl", timeout=LONG)
    return page.study


def run_to_the_end(page, qtbot):
    page.start_or_pause()
    qtbot.waitUntil(lambda: not page.runner.is_busy, timeout=LONG)
    qtbot.waitUntil(lambda: not page.finder.is_busy and not page.statistics.asked.is_busy, timeout=LONG)


def test_that_a_study_that_was_set_up_is_kept_as_toml(page, study):
    again = read_study(page._folder / "groe-zahl.toml")
    assert again.told() == study.told()
    assert [each.settings() for each in again.algorithms] == [each.settings() for each in study.algorithms]
    assert again.title == "Größe & Zahl"
    assert again.puzzles[0][1] == MK_FIG_1
    assert (len(again.algorithms), len(again.seeds), again.budget.generations) == (2, SEEDS, 50)


def test_that_a_stopped_study_goes_on_and_makes_every_run_once(page, study, window, qtbot):  # noqa: F811
    archive = window.parts.runs.lasting_archive()
    page.start_or_pause()
    qtbot.waitUntil(lambda: archive.count(Query(study=study.name)) > 0, timeout=LONG)
    page.stop_button.click()
    qtbot.waitUntil(lambda: not page.runner.is_busy, timeout=LONG)
    run_to_the_end(page, qtbot)
    runs = archive.runs(Query(study=study.name))
    assert len(runs) == study.count
    assert len({run.trial for run in runs}) == study.count
    assert (page.bar.value(), page.bar.maximum()) == (study.count, study.count)
    qtbot.waitUntil(lambda: page.statistics.table.rowCount() == 2, timeout=LONG)
    assert {page.statistics.table.item(row, 1).text() for row in range(2)} == {str(SEEDS)}


def test_that_a_paused_study_hands_out_nothing_more(page, study, qtbot):
    page.start_or_pause()
    page.start_or_pause()
    assert page.start_button.text() == "&Resume"
    qtbot.waitUntil(lambda: page.runner._run is not None and page.runner._run.is_paused, timeout=LONG)
    page.start_or_pause()
    qtbot.waitUntil(lambda: not page.runner.is_busy, timeout=LONG)
    assert page.bar.value() == study.count


def test_that_a_window_that_closes_ends_its_study_and_the_next_goes_on(page, study, window, qtbot, tmp_path):  # noqa: F811
    archive = window.parts.runs.lasting_archive()
    page.start_or_pause()
    qtbot.waitUntil(lambda: archive.count(Query(study=study.name)) > 0, timeout=LONG)
    window.parts.editor.set_clean()
    window.close()
    assert not page.runner.has_thread
    with Archive(tmp_path / "runs.sqlite3") as left:
        assert 0 < left.count(Query(study=study.name)) <= study.count


def test_that_the_report_is_opened_and_runs_and_file_can_be_deleted(page, study, qtbot, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    run_to_the_end(page, qtbot)
    qtbot.waitUntil(page.report_button.isEnabled, timeout=LONG)
    page.report_button.click()
    qtbot.waitUntil(lambda: bool(opened), timeout=LONG)
    with open(opened[0], encoding="utf-8") as file:
        assert "Größe &amp; Zahl" in file.read()
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Yes)
    page.delete()
    qtbot.waitUntil(lambda: all(entry.name != study.name for entry in page._entries), timeout=LONG)
    assert not os.path.exists(page._folder / "groe-zahl.toml")


def test_that_what_makes_no_study_is_told_in_the_dialog(page, qtbot, tmp_path):
    page.set_up()
    (dialog,) = page.findChildren(NewStudyDialog)
    dialog.source.choose(Source.FILE)
    dialog._file = tmp_path / "gone.txt"
    dialog.save()
    qtbot.waitUntil(lambda: "gone.txt" in dialog.state.text(), timeout=LONG)
    assert not (page._folder).exists()
    dialog.reject()


def test_that_values_and_names_are_read_from_what_people_type():
    assert values_in("11, 0.5, , swap") == [11, 0.5, "swap"]
    assert name_of("Größe & Zahl") == "groe-zahl"
    assert name_of("…") == "study"
