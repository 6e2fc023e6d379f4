"""`sudoku-cli compile`: compile the kernels in advance."""

import argparse
import signal

from sudoku_desktop.cli.arguments import Commands
from sudoku_desktop.cli.output import DONE, NOT_DONE, complain, say
from sudoku_desktop.services.compilation import TITLES, CompilationError, compile_parts, why_not_kept


def add(commands: Commands) -> None:
    compile_ = commands.add_parser("compile", help="compile the kernels now, so that nothing waits for it later")
    compile_.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Compile the kernels and print the seconds for each part."""
    reason = why_not_kept()
    if reason is not None:
        complain(f"compiled kernels would not be kept, because {reason}")
        return NOT_DONE
    # the child processes that compile must be terminated, too
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    say("Compiling the kernels (once; about half a minute) ...")
    try:
        for part, seconds in compile_parts():
            say(f"  {TITLES[part]}: {seconds:.1f} s")
    except CompilationError as error:
        complain(f"the kernels could not be compiled: {error.sentence}")
        return NOT_DONE
    return DONE
