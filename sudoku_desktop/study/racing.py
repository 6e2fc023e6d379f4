"""A race of algorithms: who is surely worse than the best is given up, seed by seed.

What decides is what a trial cost beside the same trials of the leader (the same puzzles and seeds), on a logarithmic
scale, where an unsolved run counts as ten times its trials (PAR10). An algorithm is given up when the whole interval
of its mean difference lies on the wrong side (M. Birattari et al. 2002 race in the same way, with a test of ranks).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.services.confidence import student_quantile
from sudoku_desktop.study.archive import Archive, Query
from sudoku_desktop.study.records import algorithm_text

if TYPE_CHECKING:
    from sudoku_desktop.study.declaration import Study

UNSOLVED = 10.0
"""How many times what it spent an unsolved run counts as."""


def survivors(archive: Archive, study: Study, left: Sequence[Algorithm], seeds: Sequence[int]) -> list[Algorithm]:
    """Who stays in the race after these seeds, in the same order; the leader always does."""
    train, _ = study.split()
    names, wanted = {algorithm_text(each): each for each in left}, set(seeds)
    costs: dict[str, dict[tuple[str, int], float]] = {name: {} for name in names}
    for run in archive.runs(Query(study=study.name)):
        trial, outcome = run.trial, run.outcome
        if trial.title in train and trial.seed in wanted and trial.algorithm in costs:
            spent = max(outcome.trials, 1) * (1.0 if outcome.solved else UNSOLVED)
            costs[trial.algorithm][trial.title, trial.seed] = math.log(spent)
    rows = {name: np.array([each[key] for key in sorted(each)]) for name, each in costs.items()}
    leader = min(rows, key=lambda name: (float(rows[name].mean()), name))
    return [each for name, each in names.items() if not _is_worse(rows[name] - rows[leader])]


def _is_worse(differences: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> bool:
    count = len(differences)
    half = student_quantile(count - 1) * float(differences.std(ddof=1)) / math.sqrt(count)
    return bool(differences.mean() > half)
