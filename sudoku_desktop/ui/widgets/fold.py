"""What is folded away until somebody wants it: a line with an arrow, and the content below it."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from sudoku_desktop.ui.widgets.layouts import in_column


class Fold(QWidget):
    """`column` is the layout of what is folded away."""

    unfolded = Signal(bool)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = QToolButton(autoRaise=True)
        self.button.setCheckable(True)
        self.button.setText(title)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._content = QWidget()
        self.column = in_column(spacing=0, inside=self._content)
        in_column(self.button, self._content, spacing=0, inside=self)
        self.button.toggled.connect(self._unfold)
        self._unfold(False)

    @property
    def is_open(self) -> bool:
        return self.button.isChecked()

    def set_open(self, is_open: bool) -> None:
        self.button.setChecked(is_open)

    @Slot(bool)
    def _unfold(self, is_open: bool) -> None:
        self._content.setVisible(is_open)
        self.button.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
        self.unfolded.emit(is_open)
