"""View of the picture: either the rectified grid beside the board, or the whole picture.

In the whole picture the corners of the grid can be moved, by mouse or keys: 1 to 4 select a corner, arrows move it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.board.geometry import CLASSIC_ORDER
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.importing.find import ScannedPage
from sudoku_desktop.ui.theme import current_theme

if TYPE_CHECKING:
    from sudoku_desktop.reading.result import Corners

LEAST = 200
ROWS = CLASSIC_ORDER**2
HANDLE = 9
"""Maximum distance, in logical pixels, from a corner at which the mouse grabs the corner."""
STEP, LEAP = 1, 10
"""Distance, in screen pixels, by which an arrow key moves a corner, without and with Shift."""
REST_MS = 500
"""Delay after the last arrow key, in milliseconds, before the grid is read again."""
_ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class PictureView(QWidget):
    """View of a picture; `cell` is the board's cursor cell; `corners` are those of the displayed grid, or ()."""

    cell_chosen = Signal(int)
    """Emitted with the cell of the grid that the user clicked."""
    corners_moved = Signal(object)
    """Emitted with the new Corners after the user moved a corner."""

    def __init__(self) -> None:
        super().__init__()
        self.is_whole = False
        """Whether the whole picture is shown instead of the rectified grid."""
        self.cell = 0
        self.corners: Corners = ()
        self._page: ScannedPage | None = None
        self._grid: QImage | None = None
        self._others: Sequence[Corners] = ()
        self._has_cells = False
        self._doubtful: frozenset[int] = frozenset()
        self._corner = 0
        self._is_dragging = False
        self._resting = QTimer(self, singleShot=True, interval=REST_MS)
        self._resting.timeout.connect(self._emit_corners)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_whole(False)

    # Content

    def show_page(
        self,
        page: ScannedPage,
        corners: Corners,
        others: Sequence[Corners] = (),
        grid: QImage | None = None,
        *,
        has_cells: bool = False,
    ) -> None:
        """Show a picture, the corners of its grid and of others, and the rectified grid if there is one.

        `has_cells`: whether it is a grid, not a code.
        """
        self._page, self.corners, self._others = page, corners, others
        self._grid, self._has_cells = grid, has_cells
        self.update()

    def set_whole(self, is_whole: bool) -> None:
        self.is_whole = is_whole
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_whole else Qt.FocusPolicy.NoFocus)
        name = tr("The whole picture; 1 to 4 choose a corner of the grid, arrows move it")
        self.setAccessibleName(name if is_whole else tr("The grid in the picture"))
        self.update()

    def set_cell(self, cell: int) -> None:
        self.cell = cell
        self.update()

    def set_doubtful(self, cells: Iterable[int]) -> None:
        self._doubtful = frozenset(cells)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(460, 460)

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST, LEAST)

    @property
    def _image(self) -> QImage:
        page = self._page.preview if self._page is not None else QImage()
        return page if self.is_whole or self._grid is None else self._grid

    def place(self) -> QRectF:
        """Return the rectangle, in the widget, of the centred picture."""
        size = self._image.size().toSizeF()
        if size.isEmpty():
            return QRectF()
        size.scale(self.size().toSizeF(), Qt.AspectRatioMode.KeepAspectRatio)
        return QRectF(QPointF(self.width() - size.width(), self.height() - size.height()) / 2, size)

    @property
    def _scale(self) -> float:
        """Logical pixels of the widget per pixel of the whole picture."""
        return self.place().width() / self._page.width if self._page is not None else 1.0

    def shown_at(self, corner: tuple[float, float]) -> QPointF:
        """Return the position of a point of the whole picture in the widget."""
        return QPointF(*corner) * self._scale + self.place().topLeft()

    def cells(self) -> QTransform:
        """Return the transformation from columns and rows (0 to 9) to the widget."""
        quadrilateral = QPolygonF([self.shown_at(corner) for corner in self.corners])
        if not self.is_whole:
            place = self.place()
            quadrilateral = QPolygonF([place.topLeft(), place.topRight(), place.bottomRight(), place.bottomLeft()])
        square = QTransform()
        QTransform.squareToQuad(quadrilateral, square)
        return QTransform.fromScale(1 / ROWS, 1 / ROWS) * square

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        place = self.place()
        if place.isEmpty():
            return
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(place, self._image)
            if self.is_whole:
                self._paint_corners(painter)
            if self._has_cells:
                self._paint_marks(painter)

    def _paint_marks(self, painter: QPainter) -> None:
        """Draw dashed frames around doubtful cells, and the board's cursor."""
        cells = self.cells()
        for cell in self._doubtful:
            _stroke(painter, cells.map(_frame(cell, 0.06)), 2, Qt.PenStyle.DashLine)
        _stroke(painter, cells.map(_frame(self.cell, 0.02)), 2 if self.is_whole else 3)

    def _paint_corners(self, painter: QPainter) -> None:
        theme = current_theme()
        for corners, width in (*((each, 1) for each in self._others), (self.corners, 3)):
            outline = QPainterPath()
            outline.addPolygon(QPolygonF([self.shown_at(corner) for corner in corners]))
            outline.closeSubpath()
            _stroke(painter, outline, width)
        for number, corner in enumerate(self.corners):
            area = QRectF(0, 0, 2 * HANDLE, 2 * HANDLE)
            area.moveCenter(self.shown_at(corner))
            is_chosen = self.hasFocus() and number == self._corner
            painter.setPen(QPen(theme.cursor_ring, 2))
            painter.setBrush(theme.cursor_ring if is_chosen else theme.paper)
            painter.drawEllipse(area)
            painter.setPen(theme.paper if is_chosen else theme.given_text)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(number + 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)

    # Mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if self.is_whole:
            distances = [(self.shown_at(corner) - at).manhattanLength() for corner in self.corners]
            self._is_dragging = min(distances, default=LEAST) <= 2 * HANDLE
            if self._is_dragging:
                self._corner = distances.index(min(distances))
                self.update()
                return
        inverted, is_possible = self.cells().inverted()
        column, row = (int(part // 1) for part in inverted.map(at).toTuple())
        if self._has_cells and is_possible and 0 <= column < ROWS and 0 <= row < ROWS:
            self.cell_chosen.emit(row * ROWS + column)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._is_dragging:
            self._move_corner(event.position() - self.shown_at(self.corners[self._corner]))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._is_dragging:
            self._is_dragging = False
            self._emit_corners()

    @Slot()
    def _emit_corners(self) -> None:
        self.corners_moved.emit(self.corners)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, count = event.key(), len(self.corners)
        if self.is_whole and Qt.Key.Key_1 <= key < Qt.Key.Key_1 + count:
            self._corner = key - Qt.Key.Key_1
            self.update()
        elif self.is_whole and count and key in _ARROWS:
            step = LEAP if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else STEP
            self._move_corner(QPointF(*_ARROWS[key]) * step)
            self._resting.start()
        else:
            super().keyPressEvent(event)

    def _move_corner(self, way: QPointF) -> None:
        """Move the selected corner by a distance in the widget, clamped to the picture."""
        if self._page is not None:
            x, y = (QPointF(*self.corners[self._corner]) + way / self._scale).toTuple()
            corner = min(max(x, 0.0), self._page.width), min(max(y, 0.0), self._page.height)
            self.corners = (*self.corners[: self._corner], corner, *self.corners[self._corner + 1 :])
            self.update()


def _frame(cell: int, inset: float) -> QPainterPath:
    """Return the path of a cell with a margin, in columns and rows."""
    row, column = divmod(cell, ROWS)
    path = QPainterPath()
    path.addRect(QRectF(column, row, 1, 1).adjusted(inset, inset, -inset, -inset))
    return path


def _stroke(painter: QPainter, path: QPainterPath, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> None:
    """Draw a path with contrasting edges, visible on light and dark paper."""
    theme = current_theme()
    painter.strokePath(path, QPen(theme.paper, width + 2))
    painter.strokePath(path, QPen(theme.cursor_ring, width, style))
