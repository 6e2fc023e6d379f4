"""Actions that are declared on the methods that carry them out.

A controller declares a command with its text, tool tip, keys and condition::

    class Editing(QObject):
        @command("&Undo", "Undo the last change", QKeySequence.StandardKey.Undo, when=can_undo)
        def undo(self) -> None:
            self._editor.undo()

`editing.undo` is then a QAction for menus and buttons, which can also be called like the method. It belongs
to the controller. `ui/window/menus.py` puts the commands into the menus.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QIcon, QKeySequence

from sudoku_desktop.speaking import translated
from sudoku_desktop.ui.board.keys import keys_in_words
from sudoku_desktop.ui.widgets.tool_tip import literal


def command(
    text: str,
    tip: str,
    keys: QKeySequence.StandardKey | str = "",
    icon: Callable[[], QIcon] = QIcon,
    *,
    when: Callable[[Any], bool] | None = None,
    is_checkable: bool = False,
    role: QAction.MenuRole = QAction.MenuRole.TextHeuristicRole,
) -> Callable[[Callable[..., object]], cached_property[CommandAction]]:
    """Declare a command on the method that carries it out.

    Parameters
    ----------
    text, tip
        English texts; they are translated when the action is created.
    keys
        The keyboard shortcut.
    icon
        A function that returns the icon.
    when
        Condition for enabling the command, a function of the declaring object; None for always.
    is_checkable
        Whether the action can be ticked. The method then takes the new state as its argument, and is
        also called when the program changes the state.
    role
        The place of the action in the menus of macOS.
    """

    def declare(method: Callable[..., object]) -> cached_property[CommandAction]:
        def make(owner: QObject) -> CommandAction:
            """Return the action of the command, which belongs to the object that declares it."""
            action = CommandAction(owner, method, when)
            action.setIcon(icon())
            action.setText(translated(text))
            action.setCheckable(is_checkable)
            action.setMenuRole(role)
            action.setShortcut(QKeySequence(keys))
            describe(action, translated(tip))
            (action.toggled if is_checkable else action.triggered).connect(action.carry_out)
            return action

        made = cached_property(make)
        made.__doc__ = method.__doc__
        return made

    return declare


class CommandAction(QAction):
    """The action of a command. Calling it calls the method, whether or not the action is enabled."""

    def __init__(self, owner: QObject, method: Callable[..., object], when: Callable[[Any], bool] | None) -> None:
        super().__init__(owner)
        self._owner, self._method, self._when = owner, method, when

    def __call__(self, *arguments: Any, **options: Any) -> Any:
        return self._method(self._owner, *arguments, **options)

    def carry_out(self, is_checked: bool) -> None:
        """Call the method, which takes the new state of a checkable action."""
        self(*[is_checked] if self.isCheckable() else [])

    def update_enabled(self) -> None:
        """Enable the action if its condition holds."""
        if self._when is not None:
            self.setEnabled(self._when(self._owner))


def rename(action: QAction, text: str, tip: str, icon: QIcon) -> None:
    """Give an action another text, tool tip and icon, because it does something else now."""
    action.setText(text)
    action.setIcon(icon)
    describe(action, tip)


def describe(action: QAction, tip: str) -> None:
    """Set the tool tip and the status tip of an action; the tool tip names its keys, too."""
    keys = keys_in_words(action.shortcut())
    action.setStatusTip(tip)
    action.setToolTip(literal(f"{tip} ({keys})" if keys and tip else tip))
