"""The hunt in Create: started, watched, paused, gone on with, and what is done with its finds."""

from dataclasses import replace

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from sudoku_desktop import exact
from sudoku_desktop.board import Grid, random_isomorph
from sudoku_desktop.evolution.preset_file import to_text
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.figures import Markers
from sudoku_desktop.services.hunting.archive import HuntArchive, KeptFind
from sudoku_desktop.services.hunting.options import Aim
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.hunting.finds import givens_of, time_in_words
from sudoku_desktop.ui.hunting.page import HuntState
from sudoku_desktop.ui.hunting.views import MOST_RINGS, hunt_figure
from tests.ui.hunting.conftest import REQUEST, SEED
from tests.ui.tables import cells, texts


def rests(page):
    return not page.runner.is_busy and not page.reader.is_busy


def test_that_a_hunt_is_watched_paused_and_goes_on(page, qtbot):
    assert page.main_action.text() == "Hunt"
    assert page.name.text() == "No puzzle yet"
    page.main_action.trigger()
    assert page.main_action.text() == "Pause"
    assert not page.bar.isHidden()
    assert page.form.isHidden()
    qtbot.waitUntil(lambda: bool(page.finds))
    assert page.bar.isHidden()
    best = page.shown_find
    assert page.name.text() == "Best find"
    assert page.figures["best"].whole == str(givens_of(best))
    assert exact.is_unique(Grid.from_text(best.find.puzzle))
    assert [look.digit for look in page.board.looks] == Grid.from_text(best.find.puzzle).cells.tolist()
    assert page.chart.figure.description.endswith(str(givens_of(best)))
    assert page.islands[0].facts.whole.startswith("Island 1: ")
    page.main_action.trigger()
    assert page.state is HuntState.PAUSED
    assert page.sentence.text().startswith("Paused. ")
    qtbot.waitUntil(lambda: rests(page))
    assert page.main_action.text() == "Continue Hunt"
    tried = page._children
    page.main_action.trigger()
    qtbot.waitUntil(lambda: page._children > tried)
    qtbot.keyClick(page.right, Qt.Key.Key_Escape)
    page.stop()
    qtbot.waitUntil(lambda: rests(page))
    assert not page.form.isHidden()


def test_that_the_finds_are_those_of_the_same_hunt_without_the_window(hunted, reference):
    finds = [(each.find.puzzle, each.find.value, each.find.work, each.find.parents) for each in hunted.finds]
    until = max(work for _, _, work, _ in finds)
    assert sorted(finds) == sorted(find for find in reference(hunted._children) if find[2] <= until)


def test_that_a_hunt_goes_on_in_another_session_without_loss(hunted, make_page, qtbot):
    other = make_page()
    assert other.request == REQUEST
    assert {kept.find for kept in other.finds} == {kept.find for kept in hunted.finds}
    assert other.main_action.text() == "Continue Hunt"
    assert other.form.hunts.currentIndex() == 1
    assert other.form.hunts.currentText().startswith(f"The fewest givens at a level, seed {SEED}: ")
    other.main_action.trigger()
    qtbot.waitUntil(lambda: other._children > hunted._children)
    other.stop()
    qtbot.waitUntil(lambda: rests(other))
    assert {kept.find for kept in hunted.finds} <= {kept.find for kept in other.finds}
    puzzles = [kept.find.puzzle for kept in other.finds]
    assert len(puzzles) == len(set(puzzles))


def test_that_another_seed_is_another_hunt(hunted, qtbot):
    qtbot.mouseClick(hunted.form.draw_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: rests(hunted))
    assert not hunted.finds
    assert hunted.main_action.text() == "Hunt"
    assert hunted.form.hunts.currentText() == "A new hunt"
    hunted.form.hunts.setCurrentIndex(1)
    hunted.form.hunts.activated.emit(1)
    qtbot.waitUntil(lambda: bool(hunted.finds))
    assert hunted.request == REQUEST


def test_that_the_form_asks_for_what_the_command_line_would(page):
    for aim in Aim:
        page.form.aim.set_value(aim)
        assert page.form.level.widget.isHidden() is (aim is not Aim.FEWEST_GIVENS)
        assert page.form.algorithm.isHidden() is (aim is not Aim.TRIALS)
        assert page.request.objective == aim.value
        assert page.request.settings.algorithm == (to_text(page.form.algorithm.member()) if aim is Aim.TRIALS else "")
    assert page.form.algorithm.member() in PRESETS


