"""Entry point of both programs of a bundle; the name of the executable decides which one runs.

The program compiles its kernels, makes studies and renders PDFs in processes of its own, `sys.executable -m MODULE …`;
in a bundle `sys.executable` is no Python but one of these programs, so they do as Python does.
"""

import runpy
import sys
from pathlib import Path

WARM_UP = "sudoku_desktop.services.warm_up"
WORKERS = "sudoku_desktop.trials.workers"
PDF = "sudoku_desktop.reading.pdf_process"


def main() -> int:
    """Run the requested program and return the exit status."""
    if sys.argv[1:3] in (["-m", WARM_UP], ["-m", WORKERS], ["-m", PDF]):
        sys.argv = sys.argv[2:]
        runpy.run_module(sys.argv[0], run_name="__main__")
        return 0
    if Path(sys.executable).stem == "sudoku-cli":
        from sudoku_desktop import cli

        return cli.main()
    from sudoku_desktop import __main__ as window

    return window.main()


if __name__ == "__main__":
    sys.exit(main())
