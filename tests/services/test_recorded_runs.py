"""A run that a document records can be made again, bit for bit."""

import json

import pytest

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.services.recorded_runs import RecordedRun, recorded_run

RUN = RecordedRun(PRESETS[0], 2**40, Budget(generations=50, seconds=1.5), False, 50)


@pytest.mark.parametrize("algorithm", PRESETS, ids=lambda each: each.name)
def test_that_a_run_survives_a_document(algorithm):
    run = RecordedRun(algorithm, 7, Budget(trials=1000), True, 12)
    assert recorded_run(json.loads(json.dumps(run.as_json_object()))) == run


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
        ({"algorithm": None}, "not a preset file"),
    ],
)
def test_that_a_record_which_makes_no_sense_is_refused(changes, says):
    with pytest.raises(ProblemError) as error:
        recorded_run({**RUN.as_json_object(), **changes})
    assert str(error.value).startswith(says)
