"""Analysis of runs by the settings that vary among their algorithms.

A *dimension* is such a setting with its values, or the algorithm or the puzzle where there are several; a *level* is
the index of one of its values. Runs are pooled over all dimensions that are not selected.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.evolution.algorithm import Algorithm, Setting
from sudoku_desktop.parameter import Value, written
from sudoku_desktop.trials.records import KeptRun, algorithm_of, algorithm_text
from sudoku_desktop.trials.statistics import Estimate, Sample, Statistic, Unit, sample_of

if TYPE_CHECKING:
    from sudoku_desktop.studies.declaration import Study

PUZZLE, ALGORITHM = "puzzle", "algorithm"
"""Names of the dimensions that are not settings."""
MOST_LEVELS = 12
"""Maximum number of levels of a numeric setting; more are grouped into BINS of equal width."""
BINS = 8
FAR = 10.0
"""Minimum ratio of the largest to the smallest value for a logarithmic axis."""


@dataclass(frozen=True)
class Dimension:
    """A dimension: the `labels` of its levels and their `places` on an axis.

    `setting` is an example of the setting, or None for PUZZLE and ALGORITHM. `places` are logarithms if `is_log`, and
    0, 1, 2 … for choices. `edges` are those of bins, in the same unit.
    """

    name: str
    labels: tuple[str, ...]
    places: tuple[float, ...]
    setting: Setting | None = None
    is_log: bool = False
    edges: tuple[float, ...] = ()

    def level(self, value: Value) -> int:
        """Return the level of a value, which must be one of the dimension's values."""
        if not self.edges:
            return self.labels.index(written(value))
        assert not isinstance(value, Enum)
        place = float(np.log10(value)) if self.is_log else float(value)
        return int(np.clip(np.searchsorted(self.edges, place, "right") - 1, 0, len(self.labels) - 1))


def varied(algorithms: Sequence[Algorithm]) -> dict[str, list[Setting]]:
    """Return the settings that vary among algorithms of the same name, with their distinct values in order."""
    by_name: dict[str, dict[str, set[Value]]] = {}
    known: dict[str, dict[Value, Setting]] = {}
    for algorithm in algorithms:
        for setting in algorithm.settings():
            by_name.setdefault(algorithm.name, {}).setdefault(setting.name, set()).add(setting.value)
            known.setdefault(setting.name, {}).setdefault(setting.value, setting)
    names = {name for values in by_name.values() for name, some in values.items() if len(some) > 1}

    def place(setting: Setting) -> float:
        choices = setting.parameter.choices
        return choices.index(setting.value) if isinstance(setting.value, Enum) else setting.value

    return {name: sorted(values.values(), key=place) for name, values in known.items() if name in names}


def is_geometric(values: Sequence[float]) -> bool:
    """Return whether ascending numbers are spaced evenly by ratios rather than by differences."""
    if values[0] <= 0:
        return False
    if len(values) == 2:
        return values[1] >= FAR * values[0]
    steps, ratios = np.diff(values), np.diff(np.log(values))
    return bool(steps.std() / steps.mean() > 1.01 * ratios.std() / ratios.mean())


def _dimension(name: str, settings: Sequence[Setting]) -> Dimension:
    labels = tuple(written(setting.value) for setting in settings)
    numbers = [float(each.value) for each in settings if not isinstance(each.value, Enum)]
    if not numbers:
        return _words(name, labels, settings[0])
    is_log = is_geometric(numbers)
    places = np.log10(numbers) if is_log else np.array(numbers)
    if len(places) <= MOST_LEVELS:
        return Dimension(name, labels, tuple(places.tolist()), settings[0], is_log)
    edges = np.linspace(places[0], places[-1], BINS + 1)
    ends = [f"{each:.3g}" for each in (10**edges if is_log else edges).tolist()]
    labels = tuple(f"{low} … {high}" for low, high in pairwise(ends))
    middles = (edges[1:] + edges[:-1]) / 2
    return Dimension(name, labels, tuple(middles.tolist()), settings[0], is_log, tuple(edges.tolist()))


def _words(name: str, labels: Sequence[str], setting: Setting | None = None) -> Dimension:
    return Dimension(name, tuple(labels), tuple(map(float, range(len(labels)))), setting)


