from pytestqt.qtbot import QtBot

from sudoku_desktop.ui.board import BoardEditor, BoardView
from sudoku_desktop.ui.watching.board_row import BoardRow


def test_that_the_row_is_as_high_before_a_run_as_with_what_a_run_shows(qtbot: QtBot) -> None:
    board = BoardView(BoardEditor())
    qtbot.addWidget(board)
    row = BoardRow(board.board_model)
    qtbot.addWidget(row)
    row.sizeHint()
    row.resize(571, 40)
    row.show()
    before = row.sizeHint().height()
    row.signals.show()
    qtbot.waitUntil(row.signals.isVisible)
    assert row.sizeHint().height() == before
