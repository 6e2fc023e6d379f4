"""Widget of the board: square, sharp, controlled by keyboard and mouse, with an accessible name for each cell.

The base class is QTableView because assistive technology understands tables; only its item model, current cell and cell
rectangles are used. Painting, keys and mouse are implemented here.
"""

import time
from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QKeyCombination,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QSizePolicy, QTableView

from sudoku_desktop.board import Puzzle
from sudoku_desktop.board.formats import TextStyle, cells_of, text_of
from sudoku_desktop.speaking import symbol_of, tr
from sudoku_desktop.ui.board.editor import BoardEditor, Mode
from sudoku_desktop.ui.board.illustration import Illustration
from sudoku_desktop.ui.board.keys import (
    HOLD_DIGIT_KEYS,
    Digit,
    KeyCommand,
    Move,
    TwoKeys,
    keys_in_words,
    meaning_of,
    moved,
)
from sudoku_desktop.ui.board.layout import BoardLayout, lay_out
from sudoku_desktop.ui.board.look import BoardFrame
from sudoku_desktop.ui.board.model import BoardModel
from sudoku_desktop.ui.board.painting import BoardPicture, paint_board
from sudoku_desktop.ui.board.pasting import Paster
from sudoku_desktop.ui.board.picker import CellPicker
from sudoku_desktop.ui.board.signals import WAVE_SECONDS, BoardSignal, Wash, wave
from sudoku_desktop.ui.board.state import with_state
from sudoku_desktop.ui.theme import current_theme

MARGIN = 2
"""Margin around the board, in logical pixels."""
PREFERRED_SIDE = 520
SMALLEST_SIDE = 252
CONTEXT_MENU_KEY = QKeyCombination(Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_F10)
"""Shortcut for the context menu, which bare X11 does not translate to a context menu event."""
MOTION_MS = 33


