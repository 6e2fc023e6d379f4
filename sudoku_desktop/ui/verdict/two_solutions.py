"""The dialog that shows two solutions of an ambiguous puzzle."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget

from sudoku_desktop.board import Grid
from sudoku_desktop.speaking import cell_name, tr
from sudoku_desktop.ui.board import BoardEditor, BoardFrame, BoardView
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel


class TwoSolutionsDialog(QDialog):
    """Two solutions of one puzzle side by side; differing cells are tinted and named."""

    def __init__(
        self, givens: Grid, solutions: tuple[Grid, Grid], different: tuple[int, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Two Solutions"))
        first, second = solutions
        places = ", ".join(
            f"{cell_name(cell, first.geometry)} ({first.cells[cell]}/{second.cells[cell]})" for cell in different
        )
        label = PlainLabel(
            tr("The solutions differ in %n cell(s): {places}", n=len(different), places=places),
            wordWrap=True,
            selectable=True,
        )
        boards = in_row()
        for solution in solutions:
            editor = BoardEditor(self)
            editor.load_puzzle(givens)
            editor.set_locked(True)
            view = BoardView(editor)
            view.show_frame(BoardFrame(solution, fixed=frozenset(different)))
            boards.addWidget(view)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        in_column((boards, 1), label, buttons, margins=None, inside=self)
        self.resize(820, 540)
