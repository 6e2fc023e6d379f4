"""Three boards, mother, father and their child at twice the size, with the legend of their marks."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.board import BLANK, CLASSIC, Grid
from sudoku_desktop.evolution.explanation.events import Origin
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.board.layout import BoardLayout
from sudoku_desktop.ui.board.look import BoardFrame, CellKind, CellLook, cells_where, looks_of_frame
from sudoku_desktop.ui.board.painting import BoardPicture, paint_board
from sudoku_desktop.ui.board.signals import founder_colour
from sudoku_desktop.ui.lens.marks import ground, paint_mark, paint_ring, stamp
from sudoku_desktop.ui.lens.sizes import LEAST_SIDE, SPACE, caption_height, least_size
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.layouts import FlowLayout, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

SAMPLE = 18
LEAST_CELL = 7
"""Minimum size of a cell in which a digit is drawn, in pixels."""
LARGE = 0.92
"""Size of an enlarged board, as a share of the window's height."""


@dataclass(frozen=True)
class Shown:
    """A grid to draw: its digits, 0 for blanks, the origin of each digit, and the cells that a step touches.

    `founders`: number of each cell's founder or None; if given, founders are shown instead of origins.
    """

    cells: Sequence[int]
    origins: Sequence[Origin]
    touched: frozenset[int] = frozenset()
    founders: Sequence[int | None] = ()


