"""Labels of algorithms and runs, and the command that repeats a run."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.parts.catalogue import PLACES
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.parameter import written
from sudoku_desktop.trials.records import Ending, KeptRun, MadeRun, Trial, algorithm_of, algorithm_text

_BETWEEN_CHANGES = re.compile(r" (?=[a-z_.]+=)")


@lru_cache(maxsize=1024)
def changes_of(text: str) -> Mapping[str, str] | None:
    """Return the parts and settings in which an algorithm differs from its built-in preset, as for `--set`.

    `text` is that of `Trial.algorithm`. Returns None if settings alone do not account for the difference.
    """
    algorithm = algorithm_of(text)
    base = next((each for each in PRESETS if each.name == algorithm.name), None)
    if base is None:
        return None
    kinds = {place: type(getattr(algorithm, place)).__name__ for place in PLACES}
    parts = {place: kind for place, kind in kinds.items() if kind != type(getattr(base, place)).__name__}
    try:
        with_parts = base.with_texts(parts)
    except ValueError:  # parts that fit only with other escapes
        return None
    before = {setting.name: setting.value for setting in with_parts.settings()}
    changes = parts | {
        setting.name: written(setting.value)
        for setting in algorithm.settings()
        if before.get(setting.name, setting.value) != setting.value
    }
    return changes if _with(base, changes) == text else None


def _with(base: Algorithm, changes: Mapping[str, str]) -> str:
    try:
        return algorithm_text(base.with_texts(changes))
    except ValueError:
        return ""


def label_of(text: str) -> str:
    """Return an algorithm's name with its changed settings, "gold-2005 population=50", or a user's preset's title."""
    changes = changes_of(text)
    algorithm = algorithm_of(text)
    if changes is None:
        return algorithm.title
    return " ".join([algorithm.name, *(f"{name}={value}" for name, value in changes.items())])


def with_changes(algorithm: Algorithm, changes: str) -> Algorithm:
    """Return an algorithm with changed parts and settings, written as in `label_of`; raises ValueError for others."""
    pairs = (each.partition("=") for each in _BETWEEN_CHANGES.split(changes))
    return algorithm.with_texts({name: value for name, _, value in pairs})


def budget_of(run: KeptRun | MadeRun) -> Budget:
    """Return the budget with which a run ends in the same generation again, without a time limit."""
    budget = run.trial.budget
    by_clock = run.outcome.ending is Ending.STOPPED or budget.seconds is not None
    generations = run.outcome.generations if by_clock else budget.generations
    if generations is None and budget.trials is None:
        generations = run.outcome.generations
    return Budget(generations, budget.trials)


def labels_of(texts: Iterable[str]) -> dict[str, str]:
    """Return a unique label for each of several algorithms.

    If `label_of` gives several of them the same label, the settings in which they differ are appended.
    """
    groups: dict[str, list[str]] = {}
    for text in dict.fromkeys(texts):
        groups.setdefault(label_of(text), []).append(text)
    labels = {}
    for label, alike in groups.items():
        settings = [{each.name: each.value for each in algorithm_of(text).settings()} for text in alike]
        known = dict.fromkeys(name for each in settings for name in each)
        differing = [name for name in known if len({each.get(name) for each in settings}) > 1]
        taken: dict[str, int] = {}
        for text, values in zip(alike, settings, strict=True):
            changes = [f"{name}={written(values[name])}" for name in differing if name in values]
            longer = " ".join([label, *changes])
            taken[longer] = number = taken.get(longer, 0) + 1
            labels[text] = longer if number == 1 else f"{longer} ({number})"
    return labels


def command_of(run: KeptRun | MadeRun, runs: int = 1) -> str:
    """Return the `sudoku-cli solve` command that repeats a run bit for bit.

    A run that was stopped by the user or by a time limit ends in the same generation. A user's own algorithm is written
    out in the command, because its file may change. `runs` is the number of runs, with consecutive seeds.
    """
    return command_of_trial(replace(run.trial, budget=budget_of(run)), runs)


def command_of_trial(trial: Trial, runs: int = 1) -> str:
    """Return the `sudoku-cli solve` command that executes a trial without a time limit; `runs` as in `command_of`."""
    budget = trial.budget
    words = ["sudoku-cli", "solve", trial.puzzle]
    changes = changes_of(trial.algorithm)
    words += ["--algorithm", trial.algorithm if changes is None else trial.parsed_algorithm.name]
    words += ["--seed", str(trial.seed), *(["--runs", str(runs)] if runs > 1 else [])]
    if budget.generations is not None:
        words += ["--max-generations", str(budget.generations)]
    if budget.trials is not None:
        words += ["--max-trials", str(budget.trials)]
    if changes:
        words += ["--set", *(f"{name}={value}" for name, value in changes.items())]
    return shlex.join(words)
