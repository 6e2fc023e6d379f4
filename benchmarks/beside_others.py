"""How soon the window is there, and what memory the program takes, beside other Sudoku programs on this machine.

    python benchmarks/beside_others.py [--starts 5] [--hodoku hodoku.jar]

Starts each program that is installed (GNOME Sudoku, KSudoku; HoDoKu from its jar) and ours in turns, each time on a
display of its own (Xvfb) and in an empty session, and takes the time until a window as large as a board is shown, and,
when it has rested for some seconds, the memory of the program's processes, with shared pages divided among their users.
The first round does not count: it fills caches. Ours must have been started before, so that its kernels are compiled.
Medians are printed.
Wants Xvfb, xdotool and dbus-run-session; a quiet machine gives figures that can be compared.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LEAST_SIDE = 250
"""Pixels of a window that could show a board; smaller ones are splash screens and helpers."""
REST_SECONDS = 5.0
PATIENCE_SECONDS = 60.0
GAMES = "/usr/games"
"""Where Debian keeps games, often not on the path."""


def programs(jar: Path | None) -> dict[str, Sequence[str]]:
    """The command of each program there is, by name."""
    path = os.pathsep.join((os.environ.get("PATH", ""), GAMES))
    found: dict[str, Sequence[str]] = {"Sudoku Desktop": [sys.executable, "-m", "sudoku_desktop"]}
    for title, command in (("GNOME Sudoku", "gnome-sudoku"), ("KSudoku", "ksudoku")):
        where = shutil.which(command, path=path)
        if where is not None:
            found[title] = ["dbus-run-session", "--", where]
    if jar is not None:
        found["HoDoKu"] = ["java", "-jar", str(jar)]
    return found


@contextmanager
def display() -> Iterator[str]:
    """A display of its own; its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-noreset", "-screen", "0", "1600x1000x24"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        name = f":{pipe.readline().strip()}"
    try:
        yield name
    finally:
        server.terminate()
        server.wait()


def shows_window(environment: Mapping[str, str]) -> bool:
    """Whether a large window is visible on the display."""
    search = ["xdotool", "search", "--onlyvisible", "--class", "."]
    found = subprocess.run(search, env=environment, check=False, capture_output=True, text=True).stdout.split()
    for window in found:
        asked = ["xdotool", "getwindowgeometry", "--shell", window]
        said = subprocess.run(asked, env=environment, check=False, capture_output=True, text=True).stdout
        sizes = dict(line.split("=", 1) for line in said.splitlines() if "=" in line)
        if min(int(sizes.get("WIDTH", 0)), int(sizes.get("HEIGHT", 0))) >= LEAST_SIDE:
            return True
    return False


def memory_of(group: int) -> float:
    """MiB of the processes of a group, with shared pages divided; the session's own helpers are not counted."""
    total = 0
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdigit() and os.getpgid(int(folder.name)) == group:
                name = (folder / "comm").read_text(encoding="utf-8").strip()
                if not name.startswith("dbus"):
                    rollup = (folder / "smaps_rollup").read_text(encoding="ascii")
                    total += int(rollup.split("Pss:")[1].split()[0])
        except (OSError, IndexError):
            continue  # it has ended meanwhile
    return total / 1024


def start(command: Sequence[str], home: Path) -> tuple[float, float]:
    """Seconds to the window, and MiB."""
    with display() as name:
        environment = {**os.environ, "DISPLAY": name, "HOME": str(home), "PYTHONPATH": str(ROOT)}
        environment |= {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("CONFIG", "DATA")}
        environment.setdefault("XDG_CACHE_HOME", str(Path.home() / ".cache"))  # our compiled kernels lie there
        environment.pop("QT_QPA_PLATFORM", None)
        began = time.perf_counter()
        process = subprocess.Popen(
            command,
            env=environment,
            cwd=home,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            while not shows_window(environment):
                if time.perf_counter() - began > PATIENCE_SECONDS or process.poll() is not None:
                    raise TimeoutError(f"{command[-1]} shows no window")
                time.sleep(0.005)
            seconds = time.perf_counter() - began
            time.sleep(REST_SECONDS)
            return seconds, memory_of(os.getpgid(process.pid))
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--hodoku", type=Path, metavar="JAR")
    options = parser.parse_args()
    commands = programs(options.hodoku)
    figures: dict[str, list[tuple[float, float]]] = {title: [] for title in commands}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for each in range(options.starts + 1):
            for title, command in commands.items():
                home = Path(folder) / title.replace(" ", "")
                home.mkdir(exist_ok=True)
                try:
                    told = start(command, home)
                except TimeoutError as error:
                    print(error, file=sys.stderr)
                    continue
                if each:
                    figures[title].append(told)
    print("| program | window shown after | memory |\n|---|---|---|")
    for title, told_of in figures.items():
        if not told_of:
            continue
        seconds, mebibytes = (statistics.median(column) for column in zip(*told_of, strict=True))
        print(f"| {title} | {seconds:.2f} s | {mebibytes:.0f} MiB |")


if __name__ == "__main__":
    main()
