"""The card with commands for the puzzle that is selected on the paper."""

from collections.abc import Callable

from PySide6.QtGui import QColor

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.icons import dice_icon, grid_icon
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.action_button import ActionButton, ButtonLook, make_action
from sudoku_desktop.ui.widgets.card import Card
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.section import quiet_label


class PuzzleCard(Card):
    """Name and properties of the selected puzzle with the buttons Play, Replace and Remove, or a hint."""

    def __init__(self, play: Callable[[], None], replace: Callable[[], None], remove: Callable[[], None]) -> None:
        super().__init__()
        self.name = PlainLabel(bold=True)
        self.facts = quiet_label()
        playing = tr("Put this puzzle on the board (Enter)")
        replacing = tr("Make another puzzle like this one in its place")
        self.play_action = make_action(self, tr("Play"), playing, play, grid_icon())
        self.replace_action = make_action(self, tr("Replace"), replacing, replace, dice_icon())
        self.remove_action = make_action(self, tr("Remove"), tr("Remove this puzzle from the paper (Del)"), remove)
        self.actions_of_puzzle = self.play_action, self.replace_action, self.remove_action
        buttons = [ActionButton(action, ButtonLook.OUTLINED) for action in self.actions_of_puzzle]
        in_row(self.name, (self.facts, 1), *buttons, spacing=8, margins=(12, 8, 8, 8), inside=self)
        self.show_puzzle("", "", can_replace=False)

    def show_puzzle(self, name: str, facts: str, *, can_replace: bool) -> None:
        """Show the selected puzzle; without a name, show how to select a puzzle."""
        self.name.setText(name)
        self.name.setVisible(bool(name))
        self.facts.setText(facts if name else tr("Click a puzzle to play, replace or remove it."))
        self.setAccessibleName(f"{name}: {facts}" if name else self.facts.text())
        for action in self.actions_of_puzzle:
            action.setEnabled(bool(name) and (can_replace or action is self.play_action))
        self.update()

    def edge(self) -> QColor:
        return current_theme().accent if self.name.text() else super().edge()
