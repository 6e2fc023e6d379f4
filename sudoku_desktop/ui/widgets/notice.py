"""A sentence with a symbol at the foot of a panel, hidden when the sentence is empty."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QSizePolicy

from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel


class Notice(QFrame):
    """Frame with a symbol and a sentence; hidden while the sentence is empty."""

    def __init__(self, sign: str) -> None:
        super().__init__()
        self._sentence = PlainLabel(bold=bool(sign), wordWrap=True)
        self._sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        line = in_row((self._sentence, 1), spacing=8, margins=(10, 8, 10, 8), inside=self)
        if sign:
            line.insertWidget(0, PlainLabel(sign, bold=True), 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    @property
    def text(self) -> str:
        """The sentence shown; "" when there is none."""
        return self._sentence.text()

    def say(self, sentence: str) -> None:
        """Show a sentence and announce it to screen readers; an empty sentence hides the notice."""
        if sentence == self.text:
            return
        self._sentence.setText(sentence)
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))
        if sentence:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.AlternateBase))
            painter.fillRect(0, 0, self.width(), 1, self.palette().color(QPalette.ColorRole.Mid))
