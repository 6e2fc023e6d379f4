"""The place of the lens; what it shows is imported when somebody first looks, for few do at every start."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from sudoku_desktop.ui.lens.sizes import MARGINS, least_size
from sudoku_desktop.ui.widgets.late_page import LatePage

if TYPE_CHECKING:
    from sudoku_desktop.ui.lens.view import LensView


class LensPage(LatePage["LensView"]):
    """A word to wait, then the LensView."""

    def __init__(self) -> None:
        super().__init__(_import_view)

    def minimumSizeHint(self) -> QSize:
        """That of the view: nothing moves when it comes."""
        return QSize(least_size(self).width() + MARGINS, 0)


def _import_view() -> "type[LensView]":
    from sudoku_desktop.ui.lens.view import LensView

    return LensView
