"""Strip of thumbnails of a PDF's pages, from which the user chooses pages to read."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QListView, QListWidget, QListWidgetItem, QPushButton, QWidget

from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.importing.find import image_of
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.worker import Emit, Worker, in_thread

THUMBNAIL = QSize(64, 84)
"""Size of a thumbnail, in logical pixels."""
POINTS_PER_INCH = 72
MOST_FAILURES = 3
"""Number of pages that fail to render after which rendering stops."""


class PageThumbnails(Worker):
    """Renders thumbnails of the pages of one PDF, one after the other, beginning with the visible ones."""

    rendered = Signal(int, object)
    """Emitted with a page number, from 1, and its thumbnail as a QImage."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first_visible = 1
        """First visible page, counted from 1, at which rendering starts."""

    @in_thread
    def render(self, stop: Stop, emit: Emit, data: bytes, count: int, side: int) -> None:
        """Render the first `count` pages of a PDF, `side` pixels wide or high."""
        from sudoku_desktop.reading.pdf import PdfError, PdfRenderer, StoppedError

        missing, failures = set(range(1, count + 1)), 0
        while missing and failures < MOST_FAILURES:
            with PdfRenderer(data) as renderer, stop.halting(renderer):
                try:
                    missing -= set(range(renderer.page_count + 1, count + 1))
                    while missing:
                        page = min(missing, key=lambda page: (page < self.first_visible, page))
                        missing.remove(page)
                        pixels = renderer.render(page, POINTS_PER_INCH, side)
                        if pixels is not None:
                            emit(self.rendered, page, image_of(pixels))
                except PdfError:  # the thumbnail stays empty; reading the page reports the error
                    failures += 1
                except StoppedError:
                    return


class PageStrip(QWidget):
    """Strip of thumbnails, hidden until `show_pages`."""

    chosen = Signal(object)
    """Emitted with the list of the pages to read, counted from 1, in ascending order."""

    def __init__(self) -> None:
        super().__init__()
        self.thumbnails = PageThumbnails(self)
        self.list = QListWidget()
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setFlow(QListView.Flow.LeftToRight)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setWrapping(False)
        self.list.setUniformItemSizes(True)
        self.list.setIconSize(THUMBNAIL)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setAccessibleName(tr("Pages"))
        line = self.fontMetrics().height()
        self._cell = QSize(THUMBNAIL.width() + line, THUMBNAIL.height() + 2 * line)
        bar = self.list.horizontalScrollBar()
        self.list.setFixedHeight(self._cell.height() + bar.sizeHint().height() + 2 * self.list.frameWidth())
        self.list.setSpacing(0)
        self.count_label = PlainLabel()
        self.button = QPushButton(tr("Read &Selected Pages"))
        self.button.setAutoDefault(False)
        in_column(self.list, in_row(self.count_label, 1, self.button, spacing=8), spacing=4, inside=self)
        self.list.itemSelectionChanged.connect(self._enable)
        self.list.itemActivated.connect(self._choose)
        self.button.clicked.connect(self._choose)
        bar.valueChanged.connect(self._prefer_visible)
        self.thumbnails.rendered.connect(self._show_thumbnail)
        self._enable()
        self.hide()

    @property
    def pages(self) -> list[int]:
        """The selected pages, counted from 1."""
        return sorted(index.row() + 1 for index in self.list.selectedIndexes())

    def show_pages(self, data: bytes, count: int, total: int) -> None:
        """Show the first `count` pages of a PDF that has `total` pages, and render their thumbnails."""
        empty = QPixmap(THUMBNAIL)
        empty.fill(QColor(Qt.GlobalColor.white))
        icon = QIcon(_framed(empty))
        for page in range(1, count + 1):
            item = QListWidgetItem(icon, f"{page}")
            item.setSizeHint(self._cell)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, tr("Page {page}", page=page))
            self.list.addItem(item)
        shown = tr("%n page(s)", n=total)
        if count < total:
            shown = tr("{pages}; only the first {count} can be chosen here", pages=shown, count=count)
        self.count_label.setText(shown)
        self.show()
        side = round(max(THUMBNAIL.width(), THUMBNAIL.height()) * self.devicePixelRatioF())
        self.thumbnails.render(data, count, side)

    @Slot(int, object)
    def _show_thumbnail(self, page: int, image: QImage) -> None:
        scaled = QPixmap.fromImage(image)
        scaled.setDevicePixelRatio(self.devicePixelRatioF())
        self.list.item(page - 1).setIcon(QIcon(_framed(scaled)))

    @Slot()
    def _prefer_visible(self) -> None:
        middle = self._cell / 2
        row = self.list.indexAt(QPoint(middle.width(), middle.height())).row()
        self.thumbnails.first_visible = max(row, 0) + 1

    @Slot()
    def _enable(self) -> None:
        self.button.setEnabled(bool(self.list.selectedIndexes()))

    @Slot()
    def _choose(self) -> None:
        if self.pages:
            self.chosen.emit(self.pages)


def _framed(page: QPixmap) -> QPixmap:
    """Draw the edge of a page, which would be invisible on the white list."""
    with QPainter(page) as painter:
        painter.setPen(QColor(Qt.GlobalColor.gray))
        painter.drawRect(QRectF(QPointF(0, 0), page.deviceIndependentSize()).adjusted(0, 0, -1, -1))
    return page
