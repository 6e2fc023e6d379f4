"""The kernels with and without the compiler, and their number of compilations."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numba.core import config

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.exact import count_solutions_of_many, prove
from sudoku_desktop.exact.kernels.bands import search_bands
from sudoku_desktop.exact.kernels.cells import search_cells
from tests.exact.answers import answers
from tests.exact.examples import MINIMAL

ROOT = Path(__file__).parents[2]


def test_that_answers_without_the_compiler_are_the_same() -> None:
    # Warnings are errors: without the compiler numpy would tell of an overflow.
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.exact.answers"],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == answers()


@pytest.mark.skipif(config.DISABLE_JIT, reason="nothing is compiled")
def test_that_each_kernel_is_compiled_once_whatever_it_is_given() -> None:
    for order in (2, 3, 4):
        grid = Grid.blank(geometry(order))
        prove(grid)
        prove(grid, node_limit=np.int32(5))
        batch = np.zeros((4, grid.cells.size), np.int64)
        count_solutions_of_many(batch, 1)
        count_solutions_of_many(batch.astype(np.uint8)[::2], np.int64(2))
        count_solutions_of_many(np.asfortranarray(batch), 2)
        batch.setflags(write=False)
        count_solutions_of_many(batch, 2)
    prove(Grid.from_text(MINIMAL[0]))
    assert len(search_bands.signatures) == 1
    assert len(search_cells.signatures) == 1
