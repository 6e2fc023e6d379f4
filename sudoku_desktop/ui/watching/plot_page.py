"""The place of the plots; they are imported and made after the first paint, because pyqtgraph takes a second."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal, Slot
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from sudoku_desktop.ui.heavy_imports import HEAVY_IMPORTS

if TYPE_CHECKING:
    from sudoku_desktop.ui.plots.convergence import ConvergencePlot


class _Signals(QObject):
    imported = Signal()


class _Import(QRunnable):
    """Imports in a pool thread; the widget itself is made in the interface's thread."""

    def __init__(self, signals: _Signals) -> None:
        super().__init__()
        self._signals = signals

    def run(self) -> None:
        with HEAVY_IMPORTS:
            import sudoku_desktop.ui.plots.convergence  # noqa: F401

        try:
            self._signals.imported.emit()
        except RuntimeError:  # the window has gone
            return


class PlotPage(QWidget):
    """Empty until `loaded`; then `plot` is the ConvergencePlot."""

    loaded = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plot: ConvergencePlot | None = None
        self._is_abandoned = False
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._placeholder = QLabel(self.tr("Loading the plots …"), alignment=Qt.AlignmentFlag.AlignCenter)
        self._layout.addWidget(self._placeholder)
        self._signals = _Signals()
        self._signals.imported.connect(self._make)
        self.setMinimumWidth(320)

    def load(self) -> None:
        """Begin; `loaded` comes later."""
        QThreadPool.globalInstance().start(_Import(self._signals))

    def abandon(self) -> None:
        """The window closes: what is still being imported is not wanted any more."""
        self._is_abandoned = True

    @Slot()
    def _make(self) -> None:
        if self._is_abandoned:
            return
        from sudoku_desktop.ui.plots.convergence import ConvergencePlot

        self.plot = ConvergencePlot()
        self._placeholder.hide()
        self._layout.addWidget(self.plot)
        self.loaded.emit()