class LensBoard(QWidget):
    """Read-only board that a click or Space enlarges; any key or click closes the enlarged board.

    The accessible description consists of its name and its digits in rows.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("Click or press Space to see it large"))
        self._looks: list[CellLook] = []
        self._shape = CLASSIC
        self.shown: Shown | None = None

    def show_grid(self, shown: Shown, givens: Grid, prepared: Grid, name: str) -> None:
        """Show a grid of a puzzle; `prepared`: the cells that were filled before the evolution began."""
        self.shown, self._shape = shown, givens.geometry
        frame = BoardFrame(Grid(shown.cells, givens.geometry), cells_where(prepared.cells != BLANK))
        looks = looks_of_frame(givens, frame)
        founders = shown.founders or [None] * len(looks)
        self._looks = [look._replace(founder=each or 0) for look, each in zip(looks, founders, strict=True)]
        size = givens.size
        rows = (shown.cells[start : start + size] for start in range(0, size * size, size))
        self.setAccessibleName(name)
        self.setAccessibleDescription("\n".join(" ".join(str(digit or "·") for digit in row) for row in rows))
        self.update()

    def ring(self, cells: Iterable[int]) -> None:
        """Mark exactly these cells with rings."""
        if self.shown is not None:
            self.shown = replace(self.shown, touched=frozenset(cells))
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        shown, theme = self.shown, current_theme()
        if shown is None:
            return
        colours = {origin: ground(origin, theme) for origin in set(shown.origins)}
        grounds = [colours[origin] for origin in shown.origins]
        if shown.founders:
            grounds = [founder_colour(each, theme) if each else None for each in shown.founders]
        washes = [None if colour is None else (colour, 1.0) for colour in grounds]
        with QPainter(self) as painter:
            is_legible = self.width() >= LEAST_CELL * self._shape.size
            looks = self._looks if is_legible else [CellLook(BLANK, CellKind.BLANK)] * len(self._looks)
            picture = BoardPicture(looks, self._shape, highlights=False, washes=washes, marks=self._paint_marks)
            paint_board(painter, QRectF(self.rect()), picture, theme, self.font().family())
            if self.hasFocus() and not self.isWindow():
                painter.setPen(QPen(theme.cursor_ring, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self._enlarge_or_close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.isWindow() or event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enlarge_or_close()
        else:
            super().keyPressEvent(event)

    def _enlarge_or_close(self) -> None:
        if self.isWindow():
            self.close()
        elif self.shown is not None:
            window = self.window()
            large = LensBoard(window)
            large.setWindowFlag(Qt.WindowType.Popup)
            large.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            large.setAccessibleName(self.accessibleName())
            large.setAccessibleDescription(self.accessibleDescription())
            large.shown, large._shape, large._looks = self.shown, self._shape, self._looks
            side = round(LARGE * min(window.width(), window.height()))
            large.setGeometry(QRect(QPoint(), QSize(side, side)))
            large.move(window.geometry().center() - large.rect().center())
            large.show()

    def _paint_marks(self, painter: QPainter, layout: BoardLayout) -> None:
        shown, theme = self.shown, current_theme()
        assert shown is not None
        stamps = {origin: stamp(origin, layout.cell, theme) for origin in set(shown.origins)}
        for corner, origin in zip(layout.corners, shown.origins, strict=True):
            painter.drawPixmap(*corner, stamps[origin])
        for cell in shown.touched:
            paint_ring(painter, QRectF(*layout.corners[cell], layout.cell, layout.cell), theme)


class Family(QWidget):
    """The parents' boards, one below the other, and the child's board beside them, each below its caption."""

    def __init__(self) -> None:
        super().__init__()
        self.captions = tuple(PlainLabel(parent=self) for _ in range(3))
        self.boards = tuple(LensBoard(self) for _ in range(3))
        for caption in self.captions:
            caption.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.most = 10_000
        """Maximum height, in pixels."""

    def set_most(self, height: int) -> None:
        """Set the maximum height, in pixels."""
        if height != self.most:
            self.most = height
            self._place()

    def minimumSizeHint(self) -> QSize:
        return least_size(self)

    def _side(self) -> int:
        """Return the side of a parent's board, in pixels."""
        line = caption_height(self)
        by_width = (self.width() - SPACE - line - 4) // 3
        by_height = (self.most - 2 * line - 4) // 2
        return max(LEAST_SIDE, min(by_width, by_height))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        side, line = self._side(), caption_height(self)
        height = 2 * (side + line) + 4
        if self.maximumHeight() != height:
            self.setFixedHeight(height)
        large = height - line
        left = max(0, (self.width() - side - SPACE - large) // 2)
        places = ((left, 0, side), (left, side + line + 4, side), (left + side + SPACE, 0, large))
        for (x, y, width), caption, board in zip(places, self.captions, self.boards, strict=True):
            caption.setGeometry(QRect(x, y, width, line))
            board.setGeometry(QRect(x, y + line, width, width))


class _Sample(QWidget):
    """Sample cell of the legend, as small as a letter."""

    def __init__(self, origin: Origin) -> None:
        super().__init__()
        self._origin = origin
        self.setFixedSize(SAMPLE, SAMPLE)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setPen(theme.cell_line)
            painter.setBrush(ground(self._origin, theme) or theme.paper)
            painter.drawRect(area)
            paint_mark(painter, area, self._origin, theme)


def origin_in_words(origin: Origin) -> str:
    """Return the name of an origin for the legend."""
    return {
        Origin.MOTHER: tr("from the mother"),
        Origin.FATHER: tr("from the father"),
        Origin.BOTH: tr("from both parents"),
        Origin.CHANGED: tr("mutated"),
        Origin.RANDOM: tr("random candidate"),
        Origin.FORCED: tr("forced"),
        Origin.DEAD: tr("no digit fits"),
    }.get(origin, "")


class OriginLegend(QWidget):
    """Legend of the origins that occur."""

    def __init__(self) -> None:
        super().__init__()
        self._items: dict[Origin, QWidget] = {}
        layout = FlowLayout(self)
        for origin in Origin:
            text = origin_in_words(origin)
            if text:
                item = _Item(origin, text)
                self._items[origin] = item
                layout.addWidget(item)

    def show_origins(self, origins: Sequence[Origin]) -> None:
        """Show the entries of exactly these origins."""
        there = set(origins)
        for origin, item in self._items.items():
            item.setVisible(origin in there)


class _Item(QWidget):
    """Entry of the legend: a sample and its meaning."""

    def __init__(self, origin: Origin, text: str) -> None:
        super().__init__()
        in_row(_Sample(origin), PlainLabel(text), spacing=5, margins=(0, 1, 12, 1), inside=self)
