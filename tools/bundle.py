"""Make a self-contained program, which needs no Python: `make bundle`, in dist/sudoku-desktop; then start it once.

    python3 tools/bundle.py           make it, in an environment of its own below build/, and start it
    python3 tools/bundle.py check     only start the one there is

Starting it means: with no variables set and an empty home, let it prove a puzzle, open its window, and compile its
kernels there.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from setup import ROOT, Environment, install_pinned, pip_install
from system_packages import SetupError, run_quietly

BUNDLE = ROOT / "dist" / "sudoku-desktop"
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
PATIENCE_SECONDS = 900.0
PARTS = 3
"""Number of programs in the bundle; each writes a record when its kernels are compiled."""


class BundlingEnvironment(Environment):
    """A virtual environment with only the bundle's dependencies and the tool that builds it."""

    def __init__(self) -> None:
        super().__init__(ROOT)
        self.folder = ROOT / "build" / "bundle"
        self.python = str(self.folder / "bin" / "python")
        self.log = self.folder / "setup.log"


def make() -> None:
    """Build the bundle; raise SetupError when that fails."""
    environment = BundlingEnvironment()
    print("* an environment for it: build/bundle", flush=True)
    failed, said = run_quietly([sys.executable, "-m", "venv", "--clear", str(environment.folder)])
    if failed:
        raise SetupError(f"The environment could not be made:\n{said}")
    install_pinned(environment, ["kernels", "program", "photo", "build", "bundle"])
    pip_install(environment, ["--no-deps", "--no-build-isolation", str(ROOT)])
    print("* the bundle: dist/sudoku-desktop", flush=True)
    folders = [f"--distpath={BUNDLE.parent}", f"--workpath={ROOT / 'build'}"]
    spec = str(ROOT / "tools" / "bundle.spec")
    command = [environment.python, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *folders, spec]
    if subprocess.run(command, cwd=environment.folder).returncode:
        raise SetupError("PyInstaller could not make the bundle.")


def check() -> None:
    """Start the bundle with empty environment variables and an empty home folder; raise SetupError when that fails."""
    with tempfile.TemporaryDirectory() as home:
        variables = {"HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        cache = Path(home) / ".cache" / "sudoku-desktop" / "compiled"
        cli, window = (str(BUNDLE / name) for name in ("sudoku-cli", "sudoku-desktop"))
        print("* the window, which compiles the kernels", flush=True)
        began = time.monotonic()
        shown = subprocess.Popen([window], env=variables, cwd=home, stderr=subprocess.PIPE, text=True)
        try:
            while len(list(cache.glob("*-complete-*"))) < PARTS:
                if shown.poll() is not None or time.monotonic() - began > PATIENCE_SECONDS:
                    shown.kill()
                    raise SetupError(f"The window compiled no kernels:\n{shown.communicate()[1]}")
                time.sleep(0.5)
        finally:
            shown.kill()
            shown.communicate()
        print(f"  compiled after {time.monotonic() - began:.0f} s", flush=True)
        for arguments, wanted in (
            ([cli, "check", PUZZLE], SOLUTION),
            ([cli, "solve", PUZZLE, "--seed", "1"], SOLUTION),
            ([window, "--quit-after-first-paint"], ""),
        ):
            began = time.monotonic()
            answer = subprocess.run(arguments, env=variables, cwd=home, capture_output=True, text=True)
            if answer.returncode or wanted not in answer.stdout:
                raise SetupError(f"{arguments} ended with {answer.returncode}:\n{answer.stdout}{answer.stderr}")
            print(f"* {Path(arguments[0]).name} {arguments[1]}: {time.monotonic() - began:.1f} s", flush=True)


def megabytes() -> float:
    """Return the size of the bundle, in MB."""
    files = (Path(folder) / name for folder, _, names in os.walk(BUNDLE) for name in names)
    return sum(path.lstat().st_size for path in files) / 1e6


def main(arguments: list[str]) -> int:
    """Build the bundle and start it; return the exit status."""
    try:
        if arguments != ["check"]:
            make()
        check()
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"dist/sudoku-desktop is {megabytes():.0f} MB and can be copied to wherever it is wanted.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
