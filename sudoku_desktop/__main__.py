"""`python -m sudoku_desktop`: the window."""

import gc
import os
import sys

from sudoku_desktop.qt_libraries import platforms_wanted, what_is_missing

NEW_OBJECTS = 50_000
"""Between two looks of Python's garbage collector; at its 700 a start takes a twelfth longer."""


def main() -> int:
    """Start the window; Qt's system libraries may be missing, which deserves a sentence."""
    gc.set_threshold(NEW_OBJECTS)
    try:
        from sudoku_desktop.ui.app import main as run
    except ImportError as error:
        reason = what_is_missing(platforms_wanted(os.environ)) or f"Qt cannot be loaded: {error}."
        print(f"sudoku-desktop: {reason}", file=sys.stderr)
        return 1
    return run()


if __name__ == "__main__":
    sys.exit(main())
