"""Gets the compiled kernels ready after the first paint, without the interface waiting.

Loading compiled kernels takes a moment, compiling them for the first time about half a minute. Compiling holds
Python's lock for long stretches, so child processes do it and leave the result in the cache.
"""

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from sudoku_desktop.lazy import heavy_imports
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.services.compilation import TITLES, Compilation, CompilationError


class KernelLoader(QObject):
    """Loads in a pool thread: after `start` comes `ready` or `failed`, before it `compiling` if the cache is cold."""

    compiling = Signal()
    ready = Signal()
    failed = Signal(Sentence)
    """There are no kernels, because; `start` tries again."""
    _loaded = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._compilation = Compilation()
        self._is_closed = False
        self._is_ready = False
        self._loaded.connect(self._become_ready)

    @property
    def is_ready(self) -> bool:
        """Whether the kernels are loaded, so that whatever calls them begins at once; `ready` tells of the change."""
        return self._is_ready

    @Slot()
    def start(self) -> None:
        """Begin; call it after the first paint."""
        self._compilation = Compilation()
        QThreadPool.globalInstance().start(_Job(self, self._compilation))

    def close(self) -> None:
        """Do not wait for a compiler any more."""
        self._is_closed = True
        self._compilation.stop()

    def load(self, compilation: Compilation) -> None:
        """What the pool thread does."""
        try:
            with heavy_imports():
                from sudoku_desktop.services import warm_up  # imports the compiler

                missing = [part for part in TITLES if not warm_up.is_compiled(part)]
            if missing:
                self.compiling.emit()
                for _ in compilation.run(missing):
                    pass
            with heavy_imports():  # the compiler imports more of itself while it loads
                for part in TITLES:
                    if self._is_closed:
                        return
                    warm_up.load(part)
        except CompilationError as error:
            self.failed.emit(error.sentence)
        except Exception as error:  # a fault of ours must reach the window, not end the thread silently
            self.failed.emit(Sentence("a fault of the program: {error}", error=f"{type(error).__name__}: {error}"))
        else:
            self._loaded.emit()

    @Slot()
    def _become_ready(self) -> None:
        self._is_ready = True
        self.ready.emit()


class _Job(QRunnable):
    def __init__(self, loader: KernelLoader, compilation: Compilation) -> None:
        super().__init__()
        self._loader = loader
        self._compilation = compilation

    def run(self) -> None:
        """Load; a window that has gone needs no kernels."""
        try:
            self._loader.load(self._compilation)
        except RuntimeError:
            if not self._loader._is_closed:
                raise
