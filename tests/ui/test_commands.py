"""Commands that are declared on methods."""

import pytest
from PySide6.QtCore import QObject

from sudoku_desktop.ui.commands import command


class Light(QObject):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_on = False
        self.is_broken = False
        self.count = 0

    @command(
        "&Switch", "Switch the light on or off", "Ctrl+L", is_checkable=True, when=lambda light: not light.is_broken
    )
    def switch(self, is_on: bool) -> None:
        """Switch the light on or off."""
        self.is_on = is_on

    @command("&Count", "Count how often it was asked")
    def ask(self) -> int:
        """Count."""
        self.count += 1
        return self.count


@pytest.fixture
def light(qapp):
    return Light()


def test_that_a_command_is_an_action_and_still_a_method(light):
    assert light.ask() == 1
    light.ask.trigger()
    assert light.count == 2
    assert light.ask.text() == "&Count"
    assert light.ask is light.ask
    assert Light.ask.__doc__ == "Count."


def test_that_a_ticked_action_hands_on_whether_it_is_ticked(light):
    light.switch.trigger()
    assert light.is_on
    light.switch.trigger()
    assert not light.is_on
    assert light.switch.toolTip() == "Switch the light on or off (Ctrl+L)"


def test_that_a_condition_enables_and_disables(light):
    light.is_broken = True
    light.switch.update_enabled()
    light.ask.update_enabled()
    assert not light.switch.isEnabled()
    assert light.ask.isEnabled()
    light.is_broken = False
    light.switch.update_enabled()
    assert light.switch.isEnabled()


def test_that_two_owners_have_actions_of_their_own(light):
    other = Light()
    light.ask.trigger()
    assert other.ask is not light.ask
    assert other.count == 0
