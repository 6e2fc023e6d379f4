"""Gerges, Zouein & Azar 2018 in this program and written with DEAP and with PyGAD: trials a second on one core.

    python benchmarks/framework_speed.py [--seconds 10] [--rounds 3] [--puzzle PUZZLE] [--algorithm NAME]

Needs the frameworks: pip install -c constraints.txt -e '.[benchmarks]'. The three take turns, round by round, over
the same seeds, because a machine's speed drifts; the figures are medians. Writing the chromosomes anew (the first
population) counts everywhere. A run that is solved ends early; this program's goes on with another seed.
"""

import argparse
import time
from collections.abc import Callable
from statistics import median

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.presets import preset
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.evolution.snapshot import Status
from sudoku_desktop.services.solving import load_kernels

AI_ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
CHUNK = 100
MISSING = "{} is not installed, so there is nothing to compare with: pip install -c constraints.txt -e '.[benchmarks]'"

Measure = Callable[[str, float, int], float]


def own(algorithm: Algorithm) -> Measure:
    """Trials a second of this program, making the runs included."""

    def measure(puzzle: str, seconds: float, seed: int) -> float:
        givens = Grid.from_text(puzzle)
        began, trials = time.perf_counter(), 0
        while time.perf_counter() - began < seconds:
            run, status = Run(algorithm, givens, seed), Status.RUNNING
            while status is Status.RUNNING and time.perf_counter() - began < seconds:
                status = run.advance(CHUNK).status
            trials, seed = trials + run.trials, seed + 1000
        return trials / (time.perf_counter() - began)

    return measure


def main() -> None:
    """Print the table, or that a framework is missing."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="a run (default: %(default)g)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--puzzle", default=AI_ESCARGOT, help="default: AI Escargot")
    parser.add_argument("--algorithm", default="gerges-2018", help="this program's preset (default: %(default)s)")
    options = parser.parse_args()
    try:
        from frameworks import gerges_deap, gerges_pygad
    except ModuleNotFoundError as error:
        if error.name not in ("deap", "pygad"):
            raise
        print(MISSING.format({"deap": "DEAP", "pygad": "PyGAD"}[error.name]))
        return
    algorithm = preset(options.algorithm)
    load_kernels(algorithm, Grid.from_text(options.puzzle))
    measures: dict[str, Measure] = {
        algorithm.name: own(algorithm),
        "DEAP": lambda puzzle, seconds, seed: gerges_deap.trials_per_second(puzzle, seconds, seed).per_second,
        "PyGAD": lambda puzzle, seconds, seed: gerges_pygad.trials_per_second(puzzle, seconds, seed).per_second,
    }
    speeds: dict[str, list[float]] = {name: [] for name in measures}
    for seed in range(options.rounds):
        for name, measure in measures.items():
            speeds[name].append(measure(options.puzzle, options.seconds, seed))
    ours = median(speeds[algorithm.name])
    print("| program | trials/s | this program is faster by |")
    print("|---|---|---|")
    for name, each in speeds.items():
        print(f"| {name} | {median(each):,.0f} | {ours / median(each):,.1f} |")


if __name__ == "__main__":
    main()
