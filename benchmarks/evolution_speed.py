"""Speed of the evolution on one core, headless and streamed.

    python benchmarks/evolution_speed.py [--seconds 3] [--rounds 5]

Headless is one call of the kernel for a long stretch of generations; streamed is what the window and the command
line do: about 30 snapshots a second, each with its board, its trace and its history kept. The two take turns,
round by round, and the ratio is taken within a round, because a machine's speed drifts.
"""

import argparse
import time
from statistics import median

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.budget import Budget
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


def headless(puzzle: Grid, seconds: float) -> float:
    """Trials a second, in chunks as long as they come; a solved run is followed by the next seed."""
    trials, seed, began = 0, 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        run = Run(MANTERE_KOLJONEN_2007, puzzle, seed)
        while time.perf_counter() - began < seconds and run.advance(MAX_CHUNK).status is Status.RUNNING:
            pass
        trials += run.trials
        seed += 1
    return trials / (time.perf_counter() - began)


def streamed(puzzle: Grid, seconds: float) -> float:
    """Trials a second with about 30 snapshots a second and a history."""
    trials, seed, began = 0, 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        run, history = Run(MANTERE_KOLJONEN_2007, puzzle, seed), History()
        for snapshot in run.stream(Budget(seconds=max(0.0, seconds - (time.perf_counter() - began)))):
            history.extend(snapshot)
        trials += run.trials
        seed += 1
    return trials / (time.perf_counter() - began)


def main() -> None:
    """Print a row a puzzle."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    print("| puzzle | million trials/s | times the paper's | streamed / headless |")
    print("|---|---|---|---|")
    for name, text in PUZZLES.items():
        puzzle = Grid.from_text(text)
        headless(puzzle, 0.2)  # compiled, and warm
        speeds, ratios = [], []
        for _ in range(options.rounds):
            speed = headless(puzzle, options.seconds)
            speeds.append(speed)
            ratios.append(streamed(puzzle, options.seconds) / speed)
        speed = median(speeds)
        times = speed / PAPER_TRIALS_PER_SECOND
        print(f"| {name} | {speed / 1e6:.2f} | {times:.0f} | {median(ratios):.3f} |", flush=True)


if __name__ == "__main__":
    main()
