"""What a plot shows, in words: for the crosshair, for the lines of restarts and purges, for whoever hears it."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from sudoku_desktop.evolution.history import Envelope
from sudoku_desktop.ui.numbers import figure, percentage, whole
from sudoku_desktop.ui.plots.look import BEST, DIVERSITY, MEAN, PURGE, RESTART, WORST, CurveLook
from sudoku_desktop.ui.plots.marks import EventLine, Reading
from sudoku_desktop.ui.plots.points import Points, XAxis
from sudoku_desktop.ui.plots.scales import MISSING, Scale
from sudoku_desktop.ui.plots.words import generations_of, purges, restarts

MOST_LINES = 40
"""More lines of a kind than that would be a grey wall."""

translate = QCoreApplication.translate


def summary(envelope: Envelope, scale: Scale) -> str:
    """How the run stands on a scale; the envelope must not be empty."""
    if scale == MISSING:
        text = translate("ConvergencePlot", "{fitness} over generations: best {best} at generation {generation}.")
    else:
        text = translate(
            "ConvergencePlot",
            "{fitness} over generations: best {best}, mean {mean}, worst {worst} at generation {generation}; "
            "a solution has {optimum}.",
        )
    sentence = text.format(
        fitness=scale.name,
        best=scale.text((envelope.common if scale == MISSING else envelope.best)[-1]),
        mean=scale.text(envelope.mean[-1]),
        worst=scale.text(envelope.worst[-1]),
        generation=whole(envelope.generation[-1]),
        optimum=scale.text(0.0),
    )
    diversity = translate("ConvergencePlot", "Diversity")
    sentence += f" {diversity}: {percentage(envelope.diversity[-1])}."
    for counts, in_words in ((envelope.restarts, restarts), (envelope.purges, purges)):
        count = int(counts.sum())
        if count:
            sentence += f" {in_words(count)}."
    if envelope.best[-1] == 0:
        sentence += " " + translate("ConvergencePlot", "Solved.")
    return sentence


def reading(points: Points, index: int, x_axis: XAxis, scale: Scale, is_shown: Callable[[CurveLook], bool]) -> Reading:
    """What the crosshair says at a point, of the curves that are shown."""
    heading = [generations_of(points, index)]
    if x_axis is XAxis.TRIALS:
        text = translate("ConvergencePlot", "{number} trials")
        heading.append(text.format(number=whole(points.x[index])))
    elif x_axis is XAxis.SECONDS:
        text = translate("ConvergencePlot", "{number} seconds")
        heading.append(text.format(number=figure(points.x[index])))
    best = translate("ConvergencePlot", "best {cost}"), scale.text(points.best[index])
    if scale == MISSING:
        best = translate("ConvergencePlot", "missing digits {cost}"), scale.text(points.common[index])
    figures = (
        (BEST, *best),
        (MEAN, translate("ConvergencePlot", "mean {cost}"), scale.text(points.mean[index])),
        (WORST, translate("ConvergencePlot", "worst {cost}"), scale.text(points.worst[index])),
        (DIVERSITY, translate("ConvergencePlot", "diversity {cost}"), percentage(points.diversity[index])),
    )
    shown = tuple((look, text.format(cost=value)) for look, text, value in figures if is_shown(look))
    return Reading(float(points.x[index]), tuple(heading), shown)


def event_lines(points: Points, is_shown: Callable[[CurveLook], bool]) -> tuple[list[EventLine], str]:
    """The lines to draw from left to right, and what to say where they would be too many."""
    lines: list[EventLine] = []
    too_many = []
    one_restart, one_purge = translate("ConvergencePlot", "restart"), translate("ConvergencePlot", "purge")
    for look, places, counts, one, several in (
        (RESTART, points.restart_x, points.restart_count, one_restart, restarts),
        (PURGE, points.purge_x, points.purge_count, one_purge, purges),
    ):
        total = int(counts.sum())
        if is_shown(look) and total > MOST_LINES:
            too_many.append(several(total))
        elif is_shown(look):
            labels = [one if count == 1 else several(int(count)) for count in counts]
            lines += [EventLine(float(x), label, look) for x, label in zip(places, labels, strict=True)]
    text = translate("ConvergencePlot", "{events}: zoom in to see them")
    return sorted(lines, key=lambda line: line.x), text.format(events=", ".join(too_many)) if too_many else ""
