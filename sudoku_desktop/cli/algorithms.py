"""`sudoku-cli algorithms`: list the algorithms with all their settings."""

import argparse
import json

from sudoku_desktop.cli.arguments import Commands, add_json, own_presets
from sudoku_desktop.cli.output import DONE, say
from sudoku_desktop.evolution.algorithm import Algorithm, Setting
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.parameter import stored_value, written


def add(commands: Commands) -> None:
    algorithms = commands.add_parser(
        "algorithms",
        help="list the algorithms and what can be set in them",
        description="List the algorithms, yours too, with every setting that `solve --set` takes.",
    )
    add_json(algorithms, "an algorithm")
    algorithms.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """List the built-in presets, then the user's own presets."""
    own = own_presets()
    if options.json:
        for each in (*PRESETS, *own):
            say(json.dumps(_as_json_object(each, is_own=each in own)))
    else:
        heading = ["Your own"] if own else []
        say("\n\n".join([*map(_in_words, PRESETS), *heading, *map(_in_words, own)]))
    return DONE


def _as_json_object(algorithm: Algorithm, *, is_own: bool) -> dict[str, object]:
    """Return the description of an algorithm and all its settings, under the names that `--set` takes."""
    texts = {name: getattr(algorithm, name) for name in ("name", "title", "authors", "year", "source", "sentence")}
    parameters = [_setting_as_json_object(setting) for setting in algorithm.settings()]
    return texts | {"own": is_own, "parameters": parameters}


def _setting_as_json_object(setting: Setting) -> dict[str, object]:
    """Return the description of a setting.

    `default` is the algorithm's value; enumerations have `choices`, not bounds.
    """
    parameter = setting.parameter
    bounds: dict[str, object] = {"minimum": parameter.minimum, "maximum": parameter.maximum}
    if parameter.choices:
        bounds = {"choices": [*map(stored_value, parameter.choices)]}
    return {
        "name": setting.name,
        "group": setting.group,
        "label": parameter.label,
        "default": stored_value(setting.value),
        **bounds,
        "unit": parameter.unit,
        "help": parameter.help,
    }


def _in_words(algorithm: Algorithm) -> str:
    """Return a paragraph of text: name, description and one line for each setting."""
    by_whom = f"{algorithm.authors}, {algorithm.year}" if algorithm.authors else str(algorithm.year)
    texts = (f"{algorithm.title}: {algorithm.sentence}", by_whom, algorithm.source)
    lines = [algorithm.name, *(f"  {text}" for text in texts if text)]
    for setting in algorithm.settings():
        parameter = setting.parameter
        value = written(setting.value) if parameter.choices else f"{setting.value:.12g}"
        unit = f" {parameter.unit}" if parameter.unit else ""
        lines.append(f"    {setting.name}={value}  ({parameter.accepted}{unit}) {parameter.help}")
    return "\n".join(lines)
