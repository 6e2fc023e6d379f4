"""Puzzle ▸ New Puzzle ▸ Other Size or Variant…: which grid there shall be, and what it will look like."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QFormLayout, QPushButton, QWidget

from sudoku_desktop.board import SIZES, Geometry, Grid, Variant, shaped
from sudoku_desktop.board.geometry import EXTRAS, has_windows
from sudoku_desktop.board.jigsaw import jigsaw
from sudoku_desktop.ui.generating.painted_board import PaintedBoard, looks_of_puzzle
from sudoku_desktop.ui.parameters.run_settings import draw_seed
from sudoku_desktop.ui.speaking import shape_in_words
from sudoku_desktop.ui.widgets.fields import ChoiceField
from sudoku_desktop.ui.widgets.layouts import in_column, in_row

SIDE = 300
LARGEST_JIGSAW = 16
"""Larger ones are nobody's, and would take longer to draw than a click may."""


class NewGridDialog(QDialog):
    """Begins with the grid of the board; `shape` is what was chosen."""

    def __init__(self, shape: Geometry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Other Size or Variant"))
        self.shape = shape
        self._seed = draw_seed()
        self.size_field = ChoiceField()
        for size in SIZES:
            self.size_field.addItem(f"{size}×{size}", size)
        self.regions_field = ChoiceField()
        for text, variant in (
            (self.tr("Boxes"), None),
            (self.tr("Jigsaw: irregular regions"), Variant.JIGSAW),
            (self.tr("None: a Latin square"), Variant.LATIN),
        ):
            self.regions_field.addItem(text, variant)
        self.redraw_button = QPushButton(self.tr("&Draw Others"))
        self.redraw_button.setToolTip(self.tr("Draw other irregular regions"))
        self.extra_fields = {
            Variant.X: QCheckBox(self.tr("X: the &diagonals hold each digit once, too")),
            Variant.WINDOKU: QCheckBox(self.tr("Windoku: so do the &windows")),
        }
        self.board = PaintedBoard(SIDE)
        form = QFormLayout()
        form.addRow(self.tr("&Size"), self.size_field)
        form.addRow(self.tr("&Regions"), self.regions_field)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.empty_button = buttons.addButton(self.tr("&Empty Grid"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.empty_button.setToolTip(self.tr("To type a puzzle into"))
        self.empty_button.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        choices = in_column(form, in_row(self.redraw_button, 1), *self.extra_fields.values(), 1)
        in_column(in_row(choices, (self.board, 1), spacing=18), buttons, margins=None, inside=self)

        self._show(shape)
        self.size_field.currentIndexChanged.connect(self._choose)
        self.regions_field.currentIndexChanged.connect(self._choose)
        for field in self.extra_fields.values():
            field.toggled.connect(self._choose)
        self.redraw_button.clicked.connect(self._redraw)
        self._paint()

    def _show(self, shape: Geometry) -> None:
        regions = next((each for each in shape.variants if each not in EXTRAS), None)
        self.size_field.setCurrentIndex(max(0, self.size_field.findData(shape.size)))
        self.regions_field.setCurrentIndex(self.regions_field.findData(regions))
        for extra, field in self.extra_fields.items():
            field.setChecked(extra in shape.extras)

    @Slot()
    def _redraw(self) -> None:
        self._seed = draw_seed()
        self._choose()

    @Slot()
    def _choose(self) -> None:
        size, regions = self.size_field.currentData(), self.regions_field.currentData()
        extras = [extra for extra, field in self.extra_fields.items() if field.isChecked()]
        if Variant.WINDOKU in extras and not has_windows(size):
            extras.remove(Variant.WINDOKU)
        if regions is Variant.JIGSAW and size <= LARGEST_JIGSAW:
            self.shape = jigsaw(size, self._seed, extras)
        else:
            self.shape = shaped(size, [*extras, Variant.LATIN] if regions is Variant.LATIN else extras)
        self._paint()

    def _paint(self) -> None:
        """The grid as it is chosen; what does not fit its size cannot be chosen."""
        shape = self.shape
        self.extra_fields[Variant.WINDOKU].setEnabled(has_windows(shape.size))
        self.redraw_button.setEnabled(Variant.JIGSAW in shape.variants)
        self.board.show_looks(looks_of_puzzle(Grid.blank(shape)), shape, shape_in_words(shape))
