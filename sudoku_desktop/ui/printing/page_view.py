"""One page on its paper. It is painted beside the interface: a page full of pencil marks takes a while."""

from __future__ import annotations

from dataclasses import dataclass

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

from sudoku_desktop.printing.captions import caption_of, title_of
from sudoku_desktop.printing.layout import Page
from sudoku_desktop.printing.painting import paint_page
from sudoku_desktop.printing.sheet import Sheet
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.theme import current_theme, theme_switch
from sudoku_desktop.ui.worker import Tell, Worker

FRAME = 10
"""Between the paper and the widget's edge, in pixels."""
SHADOW = 3
ZOOMS = (1.0, 1.5, 2.0, 3.0)
"""In sizes of the whole page."""
PAPER_WHITE = Qt.GlobalColor.white


@dataclass(frozen=True, eq=False)
class Picture:
    """What is to be painted: a page, so many pixels wide."""

    sheet: Sheet
    page: Page
    width: int

    def is_like(self, other: Picture | None) -> bool:
        """Whether it shows the same; sheets are only the same if they are one, for they may be long."""
        return (
            other is not None
            and self.sheet is other.sheet
            and self.page.number == other.page.number
            and self.page.part is other.page.part
            and self.width == other.width
        )


class Renderer(Worker):
    """Paints one page at a time, by the function that prints."""

    rendered = Signal(object)
    """The QImage."""

    def render_page(self, picture: Picture) -> None:
        """Paint this one, and none before it any more."""

        def work(stop: Stop, tell: Tell) -> None:
            paper = picture.sheet.paper
            scale = picture.width / paper.width
            image = QImage(picture.width, round(paper.height * scale), QImage.Format.Format_RGB32)
            image.fill(PAPER_WHITE)
            painter = QPainter(image)
            painter.scale(scale, scale)
            try:
                paint_page(painter, picture.page, picture.sheet)
            finally:
                painter.end()
            tell(self.rendered, image)

        self.begin(work)


class PageView(QWidget):
    """One page of a sheet on its paper, as large as fits, times the zoom; or a sentence where there is no page."""

    turned = Signal(int)
    """Somebody wants so many pages forward; a whole print's worth is its end."""
    zoomed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: Sheet | None = None
        self.page: Page | None = None
        self._sentence = ""
        self._picture: QImage | None = None
        self._wanted: Picture | None = None
        self._renderer = Renderer(self)
        self._renderer.rendered.connect(self._take_picture)
        self._renderer.failed.connect(self.show_sentence)
        self._renderer.ended.connect(self._render)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme_switch().theme_changed.connect(self.update)

    def show_page(self, sheet: Sheet, page: Page) -> None:
        """Show this one, as soon as it is painted; the one before stays until then."""
        self._sheet, self.page = sheet, page
        self._sentence = ""
        self._render()
        self._describe(self._description(sheet, page))

    @Slot(str)
    def show_sentence(self, sentence: str) -> None:
        """Say why there is no page."""
        self._renderer.forget()
        self._sheet, self.page = None, None
        self._picture = self._wanted = None
        self._sentence = sentence
        self._describe(sentence)

    def _describe(self, text: str) -> None:
        self.setAccessibleName(text)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.update()

    def _description(self, sheet: Sheet, page: Page) -> str:
        """What a screen reader says of the page."""
        text = self.tr("Page {page} of {pages}").format(page=whole(page.number), pages=whole(page.pages))
        captions = [caption_of(placed, sheet).text for placed in page.boards if not placed.is_upside_down]
        return ". ".join(part for part in (text, title_of(page, sheet), *captions) if part)

    def paper_rect(self) -> QRectF:
        """Where the paper lies, in pixels; empty without a page."""
        if self._sheet is None:
            return QRectF()
        room = QSizeF(self.width() - 2 * FRAME, self.height() - 2 * FRAME)
        size = QSizeF(self._sheet.paper.width, self._sheet.paper.height)
        size.scale(room, Qt.AspectRatioMode.KeepAspectRatio)
        return QRectF(QPointF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2), size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), current_theme().mid)
        if self._sheet is None:
            self._write(painter, self._sentence)
        else:
            self._paint_paper(painter)
        if self.hasFocus():
            painter.setPen(QPen(current_theme().highlight, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.visibleRegion().boundingRect().adjusted(1, 1, -1, -1))
        painter.end()

    def _paint_paper(self, painter: QPainter) -> None:
        paper = self.paper_rect()
        painter.fillRect(paper.translated(SHADOW, SHADOW), current_theme().shadow)
        painter.fillRect(paper, PAPER_WHITE)
        if self._picture is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(paper, self._picture)

    @Slot()
    def _render(self) -> None:
        """Have the page painted in the size it has here; while another is being painted, when that is done."""
        if self._sheet is None or self.page is None or not self.isVisible():
            return
        width = round(self.paper_rect().width() * self.devicePixelRatioF())
        wanted = Picture(self._sheet, self.page, width)
        if width > 0 and not wanted.is_like(self._wanted) and not self._renderer.is_busy:
            self._wanted = wanted
            self._renderer.render_page(wanted)

    @property
    def is_up_to_date(self) -> bool:
        """Whether the page is painted as it is to be."""
        return self._picture is not None and not self._renderer.is_busy

    @Slot(object)
    def _take_picture(self, picture: QImage) -> None:
        self._picture = picture
        self.update()

    def close_down(self) -> None:
        self._renderer.close()

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
        pages = self.page.pages if self.page is not None else 0
        many = max(pages, 1) * 1000
        turns = {
            Qt.Key.Key_PageUp: -1,
            Qt.Key.Key_PageDown: 1,
            Qt.Key.Key_Home: -many,
            Qt.Key.Key_End: many,
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
