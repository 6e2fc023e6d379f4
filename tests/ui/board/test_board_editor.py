"""Edits that the editor allows, undo, and messages."""

import pytest

from sudoku_desktop.board import CLASSIC, Grid
from sudoku_desktop.ui.board import BoardEditor, Mode, blank_state, puzzle_state
from sudoku_desktop.ui.board.pasting import read_pasted
from sudoku_desktop.ui.board.state import with_entry


def pasted(text):
    (result,) = read_pasted(text, CLASSIC)
    return result


LOCKED = "The board is showing a run; stop it or turn to Play to edit"


@pytest.fixture
def editor(qapp):
    return BoardEditor()


@pytest.fixture
def said(editor):
    words = []
    editor.message.connect(words.append)
    return words


@pytest.fixture
def playing(editor, puzzle):
    editor.load_puzzle(puzzle)
    return editor


def test_that_a_new_editor_is_an_empty_clean_board_to_enter_a_puzzle(editor):
    assert editor.state == blank_state()
    assert editor.mode is Mode.ENTERING
    assert editor.is_clean
    assert not editor.note_mode
    assert not editor.is_locked


def test_that_undo_texts_say_what_was_done(editor, puzzle, solution):
    stack = editor.undo_stack

    def after(edit, *arguments):
        assert edit(*arguments)
        return stack.undoText()

    assert after(editor.set_digit, 19, 5) == "Set 5 in row 3 column 2"
    assert after(editor.clear, 19) == "Clear row 3 column 2"
    assert after(editor.toggle_note, 19, 5) == "Note 5 in row 3 column 2"
    assert after(editor.toggle_note, 19, 5) == "Erase note 5 in row 3 column 2"
    assert after(editor.paste, pasted(puzzle.to_text())) == "Paste puzzle"
    assert after(editor.accept_solution, solution, "Solve") == "Solve"
    assert after(editor.clear_entries) == "Restart this puzzle"
    assert after(editor.new_puzzle) == "New puzzle"
    assert after(editor.load_puzzle, puzzle) == "Open puzzle"


def test_that_undo_goes_back_through_every_edit_and_redo_forth(editor, puzzle, solution):
    seen = [(editor.state, editor.mode)]
    edits = [
        lambda: editor.set_digit(0, 1),
        lambda: editor.set_digit(1, 2),
        lambda: editor.clear(0),
        lambda: editor.paste(pasted(puzzle.to_text())),
        lambda: editor.set_digit(2, 9),
        lambda: editor.toggle_note(3, 7),
        lambda: editor.clear_entries(),
        lambda: editor.accept_solution(solution, "Solve"),
        lambda: editor.new_puzzle(),
    ]
    for edit in edits:
        assert edit()
        seen.append((editor.state, editor.mode))
    assert editor.undo_stack.count() == len(edits)
    for state, mode in reversed(seen[:-1]):
        assert editor.undo()
        assert (editor.state, editor.mode) == (state, mode)
    assert not editor.undo()
    for state, mode in seen[1:]:
        assert editor.redo()
        assert (editor.state, editor.mode) == (state, mode)
    assert not editor.redo()


def test_that_an_edit_that_changes_nothing_is_no_undo_step(playing):
    count = playing.undo_stack.count()
    changes = []
    playing.state_changed.connect(changes.append)
    assert playing.clear(2)
    assert playing.clear_entries()
    assert playing.undo_stack.count() == count
    assert changes == []


def test_that_undo_and_redo_ask_the_view_to_show_the_cell_but_an_edit_does_not(playing):
    asked = []
    playing.cursor_requested.connect(asked.append)
    playing.set_digit(2, 4)
    assert asked == []
    playing.undo()
    playing.redo()
    assert asked == [2, 2]


def test_that_the_clean_state_is_the_saved_one(playing):
    heard = []
    playing.set_clean()
    playing.clean_changed.connect(heard.append)
    playing.set_digit(2, 4)
    assert not playing.is_clean
    playing.undo()
    assert playing.is_clean
    assert heard == [False, True]


def test_that_a_restored_board_is_clean_and_has_no_history(playing, puzzle):
    worked = with_entry(puzzle_state(puzzle), 2, 4)
    playing.set_digit(3, 6)
    playing.restore(worked, Mode.PLAYING)
    assert playing.state == worked
    assert playing.is_clean
    assert not playing.undo_stack.canUndo()


def test_that_digits_entered_replace_entries_and_givens_while_entering(playing, puzzle):
    playing.set_digit(2, 9)
    playing.set_mode(Mode.ENTERING)
    playing.set_digit(2, 4)
    playing.set_digit(0, 8)
    assert playing.state.givens == puzzle.with_cells([(2, 4), (0, 8)])
    assert playing.state.entries.filled_count == 0


def test_that_a_pasted_puzzle_can_be_played_at_once(editor, puzzle):
    assert editor.paste(pasted("Number 7, hard\n" + puzzle.to_text(blank="-")))
    assert editor.state == puzzle_state(puzzle)
    assert editor.mode is Mode.PLAYING


