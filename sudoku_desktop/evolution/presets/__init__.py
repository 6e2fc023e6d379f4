"""The built-in algorithms: one module for each published paper, and the program's own."""

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.presets.constructive_2026 import CONSTRUCTIVE_2026
from sudoku_desktop.evolution.presets.gerges_2018 import GERGES_2018
from sudoku_desktop.evolution.presets.gold_2005 import GOLD_2005
from sudoku_desktop.evolution.presets.mantere_koljonen_2007 import MANTERE_KOLJONEN_2007
from sudoku_desktop.evolution.presets.random_construction import RANDOM_CONSTRUCTION
from sudoku_desktop.evolution.presets.sharma_bhartiya_2020 import SHARMA_BHARTIYA_2020
from sudoku_desktop.evolution.presets.team_209 import TEAM_209

PUBLISHED: tuple[Algorithm, ...] = (
    MANTERE_KOLJONEN_2007,
    GERGES_2018,
    SHARMA_BHARTIYA_2020,
    TEAM_209,
    GOLD_2005,
)
OURS: tuple[Algorithm, ...] = (CONSTRUCTIVE_2026, RANDOM_CONSTRUCTION)
PRESETS = (*PUBLISHED, *OURS)
DEFAULT = CONSTRUCTIVE_2026
"""Default algorithm of the command line, which solves immediately."""
TO_WATCH = MANTERE_KOLJONEN_2007
"""Default algorithm of the window; its evolution takes long enough to be watched."""

_BY_NAME = {preset.name: preset for preset in PRESETS}


def preset(name: str) -> Algorithm:
    """Return the preset with this name; raise ValueError with the list of names."""
    if name not in _BY_NAME:
        raise ValueError(f"there is no algorithm {name!r}; there are {', '.join(_BY_NAME)}")
    return _BY_NAME[name]
