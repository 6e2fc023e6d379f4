"""How the window behaves while a run goes at full speed: gaps in the event loop, stop, memory.

    python benchmarks/window_responsiveness.py [--seconds 10]

A timer that should fire every 5 ms measures the gaps; the run never ends by itself, and board and plot are in view.
Prints figures; they need a quiet machine with two cores. Without a display it runs on Qt's offscreen platform.
"""

from __future__ import annotations

import argparse
import os
import resource
import tempfile
import time
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "xcb" if os.environ.get("DISPLAY") else "offscreen")

TICK_MS = 5
STOPS = 10


def measure(seconds: float) -> None:
    """Print gaps, time to stop, speed and memory."""
    from PySide6.QtCore import QEventLoop, QSettings, Qt, QTimer
    from PySide6.QtWidgets import QApplication

    from sudoku_desktop.board import Grid
    from sudoku_desktop.evolution.budget import Budget
    from sudoku_desktop.evolution.presets.mantere_koljonen_2007 import MANTERE_KOLJONEN_2007
    from sudoku_desktop.ui.run_controller import RunRequest
    from sudoku_desktop.ui.window.main_window import MainWindow
    from sudoku_desktop.ui.window.settings import Settings

    app = QApplication([])

    def wait(for_seconds: float) -> None:
        loop = QEventLoop()
        QTimer.singleShot(round(1000 * for_seconds), loop.quit)
        loop.exec()

    with tempfile.TemporaryDirectory() as own:
        settings = Settings(QSettings(str(Path(own) / "settings.ini"), QSettings.Format.IniFormat))
        window = MainWindow(settings, Path(own) / "autosave.json")
        window.resize(1280, 800)
        window.show()
        parts = window.parts
        while parts.plot_page.plot is None or not window.parts.loader.is_ready:
            wait(0.1)
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
                app.processEvents()
            stops.append(1000 * (settled[0] - asked))
        print(f"stop: the thread rests after {sorted(stops)[len(stops) // 2]:.0f} ms, at most {max(stops):.0f} ms")
        print(f"memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB at most")
        parts.editor.set_clean()
        window.close()


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0)
    options = parser.parse_args()
    measure(options.seconds)


if __name__ == "__main__":
    main()
