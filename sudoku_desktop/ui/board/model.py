"""The board as an item model: size × size cells, each with an accessible name for screen readers."""

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal, Slot

from sudoku_desktop.board import Conflict, Grid
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import in_words, symbol_of, tr
from sudoku_desktop.ui.board.editor import BoardEditor
from sudoku_desktop.ui.board.illustration import CandidateRole, Illustration
from sudoku_desktop.ui.board.look import (
    BoardFrame,
    CellKind,
    CellLook,
    clashing,
    looks_of_frame,
    looks_of_position,
)
from sudoku_desktop.ui.board.signals import Agreement, BoardSignal, Wash
from sudoku_desktop.ui.board.state import note_digits
from sudoku_desktop.ui.theme import Theme

AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


class BoardModel(QAbstractTableModel):
    """Item model of the board: the editor's state, or a frame of a run, or a deduction."""

    shown_changed = Signal()
    """Emitted when anything on the board has changed, including `conflicts`."""
    illustration_changed = Signal(object)
    """Emitted with the newly shown Illustration, or None."""
    signal_changed = Signal(object)
    """Emitted with the newly selected signal."""

    def __init__(
        self, editor: BoardEditor, parent: QObject | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent)
        self._editor = editor
        self._clock = clock
        self.frame: BoardFrame | None = None
        """The current frame of a run, even while a deduction hides it; None without a run."""
        self.illustration: Illustration | None = None
        """The deduction that is shown, or None."""
        self.signal: BoardSignal = Agreement()
        """The overlay that is shown for runs."""
        self.doubtful: frozenset[int] = frozenset()
        """Cells read with doubt, which the user should compare with the picture."""
        self._marked: tuple[int, ...] = ()
        self._why_marked = ""
        self._size = 0
        self.looks: tuple[CellLook, ...] = ()
        self.conflicts: tuple[Conflict, ...] = ()
        self._refresh()
        editor.state_changed.connect(self._state_changed)

    @property
    def shown(self) -> Grid:
        """The digits on the board: those of a shown deduction or run, else those of the editor."""
        if self.illustration is not None:
            return self.illustration.grid
        return self.frame.cells if self.frame is not None else self._editor.state.grid

    @property
    def is_showing_run(self) -> bool:
        """Whether a frame is shown and not hidden by a deduction."""
        return self.frame is not None and self.illustration is None

    def show_signal(self, signal: BoardSignal) -> None:
        signal.still = self.signal.still
        self.signal = signal
        if self.frame is not None:
            signal.take(self.frame, None, self._clock())
        self._refresh()
        self.signal_changed.emit(signal)

    def set_still(self, still: bool) -> None:
        """Turn animations off or on."""
        self.signal.still = still

    def washes(self, theme: Theme) -> Sequence[Wash | None]:
        """Return the tints of the cells' backgrounds by the current signal."""
        return self.signal.washes(self.looks, theme, self._clock()) if self.is_showing_run else ()

    @property
    def is_moving(self) -> bool:
        """Whether an animation is in progress."""
        return self.is_showing_run and self.signal.is_moving(self._clock())

    def illustrate(self, illustration: Illustration | None) -> None:
        """Show a deduction, or hide it with None; an edit or a new frame also hides it.

        Raises ValueError when the deduction's shape differs from the board's.
        """
        if illustration is not None and illustration.grid.geometry != self._editor.state.givens.geometry:
            raise ValueError("an illustration must be of the board's shape")
        if illustration is not self.illustration:
            self._put_illustration(illustration)
            self._refresh()

    def show_frame(self, frame: BoardFrame | None) -> None:
        """Show a frame, or hide it with None; fast enough for 30 calls a second."""
        before, self.frame = self.frame, frame
        if frame is not None:
            self.signal.take(frame, before, self._clock())
            self._put_illustration(None)
        self._refresh()

    def show_founders(self, founders: Sequence[int | None]) -> None:
        """Show the founders of the current frame's cells, which are computed later than the frame."""
        if self.frame is not None and len(founders) == len(self.frame.cells.cells):
            self.signal.take_founders(founders)
            self._refresh()

    def mark(self, cells: Sequence[int], why: str) -> None:
        """Mark only these cells until the next edit; announce `why` to screen readers.

        The marks are visible in the editor's state, not on a run or a deduction.
        """
        if (tuple(cells), why) != (self._marked, self._why_marked):
            self._marked, self._why_marked = tuple(cells), why
            self._refresh()

    def set_doubtful(self, cells: Iterable[int]) -> None:
        """Mark only these cells as read with doubt; edits keep the marks."""
        self.doubtful = frozenset(cells)
        self._refresh()

    def cell_of(self, index: AnyIndex) -> int:
        return index.row() * self._size + index.column()

    def index_of(self, cell: int) -> QModelIndex:
        return self.index(cell // self._size, cell % self._size)

    def describe(self, cell: int) -> str:
        """Return the accessible description of a cell, such as "Row 1 column 1: 5, given"."""
        look = self.looks[cell]
        signal = [self.signal.words(cell, look)] if self.is_showing_run else []
        content = ", ".join(filter(None, [self._content(look), *signal, *self._roles_in_words(cell)]))
        return tr(
            "Row {row} column {column}: {content}",
            row=cell // self._size + 1,
            column=cell % self._size + 1,
            content=content,
        )

    # Overridden methods of QAbstractTableModel

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else self._size

    def columnCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else self._size

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        return tr("Column {number}" if orientation == Qt.Orientation.Horizontal else "Row {number}", number=section + 1)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = self.cell_of(index)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return symbol_of(self.looks[cell].digit)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.describe(cell)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tool_tip(cell)
            case _:
                return None

    # Helpers

    def _content(self, look: CellLook) -> str:
        if look.digit:
            kinds = {
                CellKind.GIVEN: tr("given"),
                CellKind.ENTRY: tr("entry"),
                CellKind.FIXED: tr("propagated"),
                CellKind.EVOLVED: tr("evolved"),
            }
            parts = [symbol_of(look.digit), kinds[look.kind]]
        elif look.notes:
            digits = " ".join(symbol_of(digit) for digit in note_digits(look.notes))
            parts = [tr("notes {digits}", digits=digits)]
        else:
            parts = [tr("blank")]
        if look.clashes and not self.is_showing_run:
            parts.append(tr("clashes"))
        if look.doubtful:
            parts.append(tr("doubtful"))
        if look.marked:
            parts.append(self._why_marked)
        return ", ".join(parts)

    def _roles_in_words(self, cell: int) -> list[str]:
        """Return the roles of a cell's candidates in the deduction, such as "pattern 2 5" or "removes 7"."""
        if self.illustration is None:
            return []
        if self.illustration.grid.cells[cell]:
            excludes = any(each.by == cell for each in self.illustration.exclusions)
            return [tr("rules its digit out elsewhere")] if excludes else []
        labels = {
            CandidateRole.PATTERN: Sentence("pattern {digits}"),
            CandidateRole.ON: Sentence("on {digits}"),
            CandidateRole.OFF: Sentence("off {digits}"),
            CandidateRole.REMOVED: Sentence("removed {digits}"),
            CandidateRole.PLACED: Sentence("placed {digits}"),
        }
        phrases = []
        for role, label in labels.items():
            places = self.illustration.roles.items()
            digits = sorted(digit for (where, digit), does in places if where == cell and role in does)
            if digits:
                phrases.append(in_words(label.with_terms(digits=" ".join(map(symbol_of, digits)))))
        return phrases

    def _tool_tip(self, cell: int) -> str | None:
        conflicts = self.conflicts if self.looks[cell].clashes else ()
        lines = [in_words(conflict.sentence) for conflict in conflicts if cell in conflict.cells]
        if self.looks[cell].marked:
            lines.append(self._why_marked)
        if self.looks[cell].founder:
            lines.append(tr("Descends from founder {number}", number=self.looks[cell].founder))
        if self.looks[cell].agreed:
            lines.append(tr("The whole population agrees on this digit"))
        elif self.looks[cell].kind is CellKind.FIXED:
            lines.append(tr("Propagated: the rules alone filled in this cell before the evolution began"))
        return "\n".join(lines) or None

    def _put_illustration(self, illustration: Illustration | None) -> None:
        if illustration is not self.illustration:
            self.illustration = illustration
            self.illustration_changed.emit(illustration)

    @Slot()
    def _state_changed(self) -> None:
        self._put_illustration(None)
        self._marked, self._why_marked = (), ""
        if self.frame is not None and self.frame.cells.geometry != self._editor.state.givens.geometry:
            self.frame = None  # the size of the board has changed
        self._refresh()

    def _refresh(self) -> None:
        state = self._editor.state
        resized = state.givens.size != self._size
        if resized:
            self.beginResetModel()
            self._size = state.givens.size
        self.conflicts = self.shown.conflicts()
        clashes = clashing(self.conflicts)
        if self.illustration is not None:
            self.looks = looks_of_position(state.givens, self.shown, self.illustration.notes, clashes)
        elif self.frame is None:
            looks = enumerate(looks_of_position(state.givens, state.grid, state.notes, clashes))
            self.looks = tuple(
                look._replace(marked=cell in self._marked, doubtful=cell in self.doubtful) for cell, look in looks
            )
        else:
            looks = enumerate(looks_of_frame(state.givens, self.frame))
            self.looks = tuple(self.signal.with_marks(cell, look) for cell, look in looks)
        if resized:
            self.endResetModel()
        else:
            self.dataChanged.emit(self.index(0, 0), self.index(self._size - 1, self._size - 1))
        self.shown_changed.emit()
