"""`sudoku-cli`: solve and check puzzles without a window.

Exit status: 0 solved (check: exactly one solution), 1 not solved (check: none or several), 2 bad input.
Imports that compile wait until a command needs them, so that `--help` answers at once.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from sudoku_desktop import __version__
from sudoku_desktop.board import CellCountError, Grid, Puzzle, geometry
from sudoku_desktop.board.formats import FileTextError, read_puzzles
from sudoku_desktop.evolution.budget import DEFAULT_BUDGET, Budget
from sudoku_desktop.evolution.presets import DEFAULT, preset

if TYPE_CHECKING:
    from sudoku_desktop.services.solving import Result

CELLS = geometry(3).cell_count
SOLVED, NOT_SOLVED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


class BadInputError(Exception):
    """What the person should change, in one line."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        options = _parser().parse_args([_dashes_as_dots(argument) for argument in given])
        status: int = options.run(options)
        sys.stdout.flush()
    except BadInputError as error:
        print("sudoku-cli:", " ".join(str(error).split()), file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # the reader of a pipe has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOT_SOLVED
    except KeyboardInterrupt:
        print("sudoku-cli: stopped", file=sys.stderr)
        return INTERRUPTED
    return status


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, as every other bad input does."""

    def error(self, message: str) -> NoReturn:
        """Raise instead of printing the usage."""
        raise BadInputError(f"{message} (try {self.prog} --help)")


def _dashes_as_dots(argument: str) -> str:
    """A puzzle that writes its blanks as dashes must not be taken for an option."""
    return argument.replace("-", ".") if argument.startswith("-") and len(argument) >= CELLS else argument


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="sudoku-cli", description="Solve Sudoku with genetic algorithms, and check puzzles exactly.")
    parser.add_argument("--version", action="version", version=f"Sudoku Desktop {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    solve = commands.add_parser(
        "solve",
        help="solve puzzles by evolution",
        description="Solve by evolution. Exit status: 0 all solved, 1 not all, 2 bad input.",
    )
    solve.add_argument(
        "puzzle", nargs="?", metavar="PUZZLE|FILE", help="81 cells (blanks 0 . * _ x -) or a file with puzzles"
    )
    solve.add_argument("--algorithm", default=DEFAULT.name, metavar="NAME", help="default: %(default)s")
    solve.add_argument("--seed", type=_count, metavar="N", help="of the first run, the next is N + 1; default: random")
    solve.add_argument("--runs", type=_positive, default=1, metavar="N", help="runs a puzzle, each with its own seed")
    solve.add_argument(
        "--max-generations",
        type=_count,
        metavar="N",
        help=f"give up after so many; default: {DEFAULT_BUDGET.generations:,} unless --max-trials is given",
    )
    solve.add_argument("--max-trials", type=_count, metavar="N", help="give up after so many chromosomes")
    solve.add_argument(
        "--set",
        action="extend",
        nargs="+",
        default=[],
        metavar="NAME=VALUE",
        help="change settings, e.g. population=50 restart.after=5000",
    )
    solve.add_argument("--json", action="store_true", help="one JSON object a run on a line of its own")
    solve.set_defaults(run=_solve)

    check = commands.add_parser(
        "check",
        help="prove how many solutions puzzles have",
        description="Count solutions exactly. Exit status: 0 exactly one, 1 none or several, 2 bad input.",
    )
    check.add_argument("puzzle", metavar="PUZZLE|FILE", help="81 cells (blanks 0 . * _ x -) or a file with puzzles")
    check.add_argument("--json", action="store_true", help="one JSON object a puzzle; solutions: 2 means several")
    check.set_defaults(run=_check)

    compile_ = commands.add_parser("compile", help="compile the kernels now, so that nothing waits for it later")
    compile_.set_defaults(run=_compile)
    return parser


def _count(text: str) -> int:
    value = int(text) if text.isdecimal() and len(text) < 20 else -1
    if not 0 <= value < 2**63:
        raise argparse.ArgumentTypeError(f"{_shortened(text)!r} is not a whole number from 0 to 2^63 - 1")
    return value


def _positive(text: str) -> int:
    value = _count(text)
    if value == 0:
        raise argparse.ArgumentTypeError("must be at least 1, got 0")
    return value


def _puzzles(argument: str) -> tuple[Puzzle, ...]:
    """The puzzles that an argument writes or names; it is a file if there is one of that name."""
    path = Path(argument)
    try:
        if _names_something(argument):
            if path.is_dir():
                raise BadInputError(f"{argument} is a folder; name a file with puzzles")
            return read_puzzles(path)
    except FileTextError as error:
        raise BadInputError(f"{argument}: {error}") from None
    except OSError as error:
        raise BadInputError(f"cannot read {argument}: {error.strerror or error}") from None
    try:
        return (Puzzle(Grid.from_text(argument)),)
    except CellCountError as error:
        if _looks_like_a_path(argument):
            raise BadInputError(f"there is no file {argument}") from None
        raise BadInputError(f"{error} ({_shortened(argument)!r} is neither a puzzle nor a file)") from None


def _names_something(argument: str) -> bool:
    """Whether there is a file or folder of this name; raises PermissionError where that must not be known."""
    try:
        return bool(argument) and Path(argument).exists()
    except PermissionError:
        raise
    except (OSError, ValueError):  # a drawn grid is too long for a name
        return False


def _looks_like_a_path(argument: str) -> bool:
    return os.sep in argument or Path(argument).suffix.lower() in {".txt", ".sdm", ".sdk", ".ss"}


def _shortened(text: str) -> str:
    return text if len(text) <= 100 else text[:97] + "..."


def _solve(options: argparse.Namespace) -> int:
    if options.puzzle is None and options.set and "=" not in options.set[-1]:
        options.puzzle = options.set.pop()  # --set takes all that follows it, a puzzle at the end too
    if options.puzzle is None:
        raise BadInputError("name a puzzle or a file (try sudoku-cli solve --help)")
    puzzles = _puzzles(options.puzzle)
    try:
        algorithm = preset(options.algorithm).with_texts(dict(map(_name_and_value, options.set)))
    except ValueError as error:
        raise BadInputError(str(error)) from None
    for number, puzzle in enumerate(puzzles, 1):
        conflicts = puzzle.givens.conflicts()
        if conflicts:
            which = f"puzzle {number}: " if len(puzzles) > 1 else ""
            raise BadInputError(f"{which}{conflicts[0]}")
    generations = options.max_generations
    if generations is None and options.max_trials is None:
        generations = DEFAULT_BUDGET.generations
    budget = Budget(generations=generations, trials=options.max_trials)
    seed = secrets.randbits(32) if options.seed is None else options.seed

    from sudoku_desktop.services.progress import RunProgress
    from sudoku_desktop.services.solving import load_kernels, solve  # loads the compiler

    load_kernels(algorithm, puzzles[0].givens)
    all_solved = True
    for puzzle in puzzles:
        for run in range(options.runs):
            with RunProgress(budget) as progress:
                result = solve(algorithm, puzzle.givens, seed + run, budget, progress.show)
            all_solved &= result.solved
            print(json.dumps(result.as_json_object()) if options.json else _sentence(result), flush=True)
    return SOLVED if all_solved else NOT_SOLVED


def _name_and_value(setting: str) -> tuple[str, str]:
    name, equals, value = setting.partition("=")
    if not equals:
        raise BadInputError(f"--set needs NAME=VALUE, got {setting!r}")
    return name, value


def _sentence(result: Result) -> str:
    figures = (
        f"{result.generations:,} generations, {result.trials:,} trials, {result.restarts:,} restarts, "
        f"{result.seconds:.2f} s, {result.trials_per_second / 1e6:.2f} million trials/s, seed {result.seed}"
    )
    if result.solved:
        return f"{result.solution}\nsolved: {figures}"
    return f"not solved: the best chromosome has cost {result.best_cost:g} (0 is solved); {figures}"


def _check(options: argparse.Namespace) -> int:
    puzzles = _puzzles(options.puzzle)

    from sudoku_desktop.exact import prove  # loads the compiler

    proper = True
    for puzzle in puzzles:
        verdict = prove(puzzle.givens)
        proper &= verdict.decided and verdict.solutions == 1
        examples = [grid.to_text() for grid in verdict.examples]
        if options.json:
            answer = {
                "puzzle": puzzle.givens.to_text(),
                "solutions": verdict.solutions if verdict.decided else None,
                "examples": examples,
                "reason": str(verdict.reason) if verdict.reason else None,
            }
            print(json.dumps(answer))
        elif not verdict.decided:
            print("undecided: the search was given up before it was through")
        elif verdict.solutions == 0:
            print(f"no solution: {verdict.reason}")
        else:
            count = "exactly one solution" if verdict.solutions == 1 else "several solutions; two of them"
            print("\n".join([f"{count}:", *examples]))
    return SOLVED if proper else NOT_SOLVED


def _compile(options: argparse.Namespace) -> int:
    print("Compiling the kernels (once; up to a minute) ...", flush=True)

    from sudoku_desktop.services.warm_up import warm_up  # loads the compiler

    for name, seconds in warm_up():
        print(f"  {name}: {seconds:.1f} s", flush=True)
    return SOLVED


if __name__ == "__main__":
    sys.exit(main())
