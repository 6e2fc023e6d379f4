"""The published algorithms, one paper a file."""

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.presets.mantere_koljonen_2007 import MANTERE_KOLJONEN_2007

PRESETS: tuple[Algorithm, ...] = (MANTERE_KOLJONEN_2007,)
DEFAULT = MANTERE_KOLJONEN_2007

_BY_NAME = {preset.name: preset for preset in PRESETS}


def preset(name: str) -> Algorithm:
    """The preset of this name; raises ValueError, which lists the names there are."""
    if name not in _BY_NAME:
        raise ValueError(f"there is no algorithm {name!r}; there are {', '.join(_BY_NAME)}")
    return _BY_NAME[name]
