"""Loads the compiled kernels after the first paint, without blocking the GUI thread.

Loading takes a moment, but compiling for the first time about half a minute. The compiler holds the GIL for long
stretches, so child processes compile and leave the kernels in the cache.
"""

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_desktop.lazy import import_lock
from sudoku_desktop.services.compilation import TITLES, compile_parts
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.worker import Emit, Worker, in_thread


class KernelLoader(Worker):
    """Loads the kernels after `start`, then emits `ready` or `failed`; first `compiling` if the cache is incomplete."""

    compiling = Signal()
    ready = Signal()
    _loaded = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_ready = False
        """Whether the kernels are loaded, so that functions that use them start at once; a change emits `ready`."""
        self._loaded.connect(self._become_ready)

    @in_thread
    def start(self, stop: Stop, emit: Emit) -> None:
        """Start loading, or try again after a failure; called after the first paint."""
        with import_lock():
            from sudoku_desktop.services import warm_up  # imports the compiler

        missing = [part for part in TITLES if not warm_up.is_compiled(part)]
        if missing:
            emit(self.compiling)
            for _ in compile_parts(missing, stop):
                pass
        for part in TITLES:
            if stop.is_set():
                return
            with import_lock():  # the compiler imports more of its own modules while it loads
                warm_up.load(part)
        emit(self._loaded)

    @Slot()
    def _become_ready(self) -> None:
        self.is_ready = True
        self.ready.emit()
