"""Figures that the documents publish, from the tables in resources/reference."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from sudoku_desktop.assets import resource

AT_LEAST = ", at least"
"""Suffix of the name of a figure that is a lower bound."""
Name = tuple[str, str, str]
"""Key of a published figure: document, puzzle and measure."""


class PublishedFigure(NamedTuple):
    """A figure of a document, and the number of runs behind it, or None if that is not known."""

    value: float
    runs: int | None


@cache
def published() -> Mapping[Name, PublishedFigure]:
    """Return the published figures by document, puzzle and measure."""
    found = {}
    for path in sorted(resource("reference").glob("*.csv")):
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                if {"document", "puzzle", "what", "value"} <= row.keys():
                    runs = int(row["runs"]) if row.get("runs") else None
                    found[row["document"], row["puzzle"], row["what"]] = PublishedFigure(float(row["value"]), runs)
    return found