def test_that_notes_are_refused_where_a_digit_stands(playing, said):
    playing.set_digit(2, 4)
    assert not playing.toggle_note(2, 1)
    assert not playing.toggle_note(0, 1)
    assert said == [
        "Clear the 4 in row 1 column 3 before making notes there",
        "The 5 in row 1 column 1 is a given; choose Type It In to change it",
    ]


def test_that_clearing_takes_notes_away(playing):
    playing.toggle_note(2, 1)
    playing.toggle_note(2, 4)
    playing.clear(2)
    assert playing.state.notes[2] == 0


def test_that_note_mode_is_announced_and_ends_with_a_new_puzzle(playing, said):
    heard = []
    playing.note_mode_changed.connect(heard.append)
    playing.set_note_mode(True)
    playing.set_note_mode(True)
    assert len(said) == 1
    playing.new_puzzle()
    assert heard == [True, False]


def test_that_modes_are_announced_once(playing):
    heard = []
    playing.mode_changed.connect(heard.append)
    playing.set_mode(Mode.PLAYING)
    playing.set_mode(Mode.ENTERING)
    playing.set_mode(Mode.ENTERING)
    assert heard == [Mode.ENTERING]


@pytest.mark.parametrize(
    "edit",
    [
        lambda editor: editor.set_digit(2, 4),
        lambda editor: editor.clear(3),
        lambda editor: editor.toggle_note(4, 1),
        lambda editor: editor.paste(pasted("." * 81)),
        lambda editor: editor.new_puzzle(),
        lambda editor: editor.load_puzzle(Grid.blank()),
        lambda editor: editor.clear_entries(),
        lambda editor: editor.undo(),
    ],
)
def test_that_a_locked_board_refuses_every_edit_and_says_why(playing, said, edit):
    playing.set_digit(3, 6)
    before = playing.state
    heard = []
    playing.locked_changed.connect(heard.append)
    playing.set_locked(True)
    assert not edit(playing)
    assert said == [LOCKED]
    assert playing.state == before
    playing.set_locked(False)
    assert heard == [True, False]
    assert playing.set_digit(2, 4)


def test_that_a_locked_board_does_nothing_again(playing, said):
    playing.set_digit(3, 6)
    playing.undo()
    playing.set_locked(True)
    assert not playing.redo()
    assert playing.state.digit(3) == 0
    assert said == [LOCKED]


def test_that_a_new_puzzle_asks_for_the_first_cell(playing):
    asked = []
    playing.cursor_requested.connect(asked.append)
    playing.new_puzzle()
    assert asked == [0]
    assert playing.mode is Mode.ENTERING
    assert playing.state == blank_state()


# Notes that entries erase.

BLANK_CELLS = (0, 1, 2)


@pytest.fixture
def noted(editor):
    """Editor of an empty board with the notes 3 and 5 in the first three cells, and a given 7 at the end of row 1."""
    editor.load_puzzle(Grid.blank().with_cell(8, 7))
    for cell in BLANK_CELLS:
        for digit in (3, 5, 7):
            editor.toggle_note(cell, digit)
    return editor


def notes(editor):
    return [editor.state.notes[cell] for cell in BLANK_CELLS]


def test_that_a_clashing_entry_erases_no_notes_around_it(noted):
    before = notes(noted)
    noted.set_digit(3, 7)
    assert notes(noted) == before
    noted.set_digit(3, 5)
    assert notes(noted) == [mask & ~(1 << 4) for mask in before]
    noted.set_digit(18, 5)
    noted.set_digit(19, 5)
    assert noted.state.erased[19] == {}


@pytest.mark.parametrize("back", ["replace", "clear", "same digit"])
def test_that_correcting_an_entry_gives_back_what_it_erased(noted, back):
    before = notes(noted)
    noted.set_digit(0, 3)
    assert notes(noted) == [0, *(mask & ~(1 << 2) for mask in before[1:])]
    steps = noted.undo_stack.count()
    if back == "replace":
        noted.set_digit(0, 5)
        assert notes(noted) == [0, *(mask & ~(1 << 4) for mask in before[1:])]
    else:
        noted.clear(0) if back == "clear" else noted.set_digit(0, 3)
        assert notes(noted) == before
    assert noted.undo_stack.count() == steps + 1
    noted.undo()
    noted.undo()
    assert notes(noted) == before


def test_that_notes_that_were_changed_since_stay_as_they_are(noted):
    noted.set_digit(0, 3)
    noted.toggle_note(1, 9)
    noted.toggle_note(1, 9)
    changed = noted.state.notes[1]
    noted.clear(0)
    assert noted.state.notes[1] == changed
    assert noted.state.notes[2] & 1 << 2


def test_that_a_note_that_another_entry_rules_out_comes_back_with_that_entry(noted):
    before = notes(noted)
    noted.set_digit(11, 3)  # in the same box
    noted.set_digit(3, 3)  # in the same row: what it rules out is erased already
    noted.clear(11)
    assert notes(noted) == [mask & ~(1 << 2) for mask in before]
    noted.clear(3)
    assert notes(noted) == before
