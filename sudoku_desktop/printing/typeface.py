"""The typeface that comes with the program, for paper and for the window's board; see resources/fonts/README.txt."""

import threading
from collections.abc import Callable
from functools import cache, lru_cache, wraps
from typing import Any, TypeVar, cast

from PySide6.QtGui import QFontDatabase, QGuiApplication

from sudoku_desktop.assets import resource

FILES = ("SudokuDesktopSans-Regular.ttf", "SudokuDesktopSans-Bold.ttf", "SudokuDesktopSans-Italic.ttf")
"""The italic has digits and capitals alone: a player's entries are set in it."""
KIN = "IBM Plex Sans, sans-serif"
"""What comes nearest to it where it is not, in the words of a style sheet."""


F = TypeVar("F", bound=Callable[..., Any])


def cached_by_thread(most: int) -> Callable[[F], F]:
    """As `lru_cache`, of each thread for itself: of what holds fonts.

    Qt keeps their faces by thread and forgets them as it ends; whoever drew with them then made the program crash.
    """

    def decorate(make: F) -> F:
        own = threading.local()

        @wraps(make)
        def cached(*asked: Any, **named: Any) -> Any:
            if not hasattr(own, "made"):
                own.made = lru_cache(maxsize=most)(make)
            return own.made(*asked, **named)

        return cast("F", cached)

    return decorate


@cache
def own_family() -> str:
    """Its name, or the application's family where Qt cannot read it; raises FileNotFoundError.

    A QGuiApplication must exist; any thread may ask.
    """
    loaded = [QFontDatabase.addApplicationFont(str(resource("fonts", file))) for file in FILES]
    families = QFontDatabase.applicationFontFamilies(loaded[0])
    return families[0] if families else QGuiApplication.font().family()
