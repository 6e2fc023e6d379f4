"""`python -m sudoku_desktop`: the window."""

import sys


def main() -> int:
    """Start the window; Qt's system libraries may be missing, which deserves a sentence."""
    try:
        from sudoku_desktop.ui.app import main as run
    except ImportError as error:
        print(
            f"sudoku-desktop: Qt cannot be loaded: {error}. On Debian, `make setup` installs what is missing.",
            file=sys.stderr,
        )
        return 1
    return run()


if __name__ == "__main__":
    sys.exit(main())
