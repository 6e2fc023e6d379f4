"""Copy As puts the puzzle on the clipboard in a form that Paste reads back, including entries and notes."""

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_desktop.board import Puzzle, Variant, shaped
from sudoku_desktop.board.formats import TextStyle, text_of
from sudoku_desktop.ui.board.picker import CellPicker
from sudoku_desktop.ui.board.state import state_of, without_entries
from tests.board.test_text_styles import in_progress
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.ui.real_window import shared_window as window

__all__ = ["window"]

SHAPES = [shaped(9), shaped(6), shaped(16), shaped(9, [Variant.X]), shaped(9, (), [cell // 9 for cell in range(81)])]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("command", ["copy_grid", "copy_entries", "copy_pencilmarks"])
def test_that_what_is_copied_is_pasted_as_it_was(window, shape, command):
    editor, copied = window.parts.editor, in_progress(shape, 5)
    editor.load_puzzle(copied.givens)
    editor.take_step(state_of(copied), "", None)
    getattr(window.editing, command).trigger()
    editor.load_puzzle(ESCARGOT)
    window.editing.paste.trigger()
    state = state_of(copied)
    if command == "copy_grid":
        state = without_entries(state)
    assert editor.state.givens == state.givens
    assert editor.state.entries == state.entries
    assert editor.state.notes == (state.notes if command == "copy_pencilmarks" else without_entries(state).notes)


def test_that_drawn_grids_are_not_offered_for_sizes_that_are_not_read(window):
    editor, action = window.parts.editor, window.editing.copy_pencilmarks
    window.puzzle_menu.new(shaped(7, [Variant.LATIN]))
    assert not action.isEnabled()
    editor.load_puzzle(MK_FIG_1)
    assert action.isEnabled()


def test_that_the_keypad_copies_pencilmarks(window):
    board = window.parts.board
    window.parts.editor.load_puzzle(MK_FIG_1)
    window.parts.editor.fill_candidates()
    board.set_cursor_cell(1)
    board.open_picker()
    picker = board.findChild(CellPicker)
    *_, pencilmarks = picker.copy_button.menu().actions()
    pencilmarks.trigger()
    puzzle = Puzzle(MK_FIG_1, notes=MK_FIG_1.candidate_masks())
    assert QApplication.clipboard().text() == text_of(puzzle, TextStyle.PENCILMARKS)
