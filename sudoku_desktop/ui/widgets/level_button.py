"""Button for a level of difficulty, with its name above as many filled dots."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from sudoku_desktop.logic import Level
from sudoku_desktop.speaking import in_words
from sudoku_desktop.ui.theme import current_theme, theme_switch
from sudoku_desktop.ui.widgets.fonts import follow_font

ROUNDNESS, DOT, DOT_GAP = 6, 6, 2
"""Radius of the corners, diameter of a dot and space between two, in logical pixels."""


def paint_dots(painter: QPainter, middle: QPointF, level: Level, width: float = 100.0) -> None:
    """Draw one dot for each level around a point, filled up to `level`, at most `width` pixels wide."""
    theme, count = current_theme(), len(Level)
    dot = min(DOT, (width - (count - 1) * DOT_GAP) / count)
    left = middle.x() - (count * dot + (count - 1) * DOT_GAP) / 2
    for number in range(count):
        painter.setPen(QPen(theme.telling_outline, 1))
        is_filled = number <= list(Level).index(level)
        painter.setBrush(theme.telling_outline if is_filled else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(left + number * (dot + DOT_GAP), middle.y() - dot / 2, dot, dot))


class LevelButton(QAbstractButton):
    """Button that triggers the action of a level, or is ticked if the action is."""

    def __init__(self, level: Level, action: QAction) -> None:
        super().__init__()
        self._level, self._action = level, action
        self.setText(in_words(level.title))
        self.setToolTip(action.toolTip())
        self.setCheckable(action.isCheckable())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        theme_switch().theme_changed.connect(self.update)
        follow_font(self, self.updateGeometry)
        self._follow()

    def _follow(self) -> None:
        self.setEnabled(self._action.isEnabled())
        self.setChecked(self._action.isChecked())

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + 12, 2 * metrics.height() + 20)

    def minimumSizeHint(self) -> QSize:
        return QSize(len(Level) * (DOT + DOT_GAP) + 4, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, is_chosen = current_theme(), self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = theme.accent if is_chosen or self.hasFocus() else theme.edge
        painter.setPen(QPen(edge, 2 if is_chosen or self.hasFocus() else 1))
        is_lit = is_chosen or self.isDown() or (self.underMouse() and self.isEnabled())
        painter.setBrush(theme.accent_soft if is_lit else theme.base)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), ROUNDNESS, ROUNDNESS)
        metrics = painter.fontMetrics()
        font, room = painter.font(), self.width() - 6
        advance = metrics.horizontalAdvance(self.text())
        size = font.pointSizeF()
        while advance > room and font.pointSizeF() > 0.65 * size:  # a long name becomes smaller before it is elided
            font.setPointSizeF(font.pointSizeF() - 0.25)
            painter.setFont(font)
            metrics = painter.fontMetrics()
            advance = metrics.horizontalAdvance(self.text())
        painter.setPen(theme.text if self.isEnabled() else theme.disabled_text)
        fits = advance <= room
        text = self.text() if fits else metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        words = QRect(0, 0, self.width(), self.height() - DOT - 8)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)
        paint_dots(painter, QPointF(self.width() / 2, self.height() - DOT - 8), self._level, self.width() - 10)
        painter.end()
