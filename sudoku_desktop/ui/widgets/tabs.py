"""Pages behind tabs."""

from functools import cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle, QStyleOption, QTabBar, QTabWidget, QWidget

from sudoku_desktop.ui.theme import STYLE

PADDING, LEAST_PADDING = 24, 8
"""Logical pixels beside a title, left and right together: where there is room, and where there is little."""


class _Style(QProxyStyle):
    """Where tabs have less room than they want, their titles are cut only when there is no padding left."""

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        if metric is QStyle.PixelMetric.PM_TabBarTabHSpace:
            return LEAST_PADDING
        return super().pixelMetric(metric, option, widget)


@cache
def _style() -> _Style:
    """One for all tabs, which do not own it."""
    style = _Style(STYLE)
    style.setParent(QApplication.instance())
    return style


class _TabBar(QTabBar):
    """Fusion cuts off what stands above the letters, which an accent on a capital does."""

    def __init__(self) -> None:
        super().__init__()
        self.setStyle(_style())
        self.setElideMode(Qt.TextElideMode.ElideRight)  # all of them stay in sight

    def tabSizeHint(self, index: int) -> QSize:
        return super().tabSizeHint(index) + QSize(PADDING - LEAST_PADDING, self.fontMetrics().height() // 4)

    def minimumTabSizeHint(self, index: int) -> QSize:
        return super().minimumTabSizeHint(index) - QSize(PADDING - LEAST_PADDING, 0)


class Tabs(QTabWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabBar(_TabBar())
