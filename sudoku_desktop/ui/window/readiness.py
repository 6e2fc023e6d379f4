"""What the status bar says of the kernels: that they are being compiled, are ready, or cannot be had."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QPushButton, QStatusBar

from sudoku_desktop.services.compilation import why_not_kept
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.speaking import in_words


class Readiness(QObject):
    """Listens to the loader; where it failed, a button in the status bar tries again."""

    def __init__(self, loader: KernelLoader, bar: QStatusBar, say: Callable[..., None], parent: QObject) -> None:
        super().__init__(parent)
        self._loader = loader
        self._say = say
        self.try_again = QPushButton(self.tr("Try &Again"))
        self.try_again.clicked.connect(self._try_again)
        self.try_again.hide()
        bar.addPermanentWidget(self.try_again)
        loader.compiling.connect(self._compiling)
        loader.ready.connect(self._ready)
        loader.failed.connect(self._failed)

    @Slot()
    def _compiling(self) -> None:
        self._say(self.tr("Compiling the kernels, once; this takes about half a minute …"), lasting=True)

    @Slot()
    def _ready(self) -> None:
        reason = why_not_kept()
        if reason is None:
            self._say(self.tr("Ready"))
        else:
            text = self.tr("Ready; the kernels must be compiled again at the next start: {reason}.")
            self._say(text.format(reason=in_words(reason)), lasting=True)

    @Slot(str)
    def _failed(self, reason: str) -> None:
        self._say(self.tr("The kernels could not be loaded. {reason}").format(reason=reason), lasting=True)
        self.try_again.show()

    @Slot()
    def _try_again(self) -> None:
        self.try_again.hide()
        self._say(self.tr("Loading the kernels …"), lasting=True)
        self._loader.start()
