"""The signals below the board in the real window: selected by mouse, key and menu, stored; runs do not change."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007
from sudoku_desktop.speaking import in_words
from sudoku_desktop.ui.board import SIGNALS
from sudoku_desktop.ui.plots.look import BEST_SO_FAR, DIVERSITY, WORST_BAND
from sudoku_desktop.ui.run_controller import RunState
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.ui.real_window import LONG, wait_until_at_rest

NAMES = [each.name for each in SIGNALS]
NEVER_SOLVING = MANTERE_KOLJONEN_2007.with_texts({"mutation.probability": "0"})


def start(window, puzzle=ESCARGOT, seed=5, algorithm=NEVER_SOLVING):
    parts = window.parts
    parts.editor.load_puzzle(puzzle)
    parts.parameters.set_algorithm(algorithm)
    parts.parameters.set_draws_seed(False)
    parts.parameters.set_seed(seed)
    window.appearance.set_pace("full")
    window.running.solve.trigger()


@pytest.fixture
def running(window, qtbot):
    """A window with an active run."""
    start(window)
    qtbot.waitUntil(lambda: window.parts.board.board_model.is_showing_run)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window, LONG)
    return window


def shown(window):
    return window.parts.board.board_model.signal.name


def buttons(window):
    return dict(zip(NAMES, window.parts.board_row.signals.buttons, strict=True))


def assert_all_say(window, name):
    """Check that board, row, menu and settings show this signal."""
    ticked = {action.data() for action in window.parts.actions.signal_group.actions() if action.isChecked()}
    checked = {each for each, button in buttons(window).items() if button.isChecked()}
    assert (shown(window), ticked, checked, window.parts.settings.signal) == (name, {name}, {name}, name)


def test_that_a_signal_is_chosen_by_mouse_keys_and_menu_and_heard(running):
    for name in [*NAMES, *reversed(NAMES)]:
        QTest.mouseClick(buttons(running)[name], Qt.MouseButton.LeftButton)
        assert_all_say(running, name)
    for name in [*NAMES[1:], NAMES[0]]:
        QTest.keyClick(running.parts.board, Qt.Key.Key_F4)
        assert_all_say(running, name)
    first = buttons(running)[NAMES[0]]
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Space)
    assert_all_say(running, NAMES[0])
    for action in running.parts.actions.signal_group.actions():
        action.trigger()
        assert_all_say(running, action.data())
    for name, button in buttons(running).items():
        heard = QAccessible.queryAccessibleInterface(button)
        signal = next(each for each in SIGNALS if each.name == name)
        assert heard.text(QAccessible.Text.Name) == in_words(signal.title)
        assert heard.text(QAccessible.Text.Description) == in_words(signal.tip)


def test_that_clashes_are_counted_beside_the_signals_and_the_best_so_far_is_a_figure(running, qtbot):
    parts = running.parts
    running.running.solve.trigger()
    wait_until_at_rest(qtbot, parts.controller)
    last = parts.presenter.record.last
    running.appearance.show_signal("clashes")
    assert parts.board_row.legend.texts[1] == f"{len(last.best.clashing_cells())} cells clash"
    assert parts.figures.value("best") == f"{last.best_so_far_cost:g}"
    parts.presenter.look_back.show(0)
    first = parts.presenter.record.improvements[0]
    qtbot.waitUntil(lambda: parts.board.board_model.shown == first.grid)
    assert parts.figures.value("best") == f"{first.cost:g}"
    assert parts.board_row.legend.texts[1] == f"{len(first.grid.clashing_cells())} cells clash"


def test_that_reduced_motion_is_remembered_and_the_signals_go_with_the_run(running, qtbot):
    board = running.parts.board
    running.appearance.reduce_motion.setChecked(True)
    assert running.parts.settings.reduced_motion is True
    qtbot.waitUntil(lambda: running.parts.presenter.record.last.generation > 100)
    assert not board.board_model.is_moving
    running.appearance.reduce_motion.setChecked(False)
    assert running.parts.settings.reduced_motion is False
    assert not board.board_model.signal.still
    row = running.parts.board_row
    assert row.signals.isVisible()
    height = row.height()
    running.running.stop.trigger()
    running.parts.editor.clear_entries()
    running.puzzle_menu.new.trigger()
    assert not row.signals.isVisible()
    assert row.height() == height


def test_that_a_run_is_the_same_with_every_overlay_on_or_off(window, qtbot):
    parts = window.parts
    seen = []
    for name, look in [(None, None), *zip(NAMES, (BEST_SO_FAR, WORST_BAND, DIVERSITY, DIVERSITY), strict=True)]:
        if name is not None:
            window.appearance.show_signal(name)
            parts.plot_page.content.switches.curves[look].toggle()
        start(window, MK_FIG_1, seed=9, algorithm=MANTERE_KOLJONEN_2007)
        qtbot.waitUntil(lambda: parts.controller.state is RunState.SOLVED)
        record = parts.presenter.record
        envelope = record.history.envelope()
        curves = [getattr(envelope, each).tolist() for each in ("best", "mean", "worst", "diversity", "common")]
        improvements = [(each.generation, each.grid) for each in record.improvements]
        seen.append((record.last.generation, record.last.trials, record.last.best, curves, improvements))
    assert all(each == seen[0] for each in seen)
