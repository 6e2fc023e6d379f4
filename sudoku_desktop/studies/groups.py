"""Runs by algorithm: how many each has solved by when, how many it has not, and how many targets it has reached."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sudoku_desktop.trials.records import NO_IMPROVEMENTS, Improvements, KeptRun
from sudoku_desktop.trials.statistics import Sample, Steps, Unit, ecdf, reaching, sample_of, targets_of


def without_repeats(runs: Sequence[KeptRun]) -> list[KeptRun]:
    """Of runs of one algorithm on one puzzle from one seed the longest, which goes on where the others ended."""
    longest: dict[tuple[str, str, int], KeptRun] = {}
    for run in runs:
        key = run.trial.puzzle, run.trial.algorithm, run.trial.seed
        if key not in longest or run.outcome.trials > longest[key].outcome.trials:
            longest[key] = run
    return list(longest.values())


@dataclass(frozen=True)
class Group:
    """The runs of an algorithm; `reached`: how many of them had reached their targets by when."""

    name: str
    sample: Sample
    reached: Steps
    unsolved: Steps


def groups_of(
    runs: Sequence[KeptRun],
    name: Callable[[str], str],
    unit: Unit = Unit.TRIALS,
    courses: Mapping[int, Improvements] | None = None,
) -> list[Group]:
    """One for each algorithm, the one first whose run is; `name`: what the text of one is called.

    `courses`: the improvements of each run by its id, where costs above 0 are targets too; not for seconds.
    """
    by_algorithm: dict[str, list[KeptRun]] = {}
    for run in runs:
        by_algorithm.setdefault(run.trial.algorithm, []).append(run)
    groups = []
    for told, own in by_algorithm.items():
        sample = sample_of((run.outcome for run in own), unit)
        samples = [sample]
        if courses:
            columns = [1, 2] if unit is Unit.TRIALS else [0, 2]
            ways = [courses.get(run.id, NO_IMPROVEMENTS)[:, columns] for run in own]
            samples = [reaching(ways, sample.spent, target) for target in targets_of(ways)]
        groups.append(Group(name(told), sample, ecdf(samples), sample.survival()))
    return groups
