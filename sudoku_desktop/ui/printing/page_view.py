"""What the preview shows at once, on its paper. It is painted beside the interface, which may take a while."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QImage,
    QKeyEvent,
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
from sudoku_desktop.ui.theme import current_theme, theme_switch
from sudoku_desktop.ui.worker import Emit, Worker

FRAME = 10
"""Between the paper and the widget's edge, in pixels."""
SHADOW = 3
ZOOMS = (1.0, 1.5, 2.0, 3.0)
"""In sizes of the whole page."""
MANY = 10**6
"""More leaves forward or back than there are: to the end."""
PAPER_WHITE = Qt.GlobalColor.white


class Renderer(Worker):
    """Paints one leaf at a time, by the function that prints."""

    rendered = Signal(object)
    """The QImage."""

    def render_leaf(self, leaf: Leaf, width: int) -> None:
        """Paint this one, so many pixels wide, and none before it any more."""

        def work(stop: Stop, emit: Emit) -> None:
            scale = width / leaf.width
            image = QImage(width, round(leaf.height * scale), QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            painter.scale(scale, scale)
            try:
                for paper in leaf.papers:
                    painter.fillRect(paper, PAPER_WHITE)
                leaf.paint(painter)
            finally:
                painter.end()
            emit(self.rendered, image)

        self.begin(work)


class PageView(QWidget):
    """A page or a spread on its paper, as large as fits, times the zoom; or a sentence where there is none."""

    turned = Signal(int)
    """Somebody wants so many leaves forward; MANY is to the end."""
    zoomed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.leaf: Leaf | None = None
        self._sentence = ""
        self._picture: QImage | None = None
        self._wanted: tuple[object, int, int] | None = None
        self._renderer = Renderer(self)
        self._renderer.rendered.connect(self._take_picture)
        self._renderer.failed.connect(self.show_sentence)
        self._renderer.ended.connect(self._render)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme_switch().theme_changed.connect(self.update)

    def show_leaf(self, leaf: Leaf) -> None:
        """Show this one, as soon as it is painted; the one before stays until then."""
        self.leaf = leaf
        self._sentence = ""
        self._render()
        self._describe(leaf.description)

    @Slot(str)
    def show_sentence(self, sentence: str) -> None:
        """Say why there is no page."""
        self._renderer.forget()
        self.leaf = self._picture = self._wanted = None
        self._sentence = sentence
        self._describe(sentence)

    def _describe(self, text: str) -> None:
        self.setAccessibleName(text)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.update()

    def paper_rect(self) -> QRectF:
        """Where the paper lies, a spread's with what is free beside it, in pixels; empty without a page."""
        if self.leaf is None:
            return QRectF()
        room = QSizeF(self.width() - 2 * FRAME, self.height() - 2 * FRAME)
        size = QSizeF(self.leaf.width, self.leaf.height)
        size.scale(room, Qt.AspectRatioMode.KeepAspectRatio)
        return QRectF(QPointF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2), size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), current_theme().mid)
        if self.leaf is None:
            self._write(painter, self._sentence)
        else:
            self._paint_leaf(painter, self.leaf)
        if self.hasFocus():
            painter.setPen(QPen(current_theme().highlight, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.visibleRegion().boundingRect().adjusted(1, 1, -1, -1))
        painter.end()

    def _paint_leaf(self, painter: QPainter, leaf: Leaf) -> None:
        whole = self.paper_rect()
        scale = whole.width() / leaf.width
        papers = [QRectF(paper.topLeft() * scale + whole.topLeft(), paper.size() * scale) for paper in leaf.papers]
        for paper in papers:
            painter.fillRect(paper.translated(SHADOW, SHADOW), current_theme().shadow)
        for paper in papers:
            painter.fillRect(paper, PAPER_WHITE)
        if self._picture is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(whole, self._picture)
        for paper in papers[1:]:
            painter.setPen(current_theme().mid)
            painter.drawLine(paper.topLeft(), paper.bottomLeft())

    @Slot()
    def _render(self) -> None:
        """Have the leaf painted in the size it has here; while another is being painted, when that is done."""
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
        """Whether the page is painted as it is to be."""
        return self._picture is not None and not self._renderer.is_busy

    @Slot(object)
    def _take_picture(self, picture: QImage) -> None:
        self._picture = picture
        self.update()

    def close_down(self) -> None:
        self._renderer.forget()

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
        """Page Up and Down turn; Home and End go to the ends; + and − look closer and from further away."""
        turns = {
            Qt.Key.Key_PageUp: -1,
            Qt.Key.Key_PageDown: 1,
            Qt.Key.Key_Home: -MANY,
            Qt.Key.Key_End: MANY,
        }
        zooms = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_0: -len(ZOOMS)}
        key = Qt.Key(event.key())
        if key in turns:
            self.turned.emit(turns[key])
        elif key in zooms:
            self.zoomed.emit(zooms[key])
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl it looks closer; where the page is seen as a whole it turns."""
        steps = (event.angleDelta().y() > 0) - (event.angleDelta().y() < 0)
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoomed.emit(steps)
        elif steps and self.visibleRegion().boundingRect() == self.rect():
            self.turned.emit(-steps)
        else:
            event.ignore()
