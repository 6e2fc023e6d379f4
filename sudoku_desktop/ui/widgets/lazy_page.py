"""A page whose modules are imported in a worker thread; a message is shown until its content is created."""

from importlib import import_module
from typing import Generic, TypeVar

from PySide6.QtCore import QMargins, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sudoku_desktop.lazy import import_lock
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.worker import Emit, Worker

Content = TypeVar("Content", bound=QWidget)


class LazyPage(QWidget, Generic[Content]):
    """Page that shows its `content`, a widget of the class `name` in `module`; `content` is None before `loaded`."""

    loaded = Signal()
    shown = Signal()
    """Emitted when the page becomes visible."""
    _imported = Signal(object)

    def __init__(self, module: str, name: str, waiting: str = "", *, margins: QMargins) -> None:
        super().__init__()
        self.content: Content | None = None
        self._module, self._name = module, name
        self._is_loading = False
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(margins)
        text = waiting or tr("Getting ready …")
        self._placeholder = PlainLabel(text, alignment=Qt.AlignmentFlag.AlignCenter)
        self._layout.addWidget(self._placeholder)
        self._worker = Worker(self)
        self._worker.failed.connect(self._placeholder.setText)
        self._imported.connect(self._make)

    def load(self) -> None:
        """Start importing, unless already started; `loaded` follows."""
        if not self._is_loading:
            self._is_loading = True
            self._worker.begin(self._import)

    def _import(self, _stop: Stop, emit: Emit) -> None:
        with import_lock():
            emit(self._imported, getattr(import_module(self._module), self._name))

    @Slot(object)
    def _make(self, kind: type[Content]) -> None:
        self.content = kind()
        self._placeholder.hide()
        self._layout.addWidget(self.content)
        self.loaded.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()
