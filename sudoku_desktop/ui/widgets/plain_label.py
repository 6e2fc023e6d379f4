"""The label of this program."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget


class PlainLabel(QLabel):
    """Shows every text as it is: what a file names or holds is never taken for HTML, which could load its pictures.

    A `quiet` one steps back behind what can be set; a `selectable` one can be copied from.
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
    """Write what a widget says in bold letters, or no longer."""
    font = widget.font()
    font.setBold(bold)
    widget.setFont(font)
