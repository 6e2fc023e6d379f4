"""Cards, which raise content from the page, and rules between parts of a page."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sudoku_desktop.ui.theme import current_theme, theme_switch

ROUNDNESS = 8


class Divider(QWidget):
    """Thin horizontal line between two parts of a page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(1)
        theme_switch().theme_changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), current_theme().mid)
        painter.end()


class Card(QWidget):
    """Widget with the background and the outline of a card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme_switch().theme_changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.mid)
        painter.setBrush(theme.base)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), ROUNDNESS, ROUNDNESS)
        painter.end()
