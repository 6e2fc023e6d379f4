"""Appearance of the window: pace and signal of a run, reduced motion, colour scheme, full screen and preferences."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QStyle

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.board import SIGNALS
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.style import FlatStyle
from sudoku_desktop.ui.theme import Lettering, Scheme, apply_scheme
from sudoku_desktop.ui.watching.paces import paces
from sudoku_desktop.ui.widgets.tool_tip import explain
from sudoku_desktop.ui.window.actions import choose
from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.window.preferences import DIGIT_SIZES, PreferencesDialog


class Appearance(Controller):
    """Applies the choices of the View menu and of the Preferences dialog to the window, and stores them."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        actions, settings = parts.actions, parts.settings
        self.pace_choice = parts.pace_choice
        self._fill_pace_choice()
        actions.pace_group.triggered.connect(lambda action: self.set_pace(action.data()))
        actions.scheme_group.triggered.connect(lambda action: self.set_scheme(action.data()))
        actions.signal_group.triggered.connect(lambda action: self.show_signal(action.data()))
        self.show_signal(settings.signal)
        chosen = settings.reduced_motion
        self.reduce_motion.setChecked(_is_still_wanted() if chosen is None else chosen)
        self.apply()

    def _fill_pace_choice(self) -> None:
        for name, text, _ in paces():
            self.pace_choice.addItem(text, name)
        explain(self.pace_choice, tr("How fast the run is shown; this never changes the result"))
        self.pace_choice.activated.connect(lambda row: self.set_pace(self.pace_choice.itemData(row)))

    def set_pace(self, name: str) -> None:
        """Select a pace by its name in all fields and menus; an unknown name changes nothing."""
        for row, (each, _, pace) in enumerate(paces()):
            if each == name:
                self.pace_choice.setCurrentIndex(row)
                choose(self._actions.pace_group, name)
                self._controller.set_pace(pace)
                self._settings.pace = name

    def set_scheme(self, scheme: Scheme) -> None:
        """Apply a colour scheme: light, dark, high contrast, or that of the system."""
        self._settings.scheme = scheme
        self.apply()

    @Slot()
    def apply(self) -> None:
        """Apply all settings to the window."""
        settings = self._settings
        choose(self._actions.scheme_group, settings.scheme)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            size = min(max(settings.digit_size, DIGIT_SIZES[0]), DIGIT_SIZES[-1])
            lettering = Lettering(settings.digit_font, size, settings.low_notes_on_top, settings.as_numbers)
            apply_scheme(app, settings.scheme, is_safe=settings.safe_colours, lettering=lettering, style=FlatStyle)
        self._editor.tidies_notes = settings.tidies_notes
        self._runs.keeps = settings.keeps_runs
        self.set_pace(settings.pace)

    def show_signal(self, name: str) -> None:
        """Show a signal of the run on the board by its name; an unknown name changes nothing."""
        for signal in SIGNALS:
            if signal.name == name:
                self._board.show_signal(signal())
                choose(self._actions.signal_group, name)
                self._settings.signal = name

    @command("&Next", "Show the next of these on the board", "F4")
    def show_next_signal(self) -> None:
        self._step_signal(1)

    @command("&Previous", "Show the previous of these on the board", "Shift+F4")
    def show_previous_signal(self) -> None:
        self._step_signal(-1)

    def _step_signal(self, direction: int) -> None:
        names = [each.name for each in SIGNALS]
        self.show_signal(names[(names.index(self._settings.signal) + direction) % len(names)])

    @command("Reduced &Motion", "Nothing fades or moves on the board by itself", is_checkable=True)
    def reduce_motion(self, still: bool) -> None:
        self._board.board_model.set_still(still)
        self._settings.reduced_motion = still

    @command("&Full Screen", "Fill the screen with the window", "F11", is_checkable=True)
    def fill_screen(self, full: bool) -> None:
        window = self._window
        state = window.windowState()
        flag = Qt.WindowState.WindowFullScreen
        window.setWindowState(state | flag if full else state & ~flag)

    @command(
        "Preference&s…",
        "Appearance, board, and what runs begin with",
        "Ctrl+,",
        role=QAction.MenuRole.PreferencesRole,
    )
    def open_preferences(self) -> PreferencesDialog:
        """Show the preferences in front of the window without blocking it, and return their dialog."""
        is_running = self._controller.is_active
        dialog = PreferencesDialog(self._settings, self._parameters, self.reduce_motion, is_running, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.changed.connect(self.apply)
        dialog.open()
        return dialog


def _is_still_wanted() -> bool:
    """Return whether the desktop is set to show no animations."""
    return QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
