"""Heading of a rating."""

from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.ui.widgets.fonts import resize_font
from sudoku_desktop.ui.widgets.layouts import in_column
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.tool_tip import explain

LARGE = 1.45


class RatingHeading(QWidget):
    """Heading with a quiet title above the rating in large letters."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = PlainLabel(title, quiet=True)
        self._rating = PlainLabel(selectable=True)
        resize_font(self._rating, LARGE, bold=True)
        self._rating.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        in_column(self._title, self._rating, spacing=0, inside=self)

    @property
    def text(self) -> str:
        return self._rating.text()

    def say(self, rating: str, more: str = "") -> None:
        """Show a rating, with the tool tip `more`."""
        self._rating.setText(rating)
        explain(self._rating, rating, more)
        self.setAccessibleName(f"{self._title.text()}: {rating}")
        self.setAccessibleDescription(more)
