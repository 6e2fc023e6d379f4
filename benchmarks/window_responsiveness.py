"""How the window behaves while a run goes at full speed: gaps in the event loop, stop, memory.

    python benchmarks/window_responsiveness.py [--seconds 10]

A timer that should fire every 5 ms measures the gaps; the run never ends by itself, and board and plot are in view.
With `--watch SEEDS` it measures instead what a person has to watch: the seconds from a click on Solve to the solution,
with the settings the window begins with, for each of these seeds and some of the samples.

Prints figures; they need a quiet machine with two cores. Without a display it runs on Qt's offscreen platform.
"""

from __future__ import annotations

import argparse
import os
import resource
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_desktop.ui.window.main_window import MainWindow

os.environ.setdefault("QT_QPA_PLATFORM", "xcb" if os.environ.get("DISPLAY") else "offscreen")

TICK_MS = 5
STOPS = 10
WATCHED = ("02_mantere_koljonen_2007_fig_1.txt", "03_newspaper_1_star.txt", "08_newspaper_5_stars.txt")
LEAST_SECONDS, MOST_SECONDS = 5.0, 20.0
"""As long as evolution should be seen at least, and at most."""


@contextmanager
def open_window() -> Iterator[MainWindow]:
    """The window with settings of its own, and everything loaded."""
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from sudoku_desktop.ui.window.main_window import MainWindow
    from sudoku_desktop.ui.window.settings import Settings

    app = QApplication.instance() or QApplication([])
    assert app is not None
    with tempfile.TemporaryDirectory() as own:
        settings = Settings(QSettings(str(Path(own) / "settings.ini"), QSettings.Format.IniFormat))
        window = MainWindow(settings, Path(own) / "autosave.json")
        window.resize(1280, 800)
        window.show()
        while window.parts.plot_page.plot is None or not window.parts.loader.is_ready:
            wait(0.1)
        yield window
        window.parts.editor.set_clean()
        window.close()


def wait(seconds: float) -> None:
    """Let the program run for a while."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


def watch(seeds: int) -> None:
    """Print how long runs of the default settings are watched."""
    from sudoku_desktop.assets import resource
    from sudoku_desktop.board.formats import read_puzzles
    from sudoku_desktop.ui.run_controller import RunState

    with open_window() as window:
        parts = window.parts
        parts.parameters.set_draws_new_seeds(False)
        for name in WATCHED:
            puzzle = read_puzzles(resource("puzzles", name))[0]
            runs = []
            for seed in range(1, seeds + 1):
                parts.editor.load_puzzle(puzzle.givens)
                parts.parameters.set_seed(seed)
                wait(0.2)
                began = time.perf_counter()
                parts.actions.solve.trigger()
                while parts.controller.state is not RunState.SOLVED:
                    wait(0.01)
                record = parts.presenter.record
                assert record is not None
                assert record.last is not None
                runs.append((time.perf_counter() - began, record.last.generation))
                parts.editor.set_clean()
            took = sorted(seconds for seconds, _ in runs)
            fit = sum(LEAST_SECONDS <= seconds <= MOST_SECONDS for seconds in took)
            print(f"{puzzle.title}: {took[0]:.1f} to {took[-1]:.1f} s, median {took[len(took) // 2]:.1f} s; ", end="")
            print(f"{fit} of {seeds} within {LEAST_SECONDS:.0f} to {MOST_SECONDS:.0f} s; generations ", end="")
            print(", ".join(f"{generations:,}" for _, generations in runs), flush=True)


def measure(seconds: float) -> None:
    """Print gaps, time to stop, speed and memory."""
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtWidgets import QApplication

    from sudoku_desktop.board import Grid
    from sudoku_desktop.evolution.budget import Budget
    from sudoku_desktop.evolution.presets.mantere_koljonen_2007 import MANTERE_KOLJONEN_2007
    from sudoku_desktop.ui.run_controller import RunRequest

    with open_window() as window:
        parts = window.parts
        # 1 to 8 in row 1 and a 9 below its blank: no solution, so that the run never ends by itself.
        givens = Grid.blank().with_cells([*((column, column + 1) for column in range(8)), (17, 9)])
        window.appearance.set_pace("full")
        ticks: list[float] = []
        timer = QTimer(interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        timer.timeout.connect(lambda: ticks.append(time.perf_counter()))
        parts.presenter.start(RunRequest(MANTERE_KOLJONEN_2007, givens, 1, Budget()))
        wait(1.0)
        timer.start()
        wait(seconds)
        timer.stop()
        record = parts.presenter.record
        assert record is not None
        assert record.last is not None
        snapshot = record.last
        gaps = sorted(1000 * (later - earlier) for earlier, later in pairwise(ticks))
        print(f"event loop: p50 {gaps[len(gaps) // 2]:.0f} ms, p95 {gaps[len(gaps) * 95 // 100]:.0f} ms, ", end="")
        print(f"p99 {gaps[len(gaps) * 99 // 100]:.0f} ms, longest {gaps[-1]:.0f} ms (a tick is {TICK_MS} ms)")
        print(f"run in the window: {snapshot.trials / snapshot.seconds / 1e6:.2f} million trials/s computing")
        stops = []
        settled: list[float] = []
        parts.controller.settled.connect(lambda state: settled.append(time.perf_counter()))
        for _ in range(STOPS):
            if not parts.controller.is_active:
                parts.controller.go_on(Budget())
            wait(0.3)
            settled.clear()
            asked = time.perf_counter()
            parts.actions.stop.trigger()
            while not settled:
                QApplication.processEvents()
            stops.append(1000 * (settled[0] - asked))
        print(f"stop: the thread rests after {sorted(stops)[len(stops) // 2]:.0f} ms, at most {max(stops):.0f} ms")
        print(f"memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB at most")


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--watch", type=int, metavar="SEEDS", help="measure how long runs are watched instead")
    options = parser.parse_args()
    if options.watch:
        watch(options.watch)
    else:
        measure(options.seconds)


if __name__ == "__main__":
    main()
