"""How little room the boards of a mating make do with; the page keeps it before they are there."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

LEAST_SIDE = 96
SPACE = 12
MARGINS = 20
"""Beside the boards, on the page."""


def caption_height(widget: QWidget) -> int:
    """Of a caption of two lines."""
    return 2 * widget.fontMetrics().lineSpacing() + 4


def least_size(widget: QWidget) -> QSize:
    """Of the boards of a mating with their captions, in a widget's font."""
    line = caption_height(widget)
    return QSize(3 * LEAST_SIDE + SPACE + line, 2 * (LEAST_SIDE + line))
