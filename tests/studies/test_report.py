"""A report contains the results, their intervals, and the commands that repeat the runs."""

import csv
import io
import json
import math
import re
import shlex
from dataclasses import fields, replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QApplication
from scipy import stats

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.history import Envelope
from sudoku_desktop.evolution.presets import PUBLISHED, preset
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.services.generation.papers import candidate
from sudoku_desktop.studies import Archive, Comparison, RacingRules, Study, StudyRun, built_in_studies, read_study
from sudoku_desktop.studies.comparing import (
    HEAD,
    PublishedFigure,
    compared,
    figure_of,
    p_value,
    percent,
    published,
    ratio_of,
    runs_of,
    with_interval,
)
from sudoku_desktop.studies.declaration import title_of
from sudoku_desktop.studies.differences import differences_of
from sudoku_desktop.studies.groups import groups_of
from sudoku_desktop.studies.report import COLUMNS, report_as_csv, report_as_json, report_of
from sudoku_desktop.trials.execution import execute
from sudoku_desktop.trials.records import algorithm_of, pack_history, unpack_history
from sudoku_desktop.trials.significance import fisher, holm, ratio_of_means, ratio_of_shares
from sudoku_desktop.trials.statistics import over_puzzles
from sudoku_desktop.ui.plots.page_pictures import page_picture
from tests.cli.calling import run
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.studies.test_running import Threads

PAPER = preset("mantere-koljonen-2007")
WITHIN = Comparison(
    "mantere-koljonen-2007", ("ai-escargot",), "mean trials", "mean trials", ("easy",), (), "it is <easy>"
)


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "runs")


@pytest.fixture
def made(archive: Archive) -> Study:
    study = Study(
        name="mine",
        title="Mine & <yours>",
        puzzles=(("easy", MK_FIG_1), ("hard", ESCARGOT)),
        algorithms=(PAPER, PAPER.with_settings({"population": 50})),
        seeds=range(5),
        budget=Budget(generations=300),
        comparisons=(WITHIN,),
    )
    list(StudyRun(study, archive, pool=Threads).run())
    return study


