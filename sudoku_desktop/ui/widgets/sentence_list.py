"""A list of word-wrapped sentences."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import QListWidget, QStyledItemDelegate, QStyleOptionViewItem


class SentenceList(QListWidget):
    """List that wraps its sentences; `spacing`: pixels around each sentence."""

    def __init__(self, spacing: int = 0) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setSpacing(spacing)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_WholeSentences(self))


class _WholeSentences(QStyledItemDelegate):
    """Delegate with correct heights: Qt asks for the height at several widths, which would cut off the last line."""

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        as_drawn = QStyleOptionViewItem(option)
        as_drawn.rect = QRect(0, 0, self._view.viewport().width() - 2 * self._view.spacing(), option.rect.height())
        return super().sizeHint(as_drawn, index)
