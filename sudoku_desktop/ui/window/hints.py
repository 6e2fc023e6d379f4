"""Hints in three stages, one for each key press: where to look, then the technique, then the step with its reasons.

The stages are shown on a card in the column of Play and on the board. Enter or the card's button takes the step; its
explanation remains visible. Any edit, Esc, another activity and the start of a run end the hint.

Vocabulary: the *standing* is the position of the player: the digits, and for each blank cell the candidates that both
the rules and the player's notes leave. Notes that lack the digit of the solution are *wrong*; after a message about
them they are ignored.
"""

from enum import IntEnum

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence, QShortcut

from sudoku_desktop.board import Grid
from sudoku_desktop.board.terms import Cells
from sudoku_desktop.logic import Deduction
from sudoku_desktop.logic.deduction import NestedChain
from sudoku_desktop.logic.kernels.opcodes import HIDDEN_SINGLE_IN_BOX, HIDDEN_SINGLE_IN_LINE, LAST_CELL, NAKED_SINGLE
from sudoku_desktop.services.assessment import Blank, Conflicting, Several
from sudoku_desktop.speaking import full_sentence, tr
from sudoku_desktop.ui.board import BoardState, Illustration, Mode, as_hint
from sudoku_desktop.ui.board.state import note_bit, with_entry, with_notes
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.icons import hint_icon
from sudoku_desktop.ui.play.hint_card import HintCard
from sudoku_desktop.ui.verdict.answers import PuzzlePosition, next_deduction
from sudoku_desktop.ui.verdict.controller import wrong_entries
from sudoku_desktop.ui.window.escape_key import ESC
from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.window.playing import Playing
from sudoku_desktop.ui.window.running import Running
from sudoku_desktop.ui.worker import NewestAnswer

PATIENCE_MS = 400
"""Time, in milliseconds, after which a search is reported to the user; most take a thousandth of it."""

SINGLES = frozenset((LAST_CELL, HIDDEN_SINGLE_IN_BOX, HIDDEN_SINGLE_IN_LINE, NAKED_SINGLE))


class Strength(IntEnum):
    """Stage of a hint."""

    NOTHING = 0
    WHERE = 1
    TECHNIQUE = 2
    STEP = 3
    DONE = 4
    """The step has been taken."""


