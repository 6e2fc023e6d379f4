"""Tab widget that reduces padding before it elides titles."""

from functools import cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle, QStyleOption, QTabBar, QTabWidget, QWidget

from sudoku_desktop.ui.theme import STYLE

PADDING, LEAST_PADDING = 24, 8
"""Horizontal padding of a tab's title, both sides together, in logical pixels: preferred and minimum."""


class _Style(QProxyStyle):
    """Style whose tabs reduce their padding before their titles are elided."""

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        if metric is QStyle.PixelMetric.PM_TabBarTabHSpace:
            return LEAST_PADDING
        return super().pixelMetric(metric, option, widget)


@cache
def _style() -> _Style:
    """Return the style shared by all tab bars, which do not own it."""
    style = _Style(STYLE)
    style.setParent(QApplication.instance())
    return style


class _TabBar(QTabBar):
    """Tab bar with taller tabs, because Fusion clips accents on capitals."""

    def __init__(self) -> None:
        super().__init__()
        self.setStyle(_style())
        self.setElideMode(Qt.TextElideMode.ElideRight)  # all tabs stay visible

    def tabSizeHint(self, index: int) -> QSize:
        return super().tabSizeHint(index) + QSize(PADDING - LEAST_PADDING, self.fontMetrics().height() // 4)

    def minimumTabSizeHint(self, index: int) -> QSize:
        return super().minimumTabSizeHint(index) - QSize(PADDING - LEAST_PADDING, 0)


class Tabs(QTabWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabBar(_TabBar())
