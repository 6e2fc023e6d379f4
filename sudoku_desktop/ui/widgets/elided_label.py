"""A label that elides text that does not fit and shows it in full as a tool tip."""

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.tool_tip import literal

ELLIPSIS = "…"
DASH = "–"
"""Placeholder for an unknown value."""


class ElidedLabel(PlainLabel):
    """Label that elides its text after `lines` lines; `whole` is the complete text."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, lines: int = 1) -> None:
        super().__init__("", parent)
        self._lines = lines
        self._tip = ""
        self.whole = ""
        self.setWordWrap(lines > 1)
        vertical = QSizePolicy.Policy.Fixed if lines == 1 else QSizePolicy.Policy.Ignored
        self.setSizePolicy(QSizePolicy.Policy.Ignored, vertical)
        self.say(text)

    def say(self, text: str) -> None:
        if text != self.whole:
            self.whole = text
            self._fit()

    def explain(self, tip: str) -> None:
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
        shown = self._as_much_as_fits()
        self.setText(shown)
        self.setToolTip(literal("\n".join(filter(None, (self.whole if shown != self.whole else "", self._tip)))))

    def _as_much_as_fits(self) -> str:
        if self._lines == 1:
            return self.fontMetrics().elidedText(self.whole, Qt.TextElideMode.ElideRight, self.width())
        if self.fits(self.whole, self.width()):
            return self.whole
        words = self.whole.split(" ")
        fewer = (" ".join(words[:count]) + ELLIPSIS for count in range(len(words) - 1, 0, -1))
        return next((text for text in fewer if self.fits(text, self.width())), ELLIPSIS)

    def fits(self, text: str, width: int) -> bool:
        """Return whether a text would fit on the label's lines at this width, in pixels."""
        room = QRect(0, 0, width, self.height())
        needed = self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        lines = round(needed.height() / self.fontMetrics().lineSpacing())  # the spacing is rounded, too
        return lines <= self._lines and needed.width() <= room.width()


class FigureLabel(ElidedLabel):
    """Label of a value; screen readers also read the value's name."""

    def __init__(self, name: str) -> None:
        self._name = name
        super().__init__("")
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.say(DASH)

    def say(self, text: str) -> None:
        super().say(text)
        self.setAccessibleName(f"{self._name}: {text}")
