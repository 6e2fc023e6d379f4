"""The report of a study: tables and charts, with the command that repeats the runs beside every figure."""

from __future__ import annotations

import html
import json
import math
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property, partial
from itertools import combinations, product, zip_longest

from sudoku_desktop.figures import Figure
from sudoku_desktop.sentence import ProblemError, Sentence
from sudoku_desktop.services.csv_text import csv_text
from sudoku_desktop.studies.commands import command_of, labels_of
from sudoku_desktop.studies.comparing import HEAD, compared, number, p_value, percent, with_interval
from sudoku_desktop.studies.declaration import Study
from sudoku_desktop.studies.differences import FEWEST_DIFFERENCES, Difference, differences_of
from sudoku_desktop.studies.figures import dots_figure, steps_figure, sweep_lines, sweep_map
from sudoku_desktop.studies.fitting import NEGLIGIBLE, Fit, block_of, fits, weights_of_values
from sudoku_desktop.studies.groups import Group, groups_of
from sudoku_desktop.studies.racing import costs_of, mean_cost, times_the_cost
from sudoku_desktop.studies.sweep import ALGORITHM, PUZZLE, Slice, sweep_of
from sudoku_desktop.trials.archive import Archive, Query
from sudoku_desktop.trials.records import Improvements, KeptRun, algorithm_text
from sudoku_desktop.trials.statistics import (
    EXPECTED,
    SOLVED,
    STATISTICS,
    Estimate,
    Sample,
    Statistic,
    Unit,
    over_puzzles,
    sample_of,
)

ALL = "all"
MOST_DOTS = 60
"""Maximum number of rows in a chart of estimates."""
MOST_CURVES = 20
MOST_LINES = 6
"""Maximum number of puzzles that are drawn as separate lines."""
MOST_MAPS = 6
"""Maximum number of pairs of settings that are drawn as heat maps."""
MOST_PAIRED = 8
"""Maximum number of algorithms for which all pairs are tested."""
MOST_FARTHEST = 3
"""Number of the most deviating figures that are listed for a fitted algorithm."""
MOST_ROWS = 400
"""Maximum number of pairs of puzzle and algorithm in a report; the CSV has all of them."""
STYLE = """
body{font:15px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
table{border-collapse:collapse;font-size:13px}td,th{padding:.25rem .6rem;border-bottom:1px solid #ccc;text-align:right}
td:first-child,th:first-child,td:nth-child(2),th:nth-child(2){text-align:left}code{word-break:break-all;font-size:12px}
summary{cursor:pointer}svg{max-width:100%;color:inherit}td details{text-align:left;max-width:34rem}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#1c1c1c}td,th{border-color:#444}}
"""
COLUMNS = (
    *("puzzle", "algorithm", "runs", "solved"),
    *(column for statistic in STATISTICS for column in statistic.columns),
    *("fewest_generations", "most_generations", "seconds", "command"),
)


@dataclass(frozen=True)
class ReportRow:
    """The runs of an algorithm on one puzzle, or on ALL puzzles."""

    puzzle: str
    algorithm: str
    runs: Sequence[KeptRun]

    @cached_property
    def trials(self) -> Sample:
        return sample_of((run.outcome for run in self.runs), Unit.TRIALS)

    @cached_property
    def generations(self) -> Sample:
        return sample_of((run.outcome for run in self.runs), Unit.GENERATIONS)

    def estimate(self, statistic: Statistic) -> Estimate:
        return statistic.of(self.generations if statistic.unit is Unit.GENERATIONS else self.trials)

    @property
    def seconds(self) -> float:
        return sum(run.outcome.seconds for run in self.runs)

    @property
    def command(self) -> str:
        """The command that repeats the runs; "" for ALL, and only the first run if the seeds are not consecutive."""
        seeds = sorted(run.trial.seed for run in self.runs)
        if self.puzzle == ALL:
            return ""
        first = min(self.runs, key=lambda run: run.trial.seed)
        follow = seeds == list(range(seeds[0], seeds[0] + len(seeds)))
        return command_of(first, len(seeds) if follow else 1)

    def values(self) -> list[object]:
        """Return the values of the row, in the order of COLUMNS."""
        solved = self.generations.spent[self.generations.solved]
        extremes = [solved.min(), solved.max()] if solved.size else [math.nan] * 2
        numbers = [number for each in STATISTICS for number in self.estimate(each).figures]
        numbers += [*extremes, round(self.seconds, 3)]
        finite = [None if not math.isfinite(each) else float(each) for each in numbers]
        return [self.puzzle, self.algorithm, self.trials.count, int(self.trials.solved.sum()), *finite, self.command]


