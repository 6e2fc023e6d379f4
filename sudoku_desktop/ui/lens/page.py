"""The place of the lens; what it shows is imported when somebody first looks, for few do at every start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from sudoku_desktop.ui.lens.sizes import MARGINS, least_size
from sudoku_desktop.ui.widgets.late_page import LatePage

if TYPE_CHECKING:
    from sudoku_desktop.ui.lens.view import LensView


class LensPage(LatePage):
    """A word to wait, then `view`. `load` begins; it may be called again and again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: LensView | None = None

    def minimumSizeHint(self) -> QSize:
        """That of the view: nothing moves when it comes."""
        return QSize(least_size(self).width() + MARGINS, 0)

    def import_content(self) -> None:
        """The view, and what tells of a mating."""
        import sudoku_desktop.ui.lens.view  # noqa: F401

    def make_content(self) -> QWidget:
        """The view."""
        from sudoku_desktop.ui.lens.view import LensView

        self.view = LensView()
        return self.view
