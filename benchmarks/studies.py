"""Overhead of a study beside its runs, with threads and with processes.

    python benchmarks/studies.py [--trials 10000] [--jobs N] [--cluster]

Every trial is one of 200 chromosomes of the paper's algorithm: shorter than any that says something.
First trials are made one after the other without anything around them. The overhead is what a trial in a study takes
beside that: handing out, packing the course, committing. It is computing time, of this process and of its workers,
without what their start takes. Then trials are made by threads and by processes alone, short ones and long ones, by the
clock. With --cluster, instead, a study of runs of half a million chromosomes goes in turns to three processes and to a
Dask scheduler with three workers, all of this machine: how much longer the workers are taken than their runs last.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import preset
from sudoku_desktop.studies import Archive, Trial
from sudoku_desktop.studies.cluster import Cluster
from sudoku_desktop.studies.declaration import Study
from sudoku_desktop.studies.running import Progress, StudyRun
from sudoku_desktop.trials.execution import Pool, Threads, load_kernels, solve
from sudoku_desktop.trials.records import MadeRun
from sudoku_desktop.trials.workers import Processes

PUZZLE = Grid.from_text("8.2..351..6..91..37.1...8946.8..4.21...258.6.92.31.4.....4.278...5.89...2....71..")
TURNS = 3
CALM = {"DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED": "False", "DASK_DISTRIBUTED__ADMIN__TICK__INTERVAL": "1s"}
"""Worker settings of docs/studies.md; by default workers poll themselves a hundred times a second."""
PAPER = preset("mantere-koljonen-2007")


def computing(work: Callable[[], object]) -> float:
    """Measure the CPU time, in seconds, of this process and of child processes that start and end within a call."""

    def so_far() -> float:
        times = os.times()
        return times.user + times.system + times.children_user + times.children_system

    began = so_far()
    work()
    return so_far() - began


def seconds_of(work: Callable[[], object]) -> float:
    """Measure the wall time of a call, in seconds."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def pool_seconds(pool: Pool, trials: list[Trial], size: int) -> float:
    """Return the time, in seconds, for all trials after the workers have started."""
    for future in [pool.submit("warm", trials[:1]) for _ in range(4 * pool.jobs)]:
        future.result()
    batches = [trials[at : at + size] for at in range(0, len(trials), size)]
    seconds = seconds_of(lambda: [each.result() for each in [pool.submit("it", batch) for batch in batches]])
    pool.close()
    return seconds


class Kept:
    """A pool whose workers survive the end of a study, so that their start is not measured."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self.jobs, self.batch_seconds = pool.jobs, pool.batch_seconds

    def submit(self, study: str, trials: Sequence[Trial]) -> Future[list[MadeRun]]:
        """Submit trials as `Pool.submit` does."""
        return self._pool.submit(study, trials)

    def close(self) -> None:
        """Do nothing, so that the workers are kept."""


def on_a_cluster(trials: int, workers: int = 3) -> None:
    """Measure the overhead of processes and of Dask relative to the duration of the runs, alternating."""
    os.environ.update(CALM)
    from distributed import LocalCluster

    budget = Budget(trials=500_000)
    puzzle = Grid.from_text("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
    with (
        tempfile.TemporaryDirectory() as folder,
        Archive(Path(folder) / "runs") as archive,
        LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) as machines,
    ):

        def overhead(name: str, seeds: int, pool: Pool) -> float:
            puzzles = (("escargot", puzzle),)
            told = Study(name=name, title=name, puzzles=puzzles, algorithms=(PAPER,), seeds=range(seeds), budget=budget)
            began = time.perf_counter()
            runs = [run for each in StudyRun(told, archive, pool=lambda: Kept(pool)).run() for run in each.new]
            taken = workers * (time.perf_counter() - began)
            return taken / sum(run.outcome.seconds for run in runs) - 1

        pools: dict[str, Pool] = {"processes": Processes(workers), "Dask": Cluster(machines.scheduler_address)}
        for name, pool in pools.items():
            overhead(f"start-{name}", 30 * workers, pool)
        for turn in range(TURNS):
            told = [f"{name} {overhead(f'{name}-{turn}', trials, pool):.1%}" for name, pool in pools.items()]
            print(f"{trials:,} runs, {workers} workers: what they are taken beside their runs:", ", ".join(told))
        for pool in pools.values():
            pool.close()


def main() -> None:
    """Measure all overheads and print them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--trials", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--cluster", action="store_true")
    options = parser.parse_args()
    load_kernels(PAPER, PUZZLE)
    if options.cluster:
        on_a_cluster(min(options.trials, 1500))
        return
    budget, few = Budget(trials=200), 100
    alone = computing(lambda: [solve(PAPER, PUZZLE, seed, budget) for seed in range(options.trials)]) / options.trials
    with tempfile.TemporaryDirectory() as folder, Archive(Path(folder) / "runs") as archive:

        def study(name: str, trials: int) -> list[Progress]:
            puzzles = (("fig-1", PUZZLE),)
            told = Study(
                name=name, title=name, puzzles=puzzles, algorithms=(PAPER,), seeds=range(trials), budget=budget
            )
            return list(StudyRun(told, archive, options.jobs).run())

        start = computing(lambda: study("start", few))
        whole = computing(lambda: study("whole", options.trials))
        again = seconds_of(lambda: study("whole", options.trials))
        size = archive.path.stat().st_size / options.trials
    overhead = (whole - start) / (options.trials - few) - alone
    print(f"{options.trials:,} trials of {1000 * alone:.2f} ms: {1000 * overhead:.2f} ms more each in a study of")
    print(f"{options.jobs} jobs, {size / 1000:.1f} kB kept; to run it again, with nothing left to make, {again:.2f} s")
    for trials, count in ((200, 2000), (200_000, 60)):
        wanted = [Trial.of(PUZZLE, PAPER, seed, Budget(trials=trials)) for seed in range(count)]
        seconds = {"one thread": pool_seconds(Threads(1), wanted, 20)}
        seconds["threads"] = pool_seconds(Threads(options.jobs), wanted, max(1, count // 50))
        seconds["processes"] = pool_seconds(Processes(options.jobs), wanted, max(1, count // 50))
        print(f"{count:,} trials of {trials:,} chromosomes, s:", ", ".join(f"{k} {v:.2f}" for k, v in seconds.items()))


if __name__ == "__main__":
    main()
