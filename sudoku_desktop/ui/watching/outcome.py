"""The bar below the board that says how a run ended, and offers what can be done next."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from sudoku_desktop.ui.widgets.flow_layout import FlowLayout
from sudoku_desktop.ui.widgets.plain_label import PlainLabel


class OutcomeBar(QFrame):
    """A sentence and buttons for actions; hidden when there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._label = PlainLabel()
        self._label.setWordWrap(True)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._row = QWidget()
        self._buttons = FlowLayout(self._row)
        self._buttons.setSpacing(6)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.addWidget(self._label)
        layout.addWidget(self._row)
        self._before: QWidget | None = None
        self.hide()

    def follow(self, widget: QWidget) -> None:
        """Tab goes from this widget to the buttons."""
        self._before = widget

    @property
    def sentence(self) -> str:
        """What is said now; empty when hidden."""
        return "" if self.isHidden() else self._label.text()

    def say(self, sentence: str, actions: Sequence[QAction] = ()) -> None:
        """Show a sentence, with a button for each action."""
        self._drop_buttons()
        self._label.setText(sentence)
        self.setAccessibleName(sentence)
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
        self._row.setVisible(bool(actions))
        self.show()

    def clear(self) -> None:
        """Nothing to say."""
        self._drop_buttons()
        self._label.clear()
        self.hide()

    def _drop_buttons(self) -> None:
        while item := self._buttons.takeAt(0):
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
