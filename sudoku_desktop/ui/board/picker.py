"""Popup keypad of a cell, opened by a double click or a right click."""

from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QMenu, QSizePolicy, QToolButton, QWidget

from sudoku_desktop.board import BLANK
from sudoku_desktop.board.formats import TextStyle, can_be_drawn
from sudoku_desktop.speaking import describe_cell, symbol_of, tr
from sudoku_desktop.ui.board.editor import BoardEditor, Mode
from sudoku_desktop.ui.board.keys import Digit, KeyCommand, Move, meaning_of
from sudoku_desktop.ui.board.layout import keypad_place
from sudoku_desktop.ui.board.state import note_bit
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.fonts import resize_font
from sudoku_desktop.ui.widgets.layouts import in_column, in_grid

BUTTON_SIDE = 40
"""Minimum width and height of a digit's button, in logical pixels."""
DIGIT_SIZE = 1.5
"""Font size of the digits, relative to the application's font."""


class CellPicker(QFrame):
    """Popup with digits in the order of notes, Clear, Notes, Copy and Paste; a new one is created for each opening.

    Keyboard: digit keys pick a digit, arrows and Tab move the focus, Space and Enter press a button, N toggles notes,
    Delete clears, Escape closes. Notes leave the popup open, so that several can be set.
    """

    copy_requested = Signal()
    copy_as_requested = Signal(object)
    """Emitted with the TextStyle in which the board should be copied."""
    paste_requested = Signal()

    def __init__(self, editor: BoardEditor, cell: int, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._editor = editor
        self._cell = cell
        shape = editor.state.givens.geometry
        self._size = shape.size
        self.setAccessibleName(tr("Digit for {cell}", cell=describe_cell(cell, shape)))

        keypad = QGridLayout()
        keypad.setSpacing(4)
        self.digit_buttons = [self._digit_button(digit) for digit in range(1, self._size + 1)]
        for digit, button in enumerate(self.digit_buttons, 1):
            place = keypad_place(digit, shape.size, current_theme().lettering.low_notes_on_top)
            keypad.addWidget(button, *place)

        self.clear_button = _PickerButton(tr("Clear"))
        self.clear_button.clicked.connect(self._clear)
        self.notes_button = _PickerButton(tr("Notes"))
        self.notes_button.setCheckable(True)
        self.notes_button.setChecked(editor.note_mode)
        self.notes_button.setToolTip(tr("Enter digits as notes"))
        self.notes_button.toggled.connect(self._show_notes)
        self.copy_button = _PickerButton(tr("Copy"))
        self.copy_button.setToolTip(tr("Copy the board as text"))
        self.copy_button.clicked.connect(self.copy_requested)
        if can_be_drawn(editor.state.givens):
            self.copy_button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
            self.copy_button.setMenu(self._copy_menu())
        self.paste_button = _PickerButton(tr("Paste"))
        self.paste_button.setToolTip(tr("Replace the puzzle with the one in the clipboard"))
        self.paste_button.clicked.connect(self.paste_requested)
        for button in (self.copy_button, self.paste_button):
            button.clicked.connect(self.close)
        commands = in_grid(
            (self.clear_button, self.notes_button), (self.copy_button, self.paste_button), spacing=(4, 4)
        )
        in_column(keypad, commands, spacing=8, margins=(9, 9, 9, 9), inside=self)

        # The editor is not asked, because it would emit the reason; a right click on a given is no mistake.
        fixed = editor.is_locked or (editor.mode is Mode.PLAYING and editor.state.is_given(cell))
        for button in (*self.digit_buttons, self.clear_button, self.notes_button):
            button.setEnabled(not fixed)
        self.paste_button.setEnabled(not editor.is_locked)
        self._show_notes()

    def open_beside(self, cell_rect: QRect) -> None:
        """Show the popup below a cell (in screen coordinates), or where it fits on the screen."""
        self.adjustSize()
        place = QRect(QPoint(cell_rect.center().x() - self.width() // 2, cell_rect.bottom() + 4), self.size())
        screen = self.screen().availableGeometry()
        if place.bottom() > screen.bottom():
            place.moveBottom(cell_rect.top() - 4)
        place.moveLeft(min(max(place.left(), screen.left()), screen.right() - place.width()))
        place.moveTop(min(max(place.top(), screen.top()), screen.bottom() - place.height()))
        self.move(place.topLeft())
        self.show()
        self._first_choice().setFocus(Qt.FocusReason.ShortcutFocusReason)  # so that the focus is visible

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match meaning_of(event, self._size, as_numbers=current_theme().lettering.as_numbers):
            case Digit(digit, is_note):
                self._press(digit, is_note or self.notes_button.isChecked())
            case KeyCommand.NOTE_MODE:
                self.notes_button.toggle()
            case KeyCommand.DELETE | KeyCommand.BACKSPACE | KeyCommand.BLANK | KeyCommand.ZERO:
                self._clear()
            case (Move.LEFT | Move.RIGHT | Move.UP | Move.DOWN) as move:
                self._move_focus(move)
            case Move.NEXT_ROW:
                focused = self.focusWidget()
                if isinstance(focused, QToolButton):
                    focused.click()
            case _:
                super().keyPressEvent(event)  # Escape closes a popup

    def event(self, event: QEvent) -> bool:
        # The window's shortcuts must not take the keys that this popup handles.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and meaning_of(event, self._size, as_numbers=current_theme().lettering.as_numbers) is not None
        ):
            event.accept()
            return True
        return super().event(event)

    def _digit_button(self, digit: int) -> QToolButton:
        button = _PickerButton(symbol_of(digit))
        button.setMinimumSize(BUTTON_SIDE, BUTTON_SIDE)
        button.setCheckable(True)
        button.clicked.connect(lambda: self._press(digit, self.notes_button.isChecked()))
        resize_font(button, DIGIT_SIZE)
        return button

    def _first_choice(self) -> QToolButton:
        """Return the button with the initial focus: the digit in the cell, or the middle of the keypad."""
        digit = self._editor.state.digit(self._cell) or (self._size + 1) // 2
        button = self.digit_buttons[digit - 1]
        return button if button.isEnabled() else self.copy_button

    def _press(self, digit: int, is_note: bool) -> None:
        if is_note:
            self._editor.toggle_note(self._cell, digit)
            self._show_notes()
        else:
            self._editor.set_digit(self._cell, digit)
            self.close()

    def _clear(self) -> None:
        self._editor.clear(self._cell)
        self.close()

    def _copy_menu(self) -> QMenu:
        """Return a menu of the text styles in which a grid can be copied."""
        menu = QMenu(self)
        for style, text in (
            (TextStyle.GRID, tr("Copy as Grid")),
            (TextStyle.ENTRIES, tr("Copy as Grid with Entries")),
            (TextStyle.PENCILMARKS, tr("Copy as Pencilmarks")),
        ):
            menu.addAction(text, partial(self.copy_as_requested.emit, style))
        menu.triggered.connect(self.close)
        return menu

    def _show_notes(self) -> None:
        """Check the buttons of the digit or notes in the cell."""
        state = self._editor.state
        noting = self.notes_button.isChecked()
        for digit, button in enumerate(self.digit_buttons, 1):
            noted = noting and bool(state.notes[self._cell] & note_bit(digit))
            button.setChecked(noted or (not noting and state.digit(self._cell) == digit != BLANK))

    def _move_focus(self, move: Move) -> None:
        """Move the focus to the nearest button in a direction, preferably straight ahead."""
        here = self.focusWidget().geometry().center()
        x, y = {Move.LEFT: (-1, 0), Move.RIGHT: (1, 0), Move.UP: (0, -1), Move.DOWN: (0, 1)}[move]
        ahead = []
        for button in self.findChildren(QToolButton):
            way = button.geometry().center() - here
            along, across = way.x() * x + way.y() * y, abs(way.x() * y) + abs(way.y() * x)
            if button.isEnabled() and along >= BUTTON_SIDE // 4:
                ahead.append((along + 3 * across, button))
        if ahead:
            min(ahead, key=lambda candidate: candidate[0])[1].setFocus(Qt.FocusReason.ShortcutFocusReason)


class _PickerButton(QToolButton):
    """A button that leaves the arrow keys to the picker."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setText(text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()
