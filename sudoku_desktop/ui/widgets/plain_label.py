"""The label of this program."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class PlainLabel(QLabel):
    """Shows every text as it is: what a file names or holds is never taken for HTML, which could load its pictures."""

    def __init__(self, text: str = "", parent: QWidget | None = None, **properties: Any) -> None:
        super().__init__(parent, **properties)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
