"""The row below the board: what the board's colours mean while a run is shown, and how many cells clash."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from sudoku_desktop.ui.board import BoardModel
from sudoku_desktop.ui.board.look import clashing
from sudoku_desktop.ui.theme import current_theme, theme_switch
from sudoku_desktop.ui.widgets.plain_label import PlainLabel


class Mark(Enum):
    """What a cell can be marked with during a run."""

    CHANGED = "changed"
    AGREED = "agreed"
    CLASH = "clash"


class Swatch(QWidget):
    """A cell as small as a letter, marked as the board marks it: by shape as well as by colour."""

    def __init__(self, mark: Mark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = mark
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme_switch().theme_changed.connect(self.update)

    def sizeHint(self) -> QSize:
        side = self.fontMetrics().ascent() + 1
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        ground = {Mark.CHANGED: theme.changed, Mark.AGREED: theme.agreed, Mark.CLASH: theme.clash}[self._mark]
        cell = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.cell_line, 1))
        painter.setBrush(ground)
        painter.drawRect(cell)
        if self._mark is Mark.AGREED:
            painter.setPen(theme.agreed_mark)
            painter.setBrush(theme.agreed_mark)
            painter.drawEllipse(cell.topRight() + QPointF(-3.5, 3.5), 1.5, 1.5)
        elif self._mark is Mark.CLASH:
            painter.setPen(QPen(theme.clash_mark, 1.5))
            low, step = cell.bottom() - 2.5, cell.width() / 4
            painter.drawPolyline([QPointF(cell.left() + step * at, low - 2 * (at % 2)) for at in range(5)])
        painter.end()


class BoardRow(QWidget):
    """`signals` on the left says what the run's marks mean; the count of clashing cells is on the right."""

    def __init__(self, model: BoardModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.signals = QWidget()
        legend = QHBoxLayout(self.signals)
        legend.setContentsMargins(0, 0, 0, 0)
        for mark, words in (
            (Mark.CHANGED, self.tr("changed")),
            (Mark.AGREED, self.tr("all agree")),
            (Mark.CLASH, self.tr("clash")),
        ):
            legend.addWidget(Swatch(mark))
            legend.addWidget(PlainLabel(words))
            legend.addSpacing(8)
        policy = self.signals.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.signals.setSizePolicy(policy)
        self.count = PlainLabel()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.signals)
        layout.addStretch(1)
        layout.addWidget(self.count)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.shown_changed.connect(self._follow)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        clashes = len(clashing(self._model.conflicts))
        is_run = self._model.is_showing_run
        self.signals.setVisible(is_run)
        self.count.setText(self.tr("%n cell(s) clash", "", clashes) if clashes or is_run else "")
