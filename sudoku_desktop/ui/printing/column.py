"""A column of controls that scrolls up and down, and is as wide as what is in it."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Column(QScrollArea):
    """At least `narrowest` pixels wide."""

    def __init__(self, content: QWidget, narrowest: int) -> None:
        super().__init__()
        self._content = content
        self._narrowest = narrowest
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        content.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._content and event.type() is QEvent.Type.LayoutRequest:
            bar = self.verticalScrollBar().sizeHint().width()
            self.setFixedWidth(max(self._narrowest, self._content.minimumSizeHint().width() + bar))
        return False
