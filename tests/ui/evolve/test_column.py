"""The right column of Evolve: curve, lens or settings, the card's texts about a run, and the keys that lead there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, MANTERE_KOLJONEN_2007
from sudoku_desktop.ui.board import SIGNALS
from sudoku_desktop.ui.evolve.sentences import before_a_run
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.parameters.panel import ParameterPanel
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.theme import Scheme
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.ui.real_window import LONG, _window_and_ticks, bare_window, kernels, shared_window, window  # noqa: F401

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def loaded(window, qtbot):  # noqa: F811
    window.parts.editor.load_puzzle(ESCARGOT)
    qtbot.waitUntil(lambda: window.parts.verdict.solution is not None, timeout=LONG)
    window.activateWindow()
    window.parts.board.setFocus()
    yield window
    window.parts.controller.stop()


# What takes the curve's place.


def test_that_ctrl_period_shows_all_settings_in_place_of_the_curve_and_esc_the_curve(shared_window):  # noqa: F811
    parts = shared_window.parts
    QTest.keyClick(shared_window, Qt.Key.Key_Period, CONTROL)
    assert parts.frame.activity is Activity.EVOLVE
    assert parts.evolve.panel.isVisible()
    assert not parts.evolve.is_showing_curve
    QTest.keyClick(shared_window, Qt.Key.Key_Escape)
    assert parts.evolve.is_showing_curve
    assert not parts.evolve.all_settings.isChecked()
    QTest.keyClick(shared_window, Qt.Key.Key_Period, CONTROL)
    QTest.keyClick(shared_window, Qt.Key.Key_Period, CONTROL)
    assert parts.evolve.is_showing_curve
    parts.evolve.all_settings.trigger()
    parts.frame.turn_to(Activity.PLAY)
    parts.evolve.all_settings.trigger()
    assert parts.evolve.panel.isVisible(), "whoever comes from another activity wants to see them"


def test_that_esc_leads_from_the_lens_back_to_the_curve(shared_window):  # noqa: F811
    parts = shared_window.parts
    QTest.keyClick(shared_window, Qt.Key.Key_F8)
    assert parts.frame.activity is Activity.EVOLVE
    assert parts.evolve.views.currentWidget() is parts.lens_page
    QTest.keyClick(shared_window, Qt.Key.Key_Escape)
    assert parts.evolve.is_showing_curve


def test_that_esc_closes_what_takes_the_curves_place_before_it_stops_a_run(loaded, qtbot):
    parts = loaded.parts
    QTest.keyClick(parts.board, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: parts.controller.state is RunState.RUNNING, timeout=LONG)
    QTest.keyClick(parts.board, Qt.Key.Key_Period, CONTROL)
    QTest.keyClick(parts.board, Qt.Key.Key_Escape)
    assert parts.evolve.is_showing_curve
    assert parts.controller.state is RunState.RUNNING
    QTest.keyClick(parts.board, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: parts.controller.state is RunState.STOPPED, timeout=LONG)


def test_that_the_settings_below_the_curve_and_all_settings_are_the_same(bare_window):  # noqa: F811
    parts = bare_window.parts
    parts.frame.turn_to(Activity.EVOLVE)
    population = parts.evolve.settings.essentials.items[0]
    assert population.slider.isVisible()
    parts.parameters.set_value("population", 50)
    assert population.value.text() == "50"


def test_that_all_settings_are_made_when_first_shown_and_follow_both_ways(bare_window):  # noqa: F811
    parts, parameters = bare_window.parts, bare_window.parts.parameters
    parameters.choose_preset(CONSTRUCTIVE_2026.name)
    parameters.set_value("population", 50)
    parameters.set_budget(Budget(generations=7))
    parameters.set_draws_seed(False)
    parameters.write_note("Something to know.")
    assert not bare_window.findChildren(ParameterPanel)
    parts.evolve.all_settings.trigger()
    (panel,) = bare_window.findChildren(ParameterPanel)
    assert panel is parts.evolve.panel is parts.evolve.views.currentWidget()
    assert panel.row("population").field.value() == 50
    assert panel.row("population").mark.text()
    assert panel.reset_button.isEnabled()
    assert panel.budget_section.limits["generations"].limit() == 7
    assert not panel.seed_section.new_each_run.isChecked()
    assert panel.note.text == "Something to know."
    population = parts.evolve.settings.essentials.items[0]
    panel.row("population").field.set_value(60)
    assert (parameters.algorithm().population, population.value.text()) == (60, "60")
    population.slider.setValue(0)
    assert panel.row("population").field.value() == 2
    parts.evolve.all_settings.trigger()
    parameters.set_value("population", 70)
    parts.evolve.all_settings.trigger()
    assert panel.row("population").field.value() == 70
    panel.reset_button.click()
    assert parameters.algorithm() == CONSTRUCTIVE_2026
    assert parts.evolve.settings.chooser.hasFocus()


def test_that_the_sliders_can_be_moved_during_a_run_and_count_from_the_next_one(loaded, qtbot):
    parts = loaded.parts
    loaded.running.solve.trigger()
    qtbot.waitUntil(lambda: parts.controller.state is RunState.RUNNING, timeout=LONG)
    population = parts.evolve.settings.essentials.items[0]
    assert population.slider.isEnabled()
    QTest.keyClick(population.slider, Qt.Key.Key_Right)
    assert parts.parameters.algorithm().population > MANTERE_KOLJONEN_2007.population
    assert parts.controller.request.algorithm == MANTERE_KOLJONEN_2007
    assert parts.controller.state is RunState.RUNNING


def test_that_f4_changes_what_the_board_shows_of_a_run(shared_window):  # noqa: F811
    parts = shared_window.parts
    parts.frame.turn_to(Activity.EVOLVE)
    names = [each.name for each in SIGNALS]
    start = names.index(parts.settings.signal)
    QTest.keyClick(shared_window, Qt.Key.Key_F4)
    assert parts.settings.signal == names[(start + 1) % len(names)]
    QTest.keyClick(shared_window, Qt.Key.Key_F4, Qt.KeyboardModifier.ShiftModifier)
    assert parts.settings.signal == names[start]
    checked = [each.isChecked() for each in parts.board_row.signals.buttons]
    assert checked == [name == parts.settings.signal for name in names]


def test_that_f9_opens_a_race(loaded):
    QTest.keyClick(loaded, Qt.Key.Key_F9)
    assert loaded.racing.race is not None
    assert loaded.racing.race.isVisible()
    loaded.racing.race.close()


def test_that_the_board_hides_its_cursor_in_evolve_until_it_is_moved(shared_window):  # noqa: F811
    parts = shared_window.parts
    parts.editor.load_puzzle(MK_FIG_1)
    parts.frame.turn_to(Activity.EVOLVE)
    picture = parts.board.viewport().grab().toImage()
    parts.board.set_cursor_cell(40)
    assert parts.board.viewport().grab().toImage() == picture, "nothing is highlighted"
    QTest.keyClick(parts.board, Qt.Key.Key_Right)
    assert parts.board.viewport().grab().toImage() != picture
    parts.frame.turn_to(Activity.PLAY)
    parts.frame.turn_to(Activity.EVOLVE)
    assert parts.board.viewport().grab().toImage() == picture
    QTest.mouseClick(parts.board.viewport(), Qt.MouseButton.LeftButton, pos=parts.board.rect().center())
    assert parts.board.viewport().grab().toImage() != picture


# What the card says.


def test_that_before_a_run_the_card_says_what_will_happen(bare_window):  # noqa: F811
    parts = bare_window.parts
    parts.frame.turn_to(Activity.EVOLVE)
    assert parts.outcome.title == "No puzzle yet."
    parts.editor.load_puzzle(MK_FIG_1)
    assert parts.outcome.title == "Ready to evolve."
    parts.parameters.set_value("population", 50)
    assert "50 random grid" in parts.outcome.shown_text
    parts.frame.turn_to(Activity.PLAY)
    assert not parts.outcome.isVisible(), "Play has other things to say"


def test_that_without_a_valid_algorithm_no_number_is_named(qapp):
    assert before_a_run(None, is_empty=False) == ("Ready to evolve.", "")


def test_that_a_paused_and_a_stopped_run_say_in_which_generation(loaded, qtbot):
    parts = loaded.parts
    loaded.running.step.trigger()
    qtbot.waitUntil(lambda: parts.controller.state is RunState.PAUSED, timeout=LONG)
    qtbot.waitUntil(lambda: parts.outcome.title == "Paused in generation 0.", timeout=LONG)
    loaded.running.stop.trigger()
    qtbot.waitUntil(lambda: parts.outcome.title == "Stopped in generation 0.", timeout=LONG)
    qtbot.waitUntil(lambda: bool(parts.outcome.sentence), timeout=LONG)


def test_that_a_solved_run_offers_what_to_do_next_and_an_edit_takes_it_away(loaded, qtbot):
    parts = loaded.parts
    parts.editor.load_puzzle(MK_FIG_1)
    parts.parameters.set_algorithm(CONSTRUCTIVE_2026)
    loaded.appearance.set_pace("full")
    loaded.running.solve.trigger()
    qtbot.waitUntil(lambda: parts.outcome.title.startswith("Solved in generation"), timeout=LONG)
    QApplication.processEvents()
    offered = [each.text().replace("&", "") for each in parts.outcome.findChildren(QPushButton) if each.isVisible()]
    assert offered == ["Look Inside", "Was It Luck?", "Race Another", "Take Over Solution"]
    parts.frame.turn_to(Activity.PLAY)
    assert parts.outcome.isVisible(), "the message follows to Play"
    parts.board.set_cursor_cell(MK_FIG_1.cells.tolist().index(0))
    QTest.keyClicks(parts.board, "5")
    assert parts.outcome.sentence == ""
    parts.editor.set_clean()


def test_that_names_of_rows_and_columns_are_hidden_for_the_next_session_too(shared_window):  # noqa: F811
    parts, column = shared_window.parts, shared_window.parts.board_column
    shared_window.appearance.set_scheme(Scheme.LIGHT)
    with_names = column.grab().toImage()
    shared_window.activities.show_names.trigger()
    assert not parts.settings.shows_names
    assert column.grab().toImage() != with_names
    shared_window.activities.show_names.trigger()
    assert column.grab().toImage() == with_names
