"""A benchmark with frozen instances: strata, budgets and seeds, statistics, and tests beside the runs of other systems.

The runs are those of one declared study for each size of grid. Instances and budgets of an edition never change, so
that results of different programs and years can be compared; docs/benchmark.md has the protocol.
"""

from __future__ import annotations

import csv
import hashlib
import io
import json
import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache, cached_property
from os import PathLike
from pathlib import Path

import numpy as np

from sudoku_desktop import __version__
from sudoku_desktop.assets import resource
from sudoku_desktop.board import Grid, grid_of_any_size
from sudoku_desktop.board.formats.puzzle_file import content, decoded_file
from sudoku_desktop.board.puzzle import MAX_SEED
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.sentence import ProblemError, Quoted, Sentence
from sudoku_desktop.studies.commands import labels_of
from sudoku_desktop.studies.comparing import number, percent, with_interval
from sudoku_desktop.studies.declaration import Study
from sudoku_desktop.studies.differences import Difference, differences_from, differences_of
from sudoku_desktop.studies.groups import group_of
from sudoku_desktop.studies.racing import UNSOLVED
from sudoku_desktop.studies.report import declared_runs, difference_texts, markdown_table
from sudoku_desktop.studies.tables import RunTables
from sudoku_desktop.trials.archive import Archive
from sudoku_desktop.trials.records import KeptRun, algorithm_text
from sudoku_desktop.trials.statistics import Estimate, Sample, mean_of

EDITION = 1
BUDGETS: dict[str, int] = {"9x9": 1_000_000, "16x16": 200_000, "25x25": 50_000}
"""Largest number of trials of a run, by the size of the grid."""
SEEDS: int = 25
"""Number of seeds of the protocol, from 0; more are welcome, fewer must be stated."""
COLUMNS = ("instance", "seed", "trials", "solved")
"""Columns of the file with the runs of another system."""
FLAGS = {"1": True, "true": True, "0": False, "false": False}

Ended = tuple[int, bool]
"""Trials of a run, and whether the run solved its instance."""
Samples = Mapping[str, Sample]
"""Run times in trials, by the name of the instance."""


@dataclass(frozen=True)
class Instance:
    """A puzzle of the benchmark.

    Attributes
    ----------
    rating
        Rating on Sudoku Explainer's scale, or None where the size has no such rating.
    guesses
        Mean number of guesses of the exact solver, over isomorphs, or None for sizes other than 9×9.
    candidates
        Number of candidates that are left when all naked and hidden singles are filled in.
    """

    name: str
    stratum: str
    givens: Grid
    rating: float | None
    guesses: float | None
    candidates: int

    @property
    def size(self) -> str:
        """Size of the grid, a key of BUDGETS."""
        return f"{self.givens.size}x{self.givens.size}"

    @property
    def budget(self) -> int:
        return BUDGETS[self.size]


def instances_csv() -> str:
    """Return the frozen instances of this edition as CSV text."""
    return resource("benchmark", f"instances-{EDITION}.csv").read_text(encoding="utf-8")


@cache
def instances() -> tuple[Instance, ...]:
    """Return the instances of this edition, by strata."""
    return tuple(
        Instance(
            row["name"],
            row["stratum"],
            grid_of_any_size(row["puzzle"]),
            float(row["rating"]) if row["rating"] else None,
            float(row["guesses"]) if row["guesses"] else None,
            int(row["candidates"]),
        )
        for row in csv.DictReader(io.StringIO(instances_csv()))
    )


def benchmark_studies(algorithms: Sequence[Algorithm], sizes: Collection[str], seeds: int) -> list[Study]:
    """Return a study for each size, of the algorithms that can represent its grids; raises ProblemError if none can."""
    found = []
    for size in (each for each in BUDGETS if each in sizes):
        puzzles = tuple((each.name, each.givens) for each in instances() if each.size == size)
        fitting = tuple(each for each in algorithms if each.misfit_on(puzzles[0][1].geometry) is None)
        if fitting:
            found.append(
                Study(
                    name=f"benchmark-{EDITION}-{size}",
                    title=f"Benchmark, edition {EDITION}, {size.replace('x', '×')}",
                    source="docs/benchmark.md",
                    puzzles=puzzles,
                    algorithms=fitting,
                    seeds=range(seeds),
                    budget=Budget(trials=BUDGETS[size]),
                    made_by="sudoku-cli benchmark",
                )
            )
    if not found:
        raise ProblemError(Sentence("no algorithm can solve grids of these sizes"))
    return found


