"""Pasted text: the resulting board, the reading thread, and the messages."""

import threading

import pytest

from sudoku_desktop.board import Grid, Puzzle, Variant, shaped
from sudoku_desktop.board.formats import Omission, ReadResult, Symbols
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.ui.board import BoardEditor, pasting
from sudoku_desktop.ui.board.pasting import SHORT, Paster
from tests.puzzles import ESCARGOT, MK_FIG_1


@pytest.fixture
def editor(qapp):
    return BoardEditor()


@pytest.fixture
def paster(editor):
    paster = Paster(editor)
    paster.told = []
    paster.pasted.connect(paster.told.append)
    paster.refused.connect(paster.told.append)
    editor.message.connect(paster.told.append)
    yield paster
    paster.forget()
    paster.wait()


@pytest.fixture
def result(monkeypatch):
    """Read two puzzles, the first with an entry and a note, and an omission, from any text."""
    blanks = (MK_FIG_1.cells == 0).nonzero()[0].tolist()
    first = Puzzle(
        MK_FIG_1,
        "One",
        entries=Grid.blank().with_cell(blanks[0], 1),
        notes=tuple(5 if cell == blanks[1] else 0 for cell in range(81)),
    )
    read = ReadResult((first, Puzzle(ESCARGOT)), Sentence("Text"), (Omission(3, 3, Sentence("too short")),))
    monkeypatch.setattr(pasting, "read_text", lambda *_, **__: read)
    return read


def test_that_entries_notes_and_title_are_pasted_in_one_step(paster, editor, result):
    paster.paste("any")
    state = editor.state
    assert (state.givens, state.title) == (MK_FIG_1, "One")
    assert (state.entries, state.notes) == (result.puzzles[0].entries, result.puzzles[0].notes)
    assert paster.told == [result]
    assert editor.undo_stack.count() == 1
    assert editor.place.document.puzzles == result.puzzles


@pytest.mark.parametrize(("length", "found"), [(79, 79), (83, 83), (0, 0)])
def test_that_a_paste_of_the_wrong_size_names_the_count_and_changes_nothing(paster, editor, length, found):
    before = editor.state
    paster.paste((MK_FIG_1.to_text() * 2)[:length])
    (message,) = paster.told
    assert message.startswith("Nothing was pasted: ")
    assert str(found) in message or not found
    assert editor.state is before
    assert editor.undo_stack.count() == 0


def test_that_a_long_text_is_read_in_another_thread(paster, editor, qtbot, monkeypatch):
    threads = []

    def read_text(*_, **__):
        threads.append(threading.current_thread())
        return ReadResult((Puzzle(MK_FIG_1),), Sentence("Text"))

    monkeypatch.setattr(pasting, "read_text", read_text)
    paster.paste("x" * SHORT)
    assert threads == [threading.main_thread()]
    with qtbot.waitSignal(paster.pasted):
        paster.paste("x" * (SHORT + 1))
    assert threads[1] is not threading.main_thread()
    assert editor.state.givens == MK_FIG_1


def test_that_a_locked_board_reads_nothing(paster, editor, result):
    editor.set_locked(True)
    paster.paste("any")
    assert paster.told == ["The board is showing a run; stop it or turn to Play to edit"]


def test_that_one_of_several_readings_is_chosen_or_nothing_changes(paster, editor, monkeypatch):
    both = (Symbols.ONE_BASED, Symbols.ZERO_BASED)
    answers = {
        None: ReadResult((Puzzle(MK_FIG_1),), Sentence("Text"), choices=both),
        Symbols.ZERO_BASED: ReadResult((Puzzle(ESCARGOT),), Sentence("Text")),
    }
    monkeypatch.setattr(pasting, "read_text", lambda *_, symbols=None, **__: answers[symbols])
    before, asked = editor.state, []
    paster.choose = lambda readings: asked.append(readings)
    paster.paste("any")
    assert editor.state is before
    assert [reading.puzzles[0].givens for reading in asked[0]] == [MK_FIG_1, ESCARGOT]
    paster.choose = lambda readings: readings[1]
    paster.paste("any")
    assert editor.state.givens == ESCARGOT


def test_that_a_pasted_grid_takes_the_boards_variant(paster, editor):
    shape = shaped(9, [Variant.X])
    editor.new_puzzle(shape)
    paster.paste(MK_FIG_1.to_text())
    assert editor.state.givens == Grid(MK_FIG_1.cells, shape)
