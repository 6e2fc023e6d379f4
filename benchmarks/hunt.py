"""Measure a hunt: the best rating over the seconds of one core, for several seeds.

    python benchmarks/hunt.py --seeds 10 --seconds 600 [--jobs 2]

Prints the median and the best over the seeds at a few times. Seconds are those of the process that makes the hunt, so
that other programs that use the machine do not count.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from typing import Any

from sudoku_desktop.services.hunting.archive import HuntArchive
from sudoku_desktop.services.hunting.hunt import Hunt, HuntRequest

SHARES = (0.05, 0.1, 0.25, 0.5, 0.75, 1.0)
"""Shares of the time at which the best ratings are printed."""


def main() -> None:
    """Hunt with each seed, `--jobs` of them at a time."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--objective", default="er")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    courses = []
    load_kernels = partial(hunt, options.objective, 0, 0)
    with ProcessPoolExecutor(options.jobs, get_context("spawn"), load_kernels) as pool:
        seeds = range(1, options.seeds + 1)
        for seed, course in zip(
            seeds, pool.map(hunt, repeat(options.objective), seeds, repeat(options.seconds)), strict=True
        ):
            courses.append(course)
            best = [f"{_best(course, options.seconds * share):.1f}" for share in SHARES]
            print(f"seed {seed}: {' '.join(best)}  {course[-1][2] if course else ''}", flush=True)
    for share in SHARES:
        values = [_best(course, options.seconds * share) for course in courses]
        print(f"{options.seconds * share:.0f} s: median {statistics.median(values):.2f}, best {max(values):.1f}")


class Here:
    """A pool that executes every call immediately, in this process."""

    jobs = 1

    def call(self, function: Callable[..., Any], *arguments: object) -> Future[Any]:
        answer = Future[Any]()
        answer.set_result(function(*arguments))
        return answer

    def close(self) -> None:
        pass


def hunt(objective: str, seed: int, seconds: float) -> list[tuple[float, float, str]]:
    """Return the improvements of a hunt as seconds, value and puzzle."""
    began, improvements = time.process_time(), list[tuple[float, float, str]]()
    with TemporaryDirectory() as folder, HuntArchive(Path(folder) / "hunts.sqlite3") as archive:
        for progress in Hunt(HuntRequest(objective, seed), archive).run(Here(), Event()):
            spent = time.process_time() - began
            if progress.is_new_best and progress.best is not None:
                improvements.append((spent, progress.best.find.value, progress.best.find.puzzle))
            if spent > seconds:
                break
    return improvements


def _best(course: list[tuple[float, float, str]], until: float) -> float:
    return max((value for seconds, value, _ in course if seconds <= until), default=0.0)


if __name__ == "__main__":
    main()
