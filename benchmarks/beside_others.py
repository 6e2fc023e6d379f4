"""Start-up time and memory of this and other Sudoku programs on this machine.

    python benchmarks/beside_others.py [--starts 5] [--hodoku hodoku.jar]

Starts each program that is installed (GNOME Sudoku, KSudoku; HoDoKu from its jar or by its name) and ours in turns,
each time on a display of its own (Xvfb) and in an empty session, and takes the time until a window as large as a board
is shown, the processor time that the program's processes have taken by then, and, when they have come to rest, their
memory, with shared pages divided among their users. The first round does not count: it fills caches. Ours must have
been started before, so that its kernels are compiled. Medians are printed. Wants Xvfb, xdotool and dbus-run-session.
Processor time and memory can be compared on a busy machine, too.
"""

from __future__ import annotations

import argparse
import math
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LEAST_SIDE = 250
"""Smallest window size, in pixels, that could show a board; smaller windows are splash screens and helpers."""
REST_SECONDS = 5.0
IDLE = 0.02
"""Fraction of a processor below which a program is idle."""
PATIENCE_SECONDS = 60.0
GAMES = "/usr/games"
"""Folder where Debian installs games, often missing from the PATH."""


def programs(jar: Path | None) -> dict[str, Sequence[str]]:
    """Return the commands of the installed programs, by name."""
    path = os.pathsep.join((os.environ.get("PATH", ""), GAMES))
    found: dict[str, Sequence[str]] = {"Sudoku Desktop": [sys.executable, "-m", "sudoku_desktop"]}
    for title, command in (("GNOME Sudoku", "gnome-sudoku"), ("KSudoku", "ksudoku")):
        where = shutil.which(command, path=path)
        if where is not None:
            found[title] = ["dbus-run-session", "--", where]
    installed = shutil.which("hodoku", path=path)
    if jar is not None:
        found["HoDoKu"] = ["java", "-jar", str(jar)]
    elif installed is not None:
        found["HoDoKu"] = [installed]
    return found


@contextmanager
def display() -> Iterator[str]:
    """Start a virtual display and yield its name."""
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
    """Return whether a large window is visible on the display."""
    search = ["xdotool", "search", "--onlyvisible", "--class", "."]
    found = subprocess.run(search, env=environment, check=False, capture_output=True, text=True).stdout.split()
    for window in found:
        asked = ["xdotool", "getwindowgeometry", "--shell", window]
        said = subprocess.run(asked, env=environment, check=False, capture_output=True, text=True).stdout
        sizes = dict(line.split("=", 1) for line in said.splitlines() if "=" in line)
        if min(int(sizes.get("WIDTH", 0)), int(sizes.get("HEIGHT", 0))) >= LEAST_SIDE:
            return True
    return False


def processes_of(group: int) -> Iterator[Path]:
    """Return the /proc folders of a process group, without the session's helpers."""
    for folder in Path("/proc").iterdir():
        with suppress(OSError):  # it has ended meanwhile
            is_of_it = folder.name.isdigit() and os.getpgid(int(folder.name)) == group
            if is_of_it and not (folder / "comm").read_text(encoding="utf-8").startswith("dbus"):
                yield folder


def memory_of(group: int) -> float:
    """Return the memory of a process group in MiB, with shared pages divided."""
    total = 0
    for folder in processes_of(group):
        with suppress(OSError, IndexError):
            total += int((folder / "smaps_rollup").read_text(encoding="ascii").split("Pss:")[1].split()[0])
    return total / 1024


def processor_seconds_of(group: int) -> float:
    """Return the CPU time of a process group, in seconds."""
    total = 0
    for folder in processes_of(group):
        with suppress(OSError, IndexError):
            total += sum(map(int, (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[11:13]))
    return total / os.sysconf("SC_CLK_TCK")


def rest(group: int) -> None:
    """Wait until a process group is idle."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    before = -math.inf
    while (now := processor_seconds_of(group)) - before > IDLE * REST_SECONDS and time.monotonic() < deadline:
        before = now
        time.sleep(REST_SECONDS)


def start(command: Sequence[str], home: Path) -> tuple[float, float, float]:
    """Start a program; return the time to its window, in seconds of wall and CPU time, and its memory in MiB."""
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
            computed = processor_seconds_of(process.pid)
            rest(process.pid)
            return seconds, computed, memory_of(process.pid)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def main() -> None:
    """Measure all installed programs and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--hodoku", type=Path, metavar="JAR")
    options = parser.parse_args()
    commands = programs(options.hodoku)
    figures: dict[str, list[tuple[float, float, float]]] = {title: [] for title in commands}
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
    print("| program | window shown after | computing until then | memory |\n|---|---|---|---|")
    for title, told_of in figures.items():
        if not told_of:
            continue
        seconds, computed, mebibytes = (statistics.median(column) for column in zip(*told_of, strict=True))
        print(f"| {title} | {seconds:.2f} s | {computed:.2f} s | {mebibytes:.0f} MiB |")


if __name__ == "__main__":
    main()
