"""Writes files beside the interface, for the disk may take its time; a person is told what could not be written."""

from collections import deque
from collections.abc import Callable, Iterable
from functools import cache

from PySide6.QtCore import QEventLoop, Signal, Slot
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from sudoku_desktop.board.formats.puzzle_format import PuzzleFormat
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.widgets.questions import complain
from sudoku_desktop.ui.worker import Tell, Worker

Write = Callable[[], object]
Done = Callable[[], object]
Failed = Callable[[str], object]


class FileWriter(Worker):
    """Writes one after the other what it was given, whatever window closes meanwhile; see `file_writer`."""

    _written = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._waiting: deque[tuple[QWidget, Write, Done, Failed]] = deque()
        self._written.connect(self._succeed)
        self.failed.connect(self._fail)
        self.ended.connect(self._begin_next)

    def write(self, window: QWidget, write: Write, done: Done = bool, failed: Failed = bool) -> None:
        """Call `write` in a thread, and then `done` here; what `write` raises is told over the window instead, and then
        `failed` is called with the words.

        If the window has gone by then, nobody hears of it.
        """
        self._waiting.append((window, write, done, failed))
        if not self.is_busy:
            self._begin_next()

    def finish(self) -> None:
        """Wait until all is written and told; only what a person types and clicks has to wait too."""
        loop = QEventLoop()
        self.ended.connect(loop.quit)
        while self.is_busy:
            loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)

    @Slot()
    def _begin_next(self) -> None:
        if not self._waiting:
            return
        self._window, write, self._done, self._failed = self._waiting.popleft()

        def work(_stop: Stop, tell: Tell) -> None:
            write()
            tell(self._written)

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
    """The one there is."""
    return FileWriter()


def kinds_of(formats: Iterable[PuzzleFormat]) -> dict[str, tuple[str, ...]]:
    """As a file dialog offers them, with the endings of each."""
    return {f"{each.name} ({' '.join('*' + suffix for suffix in each.suffixes)})": each.suffixes for each in formats}
