"""Chart of a slice of a sweep: lines with intervals, or a map of pairs of values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import isfinite

from PySide6.QtCore import QCoreApplication

from sudoku_desktop.figures import Figure
from sudoku_desktop.studies.figures import sweep_lines, sweep_map
from sudoku_desktop.studies.sweep import Dimension, Slice
from sudoku_desktop.trials.statistics import Estimate
from sudoku_desktop.ui.lab.words import estimate_in_words
from sudoku_desktop.ui.numbers import percentage, rounded

MOST_DESCRIBED = 60
"""Maximum number of estimates in the description for screen readers."""


def sweep_figure(cut: Slice, name: Callable[[Dimension], str], measured: str, *, as_map: bool) -> Figure:
    """Return the chart of a slice; `name` returns the name of a dimension, `measured` the estimates of its levels."""
    no_runs = QCoreApplication.translate("Runs", "no runs")

    def tell(column: int, row: int) -> str:
        return level_in_words(cut, column, row)

    def write(estimate: Estimate) -> str:
        if cut.statistic.is_share:
            return percentage(estimate.value)
        return rounded(estimate.value) if isfinite(estimate.value) else "∞"

    if as_map and cut.y is not None:
        figure = sweep_map(cut, (name(cut.x), name(cut.y)), write, no_runs, tell)
    else:
        figure = sweep_lines(cut, name(cut.x), measured, no_runs, tell)
    told = [tell(*key) for key in sorted(cut.estimates)[:MOST_DESCRIBED]]
    return replace(figure, description="; ".join([measured, *told]))


def level_in_words(cut: Slice, column: int, row: int) -> str:
    """Return the levels of a point, the estimate with its interval, and the number of runs."""
    names = [cut.x.labels[column], *([cut.y.labels[row]] if cut.y else [])]
    estimate = cut.estimates.get((column, row))
    if estimate is None:
        return f"{', '.join(names)}: {QCoreApplication.translate('Runs', 'no runs')}"
    told = estimate_in_words(cut.statistic, estimate)
    runs = QCoreApplication.translate("Runs", "%n run(s)", "", estimate.count)
    return f"{', '.join(names)}: {told}, {runs}"