class BoardView(QTableView):
    """View of a board: `editor` holds the edited state, `board_model` what is shown."""

    cursor_moved = Signal(int)
    """Emitted with the cell that the cursor moved to."""
    held_digit_changed = Signal(int)
    """Emitted with the newly held digit, which stays highlighted; 0 if the cursor's digit is highlighted again."""

    cell_clicked = Signal(int)
    """Emitted with the cell that was clicked."""

    offered = Signal(object)
    """Emitted with the clipboard's QMimeData when the user pastes files or a picture."""

    def __init__(self, editor: BoardEditor) -> None:
        super().__init__()
        self.editor = editor
        self.board_model = BoardModel(editor, self)
        self.paster = Paster(editor, self)
        self._two_keys = TwoKeys()
        self._typed_key_made_a_step = False
        self._wave_began = -WAVE_SECONDS
        self.held_digit = 0
        """The digit that stays highlighted wherever the cursor is; 0 to highlight the digit of the cursor's cell."""
        self._hides_cursor = False
        self._is_typed_in = False
        # Frames of a run repaint the board often enough.
        self._motion = QTimer(self, interval=MOTION_MS)
        self._motion.timeout.connect(self._animate)

        self._disable_table_behaviour()
        self.setModel(self.board_model)
        self.board_model.modelReset.connect(self._board_reset)
        self.selectionModel().currentChanged.connect(self._current_changed)
        editor.cursor_requested.connect(self.set_cursor_cell)
        editor.state_changed.connect(self._announce_cell)
        editor.message.connect(self.announce)
        editor.mode_changed.connect(self.viewport().update)
        self.setAccessibleName(tr("Sudoku board"))
        self._board_reset()

    # Interface of the window

    @property
    def cursor_cell(self) -> int:
        """Index of the cell with the keyboard cursor."""
        return self.board_model.cell_of(self.currentIndex())

    @Slot(int)
    def set_cursor_cell(self, cell: int) -> None:
        self.setCurrentIndex(self.board_model.index_of(cell))

    def show_typed_in(self, is_typed_in: bool) -> None:
        """Draw the frame with dashes while a puzzle is typed in."""
        self._is_typed_in = is_typed_in
        self.viewport().update()

    def set_hides_cursor(self, hides: bool) -> None:
        """Hide the cursor and its highlights until the user moves the cursor; for boards that show a run."""
        self._hides_cursor = hides
        self.viewport().update()

    def show_frame(self, frame: BoardFrame | None) -> None:
        """Show a frame of a run; None hides it."""
        self.board_model.show_frame(frame)
        if frame is not None:
            self._motion.start()

    def show_signal(self, signal: BoardSignal) -> None:
        """Select the signal that is shown for runs."""
        self.board_model.show_signal(signal)
        self._motion.start()

    def celebrate(self) -> None:
        """Animate a solved puzzle: a wave over the board, or a constant tint when animations are off."""
        self._wave_began = time.monotonic()
        self._motion.start()

    def hold_digit(self, digit: int) -> None:
        """Keep a digit and its notes highlighted; 0 returns to the digit of the cursor's cell."""
        if digit == self.held_digit:
            return
        self._hold(digit)
        state = self.editor.state
        if digit:
            count = int((state.grid.cells == digit).sum())
            self.editor.message.emit(
                tr(
                    "Every {digit} is highlighted: %n of them on the board ({keys} on a blank cell ends it)",
                    n=count,
                    digit=symbol_of(digit),
                    keys=keys_in_words(HOLD_DIGIT_KEYS),
                )
            )
        else:
            self.editor.message.emit(tr("The digit of the cursor’s cell is highlighted"))

    def hold_cursors_digit(self) -> None:
        """Toggle the highlight of the digit in the cursor's cell; a blank cell turns the highlight off."""
        digit = self.board_model.looks[self.cursor_cell].digit
        self.hold_digit(0 if digit == self.held_digit else digit)

    def _hold(self, digit: int) -> None:
        self.held_digit = digit
        self.viewport().update()
        self.held_digit_changed.emit(digit)

    @Slot()
    def _animate(self) -> None:
        self.viewport().update()
        if not self._is_waving and not self.board_model.is_moving:
            self._motion.stop()

    @property
    def _is_waving(self) -> bool:
        return time.monotonic() - self._wave_began < WAVE_SECONDS

    def _washes(self) -> Sequence[Wash | None]:
        theme = current_theme()
        if self._is_waving:
            size = self.board_model.shown.size
            if self.board_model.signal.still:
                return [(theme.agreement, 1.0)] * (size * size)
            return wave(size, time.monotonic() - self._wave_began, theme)
        return self.board_model.washes(theme)

    def illustrate(self, illustration: Illustration | None) -> None:
        """Show a deduction; None hides it, as any edit and any frame of a run do."""
        self.board_model.illustrate(illustration)

    @Slot(str)
    def announce(self, text: str) -> None:
        """Announce a text to screen readers."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    @Slot()
    def copy(self) -> None:
        """Copy the board's cells to the clipboard, as text that includes the variants."""
        QGuiApplication.clipboard().setText(cells_of(self.board_model.shown))
        self.editor.message.emit(tr("Copied the board as text"))

    @Slot(object)
    def copy_as(self, style: TextStyle) -> None:
        """Copy the puzzle as edited, with entries and notes where the style has them, to the clipboard."""
        state = self.editor.state
        QGuiApplication.clipboard().setText(text_of(with_state(Puzzle(state.givens), state), style))
        self.editor.message.emit(tr("Copied the board as text"))

    @Slot()
    def paste(self) -> None:
        """Paste the clipboard's puzzle; `offered` passes on files and pictures."""
        # None while another program changes the clipboard
        data: QMimeData | None = QGuiApplication.clipboard().mimeData()
        if data is not None and is_more_than_text(data) and not self.editor.is_locked:
            self.offered.emit(data)
        else:
            self.paster.paste(QGuiApplication.clipboard().text())

    def open_picker(self) -> None:
        """Open the keypad over the cursor's cell, unless a popup is open."""
        if QApplication.activePopupWidget() is not None:
            return
        rect = self.visualRect(self.currentIndex())
        picker = CellPicker(self.editor, self.cursor_cell, self)
        picker.copy_requested.connect(self.copy)
        picker.copy_as_requested.connect(self.copy_as)
        picker.paste_requested.connect(self.paste)
        picker.open_beside(QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size()))

    # Size and painting

    def sizeHint(self) -> QSize:
        return QSize(1, 1) * PREFERRED_SIDE

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1) * SMALLEST_SIDE

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_cells()

    def updateGeometries(self) -> None:
        super().updateGeometries()
        # The base class scrolls the (hidden) headers to the start; the board is centred.
        layout, scale, space = self._layout(), self.devicePixelRatioF(), self._space()
        left = layout.first_pixel(space.x() * scale, space.width() * scale) + layout.starts[0]
        top = layout.first_pixel(space.y() * scale, space.height() * scale) + layout.starts[0]
        self.horizontalHeader().setOffset(-round(left / scale))
        self.verticalHeader().setOffset(-round(top / scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        showing_run = self.board_model.is_showing_run
        picture = BoardPicture(
            self.board_model.looks,
            self.board_model.shown.geometry,
            self.cursor_cell if self.currentIndex().isValid() and not self._hides_cursor else None,
            self._has_keyboard(),
            highlights=not showing_run and self.board_model.illustration is None,
            digit=self.held_digit,
            washes=self._washes(),
            illustration=self.board_model.illustration,
            is_typed_in=self._is_typed_in and not showing_run,
        )
        # a context manager, because Qt crashes when an error leaves a painter open
        with QPainter(self.viewport()) as painter:
            paint_board(painter, self._space().toRectF(), picture, current_theme(), self.font().family())

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Do nothing, because every cell is always visible."""

    # Keyboard

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # The board's keys take precedence over shortcuts of the window (Ctrl+1 …).
            if self._meaning(event) is not None:
                event.accept()
                return True
        elif kind == QEvent.Type.DevicePixelRatioChange:
            self._place_cells()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The base class would search, select and edit; other keys are passed on to the window.
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif event.keyCombination() == CONTEXT_MENU_KEY:
            self.open_picker()
        else:
            meaning = self._meaning(event)
            if meaning is None:
                event.ignore()
                return
            self._execute(meaning)
        event.accept()

    def _meaning(self, event: QKeyEvent) -> Move | KeyCommand | Digit | None:
        as_numbers = current_theme().lettering.as_numbers
        meaning = meaning_of(event, self.board_model.shown.size, as_numbers=as_numbers)
        return None if meaning is Move.NEXT_ROW and self.editor.mode is Mode.PLAYING else meaning

    def _execute(self, meaning: Move | KeyCommand | Digit) -> None:
        meaning = self._put_together(meaning)
        cell = self.cursor_cell
        entering = self.editor.mode is Mode.ENTERING
        match meaning:
            case Move():
                self._move(meaning)
            case Digit(digit, is_note):
                steps = self.editor.undo_stack.index()
                is_done = self.editor.toggle_note(cell, digit) if is_note else self.editor.type_digit(cell, digit)
                goes_on = is_done and self._begins_number(meaning, steps)
                if is_done and entering and not (goes_on or is_note or self.editor.note_mode):
                    self._move(Move.NEXT)
            case KeyCommand.BLANK | KeyCommand.ZERO:
                if self.editor.clear(cell) and entering:
                    self._move(Move.NEXT)
            case KeyCommand.BACKSPACE:
                if entering and self.editor.state.digit(cell) == 0 and not self.editor.is_locked:
                    self._move(Move.BACK)
                self.editor.clear(self.cursor_cell)
            case KeyCommand.DELETE:
                self.editor.clear(cell)
            case KeyCommand.NOTE_MODE:
                self.editor.set_note_mode(not self.editor.note_mode)
            case KeyCommand.HOLD_DIGIT:
                self.hold_cursors_digit()

    def enter_digit(self, digit: int) -> None:
        """Set a digit at the cursor, with the same effect as typing it."""
        self._execute(Digit(digit))

    def erase(self) -> None:
        """Clear the cell at the cursor."""
        self.editor.clear(self.cursor_cell)

    def _begins_number(self, digit: Digit, steps: int) -> bool:
        """Return whether a typed digit may be the first figure of a number; `steps`: undo steps before it was typed."""
        as_numbers, size = current_theme().lettering.as_numbers, self.board_model.shown.size
        self._typed_key_made_a_step = self.editor.undo_stack.index() > steps
        return as_numbers and self._two_keys.begin(self._place(), digit, size)

    def _place(self) -> tuple[int, int]:
        return self.cursor_cell, self.editor.undo_stack.index()

    def _put_together(self, meaning: Move | KeyCommand | Digit) -> Move | KeyCommand | Digit:
        """Return the number that this key completes, replacing its first figure, or else the key's own meaning.

        In the latter case the cursor moves to the next cell when a puzzle is being entered.
        """
        first = self._two_keys.take(self._place())
        figure = 0 if meaning is KeyCommand.ZERO else meaning.digit if isinstance(meaning, Digit) else None
        if first is None or (figure is None and meaning is not KeyCommand.BLANK):
            return meaning
        if figure is not None and 10 * first.digit + figure <= self.board_model.shown.size:
            if self._typed_key_made_a_step:
                self.editor.undo()
            return Digit(10 * first.digit + figure, first.is_note)
        if self.editor.mode is Mode.ENTERING and not (first.is_note or self.editor.note_mode):
            self._move(Move.NEXT)
        return meaning

    def _move(self, move: Move) -> None:
        self.set_hides_cursor(False)
        self.set_cursor_cell(moved(self.cursor_cell, move, self.board_model.shown.geometry))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._hides_cursor = False
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._two_keys.take(None)
        super().focusOutEvent(event)
        self.viewport().update()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._select_at(event.position().toPoint()):
            self.cell_clicked.emit(self.cursor_cell)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        on_cell = self._select_at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and on_cell and self.editor.allows_edit(self.cursor_cell):
            self.open_picker()
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        if not by_mouse or self._select_at(event.pos()):
            self.open_picker()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _select_at(self, position: QPoint) -> bool:
        """Move the cursor to the cell at a position of the viewport; return whether there is one."""
        index = self.indexAt(position)
        if index.isValid():
            self.set_hides_cursor(False)
            self.setCurrentIndex(index)
        return index.isValid()

    # Helpers

    def _disable_table_behaviour(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        # Sudokus are laid out from left to right in every language
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.NoDragDrop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)

    def _has_keyboard(self) -> bool:
        """Return whether the board, or the popup over it, has the keyboard focus."""
        popup = QApplication.activePopupWidget()
        return self.hasFocus() or (popup is not None and popup.parent() is self)

    def _space(self) -> QRect:
        return self.viewport().rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    def _layout(self) -> BoardLayout:
        space = self._space()
        side = min(space.width(), space.height()) * self.devicePixelRatioF()
        return lay_out(int(side), self.board_model.shown.geometry)

    def _place_cells(self) -> None:
        """Set the table's cell rectangles to those painted, for the mouse and for screen readers."""
        layout = self._layout()
        scale = self.devicePixelRatioF()
        edges = [round(start / scale) for start in (*layout.starts, layout.side - layout.box_line)]
        for number in range(layout.size):
            for header in (self.horizontalHeader(), self.verticalHeader()):
                header.resizeSection(number, edges[number + 1] - edges[number])
        self.updateGeometries()

    @Slot()
    def _board_reset(self) -> None:
        if self.held_digit > self.board_model.shown.size:
            self._hold(0)
        self.set_cursor_cell(0)
        self._place_cells()

    @Slot()
    def _announce_cell(self) -> None:
        if not self.board_model.is_showing_run:
            self.announce(self.board_model.describe(self.cursor_cell))

    @Slot()
    def _current_changed(self) -> None:
        self.viewport().update()
        self.cursor_moved.emit(self.cursor_cell)


def is_more_than_text(data: QMimeData) -> bool:
    """Return whether the data are files or a real picture, not a rendering of text as spreadsheets provide."""
    has_file = any(url.isLocalFile() for url in data.urls())
    return has_file or (data.hasImage() and (data.hasUrls() or not data.hasText()))
