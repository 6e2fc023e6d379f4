"""The dialog Puzzle ▸ New Puzzle ▸ Other Size or Variant…, with a preview of the grid."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget

from sudoku_desktop.board import Geometry, Grid, Variant, shaped
from sudoku_desktop.board.jigsaw import jigsaw
from sudoku_desktop.speaking import shape_in_words, tr
from sudoku_desktop.ui.generating.painted_board import PaintedBoard, looks_of_puzzle
from sudoku_desktop.ui.generating.shape_fields import ShapeFields
from sudoku_desktop.ui.parameters.model import draw_seed
from sudoku_desktop.ui.widgets.layouts import in_column, in_row, labelled

SIDE = 300


class NewGridDialog(QDialog):
    """Dialog that initially shows the board's shape; `shape` is the selected one."""

    def __init__(self, shape: Geometry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Other Size or Variant"))
        self.shape = shape
        self._seed = draw_seed()
        self.fields = ShapeFields()
        self.redraw_button = QPushButton(tr("&Shuffle Regions"))
        self.redraw_button.setToolTip(tr("Draw other irregular regions"))
        self.board = PaintedBoard(SIDE)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.empty_button = buttons.addButton(tr("&Empty Grid"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.empty_button.setToolTip(tr("To type a puzzle into"))
        self.empty_button.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        choices = in_column(labelled(tr("&Size"), self.fields), self.fields, in_row(self.redraw_button, 1), 1)
        in_column(in_row(choices, (self.board, 1), spacing=18), buttons, margins=None, inside=self)

        self.fields.show_shape(shape)
        self.fields.changed.connect(self._choose)
        self.redraw_button.clicked.connect(self._redraw)
        self._paint()

    @Slot()
    def _redraw(self) -> None:
        self._seed = draw_seed()
        self._choose()

    @Slot()
    def _choose(self) -> None:
        size, variants = self.fields.chosen_size, self.fields.variants
        is_jigsaw = Variant.JIGSAW in variants
        self.shape = jigsaw(size, self._seed, variants) if is_jigsaw else shaped(size, variants)
        self._paint()

    def _paint(self) -> None:
        shape = self.shape
        self.redraw_button.setEnabled(Variant.JIGSAW in shape.variants)
        self.board.show_looks(looks_of_puzzle(Grid.blank(shape)), shape, shape_in_words(shape))
