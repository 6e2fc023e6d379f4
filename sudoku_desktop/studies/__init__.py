"""Studies: sets of runs that are declared, executed, compared with published figures, tuned and reported.

The runs themselves, their archive and their statistics are in `sudoku_desktop.trials`, whose public names can also be
imported from here.
"""

from typing import TYPE_CHECKING

from sudoku_desktop.lazy import lazy_getattr

if TYPE_CHECKING:
    from sudoku_desktop.studies.commands import command_of, label_of
    from sudoku_desktop.studies.declaration import (
        Comparison,
        RacingRules,
        Study,
        built_in_studies,
        read_study,
        study_of,
    )
    from sudoku_desktop.studies.differences import Difference, differences_of
    from sudoku_desktop.studies.groups import Group, groups_of
    from sudoku_desktop.studies.running import Progress, StudyRun
    from sudoku_desktop.trials.archive import Archive, Query
    from sudoku_desktop.trials.records import Ending, KeptRun, MadeRun, Outcome, Trial
    from sudoku_desktop.trials.statistics import Estimate, Sample, Steps
else:
    __getattr__ = lazy_getattr(
        __name__,
        "commands",
        "declaration",
        "differences",
        "groups",
        "running",
        *(".trials." + each for each in ("archive", "records", "statistics")),
    )

__all__ = [
    "Archive",
    "Comparison",
    "Difference",
    "Ending",
    "Estimate",
    "Group",
    "KeptRun",
    "MadeRun",
    "Outcome",
    "Progress",
    "Query",
    "RacingRules",
    "Sample",
    "Steps",
    "Study",
    "StudyRun",
    "Trial",
    "built_in_studies",
    "command_of",
    "differences_of",
    "groups_of",
    "label_of",
    "read_study",
    "study_of",
]
