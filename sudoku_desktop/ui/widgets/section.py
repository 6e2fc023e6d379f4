"""A section of the form: a heading over rows. A screen reader is told the heading as the name of a group."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGroupBox, QWidget

from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel


def quiet_label(text: str = "", parent: QWidget | None = None) -> PlainLabel:
    """A line that steps back behind what can be set."""
    return PlainLabel(text, parent, quiet=True, wordWrap=True)


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
