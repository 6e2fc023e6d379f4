"""Gets the compiled kernels ready after the first paint, without the interface waiting.

Loading compiled kernels takes a moment, compiling them for the first time about half a minute. Compiling holds
Python's lock for long stretches, so a child process does it and leaves the result in the cache.
"""

import subprocess
import sys
import threading

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from sudoku_desktop.lazy import heavy_imports


class KernelLoader(QObject):
    """Loads in a pool thread; `ready` comes once, `compiling` before it where the cache is cold."""

    compiling = Signal()
    ready = Signal()
    _loaded = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._child: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()
        self._closed = False
        self._is_ready = False
        self._loaded.connect(self._become_ready)

    @property
    def is_ready(self) -> bool:
        """Whether the kernels are loaded, so that whatever calls them begins at once; `ready` tells of the change."""
        return self._is_ready

    def start(self) -> None:
        """Begin; call it after the first paint."""
        QThreadPool.globalInstance().start(_Job(self))

    def close(self) -> None:
        """Do not wait for a compiler any more."""
        with self._lock:
            self._closed = True
            if self._child is not None:
                self._child.terminate()

    def load(self) -> None:
        """What the pool thread does."""
        with heavy_imports():
            from sudoku_desktop.services import warm_up  # imports the compiler

        if not warm_up.is_compiled():
            self.compiling.emit()
            if not self._compile_in_child():
                return
        with heavy_imports():  # the compiler imports more of itself while it loads
            for _ in warm_up.warm_up():
                if self._closed:
                    return
        self._loaded.emit()

    @Slot()
    def _become_ready(self) -> None:
        self._is_ready = True
        self.ready.emit()

    def _compile_in_child(self) -> bool:
        with self._lock:
            if self._closed:
                return False
            command = [sys.executable, "-m", "sudoku_desktop.cli", "compile"]
            self._child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        self._child.wait()
        return not self._closed


class _Job(QRunnable):
    def __init__(self, loader: KernelLoader) -> None:
        super().__init__()
        self._loader = loader

    def run(self) -> None:
        """Load; a window that has gone needs no kernels."""
        try:
            self._loader.load()
        except RuntimeError:
            if not self._loader._closed:
                raise
