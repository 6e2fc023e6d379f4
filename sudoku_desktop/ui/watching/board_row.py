"""The strip below the board in Evolve: the signals that the board can show, and the current one's legend."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.ui.board import BoardModel
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.elided_label import ELLIPSIS
from sudoku_desktop.ui.widgets.fonts import resize_font
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.segments import SegmentedButtons

CELL_SIZE = 0.9
"""Side of a sample cell, as a multiple of the text's line height."""
GAP = 6
"""Space between the sample cells and the texts, in logical pixels."""


class SignalLegend(QWidget):
    """Sample cells of the board's current signal, with their meaning in words, at the right edge."""

    def __init__(self, model: BoardModel) -> None:
        super().__init__()
        self._model = model
        self.texts = ("", "")
        """The texts before and after the sample cells."""
        resize_font(self, 0.92)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        model.signal_changed.connect(self._follow)
        model.shown_changed.connect(self._follow)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        texts = self._model.signal.legend
        if texts != self.texts:
            self.texts = texts
            self.setAccessibleName(f" {ELLIPSIS} ".join(filter(None, texts)))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(100, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw text, cells and text, as many of them as fit; the last one may be elided."""
        theme, metrics, signal = current_theme(), self.fontMetrics(), self._model.signal
        side = round(CELL_SIZE * metrics.height())
        cells = signal.sample_cells * side
        if cells > self.width():
            return
        before, after = self.texts
        after = metrics.elidedText(after, Qt.TextElideMode.ElideRight, self.width() - cells - GAP)
        left = self.width() - metrics.horizontalAdvance(after) - GAP - cells
        with QPainter(self) as painter:
            painter.setPen(theme.placeholder_text)
            line = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(self.rect(), line, after)
            if metrics.horizontalAdvance(before) <= left - GAP:
                painter.drawText(QRectF(0, 0, left - GAP, self.height()), line, before)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            signal.paint_sample(painter, QRectF(left + 0.5, (self.height() - side) // 2 + 0.5, side, side), theme)


class BoardRow(QWidget):
    """Buttons for the signals on the left, and the legend of the current one on the right."""

    def __init__(self, model: BoardModel, signals: Sequence[QAction]) -> None:
        super().__init__()
        self.signals = SegmentedButtons(signals, is_stretched=False)
        self.legend = SignalLegend(model)
        in_row(self.signals, (self.legend, 1), spacing=12, inside=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