@dataclass(frozen=True)
class StratumRow:
    """The runs of a system on the instances of a stratum."""

    system: str
    stratum: str
    sample: Sample
    budget: int

    @property
    def penalised(self) -> Estimate:
        """Mean trials where an unsolved run counts ten times the budget (PAR10); Student's interval."""
        mean = mean_of(np.where(self.sample.solved, self.sample.spent, UNSOLVED * self.budget))
        return replace(mean, low=max(0.0, mean.low))

    def as_json_object(self) -> dict[str, object]:
        """Return names, counts and statistics; an Estimate is a value and its interval, None for infinity."""
        figures = {
            "solved_share": self.sample.success_rate(),
            "expected_trials": self.sample.expected_running_time(),
            "median_trials": self.sample.median(),
            "par10_trials": self.penalised,
        }
        counts = {"runs": self.sample.count, "solved": int(self.sample.solved.sum()), "budget": self.budget}
        ends = {
            name: [float(each) if math.isfinite(each) else None for each in figure.figures]
            for name, figure in figures.items()
        }
        return {"system": self.system, "stratum": self.stratum, **counts, **ends}


class BenchmarkResult(RunTables):
    """The runs of the benchmark, with statistics for each algorithm and stratum and tests between algorithms."""

    def __init__(
        self, studies: Sequence[Study], runs: Iterable[KeptRun], others: Mapping[str, Samples] | None = None
    ) -> None:
        self.studies = tuple(studies)
        self._runs = tuple(runs)
        self.others = dict(others or {})
        """Runs of other systems, by their names."""

    @classmethod
    def of(cls, studies: Sequence[Study], archive: Archive) -> BenchmarkResult:
        """Return the result of the runs that an archive keeps of the studies."""
        return cls(studies, (run for study in studies for run in declared_runs(study, archive)[::-1]))

    def beside(self, path: str | PathLike[str], system: str = "") -> BenchmarkResult:
        """Return this result beside the runs of another system, named like its file by default; see `read_runs`."""
        name = system or Path(path).stem
        if name in self.samples:
            raise ProblemError(Sentence("there is another system called {name}; rename the file", name=name))
        return BenchmarkResult(self.studies, self._runs, {**self.others, name: read_runs(Path(path))})

    @property
    def records(self) -> Sequence[KeptRun]:
        """The runs of this program's algorithms."""
        return self._runs

    @cached_property
    def labels(self) -> dict[str, str]:
        """Names of the algorithms, by the texts of their presets."""
        return labels_of(algorithm_text(each) for study in self.studies for each in study.algorithms)

    @cached_property
    def samples(self) -> dict[str, Samples]:
        """Run times in trials, by system and instance."""
        found: dict[str, dict[str, list[Ended]]] = {label: {} for label in self.labels.values()}
        for run in self._runs:
            ended = run.outcome.trials, run.outcome.solved
            found[self.labels[run.trial.algorithm]].setdefault(run.trial.title, []).append(ended)
        return {**{label: _samples(own) for label, own in found.items()}, **self.others}

    @property
    def rows(self) -> list[StratumRow]:
        """A row for each stratum and system that has runs, in the order of the strata and of the systems."""
        strata: dict[str, list[Instance]] = {}
        for instance in instances():
            strata.setdefault(instance.stratum, []).append(instance)
        return [
            StratumRow(system, stratum, Sample.joined(own), some[0].budget)
            for stratum, some in strata.items()
            for system, samples in self.samples.items()
            if (own := [samples[each.name] for each in some if each.name in samples])
        ]

    @property
    def differences(self) -> list[Difference]:
        """Tests of all pairs of algorithms or, beside other systems, of each algorithm with each of those.

        p-values are adjusted by Holm, of each other system by itself.
        """
        groups = [group_of(system, samples) for system, samples in self.samples.items() if samples]
        others = [group for group in groups if group.name in self.others]
        if not others:
            return differences_of(groups)
        ours = [group for group in groups if group.name not in self.others]
        return [each for other in others for each in differences_from(other, ours) if each is not None]

    def __repr__(self) -> str:
        return self.markdown()

    def markdown(self) -> str:
        """Return the tables as Markdown."""
        head = ("stratum", "system", "solved of runs", "solved, %", "expected trials (ERT)", "PAR10, trials")
        rows = [
            (
                row.stratum,
                row.system,
                f"{int(row.sample.solved.sum()):,} of {row.sample.count:,}",
                with_interval(percent(row.sample.success_rate())),
                with_interval(row.sample.expected_running_time()),
                number(row.penalised.value),
            )
            for row in self.rows
        ]
        tested = ("system", "compared with", "instances", "A12", "p on these instances", "p on others like them")
        tests = markdown_table(tested, [*map(difference_texts, self.differences)])
        return "\n".join([*markdown_table(head, rows), "", *tests])

    def to_json(self) -> str:
        """Return one JSON object with the program's version, protocol, instances, algorithms, runs and statistics."""
        return json.dumps(
            {
                "benchmark": f"Sudoku Desktop benchmark, edition {EDITION}",
                "program": f"Sudoku Desktop {__version__}",
                "instances_sha256": hashlib.sha256(instances_csv().encode()).hexdigest(),
                "budgets_in_trials": BUDGETS,
                "seeds": [*dict.fromkeys(seed for study in self.studies for seed in study.seeds)],
                "instances": [
                    {
                        **{
                            name: getattr(each, name) for name in ("name", "stratum", "rating", "guesses", "candidates")
                        },
                        "puzzle": each.givens.to_text(),
                    }
                    for each in instances()
                ],
                "algorithms": {label: json.loads(text) for text, label in self.labels.items()},
                "runs": [
                    {
                        "system": self.labels[run.trial.algorithm],
                        "instance": run.trial.title,
                        "seed": run.trial.seed,
                        "trials": run.outcome.trials,
                        "solved": run.outcome.solved,
                        "generations": run.outcome.generations,
                        "seconds": run.outcome.seconds,
                        "version": run.version,
                    }
                    for run in self._runs
                ],
                "statistics": [row.as_json_object() for row in self.rows],
                "differences": [asdict(each) for each in self.differences],
            },
            ensure_ascii=False,
            indent=1,
        )


