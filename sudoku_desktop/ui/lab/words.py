"""Words for estimates, settings and units of run time."""

from __future__ import annotations

from collections.abc import Callable
from math import isinf, isnan

from sudoku_desktop.evolution.algorithm import Setting
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.trials.statistics import Estimate, Sample, Statistic, Unit
from sudoku_desktop.ui.numbers import percentage, rounded

FEWEST_RUNS = 6
"""Minimum number of runs whose median has a 95 % interval; fewer runs may all lie on one side of it."""


def interval_in_words(estimate: Estimate, text_of: Callable[[float], str]) -> str:
    """Return an estimate with its interval, such as "90 % (79–96 %)"; `text_of` formats a number.

    An unknown estimate is "–", an infinite one "∞".
    """
    if isnan(estimate.value) or isinf(estimate.value):
        return "–" if isnan(estimate.value) else "∞"
    return tr(
        "{value} ({low}–{high})",
        value=text_of(estimate.value),
        low=text_of(estimate.low).removesuffix(" %"),
        high="∞" if isinf(estimate.high) else text_of(estimate.high),
    )


def amount(value: float) -> str:
    return "∞" if isinf(value) else rounded(value)


def median_in_words(sample: Sample) -> str:
    """Return the median run time of a sample, with its interval unless there are too few runs for one."""
    median = sample.median()
    return interval_in_words(median, rounded) if median.count >= FEWEST_RUNS else amount(median.value)


def estimate_in_words(statistic: Statistic, estimate: Estimate) -> str:
    """Return the value of a statistic with its interval: "90 % (79–96 %)", "∞", or "–" for an unknown value."""
    return interval_in_words(estimate, whole_percentage if statistic.is_share else rounded)


def whole_percentage(share: float) -> str:
    return percentage(round(share, 2))


def setting_in_words(setting: Setting) -> str:
    """Return the name of a setting, for example "Mutation: Probability"."""
    group, label = translated(setting.group), translated(setting.parameter.label)
    return label if group == label else f"{group}: {label}"


def units() -> dict[Unit, str]:
    return {
        Unit.TRIALS: tr("Grids tried"),
        Unit.GENERATIONS: tr("Generations"),
        Unit.SECONDS: tr("Seconds of computing"),
    }
