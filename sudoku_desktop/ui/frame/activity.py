"""The four activities of the window."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication


class Activity(Enum):
    """An activity of the window, with its tab in the header."""

    PLAY = "play"
    EVOLVE = "evolve"
    CREATE = "create"
    LAB = "lab"

    @property
    def title(self) -> str:
        """The translated name, with a mnemonic for menus."""
        translate = QCoreApplication.translate
        return {
            Activity.PLAY: translate("Activity", "&Play"),
            Activity.EVOLVE: translate("Activity", "&Evolve"),
            Activity.CREATE: translate("Activity", "&Create"),
            Activity.LAB: translate("Activity", "&Lab"),
        }[self]