def read_runs(path: Path) -> dict[str, Sample]:
    """Return the runs of another system, by instance, from a CSV file with the columns of COLUMNS.

    `solved` is 0 or 1, or false or true. A run that went beyond the budget counts as unsolved when the budget ended.
    Raises ProblemError that names the line, and OSError.
    """
    known = {each.name: each for each in instances()}
    runs: dict[str, dict[int, Ended]] = {}
    reader = csv.DictReader(io.StringIO(decoded_file(content(path)).text))
    try:
        if not set(COLUMNS) <= set(reader.fieldnames or ()):
            raise ProblemError(Sentence("its first line must name the columns {columns}", columns=", ".join(COLUMNS)))
        for row in reader:
            name, seed, trials, is_solved = _run_of(row, known)
            if seed in runs.setdefault(name, {}):
                raise ProblemError(Sentence("there is another run of {name} with this seed", name=name))
            runs[name][seed] = trials, is_solved
    except csv.Error as error:
        problem = Sentence("it cannot be read: {reason}", reason=str(error))
    except ProblemError as error:
        problem = error.sentence
    else:
        return _samples({name: own.values() for name, own in runs.items()})
    where = {"file": path.name, "line": reader.line_num}
    raise ProblemError(Sentence("{file}, line {line}: {problem}", **where, problem=problem))


def _samples(runs: Mapping[str, Iterable[Ended]]) -> dict[str, Sample]:
    """Return the runs of each instance; a run beyond the budget counts as unsolved at the end of the budget."""
    budgets, found = {each.name: each.budget for each in instances()}, {}
    for name, own in runs.items():
        trials, solved = np.array([*own], np.float64).T
        found[name] = Sample.of(np.minimum(trials, budgets[name]), (solved > 0) & (trials <= budgets[name]))
    return found


def _run_of(row: Mapping[str, str | None], known: Collection[str]) -> tuple[str, int, int, bool]:
    """Return instance, seed, trials and success of a row; raises ProblemError for an invalid value."""
    name, *numbers, flag = (str(row[column] or "").strip() for column in COLUMNS)
    if name not in known:
        raise ProblemError(Sentence("the benchmark has no instance {name}", name=Quoted(name)))
    for column, text, lowest in zip(COLUMNS[1:], numbers, (0, 1), strict=False):
        if not (text.isascii() and text.isdigit() and len(text) < 20 and lowest <= int(text) <= MAX_SEED):
            terms = {"setting": column, "lowest": lowest, "value": Quoted(text)}
            raise ProblemError(Sentence("{setting} must be a whole number from {lowest}, got {value}", **terms))
    if flag.lower() not in FLAGS:
        raise ProblemError(Sentence("solved must be 0 or 1, got {value}", value=Quoted(flag)))
    return name, int(numbers[0]), int(numbers[1]), FLAGS[flag.lower()]
