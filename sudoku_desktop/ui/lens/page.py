"""The place of the lens and the room it keeps; what it shows is imported when somebody first looks, as few do."""

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
"""Beside the boards, on the page."""


class LensPage(LatePage["LensView"]):
    """A word to wait, then the LensView."""

    def __init__(self) -> None:
        super().__init__(_import_view)

    def minimumSizeHint(self) -> QSize:
        """That of the view: nothing moves when it comes."""
        return QSize(least_size(self).width() + MARGINS, 0)


def _import_view() -> type[LensView]:
    from sudoku_desktop.ui.lens.view import LensView

    return LensView


def caption_height(widget: QWidget) -> int:
    """Of a caption of two lines."""
    return 2 * widget.fontMetrics().lineSpacing() + 4


def least_size(widget: QWidget) -> QSize:
    """Of the boards of a mating with their captions, in a widget's font."""
    line = caption_height(widget)
    return QSize(3 * LEAST_SIDE + SPACE + line, 2 * (LEAST_SIDE + line))
