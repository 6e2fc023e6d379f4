"""The commands of the Edit menu that change or copy the puzzle on the board."""

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication

from sudoku_desktop.board.formats import TextStyle, can_be_drawn
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.board.keys import NOTE_MODE_KEYS
from sudoku_desktop.ui.commands import command, describe
from sudoku_desktop.ui.icons import erase_icon, notes_icon, paste_icon, pencil_icon, undo_icon
from sudoku_desktop.ui.window.parts import Controller, Parts


class Editing(Controller):
    """Commands for undo, clipboard, notes and starting over."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        editor = parts.editor
        self.notes.setChecked(editor.note_mode)
        self.digits = QAction(pencil_icon(), tr("Digits"), self, checkable=True, checked=not editor.note_mode)
        """Action that is checked while digits become entries, the opposite of `notes`, for the buttons of Play."""
        describe(self.digits, tr("Enter digits, not pencil notes"))
        self.digits.triggered.connect(lambda: editor.set_note_mode(False))
        editor.note_mode_changed.connect(self._show_note_mode)
        editor.undo_stack.indexChanged.connect(self._name_steps)
        self._name_steps()

    def can_undo(self) -> bool:
        """Return whether a change can be undone now; never during a run."""
        return not self._editor.is_locked and self._editor.undo_stack.canUndo()

    def _can_redo(self) -> bool:
        return not self._editor.is_locked and self._editor.undo_stack.canRedo()

    @command("&Undo", "Undo the last change", QKeySequence.StandardKey.Undo, undo_icon, when=can_undo)
    def undo(self) -> None:
        self._editor.undo()

    @command("&Redo", "Redo the change that was undone", "Ctrl+Shift+Z", when=_can_redo)
    def redo(self) -> None:
        self._editor.redo()

    @command("&Copy", "Copy the grid as text", QKeySequence.StandardKey.Copy)
    def copy(self) -> None:
        """Copy the grid, or the selection of the focused text field."""
        self._in_text_field_or_board("copy")

    def _can_copy_as(self) -> bool:
        return can_be_drawn(self._editor.state.givens)

    @command("&Grid", "Copy the givens as a drawn grid", when=_can_copy_as)
    def copy_grid(self) -> None:
        self._board.copy_as(TextStyle.GRID)

    @command(
        "Grid with &Entries", "Copy givens and entries as a drawn grid: an entry is written as +7", when=_can_copy_as
    )
    def copy_entries(self) -> None:
        self._board.copy_as(TextStyle.ENTRIES)

    @command(
        "&Pencilmarks", "Copy givens, entries and notes as a grid that HoDoKu reads", "Ctrl+Shift+C", when=_can_copy_as
    )
    def copy_pencilmarks(self) -> None:
        self._board.copy_as(TextStyle.PENCILMARKS)

    @command(
        "&Paste Puzzle",
        "Paste a puzzle from any text that holds one, or from a picture",
        QKeySequence.StandardKey.Paste,
        paste_icon,
        when=lambda editing: editing.is_idle,
    )
    def paste(self) -> None:
        """Paste a puzzle, or text into the focused text field."""
        self._in_text_field_or_board("paste")

    @command(
        "&Erase",
        "Clear the cell at the cursor",
        icon=erase_icon,
        when=lambda editing: not editing._editor.is_locked,
    )
    def erase(self) -> None:
        self._board.erase()
        self._board.setFocus()

    def _in_text_field_or_board(self, operation: str) -> None:
        own = getattr(QApplication.focusWidget(), operation, None)
        (own if callable(own) else getattr(self._board, operation))()

    @command(
        "&Notes",
        "Enter digits as pencil notes; in the grid, N does the same unless it is a digit",
        NOTE_MODE_KEYS,
        notes_icon,
        when=lambda editing: not editing._editor.is_locked,
        is_checkable=True,
    )
    def notes(self, is_on: bool) -> None:
        self._editor.set_note_mode(is_on)

    def _show_note_mode(self, is_on: bool) -> None:
        self.notes.setChecked(is_on)
        self.digits.setChecked(not is_on)

    @command(
        "&Fill in All Notes",
        "Pencil into every blank cell the digits that its row, column and box allow",
        "Ctrl+Shift+N",
        when=lambda editing: editing.is_idle,
    )
    def fill_candidates(self) -> None:
        self._editor.fill_candidates()
        self._board.setFocus()

    @command(
        "Start O&ver",
        "Remove all entries and notes; only the givens stay",
        when=lambda editing: editing.is_idle,
    )
    def start_over(self) -> None:
        self._editor.clear_entries()

    def _name_steps(self) -> None:
        """Add the names of the next steps to the texts of Undo and Redo."""
        stack = self._editor.undo_stack
        undone, redone = (text.replace("&", "&&") for text in (stack.undoText(), stack.redoText()))
        self.undo.setText(tr("&Undo {step}", step=undone) if undone else tr("&Undo"))
        self.redo.setText(tr("&Redo {step}", step=redone) if redone else tr("&Redo"))
