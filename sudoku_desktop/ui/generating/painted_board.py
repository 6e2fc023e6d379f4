"""Read-only boards: a live view of the evolution, and previews of grids."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.board import BLANK, CLASSIC, Geometry, Grid
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.ui.board.look import BoardFrame, CellLook, clashing, looks_of_frame, looks_of_position
from sudoku_desktop.ui.board.painting import BoardPicture, paint_board
from sudoku_desktop.ui.theme import current_theme

NOTHING: frozenset[int] = frozenset()


def looks_of_puzzle(puzzle: Grid) -> tuple[CellLook, ...]:
    return looks_of_position(puzzle, puzzle, (0,) * puzzle.geometry.cell_count, NOTHING)


def looks_of_best(givens: Grid, frame: BoardFrame) -> tuple[CellLook, ...]:
    """Return the looks of a frame of a run, with its conflicts."""
    clashes = clashing(frame.cells.conflicts())
    return tuple(look._replace(clashes=cell in clashes) for cell, look in enumerate(looks_of_frame(givens, frame)))


def looks_of_snapshot(snapshot: Snapshot) -> tuple[CellLook, ...]:
    """Return the looks of the best chromosome of a run from a blank grid, with agreed cells and conflicts."""
    looks = looks_of_best(Grid.blank(snapshot.best.geometry), BoardFrame(snapshot.best))
    agreed = zip(looks, snapshot.agreed.tolist(), strict=True)
    return tuple(look._replace(agreed=agree and look.digit != BLANK) for look, agree in agreed)


class PaintedBoard(QWidget):
    """A board without a cursor, `side` pixels wide, or at least that wide if it `grows`."""

    def __init__(self, side: int, *, grows: bool = False) -> None:
        super().__init__()
        self.looks: Sequence[CellLook] = looks_of_puzzle(Grid.blank())
        """The looks of the displayed cells, row by row."""
        self._shape = CLASSIC
        self._side = side
        policy = QSizePolicy.Policy.Expanding if grows else QSizePolicy.Policy.Fixed
        self.setSizePolicy(policy, policy)
        self.setMinimumSize(side, side)

    def show_looks(self, looks: Sequence[CellLook], shape: Geometry, description: str) -> None:
        """Show cells with these looks; `description` is the accessible name."""
        self.looks, self._shape = looks, shape
        self.setAccessibleName(description)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            theme = current_theme()
            washes = [(theme.agreement, 1.0) if look.agreed else None for look in self.looks]
            picture = BoardPicture(self.looks, self._shape, highlights=False, washes=washes)
            paint_board(painter, QRectF(self.rect()), picture, theme, self.font().family())
