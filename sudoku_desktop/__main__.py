"""Entry point of `python -m sudoku_desktop`, which opens the window."""

import gc
import os
import sys

from sudoku_desktop.qt_libraries import missing_libraries_message, requested_platforms

INTERRUPTED = 130


def main() -> int:
    """Start the window and return the exit code; explain on stderr when a Qt system library is missing."""
    gc.disable()  # start-up creates many objects and little garbage; the window collects it later
    try:
        from sudoku_desktop.ui.app import main as run

        return run()
    except KeyboardInterrupt:  # Ctrl+C in the terminal, before the window handles it
        return INTERRUPTED
    except ImportError as error:
        reason = missing_libraries_message(requested_platforms(os.environ)) or f"Qt cannot be loaded: {error}."
        print(f"sudoku-desktop: {reason}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
