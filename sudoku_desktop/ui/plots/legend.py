"""The legend: a row of entries that switch curves on and off, by mouse and keyboard, and wraps where it is narrow."""

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QSizePolicy,
    QStyle,
    QStyleOptionFocusRect,
    QWidget,
)

from sudoku_desktop.ui.plots.look import CurveLook, draw_sample
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.tool_tip import explain

SAMPLE = 24
PAD = 5


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
        explain(self, tip.format(name=self._name))
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
