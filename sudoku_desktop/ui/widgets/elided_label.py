"""A line that ends with an ellipsis where there is no room for all of it, and is whole in the tool tip."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.ui.widgets.plain_label import PlainLabel


class ElidedLabel(PlainLabel):
    """`whole` is the text, however much of it is seen."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._tip = ""
        self.whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.say(text)

    def say(self, text: str) -> None:
        """Show a text."""
        if text != self.whole:
            self.whole = text
            self._fit()

    def explain(self, tip: str) -> None:
        """What the text means."""
        self._tip = tip
        self.setAccessibleDescription(tip)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self.whole, Qt.TextElideMode.ElideRight, self.width())
        self.setText(shown)
        self.setToolTip("\n".join(filter(None, (self.whole if shown != self.whole else "", self._tip))))