def test_that_a_chosen_find_is_shown_played_and_copied(hunted, qtbot):
    played = []
    hunted.play_wanted.connect(played.append)
    hunted.table.selectRow(len(hunted.finds) - 1)
    chosen = hunted.model.rows[-1]
    assert hunted.name.text() == "Selected find"
    assert "minimal, one solution" in hunted.facts.whole
    hunted.table.setFocus()
    qtbot.keyClick(hunted.table, Qt.Key.Key_Return)
    assert [each.givens.to_text() for each in played] == [chosen.find.puzzle]
    hunted.table.clearSelection()
    hunted.play_action.trigger()
    best = max(hunted.finds, key=lambda kept: kept.find.value)
    assert givens_of(best) == played[-1].givens.filled_count
    qtbot.keyClick(hunted.table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(hunted.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert [line[:81] for line in lines] == [kept.find.puzzle for kept in hunted.model.rows]


def test_that_the_table_has_the_best_first_and_the_chart_few_rings_that_can_be_clicked(hunted):
    values = [kept.find.value for kept in hunted.model.rows]
    assert values == sorted(values, reverse=True)
    assert texts(hunted.table, "givens") == [str(givens_of(kept)) for kept in hunted.model.rows]
    assert texts(hunted.table, "parents")[-1] == "at random"
    assert hunted.table.isColumnHidden(hunted.model.column("new"))
    first = min(hunted.finds, key=lambda kept: kept.seconds)
    hunted.chart.chosen.emit(0)
    assert hunted.shown_find.seconds == first.seconds
    (find, *_) = [kept.find for kept in hunted.finds]
    many = [KeptFind(replace(find, value=-20.0 - place % 7), float(place)) for place in range(5_000)]
    figure = hunt_figure(many, 5_000.0, "fewest-givens")
    (rings,) = [layer for layer in figure.layers if isinstance(layer, Markers)]
    assert len(rings.x) == MOST_RINGS
    assert set(rings.y) == {20.0}
    assert [many[key].find.value for key in rings.keys] == [-20.0] * MOST_RINGS


def test_that_lists_say_which_finds_are_new_and_what_is_left_out_of_them(hunted, tmp_path, qtbot, monkeypatch):
    known = hunted.model.rows[0].find.puzzle
    path = tmp_path / "known.txt"
    like_it = random_isomorph(Grid.from_text(known), np.random.default_rng(1))
    path.write_text(f"{like_it.to_text()}\n{'.' * 81}\n")
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    hunted.list_action.trigger()
    qtbot.waitUntil(lambda: hunted.list_state.text().startswith("Compared"))
    assert hunted.list_state.text() == ("Compared with 1 puzzle. Left out: 1 puzzle not 9×9 with exactly one solution.")
    assert [cells(hunted.table, line)["new"] for line in range(2)] == ["known", "new"]
    assert not hunted.table.isColumnHidden(hunted.model.column("new"))
    hunted.compare_with([tmp_path / "none.txt"])
    qtbot.waitUntil(lambda: "none.txt cannot be read" in hunted.list_state.text())
    listed = tmp_path / "faulty.txt"
    listed.write_text(f"{hunted.finds[0].find.puzzle}\n{hunted.finds[1].find.puzzle[:80]}\n")
    hunted.compare_with([listed])
    qtbot.waitUntil(lambda: hunted.list_state.text().startswith("Compared with 1 puzzle."))
    assert hunted.list_state.text().endswith("Line 2 was left out: found 80 cells, need 81.")
    assert "faulty.txt: " in hunted.list_state.text()


def test_that_all_finds_are_saved(hunted, tmp_path):
    for suffix in (".txt", ".csv"):
        path = tmp_path / f"finds{suffix}"
        hunted.save(path)
        file_writer().finish()
        lines = path.read_text(encoding="utf-8").splitlines()
        finds = [line for line in lines if line[:81].count(".") > 40]
        assert sorted(line[:81] for line in finds) == sorted(kept.find.puzzle for kept in hunted.finds)
        assert (suffix == ".csv") is lines[0].endswith(",program,objective,settings,seed")
        assert (suffix == ".csv") is all(line.endswith(f",{SEED}") for line in lines[1:])


def test_that_a_damaged_archive_is_named(make_page, tmp_path, qtbot):
    (tmp_path / "hunts.sqlite3").write_text("no archive" * 100)
    page = make_page()
    qtbot.waitUntil(lambda: "hunts.sqlite3 cannot be used" in page.notice.text)
    page.main_action.trigger()
    qtbot.waitUntil(lambda: page.state is HuntState.IDLE and rests(page))
    assert "hunts.sqlite3 cannot be used" in page.notice.text


def test_that_a_hunt_ends_after_the_minutes_of_the_form(page, qtbot):
    page.form.minutes.set_number(2)
    page.main_action.trigger()
    assert page._end_timer.interval() == 120_000
    page._end_timer.timeout.emit()
    assert page.state is HuntState.IDLE
    qtbot.waitUntil(lambda: rests(page))


def test_that_times_have_a_unit():
    assert [time_in_words(each) for each in (4.2, 99, 150, 36_000)] == ["4 s", "99 s", "2.5 min", "10.0 h"]


def test_that_nothing_is_written_before_the_first_hunt(page, tmp_path):
    assert not (tmp_path / "hunts.sqlite3").exists()
    with HuntArchive(tmp_path / "other.sqlite3") as archive:
        assert archive.hunts() == []
