"""What Qt needs before it knows a font, for programs that open no window."""

import sys
from functools import cache

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication


@cache
def ensure_application() -> QCoreApplication:
    """The application there is, or a new one that needs no display; to be called by the main thread."""
    # On Windows only the native platform knows the system's fonts, and there is always a display.
    platform = [] if sys.platform == "win32" else ["-platform", "offscreen"]
    return QGuiApplication.instance() or QGuiApplication(["sudoku-cli", *platform])
