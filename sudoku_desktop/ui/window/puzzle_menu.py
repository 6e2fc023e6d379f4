"""Commands on the puzzle: new, type in, samples, recent files and properties; quit, help and about."""

from functools import partial
from math import inf
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialogButtonBox

from sudoku_desktop.assets import large_samples, sample_puzzles, sample_ratings
from sudoku_desktop.board import SIZES, Geometry
from sudoku_desktop.board.formats import read_puzzles
from sudoku_desktop.board.formats.document import MAX_TEXT
from sudoku_desktop.logic import level_of
from sudoku_desktop.speaking import in_words, tr, translated
from sudoku_desktop.ui.board import Mode
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.icons import keyboard_icon
from sudoku_desktop.ui.widgets.questions import answer_of
from sudoku_desktop.ui.window.dialogs import TextsDialog, about_dialog, help_dialog
from sudoku_desktop.ui.window.escape_key import ESC
from sudoku_desktop.ui.window.parts import Controller, Parts


class PuzzleMenu(Controller):
    """Carries out the commands of the File, Puzzle and Help menus."""

    typing_changed = Signal()
    """Emitted when `is_typing` may have changed."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        self._wants_typing = False
        actions, editor, files = parts.actions, parts.editor, parts.files
        files.opened.connect(self._board.setFocus)
        self._unsaved = ""
        files.not_all_saved.connect(self._not_all_saved)
        files.changed.connect(self._saved_or_replaced)
        actions.samples_menu.aboutToShow.connect(self._fill_samples)
        actions.recent_menu.aboutToShow.connect(self._fill_recent)
        self.cancel = self._offer(tr("Cancel"), self.cancel_typing)
        self.cancel.setToolTip(tr("Undo all that was typed in (Esc); redoing brings it back"))
        self.cancel.setShortcut(ESC)
        parts.window.addAction(self.cancel)
        parts.escape.add(self.cancel, lambda: self.is_typing and self._frame.activity is Activity.PLAY)
        self.typing_changed.connect(parts.escape.update)
        self.typing_changed.connect(self.start_playing.update_enabled)
        parts.frame.turned.connect(parts.escape.update)
        self._before_typing = 0, True
        editor.undo_stack.indexChanged.connect(self._remember)
        editor.mode_changed.connect(self._show_mode)
        editor.state_changed.connect(self.typing_changed)

    def _has_previous(self) -> bool:
        return self.is_idle and self._files.place[0] > 1

    def _has_next(self) -> bool:
        number, count = self._files.place
        return self.is_idle and number < count

    @command(
        "&Other Size or Variant…",
        "An empty grid of another size, with diagonals, windows or irregular regions",
        when=lambda menu: menu.is_idle,
    )
    def new_shape(self) -> None:
        """Ask for a size and variant, and start a new puzzle of this shape."""
        from sudoku_desktop.ui.starting.new_grid import NewGridDialog  # few need it

        dialog = NewGridDialog(self._editor.state.givens.geometry, self._window)
        if answer_of(dialog):
            self.new(dialog.shape)

    @command("Prop&erties…", "Give the puzzle a title, and say whose it is and where it is from", "Alt+Return")
    def show_properties(self) -> None:
        """Ask for title, author and source of the puzzle, and change them as one undo step."""
        state = self._editor.state
        rows = (
            (tr("&Title"), state.title, MAX_TEXT),
            (tr("&Author"), state.author, MAX_TEXT),
            (tr("&Source"), state.source, MAX_TEXT),
        )
        dialog = TextsDialog(tr("Properties"), rows, QDialogButtonBox.StandardButton.Ok, self._window)
        if answer_of(dialog):
            self._editor.describe(*dialog.entered())

    @command(
        "&Empty Grid",
        "Start with an empty grid to type a puzzle into",
        QKeySequence.StandardKey.New,
        when=lambda menu: menu.is_idle,
    )
    def new(self, shape: Geometry | None = None) -> None:
        """Show an empty grid to type into, by default of the same shape, after asking about unsaved work."""
        if self._files.may_replace():
            if self._presenter.record is not None:
                self._outcome.clear()
            self._presenter.forget_other_puzzles(None)
            self._remember()
            self._wants_typing = True  # so that the step to the empty grid belongs to what Cancel takes back
            self._editor.new_puzzle(shape)
            self._editor.set_clean()
            self._type()

    @Slot(str)
    def _not_all_saved(self, sentence: str) -> None:
        self._unsaved = sentence
        self._outcome.say(sentence, [self._files.save_as])

    @Slot()
    def _saved_or_replaced(self) -> None:
        if self._unsaved and self._outcome.sentence == self._unsaved:
            self._outcome.clear()

    @Slot()
    def _fill_samples(self) -> None:
        """List the 9×9 samples with their levels, easiest first, and then the larger ones."""
        menu = self._actions.samples_menu
        if not menu.isEmpty():
            return
        kept = sample_ratings()
        ratings = {path: rating["rating"] for path in sample_puzzles() if (rating := kept.get(path.name))}
        for paths in (sorted(sample_puzzles(), key=lambda path: ratings.get(path, inf)), large_samples()):
            menu.addSeparator()  # at the top it is not shown
            for path in paths:
                text = translated(read_puzzles(path, SIZES)[0].title)
                if path in ratings:
                    text += f" – {in_words(level_of(ratings[path]).title)}"
                menu.addAction(text.replace("&", "&&")).triggered.connect(partial(self._open, path, True))

    @Slot()
    def _fill_recent(self) -> None:
        menu = self._actions.recent_menu
        menu.clear()
        for path in self._settings.recent_files:
            action = menu.addAction(f"{path.name}  –  {path.parent}".replace("&", "&&"))
            action.triggered.connect(partial(self._open, path, False))
        if menu.isEmpty():
            menu.addAction(tr("No files yet")).setEnabled(False)
        else:
            menu.addSeparator()
            menu.addAction(tr("Clear List")).triggered.connect(self._settings.forget_files)

    def _open(self, path: Path, is_sample: bool) -> None:
        if self._files.may_replace():
            self._files.open(path, is_sample=is_sample)

    @property
    def is_typing(self) -> bool:
        """Whether a puzzle is being typed in, so that digits become givens."""
        is_entering = self._editor.mode is Mode.ENTERING
        return is_entering and (self._wants_typing or not self._editor.state.is_empty)

    @command(
        "&Type It In",
        "Type in the puzzle itself: digits become its givens; the same key again starts playing",
        "Ctrl+E",
        keyboard_icon,
        when=lambda menu: menu.is_idle,
    )
    def type_in(self) -> None:
        """Let digits become givens; if they already do, start playing."""
        if self.is_typing:
            self.start_playing()
        else:
            self._type()

    def _type(self) -> None:
        self._remember()
        self._wants_typing = True
        self._editor.set_mode(Mode.ENTERING)
        self._frame.turn_to(Activity.PLAY)
        self.typing_changed.emit()
        self._board.setFocus()

    @command("Start P&laying", "Take the puzzle as it is typed in, and solve it", when=lambda menu: menu.is_typing)
    def start_playing(self) -> None:
        """End typing the puzzle in."""
        self._editor.set_mode(Mode.PLAYING)
        self._outcome.clear()
        self._board.setFocus()

    @Slot()
    def cancel_typing(self) -> None:
        """Restore the board from before typing, and end typing the puzzle in."""
        index, was_clean = self._before_typing
        self._wants_typing = False
        if self._editor.undo_to(index):
            self._editor.message.emit(tr("Back to what was there before; Redo brings back what you typed"))
        if was_clean:
            self._editor.set_clean()
        self._editor.set_mode(Mode.ENTERING if self._editor.state.is_empty else Mode.PLAYING)
        self.typing_changed.emit()
        self._outcome.clear()
        self._board.setFocus()

    @Slot()
    def _remember(self) -> None:
        """Record the index of the undo stack before typing begins, and whether everything was saved then."""
        if not self.is_typing:
            self._before_typing = self._editor.undo_stack.index(), self._editor.is_clean

    @Slot(object)
    def _show_mode(self, mode: Mode) -> None:
        self._wants_typing &= mode is Mode.ENTERING
        self._remember()
        self.typing_changed.emit()

    @command("&Previous in File", "The previous puzzle in the file", "Ctrl+PgUp", when=_has_previous)
    def previous_puzzle(self) -> None:
        self._files.show_neighbour(-1)

    @command("&Next in File", "The next puzzle in the file", "Ctrl+PgDown", when=_has_next)
    def next_puzzle(self) -> None:
        self._files.show_neighbour(1)

    @command("&Quit", "Close the program", "Ctrl+Q", role=QAction.MenuRole.QuitRole)
    def quit(self) -> None:
        self._window.close()

    @command("&Keys and First Steps", "How to use the program", "F1")
    def show_help(self) -> None:
        answer_of(help_dialog(self._window))

    @command("&About Sudoku Desktop", "Version, licence and sources", role=QAction.MenuRole.AboutRole)
    def show_about(self) -> None:
        answer_of(about_dialog(self._window))
