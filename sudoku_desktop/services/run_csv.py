"""Write the history of a run as CSV text: one line for each bin, whose last columns describe the run."""

from collections.abc import Mapping

import numpy as np

from sudoku_desktop.board import CLASSIC, Geometry
from sudoku_desktop.evolution.history import Envelope, Series
from sudoku_desktop.evolution.parts.fitness import Fitness
from sudoku_desktop.services.csv_text import csv_text

COLUMNS = (
    "first_generation",
    "last_generation",
    "trials",
    "seconds",
    "best",
    "mean",
    "worst",
    "diversity",
    "restarts",
    "purges",
    "common_cost",
)
"""Names of the columns.

`trials` and `seconds` are the totals after the last generation of a bin; `history` describes the other values. `best`,
`mean` and `worst` are costs, 0 for a solution; `common_cost` is the number of digits missing from all units in the best
individual, a measure common to all algorithms.
"""
FITNESS_COLUMNS = ("best_fitness", "mean_fitness", "worst_fitness")
"""Columns of costs on the algorithm's own scale; written only when the scale differs from the cost."""


def history_csv(
    envelope: Envelope, metadata: Mapping[str, str], fitness: Fitness | None = None, shape: Geometry = CLASSIC
) -> str:
    """Return all points of an envelope as CSV text, with the metadata in columns of their own.

    With a fitness, a column names its scale, and FITNESS_COLUMNS are added if the fitness is not the cost itself.
    """
    facts = dict(metadata)
    columns = _columns(envelope)
    if fitness is not None:
        facts["fitness_scale"] = _scale(fitness, shape)
        optimum, sign = fitness.optimum(shape), -1.0 if fitness.maximised else 1.0
        if optimum or sign < 0:
            costs = (columns["best"], columns["mean"], columns["worst"])
            columns |= {name: optimum + sign * cost for name, cost in zip(FITNESS_COLUMNS, costs, strict=True)}
    rows = zip(*(each.tolist() for each in columns.values()), strict=True)
    return csv_text(facts, list(columns), (list(map(_number, row)) for row in rows))


def _columns(envelope: Envelope) -> dict[str, Series]:
    last = envelope.generation
    first = np.concatenate([[0.0], last[:-1] + 1])[: len(last)]
    seconds = np.round(envelope.seconds, 6)
    costs = (envelope.best, envelope.mean, envelope.worst)
    events = (envelope.restarts, envelope.purges)
    series = (first, last, envelope.trials, seconds, *costs, envelope.diversity, *events, envelope.common)
    return dict(zip(COLUMNS, series, strict=True))


def _scale(fitness: Fitness, shape: Geometry) -> str:
    """Return the description of a scale, for example "Filled cells; 81 is solved, higher is better"."""
    direction = "higher" if fitness.maximised else "lower"
    return f"{fitness.label}; {_number(fitness.optimum(shape))} is solved, {direction} is better"


def _number(value: float) -> str:
    """Return a number without rounding and independent of the locale; whole numbers have no decimal point."""
    return str(int(value)) if value.is_integer() else repr(value)