@dataclass(frozen=True)
class Sweep:
    """Runs by the levels of their dimensions.

    `at` is the level of each run in each dimension, shape (runs, dimensions), -1 for a setting that its algorithm does
    not have.
    """

    dimensions: tuple[Dimension, ...]
    at: NDArray[np.intp]
    sample: Sample

    @classmethod
    def of(
        cls,
        runs: Sequence[KeptRun],
        unit: Unit,
        algorithms: Sequence[Algorithm] = (),
        puzzles: Sequence[str] = (),
    ) -> Sweep:
        """Return the sweep of some runs: dimensions of settings, then ALGORITHM and PUZZLE; none if no setting varies.

        `algorithms` and `puzzles` (by name) are those that were declared, in order; by default those of the runs.
        """
        texts = dict.fromkeys(run.trial.algorithm for run in reversed(runs))
        titles = dict.fromkeys(run.trial.title or run.trial.puzzle for run in reversed(runs))
        every_algorithm = list(algorithms) + [algorithm_of(text) for text in texts]
        settings = [_dimension(name, some) for name, some in varied(every_algorithm).items()]
        names = list(dict.fromkeys(each.name for each in every_algorithm))
        all_titles = list(dict.fromkeys([*puzzles, *titles]))
        others = [_words(ALGORITHM, names), _words(PUZZLE, all_titles)]
        dimensions = (*settings, *(each for each in others if len(each.labels) > 1)) if settings else ()

        def levels(text: str, title: str) -> list[int]:
            algorithm = algorithm_of(text)
            values = {each.name: each.value for each in algorithm.settings()}
            own = {ALGORITHM: names.index(algorithm.name), PUZZLE: all_titles.index(title)}
            return [
                own[each.name] if each.setting is None else each.level(values[each.name]) if each.name in values else -1
                for each in dimensions
            ]

        found: dict[tuple[str, str], list[int]] = {}
        rows = []
        for run in runs:
            pair = run.trial.algorithm, run.trial.title or run.trial.puzzle
            if pair not in found:
                found[pair] = levels(*pair)
            rows.append(found[pair])
        at = np.array(rows, np.intp).reshape(len(runs), len(dimensions))
        return cls(dimensions, at, sample_of((run.outcome for run in runs), unit))

    @property
    def settings(self) -> list[int]:
        """Indices of the dimensions that are settings."""
        return [number for number, each in enumerate(self.dimensions) if each.setting is not None]

    def find(self, name: str) -> int | None:
        """Return the index of the dimension with a name, or None."""
        return next((number for number, each in enumerate(self.dimensions) if each.name == name), None)

    def cells(self, *by: int, only: Mapping[int, int] | None = None) -> dict[tuple[int, ...], Sample]:
        """Return the runs of every combination of levels of the dimensions `by`, for combinations that have runs.

        `only` restricts dimensions, by index, to the runs of one level.
        """
        keys = self.at[:, list(by)]
        wanted = (keys >= 0).all(axis=1)
        for number, level in (only or {}).items():
            wanted &= self.at[:, number] == level
        found: dict[tuple[int, ...], list[int]] = {}
        for run, key in zip(np.flatnonzero(wanted).tolist(), keys[wanted].tolist(), strict=True):
            found.setdefault(tuple(key), []).append(run)
        return {key: self.sample.part(runs) for key, runs in sorted(found.items())}


def sweep_of(study: Study, runs: Iterable[KeptRun], unit: Unit) -> Sweep:
    """Return the sweep of the runs that the study declares; of a race, only those on training puzzles."""
    train, test = study.split()
    titles = [name for name, _ in study.puzzles if name in train or (study.racing is None and name in test)]
    known, wanted = set(map(algorithm_text, study.algorithms)), set(titles)
    declared = [
        run
        for run in runs
        if run.trial.title in wanted and run.trial.algorithm in known and run.trial.budget == study.budget
    ]
    return Sweep.of(declared, unit, study.algorithms, titles)


@dataclass(frozen=True)
class Slice:
    """Estimates by the levels of the dimension `across`, and optionally by those of a second dimension `by`.

    `only` is as in `Sweep.cells`.
    """

    sweep: Sweep
    statistic: Statistic
    across: int
    by: int | None = None
    only: Mapping[int, int] | None = None

    @property
    def x(self) -> Dimension:
        return self.sweep.dimensions[self.across]

    @property
    def y(self) -> Dimension | None:
        return None if self.by is None else self.sweep.dimensions[self.by]

    @cached_property
    def estimates(self) -> Mapping[tuple[int, int], Estimate]:
        """Estimates by the levels of `across` and `by`; the second level is 0 if there is no such dimension."""
        by = () if self.by is None else (self.by,)
        cells = self.sweep.cells(self.across, *by, only=self.only)
        return {(key[0], key[1] if by else 0): self.statistic.of(sample) for key, sample in cells.items()}

    @cached_property
    def finite(self) -> tuple[float, float]:
        """Smallest and largest finite positive estimate; 1 and 10 if there is none."""
        values = [each.value for each in self.estimates.values() if 0 < each.value < math.inf]
        return (min(values), max(values)) if values else (1.0, 10.0)

    @cached_property
    def decades(self) -> tuple[float, float]:
        """Range of the decimal logarithms of all finite estimates and interval ends."""
        ends = [value for each in self.estimates.values() for value in (each.low, each.value, each.high)]
        logs = [math.log10(value) for value in ends if 0 < value < math.inf] or [0.0, 1.0]
        return min(logs), max(max(logs), min(logs) + 0.3)

    def goodness(self, estimate: Estimate) -> float:
        """Return the position of an estimate on the colour scale, from 0 for the worst to 1 for the best."""
        if not math.isfinite(estimate.value):  # also a share of runs that were all stopped by hand
            return 0.0
        if self.statistic.is_share:
            return estimate.value
        low, high = (math.log(each) for each in self.finite)
        return 1.0 - 0.9 * (math.log(max(estimate.value, 1e-12)) - low) / (high - low) if high > low else 1.0
