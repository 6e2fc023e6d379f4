"""The legend: a row of entries that switch curves on and off, by mouse and keyboard, and wraps where it is narrow."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QLayout,
    QLayoutItem,
    QSizePolicy,
    QStyle,
    QStyleOptionFocusRect,
    QWidget,
)

from sudoku_desktop.ui.plots.look import CurveLook, draw_sample
from sudoku_desktop.ui.theme import current_theme

SAMPLE = 24
PAD = 5
LEAST_WIDTH = 120
"""A narrower legend cuts its names short."""


class LegendEntry(QAbstractButton):
    """A sample of a curve and its name; struck out while the curve is hidden. Follows an action, and hides with it."""

    def __init__(self, look: CurveLook, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._action = action
        self._name = ""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        action.changed.connect(self._follow)
        self.clicked.connect(self._choose)
        self._follow()

    @Slot()
    def _choose(self) -> None:
        self._action.setChecked(self.isChecked())

    @Slot()
    def _follow(self) -> None:
        self._name = self._action.iconText()  # the text without the menu's mnemonic
        self.setText(self._name.replace("&", "&&"))
        self.setChecked(self._action.isChecked())
        tip = self.tr("Hide {name}") if self.isChecked() else self.tr("Show {name}")
        self.setToolTip(tip.format(name=self._name))
        if self.isHidden() == self._action.isVisible() and (self.parentWidget() or not self._action.isVisible()):
            self.setVisible(self._action.isVisible())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(SAMPLE + metrics.horizontalAdvance(self._name) + 3 * PAD, metrics.height() + PAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = current_theme()
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.palette().color(QPalette.ColorRole.Midlight))
            painter.drawRoundedRect(self.rect(), 3, 3)
        font = self.font()
        if self.isChecked():
            draw_sample(painter, QRectF(PAD, 0, SAMPLE, self.height()), self._look, theme)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        else:
            font.setStrikeOut(True)
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.setFont(font)
        text_rect = self.rect().adjusted(2 * PAD + SAMPLE, 0, 0, 0)
        name = painter.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideRight, text_rect.width())
        painter.drawText(text_rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
        if self.hasFocus():
            option = QStyleOptionFocusRect()
            option.initFrom(self)
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option, painter, self)
        painter.end()


class FlowLayout(QLayout):
    """From left to right, line after line, like words; from right to left where the language goes so."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize().boundedTo(QSize(LEAST_WIDTH, item.minimumSize().height())))
        return size

    def _place(self, rect: QRect, *, move: bool) -> int:
        """Put the items into lines; returns the height they take."""
        x, y, line = 0, 0, 0
        parent = self.parentWidget()
        mirrored = parent is not None and parent.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for item in self._items:
            if item.isEmpty():  # hidden
                continue
            size = item.sizeHint().boundedTo(QSize(max(rect.width(), 0), item.sizeHint().height()))
            if x and x + size.width() > rect.width():
                x, y, line = 0, y + line, 0
            if move:
                left = rect.right() + 1 - x - size.width() if mirrored else rect.left() + x
                item.setGeometry(QRect(QPoint(left, rect.top() + y), size))
            x += size.width()
            line = max(line, size.height())
        return y + line
