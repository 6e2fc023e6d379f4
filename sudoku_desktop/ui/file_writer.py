"""Writing of files in a worker thread, because a disk may be slow, with a message for each error."""

from collections import deque
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from PySide6.QtCore import QEventLoop, Signal, Slot
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from sudoku_desktop.board.formats.puzzle_format import PuzzleFormat
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.widgets.questions import choose_picture, complain
from sudoku_desktop.ui.worker import Emit, Worker

Write = Callable[[], object]
Done = Callable[[], object]
Failed = Callable[[str], object]


class FileWriter(Worker):
    """Queue of files to write one after the other, even while windows close; see `file_writer`."""

    _written = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._waiting: deque[tuple[QWidget, Write, Done, Failed]] = deque()
        self._written.connect(self._succeed)
        self.failed.connect(self._fail)
        self.ended.connect(self._begin_next)

    def write(self, window: QWidget, write: Write, done: Done = bool, failed: Failed = bool) -> None:
        """Call `write` in the worker thread, then `done` in the GUI thread.

        If `write` raises, the error is shown over `window` and `failed` is called with the message. Nothing is shown or
        called after `window` has been deleted.
        """
        self._waiting.append((window, write, done, failed))
        if not self.is_busy:
            self._begin_next()

    def finish(self) -> None:
        """Block until the queue is empty; events other than user input are still processed."""
        loop = QEventLoop()
        self.ended.connect(loop.quit)
        while self.is_busy:
            loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)

    @Slot()
    def _begin_next(self) -> None:
        if not self._waiting:
            return
        self._window, write, self._done, self._failed = self._waiting.popleft()

        def work(_stop: Stop, emit: Emit) -> None:
            write()
            emit(self._written)

        self.begin(work)

    @Slot()
    def _succeed(self) -> None:
        if isValid(self._window):
            self._done()

    @Slot(str)
    def _fail(self, why: str) -> None:
        if isValid(self._window):
            complain(self._window, why)
            self._failed(why)


@cache
def file_writer() -> FileWriter:
    """Return the application's only FileWriter."""
    return FileWriter()


def save_plot(window: QWidget, name: str, drawn: Callable[[Path], Write]) -> None:
    """Ask for the path of a picture, draw a chart for it, and write the file."""
    path = choose_picture(window, name)
    if path is not None:
        file_writer().write(window, drawn(path))


def kinds_of(formats: Iterable[PuzzleFormat]) -> dict[str, tuple[str, ...]]:
    """Return the name filters of a file dialog, each with the suffixes of its format."""
    return {f"{each.name} ({' '.join('*' + suffix for suffix in each.suffixes)})": each.suffixes for each in formats}
