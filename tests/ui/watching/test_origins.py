"""The board shows the founders of cells while requested, live and when looking back."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sudoku_desktop.evolution.ancestry import Genealogist
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007
from sudoku_desktop.ui.frame.activity import Activity
from tests.puzzles import ESCARGOT
from tests.ui.real_window import LONG

SEED = 5
ALT = Qt.KeyboardModifier.AltModifier


def set_up(window):
    parts = window.parts
    parts.editor.load_puzzle(ESCARGOT)
    parts.parameters.set_algorithm(MANTERE_KOLJONEN_2007)
    parts.parameters.set_draws_seed(False)
    parts.parameters.set_seed(SEED)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window, LONG)


def shown_in(window):
    return [look.founder or None for look in window.parts.board.board_model.looks]


def founders_after(generation):
    found = Genealogist(MANTERE_KOLJONEN_2007, ESCARGOT, SEED, Checkpoints()).ancestry(generation)
    return list(found.founders_of_cells)


def test_that_origins_are_shown_live_and_where_one_looks_back(window, qtbot):
    set_up(window)
    parts = window.parts
    window.appearance.show_signal("origins")
    assert parts.board.board_model.signal.name == "origins"
    for generation in range(40):
        QTest.keyClick(window, Qt.Key.Key_F6)
        qtbot.waitUntil(lambda g=generation: parts.presenter.look_back.place == g)
    qtbot.waitUntil(lambda: shown_in(window) == founders_after(39))
    assert len(set(shown_in(window)) - {None}) > 1
    parts.presenter.look_back.show(0)
    qtbot.waitUntil(lambda: shown_in(window) == founders_after(0))
    assert len(set(shown_in(window)) - {None}) == 1
    for activity in (Activity.PLAY, Activity.EVOLVE):
        parts.frame.turn_to(activity)
    qtbot.waitUntil(lambda: shown_in(window) == founders_after(0))
    window.appearance.show_signal("agreement")
    assert set(shown_in(window)) == {None}


def test_that_nothing_is_traced_while_another_signal_is_shown(window, qtbot):
    set_up(window)
    parts = window.parts
    window.appearance.show_signal("agreement")
    for generation in range(3):
        QTest.keyClick(window, Qt.Key.Key_F6)
        qtbot.waitUntil(lambda g=generation: parts.presenter.look_back.place == g)
    assert parts.presenter.record.genealogy._genealogist is None
    window.appearance.show_signal("origins")
    qtbot.waitUntil(lambda: shown_in(window) == founders_after(2))
    assert parts.presenter.record.genealogy._genealogist is not None
