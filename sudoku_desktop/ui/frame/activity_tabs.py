"""The switch between the activities, in the header."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QTabBar

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.icons import create_icon, evolve_icon, grid_icon, lab_icon, paint_icon
from sudoku_desktop.ui.style import paint_panel
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.fonts import follow_font

PADDING, GAP, FRAME = 12, 7, 3
"""Horizontal padding of a tab, space between icon and text, and margin around the tabs, in logical pixels."""
ROUNDNESS = 8


class ActivityTabs(QTabBar):
    """Tab bar with one tab for each activity."""

    chosen = Signal(object)
    """Emitted with the Activity that the user chose."""

    def __init__(self) -> None:
        super().__init__()
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Activities"))
        icons = (grid_icon(), evolve_icon(), create_icon(), lab_icon())
        for activity, icon in zip(Activity, icons, strict=True):
            index = self.addTab(icon, activity.title.replace("&", ""))
            self.setTabData(index, activity)
        follow_font(self, self.updateGeometry)
        self.currentChanged.connect(lambda index: self.chosen.emit(self.tabData(index)))

    def show_activity(self, activity: Activity) -> None:
        """Select the tab of an activity without emitting `chosen`."""
        self.blockSignals(True)
        self.setCurrentIndex(list(Activity).index(activity))
        self.blockSignals(False)
        self.update()

    def tabSizeHint(self, index: int) -> QSize:
        font = self.font()
        font.setBold(True)  # as wide as when it is selected, so that nothing moves
        metrics = QFontMetrics(font)
        width = metrics.horizontalAdvance(self.tabText(index)) + self._icon_side() + GAP + 2 * PADDING
        return QSize(width, metrics.height() + 14)

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    def _icon_side(self) -> int:
        return round(self.fontMetrics().height() * 1.05)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.sunken)
            painter.drawRoundedRect(QRectF(self.rect()), ROUNDNESS, ROUNDNESS)
            for index in range(self.count()):
                self._paint_tab(painter, index)

    def _paint_tab(self, painter: QPainter, index: int) -> None:
        theme, is_current = current_theme(), index == self.currentIndex()
        rect = self.tabRect(index).adjusted(FRAME, FRAME, -FRAME, -FRAME)
        if is_current:
            edge, width = (theme.accent, 2) if self.hasFocus() else (theme.mid, 1)
            paint_panel(painter, rect, theme.base, edge, width=width, roundness=ROUNDNESS - 2)
        ink = theme.text if is_current else theme.placeholder_text
        font, side = self.font(), self._icon_side()
        font.setBold(is_current)
        painter.setFont(font)
        left = rect.left() + PADDING - FRAME
        icon_ink = theme.accent if is_current else ink
        paint_icon(painter, self.tabIcon(index), QRect(left, rect.center().y() - side // 2 + 1, side, side), icon_ink)
        painter.setPen(ink)
        words = QRect(left + side + GAP, rect.top(), rect.width(), rect.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.tabText(index))
