"""Entry point of `python -m sudoku_desktop.cli`."""

import sys

from sudoku_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
