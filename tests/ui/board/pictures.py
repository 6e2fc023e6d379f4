"""Shared by tests of painting: a board painted into an image, and a theme without colours."""

from dataclasses import replace

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_desktop.board import CLASSIC
from sudoku_desktop.ui.board.layout import lay_out
from sudoku_desktop.ui.board.look import CellKind, CellLook
from sudoku_desktop.ui.board.painting import BoardPicture, paint_board
from sudoku_desktop.ui.theme import LIGHT

BLANK = CellLook(0, CellKind.BLANK)
BACKGROUND = QColor("#ff00ff")

# The light theme with every tint and hue taken away: what still differs here differs in shape.
BLACK_AND_WHITE = replace(
    LIGHT,
    **{name: QColor("white") for name in ("unit_highlight", "same_digit", "cursor_cell", "clash", "agreement")},
    **{
        name: QColor("white")
        for name in ("paper", "changed", "fixed", "extra_unit", "telling_unit", "telling_cell", "pattern")
    },
    **{name: QColor("black") for name in ("given_text", "entry_text", "evolved_text", "note_text")},
    **{name: QColor("black") for name in ("clash_mark", "agreed_mark", "cursor_ring", "cursor_ring_unfocused")},
    **{name: QColor("black") for name in ("telling_outline", "pattern_edge", "pattern_text", "off_edge")},
    **{name: QColor("black") for name in ("removed_text", "placed", "chain_link")},
)


def board_of(*looks, at=40):
    """Return the looks of 81 cells, blank except for `looks` from cell `at` on."""
    return [BLANK] * at + list(looks) + [BLANK] * (81 - at - len(looks))


def render(looks, *, theme=LIGHT, side=500, scale=1.0, shift=0.0, shape=CLASSIC, **picture):
    """Return RGB pixels, shape (pixels, pixels, 3), of a board in a square of `side` logical pixels."""
    pixels = round(side * scale)
    image = QImage(pixels, pixels, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    image.fill(BACKGROUND)
    painter = QPainter(image)
    painter.translate(shift, shift)
    paint_board(painter, QRectF(0, 0, side, side), BoardPicture(looks, shape, **picture), theme, "DejaVu Sans")
    painter.end()
    bgra = np.frombuffer(image.constBits(), np.uint8).reshape(pixels, image.bytesPerLine() // 4, 4)
    return bgra[:, :pixels, 2::-1].astype(int)


def cell_pixels(image, cell):
    """Return the pixels inside one cell."""
    layout = lay_out(len(image), CLASSIC)
    margin = (len(image) - layout.side) // 2
    left, top = layout.corners[cell]
    return image[margin + top : margin + top + layout.cell, margin + left : margin + left + layout.cell]


def rgb(colour):
    return (colour.red(), colour.green(), colour.blue())


def differ(one, other):
    """Return whether two cells differ by more than a few pixels of antialiasing."""
    return np.count_nonzero(np.abs(one - other).max(axis=2) > 128) > 8
