"""Trials a second of the published algorithms on one core, beside Gerges 2018 written with DEAP and with PyGAD.

    python benchmarks/loop_speed.py [--seconds 3] [--rounds 3] [--puzzle PUZZLE]

The frameworks are measured if they are installed: pip install -c constraints.txt -e '.[benchmarks]'. All take turns,
round by round, over the same seeds, because a machine's speed drifts; the figures are medians. Making the runs and
their first populations counts everywhere. A run that is solved ends early; this program's then continues with another
seed. Gold's algorithm makes solved grids, and so gets an empty one. The frameworks' Gerges 2018 may hold an individual
twice, so it is compared with ours where that may, too.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import replace
from statistics import median

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.duplicates import DuplicatesAllowed
from sudoku_desktop.evolution.presets import PUBLISHED
from sudoku_desktop.evolution.presets.gerges_2018 import GERGES_2018
from sudoku_desktop.evolution.presets.gold_2005 import GOLD_2005
from sudoku_desktop.evolution.run import MAX_CHUNK, Run
from sudoku_desktop.evolution.snapshot import Status
from sudoku_desktop.trials.execution import load_kernels

AI_ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
CHUNK_SECONDS = 0.1
COMPARED = replace(GERGES_2018, name="gerges-2018 with duplicates", duplicates=DuplicatesAllowed())
MISSING = "{} is not installed, so there is nothing to compare with: pip install -c constraints.txt -e '.[benchmarks]'"

Measure = Callable[[str, float, int], float]


def own(algorithm: Algorithm) -> Measure:
    """Return this program's trials per second, including the creation of runs."""

    def measure(puzzle: str, seconds: float, seed: int) -> float:
        givens = Grid.from_text(puzzle)
        began, trials = time.perf_counter(), 0
        while time.perf_counter() - began < seconds:
            run, status = Run(algorithm, givens, seed), Status.RUNNING
            while status is Status.RUNNING and time.perf_counter() - began < seconds:
                status = run.advance(MAX_CHUNK, seconds=CHUNK_SECONDS).status
            trials, seed = trials + run.trials, seed + 1000
        return trials / (time.perf_counter() - began)

    return measure


def main() -> None:
    """Print the table, with a note if a framework is missing."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="length of a run (default: %(default)g)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--puzzle", default=AI_ESCARGOT, help="default: AI Escargot")
    options = parser.parse_args()
    algorithms = (*PUBLISHED, COMPARED)
    puzzles = {algorithm.name: options.puzzle for algorithm in algorithms} | {GOLD_2005.name: Grid.blank().to_text()}
    measures: dict[str, Measure] = {}
    for algorithm in algorithms:
        load_kernels(algorithm, Grid.from_text(puzzles[algorithm.name]))
        measures[algorithm.name] = own(algorithm)
    try:
        from frameworks import gerges_deap, gerges_pygad
    except ModuleNotFoundError as error:
        if error.name not in ("deap", "pygad"):
            raise
        print(MISSING.format({"deap": "DEAP", "pygad": "PyGAD"}[error.name]))
    else:
        measures["Gerges 2018 with DEAP"] = lambda puzzle, seconds, seed: (
            gerges_deap.trials_per_second(puzzle, seconds, seed).per_second
        )
        measures["Gerges 2018 with PyGAD"] = lambda puzzle, seconds, seed: (
            gerges_pygad.trials_per_second(puzzle, seconds, seed).per_second
        )
    speeds: dict[str, list[float]] = {name: [] for name in measures}
    for seed in range(options.rounds):
        for name, measure in measures.items():
            speeds[name].append(measure(puzzles.get(name, options.puzzle), options.seconds, seed))
    ours = median(speeds[COMPARED.name])
    print("| program | million trials/s | gerges-2018 with duplicates is faster here by |")
    print("|---|---|---|")
    for name, each in speeds.items():
        factor = f"{ours / median(each):,.0f}" if name not in puzzles else ""
        print(f"| {name} | {median(each) / 1e6:.3f} | {factor} |")


if __name__ == "__main__":
    main()
