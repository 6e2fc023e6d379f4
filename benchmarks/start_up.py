"""Time until the window is visible and ready, and its memory at that time.

    python benchmarks/start_up.py [--starts 5]

Starts the program as a person does, with a file, and takes the time from the start of the process: to the first paint;
to the verdict on the puzzle; until runs can begin; until the plot is there; and until all that is done ("ready"). The
first start does not count: it may compile the kernels. Memory is read when the window has rested for some seconds, from
/proc where there is such a thing: resident, that with shared pages divided among their users, and that which holds no
file's content. The median of the starts is given, and the slowest. Without a display it runs on Qt's offscreen
platform.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PUZZLE = ROOT / "resources" / "puzzles" / "08_newspaper_5_stars.txt"
REST_SECONDS = 4
MOMENTS = {
    "painted": "first paint",
    "kernels": "runs can begin",
    "verdict": "verdict on the puzzle",
    "plot": "plot",
    "ready": "ready (all of that)",
    "processor": "processor time until ready",
}
MEMORY = {"Rss": "memory, resident", "Pss": "memory, shared pages divided", "Anonymous": "memory, of no file"}

CHILD = """
import json, os, sys, time
began, puzzle = float(sys.argv[1]), sys.argv[2]
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
import gc
gc.disable()
from sudoku_desktop import __main__
from sudoku_desktop.ui import app
from sudoku_desktop.ui.window import main_window

moments = {}

class Window(main_window.MainWindow):
    def __init__(self):
        super().__init__()
        parts = self.parts
        self.first_painted.connect(lambda: self.note("painted"))
        parts.loader.ready.connect(lambda: self.note("kernels"))
        parts.plot_page.loaded.connect(lambda: self.note("plot"))
        parts.verdict.changed.connect(lambda: parts.verdict_line.sign in ("✓", "≠", "✗") and self.note("verdict"))

    def note(self, name):
        moments.setdefault(name, time.time() - began)
        if len(moments) == 4:
            moments["ready"] = max(moments.values())
            moments["processor"] = time.process_time()
            QTimer.singleShot(REST * 1000, self.tell)

    def tell(self):
        sizes = {}
        try:
            with open("/proc/self/smaps_rollup") as file:
                sizes = {line.split(":")[0]: int(line.split()[1]) / 1024 for line in file if line.endswith("kB\\n")}
        except OSError:
            pass
        print(json.dumps(moments | sizes), flush=True)
        os._exit(0)

app.MainWindow = Window
sys.argv[1:] = [puzzle]
__main__.main()
"""


def start(home: Path) -> dict[str, float]:
    """Start the program once with new settings; return seconds and MiB by name."""
    settings = {name: str(home / name) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    environment = {**os.environ, **settings, "PYTHONPATH": str(ROOT)}
    environment.setdefault("QT_QPA_PLATFORM", "xcb" if os.environ.get("DISPLAY") else "offscreen")
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # nobody starts without compiled modules twice
    script = CHILD.replace("REST", str(REST_SECONDS))
    command = [sys.executable, "-c", script, str(time.time()), str(PUZZLE)]
    said = subprocess.run(command, env=environment, cwd=home, check=True, capture_output=True, text=True).stdout
    told: dict[str, float] = json.loads(said)
    return told


def main() -> None:
    """Start the program repeatedly and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--starts", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        start(Path(folder))
        starts = [start(Path(folder)) for _ in range(options.starts)]
    print("| after a warm start | median | most |\n|---|---|---|")
    for names, unit, digits in ((MOMENTS, "s", 2), (MEMORY, "MiB", 0)):
        for name, title in names.items():
            figures = [each[name] for each in starts if name in each]
            if figures:
                print(
                    f"| {title} | {statistics.median(figures):.{digits}f} {unit} | {max(figures):.{digits}f} {unit} |"
                )


if __name__ == "__main__":
    main()
