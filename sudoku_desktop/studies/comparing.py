"""Comparison with published figures: the ratio with its interval, and the reason for a factor of more than 2.

A published figure is an estimate, too. Where it is known how many runs it comes from, the interval of the ratio is that
of two samples, and shares of successes are tested by Fisher's exact test; else the published figure is taken as exact.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import takewhile

import numpy as np

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.fitness import Fitness
from sudoku_desktop.evolution.presets.mantere_koljonen_2007 import MANTERE_KOLJONEN_2007
from sudoku_desktop.services.generation.papers import candidate
from sudoku_desktop.studies.commands import label_of
from sudoku_desktop.studies.declaration import Comparison, Study
from sudoku_desktop.studies.published import PublishedFigure, published
from sudoku_desktop.studies.reading import CANDIDATE
from sudoku_desktop.trials.archive import Archive
from sudoku_desktop.trials.records import KeptRun
from sudoku_desktop.trials.significance import LEVEL, fisher, holm, ratio_of_means, ratio_of_shares
from sudoku_desktop.trials.statistics import Estimate, Sample, Unit, mean_of, sample_of, share_of

HEAD = ("puzzle", "figure", "published", "ours, 95 %", "from", "ratio, 95 %", "within a factor of 2", "p, adjusted")
"""Titles of the columns of a comparison."""
RESAMPLES = 1000
"""Number of bootstrap samples of an interval."""
SHARES = ("solved of 100", "puzzles by mean generations", "candidates by agreeing runs")
"""Statistics that are fractions of successes."""


def compared(study: Study, runs: Sequence[KeptRun], archive: Archive) -> tuple[list[list[str]], list[str]]:
    """Return the rows of a table with the columns of HEAD, and notes; comparisons without runs are omitted."""
    rows, reasons = list[list[str]](), dict[str, list[str]]()
    fits, tails = 0, list[float | None]()
    for each in study.comparisons:
        mine = runs_of(each, runs, study.algorithms[0])
        if not mine:
            continue
        theirs = published_mean(each)
        ours = figure_of(each, mine, archive)
        ratios, tail = ratio_of(each, ours, theirs, mine)
        tails.append(tail)
        is_near = 0.5 <= ratios.value <= 2
        fits += is_near
        puzzles = " ".join(each.puzzles)
        if each.puzzles != each.on:
            puzzles += f" on {' '.join(each.on) if len(each.on) < 5 else len(each.on)}"
        head = [puzzles if len(puzzles) <= 60 else puzzles[:59] + "…", each.what, number(theirs.value)]
        head += [with_interval(ours), f"{ours.count:,} of {len(mine):,} runs", with_interval(ratios)]
        rows.append([*head, "yes" if is_near else "no"])
        if not is_near and each.reason:
            reasons.setdefault(each.reason, []).append(puzzles)
    tested = holm([tail for tail in tails if tail is not None])
    adjusted = iter(tested)
    for row, tail in zip(rows, tails, strict=True):
        row.append("" if tail is None else p_value(next(adjusted)))
    notes = [
        f"{fits} of {len(rows)} figures lie within a factor of 2 of the published ones.",
        "Ratio: where it is known how many runs a published figure comes from, the interval is that of both samples; a "
        "mean is supposed to come from run times that scatter as ours do. Any other figure is taken as exact.",
    ]
    if tested:
        notes.append(
            f"p: Fisher’s exact test that both shares are equal, adjusted by Holm for {len(tested)} tests; "
            f"{sum(p <= LEVEL for p in tested)} differ at a level of 5 %."
        )
    notes += [f"{', '.join(dict.fromkeys(names))}: {reason}" for reason, names in reasons.items()]
    return rows, notes


def runs_of(comparison: Comparison, runs: Sequence[KeptRun], first: Algorithm) -> list[KeptRun]:
    """Return the runs on the comparison's puzzles with the algorithm of the compared document.

    Return those with `first` if the study has no runs with that algorithm.
    """
    on = [run for run in runs if run.trial.title in comparison.on]
    own = [run for run in on if run.trial.parsed_algorithm.name == comparison.document]
    return own or [run for run in on if run.trial.parsed_algorithm == first]


def figure_of(comparison: Comparison, runs: Sequence[KeptRun], archive: Archive) -> Estimate:
    """Return the estimate that is compared with the published figure; NaN if no run was solved where that is needed."""
    generations, trials = (sample_of((run.outcome for run in runs), each) for each in (Unit.GENERATIONS, Unit.TRIALS))
    match comparison.statistic:
        case "mean generations":
            return generations.mean_of_solved()
        case "mean trials":
            return trials.mean_of_solved()
        case "median generations":
            return generations.median()
        case "fewest generations" | "most generations":
            return _extreme(generations, comparison.statistic)
        case "fewest trials" | "most trials":
            return _extreme(trials, comparison.statistic)
        case "solved of 100":
            return percent(trials.success_rate(*comparison.within))
        case "puzzles by mean generations":
            return _puzzles_between(runs, *comparison.within)
        case "candidates by agreeing runs":
            return _candidates_between(runs, *comparison.within)
        case "cost ratio":
            return cost_ratio(runs, comparison.settings, comparison.than)
        case _:
            return _fitness(comparison, runs, archive)


def _extreme(sample: Sample, statistic: str) -> Estimate:
    """Return the minimum or maximum cost of the solved runs; an extreme has no interval."""
    spread = sample.solved_range()
    return Estimate(spread.low if statistic.startswith("fewest") else spread.high, math.nan, math.nan, spread.count)


def published_mean(comparison: Comparison) -> PublishedFigure:
    """Return the mean of the published figures of a comparison, with the total number of their runs."""
    some = [published()[comparison.document, puzzle, comparison.what] for puzzle in comparison.puzzles]
    runs = [each.runs for each in some if each.runs is not None]
    return PublishedFigure(float(np.mean([each.value for each in some])), sum(runs) if len(runs) == len(some) else None)


def ratio_of(
    comparison: Comparison, ours: Estimate, theirs: PublishedFigure, runs: Sequence[KeptRun]
) -> tuple[Estimate, float | None]:
    """Return the ratio of our figure to the published one, and the p-value of their equality, None without a test."""
    statistic, of = comparison.statistic, theirs.runs
    if of is not None and statistic in ("mean generations", "mean trials"):
        solved = [getattr(run.outcome, statistic.removeprefix("mean ")) for run in runs if run.outcome.solved]
        return ratio_of_means(solved, theirs.value, of), None
    if of is not None and statistic in SHARES and ours.count:
        whole = comparison.within[2] if statistic == "candidates by agreeing runs" else 100.0
        counts = (round(ours.value / whole * ours.count), ours.count, round(theirs.value / whole * of), of)
        return ratio_of_shares(*counts), fisher(*counts)
    value, low, high = (each / theirs.value for each in ours.figures)
    return Estimate(value, low, high, ours.count), None


def percent(share: Estimate) -> Estimate:
    return Estimate(100 * share.value, 100 * share.low, 100 * share.high, share.count)


def _puzzles_between(runs: Sequence[KeptRun], low: float, high: float) -> Estimate:
    """Return the percentage of puzzles whose mean number of generations of all runs is from `low` to below `high`."""
    by_puzzle: dict[str, list[int]] = {}
    for run in runs:
        by_puzzle.setdefault(run.trial.title, []).append(run.outcome.generations)
    means = [float(np.mean(each)) for each in by_puzzle.values()]
    return percent(share_of(sum(low <= mean < high for mean in means), len(means)))


def cost_ratio(runs: Sequence[KeptRun], settings: str, than: str = "") -> Estimate:
    """Return the factor by which a change of settings increases the trials that an algorithm needs.

    `settings` are compared with `than`, by default with the unchanged algorithm.

    The ratio of expected running times (N. Hansen et al. 2010) is averaged over puzzles geometrically. Its interval is
    a percentile bootstrap over the runs on each puzzle; it is ∞ if a puzzle was not solved at all.
    """
    groups: dict[tuple[str, bool], list[KeptRun]] = {}
    changes = {text: label_of(text).partition(" ")[2] for text in {run.trial.algorithm for run in runs}}
    for run in runs:
        changed = changes[run.trial.algorithm]
        if changed in (than, settings):
            groups.setdefault((run.trial.title, changed == settings), []).append(run)
    titles = [title for title, is_changed in groups if is_changed and (title, False) in groups]
    samples = [groups[title, is_changed] for title in titles for is_changed in (True, False)]
    if not samples:
        return Estimate(math.nan, math.nan, math.nan, 0)
    counts = [*map(len, samples)]
    starts = np.cumsum([0, *counts[:-1]])
    outcomes = [(run.outcome.trials, run.outcome.solved) for runs in samples for run in runs]
    trials, solved = np.array(outcomes, np.float64).T
    generator = np.random.Generator(np.random.PCG64(0))
    drawn = np.repeat(starts, counts) + generator.integers(np.repeat(counts, counts), size=(RESAMPLES, len(outcomes)))
    spent, successes = (np.add.reduceat(each[[range(len(outcomes)), *drawn]], starts, 1) for each in (trials, solved))
    with np.errstate(divide="ignore"):
        costs = spent / successes
    is_known = np.isfinite(costs).all(axis=1)
    ratios = np.full(len(costs), math.inf)
    ratios[is_known] = np.exp(np.log(costs[is_known, ::2] / costs[is_known, 1::2]).mean(axis=1))
    ours, resampled = float(ratios[0]), np.sort(ratios[1:])
    low, high = resampled[round(0.025 * RESAMPLES)], resampled[round(0.975 * RESAMPLES) - 1]
    return Estimate(ours, float(low), float(high), sum(counts[::2]))


def _candidates_between(runs: Sequence[KeptRun], low: float, high: float, of: float) -> Estimate:
    """Return the number, of `of` random grids, whose solution was found by `low` to `high` runs before another one.

    Grids on which no solved run decides this are omitted.
    """
    by_puzzle: dict[str, list[KeptRun]] = {}
    for run in runs:
        if run.trial.title.startswith(CANDIDATE):
            by_puzzle.setdefault(run.trial.title, []).append(run)
    counts = []
    for name, some in by_puzzle.items():
        _, solution = candidate(int(name.removeprefix(CANDIDATE)), MANTERE_KOLJONEN_2007)
        found = [run.outcome.solution for run in sorted(some, key=lambda run: run.trial.seed)]
        agreeing = list(takewhile(solution.to_text().__eq__, found))
        if len(agreeing) == len(found) or found[len(agreeing)] is not None:
            counts.append(len(agreeing))
    share = share_of(sum(low <= count <= high for count in counts), len(counts))
    return Estimate(of * share.value, of * share.low, of * share.high, share.count)


def _fitness(comparison: Comparison, runs: Sequence[KeptRun], archive: Archive) -> Estimate:
    """Return the mean fitness in a generation over the runs that reached it, on the algorithm's own scale.

    Runs are left out if their history, by then, has only bins of several generations.
    """
    generation = int(comparison.within[0])
    values = []
    for run in runs:
        if run.outcome.generations < generation:
            continue
        envelope = archive.sound_history(run.id)
        place = None if envelope is None else envelope.place_of(generation)
        if envelope is None or place is None:
            continue
        course = envelope.mean if comparison.statistic == "mean fitness" else envelope.best
        fitness: Fitness = run.trial.parsed_algorithm.fitness
        values.append(fitness.of_cost(float(course[place]), run.trial.givens.geometry))
    return mean_of(values)


def p_value(value: float) -> str:
    """Return a p-value with two significant digits."""
    return f"{value:.2g}" if value >= 0.001 else "< 0.001"


def number(value: float) -> str:
    """Return a number with three significant digits, or all digits of a whole number."""
    if not math.isfinite(value):
        return "∞" if value > 0 else "–"
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.3g}"


def with_interval(estimate: Estimate) -> str:
    """Return an estimate with its interval: "12 (8 … 17)", or "12" if it has none."""
    if math.isnan(estimate.value):
        return "–"
    if math.isnan(estimate.low):
        return number(estimate.value)
    return f"{number(estimate.value)} ({number(estimate.low)} … {number(estimate.high)})"
