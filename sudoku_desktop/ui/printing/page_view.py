"""View of a page or spread of the preview, which is painted in a worker thread."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.printing.leaves import Leaf
from sudoku_desktop.ui.theme import LIGHT, current_theme
from sudoku_desktop.ui.worker import Emit, Worker, in_thread

FRAME = 10
"""Margin between the paper and the edge of the widget, in pixels."""
SHADOW, SHADOW_ALPHA = 4, 24
"""Width of the shadow in pixels, and opacity of each of its pixels, from 0 to 255."""
ZOOMS = (1.0, 1.5, 2.0, 3.0)
"""Zoom factors, relative to the whole page."""
MANY = 10**6
"""Number of leaves, larger than in any print, for turning to the first or last one."""
ROUNDNESS = 4
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
KEYS_OF_PUZZLES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Delete)
PAPER_WHITE = Qt.GlobalColor.white
OUTLINE_GAP = 2.0
"""Distance, in millimetres on paper, between the selected puzzle and its outline."""


class Renderer(Worker):
    """Worker that paints one leaf at a time, with the same functions as for printing."""

    rendered = Signal(object)
    """Emitted with the painted QImage."""

    @in_thread
    def render_leaf(self, _stop: Stop, emit: Emit, leaf: Leaf, width: int) -> None:
        """Paint a leaf with a width in pixels, and cancel earlier requests."""
        scale = width / leaf.width
        image = QImage(width, round(leaf.height * scale), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            painter.scale(scale, scale)
            for paper in leaf.papers:
                painter.fillRect(paper, PAPER_WHITE)
            leaf.paint(painter)
        emit(self.rendered, image)


class PageView(QWidget):
    """View of a leaf, fitted to the widget times the zoom factor, or of a sentence if there is no leaf."""

    turned = Signal(int)
    """Emitted with the number of leaves to turn forward; MANY turns to the end."""
    zoomed = Signal(int)
    chosen_changed = Signal()
    """Emitted when the user has selected another puzzle, or none."""
    pressed = Signal(object)
    """Emitted with the Qt.Key pressed for the selected puzzle: Enter, Delete or C for copying."""

    def __init__(self) -> None:
        super().__init__()
        self.leaf: Leaf | None = None
        self.chosen: int | None = None
        """Index of the selected puzzle in the sheet, or None."""
        self.can_choose = False
        self._sentence = ""
        self._picture: QImage | None = None
        self._wanted: tuple[object, int, int] | None = None
        self._renderer = Renderer(self)
        self._renderer.rendered.connect(self._take_picture)
        self._renderer.failed.connect(self.show_sentence)
        self._renderer.ended.connect(self._render)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_leaf(self, leaf: Leaf) -> None:
        """Show a leaf as soon as it is painted; until then the previous one stays visible."""
        self.leaf = leaf
        self._sentence = ""
        self._render()
        self._describe(leaf.description)

    @Slot(str)
    def show_sentence(self, sentence: str) -> None:
        """Show a sentence that says why there is no page."""
        self._renderer.forget()
        self.leaf = self._picture = self._wanted = None
        self._sentence = sentence
        self._describe(sentence)

    def _describe(self, text: str) -> None:
        self.setAccessibleName(text)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.update()

    def paper_rect(self) -> QRectF:
        """Rectangle of the page or of the whole spread, in pixels; empty without a page."""
        if self.leaf is None:
            return QRectF()
        room = QSizeF(self.width() - 2 * FRAME, self.height() - 2 * FRAME)
        size = QSizeF(self.leaf.width, self.leaf.height)
        size.scale(room, Qt.AspectRatioMode.KeepAspectRatio)
        return QRectF(QPointF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2), size)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), current_theme().window)
            if self.leaf is None:
                self._write(painter, self._sentence)
            else:
                self._paint_leaf(painter, self.leaf)
            if self.hasFocus():
                painter.setPen(QPen(current_theme().highlight, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(self.visibleRegion().boundingRect().adjusted(1, 1, -1, -1))

    def _paint_leaf(self, painter: QPainter, leaf: Leaf) -> None:
        whole = self.paper_rect()
        scale = whole.width() / leaf.width
        papers = [QRectF(paper.topLeft() * scale + whole.topLeft(), paper.size() * scale) for paper in leaf.papers]
        theme, shadow = current_theme(), QColor(current_theme().shadow)
        shadow.setAlpha(SHADOW_ALPHA)
        for paper in papers:
            for width in range(1, SHADOW + 1):
                painter.fillRect(paper.adjusted(-width, 1 - width, width, 1 + width), shadow)
        painter.setPen(theme.edge)
        painter.setBrush(PAPER_WHITE)
        for paper in papers:
            painter.drawRect(paper.adjusted(-0.5, -0.5, 0.5, 0.5))
        if self._picture is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(whole, self._picture)
        for paper in papers[1:]:
            painter.setPen(current_theme().mid)
            painter.drawLine(paper.topLeft(), paper.bottomLeft())
        board = leaf.boards.get(-1 if self.chosen is None else self.chosen)
        if board is not None:
            board = board.adjusted(-OUTLINE_GAP, -OUTLINE_GAP, OUTLINE_GAP, OUTLINE_GAP)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(LIGHT.highlight, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(
                QRectF(board.topLeft() * scale + whole.topLeft(), board.size() * scale), ROUNDNESS, ROUNDNESS
            )

    # Choosing a puzzle

    def choose(self, index: int | None) -> None:
        """Select a puzzle of the sheet, or None, and emit `chosen_changed` if the selection changes."""
        if index != self.chosen:
            self.chosen = index
            self.update()
            self.chosen_changed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.can_choose or self.leaf is None or event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        paper = self.paper_rect()
        place = (event.position() - paper.topLeft()) * (self.leaf.width / paper.width())
        self.choose(next((index for index, board in self.leaf.boards.items() if board.contains(place)), None))

    def _move(self, key: Qt.Key) -> None:
        """Select the next puzzle in the direction of an arrow key; left and right may turn to another page."""
        assert self.leaf is not None
        boards = self.leaf.boards
        if self.chosen not in boards:
            if boards:
                self.choose(min(boards))
            return
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            following = self.chosen + (1 if key is Qt.Key.Key_Right else -1)
            self.choose(min(max(following, 0), len(self.leaf.work.puzzles) - 1))
            return
        here, sign = boards[self.chosen].center(), 1 if key is Qt.Key.Key_Down else -1
        beyond = [
            (abs(board.center().x() - here.x()), sign * (board.center().y() - here.y()), index)
            for index, board in boards.items()
            if sign * (board.center().y() - here.y()) > 1
        ]
        if beyond:
            self.choose(min(beyond)[2])

    @Slot()
    def _render(self) -> None:
        """Request an image of the leaf in the current size, after the one that is being painted."""
        if self.leaf is None or not self.isVisible():
            return
        width = round(self.paper_rect().width() * self.devicePixelRatioF())
        wanted = self.leaf.work, self.leaf.index, width
        is_known = self._wanted is not None and wanted[0] is self._wanted[0] and wanted[1:] == self._wanted[1:]
        if width > 0 and not is_known and not self._renderer.is_busy:
            self._wanted = wanted
            self._renderer.render_leaf(self.leaf, width)

    @property
    def is_up_to_date(self) -> bool:
        """Whether the image shows the current leaf in the current size."""
        return self._picture is not None and not self._renderer.is_busy

    @Slot(object)
    def _take_picture(self, picture: QImage) -> None:
        self._picture = picture
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._render()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._render()

    def _write(self, painter: QPainter, sentence: str) -> None:
        room = QRectF(self.rect()).adjusted(4 * FRAME, 4 * FRAME, -4 * FRAME, -4 * FRAME)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, sentence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn leaves with Page Up, Page Down, Home and End, zoom with + and −, select a puzzle with the arrows."""
        turns = {
            Qt.Key.Key_PageUp: -1,
            Qt.Key.Key_PageDown: 1,
            Qt.Key.Key_Home: -MANY,
            Qt.Key.Key_End: MANY,
        }
        zooms = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_0: -len(ZOOMS)}
        key = Qt.Key(event.key())
        if self.can_choose and self.leaf is not None and key in ARROWS:
            self._move(key)
        elif self.can_choose and (event.matches(QKeySequence.StandardKey.Copy) or key in KEYS_OF_PUZZLES):
            self.pressed.emit(key)
        elif key in turns:
            self.turned.emit(turns[key])
        elif key in zooms:
            self.zoomed.emit(zooms[key])
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl; turn the leaves if the whole page is visible."""
        steps = (event.angleDelta().y() > 0) - (event.angleDelta().y() < 0)
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoomed.emit(steps)
        elif steps and self.visibleRegion().boundingRect() == self.rect():
            self.turned.emit(-steps)
        else:
            event.ignore()
