"""Opening and saving puzzles; which file, and which of its puzzles, is on the board."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from sudoku_desktop.board import Puzzle
from sudoku_desktop.board.formats import FORMATS, FileTextError, dumps, read_puzzles, suffixes
from sudoku_desktop.services.writing import NotWrittenError, write_text
from sudoku_desktop.ui.board import BoardEditor
from sudoku_desktop.ui.file_reader import file_problem_in_words
from sudoku_desktop.ui.speaking import full_sentence
from sudoku_desktop.ui.window.settings import Settings


class PuzzleFiles(QObject):
    """Keeps the editor in step with a file. Whatever fails is told in one sentence and changes nothing."""

    changed = Signal()
    """Another file, or another puzzle of it."""
    message = Signal(str)

    def __init__(self, editor: BoardEditor, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._editor = editor
        self._settings = settings
        self._window = parent
        self._path: Path | None = None
        self._puzzles: tuple[Puzzle, ...] = ()
        self._index = 0

    @property
    def path(self) -> Path | None:
        """The file that Save writes; None before the first Save As, and for a sample."""
        return self._path

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle as it stood in its file."""
        return self._puzzles[self._index] if self._puzzles else None

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """All puzzles of the file."""
        return self._puzzles

    @property
    def place(self) -> tuple[int, int]:
        """The number of the puzzle in its file from 1, and how many there are; (0, 0) without a file."""
        return (self._index + 1, len(self._puzzles)) if self._puzzles else (0, 0)

    def forget(self) -> None:
        """A puzzle that comes from no file."""
        self._path = None
        self._puzzles = ()
        self._index = 0
        self.changed.emit()

    @Slot()
    def choose_and_open(self) -> None:
        """Ask for a file, and open it."""
        if not self.may_replace():
            return
        folder = str(self._path.parent) if self._path else ""
        patterns = " ".join(f"*{suffix}" for suffix in suffixes())
        filters = self.tr("Puzzles ({patterns});;All files (*)").format(patterns=patterns)
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open Puzzles"), folder, filters)
        if name:
            self.open(Path(name))

    def open(self, path: Path, *, is_sample: bool = False) -> bool:
        """Put a file's first puzzle on the board; a sample is not written back. False when it cannot be read."""
        try:
            puzzles = read_puzzles(path)
        except (FileTextError, OSError) as error:
            self._complain(file_problem_in_words(path.name, error))
            return False
        if not self._editor.load_puzzle(puzzles[0].givens, self.tr("Open {file}").format(file=path.name)):
            return False
        self._puzzles, self._index = puzzles, 0
        self._path = None if is_sample else path.absolute()
        self._editor.set_clean()
        if self._path is not None:
            self._settings.remember_file(self._path)
        self.changed.emit()
        return True

    def show_neighbour(self, step: int) -> None:
        """The next (1) or previous (−1) puzzle of the file."""
        index = self._index + step
        if not 0 <= index < len(self._puzzles) or not self.may_replace():
            return
        text = self.tr("Puzzle {number} of the file").format(number=index + 1)
        if self._editor.load_puzzle(self._puzzles[index].givens, text):
            self._index = index
            self._editor.set_clean()
            self.changed.emit()

    @Slot()
    def save(self) -> bool:
        """Write the puzzle to its file, or ask for one; False when nothing was written."""
        return self._write(self._path) if self._path is not None else self.save_as()

    @Slot()
    def save_as(self) -> bool:
        """Ask for a file and write the puzzle there; False when nothing was written."""
        filters = ";;".join(f"{each.name} (*{each.suffixes[0]})" for each in FORMATS)
        start = str(self._path or Path.home() / self.tr("puzzle.txt"))
        name, chosen = QFileDialog.getSaveFileName(self._window, self.tr("Save Puzzle"), start, filters)
        if not name:
            return False
        path = Path(name)
        if path.suffix.lower() not in suffixes():
            ending = next((each.suffixes[0] for each in FORMATS if each.name in chosen), suffixes()[0])
            path = path.with_name(path.name + ending)
        return self._write(path)

    def _write(self, path: Path) -> bool:
        """The other puzzles of an opened file are kept as they are."""
        old = self.puzzle
        present = Puzzle(
            self._editor.state.givens,
            title=old.title if old else "",
            source=old.source if old else "",
            published_rating=old.published_rating if old else "",
        )
        puzzles = (*self._puzzles[: self._index], present, *self._puzzles[self._index + 1 :])
        if path.absolute() != self._path:
            puzzles = (present,)
        try:
            write_text(path, dumps(puzzles, path.suffix or suffixes()[0]))
        except NotWrittenError as error:
            self._complain(full_sentence(error.sentence))
            return False
        except ValueError as error:
            self._complain(self.tr("{file} could not be saved: {reason}.").format(file=path.name, reason=error))
            return False
        if path.absolute() != self._path:
            self._index = 0
        self._path, self._puzzles = path.absolute(), puzzles
        self._editor.set_clean()
        self._settings.remember_file(self._path)
        self.message.emit(self.tr("Saved {file}").format(file=path.name))
        self.changed.emit()
        return True

    def may_replace(self) -> bool:
        """Whether what is on the board may go: saved, unchanged, or the person says so."""
        if self._editor.is_clean or self._editor.state.grid.filled_count == 0:
            return True
        button = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self._window,
            self.tr("Unsaved Changes"),
            self.tr("The puzzle has been changed since it was last saved."),
            button.Save | button.Discard | button.Cancel,
            button.Save,
        )
        if answer == button.Save:
            return self.save()
        return answer == button.Discard

    def _complain(self, sentence: str) -> None:
        QMessageBox.warning(self._window, self.tr("Sudoku Desktop"), sentence)
