"""The application object that Qt needs for fonts and charts, in programs without a window."""

import sys
from functools import cache

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication


@cache
def ensure_application() -> QCoreApplication:
    """Return the existing Qt application, or create one that needs no display; must be called in the main thread."""
    # On Windows only the native platform knows the system's fonts, and there is always a display.
    platform = [] if sys.platform == "win32" else ["-platform", "offscreen"]
    return QApplication.instance() or QApplication(["sudoku-cli", *platform])
