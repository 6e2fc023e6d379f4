"""Controls below the board: navigation through doubtful cells, alternatives, and a suggestion for a unique solution."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest

import numpy as np
from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QToolButton, QWidget

from sudoku_desktop import exact
from sudoku_desktop.board import Grid
from sudoku_desktop.services.assessment import Conflicting, Impossible, Several
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.speaking import cell_name, describe_cell, tr
from sudoku_desktop.ui.board import BoardView, Mode
from sudoku_desktop.ui.board.state import with_cell_blanked, with_entry
from sudoku_desktop.ui.importing.find import FoundPuzzle
from sudoku_desktop.ui.importing.words import digit_in_words, suggestion_in_words
from sudoku_desktop.ui.verdict.controller import VerdictController
from sudoku_desktop.ui.widgets.layouts import in_lines
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.tool_tip import literal
from sudoku_desktop.ui.worker import NewestAnswer

MOST_CHOICES = 4
NODES = 20_000
"""Node limit of the exact solver for each puzzle; newspaper puzzles take a handful of nodes."""
TAB_STEPS: dict[int, int] = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}


def tool_button(text: str, tip: str) -> QToolButton:
    """Return a tool button that accepts the focus by Tab."""
    button = QToolButton()
    button.setText(text)
    button.setToolTip(literal(tip))
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button


RepairRequest = tuple[Grid, tuple[tuple[int, int], ...]]
"""A puzzle, and possible changes of it: cell and digit."""


def unique_repair(question: RepairRequest, _stop: Stop) -> dict[int, int]:
    """Return the first change after which the puzzle has exactly one solution, as cell and digit; empty without one."""
    givens, changes = question
    cells = np.array([givens.with_cell(*change).cells for change in changes], np.uint8)
    counts = exact.count_solutions_of_many(cells, exact.SEVERAL, node_limit=NODES)
    first = next((change for change, count in zip(changes, counts.tolist(), strict=True) if count == 1), None)
    return {} if first is None else dict((first,))


class Corrections(QWidget):
    """Controls for the editor of a board; a cell that the user sets is no longer doubtful."""

    settled = Signal()
    """Emitted when a cell is no longer doubtful."""

    def __init__(self, board: BoardView, verdict: VerdictController) -> None:
        super().__init__()
        self._board, self._editor, self._verdict = board, board.editor, verdict
        self._find: FoundPuzzle | None = None
        self._repair: tuple[Grid, dict[int, int]] | None = None
        """A puzzle, and the single changes (digit by cell) that would give it exactly one solution."""
        self.repairer = NewestAnswer(unique_repair, self)
        tip = tr("Go to the next cell to compare with the picture (Tab, F3)")
        self.next_button = tool_button(tr("&Next Doubtful Cell"), tip)
        self.cell = PlainLabel()
        self.choices = [tool_button("", tr("What the cell holds")) for _ in range(MOST_CHOICES)]
        self.suggestion = tool_button("", tr("Change the puzzle like this"))
        self.cell.setMinimumHeight(self.next_button.sizeHint().height())
        in_lines(self.next_button, self.cell, *self.choices, self.suggestion, inside=self)
        self.next_button.clicked.connect(self.go_to_next)
        for button in self.choices:
            button.clicked.connect(self._choose)
        self.suggestion.clicked.connect(self._accept)
        board.installEventFilter(self)
        board.cursor_moved.connect(self._show)
        self._editor.cell_set.connect(self._settle)
        self._editor.state_changed.connect(self._show)
        verdict.changed.connect(self._ask_for_repair)
        self.repairer.answered.connect(self._take_repair)
        self._show()

    def show_find(self, find: FoundPuzzle) -> None:
        """Start correcting a puzzle at its first doubtful cell."""
        self._find = find
        self._board.board_model.set_doubtful(find.doubtful)
        self._board.set_cursor_cell(find.next_doubtful(-1) or 0)
        self._show()
        self._ask_for_repair()

    @Slot()
    def go_to_next(self) -> None:
        """Move the cursor to the next doubtful cell, from the last one to the first."""
        if self._find is not None and self._find.doubtful:
            cell = self._find.next_doubtful(self._board.cursor_cell)
            self._board.set_cursor_cell(min(self._find.doubtful) if cell is None else cell)
            self._board.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Tab move through the doubtful cells before it leaves the board."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._find is not None:
            step = TAB_STEPS.get(event.key())
            cell = self._find.next_doubtful(self._board.cursor_cell, step) if step else None
            if cell is not None:
                self._board.set_cursor_cell(cell)
                return True
        return super().eventFilter(watched, event)

    @Slot(int)
    def _settle(self, cell: int) -> None:
        """Mark a cell as checked, and move on to the next doubtful cell."""
        if self._find is not None and cell in self._find.doubtful:
            self._find.doubtful.discard(cell)
            self._board.board_model.set_doubtful(self._find.doubtful)
            self._show()
            self.settled.emit()
            if self._find.doubtful:
                QTimer.singleShot(0, self, self.go_to_next)  # deferred, because the board's cursor advances first

    def settle_sorts(self) -> None:
        """Mark the cells whose digits the user has classified as the player's as checked."""
        if self._find is not None:
            self._find.doubtful -= {cell for cell in self._find.unsorted if self._find.reading.entries[cell]}
            self._board.board_model.set_doubtful(self._find.doubtful)
            self._show()
            self.settled.emit()

    @Slot()
    def _show(self) -> None:
        """Show the digit read in the cursor's cell, a button that confirms it, and the alternatives."""
        find, cell, grid = self._find, self._board.cursor_cell, self._editor.state.grid
        is_doubtful = find is not None and cell in find.doubtful
        digits: list[tuple[int, bool | None]] = []
        suggestion: dict[int, int] = {}
        if find is not None:
            here = int(grid.cells[cell])
            if cell in find.unsorted and here:
                digits = [(here, True), (here, False)]
            elif is_doubtful:
                others = (each for each in find.reading.alternatives.get(cell, ()) if each != here)
                digits = [(digit, None) for digit in (here, *others)]
            suggestion = self._suggestion(find)
        self.next_button.setVisible(find is not None and bool(find.reading.doubtful))
        self.next_button.setEnabled(find is not None and bool(find.doubtful))
        self.cell.setText(f"{cell_name(cell, grid.geometry)}:")
        self.cell.setVisible(is_doubtful)
        for button, choice in zip_longest(self.choices, digits[:MOST_CHOICES]):
            button.setVisible(choice is not None)
            if choice is not None:
                digit, is_given = choice
                button.setText(digit_in_words(digit, is_given=is_given))
                button.setAccessibleName(f"{describe_cell(cell, grid.geometry)}: {button.text()}")
                button.setProperty("digit", digit)
                button.setProperty("is_entry", is_given is False)
        self.suggestion.setVisible(bool(suggestion))
        self.suggestion.setText(suggestion_in_words(suggestion, grid.geometry) if suggestion else "")

    def _suggestion(self, find: FoundPuzzle) -> dict[int, int]:
        """Return the suggestion of the reading if the puzzle is unedited, else one from the alternatives."""
        givens = self._editor.state.givens
        repairs = self._repair[1] if self._repair is not None and self._repair[0] == givens else {}
        return find.suggestion(givens) or repairs

    @Slot()
    def _ask_for_repair(self) -> None:
        """Search for an alternative digit that gives exactly one solution, if there are several or none now."""
        if self._find is not None and isinstance(self._verdict.assessment, Conflicting | Impossible | Several):
            givens, alternatives = self._editor.state.givens, self._find.reading.alternatives
            changes = tuple((cell, digit) for cell, digits in alternatives.items() for digit in digits)
            if changes and not self._find.suggestion(givens):
                self.repairer.ask((givens, changes))

    @Slot(object, object)
    def _take_repair(self, question: RepairRequest, digits: dict[int, int]) -> None:
        self._repair = question[0], digits
        self._show()

    @Slot()
    def _choose(self) -> None:
        button, cell = self.sender(), self._board.cursor_cell
        if button.property("is_entry"):
            state = with_entry(with_cell_blanked(self._editor.state, cell), cell, button.property("digit"))
            self._editor.take_step(state, button.property("text"), cell, Mode.ENTERING)
            self._board.setFocus()
        else:
            self._set({cell: button.property("digit")})

    @Slot()
    def _accept(self) -> None:
        if self._find is not None:
            self._set(self._suggestion(self._find))

    def _set(self, digits: Mapping[int, int]) -> None:
        """Set the digits of several cells; 0 stands for a blank."""
        self._board.setFocus()
        for cell, digit in digits.items():
            if digit:
                self._editor.set_digit(cell, digit)
            else:
                self._editor.clear(cell)
