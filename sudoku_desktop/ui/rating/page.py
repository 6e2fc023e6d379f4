"""The place of the ratings of the puzzle on the board; what it shows is imported when somebody first looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from sudoku_desktop.ui.widgets.late_page import LatePage

if TYPE_CHECKING:
    from sudoku_desktop.ui.rating.panels import RatingPanels


class RatingPage(LatePage):
    """A word to wait, then `panels`. `load` begins; it may be called again and again.

    `import_more` imports, in a pool thread, what is opened from the page.
    """

    def __init__(self, import_more: Callable[[], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._import_more = import_more
        self.panels: RatingPanels | None = None

    def close_down(self) -> None:
        self.abandon()
        if self.panels is not None:
            self.panels.close_down()

    def import_content(self) -> None:
        """The panels, with pyqtgraph."""
        import sudoku_desktop.ui.rating.panels  # noqa: F401

        self._import_more()

    def make_content(self) -> QWidget:
        from sudoku_desktop.ui.rating.panels import RatingPanels

        self.panels = RatingPanels()
        return self.panels
