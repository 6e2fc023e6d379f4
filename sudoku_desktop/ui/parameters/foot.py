"""What stands at the foot of the parameters: a button that resets them, or, during a run, why they are locked."""

from PySide6.QtWidgets import QPushButton, QStackedWidget, QWidget

from sudoku_desktop.ui.widgets.fonts import follow_font
from sudoku_desktop.ui.widgets.section import quiet_label

MARGIN = 10
LINES = 2
"""Of the note; the button has the same height at its disposal, so that nothing moves when a run begins."""


class Foot(QStackedWidget):
    """The button `reset_button`, or the `lock_note`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reset_button = QPushButton()
        self.lock_note = quiet_label(self.tr("Locked during a run. Stop it to change the settings."))
        self.setContentsMargins(MARGIN, 4, MARGIN, 4)
        self.addWidget(self.reset_button)
        self.addWidget(self.lock_note)
        follow_font(self, self._measure)

    def name_origin(self, *, is_published: bool) -> None:
        """What a reset leads back to."""
        self.reset_button.setText(self.tr("Reset to the paper") if is_published else self.tr("Reset to preset"))

    def set_locked(self, locked: bool) -> None:
        """Say that everything is locked, in place of the button."""
        self.setCurrentWidget(self.lock_note if locked else self.reset_button)

    def _measure(self) -> None:
        lines = LINES * self.fontMetrics().lineSpacing()
        self.setFixedHeight(max(lines, self.reset_button.sizeHint().height()) + 8)
