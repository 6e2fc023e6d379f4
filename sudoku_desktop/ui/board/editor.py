"""The board's edits: what a key press means in each mode, what can be undone, and what is refused.

Vocabulary: *entering* is typing a puzzle's givens; *playing* is filling it in; in *note mode* digits pencil
notes. An edit that changes nothing is no undo step; an edit that is refused says why in `message`.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QUndoCommand, QUndoStack

from sudoku_desktop.board import BLANK, Geometry, Grid
from sudoku_desktop.board.formats import ReadResult
from sudoku_desktop.speaking import describe_cell, symbol_of
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
    """What a typed digit becomes."""

    ENTERING = "entering"
    PLAYING = "playing"


MAX_UNDO_STEPS = 1000
"""Maximum number of undo steps, of about 3 kB each."""


@dataclass(frozen=True)
class _Moment:
    """What an undo step goes back to."""

    state: BoardState
    mode: Mode
    place: Place


class _Step(QUndoCommand):
    """One edit; `cell` is where the person should look when it is undone or done again.

    `is_computed`: whether the program did it, so that nobody's work is lost with it.
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
        # Qt calls this from push() too; then the cursor is the view's business.
        self._show(self._after, self.cell if self._pushed else None)
        self._pushed = True


class BoardEditor(QObject):
    """Holds the board's state. Every edit returns whether it was allowed; nothing is raised at a person."""

    state_changed = Signal(object)
    """The new BoardState."""
    mode_changed = Signal(object)
    """The new Mode."""
    note_mode_changed = Signal(bool)
    locked_changed = Signal(bool)
    clean_changed = Signal(bool)
    cell_set = Signal(int)
    """Somebody has given this cell what it shall hold, be it what it held before."""
    message = Signal(str)
    """Words for the status bar."""
    cursor_requested = Signal(int)
    """The cell that an undone or redone step, or a new puzzle, asks the view to show."""
    place_changed = Signal()
    """The puzzle belongs to another document, is another one of it, or is called otherwise."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.undo_stack.setUndoLimit(MAX_UNDO_STEPS)
        self.undo_stack.cleanChanged.connect(self.clean_changed)
        self._state = blank_state()
        self.mode = Mode.ENTERING
        self.note_mode = False
        """Whether a typed digit becomes a note."""
        self.is_locked = False
        """Whether the board shows a run and refuses edits."""
        self.place = new_place()
        """What the puzzle belongs to; it comes and goes with the puzzle when steps are undone."""
        self._is_leaping = False
        self.tidies_notes = True
        """Whether an entry rubs its digit out of the notes of the cell's peers."""

    # What holds now.

    @property
    def state(self) -> BoardState:
        return self._state

    @property
    def own_state(self) -> BoardState:
        """What stands on the board but for a solution that the program has entered since the last edit."""
        state = self._state
        for index in range(self.undo_stack.index() - 1, -1, -1):
            step = self.undo_stack.command(index)
            if not isinstance(step, _Step) or not step.is_computed:
                break
            state = step.before.state
        return state

    @property
    def is_clean(self) -> bool:
        """Whether the state is the one last saved (or started with)."""
        return self.undo_stack.isClean()

    def set_clean(self) -> None:
        """The state was just saved."""
        self.undo_stack.setClean()

    @Slot(bool)
    def set_locked(self, locked: bool) -> None:
        if locked != self.is_locked:
            self.is_locked = locked
            self.locked_changed.emit(locked)

    def set_mode(self, mode: Mode) -> None:
        """Change what typed digits become; not an undo step."""
        if mode is not self.mode:
            self.mode = mode
            self.mode_changed.emit(mode)

    @Slot(bool)
    def set_note_mode(self, on: bool) -> None:
        """Make digits notes, or digits again; says so."""
        if self._change_note_mode(on):
            text = self.tr("Notes on: digits are pencilled in ({keys} switches notes off)")
            self.message.emit(
                text.format(keys=keys_in_words(NOTE_MODE_KEYS))
                if on
                else self.tr("Notes off: digits are entries again")
            )

    @Slot()
    def toggle_note_mode(self) -> None:
        """What the N key does."""
        self.set_note_mode(not self.note_mode)

    def allows_edit(self, cell: int) -> bool:
        """Whether this cell's content can be changed now; if not, says why."""
        return not self._refuses(cell if self.mode is Mode.PLAYING else None)

    # Edits of one cell.

    def type_digit(self, cell: int, digit: int) -> bool:
        """What a digit key does: a note in note mode, else a given or an entry."""
        return self.toggle_note(cell, digit) if self.note_mode else self.set_digit(cell, digit)

    def set_digit(self, cell: int, digit: int) -> bool:
        """Entering: print a given. Playing: enter a digit, or clear it when it stands there already."""
        if self.mode is Mode.ENTERING:
            return self._edit(self._set_text(cell, digit), with_given(self._state, cell, digit), cell)
        if not self.allows_edit(cell):
            return False
        if self._state.digit(cell) == digit:
            return self.clear(cell)
        after = self.tidied(with_entry(without_entry(self._state, cell), cell, digit), cell)
        return self._edit(self._set_text(cell, digit), after, cell)

    def tidied(self, state: BoardState, cell: int) -> BoardState:
        """Return a state without the notes that the digit in a cell rules out, if the user wants that."""
        return without_notes_of_peers(state, cell, state.digit(cell)) if self.tidies_notes else state

    def clear(self, cell: int) -> bool:
        """Empty a cell of its digit or its notes; givens only while entering."""
        if not self.allows_edit(cell):
            return False
        text = self.tr("Clear {cell}").format(cell=self._name(cell))
        has_entry = self._state.entries.cells[cell] != BLANK
        after = without_entry(self._state, cell) if has_entry else with_cell_blanked(self._state, cell)
        return self._edit(text, after, cell)

    def toggle_note(self, cell: int, digit: int) -> bool:
        """Pencil a digit in or rub it out; refused where a digit stands."""
        if self._refuses(cell):
            return False
        if self._state.digit(cell) != BLANK:
            text = self.tr("Clear the {digit} in {cell} before making notes there")
            return self._refuse(text.format(digit=symbol_of(self._state.digit(cell)), cell=self._name(cell)))
        there = self._state.notes[cell] & note_bit(digit)
        text = self.tr("Erase note {digit} in {cell}") if there else self.tr("Note {digit} in {cell}")
        after = with_note_toggled(self._state, cell, digit)
        return self._edit(text.format(digit=symbol_of(digit), cell=self._name(cell)), after, cell)

    # Edits of the whole board.

    @Slot()
    def new_puzzle(self, shape: Geometry | None = None) -> bool:
        """An empty board to type a puzzle into, of the same shape unless another is wanted."""
        state = blank_state(shape or self._state.givens.geometry)
        done = self._edit(self.tr("New puzzle"), state, None, Mode.ENTERING, place=new_place())
        if done:
            self._change_note_mode(False)
        return done

    def load_puzzle(self, givens: Grid, text: str = "", place: Place | None = None) -> bool:
        """Put a puzzle on the board, ready to play; `text` names the undo step. Without a place it belongs nowhere."""
        return self._edit(
            text or self.tr("Open puzzle"), puzzle_state(givens), None, Mode.PLAYING, place=place or new_place()
        )

    def open_place(self, place: Place, text: str = "") -> bool:
        """Put the puzzle of a place on the board as far as somebody has got with it; that is what was saved, if it is
        kept.
        """
        assert place.puzzle is not None
        done = self._edit(text or self.tr("Open puzzle"), state_of(place.puzzle), None, Mode.PLAYING, place=place)
        if done and place.document.is_kept:
            self.set_clean()
        return done

    def restore(self, state: BoardState, mode: Mode, place: Place | None = None) -> None:
        """Start from this state, as an autosave has it: clean, and with nothing to undo."""
        self.undo_stack.clear()
        self._show(_Moment(state, mode, place or new_place()), None)

    def allows_puzzle(self) -> bool:
        """Whether another puzzle can be put on the board now; if not, says why."""
        return not self._refuses()

    def paste(self, result: ReadResult) -> bool:
        """Put the first puzzle that was read on the board, with its entries and notes; the others come next in it."""
        place = Place(Document(puzzles=result.puzzles, is_kept=False))
        return self._edit(self.tr("Paste puzzle"), state_of(result.puzzles[0]), None, Mode.PLAYING, place=place)

    @Slot()
    def clear_entries(self) -> bool:
        """Take away what was entered and noted; the puzzle stays."""
        return self._edit(self.tr("Restart this puzzle"), without_entries(self._state), None)

    @Slot()
    def fill_candidates(self) -> bool:
        """Pencil into every blank cell what the rules leave of it."""
        return self._edit(self.tr("Fill in all candidates"), with_all_candidates(self._state), None, Mode.PLAYING)

    def accept_solution(self, solution: Grid, text: str) -> bool:
        """Enter a solution as one undo step named `text`. Raises ValueError when it does not keep the givens."""
        return self._edit(text, with_solution(self._state, solution), None, Mode.PLAYING, is_computed=True)

    def take_step(self, state: BoardState, text: str, cell: int | None, mode: Mode = Mode.PLAYING) -> bool:
        """Go on to a state that a hint leads to, as one undo step named `text`, which is about `cell`."""
        return self._edit(text, state, cell, mode)

    def describe(self, title: str, author: str, source: str) -> bool:
        """Say what the puzzle is called, whose it is, and where from."""
        return self._edit(
            self.tr("Change the properties"), replace(self._state, title=title, author=author, source=source), None
        )

    # Undo.

    @Slot()
    def undo(self) -> bool:
        if self._refuses() or not self.undo_stack.canUndo():
            return False
        self.undo_stack.undo()
        return True

    @Slot()
    def redo(self) -> bool:
        """Do the step again that was taken back last."""
        if self._refuses() or not self.undo_stack.canRedo():
            return False
        self.undo_stack.redo()
        return True

    def undo_until(self, is_good: Callable[[BoardState], bool]) -> int:
        """Take back, at once, as few steps of this puzzle as lead to a good state; returns how many, 0 for none."""
        stack = self.undo_stack
        for index in range(stack.index() - 1, -1, -1):
            step = stack.command(index)
            if self.is_locked or not isinstance(step, _Step) or step.before.state.givens != self._state.givens:
                return 0
            if is_good(step.before.state):
                steps = stack.index() - index
                self._is_leaping = True
                stack.setIndex(index)
                self._is_leaping = False
                self._show(step.before, step.cell)
                return steps
        return 0

    # How it is done.

    def _change_note_mode(self, on: bool) -> bool:
        changed = on != self.note_mode
        if changed:
            self.note_mode = on
            self.note_mode_changed.emit(on)
        return changed

    def _name(self, cell: int) -> str:
        return describe_cell(cell, self._state.givens.geometry)

    def _set_text(self, cell: int, digit: int) -> str:
        return self.tr("Set {digit} in {cell}").format(digit=symbol_of(digit), cell=self._name(cell))

    def _refuse(self, why: str) -> bool:
        self.message.emit(why)
        return False

    def _refuses(self, cell: int | None = None) -> bool:
        """Whether the board, or this cell, cannot be edited now; says why."""
        if self.is_locked:
            self.message.emit(self.tr("The board is showing a run; stop it to edit the puzzle"))
            return True
        if cell is not None and self._state.is_given(cell):
            text = self.tr("The {digit} in {cell} is a given; choose Enter Givens to change it")
            self.message.emit(text.format(digit=symbol_of(self._state.digit(cell)), cell=self._name(cell)))
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
        """Make `state` (and `mode`, and `place`) an undo step named `text`, unless the board is locked.

        What changes nothing on the board is no step.
        """
        if self._refuses():
            return False
        before = _Moment(self._state, self.mode, self.place)
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
        if self._is_leaping:
            return
        old, new = self._state, moment.state
        changed = (new.givens, new.entries, new.notes) != (old.givens, old.entries, old.notes)
        moved = moment.place != self.place or (new != old and not changed)
        self._state, self.place = new, moment.place
        self.set_mode(moment.mode)
        if changed:
            self.state_changed.emit(new)
        if moved:
            self.place_changed.emit()
        if cell is not None:
            self.cursor_requested.emit(cell)
