"""The expected time to a solution: shown if it can be estimated, with the basis of the estimate."""

import dataclasses

import pytest

from sudoku_desktop.board import CLASSIC
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import GERGES_2018, MANTERE_KOLJONEN_2007, SHARMA_BHARTIYA_2020
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.ui.plots.scales import Scale
from sudoku_desktop.ui.run_controller import RunRequest
from sudoku_desktop.ui.watching.figures import FiguresBar
from sudoku_desktop.ui.watching.prospects import Prospect, Prospects
from tests.puzzles import ESCARGOT, MK_FIG_1

ALGORITHM = MANTERE_KOLJONEN_2007.with_texts({"restart.after": "20"})


def request(algorithm=ALGORITHM, puzzle=ESCARGOT):
    return RunRequest(algorithm, puzzle, 1, Budget())


@pytest.fixture
def snapshot():
    """Snapshot after 84 generations and four restarts in nine seconds."""
    told = Run(ALGORITHM, ESCARGOT, 1).advance(85)
    assert told.restarts == 4
    return dataclasses.replace(told, seconds=9.0)


def test_that_a_run_that_has_only_failed_is_as_likely_as_not_to_need_as_long_again(qapp, snapshot):
    prospect = Prospects().of(request(), snapshot)
    assert prospect == Prospect(seconds=10.0, attempts=4, succeeded=0)  # five attempts of two seconds
    assert prospect.text == "≈ 10 s"
    assert "4 population" in prospect.reason
    assert "solved: 0" in prospect.reason


def test_that_earlier_runs_of_the_same_algorithm_on_the_same_puzzle_count(qapp, snapshot):
    prospects = Prospects()
    solved = Run(ALGORITHM, MK_FIG_1, 1)
    last = solved.advance(1)
    while last.solution is None:
        last = solved.advance(1000)
    for _ in range(3):
        prospects.note_end(request(), dataclasses.replace(last, restarts=1))
    assert prospects.of(request(), snapshot) == Prospect(seconds=4.0, attempts=10, succeeded=3)
    assert prospects.of(request(puzzle=MK_FIG_1), snapshot).attempts == 4
    other = ALGORITHM.with_texts({"restart.after": "21"})
    assert prospects.of(request(other), snapshot).attempts == 4


def test_that_nothing_is_said_where_nothing_can_be_known(snapshot):
    prospects = Prospects()
    assert prospects.of(request(), dataclasses.replace(snapshot, restarts=0)) is None
    assert prospects.of(request(), dataclasses.replace(snapshot, restarts=2)) is None
    assert prospects.of(request(GERGES_2018), snapshot) is None
    assert prospects.of(request(SHARMA_BHARTIYA_2020), snapshot) is None  # its restarts keep what was best


@pytest.mark.parametrize(
    ("seconds", "text"), [(0.31, "≈ 0.3 s"), (90.0, "≈ 90 s"), (300.0, "≈ 5 min"), (9000.0, "≈ 2.5 h")]
)
def test_that_times_are_in_the_unit_that_reads_best(qapp, seconds, text):
    assert Prospect(seconds, 5, 0).text == text


def test_that_the_figure_is_there_for_algorithms_that_restart_anew(qtbot, snapshot):
    bar = FiguresBar()
    qtbot.addWidget(bar)
    bar.begin(GERGES_2018, Scale.of(GERGES_2018.fitness, CLASSIC), 1)
    assert bar.value("expected") == ""
    bar.begin(ALGORITHM, Scale.of(ALGORITHM.fitness, CLASSIC), 1)
    assert bar.value("expected") == "–"
    prospect = Prospects().of(request(), snapshot)
    bar.show_prospect(prospect)
    assert bar.value("expected") == prospect.text
    assert bar._values["expected"].accessibleDescription() == prospect.reason
    bar.show_prospect(None)
    assert bar.value("expected") == "–"
