"""What a plot shows, in words: for the crosshair, for the lines of restarts, for whoever hears it."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from sudoku_desktop.evolution.history import Envelope
from sudoku_desktop.ui.plots.look import BEST, DIVERSITY, MEAN, WORST, CurveLook
from sudoku_desktop.ui.plots.marks import Reading
from sudoku_desktop.ui.plots.points import Points, XAxis
from sudoku_desktop.ui.plots.words import figure, generations_of, percentage, restarts, whole

MOST_RESTART_LINES = 40
"""More lines than that would be a grey wall."""

translate = QCoreApplication.translate


def summary(envelope: Envelope) -> str:
    """How the run stands; the envelope must not be empty."""
    text = translate(
        "ConvergencePlot",
        "Cost over generations: best {best}, mean {mean}, worst {worst} at generation {generation}.",
    )
    sentence = text.format(
        best=figure(envelope.best[-1]),
        mean=figure(envelope.mean[-1]),
        worst=figure(envelope.worst[-1]),
        generation=whole(envelope.generation[-1]),
    )
    diversity = translate("ConvergencePlot", "Diversity")
    sentence += f" {diversity}: {percentage(envelope.diversity[-1])}."
    count = int(envelope.restarts.sum())
    if count:
        sentence += f" {restarts(count)}."
    if envelope.best[-1] == 0:
        sentence += " " + translate("ConvergencePlot", "Solved.")
    return sentence


def reading(points: Points, index: int, x_axis: XAxis, is_shown: Callable[[CurveLook], bool]) -> Reading:
    """What the crosshair says at a point, of the curves that are shown."""
    heading = [generations_of(points, index)]
    if x_axis is XAxis.TRIALS:
        text = translate("ConvergencePlot", "{number} trials")
        heading.append(text.format(number=whole(points.x[index])))
    elif x_axis is XAxis.SECONDS:
        text = translate("ConvergencePlot", "{number} seconds")
        heading.append(text.format(number=figure(points.x[index])))
    figures = (
        (BEST, translate("ConvergencePlot", "best {cost}"), figure(points.best[index])),
        (MEAN, translate("ConvergencePlot", "mean {cost}"), figure(points.mean[index])),
        (WORST, translate("ConvergencePlot", "worst {cost}"), figure(points.worst[index])),
        (DIVERSITY, translate("ConvergencePlot", "diversity {cost}"), percentage(points.diversity[index])),
    )
    shown = tuple((look, text.format(cost=value)) for look, text, value in figures if is_shown(look))
    return Reading(float(points.x[index]), tuple(heading), shown)


def restart_lines(points: Points) -> tuple[list[tuple[float, str]], str]:
    """Place and label of every line to draw, and what to say where they would be too many."""
    if points.restarts > MOST_RESTART_LINES:
        text = translate("ConvergencePlot", "{restarts}: zoom in to see them")
        return [], text.format(restarts=restarts(points.restarts))
    one = translate("ConvergencePlot", "restart")
    places = zip(points.restart_x, points.restart_count, strict=True)
    return [(float(x), one if count == 1 else restarts(int(count))) for x, count in places], ""
