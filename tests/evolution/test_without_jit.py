"""Kernels as ordinary Python make the same run as compiled kernels."""

import dataclasses
from random import Random

import numpy as np

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE
from sudoku_desktop.evolution.parts.crossover import SinglePointCrossover
from sudoku_desktop.evolution.parts.selection import Tournament
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.parameter import Value
from tests.evolution.bench import every_combination
from tests.evolution.both_ways import with_and_without_jit
from tests.evolution.recording import TRACES, state_of
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.reference.grids import solved_grid, thinned

GENERATIONS = 24
SMALL: dict[str, dict[str, Value]] = {"sharma-bhartiya-2020": {"replacement.elite": 3}}
OF_ORDER_4 = Grid(thinned(solved_grid(4, Random(4)), 0.4, Random(4)), geometry(4))


def algorithms() -> list[Algorithm]:
    """Return all presets, made small, and some of all combinations of parts, which take a while to make."""
    combinations = (each for kind in CATALOGUE["encoding"] for each in every_combination(kind(), 4)[::47])  # type: ignore[arg-type]
    return [
        *(preset.with_settings({"population": 25, **SMALL.get(preset.name, {})}) for preset in PRESETS),
        PAPER.with_texts({"restart.after": "9", "mutation.illegal_swap": "is skipped"}),
        dataclasses.replace(PAPER, selection=Tournament(3), crossover=SinglePointCrossover()),
        dataclasses.replace(PAPER, population=70),
        *combinations,
    ]


def runs() -> list[object]:
    """Return the results of a few runs, as plain lists and numbers."""
    result: list[object] = []
    for algorithm in algorithms():
        is_sample = algorithm.population == 4
        givens = OF_ORDER_4 if is_sample and algorithm.fitness.maximised else ESCARGOT
        run = Run(algorithm, MK_FIG_1 if algorithm.name == PAPER.name else givens, seed=11)
        generations = 6 if is_sample else GENERATIONS * 21 // algorithm.population
        snapshots = [run.advance(generations // 2), run.advance(generations - generations // 2)]
        traces = [[getattr(snapshot.trace, name).tolist() for name in TRACES] for snapshot in snapshots]
        result.append([traces, snapshots[-1].best.to_text(), snapshots[-1].trials, state_of(run)])
    return result


def test_that_a_run_without_the_jit_is_the_same_run() -> None:
    here, there = with_and_without_jit(runs)
    assert there == here
    assert len(there) == len(algorithms())
    assert np.asarray(there[0][0][0]).shape[0] == len(TRACES)