class Hints(Controller):
    """Gives hints for Puzzle ▸ Hint, in more detail each time. `card` shows them in the column beside the board."""

    given = Signal()
    """Emitted when a new hint is shown, or a step is taken without one; all entries are then known to be right."""
    confirmed = Signal()
    """Emitted when a step has been taken, after which all entries still agree with the solution."""
    steps_wanted = Signal()
    """Emitted when the user wants to see the path of all steps."""

    def __init__(self, parts: Parts, playing: Playing, running: Running) -> None:
        super().__init__(parts)
        self._playing, self._running = playing, running
        self._search = NewestAnswer(next_deduction, self)
        self._search.answered.connect(self._found)
        self.strength = Strength.NOTHING
        """Stage of the current hint."""
        self.deduction: Deduction | None = None
        """Step of the current hint, or None."""
        self._standing: PuzzlePosition | None = None
        self._wrong_notes: tuple[int, ...] = ()
        self._has_told_of_notes = False
        self._is_wanted = False
        self._is_stepping = False
        self._is_to_be_made = False
        self._said = ""
        self._shown: Illustration | None = None
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._say_waiting)
        close = QShortcut(QKeySequence(ESC), parts.window)
        close.activated.connect(self.end)
        parts.escape.add(close, lambda: bool(self._said) or self.strength is not Strength.NOTHING)
        self.take_step = self._offer(tr("Take the Step"), self.perform)
        self.take_step.setShortcuts([QKeySequence(Qt.Key.Key_Enter), QKeySequence(Qt.Key.Key_Return)])
        self.take_step.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.take_step.setEnabled(False)
        parts.board.addAction(self.take_step)
        steps = self._offer(tr("All Steps of This Puzzle"), self._want_steps)
        self.card = HintCard(self.next, self.take_step, steps)
        self.card.branch_chosen.connect(self._show_branch)
        self.card.nested_chosen.connect(self._unfold)
        self._branch: int | None = None
        self._unfolded: NestedChain | None = None
        """The nested chain that is shown instead of the step, or None."""
        parts.frame.turned.connect(self._turned)
        parts.editor.state_changed.connect(self._board_edited)
        parts.verdict.changed.connect(self._verdict_changed)
        parts.board.board_model.illustration_changed.connect(self._illustrated)

    # Commands

    @command(
        "&Hint",
        "A hint in three stages: where to look, the technique, and the step itself",
        "Ctrl+H",
        hint_icon,
    )
    def next(self) -> None:
        """Show the next stage of the current hint, or the first stage of a new one."""
        self._frame.turn_to(Activity.PLAY)
        if self.strength is Strength.WHERE:
            self._show_technique()
        elif self.strength is Strength.TECHNIQUE:
            self._show_step()
        elif self.strength is Strength.STEP:
            self._show_next_branch()
        elif not self._search.is_busy:
            self._begin()
        self._board.setFocus()

    @command(
        "Ta&ke Step",
        "Take the step that the next hint would explain",
        "Ctrl+Shift+H",
    )
    def play(self) -> None:
        """Take the next step, even if no hint has shown it."""
        self._frame.turn_to(Activity.PLAY)
        if Strength.NOTHING < self.strength < Strength.DONE:
            self.perform()
        elif self._search.is_busy:
            self._is_to_be_made = True
        else:
            self._begin(makes_it=True)
        self._board.setFocus()

    @Slot()
    def perform(self) -> None:
        """Take the step as one undo step; its cells stay coloured."""
        deduction, standing, editor = self.deduction, self._standing, self._editor
        if deduction is None or standing is None or self.strength is Strength.DONE:
            return
        after = state_after(editor.state, deduction, standing, self._wrong_notes)
        cell = deduction.placement.cell if deduction.placement is not None else deduction.removals[0].cell
        if deduction.placement is not None:
            after = editor.tidied(after, cell)
        text = tr("Hint: {technique}", technique=deduction.title)
        if deduction.placement is not None:
            self._board.set_cursor_cell(cell)
        self._is_stepping = True
        editor.take_step(after, text, cell)
        self._is_stepping = False
        self.confirmed.emit()
        if after.grid.is_solved:
            self.end()  # there is no next step, and a message says so already
            return
        self.strength = Strength.DONE
        self._unfolded = None
        self._put_step(Illustration(after.grid, after.notes, deduction))
        self._board.setFocus()

    @Slot()
    def end(self) -> None:
        """End the hint and remove its marks from the board; a step that was taken remains."""
        self._is_wanted = False
        self._search.forget()
        self.deduction = self._standing = self._unfolded = None
        self.strength = Strength.NOTHING
        self.take_step.setEnabled(False)
        self.card.clear()
        if self._said and self._outcome.sentence == self._said:
            self._outcome.clear()
        self._said = ""
        self._escape.update()
        self._show(None)

    @Slot()
    def _want_steps(self) -> None:
        self.end()
        self.steps_wanted.emit()

    # Searching

    def _begin(self, *, makes_it: bool = False) -> None:
        """Search for the next step from the player's position, and show or take it, or a message why there is none."""
        self.end()
        self._is_to_be_made = makes_it
        solution = self._verdict.solution
        if solution is None:
            self._say_why_there_is_none()
            return
        state = self._editor.state
        if state.grid.is_solved:
            self._say(tr("The puzzle is solved: there is nothing left to hint at."))
            return
        wrong = self._verdict.wrong_entries()
        if wrong:
            self._say_wrong_entries(state, wrong)
            return
        self._wrong_notes = cells_with_wrong_notes(state, solution)
        if self._wrong_notes and not self._has_told_of_notes:
            self._has_told_of_notes = True
            self._say(
                tr(
                    "The notes in {cells} lack the digit of the solution. Correct them, or ask again for a hint that "
                    "ignores them.",
                    cells=Cells(self._wrong_notes, state.givens.geometry),
                )
            )
            return
        self._standing = standing_of(state, self._wrong_notes)
        self._search.ask(self._standing)
        self._patience.start()

    def _say_why_there_is_none(self) -> None:
        known = self._verdict.assessment
        match known:
            case None:
                self._is_wanted = True
                self._say(tr("The hint will appear as soon as the exact solver has checked the puzzle."))
            case Blank():
                self._say(tr("No hint: there is no puzzle yet."))
            case Conflicting():
                self._say(tr("No hint: fix the puzzle first: {conflict}.", conflict=known.reason))
            case Several():
                text = tr("No hint: the puzzle has several solutions, so no step is certain.")
                self._say(text, [self._verdict.show_two_solutions])
            case _:
                self._say(tr("{verdict} So there is no hint.", verdict=full_sentence(known.sentence)))

    def _say_wrong_entries(self, state: BoardState, wrong: tuple[int, ...]) -> None:
        self._board.set_cursor_cell(wrong[0])
        self._verdict.mark_wrong(wrong)
        self._say(full_sentence(wrong_entries(state.grid, wrong)), [self._playing.undo_mistake])

    @Slot()
    def _say_waiting(self) -> None:
        if self._search.is_busy:
            self._say(tr("Looking for the next step …"))

    @Slot(object, object)
    def _found(self, standing: PuzzlePosition, deduction: Deduction | None) -> None:
        if standing != self._standing:
            return
        if deduction is None:
            text = tr("No known technique leads further from here.")
            self._say(text, [self._running.finish_exactly])
            return
        self.deduction = deduction
        self._editor.set_mode(Mode.PLAYING)
        self._outcome.clear()
        self.given.emit()
        if self._is_to_be_made:
            self.perform()
            return
        self.strength = Strength.WHERE
        state = self._editor.state
        self._show(Illustration(state.grid, state.notes, as_hint(deduction)))
        self.card.show_place(deduction)
        self._announce_card()

    def _show_technique(self) -> None:
        assert self.deduction is not None, "a technique is that of a deduction"
        self.strength = Strength.TECHNIQUE
        self.card.show_technique(self.deduction)
        self._announce_card()

    def _show_step(self) -> None:
        """Show the whole step without taking it; of several branches, the first."""
        self.strength = Strength.STEP
        self._unfold(None)

    def _show_next_branch(self) -> None:
        """Show the next branch, then all together; a step without branches is announced again."""
        shown = self._unfolded or self.deduction
        assert shown is not None, "a branch is that of a deduction"
        count = len(shown.explanation.branches)
        following = 0 if self._branch is None else self._branch + 1
        self._show_branch(following if following < count else -1)

    @Slot(object)
    def _unfold(self, nested: NestedChain | None) -> None:
        """Show a chain nested in the step, or the step itself for None; of several branches, the first."""
        shown = nested or self.deduction
        assert shown is not None, "a step is that of a deduction"
        self._unfolded = nested
        self._show_branch(0 if shown.explanation.branches else -1)

    @Slot(int)
    def _show_branch(self, branch: int) -> None:
        """Show the links of one branch; −1 shows those of all branches."""
        deduction, standing = self.deduction, self._standing
        if deduction is None or standing is None:
            return
        self._branch = branch if branch >= 0 else None
        state = self._editor.state
        grid, marks = standing.grid, standing.marks
        if self._unfolded is not None:
            marks = self._unfolded.marks
        elif self.strength is Strength.DONE or deduction.technique.opcode in SINGLES:
            grid, marks = state.grid, state.notes  # a single is seen without pencilled candidates
        self._put_step(Illustration(grid, marks, self._unfolded or deduction, branch=self._branch))
        self._board.setFocus()

    def _put_step(self, illustration: Illustration) -> None:
        is_taken = self.strength is Strength.DONE
        self.take_step.setEnabled(not is_taken)
        self._show(illustration)
        assert self.deduction is not None, "a step is that of a deduction"
        self.card.show_step(illustration, self.deduction, is_taken=is_taken)
        self._announce_card()

    # Messages

    def _announce_card(self) -> None:
        """Announce the hint to screen readers."""
        self._escape.update()
        self._board.announce(self.card.text)

    def _say(self, text: str, offers: list[QAction] | None = None) -> None:
        """Show a message, and announce it to screen readers."""
        self._said = text
        self._escape.update()
        self._outcome.say(text, offers or [])
        self._board.announce(text)

    def _show(self, illustration: Illustration | None) -> None:
        """Show an illustration on the board; None only removes the hint's own illustration."""
        shown = self._board.board_model.illustration
        if illustration is not None or (shown is not None and shown is self._shown):
            self._shown = illustration
            self._board.illustrate(illustration)

    # Slots

    @Slot(object)
    def _turned(self, activity: Activity) -> None:
        if activity is not Activity.PLAY:
            self.end()

    @Slot(object)
    def _board_edited(self, state: BoardState) -> None:
        if not self._is_stepping:
            self._has_told_of_notes = False
            self.end()

    @Slot()
    def _verdict_changed(self) -> None:
        if self._is_wanted and self._verdict.assessment is not None:
            self._is_wanted = False
            self._begin(makes_it=self._is_to_be_made)

    @Slot(object)
    def _illustrated(self, illustration: Illustration | None) -> None:
        """End the hint when the board shows something else, such as a step of the path or a frame of a run."""
        if self._shown is not None and illustration is not self._shown and not self._is_stepping:
            self._shown = None
            self.end()


