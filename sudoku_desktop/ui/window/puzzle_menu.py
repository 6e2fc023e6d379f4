"""The puzzle on the board: new, opened, pasted, checked; help and about."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow

from sudoku_desktop.assets import large_samples, sample_puzzles
from sudoku_desktop.board import SIZES, Geometry
from sudoku_desktop.board.formats import read_puzzles
from sudoku_desktop.speaking import translated
from sudoku_desktop.ui.board import Mode
from sudoku_desktop.ui.widgets.questions import answer_of
from sudoku_desktop.ui.window.dialogs import TwoSolutionsDialog, about_dialog, help_dialog
from sudoku_desktop.ui.window.parts import Controller, Parts


class PuzzleMenu(Controller):
    """What the File, Edit, Puzzle and Help menus do to the puzzle."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        actions, editor, files = parts.actions, parts.editor, parts.files
        actions.new.triggered.connect(partial(self.new, None))
        actions.new_shape.triggered.connect(self._new_shape)
        actions.save.triggered.connect(files.save)
        actions.save_as.triggered.connect(files.save_as)
        actions.properties.triggered.connect(self.show_properties)
        actions.stop.triggered.connect(files.stop_opening)
        files.opened.connect(self._opened)
        self._unsaved = ""
        files.not_all_saved.connect(self._not_all_saved)
        files.changed.connect(self._saved_or_replaced)
        actions.samples_menu.aboutToShow.connect(self._fill_samples)
        actions.recent_menu.aboutToShow.connect(self._fill_recent)
        actions.undo.triggered.connect(editor.undo)
        actions.redo.triggered.connect(editor.redo)
        actions.copy.triggered.connect(partial(self._in_text_field_or_board, "copy"))
        actions.paste.triggered.connect(partial(self._in_text_field_or_board, "paste"))
        actions.notes.triggered.connect(editor.set_note_mode)
        actions.edit_givens.triggered.connect(self._set_entering)
        actions.two_solutions.triggered.connect(self._show_two_solutions)
        actions.previous_puzzle.triggered.connect(partial(files.show_neighbour, -1))
        actions.next_puzzle.triggered.connect(partial(files.show_neighbour, 1))
        actions.help.triggered.connect(partial(self._read, help_dialog))
        actions.about.triggered.connect(partial(self._read, about_dialog))

    @Slot()
    def _new_shape(self) -> None:
        from sudoku_desktop.ui.starting.new_grid import NewGridDialog  # few need it

        dialog = NewGridDialog(self._editor.state.givens.geometry, self._window)
        if answer_of(dialog):
            self.new(dialog.shape)

    @Slot()
    def show_properties(self) -> None:
        """Ask what the puzzle is called, whose it is and where from; one undo step."""
        from sudoku_desktop.ui.window.properties import PropertiesDialog  # few need it

        state = self._editor.state
        dialog = PropertiesDialog(state.title, state.author, state.source, self._window)
        if answer_of(dialog):
            self._editor.describe(*dialog.entered())

    @Slot()
    def new(self, shape: Geometry | None = None) -> None:
        """An empty grid to type into, of the same shape unless another is wanted; asks about unsaved work."""
        if self._files.may_replace():
            if self._presenter.record is not None:
                self._outcome.clear()
            self._presenter.forget_other_puzzles(None)
            self._editor.new_puzzle(shape)
            self._editor.set_clean()
            self._board.setFocus()

    @Slot()
    def _opened(self) -> None:
        self._board.setFocus()

    @Slot(str)
    def _not_all_saved(self, sentence: str) -> None:
        self._unsaved = sentence
        self._outcome.say(sentence, [self._actions.save_as])

    @Slot()
    def _saved_or_replaced(self) -> None:
        if self._unsaved and self._outcome.sentence == self._unsaved:
            self._outcome.clear()

    @Slot()
    def _fill_samples(self) -> None:
        menu = self._actions.samples_menu
        if menu.isEmpty():
            for paths in (sample_puzzles(), large_samples()):
                menu.addSeparator()  # at the top it is not shown
                for path in paths:
                    action = menu.addAction(translated(read_puzzles(path, SIZES)[0].title).replace("&", "&&"))
                    action.triggered.connect(partial(self._open, path, True))

    @Slot()
    def _fill_recent(self) -> None:
        menu = self._actions.recent_menu
        menu.clear()
        for path in self._settings.recent_files:
            action = menu.addAction(f"{path.name}  –  {path.parent}".replace("&", "&&"))
            action.triggered.connect(partial(self._open, path, False))
        if menu.isEmpty():
            menu.addAction(self.tr("No files yet")).setEnabled(False)
        else:
            menu.addSeparator()
            menu.addAction(self.tr("Clear List")).triggered.connect(self._settings.forget_files)

    def _open(self, path: Path, is_sample: bool) -> None:
        if self._files.may_replace():
            self._files.open(path, is_sample=is_sample)

    def _in_text_field_or_board(self, operation: str) -> None:
        """A text field that has the keyboard keeps its own copy and paste."""
        focus = QApplication.focusWidget()
        own = getattr(focus, operation, None)
        (own if callable(own) else getattr(self._board, operation))()

    @Slot(bool)
    def _set_entering(self, entering: bool) -> None:
        self._editor.set_mode(Mode.ENTERING if entering else Mode.PLAYING)
        self._board.setFocus()

    @Slot()
    def _show_two_solutions(self) -> None:
        several = self._judge.several
        if several is not None:
            answer_of(TwoSolutionsDialog(several.grid, several.pair, several.differing_cells, self._window))

    def _read(self, dialog: Callable[[QMainWindow], QDialog]) -> None:
        answer_of(dialog(self._window))
