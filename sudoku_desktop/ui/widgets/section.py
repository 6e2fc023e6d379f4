"""Sections of a form, with a heading above rows, and sections that can be folded."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGroupBox, QProgressBar, QSizePolicy, QToolButton, QWidget

from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel


def quiet_label(text: str = "", parent: QWidget | None = None) -> PlainLabel:
    """Return a word-wrapped label in a faint colour."""
    return PlainLabel(text, parent, quiet=True, wordWrap=True)


class ThinBar(QProgressBar):
    """Thin progress bar without text; screen readers read its name and value."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setTextVisible(False)
        self.setFixedHeight(5)
        self.setAccessibleName(name)


class Section(QGroupBox):
    """Group of rows below a heading, with the current value beside the heading and a thin line above.

    `title_line` is the layout of the heading, to which widgets can be added.
    """

    def __init__(self, heading: str, *, ruled: bool = True) -> None:
        super().__init__()
        self._ruled = ruled
        self.setAccessibleName(heading)
        self.heading = PlainLabel(heading, self, bold=True)
        self.detail = quiet_label(parent=self)
        self.title_line = in_row(self.heading, (self.detail, 1), spacing=8)
        self.rows = in_column(spacing=4)
        in_column(self.title_line, self.rows, spacing=4, margins=(0, 6, 0, 6), inside=self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint only the line, because the style's frames would turn each section into a box."""
        if self._ruled:
            with QPainter(self) as painter:
                painter.fillRect(0, 0, self.width(), 1, current_theme().cell_line)


class Fold(QWidget):
    """Section that can be folded; `column` is the layout of its content."""

    def __init__(self, title: str) -> None:
        super().__init__()
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

    @Slot(bool)
    def _unfold(self, is_open: bool) -> None:
        self._content.setVisible(is_open)
        self.button.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
