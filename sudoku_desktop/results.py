"""Sequences of runs with statistics, step functions, tables and reports, which the Python interface returns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from os import PathLike, fspath
from pathlib import Path

from sudoku_desktop.services.writing import write_text
from sudoku_desktop.studies import Archive, Difference, Group, KeptRun, MadeRun, Query, Study, differences_of
from sudoku_desktop.studies.commands import label_of
from sudoku_desktop.studies.comparing import percent, with_interval
from sudoku_desktop.studies.report import ALL, groups_in, report_as_csv, report_as_json, report_of, rows_of
from sudoku_desktop.studies.tables import RunTables
from sudoku_desktop.trials.execution import Result, result_of
from sudoku_desktop.trials.statistics import Estimate, Sample, Steps, ecdf


class Batch(RunTables, tuple[Result, ...]):
    """The results of several runs of an algorithm on a puzzle, in the order of their seeds, with statistics.

    An Estimate has a `value` and the ends `low` and `high` of its 95 % interval.
    """

    _records: tuple[MadeRun, ...]

    def __new__(cls, records: Iterable[MadeRun]) -> Batch:
        """Return the batch of runs that have ended."""
        runs = tuple(records)
        batch = super().__new__(cls, map(result_of, runs))
        batch._records = runs
        return batch

    def __getnewargs__(self) -> tuple[tuple[MadeRun, ...]]:
        """Return the arguments from which pickle restores the batch."""
        return (self._records,)

    @property
    def records(self) -> Sequence[MadeRun]:
        """The runs, each with its trial and its outcome."""
        return self._records

    @property
    def solved_share(self) -> Estimate:
        """Share of the runs that were solved; Wilson's interval."""
        return self.sample().success_rate()

    @property
    def expected_trials(self) -> Estimate:
        """Expected running time (ERT): the trials of all runs divided by the number of solved runs."""
        return self.sample().expected_running_time()

    @property
    def median_trials(self) -> Estimate:
        """Median of the trials of all runs; infinite if fewer than half were solved."""
        return self.sample().median()

    @property
    def mean_trials(self) -> Estimate:
        """Mean trials of the solved runs alone, as papers give it; Student's interval."""
        return self.sample().mean_of_solved()

    def ecdf(self, unit: str = "trials") -> Steps:
        """Return the share of runs solved within each run time; `vars` of it makes a DataFrame."""
        return ecdf([self.sample(unit)])

    def survival(self, unit: str = "trials") -> Steps:
        """Return the share of runs still unsolved after each run time (Kaplan & Meier), with its interval."""
        return self.sample(unit).survival()

    def __repr__(self) -> str:
        first = self.records[0].trial
        estimates = {
            "solved, %": percent(self.solved_share),
            "expected trials": self.expected_trials,
            "median trials": self.median_trials,
            "mean trials of solved runs": self.mean_trials,
        }
        head = f"{len(self):,} runs of {label_of(first.algorithm)} on {first.puzzle}, seeds from {first.seed}"
        return "\n".join([head, *(f"  {name:27} {with_interval(each)}" for name, each in estimates.items())])


class StudyResult(RunTables, tuple[KeptRun, ...]):
    """The runs of a study, the newest first, with its statistics, tests, tables and report."""

    study: Study
    _archive: Path | None

    def __new__(cls, study: Study, runs: Iterable[KeptRun], archive: Path | None) -> StudyResult:
        """Return the runs of a study, newest first, from the archive at a path; None is the user's own."""
        result = super().__new__(cls, runs)
        result.study, result._archive = study, archive
        return result

    def __getnewargs__(self) -> tuple[Study, tuple[KeptRun, ...], Path | None]:
        """Return the arguments from which pickle restores the result."""
        return self.study, tuple(self), self._archive

    @property
    def records(self) -> Sequence[KeptRun]:
        """The runs, each with its trial and its outcome."""
        return self

    @property
    def samples(self) -> dict[tuple[str, str], Sample]:
        """Run times in trials by (puzzle, algorithm), for statistics; algorithms are named as in the report."""
        rows = rows_of(self.study, self)
        return {(row.puzzle, row.algorithm): row.trials for row in rows if row.puzzle != ALL}

    @cached_property
    def groups(self) -> list[Group]:
        """The runs by algorithm, each with its ECDF (`reached`, over eleven targets) and survival data (`unsolved`).

        For a race, only the runs on test puzzles.
        """
        with Archive(self._archive) as archive:
            return groups_in(self.study, self[::-1], archive.improvements(Query(study=self.study.name)))

    @property
    def differences(self) -> list[Difference]:
        """Tests of all pairs of algorithms, adjusted by Holm (see docs/studies.md)."""
        return differences_of(self.groups)

    def report(self, folder: str | PathLike[str]) -> Path:
        """Write the report into a folder, as `NAME.html`, `.md`, `.csv` and `.json`, and return the path of the page.

        The folder is made if it is missing. Charts need Qt, but no display.
        """
        from sudoku_desktop.cli.archives import archive_option
        from sudoku_desktop.cli.study import pictures_of

        path = Path(fspath(folder))
        path.mkdir(parents=True, exist_ok=True)
        option = archive_option(self._archive)
        with Archive(self._archive) as archive:
            report = report_of(self.study, archive, option)
            files = {
                ".html": report.html(pictures_of(report)),
                ".md": report.markdown(),
                ".csv": report_as_csv(self.study, archive, option),
                ".json": report_as_json(self.study, archive, option),
            }
        for suffix, text in files.items():
            write_text(path / f"{self.study.name}{suffix}", text)
        return path / f"{self.study.name}.html"

    def __repr__(self) -> str:
        lines = [f"{self.study.title}: {len(self):,} of {self.study.count:,} runs made"]
        for group in self.groups:
            share, cost = percent(group.sample.success_rate()), group.sample.expected_running_time()
            lines.append(f"  {group.name}: {with_interval(share)} % solved, {with_interval(cost)} trials expected")
        return "\n".join(lines)