def cells_with_wrong_notes(state: BoardState, solution: Grid) -> tuple[int, ...]:
    """Return the cells whose notes lack the digit of the solution."""
    digits = solution.cells.tolist()
    return tuple(cell for cell, mask in enumerate(state.notes) if mask and not mask & note_bit(digits[cell]))


def standing_of(state: BoardState, ignored: tuple[int, ...] = ()) -> PuzzlePosition:
    """Return the player's position: candidates by the rules, restricted by all notes except in `ignored` cells."""
    possible = state.grid.candidate_masks()
    marks = tuple(
        left & mask if mask and cell not in ignored else left
        for cell, (left, mask) in enumerate(zip(possible, state.notes, strict=True))
    )
    return PuzzlePosition(state.grid, marks)


def state_after(
    state: BoardState, deduction: Deduction, standing: PuzzlePosition, ignored: tuple[int, ...] = ()
) -> BoardState:
    """Return the state after a deduction: its digit is entered, or its candidates are removed from the notes.

    Cells of the deduction without notes, or with `ignored` ones, first get notes of all their candidates.
    """
    notes = {cell: mask for cell, mask in enumerate(state.notes) if mask and cell not in ignored}
    if deduction.placement is not None:
        state = with_entry(state, deduction.placement.cell, deduction.placement.digit)
        notes.pop(deduction.placement.cell, None)
    else:
        taking_part = (*deduction.explanation.pattern, *deduction.removals)
        for cell in {candidate.cell for candidate in taking_part}:
            notes.setdefault(cell, standing.marks[cell])
    for candidate in deduction.removals:
        if candidate.cell in notes:
            notes[candidate.cell] &= ~note_bit(candidate.digit)
    return with_notes(state, notes)
