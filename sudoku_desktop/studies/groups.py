"""Runs grouped by algorithm, with the shares of solved runs and of targets reached over run time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sudoku_desktop.trials.records import NO_IMPROVEMENTS, Improvements, KeptRun
from sudoku_desktop.trials.statistics import Sample, Steps, Unit, ecdf, reaching, sample_of, targets_of


def without_repeats(runs: Sequence[KeptRun]) -> list[KeptRun]:
    """Return one run for each puzzle, algorithm and seed: the longest, because it includes the others."""
    longest: dict[tuple[str, str, int], KeptRun] = {}
    for run in runs:
        key = run.trial.puzzle, run.trial.algorithm, run.trial.seed
        if key not in longest or run.outcome.trials > longest[key].outcome.trials:
            longest[key] = run
    return list(longest.values())


@dataclass(frozen=True)
class Group:
    """The runs of an algorithm, and the shares of targets reached and of unsolved runs over run time.

    `by_puzzle` has the samples of the runs on each puzzle.
    """

    name: str
    sample: Sample
    reached: Steps
    unsolved: Steps
    by_puzzle: Mapping[str, Sample]


def group_of(name: str, by_puzzle: Mapping[str, Sample]) -> Group:
    """Return a group of runs of which only the samples are known; `by_puzzle` has them by the puzzle's name."""
    sample = Sample.joined(by_puzzle.values())
    return Group(name, sample, ecdf([sample]), sample.survival(), by_puzzle)


def ranked(groups: Sequence[Group]) -> list[Group]:
    """Return groups by ascending median; groups without one follow, by the share of solved runs."""
    return sorted(groups, key=lambda group: (group.sample.median().value, -group.sample.success_rate().value))


def groups_of(
    runs: Sequence[KeptRun],
    name: Callable[[str], str],
    unit: Unit = Unit.TRIALS,
    courses: Mapping[int, Improvements] | None = None,
) -> list[Group]:
    """Return a group for each algorithm, in the order of first runs; `name` maps an algorithm's text to its name.

    `courses` are the improvements of each run by its id; with them, costs above 0 are targets too. They cannot be used
    with seconds.
    """
    by_algorithm: dict[str, list[KeptRun]] = {}
    for run in runs:
        by_algorithm.setdefault(run.trial.algorithm, []).append(run)
    groups = []
    for text, own in by_algorithm.items():
        sample = sample_of((run.outcome for run in own), unit)
        samples = [sample]
        if courses:
            columns = [1, 2] if unit is Unit.TRIALS else [0, 2]
            paths = [courses.get(run.id, NO_IMPROVEMENTS)[:, columns] for run in own]
            samples = reaching(paths, sample, targets_of(paths))
        puzzles: dict[str, list[int]] = {}
        for number, run in enumerate(own):
            puzzles.setdefault(run.trial.puzzle, []).append(number)
        by_puzzle = {puzzle: sample.part(numbers) for puzzle, numbers in puzzles.items()}
        groups.append(Group(name(text), sample, ecdf(samples), sample.survival(), by_puzzle))
    return groups
