"""Texts on the end of a run, from its record."""

from types import SimpleNamespace

import numpy as np
import pytest

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import DEFAULT
from sudoku_desktop.evolution.snapshot import NewBest
from sudoku_desktop.ui.run_controller import RunRequest
from sudoku_desktop.ui.watching.record import RunRecord, figures_in_words, last_step_in_words

SOLUTION = Grid.from_text("417369825632158947958724316825437169791586432346912758289643571573291684164875293")


def ended_after(*changed):
    """Return the record of a run whose grid before the solution has other digits in some cells."""
    cells = SOLUTION.cells.copy()
    for cell, digit in changed:
        cells[cell] = digit
    record = RunRecord(RunRequest(DEFAULT, SOLUTION, 5, Budget()), SOLUTION)
    record.improvements += [NewBest(7, 150, 2.0, Grid(cells)), NewBest(9, 190, 0.0, SOLUTION)]
    return record


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ([(0, 7), (2, 4)], "The last step swapped 4 and 7 in row 1."),
        ([(0, 6), (9, 4)], "The last step swapped 4 and 6 in column 1."),
        ([(0, 3), (10, 4)], "The last step swapped 3 and 4 in box 1."),
        ([(0, 5), (80, 4)], ""),
        ([(0, 9), (2, 4)], ""),
        ([(0, 7)], ""),
        ([(0, 7), (2, 4), (3, 9)], ""),
        ([], ""),
    ],
)
def test_that_a_last_step_is_told_if_it_was_a_swap(changed, said):
    assert last_step_in_words(ended_after(*changed)) == said


def test_that_a_first_population_with_the_solution_had_no_step():
    record = ended_after()
    del record.improvements[0]
    assert last_step_in_words(record) == ""


def test_that_figures_are_grids_escapes_if_there_were_any_and_the_seed():
    record = ended_after()
    assert figures_in_words(record) == "0 grids, seed 5"
    record.last = SimpleNamespace(trials=16_801, restarts=0, purges=0, trace=np.zeros(0))
    assert figures_in_words(record) == "16,801 grids, seed 5"
    record.last = SimpleNamespace(trials=1, restarts=2, purges=1, trace=np.zeros(0))
    assert figures_in_words(record) == "1 grid, 2 restarts, 1 purge, seed 5"
