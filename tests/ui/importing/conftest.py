"""Shared by the tests of importing: a picture with a grid, and readings of the picture."""

from dataclasses import dataclass, field
from enum import Enum
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from sudoku_desktop.board import Grid
from sudoku_desktop.ui.board.painting import BoardPicture, paint_board
from sudoku_desktop.ui.generating.painted_board import looks_of_puzzle
from sudoku_desktop.ui.importing.dialog import ImportDialog
from sudoku_desktop.ui.importing.find import FoundPuzzle, ScannedPage
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.theme import LIGHT

PUZZLE = Grid.from_text("530070000600195000098000060800060003400803001700020006060000280000419005000080079")
WIDTH, HEIGHT = 600, 800
LEFT, TOP, SIDE = 100, 150, 400
CORNERS = ((100.0, 150.0), (500.0, 150.0), (500.0, 550.0), (100.0, 550.0))
R1C5, R5C5, R9C6 = 4, 40, 77


class Source(Enum):
    DIGITS = "digits"
    QR = "qr"


@dataclass(frozen=True)
class FakeReading:
    """The attributes of a PuzzleReading that the dialog uses."""

    puzzle: Grid = PUZZLE
    doubtful: frozenset[int] = frozenset()
    entries: tuple[int, ...] = (0,) * 81
    alternatives: dict[int, tuple[int, ...]] = field(default_factory=dict)
    corners: tuple[tuple[float, float], ...] = CORNERS
    source: Source = Source.DIGITS
    suggestion: tuple[SimpleNamespace, ...] = ()
    unsorted: frozenset[int] = frozenset()
    are_typed: bool = False
    note: None = None
    lattice: object = True


def painted_page(puzzle: Grid = PUZZLE) -> QImage:
    """Return a picture of a board on a sheet of paper."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB888)
    image.fill("white")
    painter = QPainter(image)
    board = BoardPicture(looks_of_puzzle(puzzle), puzzle.geometry, highlights=False)
    paint_board(painter, QRectF(LEFT, TOP, SIDE, SIDE), board, LIGHT, "DejaVu Sans")
    painter.end()
    return image


def pixels_of(image: QImage) -> np.ndarray:
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return rows[:, : 3 * image.width()].reshape(image.height(), image.width(), 3).copy()


@pytest.fixture
def page(qapp):
    return ScannedPage(SimpleNamespace(pixels=pixels_of(painted_page()), page=None, name="paper.png"))


@pytest.fixture
def make_find(page):
    """Function that makes a puzzle found in the page, from the attributes of FakeReading."""

    def make(**words):
        return FoundPuzzle(page, FakeReading(**words), page.preview.copy(LEFT, TOP, SIDE, SIDE))

    return make


@pytest.fixture
def dialog(qtbot):
    """The import dialog, shown with kernels, before anything is read."""
    loader = KernelLoader()
    dialog = ImportDialog(loader)
    loader.setParent(dialog)
    loader._become_ready()
    qtbot.addWidget(dialog, before_close_func=lambda each: each.done(0))
    dialog._name = "paper.png"
    dialog.show()
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    return dialog


@pytest.fixture
def show(dialog, page):
    """Function that shows found puzzles in the dialog."""

    def show(*finds):
        dialog.reader.page_read.emit(page, finds)

    return show


@pytest.fixture
def doubtful(make_find, show):
    """Found puzzle with a 1 in place of a 7, and two blanks, read with doubt."""
    find = make_find(
        puzzle=PUZZLE.with_cell(R1C5, 1),
        doubtful=frozenset({R1C5, R5C5, R9C6}),
        alternatives={R1C5: (7, 0), R5C5: (5,)},
        suggestion=(SimpleNamespace(cell=R1C5, digit=7),),
    )
    show(find)
    return find
