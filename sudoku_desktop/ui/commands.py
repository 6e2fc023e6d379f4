"""Actions that are declared on the methods that carry them out.

A controller declares a command with its text, tool tip, keys and condition::

    class Editing(QObject):
        @command("&Undo", "Undo the last change", QKeySequence.StandardKey.Undo, when=can_undo)
        def undo(self) -> None:
            self._editor.undo()

`editing.undo` is then a QAction for menus and buttons, which can also be called like the method. It belongs
to the controller. The table of menus lists the declarations, `Editing.undo`, in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, overload

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import QMenu

from sudoku_desktop.ui.board.keys import keys_in_words
from sudoku_desktop.ui.widgets.tool_tip import literal

CONTEXT = "Actions"
"""Translation context of the texts and tool tips of all commands."""


def command(
    text: str,
    tip: str,
    keys: QKeySequence.StandardKey | str = "",
    icon: Callable[[], QIcon] = QIcon,
    *,
    when: Callable[[Any], bool] | None = None,
    is_checkable: bool = False,
    role: QAction.MenuRole = QAction.MenuRole.TextHeuristicRole,
) -> Callable[[Callable[..., object]], Command]:
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
        Whether the action can be ticked. The method then takes the new state as its argument.
    role
        The place of the action in the menus of macOS.
    """

    def declare(method: Callable[..., object]) -> Command:
        return Command(method, text, tip, keys, icon, when, is_checkable, role)

    return declare


class Command:
    """A declared command; on an instance of the declaring class, the attribute is the command's action."""

    def __init__(
        self,
        method: Callable[..., object],
        text: str,
        tip: str,
        keys: QKeySequence.StandardKey | str,
        icon: Callable[[], QIcon],
        when: Callable[[Any], bool] | None,
        is_checkable: bool,
        role: QAction.MenuRole,
    ) -> None:
        self.method, self.text, self.tip, self.keys, self.icon = method, text, tip, keys, icon
        self.when, self.is_checkable, self.role = when, is_checkable, role
        self.__doc__ = method.__doc__
        self.owner: type = QObject
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.owner, self.name = owner, name

    @overload
    def __get__(self, instance: None, owner: type) -> Command: ...
    @overload
    def __get__(self, instance: QObject, owner: type) -> CommandAction: ...
    def __get__(self, instance: QObject | None, owner: type) -> Command | CommandAction:
        if instance is None:
            return self
        # Python finds the action in the instance's dictionary from now on, before it finds this descriptor.
        action = instance.__dict__[self.name] = CommandAction(self, instance)
        return action


class CommandAction(QAction):
    """The action of a command. Calling it calls the method, whether or not the action is enabled."""

    def __init__(self, command: Command, owner: QObject) -> None:
        super().__init__(command.icon(), QCoreApplication.translate(CONTEXT, command.text), owner)
        self._command, self._owner = command, owner
        self.setCheckable(command.is_checkable)
        self.setMenuRole(command.role)
        self.setShortcut(QKeySequence(command.keys))
        describe(self, QCoreApplication.translate(CONTEXT, command.tip))
        self.triggered.connect(self._carry_out)

    def __call__(self, *arguments: Any) -> Any:
        return self._command.method(self._owner, *arguments)

    def _carry_out(self, is_checked: bool) -> None:
        self(*[is_checked] if self.isCheckable() else [])

    def update_enabled(self) -> None:
        """Enable the action if its condition holds."""
        if self._command.when is not None:
            self.setEnabled(self._command.when(self._owner))


def describe(action: QAction, tip: str) -> None:
    """Set the tool tip and the status tip of an action; the tool tip names its keys, too."""
    keys = keys_in_words(action.shortcut())
    action.setStatusTip(tip)
    action.setToolTip(literal(f"{tip} ({keys})" if keys and tip else tip))


def fill_menu(menu: QMenu, rows: Sequence[Command | QMenu | None], owners: Iterable[QObject]) -> list[CommandAction]:
    """Append rows to a menu and return the actions of its commands.

    Parameters
    ----------
    rows
        Commands, submenus, and None for a separator.
    owners
        One instance of each class that declares one of the commands.
    """
    instances = {type(owner): owner for owner in owners}
    actions = []
    for row in rows:
        if row is None:
            menu.addSeparator()
        elif isinstance(row, QMenu):
            menu.addMenu(row)
        else:
            action = getattr(instances[row.owner], row.name)
            menu.addAction(action)
            actions.append(action)
    return actions
