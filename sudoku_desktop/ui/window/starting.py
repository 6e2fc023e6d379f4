"""The puzzle on the board at the start of the program, and new puzzles of a level."""

from contextlib import suppress
from dataclasses import replace

from PySide6.QtCore import QDate, Signal, Slot
from PySide6.QtGui import QAction

from sudoku_desktop.board.formats import FileTextError
from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.logic import Level
from sudoku_desktop.services.generation import GeneratedPuzzle, PuzzleCriteria
from sudoku_desktop.speaking import in_words, tr
from sudoku_desktop.ui.board import Mode, new_place, state_of
from sudoku_desktop.ui.commands import describe
from sudoku_desktop.ui.generating.maker import PuzzleMaker, PuzzleRequest
from sudoku_desktop.ui.generating.words import as_puzzle
from sudoku_desktop.ui.parameters.model import draw_seed
from sudoku_desktop.ui.window.autosave import dumps_with_mode, loads_with_mode
from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.window.settings import StartWith


class Starting(Controller):
    """Generates the puzzle of a level selected in File ▸ New Puzzle, one at a time.

    Editing the board or starting a run cancels the generation.
    """

    changed = Signal()
    """Emitted when the generation of a puzzle starts or ends."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        self._level: Level | None = None
        self._is_daily = False
        """Whether the puzzle of the day is being made."""
        self._generator = PuzzleMaker(self)
        self._generator.made.connect(self._put_on_board)
        self._generator.failed.connect(self._fail)
        self._generator.ended.connect(self._end)
        self._cancel = self._offer(tr("&Cancel"), self.cancel)
        self.new_of_level = [self._new_of(level) for level in Level]
        parts.loader.ready.connect(self._begin_late)
        parts.editor.state_changed.connect(self._give_way)
        parts.presenter.began.connect(self._give_way)

    @property
    def is_busy(self) -> bool:
        """Whether a puzzle is being made or waits for the kernels."""
        return self._level is not None

    def _new_of(self, level: Level) -> QAction:
        """Create the action that generates a puzzle of a level."""
        title = in_words(level.title)
        action = self._offer(title, lambda: self.make(level) if self._files.may_replace() else None)
        action.setData(level)
        describe(action, tr("Generate a puzzle of this level: {level}", level=title))
        return action

    def begin(self) -> None:
        """Show the first puzzle, which the settings determine, unless another is on the board."""
        if not self._editor.state.is_empty or self._files.is_opening:
            return
        if self._settings.start is StartWith.LAST and self._settings.last_puzzle:
            with suppress(FileTextError, IndexError):  # the settings file may have been damaged
                puzzle, mode = loads_with_mode(self._settings.last_puzzle)
                self._files.restore(puzzle, mode)
                self._editor.set_clean()
        elif self._settings.start is StartWith.DAILY:
            self._is_daily = True
            self.make(Level.EASY)

    def remember(self) -> None:
        """Store the puzzle on the board for the next start."""
        state = self._editor.state
        is_wanted = self._settings.start is StartWith.LAST and not state.is_empty
        self._settings.last_puzzle = (
            dumps_with_mode(self._files.puzzle_on_board(), self._editor.mode) if is_wanted else ""
        )

    def make(self, level: Level) -> None:
        """Generate a puzzle of a level and put it on the board; the caller has already called `may_replace`."""
        self._level = level
        if self._is_daily:
            self._say_briefly(tr("Getting the puzzle of the day …"))
        else:
            self._outcome.say(tr("Generating a puzzle of the level {level} …", level=level.title), [self._cancel])
        self.changed.emit()
        self._begin_late()

    @Slot()
    def _begin_late(self) -> None:
        if self._level is not None and self._loader.is_ready:
            criteria = PuzzleCriteria.of_level(self._level, symmetry=Symmetry.ROTATIONAL)  # as newspapers have it
            today = QDate.currentDate()
            seed = int(today.toString("yyyyMMdd")) if self._is_daily else draw_seed()
            self._generator.make(PuzzleRequest(criteria, 1, seed))

    @Slot()
    def cancel(self) -> None:
        """Cancel the generation (Esc); the board does not change."""
        if self.is_busy:
            self._outcome.clear()
            self._rest()

    @Slot()
    def _give_way(self) -> None:
        """Cancel the generation when the user edits the board or starts a run."""
        if self.is_busy:
            self._rest()

    def _rest(self) -> None:
        self._generator.forget()
        self._level = None
        self._is_daily = False
        self.changed.emit()

    @Slot(object)
    def _put_on_board(self, made: GeneratedPuzzle) -> None:
        is_daily = self._is_daily
        self._rest()
        self._outcome.clear()
        puzzle = as_puzzle(made)
        text = tr("Generated puzzle, seed {seed}", seed=str(made.seed))
        if is_daily:  # no step that can be undone, because nothing was there before, and nothing to save
            puzzle = replace(puzzle, title=tr("Puzzle of the Day"))
            self._say_briefly("")
            self._editor.restore(state_of(puzzle), Mode.PLAYING, new_place(puzzle))
            self._editor.set_clean()
            self._board.setFocus()
        elif self._editor.open_place(new_place(puzzle), text):
            self._board.setFocus()

    @Slot(str)
    def _fail(self, why: str) -> None:
        self._rest()
        self._outcome.say(tr("Not generated: {reason}", reason=why))

    @Slot()
    def _end(self) -> None:
        """Show that the generation ended without a puzzle."""
        if self.is_busy:
            self._rest()
            self._outcome.say(tr("No such puzzle was found; try again."))
