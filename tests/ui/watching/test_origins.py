"""The board shows the founders of cells while requested, live and when looking back."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sudoku_desktop.evolution.ancestry import Genealogist
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007
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


def step_to(window, qtbot, generation):
    QTest.keyClick(window, Qt.Key.Key_F6)
    qtbot.waitUntil(lambda: window.parts.presenter.look_back.place == generation)


def test_that_origins_are_shown_live_and_where_one_looks_back_and_only_traced_while_they_are(window, qtbot):
    set_up(window)
    parts = window.parts
    window.appearance.show_signal("agreement")
    for generation in range(3):
        step_to(window, qtbot, generation)
    assert parts.presenter.record.genealogy._genealogist is None
    window.appearance.show_signal("origins")
    assert parts.board.board_model.signal.name == "origins"
    qtbot.waitUntil(lambda: shown_in(window) == founders_after(2))
    assert parts.presenter.record.genealogy._genealogist is not None
    for generation in range(3, 40):
        step_to(window, qtbot, generation)
    qtbot.waitUntil(lambda: shown_in(window) == founders_after(39))
    assert len(set(shown_in(window)) - {None}) > 1
    parts.presenter.look_back.show(0)
    qtbot.waitUntil(lambda: shown_in(window) == founders_after(0))
    assert len(set(shown_in(window)) - {None}) == 1
    window.appearance.show_signal("agreement")
    assert set(shown_in(window)) == {None}
