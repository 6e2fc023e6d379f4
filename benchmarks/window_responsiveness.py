"""Responsiveness of the window during and after a run at full speed: gaps in the event loop, stop, memory.

    python benchmarks/window_responsiveness.py [--seconds 10] [--race] [--hunt]

A timer that should fire every 5 ms measures the gaps; the run never ends by itself, and board and plot are in view.
Then it measures how long any generation of a run of 300,000 takes to be shown again, the gaps while somebody slides
along its timeline as fast as the screen goes, and those while it is filmed.
With `--race` four runners race instead, with their boards, plot and table in view; with `--hunt` a hunt goes on.
With `--hours HOURS` it measures instead what memory a run of so many hours takes, with plot and agreement in view.
With `--watch SEEDS` it measures instead what a person has to watch: the seconds from a click on Solve to the solution,
with the settings the window begins with, for each of these seeds and some of the samples.

Prints figures; they need a quiet machine with two cores. Without a display it runs on Qt's offscreen platform.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_desktop.board import Grid
    from sudoku_desktop.ui.run_controller import RunController
    from sudoku_desktop.ui.window.main_window import MainWindow

os.environ.setdefault("QT_QPA_PLATFORM", "xcb" if os.environ.get("DISPLAY") else "offscreen")

TICK_MS = 5
STOPS = 10
LONG, FEW = 300_000, 3_000
"""Number of generations of the runs that are looked back on: of the first algorithm, and of the others."""
LOOKS = 100
SLIDES = 400
WATCHED = ("02_mantere_koljonen_2007_fig_1.txt", "03_newspaper_1_star.txt", "08_newspaper_5_stars.txt")
LEAST_SECONDS, MOST_SECONDS = 5.0, 20.0
"""Minimum and maximum time, in seconds, for which the evolution should be visible."""


@contextmanager
def open_window() -> Iterator[MainWindow]:
    """Open the window with its own settings and everything loaded."""
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
        while window.parts.plot_page.content is None or not window.parts.loader.is_ready:
            wait(0.1)
        yield window
        window.parts.editor.set_clean()
        window.close()


def wait(seconds: float) -> None:
    """Process events for a number of seconds."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


