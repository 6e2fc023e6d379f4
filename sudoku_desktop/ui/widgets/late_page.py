"""A page whose content takes long to import: a word to wait, then the content, made when its modules are there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from sudoku_desktop.lazy import heavy_imports


class _Signals(QObject):
    imported = Signal()


class _Import(QRunnable):
    def __init__(self, signals: _Signals, work: Callable[[], None]) -> None:
        super().__init__()
        self._signals = signals
        self._work = work

    def run(self) -> None:
        """Import, and tell; the signal crosses to the interface's thread."""
        with heavy_imports():
            self._work()
        try:
            self._signals.imported.emit()
        except RuntimeError:  # the window has gone
            return


class LatePage(QWidget):
    """Says how its content is imported (in a pool thread) and made (in the interface's) by overriding two methods."""

    loaded = Signal()
    """The content is there."""
    shown = Signal()
    """Somebody looks at the page now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_loading = False
        self._is_abandoned = False
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(6, 6, 6, 0)
        self._placeholder = QLabel(self.tr("Getting ready …"), alignment=Qt.AlignmentFlag.AlignCenter)
        self._layout.addWidget(self._placeholder)
        self._signals = _Signals()
        self._signals.imported.connect(self._make)

    def import_content(self) -> None:
        """Import what the content needs; called in a pool thread."""
        raise NotImplementedError

    def make_content(self) -> QWidget:
        """Make the widget."""
        raise NotImplementedError

    def load(self) -> None:
        """Begin, unless that was done; `loaded` comes later."""
        if not self._is_loading:
            self._is_loading = True
            QThreadPool.globalInstance().start(_Import(self._signals, self.import_content))

    def load_when(self, are_kernels_ready: bool) -> None:
        """Begin, unless that was done or it is too early; may be called again and again."""
        if are_kernels_ready:
            self.load()

    def abandon(self) -> None:
        """The window closes: what is still being imported is not wanted any more."""
        self._is_abandoned = True

    @Slot()
    def _make(self) -> None:
        if self._is_abandoned:
            return
        content = self.make_content()
        self._placeholder.hide()
        self._layout.addWidget(content)
        self.loaded.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Tell."""
        super().showEvent(event)
        self.shown.emit()
