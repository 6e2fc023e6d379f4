"""Comparison of our figures with published ones; no published figure is omitted without a reason."""

import csv
import math
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from sudoku_desktop.assets import resource
from sudoku_desktop.studies import Archive, built_in_studies
from sudoku_desktop.studies.comparing import cost_ratio, figure_of, published, with_interval
from sudoku_desktop.studies.declaration import Comparison
from tests.studies.test_sweep import PAPER, kept

SLOW = PAPER.with_settings({"mutation.slack": 0})
NEVER = PAPER.with_settings({"mutation.slack": 2})


def test_that_the_cost_of_a_changed_setting_is_averaged_over_puzzles() -> None:
    runs = [kept(PAPER, seed, solved=True, trials=100, puzzle=name) for seed in range(9) for name in ("a", "b")]
    runs += [kept(SLOW, seed, solved=True, trials=200, puzzle="a") for seed in range(9)]
    runs += [kept(SLOW, seed, solved=seed < 3, trials=300, puzzle="b") for seed in range(6)]
    runs += [kept(NEVER, seed, solved=False, trials=300, puzzle="b") for seed in range(6)]
    ratio = cost_ratio(runs, "mutation.slack=0")
    assert ratio.value == pytest.approx(math.sqrt(2 * 6))
    assert ratio.low < ratio.value < ratio.high
    assert ratio.count == 15
    assert cost_ratio(runs, "mutation.slack=0") == ratio, "the interval is drawn from the same random numbers"
    assert cost_ratio(runs, "mutation.slack=2").value == math.inf
    assert math.isnan(cost_ratio(runs, "mutation.longest=1").value)


def test_that_runs_without_any_difference_cost_the_same() -> None:
    runs = [kept(each, seed, solved=True, trials=100) for seed in range(5) for each in (PAPER, SLOW)]
    assert cost_ratio(runs, "mutation.slack=0").figures == (1.0, 1.0, 1.0)


@pytest.mark.parametrize(
    ("statistic", "value"),
    [("fewest trials", 70), ("most trials", 900), ("fewest generations", 7), ("most generations", 90)],
)
def test_that_extremes_are_those_of_the_solved_runs_and_have_no_interval(
    statistic: str, value: float, tmp_path: Path
) -> None:
    runs = [kept(PAPER, trials, solved=trials < 1000, trials=trials) for trials in (10_000, 900, 70, 500)]
    with Archive(tmp_path / "runs") as archive:
        figure = figure_of(Comparison("d", ("p",), "w", statistic, ("easy",)), runs, archive)
    assert figure.value == value
    assert math.isnan(figure.low)
    assert with_interval(figure) == str(value)


def test_that_every_published_figure_is_compared_or_has_a_reason() -> None:
    compared = {
        (each["document"], puzzle, each["what"])
        for path in built_in_studies().values()
        for each in tomllib.loads(path.read_text(encoding="utf-8")).get("compare", ())
        for puzzle in each["puzzles"]
    }
    with resource("reference", "not-compared.csv").open(encoding="utf-8", newline="") as lines:
        reasons = [tuple(row.values()) for row in csv.DictReader(lines)]
    used = set()
    for figure in published():
        matching = [each for each in reasons if all(map(fnmatchcase, figure, each[:3]))]
        assert (figure in compared) != bool(matching), figure
        used |= set(matching)
    assert used == set(reasons), "every reason is of some figure"