def test_that_a_table_has_the_figures_of_the_runs_and_their_commands(
    made: Study, archive: Archive, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = list(csv.DictReader(io.StringIO(report_as_csv(made, archive))))
    assert tuple(rows[0]) == (*COLUMNS, "study", "program", "made_by")
    assert [row["puzzle"] for row in rows].count("all") == 2
    (row,) = [each for each in rows if each["puzzle"] == "easy" and each["algorithm"].endswith("population=50")]
    runs = [
        each for each in archive.runs() if each.trial.title == "easy" and each.trial.parsed_algorithm.population == 50
    ]
    solved = [each for each in runs if each.outcome.solved]
    assert (int(row["runs"]), int(row["solved"])) == (5, len(solved))
    assert float(row["ert_trials"]) == pytest.approx(sum(each.outcome.trials for each in runs) / len(solved))
    _, *arguments = shlex.split(row["command"])
    _, lines, _ = run(capsys, *arguments, "--json")
    assert [json.loads(each)["trials"] for each in lines] == [
        each.outcome.trials for each in sorted(runs, key=lambda each: each.trial.seed)
    ]


def test_that_json_has_the_figures_of_the_report(made: Study, archive: Archive) -> None:
    result = json.loads(report_as_json(made, archive))
    report = report_of(made, archive, with_charts=False)
    by_title = {section.title: section for section in report.sections}
    assert [row["puzzle"] for row in result["rows"]] == [row[0] for row in by_title["Success and run time"].rows]
    published = by_title["Beside the published figures"]
    assert result["published"] == [dict(zip(published.head, row, strict=True)) for row in published.rows]
    assert [f"{each['superiority']:.2f}" for each in result["differences"]] == [
        row[3] for row in by_title["Differences between algorithms"].rows
    ]
    assert [each["algorithm"] for each in result["other_puzzles"]] == [
        row[0] for row in by_title["On these puzzles, and on others like them"].rows
    ]
    raced = replace(made, racing=RacingRules(train=0.5))
    result = json.loads(report_as_json(raced, archive))
    assert [row["algorithm"] for row in result["race"]] == [each["algorithm"] for each in result["rows"][:2]]


def test_that_the_page_needs_nothing_else_and_its_drawings_are_sound(
    made: Study, archive: Archive, qapp: QApplication
) -> None:
    report = report_of(made, archive)
    page = report.html([page_picture(figure) for figure, _ in report.charts])
    assert "Mine &amp; &lt;yours&gt;" in page
    assert "it is &lt;easy&gt;" in page
    assert not re.search(r"(src|href)=|url\(|<script|@import", page)
    drawings = re.findall(r"<svg.*?</svg>", page, re.S)
    assert len(drawings) == 6
    for drawing in drawings:
        root = ElementTree.fromstring(drawing)
        assert not re.search(r"[\" ,](nan|inf)[\" ,]", drawing)
        assert any(element.text for element in root.iter("{http://www.w3.org/2000/svg}text"))
    assert page.count("<summary>command</summary>") == 4


def test_that_words_say_the_same_as_the_page(made: Study, archive: Archive) -> None:
    text = report_of(made, archive).markdown()
    assert text.startswith("# Mine & <yours>\n")
    assert "| easy | mantere-koljonen-2007 | 4 of 5 |" in text
    assert "1 of 1 figures lie within" in text or "0 of 1 figures lie within" in text
    assert text.count("    sudoku-cli solve ") == 4


def test_that_algorithms_are_tested_and_totals_have_intervals_over_puzzles(made: Study, archive: Archive) -> None:
    sections = {section.title: section for section in report_of(made, archive, with_charts=False).sections}
    groups = groups_of(archive.runs(), lambda text: str(algorithm_of(text).population))
    (difference,) = differences_of(sorted(groups, key=lambda group: int(group.name)))
    (row,) = sections["Differences between algorithms"].rows
    assert row[2:] == ["2", f"{difference.superiority:.2f}", p_value(difference.these), "–"]
    totals = sections["On these puzzles, and on others like them"].rows
    assert [row[1] for row in totals] == ["2", "2"]
    (paper,) = [group for group in groups if group.name == "21"]
    share, expected = over_puzzles([*paper.by_puzzle.values()])
    assert totals[0][3] == with_interval(percent(share))
    assert totals[0][5] == with_interval(expected)
    alone = report_of(replace(made, puzzles=made.puzzles[:1], algorithms=(PAPER,)), archive, with_charts=False)
    assert not {"Differences between algorithms", "On these puzzles, and on others like them"} & {
        section.title for section in alone.sections
    }


def test_that_there_is_no_report_of_nothing(archive: Archive, made: Study) -> None:
    with pytest.raises(ProblemError, match="no run of other has been made yet"):
        report_of(replace(made, name="other"), archive)


def test_that_runs_of_an_earlier_declaration_are_left_out(made: Study, archive: Archive) -> None:
    now = replace(made, algorithms=(PAPER,), seeds=[1, 2])
    assert "| easy | mantere-koljonen-2007 | 2 of 2 |" in report_of(now, archive).markdown()
    assert "population=50" not in report_of(now, archive).markdown()
    with pytest.raises(ProblemError, match="no run of mine"):
        report_of(replace(made, budget=Budget(trials=1)), archive)


def test_that_where_a_document_has_no_algorithm_here_the_first_one_is_compared(made: Study, archive: Archive) -> None:
    for algorithm in made.algorithms:
        runs = runs_of(replace(WITHIN, document="ant-colonies", on=("easy",)), archive.runs(), algorithm)
        assert {run.trial.parsed_algorithm for run in runs} == {algorithm}


def test_that_every_statistic_is_what_it_says(made: Study, archive: Archive) -> None:
    def ours(statistic: str, *within: float, on: str = "easy") -> float:
        comparison = replace(WITHIN, statistic=statistic, within=within, on=(on,))
        runs = [each for each in runs_of(comparison, archive.runs(), PAPER) if each.trial.parsed_algorithm == PAPER]
        return figure_of(comparison, runs, archive).value

    easy = [each for each in archive.runs() if each.trial.title == "easy" and each.trial.parsed_algorithm == PAPER]
    solved = [each.outcome for each in easy if each.outcome.solved]
    assert 3 <= len(solved) < 5
    generations = sorted(each.generations for each in solved)
    assert ours("mean generations") == sum(generations) / len(solved)
    assert ours("median generations") == generations[2]
    trials = sorted(each.trials for each in solved)
    assert ours("mean trials") == sum(trials) / len(solved)
    assert ours("solved of 100", trials[1]) == 40
    assert ours("puzzles by mean generations", 0, 1e9) == 100
    assert ours("puzzles by mean generations", 1e8, 1e9) == 0
    runs = [each for each in archive.runs() if each.trial.parsed_algorithm == PAPER and each.trial.title == "hard"]
    hard = [archive.history(each.id) for each in runs]
    assert ours("best fitness", 0, on="hard") == pytest.approx(sum(each.best[0] for each in hard) / len(hard))
    assert ours("mean fitness", 0, on="hard") > ours("best fitness", 0, on="hard")


def test_that_a_published_figure_of_many_runs_is_a_sample_too(made: Study, archive: Archive) -> None:
    runs = [each for each in archive.runs() if each.trial.title == "easy" and each.trial.parsed_algorithm == PAPER]
    solved = [each.outcome.trials for each in runs if each.outcome.solved]
    within = float(sorted(solved)[1])
    shares = replace(WITHIN, statistic="solved of 100", within=(within,))
    ours = figure_of(shares, runs, archive)
    assert (ours.value, ours.count) == (40, 5)
    ratio, tail = ratio_of(shares, ours, PublishedFigure(80, 50), runs)
    assert ratio == ratio_of_shares(2, 5, 40, 50)
    assert tail == fisher(2, 5, 40, 50) == pytest.approx(stats.fisher_exact([[2, 3], [40, 10]]).pvalue)
    exact, untested = ratio_of(shares, ours, PublishedFigure(80, None), runs)
    assert (exact.figures, untested) == (pytest.approx([each / 80 for each in ours.figures]), None)
    assert exact.low > ratio.low
    means, untested = ratio_of(WITHIN, figure_of(WITHIN, runs, archive), PublishedFigure(1000.0, 100), runs)
    assert (means, untested) == (ratio_of_means(solved, 1000.0, 100), None)


def test_that_shares_are_tested_together_and_the_report_says_so(made: Study, archive: Archive) -> None:
    shares = [
        Comparison("mantere-koljonen-2007", (puzzle,), "solved of 100 within 100000 trials", "solved of 100", ("hard",))
        for puzzle in ("s01a", "s03a", "s09a")
    ]
    rows, notes = compared(replace(made, comparisons=tuple(shares)), archive.runs(), archive)
    assert all(len(row) == len(HEAD) for row in rows)
    tails = holm([fisher(0, 5, of, 100) for of in (100, 96, 8)])
    assert [row[-1] for row in rows] == [p_value(each) for each in tails]
    assert any("adjusted by Holm for 3 tests; 2 differ at a level of 5 %" in note for note in notes)


def test_that_every_study_of_the_program_makes_sense(tmp_path: Path) -> None:
    known = published()
    assert {document for document, _, _ in known} >= {each.name for each in PUBLISHED}
    for file, cells in (("hard_25x25.csv", 625), ("rated_puzzles.csv", 81), ("rated_random.csv", 81)):
        (tmp_path / file).write_text(f"puzzle\n{'.' * cells}\n")
    documents = set()
    for name, path in built_in_studies().items():
        assert title_of(path)
        if name in ("mantere-koljonen-2007-table-3", "mantere-koljonen-2007-table-4"):
            continue  # they generate their puzzles first; the next tests are their own
        study = read_study(path, tmp_path)
        assert study.name == name
        for comparison in study.comparisons:
            documents.add(comparison.document)
            for puzzle in comparison.puzzles:
                assert (comparison.document, puzzle, comparison.what) in known
            if comparison.statistic.endswith("fitness"):
                assert study.budget.generations is not None
                assert comparison.within[0] <= study.budget.generations
    assert documents >= {each.name for each in PUBLISHED}


def test_that_generated_puzzles_are_those_of_the_paper(tmp_path: Path) -> None:
    path = built_in_studies()["mantere-koljonen-2007-table-4"]
    text = path.read_text(encoding="utf-8")
    assert "count = 100, " in text
    (tmp_path / path.name).write_text(text.replace("count = 100, ", "count = 1, "), encoding="utf-8")
    study = read_study(tmp_path / path.name)
    assert [name for name, _ in study.puzzles] == ["seed-1"]
    assert all(each.on == ("seed-1",) for each in study.comparisons)


def test_that_candidates_are_counted_as_the_paper_counts_them(tmp_path: Path, archive: Archive) -> None:
    path = built_in_studies()["mantere-koljonen-2007-table-3"]
    text = path.read_text(encoding="utf-8")
    (tmp_path / path.name).write_text(
        text.replace("count = 1000, seed = 1 ", "count = 12, seed = 60 "), encoding="utf-8"
    )
    study = read_study(tmp_path / path.name)
    known = published()
    for comparison in study.comparisons:
        assert (comparison.document, "generated", comparison.what) in known
    list(StudyRun(study, archive, pool=Threads).run())
    runs = archive.runs()
    wanted = dict.fromkeys(range(11), 0)
    for number in range(60, 72):
        givens, solution = candidate(number, PAPER)
        assert dict(study.puzzles)[f"candidate-{number}"] == givens
        mine = {run.trial.seed: run.outcome.solution for run in runs if run.trial.title == f"candidate-{number}"}
        count = next((seed for seed in range(10) if mine[seed] != solution.to_text()), 10)
        if count == 10 or mine[count] is not None:
            wanted[count] += 1
    total = sum(wanted.values())
    assert total > 6
    assert wanted[10] > 0
    assert wanted[0] > 0
    for comparison in study.comparisons:
        share = wanted[int(comparison.within[0])] / total
        assert figure_of(comparison, runs, archive).value == pytest.approx(5591 * share)


def test_that_a_figure_of_one_generation_is_never_taken_from_a_bin_of_several(archive: Archive) -> None:
    study = read_study(built_in_studies()["sharma-bhartiya-2020-figure-6"])
    trial = next(iter(study.trials()))
    trial = replace(trial, budget=Budget(generations=400))
    alone = Run(trial.parsed_algorithm, trial.givens, trial.seed)
    fitness = trial.parsed_algorithm.fitness
    bests = [fitness.of_cost(alone.advance(1).best_cost, trial.givens.geometry) for _ in range(2)]
    run = execute(trial)
    archive.add([run])
    for comparison, best in zip(study.comparisons[1:], bests, strict=True):
        assert figure_of(comparison, archive.runs(), archive).value == pytest.approx(best)
    # As versions before kept it: of a long run the first bin has several generations.
    course = unpack_history(run.history)
    binned = Envelope(8, *(getattr(course, field.name)[7::8] for field in fields(course)[1:]))
    archive.add([replace(run, history=pack_history(binned), key=b"binned")])
    (last,) = [each for each in archive.runs() if each.key == b"binned"]
    for comparison in study.comparisons[1:]:
        assert math.isnan(figure_of(comparison, [last], archive).value)
        assert figure_of(comparison, archive.runs(), archive).count == 1
