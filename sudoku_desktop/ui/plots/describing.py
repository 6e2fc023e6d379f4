"""Texts of the convergence plot: for the crosshair, for restarts and purges, and for screen readers."""

from sudoku_desktop.evolution.history import Envelope
from sudoku_desktop.figures import Reading, Strip, StripLine
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import all_in_words, enumerated, in_words, tr
from sudoku_desktop.ui.numbers import figure, percentage, whole
from sudoku_desktop.ui.plots.look import BEST, BEST_SO_FAR, DIVERSITY, MEAN, PURGE, RESTART, WORST_BAND
from sudoku_desktop.ui.plots.points import Points, XAxis, stay_of
from sudoku_desktop.ui.plots.run_figure import View
from sudoku_desktop.ui.plots.scales import MISSING, Scale

MOST_LINES = 20
"""Maximum number of lines of one kind; more are drawn as ticks with a number, because lines would form a grey area."""


def summary(envelope: Envelope, scale: Scale) -> str:
    """Return a sentence on the run's progress on a scale; the envelope must not be empty."""
    stay = stay_of(envelope.generation, envelope.common if scale == MISSING else envelope.best, is_over=False)
    state = Sentence(
        "{fitness} over generations: best {best} at generation {generation}."
        if scale == MISSING
        else "{fitness} over generations: best {best}, average {mean}, worst {worst} at generation {generation}; "
        "a solution has {optimum}."
    )
    sentences = [
        state.with_terms(
            fitness=scale.name,
            best=scale.text((envelope.common if scale == MISSING else envelope.best)[-1]),
            mean=scale.text(envelope.mean[-1]),
            worst=scale.text(envelope.worst[-1]),
            generation=int(envelope.generation[-1]),
            optimum=scale.text(0.0),
        ),
        Sentence("Diversity: {share}.", share=percentage(envelope.diversity[-1])),
    ]
    if restarts := int(envelope.restarts.sum()):
        sentences.append(Sentence("%n restart(s).", n=restarts))
    if purges := int(envelope.purges.sum()):
        sentences.append(Sentence("%n purge(s).", n=purges))
    if envelope.best[-1] == 0:
        sentences.append(Sentence("Solved."))
    elif stay is not None:
        sentences.append(Sentence("Stuck for %n generation(s).", n=stay.generations))
    return all_in_words(sentences)


def generations_of(points: Points, index: int) -> str:
    """Return a text such as "Generation 7", or "Generations 8,001 to 8,016" if a point stands for several."""
    first, last = points.first[index], points.last[index]
    if first == last:
        return tr("Generation {number}", number=whole(last))
    return tr("Generations {first} to {last}", first=whole(first), last=whole(last))


def reading(points: Points, index: int, view: View) -> Reading:
    """Return the crosshair's text at a point, for the visible curves."""
    scale, factor = view.scale, view.factor
    heading = [generations_of(points, index)]
    if view.x_axis is XAxis.TRIALS:
        heading.append(tr("{number} trials", number=whole(points.x[index])))
    elif view.x_axis is XAxis.SECONDS:
        heading.append(tr("{number} seconds", number=figure(points.x[index])))
    best = tr("best {cost}", cost=scale.text(points.best[index]))
    so_far = points.so_far
    if scale == MISSING:
        best = tr("missing digits {cost}", cost=scale.text(points.common[index]))
        so_far = points.common_so_far
    figures = (
        (BEST_SO_FAR, tr("best so far {cost}", cost=scale.text(so_far[index]))),
        (BEST, best),
        (MEAN, tr("average {cost}", cost=scale.text(points.mean[index] * factor))),
        (WORST_BAND, tr("worst {cost}", cost=scale.text(points.worst[index] * factor))),
        (DIVERSITY, tr("diversity {cost}", cost=percentage(points.diversity[index]))),
    )
    shown = tuple((look, text) for look, text in figures if look in view.shown)
    return Reading(float(points.x[index]), tuple(heading), shown)


def events(points: Points, view: View) -> Strip:
    """Return the visible restarts and purges: as lines, or as ticks and a text if there are too many."""
    lines: list[StripLine] = []
    ticks: list[float] = []
    too_many = []
    for look, places, counts, one, several in (
        (RESTART, points.restart_x, points.restart_count, Sentence("restart"), Sentence("%n restart(s)")),
        (PURGE, points.purge_x, points.purge_count, Sentence("purge"), Sentence("%n purge(s)")),
    ):
        total = int(counts.sum())
        if look in view.shown and total > MOST_LINES:
            too_many.append(several.with_terms(n=total))
            ticks += places.tolist()
        elif look in view.shown:
            labels = [in_words(one if count == 1 else several.with_terms(n=int(count))) for count in counts]
            lines += [StripLine(float(x), label, look) for x, label in zip(places, labels, strict=True)]
    text = enumerated(*too_many) if too_many else ""
    return Strip(tuple(sorted(lines, key=lambda line: line.x)), tuple(ticks), text)
