"""`sudoku-cli operators`: list, check and allow the user's own operators (docs/operators.md)."""

import argparse
from pathlib import Path

from sudoku_desktop.cli.arguments import Commands
from sudoku_desktop.cli.output import DONE, BadInputError, say
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.parameter import written
from sudoku_desktop.services.own_operators import OperatorFile, OwnOperators


def add(commands: Commands) -> None:
    operators = commands.add_parser(
        "operators",
        help="list, check and allow operators of your own",
        description="Operators of your own are Python functions in files (docs/operators.md). Without a command, list "
        "the files of your folder of operators. A file is run only if you have allowed it.",
    )
    operators.set_defaults(run=list_files)
    what = operators.add_subparsers(metavar="WHAT")
    check = what.add_parser("check", help="run the code of a file, and check its operators")
    check.add_argument("file", type=Path, metavar="FILE")
    check.set_defaults(run=check_file)
    allow = what.add_parser("allow", help="check a file, put it into your folder, and allow it to be run from now on")
    allow.add_argument("file", type=Path, metavar="FILE")
    allow.set_defaults(run=allow_file)


def list_files(options: argparse.Namespace) -> int:
    """List the files in the user's folder of operators with their operators."""
    own = OwnOperators()
    files = list(own.files())
    for file in files:
        if not file.is_allowed:
            say(f"{file.path.name}: not allowed; allow it with `sudoku-cli operators allow {file.path}`")
            continue
        say(file.path.name)
        for kind in file.run():
            _say_kind(kind)
    if not files:
        say(f"There are no files in {own.folder}.")
    return DONE


def check_file(options: argparse.Namespace) -> int:
    """Run a file of operators, and list the operators that it defines."""
    for kind in _checked(OwnOperators().file(options.file)):
        _say_kind(kind)
    return DONE


def allow_file(options: argparse.Namespace) -> int:
    """Check a file of operators, and allow it to be run."""
    own = OwnOperators()
    file = own.file(options.file)
    kinds = _checked(file)
    allowed = own.allow(file)
    for kind in kinds:
        _say_kind(kind)
    say(f"Allowed: {allowed.path}")
    return DONE


def _checked(file: OperatorFile) -> tuple[type[Part], ...]:
    kinds = file.run()
    if not kinds:
        raise BadInputError(f"{file.path} defines no operators; decorate a function with @sd.mutation(…) or the like")
    return kinds


def _say_kind(kind: type[Part]) -> None:
    say(f"  {kind.group.lower()}={kind.__name__}  {(kind.__doc__ or '').splitlines()[0]}")
    for name, parameter in kind.declared():
        value = written(parameter.default)
        say(f"    {kind.group.lower()}.{name}={value}  ({parameter.accepted}) {parameter.help}".rstrip())