@contextmanager
def gaps(what: str) -> Iterator[None]:
    """Print the gaps in the event loop within the context."""
    from PySide6.QtCore import Qt, QTimer

    ticks: list[float] = []
    timer = QTimer(interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(lambda: ticks.append(time.perf_counter()))
    timer.start()
    yield
    timer.stop()
    print(f"gaps in the event loop, {what}: ", end="")
    print(in_order([1000 * (later - earlier) for earlier, later in pairwise(ticks)]), f"(a tick is {TICK_MS} ms)")


def in_order(milliseconds: list[float]) -> str:
    """Return the quantiles and the maximum of some times as text."""
    times = sorted(milliseconds)
    p50, p95, p99 = (times[len(times) * share // 100] for share in (50, 95, 99))
    return f"p50 {p50:.0f} ms, p95 {p95:.0f} ms, p99 {p99:.0f} ms, longest {times[-1]:.0f} ms"


def look_back(generations: int) -> None:
    """Print how long a run's generations take to be shown again, and the gaps meanwhile."""
    from sudoku_desktop.board import Grid
    from sudoku_desktop.evolution.budget import Budget
    from sudoku_desktop.evolution.presets import PUBLISHED
    from sudoku_desktop.ui.run_controller import RunRequest, RunState
    from sudoku_desktop.ui.theme import current_theme
    from sudoku_desktop.ui.watching.film import Film

    rng = random.Random(1)
    shown: list[int] = []
    ended: list[bool] = []
    for algorithm in PUBLISHED[:1] if generations > FEW else PUBLISHED:
        with open_window() as window:
            parts = window.parts
            givens = Grid.blank().with_cells([*((column, column + 1) for column in range(8)), (17, 9)])
            window.appearance.set_pace("full")
            parts.presenter.start(RunRequest(algorithm, givens, 1, Budget(generations=generations)))
            while parts.controller.state is not RunState.BUDGET_SPENT:
                wait(0.05)
            record = parts.presenter.record
            assert record is not None
            look = parts.presenter.look_back
            look.moved.connect(lambda snapshot: shown.append(snapshot.generation if snapshot else generations))
            took = []
            for _ in range(LOOKS):
                place = rng.randrange(generations)
                shown.clear()
                asked = time.perf_counter()
                look.show(place)
                while place not in shown:
                    wait(0.001)
                took.append(1000 * (time.perf_counter() - asked))
            kept = record.request.checkpoints
            print(f"any of {generations:,} generations of {algorithm.name} shown again: {in_order(took)}; ", end="")
            print(f"{len(kept)} checkpoints of {kept.size / 2**20:.0f} MiB")
            with gaps("sliding along the timeline"):
                shown.clear()
                for step in range(SLIDES):
                    parts.timeline.slider.setValue(generations * abs(step % 200 - 100) // 100)
                    wait(0.016)
            print(f"pictures shown in {SLIDES} moves: {len(shown)}")
            signal = type(parts.board.board_model.signal)()
            film = Film(record, generations, 4.0, signal, current_theme(), window.font())
            ended.clear()
            window.exports.maker.ended.connect(lambda: ended.append(True))
            with tempfile.TemporaryDirectory() as folder, gaps("filming"):
                path = Path(folder) / "run.webp"
                began = time.perf_counter()
                window.exports.maker.make(film, path)
                while not ended:
                    wait(0.01)
                print(f"a film of {len(film.generations)} frames: {time.perf_counter() - began:.1f} s, ", end="")
                print(f"{path.stat().st_size / 2**20:.1f} MiB")


def watch(seeds: int) -> None:
    """Print how long runs of the default settings are watched."""
    from sudoku_desktop.assets import resource
    from sudoku_desktop.board.formats import read_puzzles
    from sudoku_desktop.ui.run_controller import RunState

    with open_window() as window:
        parts = window.parts
        parts.parameters.set_draws_seed(False)
        for name in WATCHED:
            puzzle = read_puzzles(resource("puzzles", name))[0]
            runs = []
            for seed in range(1, seeds + 1):
                parts.editor.load_puzzle(puzzle.givens)
                parts.parameters.set_seed(seed)
                wait(0.2)
                began = time.perf_counter()
                window.running.solve.trigger()
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


def endless() -> Grid:
    """Return a grid with 1 to 8 in row 1 and a 9 below its blank: no run on it ever ends."""
    from sudoku_desktop.board import Grid

    return Grid.blank().with_cells([*((column, column + 1) for column in range(8)), (17, 9)])


def stops(controller: RunController, stop: Callable[[], object], go_on: Callable[[], object]) -> None:
    """Print how long the thread takes to stop, in repeated measurements."""
    from PySide6.QtWidgets import QApplication

    took = []
    settled: list[float] = []
    controller.settled.connect(lambda state: settled.append(time.perf_counter()))
    for _ in range(STOPS):
        if not controller.is_active:
            go_on()
        wait(0.3)
        settled.clear()
        asked = time.perf_counter()
        stop()
        while not settled:
            QApplication.processEvents()
        took.append(1000 * (settled[0] - asked))
    print(f"stop: the thread rests after {sorted(took)[len(took) // 2]:.0f} ms, at most {max(took):.0f} ms")


def measure(seconds: float) -> None:
    """Print gaps, time to stop, speed and memory."""
    from sudoku_desktop.evolution.budget import Budget
    from sudoku_desktop.evolution.presets.mantere_koljonen_2007 import MANTERE_KOLJONEN_2007
    from sudoku_desktop.ui.run_controller import RunRequest

    with open_window() as window:
        parts = window.parts
        window.appearance.set_pace("full")
        parts.presenter.start(RunRequest(MANTERE_KOLJONEN_2007, endless(), 1, Budget()))
        wait(1.0)
        with gaps("running, with heat map and plot"):
            wait(seconds)
        record = parts.presenter.record
        assert record is not None
        assert record.last is not None
        snapshot = record.last
        print(f"run in the window: {snapshot.trials / snapshot.seconds / 1e6:.2f} million trials/s computing")
        stops(parts.controller, window.running.stop.trigger, lambda: parts.controller.go_on(Budget()))
        print(f"memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB at most")


def endure(hours: float) -> None:
    """Print the memory that a long run takes, at ten moments of it."""
    from sudoku_desktop.evolution.budget import Budget
    from sudoku_desktop.evolution.presets.mantere_koljonen_2007 import MANTERE_KOLJONEN_2007
    from sudoku_desktop.ui.run_controller import RunRequest

    with open_window() as window:
        parts = window.parts
        window.appearance.set_pace("full")
        parts.presenter.start(RunRequest(MANTERE_KOLJONEN_2007, endless(), 1, Budget()))
        began = time.perf_counter()
        for tenth in range(11):
            while time.perf_counter() - began < 10.0 + tenth * 360 * hours:
                wait(1.0)
            record = parts.presenter.record
            assert record is not None
            assert record.last is not None
            resident = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * resource.getpagesize()
            kept = record.request.checkpoints
            print(
                f"after {(time.perf_counter() - began) / 60:.1f} min, generation {record.last.generation:,}: "
                f"{resident / 2**20:.0f} MiB resident; {len(kept)} checkpoints of {kept.size / 2**20:.1f} MiB",
                flush=True,
            )
        with gaps("at its end"):
            wait(10.0)


def measure_race(seconds: float) -> None:
    """Print the gaps, memory and time to stop of a race of four at full speed."""
    from sudoku_desktop.evolution.presets import PUBLISHED
    from sudoku_desktop.ui.racing.window import RaceWindow

    with open_window():
        race = RaceWindow()
        race.set_up(endless(), "", [("", PUBLISHED[:4])], [(algorithm, 1) for algorithm in PUBLISHED[:4]])
        race.count.set_number(4)
        race.trials.set_number(10**12)
        race.pace.setCurrentIndex(race.pace.count() - 1)
        race.show()
        race.start_or_pause()
        wait(1.0)
        with gaps("a race of four, with boards, plot and table"):
            wait(seconds)
        trials, computing = (sum(getattr(lane, name) for lane in race.lanes) for name in ("trials", "seconds"))
        print(f"race of four: {trials / computing / 1e6:.2f} million trials/s computing")
        stops(race.controller, race.controller.stop, race.go_on)
        race.close_down()


def measure_hunt(seconds: float) -> None:
    """Print the gaps in the event loop during a hunt, and how long it takes to pause."""
    with open_window() as window:
        window.creating.hunt.trigger()
        while window.creating.page is None or window.creating.page.hunt is None:
            wait(0.1)
        hunt = window.creating.page.hunt
        hunt.form.cores.set_number(1)
        hunt.main_action.trigger()
        while not hunt.finds:
            wait(0.1)
        with gaps("a hunt, with board, chart and table"):
            wait(seconds)
        took = []
        for _ in range(STOPS):
            asked = time.perf_counter()
            hunt.pause()
            while hunt.runner.is_busy:
                wait(0.001)
            took.append(1000 * (time.perf_counter() - asked))
            hunt.start_or_pause()
            wait(0.5)
        print(f"pause: all processes have ended: {in_order(took)}")


def main() -> None:
    """Measure what the options select, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--watch", type=int, metavar="SEEDS", help="measure how long runs are watched instead")
    parser.add_argument("--hours", type=float, help="measure the memory of so long a run instead")
    parser.add_argument("--race", action="store_true", help="measure a race of four instead of a run")
    parser.add_argument("--hunt", action="store_true", help="measure a hunt on one core instead of a run")
    options = parser.parse_args()
    if options.watch:
        watch(options.watch)
    elif options.hours:
        endure(options.hours)
    elif options.race:
        measure_race(options.seconds)
    elif options.hunt:
        measure_hunt(options.seconds)
    else:
        measure(options.seconds)
        look_back(LONG)
        look_back(FEW)


if __name__ == "__main__":
    main()
