"""The laboratory: runs that are kept, statistics of them, and studies, which are declared sets of runs.

Vocabulary: a `Trial` is a run that is wanted, all that decides what happens in it (people are told of runs, since
`trials` count chromosomes); its *outcome* is how it ended. In statistics a run that was not solved is *censored*: it
would have taken longer than it was given.
"""

from typing import TYPE_CHECKING

from sudoku_desktop.lazy import lazy_getattr

if TYPE_CHECKING:
    from sudoku_desktop.studies.archive import Archive, Query
    from sudoku_desktop.studies.commands import command_of, label_of
    from sudoku_desktop.studies.declaration import Comparison, Racing, Study, built_in_studies, read_study, study_of
    from sudoku_desktop.studies.records import Ending, KeptRun, MadeRun, Outcome, Trial
    from sudoku_desktop.studies.running import Progress, StudyRun
    from sudoku_desktop.studies.statistics import Estimate, Sample, Steps
else:
    __getattr__ = lazy_getattr(__name__, "archive", "commands", "declaration", "records", "running", "statistics")

__all__ = [
    "Archive",
    "Comparison",
    "Ending",
    "Estimate",
    "KeptRun",
    "MadeRun",
    "Outcome",
    "Progress",
    "Query",
    "Racing",
    "Sample",
    "Steps",
    "Study",
    "StudyRun",
    "Trial",
    "built_in_studies",
    "command_of",
    "label_of",
    "read_study",
    "study_of",
]
