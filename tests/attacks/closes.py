"""Start the program, do anything in it, and close it in the middle: every process exits with 0 and an empty stderr.

    nice python -m tests.attacks.closes 500 --seed 1

Each program is a process of its own, with a random zoom kept from the session before. Random menu actions are triggered
in it, a few of them within dialogs that wait, and after at most MAX_SECONDS its window is closed.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QMenu, QMessageBox

from sudoku_desktop.ui import app
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings

MAX_SECONDS = 4.0
"""Longest time, in seconds, between the first paint and closing."""
TIMEOUT = 120
"""Time, in seconds, after which a program counts as hanging."""
STARTS_A_FOLDER = 5
"""Number of consecutive programs with the same settings, recovery file and archive of runs."""
PLATFORM_NOTICE = "This plugin does not support"
"""Part of the messages that the offscreen platform itself writes to stderr."""


class Play:
    """Random actions in one program, ended by closing its window."""

    def __init__(self, window: MainWindow, chance: random.Random) -> None:
        self._window, self._chance = window, chance
        self._timer = QTimer(window, singleShot=True)
        self._timer.timeout.connect(self._act)
        self._act_later()
        milliseconds = round(1000 * MAX_SECONDS * chance.random() ** 2)
        QTimer.singleShot(milliseconds, window, window.close)

    def _act_later(self) -> None:
        self._timer.start(self._chance.randrange(400))

    def _act(self) -> None:
        self._act_later()  # first, because the action may show a dialog and return much later
        actions = [
            each
            for each in self._window.findChildren(QAction)
            if each.isEnabled() and any(isinstance(other, QMenu) for other in each.associatedObjects())
        ]
        window = self._window
        zooms, lists = (
            (window.zoom.zoom_in, window.zoom.zoom_out),
            (window.laboratory.show_runs, window.laboratory.show_studies),
        )
        usual = [window.running.solve, *zooms, window.racing.open, *lists, window.hints.next]
        action = self._chance.choice([each for each in usual if each in actions] or actions)
        if self._chance.random() < 0.5:
            action = self._chance.choice(actions)
        if action is not self._window.puzzle_menu.quit:
            action.trigger()


def _play(seed: int) -> int:
    """Run the program once in this process, and return its exit status."""
    chance = random.Random(seed)
    QMessageBox.exec = lambda box: QMessageBox.StandardButton.Discard  # type: ignore[method-assign, assignment]
    QDesktopServices.openUrl = lambda url: True  # type: ignore[method-assign, assignment]
    show = MainWindow.show

    def shown(window: MainWindow) -> None:
        show(window)
        window.first_painted.connect(lambda: Play(window, chance))

    MainWindow.show = shown  # type: ignore[method-assign, assignment]
    app.Settings = lambda: _settings(chance)  # type: ignore[misc, assignment]
    return app.main([])


def _settings(chance: random.Random) -> Settings:
    settings = Settings()
    if chance.random() < 0.7:
        settings.zoom = chance.uniform(0.6, 2.5)
    return settings


def close(seed: int, folder: Path) -> str:
    """Run one program with its files in `folder`. Returns a description of the failure, or "" if there is none."""
    environment = os.environ | {"XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    program = [sys.executable, "-X", "faulthandler", "-m", "tests.attacks.closes", "--child", str(seed)]
    try:
        ended = subprocess.run(
            program,
            env=environment,
            timeout=TIMEOUT,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"seed {seed}: still running after {TIMEOUT} s"
    errors = [line for line in ended.stderr.splitlines() if PLATFORM_NOTICE not in line]
    if ended.returncode == 0 and not errors:
        return ""
    return "\n".join([f"seed {seed}: exit status {ended.returncode}", *errors])


def attack(count: int, seed: int) -> list[str]:
    """Start and close `count` programs; returns a description of each failure."""
    failures = []
    for first in range(0, count, STARTS_A_FOLDER):
        with tempfile.TemporaryDirectory() as folder:
            for number in range(first, min(first + STARTS_A_FOLDER, count)):
                failure = close(100_000 * seed + number, Path(folder))
                if failure:
                    failures.append(failure)
                    print(failure, flush=True)
    return failures


def main() -> int:
    """Run the attack and print the failures; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--child", type=int, help="run one program with this seed")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if options.child is not None:
        return _play(options.child)
    failures = attack(options.count, options.seed)
    print(f"{options.count} closes: {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
