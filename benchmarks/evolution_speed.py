"""The speed of Mantere & Koljonen's loop on one core, and what streaming costs.

    python benchmarks/evolution_speed.py [--trials 10000000] [--rounds 5]

Headless is one call of the kernel for a long stretch of generations; streamed is what the window does: about 30
snapshots a second, each with its board, its trace and the population's entropies, a history kept of all, and the
checkpoints from which any generation can be shown again. The two take turns, round
by round, over the same seeds, and the ratio is taken within a round, because a machine's speed drifts. The trials a
second are of the loop alone; the cost of streaming is of everything, making the runs included.
"""

import argparse
import time
from statistics import median

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.history import History
from sudoku_desktop.evolution.presets.mantere_koljonen_2007 import MANTERE_KOLJONEN_2007
from sudoku_desktop.evolution.run import MAX_CHUNK, Run
from sudoku_desktop.evolution.snapshot import Status

PUZZLES = {
    "fig. 1 (38 givens)": "8.2..351..6..91..37.1...8946.8..4.21...258.6.92.31.4.....4.278...5.89...2....71..",
    "fig. 7 (24 givens)": "79......3.......6.8.1..4..2..5......3..1......4...62.92...3...6.3.6.5421.........",
    "AI Escargot (23 givens)": "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "17 givens": "..............1..2..3....45.......6..2..4.....7....1.....2.78..4.......36....5...",
}
PAPER_TRIALS_PER_SECOND = 50_000


def headless(puzzle: Grid, trials: int) -> tuple[float, float]:
    """Return total and kernel seconds for the seeds 0, 1, … in large chunks until a number of trials is done."""
    done, seed, computing, began = 0, 0, 0.0, time.perf_counter()
    while done < trials:
        run = Run(MANTERE_KOLJONEN_2007, puzzle, seed)
        while run.advance(MAX_CHUNK, trial_limit=trials - done).status is Status.RUNNING and run.trials < trials - done:
            pass
        done, seed, computing = done + run.trials, seed + 1, computing + run.seconds
    return time.perf_counter() - began, computing


def streamed(puzzle: Grid, trials: int) -> float:
    """Return the total seconds for the seeds 0, 1, … and a number of trials, with snapshots and a history."""
    done, seed, began = 0, 0, time.perf_counter()
    while done < trials:
        run, history = Run(MANTERE_KOLJONEN_2007, puzzle, seed, Checkpoints()), History()
        for snapshot in run.stream(Budget(trials=trials - done)):
            history.extend(snapshot)
        done, seed = done + run.trials, seed + 1
    return time.perf_counter() - began


def main() -> None:
    """Print a row for each puzzle."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--trials", type=int, default=10_000_000)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    print("| puzzle | million trials/s | times the paper's | streaming costs |")
    print("|---|---|---|---|")
    for name, text in PUZZLES.items():
        puzzle = Grid.from_text(text)
        headless(puzzle, 10_000)  # compiled, and warm
        speeds, costs = [], []
        for _ in range(options.rounds):
            seconds, computing = headless(puzzle, options.trials)
            speeds.append(options.trials / computing)
            costs.append(streamed(puzzle, options.trials) / seconds - 1)
        speed = median(speeds)
        times = speed / PAPER_TRIALS_PER_SECOND
        print(f"| {name} | {speed / 1e6:.2f} | {times:.0f} | {100 * median(costs):.1f} % |", flush=True)


if __name__ == "__main__":
    main()
