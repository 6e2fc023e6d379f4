"""Duration of a frame of the convergence plot, beside another checkout of the program if one is given.

    QT_QPA_PLATFORM=offscreen python benchmarks/plot_frames.py [--beside FOLDER] [--rounds 5]

A frame is what a snapshot of a running evolution costs the window: reduce the history to points, draw, paint. Times
are of the processor, and with `--beside` both checkouts are measured in turns, so that a busy machine slows down both
alike.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
FRAMES = 40
CASES = ("short run", "long run", "all curves", "five overlays", "zoomed", "crosshair")


def measured() -> list[float]:
    """Return the median time of a frame of each of `CASES`, in milliseconds."""
    from PySide6.QtWidgets import QApplication

    from sudoku_desktop.board import Grid
    from sudoku_desktop.evolution.budget import Budget
    from sudoku_desktop.evolution.history import History
    from sudoku_desktop.evolution.presets import preset
    from sudoku_desktop.evolution.run import Run
    from sudoku_desktop.ui.plots.convergence import ConvergencePlot
    from sudoku_desktop.ui.plots.look import WORST_BAND
    from sudoku_desktop.ui.plots.scales import Scale

    algorithm = preset("mantere-koljonen-2007")
    app = QApplication.instance() or QApplication(sys.argv[:1])
    givens = Grid.from_text("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
    scale = Scale.of(algorithm.fitness, givens.geometry)

    def history(generations: int) -> History:
        made = History()
        for snapshot in Run(algorithm, givens, 1).stream(Budget(generations=generations)):
            made.extend(snapshot)
        return made

    plot = ConvergencePlot()
    plot.resize(800, 500)
    plot.show()
    plot.begin("", scale)
    app.processEvents()

    def frame(shown: History) -> float:
        times = []
        for _ in range(FRAMES):
            plot.show_history(shown)
            began = time.process_time()
            plot.canvas.setUpdatesEnabled(False)  # or some frames are painted twice
            app.processEvents()
            plot.canvas.setUpdatesEnabled(True)
            plot.canvas.viewport().repaint()
            times.append(1000 * (time.process_time() - began))
        return statistics.median(times)

    short, long = history(2_000), history(300_000)
    figures = [frame(short), frame(long)]
    plot.switches.curves[WORST_BAND].trigger()
    figures.append(frame(long))
    plot.set_overlays([(str(number), long.envelope(), scale) for number in range(5)])
    figures.append(frame(long))
    plot.canvas.zoom_x(0.2, 150_000.0)
    figures.append(frame(long))
    times = []
    for step in range(FRAMES):
        began = time.process_time()
        plot._point_at(130_000.0 + 500 * step)
        plot.canvas.viewport().repaint()
        times.append(1000 * (time.process_time() - began))
    figures.append(statistics.median(times))
    return figures


def measured_in(folder: Path) -> list[float]:
    """Measure the checkout in a folder, in a child process."""
    command = [sys.executable, str(Path(__file__).resolve()), "--figures"]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    told = subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True, text=True).stdout
    return [float(each) for each in told.splitlines()[-1].split()]


def main() -> int:
    """Measure and print the duration of a frame."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--beside", type=Path, help="another checkout")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--figures", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.figures:
        print(*measured())
        return 0
    folders = [Path(__file__).resolve().parents[1], *([options.beside.resolve()] if options.beside else [])]
    rounds = [[measured_in(folder) for folder in folders] for _ in range(options.rounds)]
    for number, name in enumerate(CASES):
        medians = [statistics.median(each[place][number] for each in rounds) for place in range(len(folders))]
        print(f"{name:>14}: {'   beside '.join(f'{median:6.2f} ms' for median in medians)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
