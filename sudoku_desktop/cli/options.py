"""Command-line options built from declared parameters."""

import argparse
from collections.abc import Mapping
from typing import TypeVar

from sudoku_desktop.parameter import Parametrised, written

Options = TypeVar("Options", bound=Parametrised)


def add_options(
    parser: argparse.ArgumentParser, kind: type[Parametrised], aliases: Mapping[str, str] | None = None
) -> None:
    """Add an option for every parameter of `kind` that has a name on the command line.

    `aliases` maps alternative spellings of values to those of the declarations. An option that is not given sets no
    attribute, so that `options_from` uses the default.
    """
    spelled = aliases or {}
    for name, parameter in kind.declared():
        if not parameter.option:
            continue
        help_text = parameter.help.replace("%", "%%")
        if parameter.is_flag:
            flag = f"--no-{parameter.option}" if parameter.default else f"--{parameter.option}"
            action = "store_false" if parameter.default else "store_true"
            help_text = f"Leave out: {help_text}" if parameter.default else help_text
            parser.add_argument(flag, dest=name, action=action, default=argparse.SUPPRESS, help=help_text)
            continue
        if parameter.default != "":
            help_text += f" Default: {written(parameter.default)}."
        parser.add_argument(
            f"--{parameter.option}",
            dest=name,
            type=lambda text: spelled.get(text, text),
            choices=[written(choice) for choice in parameter.choices] or None,
            metavar=None if parameter.choices else parameter.option.upper(),
            default=argparse.SUPPRESS,
            help=help_text,
        )


def options_from(given: argparse.Namespace, kind: type[Options], **others: object) -> Options:
    """Return the options that the command line gave, with defaults for the rest; raises ProblemError.

    `others` are values of fields that are not declared parameters.
    """
    values = {
        name: parameter.parse(value) if isinstance(value := getattr(given, name), str) else value
        for name, parameter in kind.declared()
        if parameter.option and name in given
    }
    return kind(**values, **others)