def rows_of(study: Study, runs: Sequence[KeptRun]) -> list[ReportRow]:
    """Return a row for each pair of puzzle and algorithm that has runs, in the study's order.

    If there are several puzzles, rows with the totals of each algorithm come first.
    """
    labels = labels_of(map(algorithm_text, study.algorithms))
    groups: dict[tuple[str, str], list[KeptRun]] = {
        (label, name): [] for (name, _), label in product(study.puzzles, labels.values())
    }
    for run in reversed(runs):
        groups[labels[run.trial.algorithm], run.trial.title].append(run)
    groups = {pair: some for pair, some in groups.items() if some}
    wholes: dict[str, list[KeptRun]] = {}
    for (algorithm, _), some in groups.items():
        wholes.setdefault(algorithm, []).extend(some)
    several = len({puzzle for _, puzzle in groups}) > 1
    whole = [ReportRow(ALL, algorithm, some) for algorithm, some in wholes.items()] if several else []
    return [*whole, *(ReportRow(puzzle, algorithm, some) for (algorithm, puzzle), some in groups.items())]


Chart = tuple[Figure, str]
"""A figure, and a sentence about how to read it."""


@dataclass(frozen=True)
class Report:
    """The report of a study: tables, and charts with the sentences below them."""

    title: str
    about: Mapping[str, str]
    sections: Sequence[ReportSection]
    charts: Sequence[Chart] = ()

    def markdown(self) -> str:
        lines = [f"# {self.title}", "", *(f"- {key}: {value}" for key, value in self.about.items())]
        for section in self.sections:
            lines += ["", f"## {section.title}", "", *markdown_table(section.head, section.rows)]
            lines += ["", *(f"- {note}" for note in section.notes)] if section.notes else []
            if any(section.commands):
                lines += [
                    "",
                    "Made again, row by row, by",
                    "",
                    *(f"    {each or '(the rows below)'}" for each in section.commands),
                ]
        return "\n".join(lines) + "\n"

    def html(self, pictures: Sequence[str]) -> str:
        """Return a self-contained page; `pictures` are the figures as SVG, in order."""
        escape = html.escape
        parts = [f"<h1>{escape(self.title)}</h1><dl>"]
        parts += [f"<dt><b>{escape(key)}</b></dt><dd>{escape(value)}</dd>" for key, value in self.about.items()]
        parts.append("</dl>")
        for section in self.sections:
            head = "".join(f"<th>{escape(cell)}</th>" for cell in section.head)
            parts.append(f"<h2>{escape(section.title)}</h2><table><thead><tr>{head}<th></th></tr></thead><tbody>")
            for row, command in zip_longest(section.rows, section.commands, fillvalue=""):
                code = f"<summary>command</summary><code>{escape(command)}</code>"
                cells = [*map(escape, row), f"<details>{code}</details>" if command else ""]
                parts.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
            notes = "".join(f"<li>{escape(note)}</li>" for note in section.notes)
            parts.append("</tbody></table>" + (f"<ul>{notes}</ul>" if notes else ""))
        for picture, (_, sentence) in zip(pictures, self.charts, strict=True):
            parts.append(f"<figure>{picture}<figcaption>{escape(sentence)}</figcaption></figure>")
        head = f'<meta charset="utf-8"><title>{escape(self.title)}</title><style>{STYLE}</style>'
        return f'<!doctype html><html lang="en"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def report_of(study: Study, archive: Archive, archive_option: str = "", *, with_charts: bool = True) -> Report:
    """Return the report of the runs of a study; raises ProblemError when no trial has been made.

    `archive_option` is appended to the commands that need the archive, with a leading blank.
    """
    runs = _some_runs(study, archive)
    rows = rows_of(study, runs)
    sections = []
    for some in _beside_documents(study, runs, archive).values():
        sections += some
    if study.racing is not None:
        sections += _unseen(study, runs)
    shown = rows if len(rows) <= MOST_ROWS else [row for row in rows if row.puzzle == ALL]
    sections.append(
        ReportSection(
            "Success and run time", _HEAD, [_texts_of(row) for row in shown], [row.command for row in shown], _NOTES
        )
    )
    groups = groups_in(study, runs)
    sections += _other_puzzles(groups) + _differences(groups)
    charts: list[Chart] = []
    if with_charts:
        charts = [*_sweep(study, runs), *_charts(study, runs, shown, archive.improvements(Query(study=study.name)))]
    return Report(study.title, _about(study, runs, archive_option), sections, charts)


