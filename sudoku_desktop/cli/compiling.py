"""`sudoku-cli compile`: compile the kernels once, before anybody waits for them."""

from __future__ import annotations

import argparse

from sudoku_desktop.cli.arguments import Commands
from sudoku_desktop.cli.statuses import DONE


def add(commands: Commands) -> None:
    """Declare the command."""
    compile_ = commands.add_parser("compile", help="compile the kernels now, so that nothing waits for it later")
    compile_.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Compile, and tell how long each part took."""
    print("Compiling the kernels (once; a minute or two) ...", flush=True)

    from sudoku_desktop.services.warm_up import warm_up  # loads the compiler

    for name, seconds in warm_up():
        print(f"  {name}: {seconds:.1f} s", flush=True)
    return DONE
