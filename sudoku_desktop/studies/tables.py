"""Runs as tables for pandas and Arrow, which are imported when they are used (the extra "data")."""

from __future__ import annotations

import io
from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from sudoku_desktop import __version__
from sudoku_desktop.parameter import written
from sudoku_desktop.sentence import ProblemError, Sentence
from sudoku_desktop.services.writing import write_bytes
from sudoku_desktop.studies.export import COLUMNS, rows_of_runs
from sudoku_desktop.studies.sweep import varied
from sudoku_desktop.trials.records import KeptRun, MadeRun, algorithm_of
from sudoku_desktop.trials.statistics import Sample, Unit, sample_of

if TYPE_CHECKING:
    import pandas
    import pyarrow

TYPES = {
    **dict.fromkeys(("seed", "max_generations", "max_trials"), "int64"),
    **dict.fromkeys(("generations", "trials", "restarts", "common_cost"), "int64"),
    **dict.fromkeys(("max_seconds", "seconds", "best_cost"), "float64"),
    "solved": "bool",
}
"""Arrow's names of the types of columns; the others hold texts."""


def arrow_table(runs: Sequence[KeptRun | MadeRun]) -> pyarrow.Table:
    """Return a row for each run, in the same order, with the columns of an export and one for each varying setting.

    Raises ProblemError when pandas or Arrow is not installed.
    """
    try:
        import pandas  # noqa: F401 - whoever has a table wants `to_pandas` to work
        import pyarrow
    except ImportError:
        command = 'pip install "sudoku-desktop[data]"'
        raise ProblemError(
            Sentence("tables need pandas and Arrow; install them with {command}", command=command)
        ) from None

    values = zip(*rows_of_runs(runs), strict=True) if runs else ((),) * len(COLUMNS)
    columns = {
        name: pyarrow.array(each, pyarrow.type_for_alias(TYPES.get(name, "string")))
        for name, each in zip(COLUMNS, values, strict=True)
    }
    settings = {text: {each.name: each.value for each in algorithm_of(text).settings()} for text in _algorithms(runs)}
    for name in varied([*map(algorithm_of, settings)]):
        own = [settings[run.trial.algorithm].get(name) for run in runs]
        is_number = all(isinstance(each, int | float | None) for each in own)
        columns[name] = pyarrow.array(own if is_number else [None if each is None else written(each) for each in own])
    return pyarrow.table(columns, metadata={"program": f"Sudoku Desktop {__version__}"})


class RunTables:
    """Tables of the runs in `records`, one row for each; they need pandas and Arrow (the extra "data")."""

    @property
    def records(self) -> Sequence[KeptRun | MadeRun]:
        """The runs, each with its trial and its outcome."""
        raise NotImplementedError

    def sample(self, unit: str = "trials") -> Sample:
        """Return the run times of all runs, in "trials", "generations" or "seconds", for statistics."""
        return sample_of((run.outcome for run in self.records), Unit(unit))

    def to_arrow(self) -> pyarrow.Table:
        """Return a table with a row for each run, and a column for each setting in which the algorithms differ."""
        return arrow_table(self.records)

    def to_dataframe(self) -> pandas.DataFrame:
        """Return the table of `to_arrow` as a DataFrame of pandas."""
        return self.to_arrow().to_pandas()

    def to_parquet(self, path: str | PathLike[str]) -> None:
        """Write the table of `to_arrow` to a Parquet file, replacing an existing file atomically."""
        table, file = self.to_arrow(), io.BytesIO()
        from pyarrow.parquet import write_table

        write_table(table, file)
        write_bytes(Path(path), file.getvalue())


def _algorithms(runs: Sequence[KeptRun | MadeRun]) -> list[str]:
    return list(dict.fromkeys(run.trial.algorithm for run in runs))
