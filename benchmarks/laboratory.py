"""Performance of the Lab with large numbers: a long history, a table of many runs, a study of many runs.

    QT_QPA_PLATFORM=offscreen python benchmarks/laboratory.py [--runs 10000]

The study is one of 50 generations each, which is nearly nothing: what is measured is what is around the runs.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.history import History
from sudoku_desktop.evolution.presets import preset
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.evolution.snapshot import NewBest
from sudoku_desktop.studies import Archive, MadeRun, Outcome, Query, Study, StudyRun, Trial
from sudoku_desktop.trials.statistics import Unit
from sudoku_desktop.ui.app import LOCK_SECONDS
from sudoku_desktop.ui.lab.page import LabPage
from sudoku_desktop.ui.lab.sample import Question, work_out
from sudoku_desktop.ui.plots.convergence import ConvergencePlot
from sudoku_desktop.ui.plots.scales import Scale
from sudoku_desktop.ui.worker import Worker

GIVENS = Grid.from_text("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
GENERATIONS = 1_000_000


def spin(app: QApplication, condition: Callable[[], bool]) -> float:
    """Process events until a condition holds; return the longest gap in the event loop, in ms."""
    longest = 0.0
    while not condition():
        began = time.perf_counter()
        app.processEvents()
        longest = max(longest, time.perf_counter() - began)
        time.sleep(0.001)
    return 1000 * longest


def long_history(app: QApplication) -> None:
    """Measure the size and the drawing time of a history of a million generations."""
    history = History()
    for snapshot in Run(preset("gold-2005"), GIVENS, 1).stream(Budget(generations=GENERATIONS)):
        history.extend(snapshot)
    size = sum(array.nbytes for array in (history._bins, history._tail))
    plot = ConvergencePlot()
    plot.resize(800, 500)
    plot.show()
    plot.begin("", Scale.of(preset("gold-2005").fitness, GIVENS.geometry))
    app.processEvents()
    times = []
    for _ in range(20):
        plot.show_history(history)
        began = time.perf_counter()
        app.processEvents()
        times.append(1000 * (time.perf_counter() - began))
    told = f"{size / 1e6:.1f} MB, drawn in {statistics.median(times):.1f} ms"
    print(f"history of {history.generations:,} generations: {told}")
    plot.close()


def many_runs(app: QApplication, archive: Archive, count: int) -> None:
    """Measure the page of runs: time until all are found, and the longest gap while scrolling."""
    history, improvements = History(512), list[NewBest]()
    for snapshot in Run(preset("gold-2005"), GIVENS, 1).stream(Budget(generations=3000)):
        history.extend(snapshot)
        improvements.extend(snapshot.improvements)
    trial = Trial.of(GIVENS, preset("gold-2005"), 1, Budget(generations=3000))
    run = MadeRun.of(trial, Outcome.of(snapshot, improvements), history.envelope(512), improvements)
    archive.add(replace(run, key=seed.to_bytes(16), trial=replace(trial, seed=seed)) for seed in range(count))
    size = sum(each.stat().st_size for each in archive.path.parent.iterdir())
    print(f"{count:,} runs: {size / 1e6:.1f} MB on the disk, {size / count / 1000:.1f} kB each")
    began = time.perf_counter()
    race, folder = QAction(), archive.path.parent
    lab = LabPage(lambda: archive, lambda: archive, folder, lambda: GIVENS, lambda _: (), race)
    page = lab.runs
    for column in (lab.left, lab.right):
        column.resize(590, 760)
        column.show()
    spin(app, lambda: len(page.model.ids) == count)
    print(f"  found after {1000 * (time.perf_counter() - began):.0f} ms")
    longest = spin(app, lambda: lab.figures.answer is not None)
    print(f"  statistics of all after {time.perf_counter() - began:.1f} s; the window waited {longest:.0f} ms at most")
    bar, longest = page.table.verticalScrollBar(), 0.0
    for step in range(200):
        bar.setValue(round(step / 199 * bar.maximum()))
        began = time.perf_counter()
        app.processEvents()
        longest = max(longest, 1000 * (time.perf_counter() - began))
    spin(app, lambda: not page.model.is_busy)
    print(f"  scrolled from end to end in 200 steps: {longest:.0f} ms at most for one")
    Worker.close_all()
    lab.left.close()
    lab.right.close()


def study(archive: Archive, count: int, jobs: int) -> None:
    """Measure a study's runs per second, and the time for its statistics."""
    declared = Study(
        name="many",
        title="Many",
        puzzles=(("a puzzle", GIVENS),),
        algorithms=(preset("gold-2005"),),
        seeds=range(count),
        budget=Budget(generations=50),
    )
    began = time.perf_counter()
    for _ in StudyRun(declared, archive, jobs).run():
        pass
    seconds = time.perf_counter() - began
    made = archive.runs(Query(study="many"))
    own = sum(run.outcome.seconds for run in made)
    print(f"study of {len(made):,} runs, {jobs} job(s): {seconds:.1f} s, {own:.1f} s of it evolution")
    began = time.perf_counter()
    work_out(archive, Question(Query(study="many"), Unit.TRIALS, on_the_way=True))
    print(f"  its statistics with targets on the way: {time.perf_counter() - began:.2f} s")


def main() -> int:
    """Measure everything and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    sys.setswitchinterval(LOCK_SECONDS)
    long_history(app)
    with tempfile.TemporaryDirectory() as folder, Archive(Path(folder) / "runs.sqlite3") as archive:
        many_runs(app, archive, options.runs)
        study(archive, options.runs, options.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
