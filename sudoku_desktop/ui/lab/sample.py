"""Evaluates the runs that a query finds, in a worker thread: groups by algorithm, effects of settings, and progress."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import in_words
from sudoku_desktop.studies.declaration import Study
from sudoku_desktop.studies.differences import Difference, differences_from
from sudoku_desktop.studies.groups import Group, groups_of, ranked, without_repeats
from sudoku_desktop.studies.sweep import Sweep, sweep_of
from sudoku_desktop.trials.archive import Archive, Query
from sudoku_desktop.trials.records import KeptRun
from sudoku_desktop.trials.statistics import Unit
from sudoku_desktop.ui.lab.runs_model import algorithm_in_words
from sudoku_desktop.ui.plots.scales import OverlaidRun, Scale

MOST_COURSES = 8
"""Maximum number of runs whose progress is drawn in one figure; more could not be distinguished."""


@dataclass(frozen=True)
class Question:
    """A request to evaluate runs.

    `on_the_way`: whether costs above 0 are targets, too; `study`: the declaration of the runs, if known; `marked`: id
    of the only run whose progress is requested, None for the newest ones.
    """

    query: Query
    unit: Unit
    on_the_way: bool
    study: Study | None = None
    marked: int | None = None


@dataclass(frozen=True)
class Answer:
    """The evaluation of `count` runs on a number of `puzzles`.

    `courses`: the progress of the runs `drawn`, MOST_COURSES at most; `repeats`: number of runs left out because they
    repeat others; `differences`: of each group from the best one.
    """

    groups: Sequence[Group]
    sweep: Sweep
    courses: Sequence[OverlaidRun]
    drawn: Sequence[KeptRun]
    count: int
    puzzles: int
    repeats: int
    differences: Sequence[Difference | None] = ()


def work_out(archive: Archive, question: Question) -> Answer:
    """Return the answer to a question; raises ProblemError if the archive is damaged."""
    everything, unit = archive.runs(question.query), question.unit
    runs = without_repeats(everything)
    courses = archive.improvements(question.query) if question.on_the_way and unit is not Unit.SECONDS else {}
    groups = groups_of(runs, algorithm_in_words, unit, courses)
    groups.sort(key=lambda group: [int(each) if each.isdigit() else each for each in re.split(r"(\d+)", group.name)])
    drawn = [run for run in everything if run.id == question.marked] or runs[:MOST_COURSES]
    study = question.study
    sweep = Sweep.of(runs, unit) if study is None else sweep_of(study, everything, unit)
    return Answer(
        groups,
        sweep,
        courses=[course_of(archive, run) for run in drawn],
        drawn=drawn,
        count=len(runs),
        puzzles=len({run.trial.puzzle for run in runs}),
        repeats=len(everything) - len(runs),
        differences=differences_from(ranked(groups)[0], groups) if groups else (),
    )


def course_of(archive: Archive, run: KeptRun) -> OverlaidRun:
    """Return the progress of a run for drawing over a plot; raises ProblemError if it is damaged."""
    trial = run.trial
    scale = Scale.of(trial.parsed_algorithm.fitness, trial.givens.geometry)
    seed = Sentence("seed {seed}", seed=str(trial.seed))
    return f"{algorithm_in_words(trial.algorithm)}, {in_words(seed)}", archive.history(run.id), scale
