"""A run that a document records can be made again, bit for bit."""

import dataclasses
import json

import pytest

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.trials.recorded_runs import RecordedRun, recorded_run
from tests.puzzles import MK_FIG_1, MK_FIG_1_SOLUTION

RUN = RecordedRun(PRESETS[0], 2**40, Budget(generations=50, seconds=1.5), False, 50)


@pytest.mark.parametrize("algorithm", PRESETS, ids=lambda each: each.name)
def test_that_a_run_survives_a_document(algorithm):
    run = RecordedRun(algorithm, 7, Budget(trials=1000), True, 12)
    assert recorded_run(json.loads(json.dumps(run.as_json_object()))) == run


def test_that_entries_taken_as_given_survive_a_document():
    cell, digit = next((cell, int(MK_FIG_1_SOLUTION.cells[cell])) for cell in range(81) if not MK_FIG_1.cells[cell])
    entries = Grid.blank().with_cell(cell, digit)
    run = dataclasses.replace(RUN, entries=entries.to_text())
    result = json.loads(json.dumps(run.as_json_object()))
    assert [len(row) for row in result["entries"]] == [9] * 9
    assert recorded_run(result) == run
    assert run.givens_of(MK_FIG_1) == MK_FIG_1.with_cell(cell, digit)
    assert "entries" not in RUN.as_json_object()
    assert RUN.givens_of(MK_FIG_1) == MK_FIG_1


@pytest.mark.parametrize("entries", ["1" * 81, "." * 80, "12"])
def test_that_entries_that_do_not_fit_the_puzzle_are_refused(entries):
    with pytest.raises(ProblemError):
        dataclasses.replace(RUN, entries=entries).givens_of(MK_FIG_1)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"seed": -1}, "seed and generations must be whole numbers from 0"),
        ({"seed": True}, "seed and generations must be whole numbers from 0"),
        ({"generations": 0.5}, "seed and generations must be whole numbers from 0"),
        ({"budget": {"generations": 0}}, "the budget must have limits above 0 of generations, trials, seconds"),
        ({"budget": {"seconds": float("inf")}}, "the budget must have limits above 0"),
        ({"budget": {"days": 1}}, "the budget must have limits above 0"),
        ({"budget": []}, "the budget must have limits above 0"),
        ({"entries": 5}, "it must be a list of rows"),
        ({"entries": [5]}, "it must be a list of rows"),
        ({"algorithm": None}, "not a preset file"),
    ],
)
def test_that_a_record_which_makes_no_sense_is_refused(changes, says):
    with pytest.raises(ProblemError) as error:
        recorded_run({**RUN.as_json_object(), **changes})
    assert str(error.value).startswith(says)
