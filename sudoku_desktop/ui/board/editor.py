"""Editing of the board: the effect of typed digits in each mode, undo, and refused edits.

Vocabulary: *entering* is typing a puzzle's givens; *playing* is solving the puzzle; in *note mode* digits become notes.
An edit that changes nothing creates no undo step; a refused edit emits the reason as `message`.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from sudoku_desktop.board import BLANK, Geometry, Grid
from sudoku_desktop.board.formats import ReadResult
from sudoku_desktop.speaking import describe_cell, symbol_of, tr
from sudoku_desktop.ui.board.document import Document, Place, new_place
from sudoku_desktop.ui.board.keys import NOTE_MODE_KEYS, keys_in_words
from sudoku_desktop.ui.board.state import (
    BoardState,
    blank_state,
    note_bit,
    puzzle_state,
    state_of,
    with_all_candidates,
    with_cell_blanked,
    with_entry,
    with_given,
    with_note_toggled,
    with_solution,
    without_entries,
    without_entry,
    without_notes_of_peers,
)


class Mode(Enum):
    """Meaning of a typed digit: a given or an entry."""

    ENTERING = "entering"
    PLAYING = "playing"


MAX_UNDO_STEPS = 1000
"""Maximum number of undo steps, of about 3 kB each."""


@dataclass(frozen=True)
class _Moment:
    """State before or after an undo step."""

    state: BoardState
    mode: Mode
    place: Place


class _Step(QUndoCommand):
    """An edit on the undo stack.

    `cell`: where the cursor moves when the step is undone or redone. `is_computed`: whether the program made the edit,
    so that replacing it loses no work of the user.
    """

    def __init__(
        self,
        text: str,
        before: _Moment,
        after: _Moment,
        cell: int | None,
        show: Callable[[_Moment, int | None], None],
        *,
        is_computed: bool,
    ) -> None:
        super().__init__(text)
        self.before = before
        self.is_computed = is_computed
        self._after = after
        self.cell = cell
        self._show = show
        self._pushed = False

    def undo(self) -> None:
        self._show(self.before, self.cell)

    def redo(self) -> None:
        # Qt also calls this method from push(), when the cursor must not move.
        self._show(self._after, self.cell if self._pushed else None)
        self._pushed = True


class BoardEditor(QObject):
    """Holds the board's state. Every edit returns whether it was allowed, and raises no exception for user errors."""

    state_changed = Signal(object)
    """Emitted with the new BoardState."""
    mode_changed = Signal(object)
    """Emitted with the new Mode."""
    note_mode_changed = Signal(bool)
    locked_changed = Signal(bool)
    clean_changed = Signal(bool)
    cell_set = Signal(int)
    """Emitted with the index of a cell that the user has set, even to the value that it held before."""
    message = Signal(str)
    """Emitted with a message for the window's header."""
    cursor_requested = Signal(int)
    """Emitted with the cell that the view should show after undo, redo or a new puzzle."""
    place_changed = Signal()
    """Emitted when the puzzle belongs to another document, or has another index or title."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.undo_stack.setUndoLimit(MAX_UNDO_STEPS)
        self.undo_stack.cleanChanged.connect(self.clean_changed)
        self.state = blank_state()
        self.mode = Mode.ENTERING
        self.note_mode = False
        """Whether a typed digit becomes a note."""
        self.is_locked = False
        """Whether the board shows a run and refuses edits."""
        self.place = new_place()
        """Place of the puzzle in its document; undo and redo restore it with the puzzle."""
        self._is_undoing_many = False
        self.tidies_notes = True
        """Whether an entry erases its digit from the notes of the cell's peers."""

    # Current state

    @property
    def own_state(self) -> BoardState:
        """The state, without a solution that the program entered after the user's last edit."""
        state = self.state
        for index in range(self.undo_stack.index() - 1, -1, -1):
            step = self.undo_stack.command(index)
            if not isinstance(step, _Step) or not step.is_computed:
                break
            state = step.before.state
        return state

    @property
    def is_clean(self) -> bool:
        """Whether the state equals the state last saved or initially loaded."""
        return self.undo_stack.isClean()

    def set_clean(self) -> None:
        """Mark the current state as saved."""
        self.undo_stack.setClean()

    def set_locked(self, locked: bool) -> None:
        if locked != self.is_locked:
            self.is_locked = locked
            self.locked_changed.emit(locked)

    def set_mode(self, mode: Mode) -> None:
        """Set whether typed digits become givens or entries; this is not an undo step."""
        if mode is not self.mode:
            self.mode = mode
            self.mode_changed.emit(mode)

    def set_note_mode(self, on: bool) -> None:
        """Turn note mode on or off and emit a message."""
        if self._change_note_mode(on):
            self.message.emit(
                tr("Notes on: digits are pencilled in ({keys} switches notes off)", keys=keys_in_words(NOTE_MODE_KEYS))
                if on
                else tr("Notes off: digits are entries again")
            )

    def allows_edit(self, cell: int) -> bool:
        """Return whether the content of a cell can be changed now; if not, emit the reason."""
        return not self._refuses(cell if self.mode is Mode.PLAYING else None)

    # Edits of one cell

    def type_digit(self, cell: int, digit: int) -> bool:
        """Handle a digit key: toggle a note in note mode, otherwise set a given or an entry."""
        return self.toggle_note(cell, digit) if self.note_mode else self.set_digit(cell, digit)

    def set_digit(self, cell: int, digit: int) -> bool:
        """Set a given when entering a puzzle; when playing, set an entry or clear it if the cell holds that digit."""
        if self.mode is Mode.ENTERING:
            return self._edit(self._set_text(cell, digit), with_given(self.state, cell, digit), cell)
        if not self.allows_edit(cell):
            return False
        if self.state.digit(cell) == digit:
            return self.clear(cell)
        after = self.tidied(with_entry(without_entry(self.state, cell), cell, digit), cell)
        return self._edit(self._set_text(cell, digit), after, cell)

    def tidied(self, state: BoardState, cell: int) -> BoardState:
        """Return a state without the notes that the digit in a cell rules out, if the user has chosen this."""
        return without_notes_of_peers(state, cell, state.digit(cell)) if self.tidies_notes else state

    def clear(self, cell: int) -> bool:
        """Clear the digit or the notes of a cell; givens can be cleared only in entering mode."""
        if not self.allows_edit(cell):
            return False
        text = tr("Clear {cell}", cell=self._name(cell))
        has_entry = self.state.entries.cells[cell] != BLANK
        after = without_entry(self.state, cell) if has_entry else with_cell_blanked(self.state, cell)
        return self._edit(text, after, cell)

    def toggle_note(self, cell: int, digit: int) -> bool:
        """Toggle a note; refused in a cell that holds a digit."""
        if self._refuses(cell):
            return False
        if self.state.digit(cell) != BLANK:
            return self._refuse(
                tr(
                    "Clear the {digit} in {cell} before making notes there",
                    digit=symbol_of(self.state.digit(cell)),
                    cell=self._name(cell),
                )
            )
        there = self.state.notes[cell] & note_bit(digit)
        after = with_note_toggled(self.state, cell, digit)
        return self._edit(
            tr(
                "Erase note {digit} in {cell}" if there else "Note {digit} in {cell}",
                digit=symbol_of(digit),
                cell=self._name(cell),
            ),
            after,
            cell,
        )

    # Edits of the whole board

    def new_puzzle(self, shape: Geometry | None = None) -> bool:
        """Show an empty board for entering a puzzle, of `shape`, or of the current shape when None."""
        state = blank_state(shape or self.state.givens.geometry)
        done = self._edit(tr("New puzzle"), state, None, Mode.ENTERING, place=new_place())
        if done:
            self._change_note_mode(False)
        return done

    def load_puzzle(self, givens: Grid) -> bool:
        """Load a puzzle as a new document, and start playing."""
        return self._edit(tr("Open puzzle"), puzzle_state(givens), None, Mode.PLAYING, place=new_place())

    def open_place(self, place: Place, text: str = "") -> bool:
        """Load the puzzle of a place with its entries and notes.

        The state counts as saved if the document can be restored.
        """
        assert place.puzzle is not None
        done = self._edit(text or tr("Open puzzle"), state_of(place.puzzle), None, Mode.PLAYING, place=place)
        if done and place.document.is_kept:
            self.set_clean()
        return done

    def restore(self, state: BoardState, mode: Mode, place: Place | None = None) -> None:
        """Restore a state from an autosave, with an empty undo stack."""
        self.undo_stack.clear()
        self._show(_Moment(state, mode, place or new_place()), None)

    def allows_puzzle(self) -> bool:
        """Return whether another puzzle can be loaded now; if not, emit the reason."""
        return not self._refuses()

    def paste(self, result: ReadResult) -> bool:
        """Load the first puzzle of a pasted text with entries and notes; all its puzzles form a new document."""
        place = Place(Document(puzzles=result.puzzles, is_kept=False))
        return self._edit(tr("Paste puzzle"), state_of(result.puzzles[0]), None, Mode.PLAYING, place=place)

    def clear_entries(self) -> bool:
        """Remove all entries and notes, but not the givens."""
        return self._edit(tr("Restart this puzzle"), without_entries(self.state), None)

    def fill_candidates(self) -> bool:
        """Fill the notes of every blank cell with its candidates."""
        return self._edit(tr("Fill in all candidates"), with_all_candidates(self.state), None, Mode.PLAYING)

    def accept_solution(self, solution: Grid, text: str) -> bool:
        """Enter a solution as one undo step named `text`; raises ValueError when it contradicts the givens."""
        return self._edit(text, with_solution(self.state, solution), None, Mode.PLAYING, is_computed=True)

    def take_step(self, state: BoardState, text: str, cell: int | None, mode: Mode = Mode.PLAYING) -> bool:
        """Apply the state that a hint leads to, as one undo step named `text` for `cell`."""
        return self._edit(text, state, cell, mode)

    def describe(self, title: str, author: str, source: str) -> bool:
        """Set the puzzle's title, author and source."""
        return self._edit(
            tr("Change the properties"), replace(self.state, title=title, author=author, source=source), None
        )

    # Undo

    def undo(self) -> bool:
        if self._refuses() or not self.undo_stack.canUndo():
            return False
        self.undo_stack.undo()
        return True

    def redo(self) -> bool:
        if self._refuses() or not self.undo_stack.canRedo():
            return False
        self.undo_stack.redo()
        return True

    def undo_until(self, is_good: Callable[[BoardState], bool]) -> int:
        """Undo at once the fewest steps of this puzzle that lead to a good state; return their number, 0 for none."""
        stack = self.undo_stack
        for index in range(stack.index() - 1, -1, -1):
            step = stack.command(index)
            if self.is_locked or not isinstance(step, _Step) or step.before.state.givens != self.state.givens:
                return 0
            if is_good(step.before.state):
                steps = stack.index() - index
                self.undo_to(index)
                return steps
        return 0

    def undo_to(self, index: int) -> bool:
        """Undo at once all steps from an index of the undo stack on; return whether there were any."""
        stack = self.undo_stack
        step = stack.command(index) if index < stack.index() else None
        if self.is_locked or not isinstance(step, _Step):
            return False
        self._is_undoing_many = True
        stack.setIndex(index)
        self._is_undoing_many = False
        self._show(step.before, step.cell)
        return True

    # Helpers

    def _change_note_mode(self, on: bool) -> bool:
        changed = on != self.note_mode
        if changed:
            self.note_mode = on
            self.note_mode_changed.emit(on)
        return changed

    def _name(self, cell: int) -> str:
        return describe_cell(cell, self.state.givens.geometry)

    def _set_text(self, cell: int, digit: int) -> str:
        return tr("Set {digit} in {cell}", digit=symbol_of(digit), cell=self._name(cell))

    def _refuse(self, why: str) -> bool:
        self.message.emit(why)
        return False

    def _refuses(self, cell: int | None = None) -> bool:
        """Return whether the board or a cell cannot be edited now, and if so emit the reason."""
        if self.is_locked:
            self.message.emit(tr("The board is showing a run; stop it or turn to Play to edit"))
            return True
        if cell is not None and self.state.is_given(cell):
            self.message.emit(
                tr(
                    "The {digit} in {cell} is a given; choose Type It In to change it",
                    digit=symbol_of(self.state.digit(cell)),
                    cell=self._name(cell),
                )
            )
            return True
        return False

    def _edit(
        self,
        text: str,
        state: BoardState,
        cell: int | None,
        mode: Mode | None = None,
        *,
        place: Place | None = None,
        is_computed: bool = False,
    ) -> bool:
        """Push an undo step named `text` that sets state, mode and place, unless the board is locked.

        No step is pushed when the state does not change.
        """
        if self._refuses():
            return False
        before = _Moment(self.state, self.mode, self.place)
        after = _Moment(state, mode or self.mode, place or self.place)
        if after.state != before.state:
            self.undo_stack.push(_Step(text, before, after, cell, self._show, is_computed=is_computed))
        else:
            self._show(after, None)
        if cell is not None:
            self.cell_set.emit(cell)
        if place is not None:
            self.cursor_requested.emit(0)
        return True

    def _show(self, moment: _Moment, cell: int | None) -> None:
        if self._is_undoing_many:
            return
        old, new = self.state, moment.state
        changed = (new.givens, new.entries, new.notes) != (old.givens, old.entries, old.notes)
        moved = moment.place != self.place or (new != old and not changed)
        self.state, self.place = new, moment.place
        self.set_mode(moment.mode)
        if changed:
            self.state_changed.emit(new)
        if moved:
            self.place_changed.emit()
        if cell is not None:
            self.cursor_requested.emit(cell)
