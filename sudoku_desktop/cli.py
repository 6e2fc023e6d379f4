"""`sudoku-cli`: solve and check puzzles, and list the algorithms, without a window.

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
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from sudoku_desktop import __version__
from sudoku_desktop.board import ORDERS, CellCountError, Puzzle, grid_of_any_order
from sudoku_desktop.board.formats import FileTextError, read_puzzles
from sudoku_desktop.board.parsing import BLANK_SYMBOLS
from sudoku_desktop.evolution.algorithm import Algorithm, Setting
from sudoku_desktop.evolution.budget import DEFAULT_BUDGET, Budget
from sudoku_desktop.evolution.preset_file import read_preset
from sudoku_desktop.evolution.presets import DEFAULT, PRESETS, preset
from sudoku_desktop.services.own_presets import OwnPresets

if TYPE_CHECKING:
    from sudoku_desktop.services.solving import Result

CELLS_HELP = "81 cells, or 16, 256 or 625 for other sizes (blanks 0 . * _ x -), or a file with puzzles"
SMALLEST_GRID, LARGEST_OPTION = 16, 80
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
    is_small_grid = len(argument) >= SMALLEST_GRID and set(argument) <= {*BLANK_SYMBOLS, *"1234 |\t\n"}
    is_puzzle = argument.startswith("-") and (is_small_grid or len(argument) > LARGEST_OPTION)
    return argument.replace("-", ".") if is_puzzle else argument


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="sudoku-cli", description="Solve Sudoku with genetic algorithms, and check puzzles exactly.")
    parser.add_argument("--version", action="version", version=f"Sudoku Desktop {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    solve = commands.add_parser(
        "solve",
        help="solve puzzles by evolution",
        description="Solve by evolution. Exit status: 0 all solved, 1 not all, 2 bad input.",
    )
    solve.add_argument("puzzle", nargs="?", metavar="PUZZLE|FILE", help=CELLS_HELP)
    solve.add_argument(
        "--algorithm",
        default=DEFAULT.name,
        metavar="NAME|FILE",
        help="one of `sudoku-cli algorithms`, your own among them, or a preset file (.json); default: %(default)s",
    )
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
    check.add_argument("puzzle", metavar="PUZZLE|FILE", help=CELLS_HELP)
    check.add_argument("--json", action="store_true", help="one JSON object a puzzle; solutions: 2 means several")
    check.set_defaults(run=_check)

    algorithms = commands.add_parser(
        "algorithms",
        help="list the algorithms and what can be set in them",
        description="List the algorithms, yours too, with every setting that `solve --set` takes.",
    )
    algorithms.add_argument("--json", action="store_true", help="one JSON object an algorithm on a line of its own")
    algorithms.set_defaults(run=_algorithms)

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
            return read_puzzles(path, ORDERS)
    except FileTextError as error:
        raise BadInputError(f"{argument}: {error}") from None
    except OSError as error:
        raise BadInputError(f"cannot read {argument}: {error.strerror or error}") from None
    try:
        return (Puzzle(grid_of_any_order(argument)),)
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
        algorithm = _algorithm(options.algorithm).with_texts(dict(map(_name_and_value, options.set)))
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

    try:
        for givens in {puzzle.givens.order: puzzle.givens for puzzle in reversed(puzzles)}.values():
            load_kernels(algorithm, givens)
    except ValueError as error:
        raise BadInputError(str(error)) from None
    all_solved = True
    for puzzle in puzzles:
        for run in range(options.runs):
            try:
                with RunProgress(budget, algorithm.fitness, puzzle.givens.order) as progress:
                    result = solve(algorithm, puzzle.givens, seed + run, budget, progress.show)
            except ValueError as error:
                raise BadInputError(str(error)) from None
            all_solved &= result.solved
            solved_fitness = algorithm.fitness.optimum(puzzle.givens.order)
            told = json.dumps(result.as_json_object()) if options.json else _sentence(result, solved_fitness)
            print(told, flush=True)
    return SOLVED if all_solved else NOT_SOLVED


def _algorithm(name: str) -> Algorithm:
    """The preset of this name, the program's before the person's own, or the one in this file; raises ValueError."""
    if name in {each.name for each in PRESETS}:
        return preset(name)
    if not (os.sep in name or name.lower().endswith(".json")):
        own = {each.name: each for each in _own_presets()}
        if name not in own:
            names = ", ".join([*(each.name for each in PRESETS), *own])
            raise BadInputError(f"there is no algorithm {name!r}; there are {names}")
        return own[name]
    try:
        return read_preset(Path(name))
    except FileNotFoundError:
        raise BadInputError(f"there is no file {name}") from None
    except OSError as error:
        raise BadInputError(f"cannot read {name}: {error.strerror or error}") from None
    except ValueError as error:
        raise BadInputError(f"{name}: {error}") from None


def _own_presets() -> tuple[Algorithm, ...]:
    """What the person has saved in the window; a line to standard error for each file that makes no sense."""
    own = OwnPresets()
    for each in own.unreadable:
        reason = (isinstance(each.reason, OSError) and each.reason.strerror) or each.reason
        print("sudoku-cli: passed over", " ".join(f"{each.path}: {reason}".split()), file=sys.stderr)
    return own.presets


def _name_and_value(setting: str) -> tuple[str, str]:
    name, equals, value = setting.partition("=")
    if not equals:
        raise BadInputError(f"--set needs NAME=VALUE, got {setting!r}")
    return name, value


def _sentence(result: Result, solved_fitness: float) -> str:
    figures = (
        f"{result.generations:,} generations, {result.trials:,} trials, {result.restarts:,} restarts, "
        f"{result.seconds:.2f} s, {result.trials_per_second / 1e6:.2f} million trials/s, seed {result.seed}"
    )
    if result.solved:
        return f"{result.solution}\nsolved: {figures}"
    missing = "1 digit is" if result.common_cost == 1 else f"{result.common_cost:,} digits are"
    fitness = f"fitness {result.best_fitness:g} ({solved_fitness:g} is solved)"
    return f"not solved: {missing} missing in rows, columns and boxes; {fitness}; {figures}"


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


def _algorithms(options: argparse.Namespace) -> int:
    own = _own_presets()
    if options.json:
        for each in (*PRESETS, *own):
            print(json.dumps(_as_json_object(each, is_own=each in own)))
    else:
        heading = ["Your own"] if own else []
        print("\n\n".join([*map(_in_words, PRESETS), *heading, *map(_in_words, own)]))
    return SOLVED


def _as_json_object(algorithm: Algorithm, *, is_own: bool) -> dict[str, object]:
    """What the algorithm is, and every setting that it has, under the name that --set takes."""
    texts = {name: getattr(algorithm, name) for name in ("name", "title", "authors", "year", "source", "sentence")}
    parameters = [_setting_as_json_object(setting) for setting in algorithm.settings()]
    return texts | {"own": is_own, "parameters": parameters}


def _setting_as_json_object(setting: Setting) -> dict[str, object]:
    """One setting; `default` is the algorithm's own value, and a choice has `choices` in place of bounds."""
    parameter = setting.parameter
    bounds: dict[str, object] = {"minimum": parameter.minimum, "maximum": parameter.maximum}
    if parameter.choices:
        bounds = {"choices": [choice.value for choice in parameter.choices]}
    return {
        "name": setting.name,
        "group": setting.group,
        "label": parameter.label,
        "default": setting.value.value if isinstance(setting.value, Enum) else setting.value,
        **bounds,
        "unit": parameter.unit,
        "help": parameter.help,
    }


