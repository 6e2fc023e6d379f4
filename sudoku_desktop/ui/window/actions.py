"""Choices in menus of which one is ticked, and menus that other parts fill; all commands are in `menus`."""

from collections.abc import Iterable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from sudoku_desktop.board.geometry import MAX_SIZE
from sudoku_desktop.speaking import in_words, tr
from sudoku_desktop.ui.board import SIGNALS
from sudoku_desktop.ui.commands import describe
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.icons import samples_icon
from sudoku_desktop.ui.theme import Scheme
from sudoku_desktop.ui.watching.paces import paces


class Actions(QObject):
    """Groups of actions, and menus."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.recent_menu = QMenu(tr("Open &Recent"), window)
        self.samples_menu = QMenu(tr("Sa&mples"), window)
        self.samples_menu.setIcon(samples_icon())
        self.timeline_menu, self.preset_menu = QMenu(tr("Look &Back"), window), QMenu(tr("Algo&rithm"), window)
        self.plot_menu = QMenu(tr("Plo&t"), window)
        for menu in (self.timeline_menu, self.plot_menu):
            menu.setEnabled(False)
        self.pace_group = self._choices((name, label) for name, label, _ in paces())
        self.activity_group = self._choices((activity, activity.title) for activity in Activity)
        for number, action in enumerate(self.activity_group.actions(), 1):
            action.setShortcut(f"Alt+{number}")
        self.signal_group = self._choices((each.name, in_words(each.title)) for each in SIGNALS)
        for action, signal in zip(self.signal_group.actions(), SIGNALS, strict=True):
            describe(action, in_words(signal.tip))
        digits = [(0, tr("Under the &Cursor")), *((digit, "") for digit in range(1, MAX_SIZE + 1))]
        self.digit_group = self._choices(digits)
        schemes = {
            Scheme.SYSTEM: tr("Same as &System"),
            Scheme.LIGHT: tr("&Light"),
            Scheme.DARK: tr("&Dark"),
            Scheme.HIGH_CONTRAST: tr("High &Contrast"),
        }
        self.scheme_group = self._choices(schemes.items())

    def _choices(self, rows: Iterable[tuple[object, str]]) -> QActionGroup:
        """Return a group of actions, one of them ticked, from pairs of data and text."""
        group = QActionGroup(self)
        for data, text in rows:
            action = group.addAction(QAction(text, self, checkable=True))
            action.setData(data)
        return group

    def main_texts(self) -> tuple[str, ...]:
        """Return all texts of the header's main button, which keeps one width."""
        of_a_run = tr("&Solve"), tr("&Pause"), tr("Re&sume")
        return *of_a_run, tr("Solve by Evolution"), tr("Run Again"), tr("Print…"), tr("New Study…")


def choose(group: QActionGroup, data: object) -> QAction | None:
    """Tick the action of a group whose data is `data`, without triggering it; return it, or None if there is none."""
    for action in group.actions():
        if action.data() == data:
            action.setChecked(True)
            return action
    return None
