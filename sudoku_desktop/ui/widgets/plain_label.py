"""Label for plain text."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget


class PlainLabel(QLabel):
    """Label that never interprets its text as HTML, so that a text from a file cannot load pictures.

    A `quiet` label has a fainter colour; the text of a `selectable` label can be copied.
    """

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        bold: bool = False,
        quiet: bool = False,
        selectable: bool = False,
        **properties: Any,
    ) -> None:
        super().__init__(parent, **properties)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        if bold:
            embolden(self)
        if quiet:
            self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        if selectable:
            self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)


def embolden(widget: QWidget, bold: bool = True) -> None:
    """Make a widget's font bold or regular."""
    font = widget.font()
    font.setBold(bold)
    widget.setFont(font)
