"""Choosing puzzle files, and reading them in a worker thread, with errors in the user's language."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from sudoku_desktop.board import SIZES
from sudoku_desktop.board.formats import FileTextError, read_file, suffixes
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.worker import Emit, Worker, in_thread


class _StoppedError(Exception):
    """Raised in the worker thread to end a read that was cancelled."""


class FileReader(Worker):
    """Reads one file at a time; a new request cancels the previous read. `failed` carries the error message."""

    file_read = Signal(object)
    """Emitted with a tuple of PuzzleFile, one for each way in which the file's symbols can be read."""

    @in_thread
    def read(self, stop: Stop, emit: Emit, path: Path) -> None:
        """Start reading a file; `file_read` or `failed` follows."""

        def check() -> None:
            if stop.is_set():
                raise _StoppedError

        try:
            first = read_file(path, sizes=SIZES, check=check)
            others = (read_file(path, SIZES, check, symbols=symbols) for symbols in first.result.choices[1:])
            emit(self.file_read, (first, *others))
        except (FileTextError, OSError) as error:
            emit(self.failed, file_problem_in_words(path.name, error))
        except _StoppedError:
            return


def choose_puzzles(parent: QWidget, title: str, folder: str = "") -> Path | None:
    """Ask for the path of a file of puzzles to read; return None when cancelled."""
    name, _ = QFileDialog.getOpenFileName(parent, title, folder, puzzle_filters())
    return Path(name) if name else None


def puzzle_filters(*others: str) -> str:
    """Return the name filters of a dialog for files of puzzles, with the suffixes of other files that hold some."""
    patterns = " ".join(f"*{suffix}" for suffix in (*suffixes(), *others))
    return tr("Puzzles ({patterns});;All files (*)", patterns=patterns)


def file_problem_in_words(name: str, error: ProblemError | OSError) -> str:
    """Return the message that the file of this name cannot be read, with the reason."""
    if isinstance(error, OSError):
        return tr("{file} cannot be read: {reason}.", file=name, reason=error.strerror or str(error))
    return tr("{file} cannot be opened: {reason}.", file=name, reason=error.sentence)
