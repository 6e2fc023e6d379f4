"""Cards, which raise content from the page, and rules between parts of a page."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sudoku_desktop.ui.style import paint_panel
from sudoku_desktop.ui.theme import current_theme

ROUNDNESS = 8


class Divider(QWidget):
    """Thin horizontal line between two parts of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), current_theme().mid)


class Card(QWidget):
    """Widget with the background and the outline of a card."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_panel(painter, self.rect(), current_theme().base, self.edge(), roundness=ROUNDNESS)

    def edge(self) -> QColor:
        """Return the colour of the card's outline."""
        return current_theme().mid