def _in_words(algorithm: Algorithm) -> str:
    """A paragraph for people: the name, what it is, and a line a setting."""
    by_whom = f"{algorithm.authors}, {algorithm.year}" if algorithm.authors else str(algorithm.year)
    texts = (f"{algorithm.title}: {algorithm.sentence}", by_whom, algorithm.source)
    lines = [algorithm.name, *(f"  {text}" for text in texts if text)]
    for setting in algorithm.settings():
        parameter = setting.parameter
        if isinstance(setting.value, Enum):
            value, may_be = setting.value.value, " | ".join(str(choice.value) for choice in parameter.choices)
        else:
            value, may_be = f"{setting.value:.12g}", f"{parameter.minimum:.12g} to {parameter.maximum:.12g}"
        unit = f" {parameter.unit}" if parameter.unit else ""
        lines.append(f"    {setting.name}={value}  ({may_be}{unit}) {parameter.help}")
    return "\n".join(lines)


def _compile(options: argparse.Namespace) -> int:
    print("Compiling the kernels (once; up to a minute) ...", flush=True)

    from sudoku_desktop.services.warm_up import warm_up  # loads the compiler

    for name, seconds in warm_up():
        print(f"  {name}: {seconds:.1f} s", flush=True)
    return SOLVED


if __name__ == "__main__":
    sys.exit(main())
