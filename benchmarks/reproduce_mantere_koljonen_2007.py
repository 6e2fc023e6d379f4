"""Mantere & Koljonen 2007: our generations beside the paper's, seed by seed reproducible.

    python benchmarks/reproduce_mantere_koljonen_2007.py [--runs 100] [--threads 2] [--set name=value …]

Figures 1, 6 and 7 of the paper are printed with their mean generations; AI Escargot with its mean trials. Every
run goes on until it is solved, as in the paper. Prints one Markdown table.
"""

import argparse
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from statistics import mean, median

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets.mantere_koljonen_2007 import MANTERE_KOLJONEN_2007
from sudoku_desktop.services.solving import Result, solve


@dataclass(frozen=True)
class Published:
    """A puzzle and the mean generations the paper gives for it."""

    name: str
    puzzle: str
    generations: int


# AI Escargot: 1 238 749 trials on average, 20 new chromosomes a generation.
PUBLISHED = (
    Published("fig. 1", "8.2..351..6..91..37.1...8946.8..4.21...258.6.92.31.4.....4.278...5.89...2....71..", 839),
    Published("fig. 6", ".5...39...89....6.....2..4.54...1.89.........3..2.7..6...819.3.931...85..2...47..", 9100),
    Published("fig. 7", "79......3.......6.8.1..4..2..5......3..1......4...62.92...3...6.3.6.5421.........", 52211),
    Published(
        "AI Escargot", "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..", 61937
    ),
)


def run_all(algorithm: Algorithm, puzzle: str, runs: int, threads: int) -> list[Result]:
    """Seeds 0 … runs − 1, each until solved; the kernels run without Python's lock, so threads are enough."""
    givens = Grid.from_text(puzzle)
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(lambda seed: solve(algorithm, givens, seed, Budget()), range(runs)))


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    options = parser.parse_args()
    settings = dict(setting.split("=", 1) for setting in options.set)
    algorithm = MANTERE_KOLJONEN_2007.with_texts(settings)
    print("| puzzle | paper, mean | ours, mean | ratio | median | fastest | slowest | solved |")
    print("|---|---|---|---|---|---|---|---|")
    for published in PUBLISHED:
        results = run_all(algorithm, published.puzzle, options.runs, options.threads)
        generations = [result.generations for result in results]
        solved = sum(result.solved for result in results)
        print(
            f"| {published.name} | {published.generations:,} | {mean(generations):,.0f} "
            f"| {mean(generations) / published.generations:.2f} | {median(generations):,.0f} "
            f"| {min(generations):,} | {max(generations):,} | {solved} of {options.runs} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
