"""Scroll areas without a frame, which never take the keyboard from what is in them."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QStyle, QWidget


class PageArea(QScrollArea):
    """Scrolls a page that is as large as the area, but for what it needs at the least; at least so many pixels wide."""

    def __init__(self, content: QWidget, narrowest: int = 0) -> None:
        super().__init__()
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumWidth(narrowest)


class FormArea(PageArea):
    """Scrolls a form up and down only, and is never narrower than the form; exactly as wide if it `is_fixed`."""

    def __init__(self, form: QWidget, narrowest: int = 0, *, is_fixed: bool = False) -> None:
        super().__init__(form, narrowest)
        self._form, self._narrowest, self._is_fixed = form, narrowest, is_fixed
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        form.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self._form:
            bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
            width = max(self._narrowest, self._form.minimumSizeHint().width() + bar)
            self.setMinimumWidth(width)
            if self._is_fixed:
                self.setMaximumWidth(width)
        return super().eventFilter(watched, event)
