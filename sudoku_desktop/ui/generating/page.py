"""The place where puzzles are generated; what it shows is imported when somebody first looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from sudoku_desktop.ui.heavy_imports import HEAVY_IMPORTS

if TYPE_CHECKING:
    from sudoku_desktop.services.generation import GeneratedPuzzle
    from sudoku_desktop.ui.generating.panel import GeneratorPanel


class _Signals(QObject):
    imported = Signal()


class _Import(QRunnable):
    """Imports in a pool thread; the widgets are made in the interface's thread."""

    def __init__(self, signals: _Signals) -> None:
        super().__init__()
        self._signals = signals

    def run(self) -> None:
        with HEAVY_IMPORTS:
            import sudoku_desktop.ui.generating.panel  # noqa: F401

        try:
            self._signals.imported.emit()
        except RuntimeError:  # the window has gone
            return


class GeneratePage(QWidget):
    """A word to wait, then `panel`. `load_when` begins; it may be called again and again."""

    loaded = Signal()
    shown = Signal()
    """Somebody looks at the page now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.panel: GeneratorPanel | None = None
        self._is_loading = False
        self._is_abandoned = False
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(6, 6, 6, 0)
        self._placeholder = QLabel(self.tr("Getting ready …"), alignment=Qt.AlignmentFlag.AlignCenter)
        self._layout.addWidget(self._placeholder)
        self._signals = _Signals()
        self._signals.imported.connect(self._make)

    def puzzles_to_print(self) -> tuple[GeneratedPuzzle, ...]:
        """The puzzles selected on the list if they are several, else all of them."""
        return self.panel.puzzles_to_print() if self.panel is not None else ()

    def load_when(self, are_kernels_ready: bool) -> None:
        """Begin, unless that was done or it is too early; `loaded` comes later."""
        if are_kernels_ready and not self._is_loading:
            self._is_loading = True
            QThreadPool.globalInstance().start(_Import(self._signals))

    def close_down(self) -> None:
        """The window closes: end what is under way."""
        self._is_abandoned = True
        if self.panel is not None:
            self.panel.close_down()

    @Slot()
    def _make(self) -> None:
        if self._is_abandoned:
            return
        from sudoku_desktop.ui.generating.panel import GeneratorPanel

        self.panel = GeneratorPanel()
        self._placeholder.hide()
        self._layout.addWidget(self.panel)
        self.loaded.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Tell."""
        super().showEvent(event)
        self.shown.emit()
