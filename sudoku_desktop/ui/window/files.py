"""Opening and saving puzzles, and the file and the puzzle in it that the board shows.

Vocabulary: a *document* is an opened file with its puzzles, or a puzzle without a file. Undoing the step that loaded a
puzzle restores the document it had before. *Work* is the content of the board that its document lacks; not every format
can hold all of it.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from sudoku_desktop.board import Grid, Puzzle
from sudoku_desktop.board.formats import FORMATS, FileTextError, PuzzleFile, document, dumps, suffixes
from sudoku_desktop.board.formats.errors import NotRewritableError
from sudoku_desktop.board.formats.puzzle_file import content, fingerprint, format_of
from sudoku_desktop.board.formats.puzzle_format import missing
from sudoku_desktop.sentence import ProblemError, Sentence
from sudoku_desktop.services.writing import write_bytes
from sudoku_desktop.speaking import in_words, listed, shape_in_words, tr, translated
from sudoku_desktop.trials.recorded_runs import RecordedRun
from sudoku_desktop.ui.board import BoardEditor, BoardState, Document, Mode, Place, state_of, with_state
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.file_reader import FileReader, choose_puzzles
from sudoku_desktop.ui.file_writer import file_writer, kinds_of
from sudoku_desktop.ui.read_report import choose_reading
from sudoku_desktop.ui.widgets.questions import Button, ask, choose_file_to_write, complain
from sudoku_desktop.ui.window.settings import Settings


class PuzzleFiles(QObject):
    """Loads files into the editor and saves the board; a failure is shown as one sentence and changes nothing."""

    changed = Signal()
    """Emitted when the file, or the puzzle of it that is shown, changes, and when it is saved."""
    message = Signal(str)
    not_all_saved = Signal(str)
    """Emitted with a sentence when a file was not written, or cannot hold everything on the board."""
    opening_changed = Signal(str)
    """Emitted with the name of the file that is being read, and with "" when reading ends."""
    opened = Signal()
    """Emitted when a puzzle of a file has been put on the board."""
    file_taken = Signal(object)
    """Emitted with the ReadResult of a file that has been opened."""

    def __init__(
        self,
        editor: BoardEditor,
        settings: Settings,
        runs_of: Callable[[Grid], Iterable[RecordedRun]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._editor = editor
        self._settings = settings
        self._runs_of = runs_of
        self._window = parent
        self._opening: tuple[Path, bool, BoardState] | None = None
        self._was_saved = False
        self._reader = FileReader(self)
        self._reader.file_read.connect(self._take)
        self._reader.failed.connect(self._fail)
        editor.place_changed.connect(self.changed)

    @property
    def path(self) -> Path | None:
        """Path that Save writes to, or None before the first Save As and for a sample."""
        return self._document.path

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle as read from its file, or None."""
        return self._editor.place.puzzle

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        return self._document.puzzles

    @property
    def place(self) -> tuple[int, int]:
        """Number of the puzzle in its file, starting at 1, and number of puzzles in it; (0, 0) without a file."""
        return (self._editor.place.index + 1, len(self.puzzles)) if self.puzzles else (0, 0)

    @property
    def name(self) -> str:
        """Name of the document for the title bar: the name of its file, or else the title of the puzzle."""
        return self.path.name if self.path else self._editor.state.title or tr("Your Puzzle")

    def puzzle_on_board(self) -> Puzzle:
        """Return the document's puzzle with the content of the board and the runs made on it."""
        state = self._editor.state
        puzzle = with_state(self.puzzle or Puzzle(state.givens), state)
        runs = [*puzzle.runs]
        for run in self._runs_of(state.givens):
            try:
                told = run.as_json_object()
            except ProblemError:  # a preset with texts that no file can hold
                continue
            if told not in runs:
                runs.append(told)
        return replace(puzzle, runs=tuple(runs[-document.MAX_RUNS :]))

    @property
    def is_opening(self) -> bool:
        return self._opening is not None

    @property
    def _document(self) -> Document:
        return self._editor.place.document

    # Opening

    def choose(self) -> Path | None:
        """Ask for a file to open, after asking about unsaved work; return None when cancelled."""
        if not self.may_replace():
            return None
        folder = str(self.path.parent) if self.path else ""
        return choose_puzzles(self._window, tr("Open Puzzles"), folder)

    def open(self, path: Path, *, is_sample: bool = False) -> None:
        """Read a file in a worker thread and then put its first puzzle on the board; Save does not overwrite a sample.

        The caller has already called `may_replace`. Reading of an earlier file is cancelled.
        """
        self._opening = path, is_sample, self._editor.state
        self._reader.read(path)
        self.opening_changed.emit(path.name)

    def stop_opening(self) -> None:
        """Cancel reading."""
        self._reader.forget()
        self._end_opening()

    def _end_opening(self) -> None:
        if self._opening is not None:
            self._opening = None
            self.opening_changed.emit("")

    @Slot(str)
    def _fail(self, sentence: str) -> None:
        self._end_opening()
        complain(self._window, sentence)

    @Slot(object)
    def _take(self, readings: tuple[PuzzleFile, ...]) -> None:
        if self._opening is None:
            return
        path, is_sample, state = self._opening
        self._end_opening()
        file = choose_reading(readings, self._window)
        if file is None or (self._editor.state != state and not self.may_replace()):
            return
        puzzles = file.puzzles
        if is_sample:
            puzzles = tuple(replace(each, title=translated(each.title)) for each in puzzles)
        opened = Document(None if is_sample else path.absolute(), puzzles, file, file.fingerprint)
        if not self._editor.open_place(Place(opened), tr("Open {file}", file=path.name)):
            return
        if opened.path is not None:
            self._settings.remember_file(opened.path)
        self.opened.emit()
        self.file_taken.emit(file.result)

    def restore(self, puzzle: Puzzle, mode: Mode) -> None:
        """Put the puzzle of a recovery file on the board, as unsaved work."""
        self._editor.restore(state_of(puzzle), mode, Place(Document(puzzles=(puzzle,), is_kept=False)))
        self._editor.undo_stack.resetClean()

    def show_neighbour(self, step: int) -> None:
        """Show the next (1) or previous (−1) puzzle of the file, after asking about unsaved work."""
        file, index = self._document, self._editor.place.index + step
        if not 0 <= index < len(file.puzzles):
            return
        is_as_read = self.puzzle is not None and self._editor.state == state_of(self.puzzle)
        if not is_as_read and not self.may_replace():
            return
        text = tr("Puzzle {number} of the file", number=index + 1)
        if self._editor.open_place(Place(file, index), text):
            self.opened.emit()

    # Saving

    @command("&Save", "Save the puzzle", QKeySequence.StandardKey.Save)
    def save(self) -> None:
        """Write the puzzle to its file in a worker thread, or ask for a file if it has none."""
        self.finish_saving()
        if self.path is not None:
            self._write(self.path)
        else:
            self.save_as()

    @command("Save &As…", "Save the puzzle under another name", "Ctrl+Shift+S")
    def save_as(self) -> None:
        """Ask for a file, and write the puzzle there."""
        self.finish_saving()
        shape = self._editor.state.givens.geometry
        fitting = [each for each in FORMATS if each.fits(shape)]
        kinds = kinds_of(fitting)
        start = self.path or Path.home() / tr("puzzle.sudoku")
        if self._lost(start) or format_of(start.suffix) not in fitting:
            start = start.with_suffix(document.FORMAT.suffixes[0])
        selected = next((kind for kind, endings in kinds.items() if start.suffix in endings), "")
        title = tr("Save Puzzle")
        path = choose_file_to_write(self._window, title, start, kinds, selected=selected, known=suffixes())
        if path is not None:
            self._write(path, may_replace=True)

    def finish_saving(self) -> bool:
        """Wait until all files are written; return False if one failed, which has been shown to the user."""
        file_writer().finish()
        return self._was_saved

    def _write(self, path: Path, *, may_replace: bool = False) -> None:
        """Write the puzzle to a file; the other puzzles of an opened file and the text around them are kept.

        With `may_replace` the file is overwritten; otherwise the user is asked if it was changed since it was read.
        """
        self._was_saved = False
        place, state = self._editor.place, self._editor.state
        path, former, puzzle = path.absolute(), place.document, self.puzzle_on_board()
        form, shape = format_of(path.suffix), puzzle.givens.geometry
        if not form.fits(shape):
            complain(
                self._window,
                tr(
                    "{file} was not written: files of this kind cannot hold such a grid ({grid}); a document can.",
                    file=path.name,
                    grid=shape_in_words(shape),
                ),
            )
            return
        is_own = path == former.path
        is_whole = is_own or former.path is None
        written = Document(path, (puzzle,))
        if is_whole and former.puzzles:
            others = enumerate(former.puzzles)
            written.puzzles = tuple(puzzle if index == place.index else each for index, each in others)
        source = former.source
        is_rewritten = source is not None and (
            is_own or (len(source.puzzles) == len(written.puzzles) and source.is_of(path))
        )
        known = former.fingerprint if is_own and not may_replace else b""
        is_of_others = False
        why_not: Sentence | None = None

        def write() -> None:
            nonlocal is_of_others, why_not
            is_of_others = bool(known) and _fingerprint_of(path) not in (known, None)
            if is_of_others:
                return
            try:
                written.source = source.with_puzzles(written.puzzles) if source is not None and is_rewritten else None
            except NotRewritableError as error:
                why_not = error.sentence if is_own else None
            if why_not is None:
                data = written.source.data if written.source else dumps(written.puzzles, path.suffix).encode()
                write_bytes(path, data)
                written.fingerprint = fingerprint(data)

        def go_on() -> None:
            if is_of_others:
                self._ask_about_others(path)
            elif why_not is not None:
                self._save_elsewhere(path, why_not)
            else:
                self._take_as_saved(place, state, puzzle, written)

        file_writer().write(self._window, write, go_on, self.not_all_saved.emit)

    def _save_elsewhere(self, path: Path, why: Sentence) -> None:
        """Show a message that offers Save As, because saving to this file would lose something."""
        text = tr(
            "{file} was not saved, because other parts of it would be lost: {reason}.", file=path.name, reason=why
        )
        self.not_all_saved.emit(text)
        question = tr("Save the puzzle to another file?")
        answers = {Button.Save: tr("Save &As…"), Button.Cancel: tr("Cancel")}
        told = "\n\n".join((text, question))
        if ask(self._window, told, answers, tr("Save Puzzle")) == Button.Save:
            self.save_as()

    def _ask_about_others(self, path: Path) -> None:
        """Ask whether to overwrite a file that another program or window has changed since it was read."""
        answers = {
            Button.Cancel: tr("Cancel"),
            Button.Save: tr("Save &As…"),
            Button.Yes: tr("&Replace"),
        }
        answer = ask(
            self._window,
            tr("{file} has been changed by another program since it was opened here. Replace it?", file=path.name),
            answers,
            tr("Save Puzzle"),
        )
        if answer == Button.Yes:
            self._write(path, may_replace=True)
        elif answer == Button.Save:
            self.save_as()

    def _take_as_saved(self, place: Place, state: BoardState, puzzle: Puzzle, written: Document) -> None:
        """Mark the board as saved, if it still shows the same document in the state that was written."""
        editor, former, path = self._editor, place.document, written.path
        assert path is not None
        self._was_saved = True
        form, index = format_of(path.suffix), place.index if len(written.puzzles) > 1 else 0
        in_file = written.source.puzzles[index] if written.source else form.held(puzzle)
        lost = missing(puzzle, in_file)
        in_file = replace(puzzle, entries=in_file.entries, notes=in_file.notes)
        if not lost and editor.place is place and editor.state == state:
            editor.set_clean()
        elif editor.is_clean or place.puzzle is None or state_of(place.puzzle) != state_of(in_file):
            # Otherwise the file holds the formerly clean state, to which undo leads.
            editor.undo_stack.resetClean()
        written.puzzles = tuple(in_file if each is puzzle else each for each in written.puzzles)
        if path == former.path:
            former.puzzles, former.source, former.fingerprint = written.puzzles, written.source, written.fingerprint
        else:
            place.document, place.index = written, index
        self._settings.remember_file(path)
        self.message.emit(tr("Saved {file}", file=path.name))
        self.changed.emit()
        if lost:
            self.not_all_saved.emit(self._in_part(path, lost))

    def _lost(self, path: Path) -> tuple[Sentence, ...]:
        """Return the parts of the board's content that a file with this suffix cannot hold."""
        source = self._document.source
        form = source.format if source is not None and path == self.path else format_of(path.suffix)
        return form.lost(self.puzzle_on_board())

    def _in_part(self, path: Path, lost: Iterable[Sentence]) -> str:
        return tr("{file} was saved without {things}.", file=path.name, things=listed(*map(in_words, lost)))

    # Unsaved work

    def may_replace(self) -> bool:
        """Return whether the board may be replaced: there is no work on it, or the user saves or discards it."""
        self.finish_saving()
        if self._editor.is_clean or not self._has_work(self._editor.own_state):
            return True
        answer = ask(
            self._window,
            tr("Do you want to save the changes to {document}?", document=self.name),
            {
                Button.Save: tr("&Save"),
                Button.Discard: tr("&Discard"),
                Button.Cancel: tr("Cancel"),
            },
            tr("Unsaved Changes"),
        )
        if answer != Button.Save:
            return answer == Button.Discard
        self._was_saved = False
        if self.path is None or self._lost(self.path):
            self.save_as()
        else:
            self.save()
        if not self.finish_saving():
            return False
        if self._editor.is_clean or not self._has_work(self._editor.own_state):
            return True
        assert self.path is not None
        lost = self._lost(self.path)
        if not lost:  # a run ended while the file was written
            return self.may_replace()
        question = "\n\n".join((self._in_part(self.path, lost), tr("Do you want to do without what was left out?")))
        answers = {
            Button.Cancel: tr("Cancel"),
            Button.Discard: tr("&Discard"),
        }
        return ask(self._window, question, answers, tr("Unsaved Changes")) == Button.Discard

    def _has_work(self, state: BoardState) -> bool:
        """Return whether a state is neither an empty board nor equal to the puzzle in its document."""
        if state.is_empty:
            return False
        return self.puzzle is None or not self._document.is_kept or state != state_of(self.puzzle)


def _fingerprint_of(path: Path) -> bytes | None:
    """Return a digest of the file's content, or None if it cannot be read."""
    try:
        return fingerprint(content(path))
    except (OSError, FileTextError):
        return None
