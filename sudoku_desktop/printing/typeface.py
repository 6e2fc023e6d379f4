"""The program's typeface, for paper and for the board in the window; see resources/fonts/README.txt."""

import threading
from collections.abc import Callable
from functools import cache, lru_cache, wraps
from typing import Any, TypeVar, cast

from PySide6.QtGui import QFontDatabase, QGuiApplication

from sudoku_desktop.assets import resource

FILES = ("SudokuDesktopSans-Regular.ttf", "SudokuDesktopSans-Bold.ttf", "SudokuDesktopSans-Italic.ttf")
"""Font files; the italic, used for a player's entries, has digits and capitals only."""
KIN = "IBM Plex Sans, sans-serif"
"""Fallback font families, in CSS syntax."""


F = TypeVar("F", bound=Callable[..., Any])


def cached_by_thread(most: int) -> Callable[[F], F]:
    """Cache results as `lru_cache` does, separately for each thread, for functions that return fonts.

    Qt stores font faces by thread and frees them when the thread ends; fonts shared with other threads then caused
    crashes.
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
    """Return the family name of the typeface, or the application's family if Qt cannot load it.

    Raises FileNotFoundError if a file is missing. A QGuiApplication must exist; any thread may call this.
    """
    loaded = [QFontDatabase.addApplicationFont(str(resource("fonts", file))) for file in FILES]
    families = QFontDatabase.applicationFontFamilies(loaded[0])
    return families[0] if families else QGuiApplication.font().family()
