"""Arguments that several commands share: numbers, puzzles, number of jobs, and algorithms by name or file."""

import argparse
import os
import secrets
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeAlias

from sudoku_desktop.board.puzzle import MAX_SEED
from sudoku_desktop.cli import reading
from sudoku_desktop.cli.output import BadInputError, complain
from sudoku_desktop.cli.reading import shortened
from sudoku_desktop.cli.shapes import add_shape
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.preset_file import from_text, read_preset
from sudoku_desktop.evolution.presets import PRESETS, preset
from sudoku_desktop.services.compilation import core_count
from sudoku_desktop.services.own_presets import OwnPresets

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
MOST_JOBS = 256


def count(text: str) -> int:
    """Parse a whole number from 0 to 2^63 - 1, for seeds and budgets."""
    value = int(text) if text.isdecimal() and len(text) < 20 else -1
    if not 0 <= value <= MAX_SEED:
        raise argparse.ArgumentTypeError(f"{shortened(text)!r} is not a whole number from 0 to 2^63 - 1")
    return value


def positive(text: str) -> int:
    """Parse a whole number of at least 1."""
    value = count(text)
    if value == 0:
        raise argparse.ArgumentTypeError("must be at least 1, got 0")
    return value


def up_to(most: int) -> Callable[[str], int]:
    """Return a parser of whole numbers from 1 to `most`."""

    def parse(text: str) -> int:
        value = positive(text)
        if value > most:
            raise argparse.ArgumentTypeError(f"must lie between 1 and {most:,}, got {value:,}")
        return value

    return parse


def add_json(parser: argparse.ArgumentParser, of: str = "a puzzle", more: str = " on a line of its own") -> None:
    parser.add_argument("--json", action="store_true", help=f"one JSON object {of}{more}")


def in_a_folder(text: str) -> Path:
    """Parse the path of an output file, whose folder must exist."""
    path = Path(text)
    if not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {path.parent}")
    return path


def refuse(options: argparse.Namespace, names: Iterable[str], reason: str) -> None:
    """Raise BadInputError if an option of these was given, such as "--seed is for the runs of --evolution N"."""
    for name in names:
        if getattr(options, name) not in (None, (), []):
            raise BadInputError(f"--{name.replace('_', '-')} {reason}")


def first_seed(given: int | None, count: int) -> int:
    """Return the first of `count` consecutive seeds: `given`, or a random seed when `given` is None."""
    if given is None:
        return secrets.randbits(32)
    if given > MAX_SEED - (count - 1):
        raise BadInputError(f"--seed {given} is too large: the last of {count:,} seeds would be above 2^63 - 1")
    return given


def add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs",
        type=up_to(MOST_JOBS),
        default=core_count(),
        metavar="N",
        help="how many to work on at a time; the answers are the same; default: one a core",
    )


def add_puzzle(parser: argparse.ArgumentParser, **how: Any) -> None:
    parser.add_argument("puzzle", metavar="PUZZLE|FILE|-", help=reading.HELP, **how)
    add_shape(parser)
    reading.add_symbols(parser)


def add_algorithm(parser: argparse.ArgumentParser, default: Algorithm, purpose: str = "") -> None:
    """Add `--algorithm`, with the default None; `purpose` begins its help text."""
    help_text = (
        f"{purpose}one of `sudoku-cli algorithms`, your own among them, or a preset file (.json); "
        f"default: {default.name}"
    )
    parser.add_argument("--algorithm", metavar="NAME|FILE", help=help_text)


def add_seed(parser: argparse.ArgumentParser, what: str) -> None:
    """Add `--seed`, the seed of the first of several items, with the default None; `what` names the items."""
    help_text = f"of the first {what}, the next is N + 1; default: random"
    parser.add_argument("--seed", type=count, metavar="N", help=help_text)


def algorithm_named(name: str) -> Algorithm:
    """Return a preset by its name or file; raises ValueError.

    Built-in presets take precedence over the user's own. A `name` that begins with a brace is itself the text of a
    preset file.
    """
    if name.lstrip().startswith("{"):
        return from_text(name)
    if name in {each.name for each in PRESETS}:
        return preset(name)
    if not (os.sep in name or name.lower().endswith(".json")):
        own = {each.name: each for each in own_presets()}
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


def own_presets() -> tuple[Algorithm, ...]:
    """Return the presets that the user saved in the window; each unreadable file is reported on standard error."""
    own = OwnPresets()
    for each in own.unreadable:
        reason = (isinstance(each.reason, OSError) and each.reason.strerror) or each.reason
        complain(f"passed over {each.path}: {reason}")
    return own.presets
