"""What work of the interface takes by the clock beside threads that compute, as they begin and standing back.

    python benchmarks/priority.py [--threads 3] [--rounds 60]

Each round rests for a moment, as the interface does between events, and then computes for 40 ms. The other threads run
trials of an evolution, without Python's lock for the most part. Figures in ms; wants Linux and two processors.
"""

import argparse
import statistics
import threading
import time

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.presets.gerges_2018 import GERGES_2018
from sudoku_desktop.evolution.run import MAX_CHUNK, Run
from sudoku_desktop.evolution.snapshot import Status
from sudoku_desktop.precedence import stand_back
from sudoku_desktop.services.solving import load_kernels

AI_ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
SLOT, REST, STRIDE = 0.040, 0.020, 0.1
"""Seconds; the last is what a run computes at a stretch."""


def evolve(seed: int, stands_back: bool, stop: threading.Event) -> None:
    """In a thread: one run after another."""
    if stands_back:
        stand_back()
    run = Run(GERGES_2018, Grid.from_text(AI_ESCARGOT), seed)
    while not stop.is_set():
        if run.advance(MAX_CHUNK, seconds=STRIDE).status is Status.SOLVED:
            seed += 1000
            run = Run(GERGES_2018, Grid.from_text(AI_ESCARGOT), seed)


def slots(rounds: int, threads: int, stands_back: bool) -> list[float]:
    """What each round took, in ms."""
    stop = threading.Event()
    others = [threading.Thread(target=evolve, args=(seed, stands_back, stop)) for seed in range(threads)]
    for each in others:
        each.start()
    taken = []
    for _ in range(rounds):
        time.sleep(REST)
        began, computed = time.perf_counter(), time.thread_time()
        while time.thread_time() - computed < SLOT:
            pass
        taken.append(1000 * (time.perf_counter() - began))
    stop.set()
    for each in others:
        each.join()
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--threads", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=60)
    chosen = parser.parse_args()
    load_kernels(GERGES_2018, Grid.from_text(AI_ESCARGOT))
    print(f"{'beside':<38}{'median':>8}{'longest':>9}")
    for title, threads, stands_back in (
        ("nothing", 0, False),
        (f"{chosen.threads} threads", chosen.threads, False),
        (f"{chosen.threads} threads that stand back", chosen.threads, True),
    ):
        taken = slots(chosen.rounds, threads, stands_back)
        print(f"{title:<38}{statistics.median(taken):>8.0f}{max(taken):>9.0f}")


if __name__ == "__main__":
    main()
