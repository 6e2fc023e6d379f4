"""Which algorithm is meant: one of the program's, one's own, or a file's."""

import os
from pathlib import Path

from sudoku_desktop.cli.output import complain
from sudoku_desktop.cli.statuses import BadInputError
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.preset_file import read_preset
from sudoku_desktop.evolution.presets import PRESETS, preset
from sudoku_desktop.services.own_presets import OwnPresets

ALGORITHM_HELP = "one of `sudoku-cli algorithms`, your own among them, or a preset file (.json); default: %(default)s"


def algorithm_named(name: str) -> Algorithm:
    """The preset of this name, the program's before the person's own, or the one in this file; raises ValueError."""
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
    """What the person has saved in the window; a line to standard error for each file that makes no sense."""
    own = OwnPresets()
    for each in own.unreadable:
        reason = (isinstance(each.reason, OSError) and each.reason.strerror) or each.reason
        complain(f"passed over {each.path}: {reason}")
    return own.presets
