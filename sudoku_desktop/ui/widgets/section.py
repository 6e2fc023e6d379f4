"""Sections of a form: a heading over rows, and what is folded away until somebody wants it."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGroupBox, QProgressBar, QSizePolicy, QToolButton, QWidget

from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel


def quiet_label(text: str = "", parent: QWidget | None = None) -> PlainLabel:
    """A line that steps back behind what can be set."""
    return PlainLabel(text, parent, quiet=True, wordWrap=True)


class ThinBar(QProgressBar):
    """How far something is, as a line without words but for screen readers."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setTextVisible(False)
        self.setFixedHeight(5)
        self.setAccessibleName(name)


class Section(QGroupBox):
    """A heading, what it is at present beside it, and rows below; a thin line over it all.

    `title_line` is the line of the heading, to which more can be added.
    """

    def __init__(self, heading: str, detail: str = "", parent: QWidget | None = None, *, ruled: bool = True) -> None:
        super().__init__(parent)
        self._ruled = ruled
        self.setAccessibleName(" ".join(filter(None, (heading, detail))))
        self.heading = PlainLabel(heading, self, bold=True)
        self.detail = quiet_label(detail, self)
        self.title_line = in_row(self.heading, (self.detail, 1), spacing=8)
        self.rows = in_column(spacing=4)
        in_column(self.title_line, self.rows, spacing=4, margins=(0, 6, 0, 6), inside=self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Only the line: the style's frame would make seven boxes of what is one list."""
        if self._ruled:
            painter = QPainter(self)
            painter.fillRect(0, 0, self.width(), 1, current_theme().cell_line)
            painter.end()


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

    @Slot(bool)
    def _unfold(self, is_open: bool) -> None:
        self._content.setVisible(is_open)
        self.button.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
        self.unfolded.emit(is_open)
