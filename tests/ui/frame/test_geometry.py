"""The board keeps its place and size in Play and Evolve, before, during and after a run."""

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.window.hints import Strength
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.ui.real_window import wait_until_laid_out

SIZES = [(1024, 700), (1280, 800)]


def board_of(window):
    """Return place and size of the board in the window, in Play and in Evolve."""
    seen = []
    for activity in (Activity.PLAY, Activity.EVOLVE):
        window.parts.frame.turn_to(activity)
        QApplication.processEvents()
        board = window.parts.board
        seen.append((board.mapTo(window, board.rect().topLeft()).toTuple(), board.size().toTuple()))
    return seen


def parts_of_evolve(window):
    """Return place and size of all widgets in Evolve that exist before, during and after a run."""
    parts = window.parts
    window.parts.frame.turn_to(Activity.EVOLVE)
    QApplication.processEvents()
    steady = (parts.frame.header, parts.frame.header.button, parts.frame.header.tabs, parts.board_row, parts.figures)
    steady += (parts.evolve.settings,)
    return {
        type(each).__name__: (each.mapTo(window, each.rect().topLeft()).toTuple(), each.size().toTuple())
        for each in steady
    }


def wait_for(qtbot, window, state):
    qtbot.waitUntil(lambda: window.parts.controller.state is state)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_that_nothing_moves_before_during_and_after_a_run_and_between_play_and_evolve(window, qtbot, size):
    parts = window.parts
    window.resize(*size)
    parts.editor.load_puzzle(ESCARGOT)
    qtbot.waitUntil(lambda: parts.verdict.solution is not None)
    board, rest = board_of(window), parts_of_evolve(window)
    assert board[0] == board[1]
    seen = []

    def look(when):
        moved = {name: place for name, place in parts_of_evolve(window).items() if place != rest[name]}
        seen.append((when, board_of(window), moved))

    parts.window.running.solve.trigger()
    wait_for(qtbot, window, RunState.RUNNING)
    qtbot.waitUntil(lambda: parts.presenter.record.last is not None)
    look("running")
    parts.window.running.solve.trigger()
    wait_for(qtbot, window, RunState.PAUSED)
    look("paused")
    parts.window.running.stop.trigger()
    qtbot.waitUntil(lambda: parts.outcome.title.startswith("Stopped") and bool(parts.outcome.sentence))
    look("stopped")
    parts.presenter.forget()
    parts.editor.load_puzzle(MK_FIG_1)
    qtbot.waitUntil(lambda: parts.verdict.solution is not None)
    look("another puzzle")
    parts.parameters.set_budget(Budget())
    parts.window.running.solve_at_once.trigger()
    wait_for(qtbot, window, RunState.SOLVED)
    look("solved")
    window.running.take_over.trigger()
    look("taken over")
    parts.editor.set_clean()
    assert seen == [(when, board, {}) for when, *_ in seen]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_that_messages_hints_and_views_leave_the_board_in_its_place(window, qtbot, size):
    parts = window.parts
    window.resize(*size)
    parts.editor.load_puzzle(MK_FIG_1)
    qtbot.waitUntil(lambda: parts.verdict.solution is not None)
    board = board_of(window)
    parts.outcome.say("A reason that is long. " * 40, [window.running.solve, window.running.step, window.racing.open])
    assert board_of(window) == board
    parts.outcome.clear()
    window.hints.next.trigger()
    qtbot.waitUntil(lambda: window.hints.strength is Strength.WHERE)
    assert board_of(window) == board
    window.puzzle_menu.type_in.trigger()
    assert board_of(window) == board
    parts.evolve.all_settings.trigger()
    assert board_of(window) == board
    window.activities.show_names.trigger()
    window.activities.show_clock.trigger()
    assert board_of(window) == board
    parts.frame.header.heading.say("A message that is longer than the header is wide. " * 10)
    assert board_of(window) == board
    parts.editor.set_clean()


@pytest.mark.parametrize(
    ("size", "least"), [((1024, 700), 460), ((1280, 800), 560), ((1366, 768), 520), ((1920, 1080), 830)]
)
def test_that_the_board_is_as_large_as_the_window_allows(window, size, least):
    window.resize(*size)
    QApplication.processEvents()
    board, column = window.parts.board, window.parts.board_column
    assert board.width() == board.height()
    assert board.width() >= least
    is_high = board.height() == column.height() - column.height_around_board()
    is_wide = board.width() == column.width() - column._margin
    assert is_high or is_wide


def test_that_the_layout_comes_to_rest_in_every_activity(window, qtbot):
    for activity in Activity:
        window.parts.frame.turn_to(activity)
        wait_until_laid_out(qtbot)


def test_that_the_main_button_leaves_its_key_to_the_title_where_the_window_is_narrow(window):
    button, widths = window.parts.frame.header.button, []
    for size in SIZES:
        window.resize(*size)
        QApplication.processEvents()
        widths.append(button.width())
    assert widths[0] < widths[1]
