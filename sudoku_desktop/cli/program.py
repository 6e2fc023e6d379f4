"""Entry point of `sudoku-cli`: parse the command line, run a command, and report every error in one line."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from sudoku_desktop import __version__
from sudoku_desktop.board.symbols import BLANK_SYMBOLS
from sudoku_desktop.cli import (
    algorithms,
    benchmark,
    book,
    check,
    compiling,
    explain,
    generate,
    hunt,
    operators,
    output,
    rate,
    read,
    solve,
    study,
)
from sudoku_desktop.cli import print as printing  # the built-in is needed here
from sudoku_desktop.cli.output import BAD_INPUT, DONE, NOT_DONE, BadInputError, OutputError
from sudoku_desktop.sentence import GivenUpError, ProblemError
from sudoku_desktop.services.own_operators import OwnOperators
from sudoku_desktop.services.writing import NotWrittenError

COMMANDS = (
    *(solve, check, rate, explain, generate, hunt, read, printing, book),
    *(study, benchmark, algorithms, operators, compiling),
)
SMALLEST_GRID, LARGEST_OPTION = 16, 80


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; KeyboardInterrupt is not caught."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        output.prepare()
        try:
            options = _parser().parse_args([_dashes_as_dots(argument) for argument in given])
            for problem in OwnOperators().load()[1]:
                output.complain(problem)
            status: int = options.run(options)
            if status == DONE and options.is_incomplete:
                status = NOT_DONE
        finally:
            output.flush()
    except (BadInputError, NotWrittenError, ProblemError) as error:
        output.complain(error)
        return NOT_DONE if isinstance(error, GivenUpError) else BAD_INPUT
    except OutputError as error:
        output.discard_output()
        output.complain(error)
        return NOT_DONE
    except BrokenPipeError:  # the reader closed the pipe, for example `head`
        output.discard_output()
        return NOT_DONE
    return status


class _Parser(argparse.ArgumentParser):
    """Argument parser that reports errors as BadInputError and write failures of its help as OutputError."""

    def error(self, message: str) -> NoReturn:
        """Raise BadInputError instead of printing the usage."""
        raise BadInputError(f"{message} (try {self.prog} --help)")

    def _print_message(self, message: str, file: object = None) -> None:
        """Print help or version; the base class would ignore write errors."""
        output.say(message.rstrip("\n"))


def _dashes_as_dots(argument: str) -> str:
    """Replace dashes by dots in a puzzle, so that blanks written as dashes are not parsed as an option."""
    is_small_grid = len(argument) >= SMALLEST_GRID and set(argument) <= {*BLANK_SYMBOLS, *"1234 |\t\n"}
    is_puzzle = argument.startswith("-") and (is_small_grid or len(argument) > LARGEST_OPTION)
    return argument.replace("-", ".") if is_puzzle else argument


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="sudoku-cli",
        description="Solve Sudoku with genetic algorithms; check, rate, explain, generate, read and print puzzles.",
    )
    parser.set_defaults(is_incomplete=False)
    parser.add_argument("--version", action="version", version=f"Sudoku Desktop {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    return parser
