"""What runs say together, worked out beside the interface: one group an algorithm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from operator import attrgetter

from sudoku_desktop.study.archive import Archive, Query
from sudoku_desktop.study.records import KeptRun
from sudoku_desktop.study.statistics import Sample, Steps, ecdf, reaching, targets_of
from sudoku_desktop.ui.plots.overlays import OverlaidRun
from sudoku_desktop.ui.plots.scales import Scale
from sudoku_desktop.ui.studying.runs_model import algorithm_in_words

MOST_COURSES = 8
"""More are a tangle."""


class Unit(Enum):
    """What run time is counted in."""

    TRIALS = "trials"
    GENERATIONS = "generations"
    SECONDS = "seconds"

    def spent(self, run: KeptRun) -> float:
        return float(getattr(run.outcome, self.value))


@dataclass(frozen=True)
class Question:
    """`on_the_way`: whether costs above 0 are targets too."""

    query: Query
    unit: Unit
    on_the_way: bool


@dataclass(frozen=True)
class Group:
    """The runs of an algorithm; `reached`: how many of them had reached their targets by when."""

    name: str
    sample: Sample
    reached: Steps
    unsolved: Steps


@dataclass(frozen=True)
class Answer:
    """`courses`: those of the runs `drawn`, the newest ones, MOST_COURSES at most."""

    groups: Sequence[Group]
    courses: Sequence[OverlaidRun]
    drawn: Sequence[KeptRun]
    count: int


def work_out(archive: Archive, question: Question) -> Answer:
    """Raises ProblemError where what was kept is damaged."""
    runs, unit = archive.runs(question.query), question.unit
    courses = archive.improvements(question.query) if question.on_the_way and unit is not Unit.SECONDS else {}
    when = attrgetter("trials" if unit is Unit.TRIALS else "generation")
    by_algorithm: dict[str, list[KeptRun]] = {}
    for run in runs:
        by_algorithm.setdefault(run.trial.algorithm, []).append(run)
    groups = []
    for told, own in by_algorithm.items():
        spent = [unit.spent(run) for run in own]
        sample = Sample.of(spent, [run.outcome.solved for run in own])
        samples = [sample]
        if courses:
            ways = [[(when(each), each.cost) for each in courses.get(run.id, ())] for run in own]
            samples = [reaching(ways, spent, target) for target in targets_of(ways)]
        groups.append(Group(algorithm_in_words(told), sample, ecdf(samples), sample.survival()))
    groups.sort(key=lambda group: group.name)
    drawn = runs[:MOST_COURSES]
    return Answer(groups, [course_of(archive, run) for run in drawn], drawn, len(runs))


def course_of(archive: Archive, run: KeptRun) -> OverlaidRun:
    """To be drawn over a plot. Raises ProblemError where what was kept of it is damaged."""
    trial = run.trial
    scale = Scale.of(trial.parsed_algorithm.fitness, trial.givens.geometry)
    return f"{algorithm_in_words(trial.algorithm)}, {trial.seed}", archive.history(run.id), scale
