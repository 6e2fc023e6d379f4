"""The strip below the board, the second line of the clock, and the list of all steps in the column of Play."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sudoku_desktop.board import Grid, shaped
from sudoku_desktop.ui.board import Illustration, Mode
from sudoku_desktop.ui.board.state import puzzle_state
from sudoku_desktop.ui.frame.activity import Activity
from tests.ui.play.test_hint_card import example
from tests.ui.real_window import wait_until_laid_out

PUZZLE = Grid.from_text("530070000600195000098000060800060003400803001700020006060000280000419005000080079")
SOLUTION = Grid.from_text("534678912672195348198342567859761423426853791713924856961537284287419635345286179")


@pytest.fixture
def playing(shared_window, qtbot):
    shared_window.parts.editor.load_puzzle(PUZZLE)
    qtbot.waitUntil(lambda: shared_window.parts.verdict.solution is not None)
    return shared_window


def type_digit(window, cell, digit):
    window.parts.board.set_cursor_cell(cell)
    QTest.keyClicks(window.parts.board, str(digit))


def press(window, key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(window.parts.board, key, modifiers)


def note(window):
    return window.activities.play.clock._note.text()


# The strip.


def test_that_the_strip_counts_filled_cells_and_shows_the_digits_after_the_first_entry(playing):
    strip = playing.activities.strip
    assert strip.highlight.isHidden()
    assert strip.bar.isHidden()
    assert strip.instruction.whole == "Type a digit to begin. Arrow keys move."
    type_digit(playing, 2, 4)
    assert strip.text.whole == "1 of 51 cells filled"
    assert (strip.bar.value(), strip.bar.maximum()) == (1, 51)
    assert strip.highlight.isVisible()
    assert strip.instruction.isHidden()


def test_that_a_digits_button_holds_it_and_follows_the_board(playing):
    type_digit(playing, 2, 4)
    board, buttons = playing.parts.board, playing.activities.strip.highlight.segments.buttons
    assert [each.accessibleName() for each in buttons] == [f"Highlight every {digit}" for digit in range(1, 10)]
    QTest.mouseClick(buttons[7], Qt.MouseButton.LeftButton)
    assert board.held_digit == 8
    assert [each.isChecked() for each in buttons] == [digit == 8 for digit in range(1, 10)]
    assert board.hasFocus()
    board.hold_digit(3)
    assert [each.isChecked() for each in buttons] == [digit == 3 for digit in range(1, 10)]
    buttons[2].setFocus()
    QTest.keyClick(buttons[2], Qt.Key.Key_Space)
    assert board.held_digit == 0
    assert not any(each.isChecked() for each in buttons)


@pytest.mark.parametrize(("size", "shown"), [(4, 4), (6, 6), (9, 9), (16, 0)])
def test_that_there_are_as_many_buttons_as_digits_and_none_on_large_boards(shared_window, size, shown):
    shape = shaped(size)
    puzzle = Grid.blank(shape).with_cell(0, 1)
    shared_window.parts.editor.restore(puzzle_state(puzzle), Mode.PLAYING)
    shared_window.parts.editor.set_digit(1, 2)
    highlight = shared_window.activities.strip.highlight
    assert sum(each.isVisible() for each in highlight.segments.buttons) == shown


# The clock.


def test_that_the_clock_counts_hints_and_says_no_mistakes_only_of_checked_entries(playing, qtbot):
    assert note(playing) == "starts with your first digit"
    type_digit(playing, 2, 4)
    assert note(playing) == "no hints"
    playing.playing.check()
    assert note(playing) == "no mistakes"
    type_digit(playing, 3, 2)  # fits by the rules, but is wrong
    assert note(playing) == "no hints", "an entry that has not been checked is neither right nor wrong"
    playing.playing.check()
    assert note(playing) == "no hints"
    press(playing, Qt.Key.Key_Delete)
    playing.hints.next()
    qtbot.waitUntil(lambda: playing.hints.deduction is not None)
    assert note(playing) == "1 hint, no mistakes"
    for _ in range(2):
        playing.hints.next()
    assert note(playing) == "1 hint, no mistakes", "the stages of a hint are one hint"
    press(playing, Qt.Key.Key_Return)
    assert note(playing) == "1 hint, no mistakes", "a step of a hint is right"
    playing.parts.editor.load_puzzle(SOLUTION.with_cell(0, 0))
    assert playing.activities.play.clock.hints == 0


# Beside the board.


def name_pictures(window):
    """Return the pictures of the names of all columns, as they are painted above the board."""
    column, board = window.parts.board_column, window.parts.board
    image, corner = column.grab().toImage(), board.pos()
    places = (board.visualRect(board.board_model.index(0, number)).translated(corner) for number in range(9))
    return [image.copy(place.left(), 0, place.width(), corner.y() - 1) for place in places]


def test_that_the_names_of_the_columns_of_a_hint_stand_out(playing, qtbot):
    wait_until_laid_out(qtbot)
    before = name_pictures(playing)
    playing.hints.next()
    qtbot.waitUntil(lambda: playing.hints.deduction is not None)
    wait_until_laid_out(qtbot)
    assert name_pictures(playing) == before, "box 9 is no row or column"
    playing.hints.next()
    playing.hints.next()
    changed = [
        number for number, (one, other) in enumerate(zip(before, name_pictures(playing), strict=True)) if one != other
    ]
    assert changed == [6], "the step is about r9c7"
    playing.hints.end()
    assert name_pictures(playing) == before


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_that_a_hint_of_any_length_leaves_the_board_in_its_place(playing, size):
    playing.resize(*size)
    QTest.qWait(0)
    before = playing.parts.board.geometry(), playing.parts.board_column.geometry()
    card = playing.hints.card
    for name in ("hidden-single-in-box", "x-wing", "dynamic-region-chains", "bug"):
        shown = example(name)
        branch = 0 if shown.deduction.explanation.branches else None
        illustration = Illustration(shown.grid, shown.marks, shown.deduction, branch=branch)
        card.show_step(illustration, shown.deduction, is_taken=False)
        QTest.qWait(0)
        assert card.isVisible()
        assert (playing.parts.board.geometry(), playing.parts.board_column.geometry()) == before
    card.clear()


# The path.


@pytest.fixture
def path(playing, qtbot):
    playing.hints.next()
    qtbot.waitUntil(lambda: playing.hints.deduction is not None)
    button = playing.hints.card.steps_button
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert playing.solution_path.is_shown
    panel = playing.solution_path.column.panel
    qtbot.waitUntil(lambda: panel.path.model().rowCount() > 0)
    return playing


def test_that_the_path_takes_the_whole_column_and_a_step_is_shown_on_the_board(path):
    assert path.activities.play_column.currentWidget() is path.solution_path.column
    assert path.hints.card.text == ""
    panel = path.solution_path.column.panel
    assert panel.path.model().rowCount() == 51
    panel.path.selectRow(3)
    assert path.parts.board.board_model.illustration.deduction is panel.chosen_step.deduction


def test_that_esc_returns_from_the_path_and_takes_its_step_off_the_board(path):
    path.solution_path.column.panel.path.selectRow(3)
    QTest.keyClick(path.solution_path.column.panel.path, Qt.Key.Key_Escape)
    assert not path.solution_path.is_shown
    assert path.parts.board.board_model.illustration is None
    assert path.parts.board.hasFocus()
    assert not path.solution_path.back.isEnabled()


def test_that_asking_for_a_hint_returns_from_the_path(path, qtbot):
    path.solution_path.column.panel.path.selectRow(3)
    QTest.keyClick(path.solution_path.column.panel.path, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert not path.solution_path.is_shown
    qtbot.waitUntil(lambda: path.hints.card.text == "Look at box 9.")
    assert path.hints.card.isVisible()


def test_that_an_entry_or_another_activity_closes_the_path(path):
    path.parts.frame.turn_to(Activity.EVOLVE)
    assert not path.solution_path.is_shown
    path.parts.frame.turn_to(Activity.PLAY)
    path.solution_path.show()
    assert path.solution_path.is_shown
    type_digit(path, 2, 4)
    assert not path.solution_path.is_shown


def test_that_steps_that_are_found_after_the_list_was_closed_are_not_shown(playing, qtbot):
    editor = playing.parts.editor
    editor.load_puzzle(Grid.from_text(PUZZLE.to_text().translate(str.maketrans("123456789", "234567891"))))
    qtbot.waitUntil(lambda: playing.parts.verdict.solution is not None)
    playing.solution_path.show(4)
    editor.load_puzzle(Grid.blank(shaped(4)))
    assert not playing.solution_path.is_shown
    qtbot.waitUntil(lambda: not playing.solution_path.column.rater.is_busy)
    assert playing.parts.board.board_model.illustration is None
