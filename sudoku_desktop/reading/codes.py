"""QR codes in a picture that hold puzzles as links."""

from __future__ import annotations

import numpy as np
import zxingcpp
from numpy.typing import NDArray

from sudoku_desktop.board import Grid
from sudoku_desktop.board.link import from_link


def codes_in(pixels: NDArray[np.uint8]) -> list[tuple[Grid, tuple[tuple[float, float], ...]]]:
    """Return the puzzles in QR codes, each with the corners of its code in pixels, clockwise from top left."""
    found = []
    for code in zxingcpp.read_barcodes(pixels, formats=zxingcpp.BarcodeFormat.QRCode):
        grid = from_link(code.text)
        if grid is not None:
            place = code.position
            corners = (place.top_left, place.top_right, place.bottom_right, place.bottom_left)
            found.append((grid, tuple((float(corner.x), float(corner.y)) for corner in corners)))
    return found
