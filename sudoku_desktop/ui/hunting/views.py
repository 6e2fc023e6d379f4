"""The chart of a hunt, and the patterns of givens of an island's population."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.evolution.history import Series
from sudoku_desktop.figures import Axis, CurveLook, EndName, EndNames, Figure, Headline, Line, Markers
from sudoku_desktop.services.hunting.archive import KeptFind
from sudoku_desktop.services.hunting.island import IslandState
from sudoku_desktop.services.hunting.options import RATED, Aim
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.hunting.finds import time_in_words, value_in_words
from sudoku_desktop.ui.plots.look import BEST_SO_FAR, MEAN
from sudoku_desktop.ui.plots.points import stepped
from sudoku_desktop.ui.theme import current_theme, theme_switch
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel
from sudoku_desktop.ui.widgets.layouts import in_column

UNITS = ((3600.0, 6.0), (60.0, 2.0))
"""Units of time in seconds, each with the number of units from which the axis has it."""
LEAST_SECONDS, LEAST_RANGE = 10.0, 0.5
"""Minimum lengths of the axes: of time in seconds, and of values."""
FIRST_RANGE = 0.0, 12.0
"""Ends of the axis of values before the first find."""
FIND = CurveLook(MEAN.colour, marker="○")
MOST_RINGS = 150
"""Maximum number of finds in the chart: the best of each of so short times is drawn, because rings take long."""
SHOWN = 16
"""Maximum number of puzzles of a population whose patterns are shown."""
GAP = 3
"""Space between two patterns, in logical pixels."""


def hunt_figure(finds: Sequence[KeptFind], seconds: float, objective: str) -> Figure:
    """Return the best value so far over the time that a hunt has run, and rings for finds.

    The key of a ring is the place of its find among all finds in the order of time.
    """
    finds = sorted(finds, key=lambda kept: kept.seconds)
    unit, _ = next((each for each in UNITS if seconds >= each[0] * each[1]), (1.0, 0.0))
    names = {1.0: tr("seconds"), 60.0: tr("minutes"), 3600.0: tr("hours")}
    times = np.array([kept.seconds for kept in finds]) / unit
    values = np.array([kept.find.value for kept in finds])
    is_few = objective == Aim.FEWEST_GIVENS.value
    end = max(seconds, LEAST_SECONDS) / unit
    layers: list[Line | Markers | EndNames] = []
    best = ""
    if finds:
        course = np.maximum.accumulate(values)
        best = value_in_words(objective, course[-1])
        x, y = stepped(np.append(times, max(seconds / unit, times[-1])), np.abs(np.append(course, course[-1])))
        ringed = _best_of_bins(times, values, end)
        name = tr("best: {value}", value=best)
        layers = [
            Markers(
                times[ringed],
                np.abs(values[ringed]),
                FIND,
                "○",
                names=lambda place: tr(
                    "{value} after {time}",
                    value=value_in_words(objective, values[ringed[place]]),
                    time=time_in_words(finds[ringed[place]].seconds),
                ),
                keys=ringed.tolist(),
            ),
            Line(x, y, BEST_SO_FAR, width=BEST_SO_FAR.width),
            EndNames([EndName(float(x[-1]), float(y[-1]), name, BEST_SO_FAR, is_bold=True)]),
        ]
    subject = tr("Rating") if objective in RATED else tr("Value")
    rest = tr("of each find, and of the best so far")
    description = tr("Best after {time}: {value}", time=time_in_words(seconds), value=best or "–")
    return Figure(
        Axis(names[unit], (0.0, end), is_beside=True),
        Axis("", _range(np.abs(values)), rises=not is_few),
        layers,
        description=description,
        headline=Headline(subject, rest),
    )


def _best_of_bins(times: Series, values: Series, end: float) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Return the places of the best find of each of MOST_RINGS parts of the time, or of all finds if they are few."""
    if len(times) <= MOST_RINGS:
        return np.arange(len(times))
    bins = np.minimum(times / end * MOST_RINGS, MOST_RINGS - 1).astype(np.int64)
    order = np.lexsort((values, bins))
    is_best = np.append(np.diff(bins[order]) > 0, True)
    return np.asarray(order[is_best], np.int64)


def _range(values: Series) -> tuple[float, float]:
    """Return the ends of the axis of values, with a margin."""
    low, high = (float(values.min()), float(values.max())) if values.size else FIRST_RANGE
    margin = max(0.08 * (high - low), LEAST_RANGE / 2)
    return low - margin, high + margin


class PatternStrip(QWidget):
    """The patterns of givens of the fittest of a population side by side, the best first and framed."""

    def __init__(self) -> None:
        super().__init__()
        self._puzzles: list[str] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme_switch().theme_changed.connect(self.update)

    def show_puzzles(self, puzzles: Sequence[str], description: str) -> None:
        """Show the givens of puzzles of 81 cells; `description` is the accessible name."""
        self.setAccessibleName(description)
        if list(puzzles) != self._puzzles:
            self._puzzles = list(puzzles)
            self.update()

    def heightForWidth(self, width: int) -> int:
        return round((width + GAP) / SHOWN) - GAP

    def sizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, step = current_theme(), (self.width() + GAP) / SHOWN
        side = step - GAP
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, puzzle in enumerate(self._puzzles):
                square = QRectF(place * step + 0.5, 0.5, side - 1, side - 1)
                painter.setPen(QPen(theme.accent, 2) if place == 0 else QPen(theme.mid, 1))
                painter.setBrush(theme.base)
                painter.drawRect(square)
                cell = square.width() / 9
                for index, symbol in enumerate(puzzle):
                    if symbol != ".":
                        corner = square.topLeft() + QPointF(index % 9, index // 9) * cell
                        painter.fillRect(QRectF(corner, QSizeF(cell, cell)).adjusted(0.4, 0.4, -0.4, -0.4), theme.text)


class IslandView(QWidget):
    """An island in words, and the patterns of its population."""

    def __init__(self) -> None:
        super().__init__()
        self.facts, self.strip = ElidedLabel(), PatternStrip()
        self.facts.explain(tr("Patterns of givens, the fittest puzzle first"))
        in_column(self.facts, self.strip, spacing=2, inside=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_state(self, state: IslandState | None) -> None:
        population = [] if state is None else sorted(state.population, key=lambda each: -each.fitness)
        self.facts.say("" if state is None else island_in_words(state))
        self.strip.show_puzzles([each.puzzle for each in population[:SHOWN]], self.facts.whole)


def island_in_words(state: IslandState) -> str:
    """Return the spread of a population: "Island 3: 16 puzzles, 7 different solutions, 21 to 26 givens"."""
    givens = [81 - each.puzzle.count(".") for each in state.population]
    return tr(
        "Island {number}: {puzzles}, {solutions}, {fewest} to {most} givens",
        number=state.number + 1,
        puzzles=tr("%n puzzle(s)", n=len(givens)),
        solutions=tr("%n different solution(s)", n=len({each.solution for each in state.population})),
        fewest=min(givens, default=0),
        most=max(givens, default=0),
    )
