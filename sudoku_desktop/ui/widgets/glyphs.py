"""Small tool buttons with an icon."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QToolButton, QWidget

from sudoku_desktop.ui.widgets.fonts import follow_font
from sudoku_desktop.ui.widgets.layouts import retain_size
from sudoku_desktop.ui.widgets.tool_tip import literal

ICON_SHARE = 16 / 22
"""Side of the icon, relative to that of the button."""


class GlyphButton(QToolButton):
    """Tool button with an icon; it keeps its space when hidden. The tool tip is `tip`, or `name` if None."""

    def __init__(self, icon: QIcon, parent: QWidget, name: str, tip: str | None = None) -> None:
        super().__init__(parent)
        self.setIcon(icon)
        self.setAccessibleName(name)
        self.setToolTip(literal(name if tip is None else tip))
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        follow_font(self, self._resize)
        retain_size(self)

    def _resize(self) -> None:
        side = self.fontMetrics().height() + 6
        self.setFixedSize(side, side)
        self.setIconSize(QSize(side, side) * ICON_SHARE)
