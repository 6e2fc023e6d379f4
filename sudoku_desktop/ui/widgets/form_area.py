"""A scroll area for forms: it scrolls up and down only, and is never narrower than the form."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QStyle, QWidget


class FormArea(QScrollArea):
    """Of one `form`; the keyboard goes to the form's fields, never to the area."""

    def __init__(self, form: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._form = form
        self.setWidget(form)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        form.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self._form:
            bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
            self.setMinimumWidth(self._form.minimumSizeHint().width() + bar)
        return super().eventFilter(watched, event)
