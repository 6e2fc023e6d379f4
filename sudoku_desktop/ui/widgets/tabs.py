"""Pages behind tabs."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QTabBar, QTabWidget, QWidget

from sudoku_desktop.precedence import come_first


class _TabBar(QTabBar):
    """Fusion cuts off what stands above the letters, which an accent on a capital does."""

    def tabSizeHint(self, index: int) -> QSize:
        return super().tabSizeHint(index) + QSize(0, self.fontMetrics().height() // 4)


class Tabs(QTabWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabBar(_TabBar())
        self.currentChanged.connect(come_first)  # another page is laid out and painted
