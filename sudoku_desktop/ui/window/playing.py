"""Playing: checking entries against the solution, highlighting a digit, and noticing that the puzzle is solved."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction

from sudoku_desktop.speaking import full_sentence, symbol_of, tr
from sudoku_desktop.ui.board.keys import HOLD_DIGIT_KEYS
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.icons import check_icon
from sudoku_desktop.ui.theme import theme_switch
from sudoku_desktop.ui.verdict.controller import wrong_entries
from sudoku_desktop.ui.window.actions import choose
from sudoku_desktop.ui.window.editing import Editing
from sudoku_desktop.ui.window.parts import Controller, Parts


class Playing(Controller):
    """Carries out the commands of a player; none of them reveals a digit of the solution."""

    confirmed = Signal()
    """Emitted when a check has found that all entries agree with the solution."""

    def __init__(self, parts: Parts, editing: Editing) -> None:
        super().__init__(parts)
        self._editing = editing
        self._seen = parts.editor.state
        parts.actions.digit_group.triggered.connect(self._digit_chosen)
        parts.board.held_digit_changed.connect(self._show_digit)
        parts.editor.place_changed.connect(self._look)  # what is restored is no step
        parts.editor.undo_stack.indexChanged.connect(self._follow)  # by then it is known who made the step
        parts.board.board_model.modelReset.connect(self._list_digits)
        theme_switch().theme_changed.connect(self._list_digits)
        self._list_digits()
        self._show_digit(0)

    @command(
        "&Check",
        "Mark the entries that differ from the exact solver’s solution, without revealing it; or say what the "
        "solver proves",
        "Ctrl+K",
        check_icon,
    )
    def check(self) -> None:
        """Mark the entries that differ from the solution; without entries, show the verdict on the puzzle."""
        self._frame.turn_to(Activity.PLAY)
        state, wrong = self._editor.state, self._verdict.wrong_entries()
        if wrong:
            self._verdict.mark_wrong(wrong)
            self._say(
                tr(
                    "{finding} (Compared with the exact solver’s solution.)",
                    finding=full_sentence(wrong_entries(state.grid, wrong)),
                ),
                [self.undo_mistake],
            )
        elif self._verdict.solution is not None and state.entries.filled_count and not state.grid.is_solved:
            self.confirmed.emit()
            blanks = state.grid.geometry.cell_count - state.grid.filled_count
            self._say(tr("No entry differs from the exact solver’s solution; %n cell(s) to go.", n=blanks))
        else:
            offers = [self._verdict.show_two_solutions] if self._verdict.several is not None else []
            self._say(self._verdict_line.sentence, offers)

    @command(
        "Undo to Before the First &Mistake",
        "Undo to before the first entry that differs from the exact solver’s solution",
        "Ctrl+Alt+Z",
        when=lambda playing: playing._editing.can_undo(),
    )
    def undo_mistake(self) -> None:
        """Undo all steps back to the first entry that is now wrong."""
        verdict = self._verdict
        if verdict.solution is None:
            self._say(tr("Without a proof of exactly one solution, nobody knows which entry is a mistake."))
        elif not verdict.wrong_entries():
            self._say(tr("No entry differs from the exact solver’s solution."))
        elif steps := self._editor.undo_until(lambda state: not verdict.wrong_entries(state.grid)):
            self._say(
                tr("Took %n step(s) back, to before the first wrong entry.", n=steps),
                [self._editing.redo],
            )
        else:
            self._say(tr("The mistake is older than what can be undone."), [self.check])

    @command(
        "&Hold the Cell’s Digit",
        "Highlight the cell’s digit wherever the cursor goes, or stop on a blank cell; in the grid, H does the "
        "same unless it is a digit",
        HOLD_DIGIT_KEYS,
    )
    def hold_digit(self) -> None:
        """Keep the digit of the cursor's cell highlighted, or none on a blank cell."""
        self._board.hold_cursors_digit()

    @Slot(QAction)
    def _digit_chosen(self, action: QAction) -> None:
        """Hold the digit of an action, or none if it is the one that is held."""
        digit = action.data()
        self._board.hold_digit(0 if digit == self._board.held_digit else digit)

    @Slot()
    def _list_digits(self) -> None:
        """List the digits of the grid's size in the menu, in the current notation."""
        size = self._board.board_model.shown.size
        for action in self._actions.digit_group.actions()[1:]:
            symbol = symbol_of(action.data()) if action.data() <= size else ""
            has_key = symbol.isdecimal() and len(symbol) == 1  # a letter may be another entry's key
            action.setText(f"&{symbol}" if has_key else symbol)
            action.setVisible(bool(symbol))

    @Slot(int)
    def _show_digit(self, digit: int) -> None:
        choose(self._actions.digit_group, digit)

    @Slot()
    def _look(self) -> None:
        self._seen = self._editor.state

    @Slot()
    def _follow(self) -> None:
        """Check the grid after the step that fills the last cell."""
        before, state = self._seen, self._editor.state
        self._seen = state
        was_open = before.givens == state.givens and not before.grid.is_solved
        if was_open and state.grid.is_solved and self._editor.own_state is state:
            self._board.celebrate()
            self._say(
                tr("You have solved it: every unit holds each digit once.")
                if state.givens.geometry.variants
                else tr("You have solved it: every row, column and box holds each digit once.")
            )

    def _say(self, text: str, offers: Sequence[QAction] = ()) -> None:
        self._outcome.say(text, offers)
        self._board.announce(text)
