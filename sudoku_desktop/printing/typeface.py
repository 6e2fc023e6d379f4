"""The typeface that comes with the program, for paper and for the window's board; see resources/fonts/README.txt."""

from functools import cache

from PySide6.QtGui import QFontDatabase, QGuiApplication

from sudoku_desktop.assets import resource

FILES = ("SudokuDesktopSans-Regular.ttf", "SudokuDesktopSans-Bold.ttf", "SudokuDesktopSans-Italic.ttf")
"""The italic has digits and capitals alone: a player's entries are set in it."""
KIN = "IBM Plex Sans, sans-serif"
"""What comes nearest to it where it is not, in the words of a style sheet."""


@cache
def own_family() -> str:
    """Its name, or the application's family where Qt cannot read it; raises FileNotFoundError.

    A QGuiApplication must exist; any thread may ask.
    """
    loaded = [QFontDatabase.addApplicationFont(str(resource("fonts", file))) for file in FILES]
    families = QFontDatabase.applicationFontFamilies(loaded[0])
    return families[0] if families else QGuiApplication.font().family()
