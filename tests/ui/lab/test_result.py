"""The result of runs in words."""

import pytest

from sudoku_desktop.studies.groups import Group
from sudoku_desktop.trials.statistics import Sample, Steps, Unit
from sudoku_desktop.ui.lab.result import result_in_words


def group(name, spent, solved=None):
    sample = Sample.of(spent, [True] * len(spent) if solved is None else solved)
    steps = Steps(sample.spent, sample.spent)
    return Group(name, sample, steps, steps, {"puzzle": sample})


OURS, PAPER = group("Ours", [30] * 4), group("The paper", range(900, 2300, 100))


@pytest.mark.parametrize(
    ("groups", "heading", "detail"),
    [
        ([], "No runs here yet.", "Solve a puzzle"),
        ([PAPER], "Half of the runs needed 1,550 grids at most.", "Medians with 95 % intervals: 1,550 (1,100–2,000)."),
        (
            [PAPER, OURS],
            "Ours was first: 30 grids, against 1,550.",
            "18 runs on this puzzle. Medians with 95 % intervals: 1,550 (1,100–2,000).",
        ),
        ([OURS], "Half of the runs needed 30 grids at most.", "Too few runs for an interval of the median."),
        ([group("Once", [87_703])], "The run needed 87,703 grids.", "Too few runs for an interval of the median."),
        ([group("A", [20, 30]), group("B", [25, 37])], "Too close to call: 25 grids, against 31.", "Too few runs"),
        (
            [OURS, PAPER, group("A third", [900, 2000, 30, 30])],
            "Too close to call: 30 grids, against 465.",
            "Too few runs",
        ),
        (
            [group("Slow", [3000] * 9, [False] * 9), PAPER],
            "The paper was first: 1,550 grids, against ∞.",
            "1,550 (1,100–2,000)",
        ),
        (
            [group("Slow", [100] * 4, [True] + [False] * 3)],
            "4 runs made, 1 solved.",
            "Solved at best: 25 % (5–70 %), with 95 % confidence.",
        ),
        (
            [group("Slow", [100] * 2, [False] * 2), group("Slower", [100] * 2, [False] * 2)],
            "No algorithm solved half of its runs.",
            "Solved at best: 0 % (0–66 %)",
        ),
    ],
)
def test_that_the_result_is_told_with_its_uncertainty(groups, heading, detail):
    told = result_in_words(groups, Unit.TRIALS, 1)
    assert told[0] == heading
    assert detail in told[1]


def test_that_puzzles_units_and_repeats_are_told():
    heading, detail = result_in_words([PAPER], Unit.SECONDS, 3, 2)
    assert heading == "Half of the runs needed 1,550 s at most."
    assert detail.startswith("14 runs on 3 puzzles.")
    assert detail.endswith("2 repeats left out.")
    assert result_in_words([PAPER], Unit.GENERATIONS, 1)[0] == "Half of the runs needed 1,550 generations at most."
