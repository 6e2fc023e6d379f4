"""The result of a sample of runs in words, with its uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from math import isinf

from sudoku_desktop.sentence import Listed, Sentence
from sudoku_desktop.speaking import all_in_words, in_words, tr
from sudoku_desktop.studies.groups import Group, ranked
from sudoku_desktop.trials.significance import LEVEL, log_rank, strata_of
from sudoku_desktop.trials.statistics import Unit
from sudoku_desktop.ui.lab.words import FEWEST_RUNS, amount, interval_in_words, median_in_words, whole_percentage
from sudoku_desktop.ui.numbers import rounded, whole


def result_in_words(groups: Sequence[Group], unit: Unit, puzzles: int, repeats: int = 0) -> tuple[str, str]:
    """Return the main result of the runs, and sentences on its uncertainty.

    `puzzles`: number of puzzles of the runs; `repeats`: number of runs left out because they repeat others.
    """
    if not groups:
        text = Sentence("Solve a puzzle by evolution, let algorithms race, or begin a new study.")
        return tr("No runs here yet."), in_words(text)
    order = ranked(groups)
    heading = _first(order, unit) if order[1:] else _alone(order[0], unit)
    runs = Sentence("%n run(s)", n=sum(group.sample.count for group in groups))
    on = Sentence("on this puzzle") if puzzles == 1 else Sentence("on %n puzzle(s)", n=puzzles)
    sentences = [Sentence("{runs} {on}.", runs=in_words(runs), on=in_words(on)), _uncertainty(order)]
    if repeats:
        sentences.append(Sentence("%n repeat(s) left out.", n=repeats))
    return in_words(heading), all_in_words(sentences)


def _alone(group: Group, unit: Unit) -> Sentence:
    median = group.sample.median().value
    if isinf(median):
        solved = whole(group.sample.solved.sum())
        return Sentence("%n run(s) made, {solved} solved.", n=group.sample.count, solved=solved)
    if group.sample.count == 1:
        return Sentence("The run needed {amount}.", amount=amount_in_words(median, unit))
    return Sentence("Half of the runs needed {amount} at most.", amount=amount_in_words(median, unit))


def _first(order: Sequence[Group], unit: Unit) -> Sentence:
    """Return which algorithm is the fastest, or that the runs do not show it.

    The fastest must be faster than each of the others by a log-rank test at 5 %, on the puzzles that both have.
    """
    best, other = (group.sample.median().value for group in order[:2])
    best_of = amount_in_words(best, unit)
    if isinf(best):
        return Sentence("No algorithm solved half of its runs.")
    first, *others = strata_of([group.by_puzzle for group in order])
    tests = (log_rank(first, each) for each in others)
    if not all(z > 0 and p <= LEVEL for z, p in tests):
        text = Sentence("Too close to call: {amount}, against {other}.", amount=best_of)
    else:
        text = Sentence("{name} was first: {amount}, against {other}.", name=order[0].name, amount=best_of)
    return text.with_terms(other=amount(other))


def amount_in_words(spent: float, unit: Unit) -> str:
    """Return an amount of run time with its unit, for example "8,241 grids"."""
    if unit is Unit.SECONDS or isinf(spent):
        return "∞" if isinf(spent) else f"{rounded(spent)} s"
    if rounded(spent) == whole(spent):
        grids, generations = Sentence("%n grid(s)", n=round(spent)), Sentence("%n generation(s)", n=round(spent))
    else:
        number = rounded(spent)
        grids, generations = Sentence("{number} grids", number=number), Sentence("{number} generations", number=number)
    return in_words(grids if unit is Unit.TRIALS else generations)


def _uncertainty(order: Sequence[Group]) -> Sentence:
    """Return the intervals of the first two medians, or of the share solved where the best has no median."""
    first = order[0].sample
    if isinf(first.median().value):
        solved = interval_in_words(first.success_rate(), whole_percentage)
        return Sentence("Solved at best: {solved}, with 95 % confidence.", solved=solved)
    medians = [
        median_in_words(group.sample)
        for group in order[:2]
        if group.sample.count >= FEWEST_RUNS and not isinf(group.sample.median().value)
    ]
    if not medians:
        return Sentence("Too few runs for an interval of the median.")
    return Sentence("Medians with 95 % intervals: {medians}.", medians=Listed(tuple(medians)))
