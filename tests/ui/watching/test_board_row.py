from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_desktop.ui.board import BoardEditor, BoardFrame, BoardView
from sudoku_desktop.ui.watching.board_row import BoardRow
from tests.puzzles import MK_FIG_1, MK_FIG_1_SOLUTION


def test_that_the_row_is_as_high_before_a_run_as_with_what_a_run_shows_and_counts_clashes(qtbot: QtBot) -> None:
    board, group = BoardView(BoardEditor()), QActionGroup(None)
    qtbot.addWidget(board)
    actions = [group.addAction(QAction(text, group, checkable=True)) for text in ("Changes", "Clashes")]
    row = BoardRow(board.board_model, actions)
    qtbot.addWidget(row)
    row.resize(571, 40)
    row.show()
    before = row.sizeHint().height()
    assert row.count.whole == ""
    board.editor.load_puzzle(MK_FIG_1)
    board.show_frame(BoardFrame(MK_FIG_1_SOLUTION, best_so_far="0"))
    QApplication.processEvents()
    assert row.sizeHint().height() == before
    assert row.count.whole == "0 cell(s) clash · best so far 0"
    clashing = MK_FIG_1_SOLUTION.with_cell(0, int(MK_FIG_1_SOLUTION.cells[1]))
    board.show_frame(BoardFrame(clashing, best_so_far="1"))
    assert not row.count.whole.startswith("0 ")
