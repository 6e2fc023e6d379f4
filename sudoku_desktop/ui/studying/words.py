"""Figures of runs, and settings, as a person reads them."""

from __future__ import annotations

from collections.abc import Callable
from math import isinf, isnan

from PySide6.QtCore import QCoreApplication

from sudoku_desktop.evolution.algorithm import Setting
from sudoku_desktop.speaking import translated
from sudoku_desktop.trials.statistics import Estimate, Statistic, Unit
from sudoku_desktop.ui.numbers import percentage, rounded


def interval_in_words(estimate: Estimate, told: Callable[[float], str]) -> str:
    """Such as "90 % (79 to 96 %)"."""
    if isnan(estimate.value):
        return "–"
    return range_in_words(told, estimate.value, estimate.low, estimate.high)


def range_in_words(told: Callable[[float], str], value: float, low: float, high: float) -> str:
    if isinf(value):
        return "∞"
    text = QCoreApplication.translate("Runs", "{value} ({low} to {high})")
    return text.format(value=told(value), low=told(low), high="∞" if isinf(high) else told(high))


def estimate_in_words(statistic: Statistic, estimate: Estimate) -> str:
    """Return the value of a statistic with its interval: "90 % (79 % to 96 %)", "∞", or "–" for an unknown value."""
    return interval_in_words(estimate, _whole_percentage if statistic.is_share else rounded)


def _whole_percentage(share: float) -> str:
    return percentage(round(share, 2))


def setting_in_words(setting: Setting) -> str:
    """Such as "Mutation: Probability"."""
    group, label = translated(setting.group), translated(setting.parameter.label)
    return label if group == label else f"{group}: {label}"


def units() -> dict[Unit, str]:
    translate = QCoreApplication.translate
    return {
        Unit.TRIALS: translate("Runs", "Trials"),
        Unit.GENERATIONS: translate("Runs", "Generations"),
        Unit.SECONDS: translate("Runs", "Seconds of computing"),
    }
