"""The bar below everything that says how a run ended, or is getting on, and offers what can be done next."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from sudoku_desktop.ui.theme import current_theme, theme_switch
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel

LINES = 2
"""What the bar is high enough for, at all times."""


class OutcomeBar(QWidget):
    """A sentence, and a button for each action; empty when there is nothing to say, but always of the same height."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = ElidedLabel(lines=LINES)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(6)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(18, 3, 18, 3)
        layout.setSpacing(12)
        layout.addWidget(self._label, 1)
        layout.addLayout(self._buttons)
        self._before: QWidget | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme_switch().theme_changed.connect(self.update)

    def follow(self, widget: QWidget) -> None:
        """Tab goes from this widget to the buttons."""
        self._before = widget

    @property
    def sentence(self) -> str:
        """What is said now; "" when nothing is."""
        return self._label.whole

    def say(self, sentence: str, actions: Sequence[QAction] = ()) -> None:
        """Show a sentence, with a button for each action."""
        self._drop_buttons()
        self.reword(sentence)
        before = self._before
        for action in actions:
            button = QPushButton(action.text())
            button.setToolTip(action.toolTip())
            button.setAutoDefault(False)
            button.clicked.connect(action.trigger)
            self._buttons.addWidget(button)
            if before is not None:
                self.setTabOrder(before, button)
                before = button
            button.show()

    def reword(self, sentence: str) -> None:
        """Say something else, and keep the buttons: they may have the keyboard."""
        self._label.say(sentence)
        self.setAccessibleName(sentence)
        self.update()

    def clear(self) -> None:
        """Nothing to say."""
        self._drop_buttons()
        self.reword("")

    def hasHeightForWidth(self) -> bool:
        """Long sentences do not make it higher."""
        return False

    def sizeHint(self) -> QSize:
        button = round(2.0 * self.fontMetrics().height())
        return QSize(320, max(LINES * self.fontMetrics().lineSpacing(), button) + 12)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.sentence:
            theme = current_theme()
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(theme.cell_line)
            painter.setBrush(theme.paper)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(8.5, 0.5, -8.5, -0.5), 5, 5)
            painter.end()

    def _drop_buttons(self) -> None:
        while item := self._buttons.takeAt(0):
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
