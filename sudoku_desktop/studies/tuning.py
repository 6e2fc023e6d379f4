"""Tuning of a preset with Optuna (the extra "tuning"), which proposes settings whose costs are counted as in a race.

A number may be proposed between the smallest and the largest value that the study declares for a setting, and a choice
among those declared. A proposal is run on the training puzzles seed by seed, and is pruned as in a race, compared with
the best so far. The sampler (TPE, J. Bergstra et al. 2011) is seeded and keeps its state in memory only: after an
interruption it makes the same proposals again, whose runs are in the archive.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from sudoku_desktop.evolution.algorithm import Algorithm, Setting
from sudoku_desktop.parameter import Value, written
from sudoku_desktop.sentence import ProblemError, Sentence
from sudoku_desktop.studies.declaration import RacingRules, Study
from sudoku_desktop.studies.racing import Costs, Round, costs_of, is_worse, looks_of, mean_cost, times_the_cost
from sudoku_desktop.studies.sweep import is_geometric, varied
from sudoku_desktop.trials.archive import Archive, Query
from sudoku_desktop.trials.records import algorithm_text
from sudoku_desktop.trials.significance import LEVEL
from sudoku_desktop.trials.statistics import Estimate

SUFFIX = "-tuned"
DIGITS = 4
"""Number of significant digits of a proposed number; more make no difference."""


def _optuna() -> Any:
    try:
        import optuna
    except ImportError:
        raise ProblemError(
            Sentence("tuning needs Optuna; install it with {command}", command='pip install "sudoku-desktop[tuning]"')
        ) from None
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    return optuna


@dataclass
class Tuning:
    """A number of proposals for the settings that a study declares, and the results of those that were run.

    Raises ProblemError if there is nothing to tune, no test puzzle, or no Optuna.
    """

    declared: Study
    archive: Archive
    proposals: int
    seed: int = 0
    pruned: int = 0
    best: Algorithm | None = None
    tried: dict[str, Algorithm] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._optuna = _optuna()
        declared = self.declared
        self._spaces = {
            name: space
            for name in dict.fromkeys(each.name for each in declared.algorithms)
            if (space := varied([each for each in declared.algorithms if each.name == name]))
        }
        if not self._spaces:
            raise ProblemError(Sentence("there is nothing to tune; give a setting a list or a range of values"))
        presets = {each.name: each for each in (*declared.algorithms[::-1], *declared.presets)}
        self.presets = tuple(presets[name] for name in self._spaces)
        self.study = replace(
            declared,
            name=declared.name + SUFFIX,
            title=f"{declared.title}, tuned",
            made_by=f"sudoku-cli study tune {declared.name} --trials {self.proposals} --seed {self.seed}",
            algorithms=self.presets,
            comparisons=(),
            racing=declared.racing or RacingRules(),
        )
        """The study of all algorithms tried so far, the presets first."""
        self.train, self.test = self.study.split()
        if not self.test:
            raise ProblemError(
                Sentence(
                    "tuning needs further puzzles to test its result on; there are {count}", count=len(declared.puzzles)
                )
            )

    def rounds(self) -> Iterator[Round]:
        """Yield the trials for StudyRun: presets and proposals on training puzzles, then the best on test puzzles."""
        optuna, seeds = self._optuna, self.study.seeds
        asked = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=self.seed % 2**32))
        costs: dict[str, Costs] = {}
        made, whole = 0, len(self.train) * len(seeds)
        tests = (1 + len(self.presets)) * len(self.test) * len(seeds)
        for preset in self.presets:
            self._try(preset)
            yield self.study.trials(self.train, [preset]), made + whole * (self.proposals + 1) + tests
            made += whole
            costs[preset.name] = self.costs(preset)[0]
        leader = min(costs, key=lambda name: mean_cost(costs[name]))
        self.best, best = next(each for each in self.presets if each.name == leader), costs[leader]
        assert self.study.racing is not None
        looks = looks_of(self.study.racing.rounds, len(seeds))[:-1]  # pruning after the last seed would save nothing
        for number in range(self.proposals):
            trial = asked.ask()
            try:
                algorithm = self._proposed(trial)
            except ValueError:  # incompatible settings
                asked.tell(trial, state=optuna.trial.TrialState.FAIL)
                continue
            self._try(algorithm)
            # The best so far was chosen among all proposals, so the level is divided among these, too.
            level = LEVEL / max(1, len(looks)) / (len(self.presets) + number)
            for round_, seed in enumerate(seeds, 1):
                left = len(self.train) * (len(seeds) - round_ + 1) + whole * (self.proposals - number - 1)
                yield self.study.trials(self.train, [algorithm], [seed]), made + left + tests
                made += len(self.train)
                own = self.costs(algorithm, seeds[:round_])[0]
                trial.report(mean_cost(own), round_)
                if round_ in looks and is_worse(own, best, level):
                    asked.tell(trial, state=optuna.trial.TrialState.PRUNED)
                    self.pruned += 1
                    break
            else:
                asked.tell(trial, mean_cost(own))
                if mean_cost(own) < mean_cost(best):
                    self.best, best = algorithm, own
        finalists = list(dict.fromkeys((*self.presets, self.best)))
        yield self.study.trials(self.test, finalists), made + len(finalists) * len(self.test) * len(seeds)

    def _try(self, algorithm: Algorithm) -> None:
        """Add an algorithm to the study in the archive, so that a report includes it even if tuning is interrupted."""
        self.tried.setdefault(algorithm_text(algorithm), algorithm)
        self.study = replace(self.study, algorithms=tuple(self.tried.values()))
        self.archive.put_study(self.study.name, self.study.to_json())

    def _proposed(self, trial: Any) -> Algorithm:
        """Return the algorithm that Optuna proposes; raises ValueError for incompatible settings."""
        name, *others = self._spaces
        if others:
            name = trial.suggest_categorical("algorithm", [*self._spaces])
        base = next(each for each in self.declared.algorithms if each.name == name)
        return base.with_settings(
            {key: _suggested(trial, f"{name} {key}", settings) for key, settings in self._spaces[name].items()}
        )

    def costs(self, algorithm: Algorithm, seeds: Sequence[int] | None = None) -> tuple[Costs, Costs]:
        """Return an algorithm's costs on training puzzles and on test puzzles, from the runs made with these seeds."""
        text = algorithm_text(algorithm)
        query = Query(study=self.study.name, algorithm_text=text)
        wanted = set(self.study.seeds if seeds is None else seeds)
        budget = self.study.budget
        runs = [run for run in self.archive.runs(query) if run.trial.seed in wanted and run.trial.budget == budget]
        train, test = (costs_of(runs, puzzles).get(text, {}) for puzzles in (self.train, self.test))
        return train, test

    @property
    def preset(self) -> Algorithm:
        """The preset from which the best algorithm was made."""
        assert self.best is not None
        return next(each for each in self.presets if each.name == self.best.name)

    def gain(self) -> tuple[Estimate, Estimate]:
        """Return the ratio of the best algorithm's costs to the preset's, on training puzzles and on test puzzles."""
        assert self.best is not None
        pairs = zip(self.costs(self.best), self.costs(self.preset), strict=True)
        train, test = (times_the_cost(own, other) for own, other in pairs)
        return train, test


def _suggested(trial: Any, name: str, settings: Sequence[Setting]) -> Value:
    values = [each.value for each in settings]
    if settings[0].parameter.choices:
        texts = {written(value): value for value in values}
        return texts[trial.suggest_categorical(name, [*texts])]
    numbers = [float(value) for value in values if not isinstance(value, Enum)]
    is_log = is_geometric(numbers)
    if isinstance(values[0], int):
        return int(trial.suggest_int(name, int(numbers[0]), int(numbers[-1]), log=is_log))
    number = float(trial.suggest_float(name, numbers[0], numbers[-1], log=is_log))
    digits = DIGITS - 1 - math.floor(math.log10(abs(number))) if number else 0
    return min(max(round(number, digits), numbers[0]), numbers[-1])
