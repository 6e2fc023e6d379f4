"""A page whose content takes long to import: a word to wait, then the content, made when its modules are there."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sudoku_desktop.lazy import heavy_imports
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.worker import Tell, Worker


class LatePage(QWidget):
    """Says how its content is imported (in a thread) and made (in the interface's) by overriding two methods."""

    loaded = Signal()
    """The content is there."""
    shown = Signal()
    """Somebody looks at the page now."""
    _imported = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_loading = False
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(6, 6, 6, 0)
        self._placeholder = PlainLabel(self.tr("Getting ready …"), alignment=Qt.AlignmentFlag.AlignCenter)
        self._layout.addWidget(self._placeholder)
        self._worker = Worker(self)
        self._worker.failed.connect(self._placeholder.setText)
        self._imported.connect(self._make)

    def import_content(self) -> None:
        """Import what the content needs; called in a thread."""
        raise NotImplementedError

    def make_content(self) -> QWidget:
        """Make the widget."""
        raise NotImplementedError

    def load(self) -> None:
        """Begin, unless that was done; `loaded` comes later."""
        if not self._is_loading:
            self._is_loading = True
            self._worker.begin(self._import)

    def abandon(self) -> None:
        """The window closes: what is still being imported is not wanted any more."""
        self._worker.forget()

    def _import(self, _stop: Stop, tell: Tell) -> None:
        with heavy_imports():
            self.import_content()
        tell(self._imported)

    @Slot()
    def _make(self) -> None:
        content = self.make_content()
        self._placeholder.hide()
        self._layout.addWidget(content)
        self.loaded.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()