def report_as_csv(study: Study, archive: Archive, archive_option: str = "") -> str:
    """Return the figures of every pair of puzzle and algorithm; raises ProblemError as `report_of` does."""
    runs = _some_runs(study, archive)
    about = _about(study, runs, archive_option)
    facts = {key.replace(" ", "_"): about[key] for key in ("study", "program", "made by")}
    return csv_text(facts, COLUMNS, (row.values() for row in rows_of(study, runs)))


def report_as_json(study: Study, archive: Archive, archive_option: str = "") -> str:
    """Return one JSON object with the figures of the report; raises ProblemError as `report_of` does.

    Run times without an end are null. The tables of published figures and of a race have the texts of the report.
    """
    runs = _some_runs(study, archive)
    groups = groups_in(study, runs)
    others = {group.name: over_puzzles([*group.by_puzzle.values()]) for group in groups if len(group.by_puzzle) > 1}
    tables = {
        **_beside_documents(study, runs, archive),
        "race": _unseen(study, runs) if study.racing is not None else [],
    }
    return json.dumps(
        {
            "title": study.title,
            **{key.replace(" ", "_"): value for key, value in _about(study, runs, archive_option).items()},
            "rows": [dict(zip(COLUMNS, row.values(), strict=True)) for row in rows_of(study, runs)],
            "other_puzzles": [
                {"algorithm": name, "solved_share": _finite(asdict(share)), "ert_trials": _finite(asdict(expected))}
                for name, (share, expected) in others.items()
            ],
            "differences": [_finite(asdict(each)) for each in differences_of(_tested(groups))],
            **{
                name: [dict(zip(each.head, row, strict=True)) for each in sections for row in each.rows]
                for name, sections in tables.items()
            },
        },
        ensure_ascii=False,
        indent=1,
    )


def _finite(values: Mapping[str, object]) -> dict[str, object]:
    """Return the values for JSON, with None in place of infinite and missing ones."""
    return {key: None if isinstance(each, float) and not math.isfinite(each) else each for key, each in values.items()}


def declared_runs(study: Study, archive: Archive) -> list[KeptRun]:
    """Return the runs in an archive that the study declares now, newest first; its earlier declarations may differ."""
    wanted = set(study.trials())
    return [run for run in archive.runs(Query(study=study.name)) if run.trial in wanted]


def _some_runs(study: Study, archive: Archive) -> list[KeptRun]:
    runs = declared_runs(study, archive)
    if not runs:
        raise ProblemError(Sentence("no run of {study} has been made yet", study=study.name))
    return runs


_HEAD = (
    *("puzzle", "algorithm", "solved of runs"),
    *(f"{each.title}, {'%' if each.is_share else each.unit.value}" for each in STATISTICS),
    "seconds",
)
_NOTES = [f"{each.title}: {each.sentence}." for each in STATISTICS]


