"""The chart of a race: the digits missing in each runner's best chromosome, over its trials.

Both axes are logarithmic: runners differ by powers of ten, and the last few digits take the longest.
"""

from collections.abc import Sequence
from math import ceil, floor, log10

import numpy as np

from sudoku_desktop.figures import Axis, Figure, Labels, Layer, Line, LogScale, Markers, Numbers
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.plots.points import stepped
from sudoku_desktop.ui.plots.scales import CostScale
from sudoku_desktop.ui.racing.lane import Lane

WIDTH = 2.0
NUMBER = 11.0
"""Width of a runner's number, in pixels; numbers of lines that end at the same place are side by side."""
BELOW, ABOVE = 0.08, 0.05
STEPS_A_DECADE = 3
"""Steps per power of ten in which the axis grows, so that it does not move continuously during a race."""
FIRST_RANGE = (1.0, 3.0)
"""Initial range of the axis of trials, as powers of ten."""
FIRST_TOP = 100.0


def race_figure(lanes: Sequence[Lane]) -> Figure:
    """Return a stepped curve for each lane, with its number at the end, and a disc where the puzzle is solved."""
    layers: list[Layer] = []
    ends: list[tuple[float, float]] = []
    tops, firsts = [], []
    for lane in lanes:
        if not lane.has_history or lane.record is None:
            continue
        envelope = lane.record.history.envelope()
        x, y = stepped(envelope.trials, np.minimum.accumulate(envelope.common))
        end = float(x[-1]), float(y[-1])
        beside = sum(abs(log10(end[0] / each[0])) < 0.05 and end[1] == each[1] for each in ends)
        layers.append(Line(x, y, lane.look, lane.title, width=WIDTH))
        if lane.is_solved:
            layers.append(Markers(x[-1:], y[-1:], lane.look, "•", sizes=4.0))
        aside = ((not lane.is_solved) * 4 + beside * NUMBER, -8.0)
        layers.append(Labels(x[-1:], y[-1:], [str(lane.number)], lane.look, (0.0, 0.7), aside))
        ends.append(end)
        firsts.append(floor(log10(x[0])))
        tops.append(float(y[0]))
    left = min(firsts, default=FIRST_RANGE[0])
    right = max([FIRST_RANGE[1], *(ceil(log10(x) * STEPS_A_DECADE + 0.2) / STEPS_A_DECADE for x, _ in ends)])
    heights = CostScale(is_log=True)
    top = float(heights.position(max(tops, default=FIRST_TOP - 1)))
    summaries = "\n".join(_in_words(lane) for lane in lanes if lane.has_history)
    return Figure(
        Axis(tr("Trials"), (left, right), LogScale(), Numbers.WHOLE),
        Axis(tr("Missing digits"), (-BELOW * top, top * (1 + ABOVE)), heights, Numbers.WHOLE),
        layers,
        tr("Race"),
        summaries or tr("No race has begun"),
    )


def _in_words(lane: Lane) -> str:
    if lane.is_solved:
        return tr("{runner}: solved after {trials} trials", runner=lane.title, trials=lane.trials)
    return tr(
        "{runner}: %n digit(s) missing after {trials} trials",
        n=lane.missing or 0,
        runner=lane.title,
        trials=lane.trials,
    )
