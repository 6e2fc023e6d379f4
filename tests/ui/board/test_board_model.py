"""Name and appearance of each cell, during editing and during a run."""

import numpy as np
import pytest
from PySide6.QtCore import QModelIndex, Qt

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.ui.board import BoardEditor, BoardFrame, BoardModel, Mode, cells_where
from sudoku_desktop.ui.board.look import CellKind
from sudoku_desktop.ui.board.signals import Clashes


def entropy_of(agreed):
    """Return the entropy of a population that agrees on these cells, and differs in all others."""
    entropy = np.full(81, 0.5)
    entropy[list(agreed)] = 0.0
    return entropy


class Clock:
    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


@pytest.fixture
def editor(qapp, puzzle):
    editor = BoardEditor()
    editor.load_puzzle(puzzle)
    return editor


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def model(editor, clock, qtmodeltester):
    model = BoardModel(editor, clock=clock)
    qtmodeltester.check(model)
    return model


def ask(model, cell, role):
    return model.data(model.index_of(cell), role)


def clashing(model):
    return {cell for cell, look in enumerate(model.looks) if look.clashes}


def name(model, cell):
    return ask(model, cell, Qt.ItemDataRole.AccessibleTextRole)


def test_that_the_model_is_one_square_of_cells(model):
    assert (model.rowCount(), model.columnCount()) == (9, 9)
    assert (model.rowCount(model.index(0, 0)), model.columnCount(model.index(0, 0))) == (0, 0)
    assert model.data(QModelIndex()) is None
    assert [model.cell_of(model.index_of(cell)) for cell in range(81)] == list(range(81))


def test_that_every_kind_of_cell_has_its_accessible_name(model, editor):
    editor.set_digit(2, 4)
    for digit in (7, 1, 3):
        editor.toggle_note(3, digit)
    assert name(model, 0) == "Row 1 column 1: 5, given"
    assert name(model, 2) == "Row 1 column 3: 4, entry"
    assert name(model, 3) == "Row 1 column 4: notes 1 3 7"
    assert name(model, 80 - 3) == "Row 9 column 6: blank"


def test_that_clashing_cells_say_so_and_their_tool_tip_says_why(model, editor):
    editor.set_digit(2, 5)
    assert name(model, 0) == "Row 1 column 1: 5, given, clashes"
    assert name(model, 2) == "Row 1 column 3: 5, entry, clashes"
    assert ask(model, 2, Qt.ItemDataRole.ToolTipRole) == (
        "two 5s in row 1: columns 1 and 3\ntwo 5s in box 1: r1c1 and r1c3"
    )
    assert clashing(model) == {0, 2} == set(editor.state.grid.clashing_cells())
    assert len(model.conflicts) == 2
    editor.undo()
    assert not clashing(model)
    assert ask(model, 2, Qt.ItemDataRole.ToolTipRole) is None


def test_that_the_display_is_the_digit(model):
    assert ask(model, 0, Qt.ItemDataRole.DisplayRole) == "5"
    assert ask(model, 2, Qt.ItemDataRole.DisplayRole) == ""
    assert model.looks[0].kind is CellKind.GIVEN


def test_that_headers_are_named(model):
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Column 1"
    assert model.headerData(8, Qt.Orientation.Vertical) == "Row 9"


def test_that_edits_announce_a_change(model, editor, qtbot):
    with qtbot.waitSignals([model.dataChanged, model.shown_changed]):
        editor.set_digit(2, 4)


def test_that_a_frame_lies_over_the_board_and_comes_off_again(model, editor, puzzle, solution):
    editor.toggle_note(3, 1)
    model.show_frame(BoardFrame(solution, frozenset({3}), entropy=entropy_of({0, 2})))
    assert model.is_showing_run
    assert model.shown == solution
    assert name(model, 0) == "Row 1 column 1: 5, given"
    assert name(model, 2) == "Row 1 column 3: 4, evolved, agreed by the whole population"
    assert name(model, 3) == "Row 1 column 4: 6, propagated"
    assert name(model, 5) == "Row 1 column 6: 8, evolved, agreement 50 %"
    model.show_frame(None)
    assert not model.is_showing_run
    assert model.shown == puzzle
    assert name(model, 3) == "Row 1 column 4: notes 1"


def test_that_nobody_agrees_on_blanks_and_on_propagated_cells(model, solution):
    partly = solution.with_cells([(5, 0), (6, 0)])
    model.show_frame(BoardFrame(partly, frozenset({3}), entropy=entropy_of(range(81))))
    assert name(model, 3) == "Row 1 column 4: 6, propagated"
    assert name(model, 5) == "Row 1 column 6: blank"
    assert name(model, 2).endswith("agreed by the whole population")
    assert model.conflicts == ()


def test_that_the_clashes_of_a_frame_are_its_own(model, solution):
    model.show_signal(Clashes())
    model.show_frame(BoardFrame(solution.with_cell(2, 5)))
    assert name(model, 2).endswith("5, evolved, clashes")
    assert clashing(model) == set(solution.with_cell(2, 5).clashing_cells())


def test_that_an_edit_during_a_frame_keeps_the_frame(model, editor, solution):
    model.show_frame(BoardFrame(solution))
    editor.toggle_note(3, 1)
    assert model.shown == solution


def test_that_a_mask_of_cells_becomes_their_numbers():
    mask = np.zeros(81, bool)
    mask[[3, 80]] = True
    assert cells_where(mask) == {3, 80}


def test_that_a_board_of_another_order_resets_the_model(model, editor, solution, qtbot):
    model.show_frame(BoardFrame(solution))
    with qtbot.waitSignal(model.modelReset):
        editor.load_puzzle(Grid.blank(geometry(2)).with_cell(0, 3))
    assert (model.rowCount(), model.columnCount()) == (4, 4)
    assert name(model, 0) == "Row 1 column 1: 3, given"
    assert not model.is_showing_run


def test_that_a_half_finished_frame_may_have_blanks(model, editor, puzzle):
    editor.set_mode(Mode.ENTERING)
    model.show_frame(BoardFrame(puzzle))
    assert name(model, 2) == "Row 1 column 3: blank"
