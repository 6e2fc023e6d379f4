"""A section of the form: a heading over rows. A screen reader is told the heading as the name of a group."""

from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QGroupBox, QHBoxLayout, QVBoxLayout, QWidget

from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.plain_label import PlainLabel


def quiet_label(text: str = "", parent: QWidget | None = None) -> PlainLabel:
    """A line that steps back behind what can be set."""
    label = PlainLabel(text, parent, wordWrap=True)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


class Section(QGroupBox):
    """A heading, what it is at present beside it, and rows below; a thin line over it all.

    `title_line` is the line of the heading, to which more can be added.
    """

    def __init__(self, heading: str, detail: str = "", parent: QWidget | None = None, *, ruled: bool = True) -> None:
        super().__init__(parent)
        self._ruled = ruled
        self.setAccessibleName(" ".join(filter(None, (heading, detail))))
        self.heading = PlainLabel(heading, self)
        font = self.heading.font()
        font.setBold(True)
        self.heading.setFont(font)
        self.detail = quiet_label(detail, self)
        title = self.title_line = QHBoxLayout()
        title.setSpacing(8)
        title.addWidget(self.heading)
        title.addWidget(self.detail, 1)
        self.rows = QVBoxLayout()
        self.rows.setSpacing(4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 6)
        column.setSpacing(4)
        column.addLayout(title)
        column.addLayout(self.rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Only the line: the style's frame would make seven boxes of what is one list."""
        if self._ruled:
            painter = QPainter(self)
            painter.fillRect(0, 0, self.width(), 1, current_theme().cell_line)
            painter.end()
