"""A run's figures as text that other programs read."""

import csv
import io

import numpy as np
import pytest

from sudoku_desktop.board import geometry
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.history import History
from sudoku_desktop.evolution.presets import GERGES_2018, PRESETS, TEAM_209, preset
from sudoku_desktop.evolution.run import stream
from sudoku_desktop.services.run_csv import COLUMNS, FITNESS_COLUMNS, history_csv
from tests.puzzles import ESCARGOT

METADATA = {"program": "Sudoku Desktop 0.1", "algorithm": PRESETS[0].name, "seed": "5", "puzzle": ESCARGOT.to_text()}


@pytest.fixture(scope="module", params=[65_536, 512])
def run(request):
    """A history in single generations and one in bins of several, with the last snapshot."""
    history = History(request.param)
    for last in stream(PRESETS[0], ESCARGOT, 5, Budget(generations=5000)):
        history.extend(last)
    return history, last


def read(text):
    """Return the metadata, which are equal in all rows, and the rows as floats by column."""
    rows = list(csv.DictReader(io.StringIO(text)))
    names = [name for name in rows[0] if name in (*COLUMNS, *FITNESS_COLUMNS)]
    facts = [{name: value for name, value in row.items() if name not in names} for row in rows]
    assert all(each == facts[0] for each in facts)
    return facts[0], {name: np.array([float(row[name]) for row in rows]) for name in names}


def test_that_every_row_says_how_to_repeat_the_run(run):
    facts, _ = read(history_csv(run[0].envelope(), METADATA))
    assert facts == METADATA


def test_that_every_figure_comes_back(run):
    history, _ = run
    envelope = history.envelope()
    _, columns = read(history_csv(history.envelope(), METADATA))
    assert np.array_equal(columns["last_generation"], envelope.generation)
    for name in ("trials", "best", "mean", "worst", "diversity", "restarts", "purges"):
        assert np.array_equal(columns[name], getattr(envelope, name)), name
    assert np.array_equal(columns["common_cost"], envelope.common)
    assert np.allclose(columns["seconds"], envelope.seconds, atol=1e-6)
    assert tuple(columns) == COLUMNS


def test_that_the_rows_leave_no_generation_out(run):
    history, last = run
    _, columns = read(history_csv(history.envelope(), {}))
    assert columns["first_generation"][0] == 0
    assert np.array_equal(columns["first_generation"][1:], columns["last_generation"][:-1] + 1)
    assert columns["last_generation"][-1] == last.generation
    assert columns["trials"][-1] == last.trials
    assert columns["restarts"].sum() == last.restarts


def test_that_whole_numbers_have_no_point(run):
    last_row = history_csv(run[0].envelope(), {}).splitlines()[-1].split(",")
    whole = dict(zip(COLUMNS, last_row, strict=True))
    assert all(whole[name].isdigit() for name in ("first_generation", "last_generation", "trials", "best", "restarts"))


def short_run(algorithm):
    """Return the history of a few generations."""
    history = History()
    for snapshot in stream(algorithm.with_texts({"population": "20"}), ESCARGOT, 1, Budget(generations=30)):
        history.extend(snapshot)
    return history


def test_that_a_rising_fitness_stands_beside_the_costs():
    history = short_run(TEAM_209)
    facts, columns = read(history_csv(history.envelope(), METADATA, TEAM_209.fitness))
    assert tuple(columns) == (*COLUMNS, *FITNESS_COLUMNS)
    assert facts == {
        **METADATA,
        "fitness_scale": "(216 − conflicts) / 216; 1 is solved, higher is better",
    }
    assert np.array_equal(columns["best_fitness"], 1 - columns["best"])
    assert np.array_equal(columns["worst_fitness"], 1 - columns["worst"])
    assert np.allclose(columns["common_cost"], 216 * columns["best"])


@pytest.mark.parametrize(
    ("name", "order", "scale", "solved"),
    [
        ("gerges-2018", 3, "Equal pairs; 0 is solved, lower is better", None),
        ("sharma-bhartiya-2020", 3, "Product of 9 / distinct; 1 is solved, lower is better", 1),
        ("constructive-2026", 3, "Filled cells; 81 is solved, higher is better", 81),
        ("constructive-2026", 4, "Filled cells; 256 is solved, higher is better", 256),
    ],
)
def test_that_a_scale_is_named_and_written_where_it_differs(name, order, scale, solved):
    history = short_run(GERGES_2018)
    facts, columns = read(history_csv(history.envelope(), {}, preset(name).fitness, geometry(order)))
    assert facts == {"fitness_scale": scale}
    if solved is None:
        assert tuple(columns) == COLUMNS
    else:
        assert np.allclose(np.abs(columns["mean_fitness"] - solved), columns["mean"])
