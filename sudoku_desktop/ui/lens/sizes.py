"""Minimum sizes of the boards of a mating, in a light module because the boards are imported later."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

LEAST_SIDE = 96
"""Smallest side of a board, in pixels."""
SPACE = 12
"""Distance between two boards, in pixels."""


def caption_height(widget: QWidget) -> int:
    """Return the height of a caption of two lines in a widget's font, in pixels."""
    return 2 * widget.fontMetrics().lineSpacing() + 4


def least_size(widget: QWidget) -> QSize:
    """Return the minimum size, in pixels, of the boards of a mating with captions in a widget's font."""
    line = caption_height(widget)
    return QSize(3 * LEAST_SIDE + SPACE + line, 2 * (LEAST_SIDE + line))
