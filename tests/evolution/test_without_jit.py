"""Kernels as ordinary Python make the very run that compiled kernels make."""

import dataclasses
import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from sudoku_desktop import jit
from sudoku_desktop.evolution.crossover import SinglePointCrossover
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.evolution.selection import Tournament
from tests.evolution.recording import TRACES, state_of
from tests.puzzles import ESCARGOT, MK_FIG_1

ROOT = Path(__file__).resolve().parents[2]
GENERATIONS = 60
ALGORITHMS = (
    *PRESETS,
    PAPER.with_texts({"restart.after": "25", "mutation.illegal_swap": "is skipped"}),
    dataclasses.replace(PAPER, selection=Tournament(3), crossover=SinglePointCrossover()),
    dataclasses.replace(PAPER, population=70),
)


def runs() -> list[object]:
    """Everything that a few runs come to, as plain lists and numbers."""
    told: list[object] = [jit.IS_OFF]
    for algorithm in ALGORITHMS:
        run = Run(algorithm, MK_FIG_1 if algorithm is PAPER else ESCARGOT, seed=11)
        generations = GENERATIONS * 21 // algorithm.population
        snapshots = [run.advance(generations // 2), run.advance(generations - generations // 2)]
        traces = [[getattr(snapshot.trace, name).tolist() for name in TRACES] for snapshot in snapshots]
        told.append([traces, snapshots[-1].best.to_text(), snapshots[-1].trials, state_of(run)])
    return told


def test_that_a_run_without_the_jit_is_the_same_run() -> None:
    program = f"import json; from {__name__} import runs; print(json.dumps(runs()))"
    other_way = {"NUMBA_DISABLE_JIT": "0" if jit.IS_OFF else "1"}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=ROOT,
        env=os.environ | other_way,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    is_off, *there = json.loads(done.stdout)
    here_is_off, *here = runs()
    assert is_off is not here_is_off
    assert there == here
    assert np.asarray(there[0][0][0]).shape == (len(TRACES), GENERATIONS // 2)
