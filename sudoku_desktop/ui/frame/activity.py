"""The four activities of the window."""

from enum import Enum

from sudoku_desktop.speaking import tr


class Activity(Enum):
    """An activity of the window, with its tab in the header."""

    PLAY = "play"
    EVOLVE = "evolve"
    CREATE = "create"
    LAB = "lab"

    @property
    def title(self) -> str:
        """The translated name, with a mnemonic for menus."""
        return {
            Activity.PLAY: tr("&Play"),
            Activity.EVOLVE: tr("&Evolve"),
            Activity.CREATE: tr("&Create"),
            Activity.LAB: tr("&Lab"),
        }[self]
