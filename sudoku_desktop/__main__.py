"""Entry point of `python -m sudoku_desktop`, which opens the window."""

import gc
import os
import sys

from sudoku_desktop.qt_libraries import platforms_wanted, what_is_missing


def main() -> int:
    """Start the window and return the exit code; explain on stderr when a Qt system library is missing."""
    gc.disable()  # start-up creates many objects and little garbage; the window collects it later
    try:
        from sudoku_desktop.ui.app import main as run
    except ImportError as error:
        reason = what_is_missing(platforms_wanted(os.environ)) or f"Qt cannot be loaded: {error}."
        print(f"sudoku-desktop: {reason}", file=sys.stderr)
        return 1
    return run()


if __name__ == "__main__":
    sys.exit(main())
