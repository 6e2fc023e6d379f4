"""Page of the lens, with its minimum size; the view is imported when the page is first shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from sudoku_desktop.ui.widgets.late_page import LatePage

if TYPE_CHECKING:
    from sudoku_desktop.ui.lens.view import LensView

LEAST_SIDE = 96
SPACE = 12
MARGINS = 20
"""Horizontal space on the page beside the boards, in pixels."""


class LensPage(LatePage["LensView"]):
    """Page that shows a message until the LensView is imported."""

    def __init__(self) -> None:
        super().__init__(_import_view)

    def minimumSizeHint(self) -> QSize:
        """Return the view's minimum width, so that nothing moves when the view appears."""
        return QSize(least_size(self).width() + MARGINS, 0)


def _import_view() -> type[LensView]:
    from sudoku_desktop.ui.lens.view import LensView

    return LensView


def caption_height(widget: QWidget) -> int:
    """Return the height of a caption of two lines, in pixels."""
    return 2 * widget.fontMetrics().lineSpacing() + 4


def least_size(widget: QWidget) -> QSize:
    """Return the minimum size of the three boards with captions, in the widget's font."""
    line = caption_height(widget)
    return QSize(3 * LEAST_SIDE + SPACE + line, 2 * (LEAST_SIDE + line))
