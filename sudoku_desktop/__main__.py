"""`python -m sudoku_desktop`: the window."""

import gc
import os
import sys

from sudoku_desktop.qt_libraries import platforms_wanted, what_is_missing


def main() -> int:
    """Start the window; Qt's system libraries may be missing, which deserves a sentence."""
    gc.disable()  # a start makes many objects and hardly any garbage; the window collects it once it is there
    try:
        from sudoku_desktop.ui.app import main as run
    except ImportError as error:
        reason = what_is_missing(platforms_wanted(os.environ)) or f"Qt cannot be loaded: {error}."
        print(f"sudoku-desktop: {reason}", file=sys.stderr)
        return 1
    return run()


if __name__ == "__main__":
    sys.exit(main())
