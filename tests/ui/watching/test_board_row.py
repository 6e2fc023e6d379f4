from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication

from sudoku_desktop.speaking import in_words
from sudoku_desktop.ui.board import SIGNALS, BoardEditor, BoardFrame, BoardView
from sudoku_desktop.ui.board.signals import Clashes
from sudoku_desktop.ui.watching.board_row import BoardRow
from tests.puzzles import MK_FIG_1, MK_FIG_1_SOLUTION


def test_that_the_legend_says_what_the_signal_means_and_the_row_keeps_its_height(qtbot):
    board, group = BoardView(BoardEditor()), QActionGroup(None)
    qtbot.addWidget(board)
    row = BoardRow(board.board_model, [group.addAction(QAction(in_words(each.title), group)) for each in SIGNALS])
    qtbot.addWidget(row)
    row.resize(571, 40)
    row.show()
    before = row.sizeHint().height()
    assert row.legend.texts == ("few agree", "all agree")
    pictures = []
    for signal in SIGNALS:
        board.show_signal(signal())
        pictures.append(row.legend.grab().toImage())
    assert all(one != other for place, one in enumerate(pictures) for other in pictures[:place])
    board.show_signal(Clashes())
    assert row.legend.texts == ("", "clashes"), "before a run there is nothing to count"
    board.editor.load_puzzle(MK_FIG_1)
    board.show_frame(BoardFrame(MK_FIG_1_SOLUTION))
    QApplication.processEvents()
    assert row.sizeHint().height() == before
    assert row.legend.texts == ("", "0 cells clash")
    clashing = MK_FIG_1_SOLUTION.with_cell(0, int(MK_FIG_1_SOLUTION.cells[1]))
    board.show_frame(BoardFrame(clashing))
    assert row.legend.accessibleName() == f"{len(clashing.clashing_cells())} cells clash"