@dataclass(frozen=True)
class ReportSection:
    """A table with text cells; `commands` are shown beside its rows and `notes` below them."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    commands: Sequence[str] = ()
    notes: Sequence[str] = ()


def _texts_of(row: ReportRow) -> list[str]:
    solved = f"{int(row.trials.solved.sum()):,} of {row.trials.count:,}"
    estimates = [percent(row.estimate(each)) if each.is_share else row.estimate(each) for each in STATISTICS]
    return [row.puzzle, row.algorithm, solved, *map(with_interval, estimates), f"{row.seconds:,.1f}"]


def _beside_documents(study: Study, runs: Sequence[KeptRun], archive: Archive) -> dict[str, list[ReportSection]]:
    """Return the tables that compare with published figures, by their names in JSON."""
    tables: dict[str, list[ReportSection]] = {"published": []}
    if study.fitting is not None:
        sections = fit_sections(fits(study, archive))
        tables |= {
            name: [each] for name, each in zip(("fitting", "choices", "figures_of_best"), sections, strict=False)
        }
    elif study.comparisons:
        rows, notes = compared(study, runs, archive)
        tables["published"] = [ReportSection("Beside the published figures", HEAD, rows, notes=notes)]
    return tables


def fit_sections(found: Sequence[Fit]) -> list[ReportSection]:
    """Return tables on how algorithms fit the published figures: their weights, the weight of each choice, the best.

    Returns [] if no algorithm has runs for every figure yet.
    """
    if not found:
        return []
    labels = labels_of(algorithm_text(fit.algorithm) for fit in found)
    most = max(fit.seeds for fit in found)
    rows = []
    for fit in found:
        farthest = sorted(fit.figures.items(), key=lambda pair: -abs(pair[1].log_ratio))[:MOST_FARTHEST]
        ratios = ", ".join(f"{block_of(each)} {number(math.exp(away.log_ratio))}" for each, away in farthest)
        label = labels[algorithm_text(fit.algorithm)]
        rows.append([label, f"{fit.seeds:,}", number(fit.factor), _weight(fit.weight), ratios])
    notes = (
        f"{sum(fit.seeds < most for fit in found):,} of {len(found):,} algorithms were given up early: the weight of "
        f"each was below {100 * NEGLIGIBLE:g} % of the leader’s, three standard errors allowed for.",
        "Typical factor: between our figures and the published ones, the share of chance subtracted. A puzzle counts "
        "once, however many figures it has, and so does a setting.",
        "Weight: posterior probability if one of these algorithms is the published one, all being as likely at first, "
        "and logarithms of ratios scatter normally with a spread that is not known. A small typical factor says more.",
        "Farthest: the ratios of our figures to the published ones that differ most.",
    )
    head = ("algorithm", "seeds", "typical factor", "weight, %", "farthest")
    values = [
        [name, value, _weight(weight)]
        for name, some in weights_of_values(found).items()
        for value, weight in sorted(some.items(), key=lambda pair: -pair[1])
    ]
    return [
        ReportSection("Which algorithm fits the published figures", head, rows[:MOST_ROWS], notes=notes),
        ReportSection("Weight of each choice", ("part or setting", "value", "weight, %"), values),
        ReportSection(
            f"Published figures and those of {labels[algorithm_text(found[0].algorithm)]}",
            ("puzzle or setting", "figure", "ratio to the published one, 95 %"),
            [[block_of(each), each.what, with_interval(away.ratio)] for each, away in found[0].figures.items()],
            notes=("A claim that something is at least so much has a ratio of 1 where it holds.",),
        ),
    ]


def _weight(weight: float) -> str:
    return number(100 * weight) if weight >= NEGLIGIBLE else f"< {100 * NEGLIGIBLE:g}"


def _other_puzzles(groups: Sequence[Group]) -> list[ReportSection]:
    """Return the totals of each algorithm with intervals over puzzles, beside those over runs; [] for one puzzle."""
    rows = []
    for group in groups:
        if len(group.by_puzzle) < 2:
            continue
        share, expected = over_puzzles([*group.by_puzzle.values()])
        own = percent(group.sample.success_rate()), group.sample.expected_running_time()
        estimates = (own[0], percent(share), own[1], expected)
        rows.append([group.name, f"{len(group.by_puzzle):,}", *map(with_interval, estimates)])
    if not rows:
        return []
    head = ("algorithm", "puzzles", "solved, %, here", "on others", "expected run time, trials, here", "on others")
    notes = (
        "Here: what more runs on these very puzzles would give. On others: what other puzzles like these would give, "
        "each puzzle counting once, whatever the number of its runs is.",
    )
    return [ReportSection("On these puzzles, and on others like them", head, rows, notes=notes)]


def _differences(groups: Sequence[Group]) -> list[ReportSection]:
    """Return the tests of all pairs of algorithms or, if there are many, of the cheapest with each other one."""
    what = "All pairs of algorithms are tested."
    if len(groups) > MOST_PAIRED:
        what = f"Tested are all pairs of the {MOST_PAIRED} algorithms that cost least; being chosen so, they are lucky."
    found = differences_of(_tested(groups))
    if not found:
        return []
    rows = [*map(difference_texts, found)]
    tests = sum(1 + (each.others is not None) for each in found)
    notes = (
        f"{what} p-values are adjusted by Holm for all {tests:,}: with a chance of 95 % none below 0.05 is wrong.",
        "A12: the probability that a run of the first needs fewer trials than one of the second on the same puzzle "
        "(Vargha & Delaney); 0.5 where they do not differ.",
        "These puzzles: the log-rank test, stratified by puzzle; runs that were given up are censored.",
        f"Others like them: Wilcoxon’s signed-rank test of one difference of logarithmic costs for each puzzle, an "
        f"unsolved run counting ten times what it spent; from {FEWEST_DIFFERENCES} puzzles on.",
    )
    head = ("algorithm", "compared with", "puzzles", "A12", "p on these puzzles", "p on others like them")
    return [ReportSection("Differences between algorithms", head, rows, notes=notes)]


def difference_texts(difference: Difference) -> list[str]:
    """Return the cells of a table row: both algorithms, number of puzzles, A12, and both p-values."""
    return [
        difference.first,
        difference.second,
        f"{difference.puzzles:,}",
        f"{difference.superiority:.2f}",
        p_value(difference.these),
        "–" if difference.others is None else p_value(difference.others),
    ]


def _tested(groups: Sequence[Group]) -> Sequence[Group]:
    """Return the algorithms for which all pairs are tested: all of them, or those with the lowest costs."""
    if len(groups) <= MOST_PAIRED:
        return groups
    return sorted(groups, key=lambda group: group.sample.expected_running_time())[:MOST_PAIRED]


def groups_in(study: Study, runs: Sequence[KeptRun], courses: Mapping[int, Improvements] | None = None) -> list[Group]:
    """Return the runs by algorithm; for a race, only those on test puzzles, since training puzzles chose the survivors.

    `courses` as in `groups_of`.
    """
    _, test = study.split()
    labels = labels_of(map(algorithm_text, study.algorithms))
    kept = [run for run in runs if study.racing is None or run.trial.title in test]
    order = {label: place for place, label in enumerate(labels.values())}
    return sorted(groups_of(kept, labels.__getitem__, courses=courses), key=lambda group: order[group.name])


def _unseen(study: Study, runs: Sequence[KeptRun]) -> list[ReportSection]:
    """Return the result of a race: algorithms with runs on test puzzles, the cheapest on training puzzles first."""
    labels = labels_of(map(algorithm_text, study.algorithms))
    train, test = (costs_of(runs, puzzles) for puzzles in study.split())
    left = sorted((text for text in test if text in train), key=lambda text: mean_cost(train[text]))
    if not left:
        return []
    first = algorithm_text(study.algorithms[0])
    first = first if first in left else left[0]
    rows = [
        [
            labels[text],
            number(math.exp(mean_cost(train[text]))),
            number(math.exp(mean_cost(test[text]))),
            "1" if text == first else with_interval(times_the_cost(test[text], test[first])),
        ]
        for text in left
    ]
    notes = (
        "Cost: the geometric mean of the chromosomes of all runs, an unsolved one counting ten times what it spent.",
        f"The first of {len(train):,} algorithms is the cheapest on the puzzles it was chosen by, partly by chance: "
        "how good it is, the unseen puzzles tell. The interval, of 95 %, is that of other puzzles like these.",
    )
    head = ("algorithm", "cost on the puzzles that chose", "cost on unseen puzzles", f"times that of {labels[first]}")
    return [ReportSection("On puzzles that nobody had seen", head, rows, notes=notes)]


def _about(study: Study, runs: Sequence[KeptRun], archive_option: str) -> dict[str, str]:
    about = {"study": study.name, "what": study.sentence, "source": study.source}
    about["runs"] = (
        f"{len(runs):,} of {study.count:,} made, {sum(run.outcome.seconds for run in runs):,.0f} s computing"
    )
    about["program"] = "Sudoku Desktop " + ", ".join(sorted({run.version for run in runs}))
    about["made by"] = (study.made_by or shlex.join(["sudoku-cli", "study", "run", study.name])) + archive_option
    return {key: value for key, value in about.items() if value}


def _sweep(study: Study, runs: Sequence[KeptRun]) -> list[Chart]:
    """Return charts of success and cost for each setting that varies, and for each pair of them."""
    sweep = sweep_of(study, runs, Unit.TRIALS)
    alone = len(sweep.settings) == 1
    puzzle, algorithm = sweep.find(PUZZLE), sweep.find(ALGORITHM)
    by = puzzle if alone and puzzle is not None and len(sweep.dimensions[puzzle].labels) <= MOST_LINES else None
    by = by if algorithm is None else algorithm
    pooled = "" if alone else " All values of the other settings are pooled."
    drawn = []
    for across, measure in product(sweep.settings, (SOLVED, EXPECTED)):
        up = "share of runs solved" if measure is SOLVED else "ERT in chromosomes"
        sentence = (
            "The share of runs solved with each value, and Wilson’s interval of 95 %: the higher, the better."
            if measure is SOLVED
            else "What a solution costs with each value, and its interval of 95 %: the lower, the better; ∞ where no "
            "run was solved."
        )
        sentence += " Where intervals lie apart, two values differ at a level of 5 %." + pooled
        cut = Slice(sweep, measure, across, by)
        drawn.append((sweep_lines(cut, cut.x.name, up, "no runs", marks_empty=True), sentence))
    for (across, other), measure in product([*combinations(sweep.settings, 2)][:MOST_MAPS], (SOLVED, EXPECTED)):
        cut = Slice(sweep, measure, across, other)
        what = "The share of runs solved"
        if measure is EXPECTED:
            what = "What a solution costs (ERT, in chromosomes)"
        names, write = (cut.x.name, cut.y.name if cut.y else ""), partial(_written, measure)
        sentence = f"{what} with each pair of values: the brighter, the better."
        drawn.append((sweep_map(cut, names, write, "no runs"), sentence))
    if drawn:
        figure, sentence = drawn[-1]
        chance = (
            f" The best of {len(study.algorithms):,} algorithms is so partly by chance: what is chosen here has to "
            "prove itself on other puzzles and seeds."
        )
        drawn[-1] = figure, sentence + chance
    return drawn


def _written(measure: Statistic, estimate: Estimate) -> str:
    return f"{100 * estimate.value:.3g} %" if measure is SOLVED else number(estimate.value)


def _charts(
    study: Study, runs: Sequence[KeptRun], rows: Sequence[ReportRow], improvements: Mapping[int, Improvements]
) -> list[Chart]:
    labels = labels_of(map(algorithm_text, study.algorithms))
    groups = groups_of(runs[::-1], labels.__getitem__, courses=improvements)
    few = f" Drawn are the {MOST_CURVES} algorithms that cost least." if len(groups) > MOST_CURVES else ""
    if few:
        groups = sorted(groups, key=lambda group: group.sample.expected_running_time())[:MOST_CURVES]
    longest = float(max(run.outcome.trials for row in rows for run in row.runs))
    reached = [(group.name, group.reached, longest) for group in groups]
    left = [(group.name, group.unsolved, longest) for group in groups]
    shown = {f"{row.puzzle}, {row.algorithm}": row for row in rows[:MOST_DOTS]}
    by_mean = sorted((row.generations.solved_range(), label) for label, row in shown.items() if row.puzzle != ALL)
    ranges = {label: spread for spread, label in by_mean if spread.count}
    return [
        (
            steps_figure(reached, "chromosomes evaluated", "share of runs and targets reached"),
            "Empirical distribution of run time over eleven targets from a bad grid to a solution: the higher and the "
            "further to the left, the better; where a line stays flat, runs are stuck." + few,
        ),
        (
            dots_figure({label: row.trials.success_rate() for label, row in shown.items()}, "share of runs solved"),
            "How many runs were solved, with 95 % intervals (Wilson).",
        ),
        (
            dots_figure(ranges, "generations of solved runs: fewest, mean, most", is_log=True),
            "How hard each puzzle is, from the easiest to the hardest: the length of a line is how much luck there is.",
        ),
        (
            steps_figure(left, "chromosomes evaluated", "share of runs not solved yet", falls=True),
            "How many runs are still unsolved (Kaplan–Meier): runs that were given up count until then; a line that "
            "stays high has a long tail." + few,
        ),
    ]


def markdown_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Return the lines of a table in Markdown."""
    return [_line(head), "|" + "---|" * len(head), *map(_line, rows)]


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
