"""Set up the program in this checkout; `make setup`, `make run`, `make test` and others start here.

    python3 tools/setup.py prepare [--dev]       virtual environment, libraries, kernels
    python3 tools/setup.py run [ARGUMENT ...]    the same, then the window
    python3 tools/setup.py screenshots           the same, then tools/screenshots.py

Every step looks first and does nothing when there is nothing to do. What the slow steps were done for is noted in
`.venv/setup-stamp.json`. Needs no packages, and runs (to say so) even under a Python that is too old for the program.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Callable, Mapping, Sequence  # noqa: UP035 - collections.abc cannot be subscripted in Python 3.8

from system_packages import SetupError, ensure_qt_can_start, install_packages, last_lines, run_quietly

ROOT = Path(__file__).resolve().parent.parent
OLDEST, NEWEST = (3, 11), (3, 14)  # as in pyproject.toml, and as far as requirements/ has been resolved
OTHER_PYTHONS = ("python3.13", "python3.12", "python3.11", "python3.14")

SOLVE_WITHOUT_WINDOW = (
    ".venv/bin/sudoku-cli solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
)
XVFB = "xvfb-run"
# Text in pip's log when the package index could not be reached, as opposed to a refusal.
OFFLINE_SIGNS = ("Failed to establish a new connection", "NameResolutionError", "ConnectTimeoutError", "ProxyError")


# --- The Python that runs the program ---------------------------------------------------------------------------


def version_of(python: str) -> tuple[int, int] | None:
    """Return the (major, minor) version of an interpreter, or None when it does not run."""
    try:
        said = subprocess.check_output(
            [python, "-c", "import sys; print(*sys.version_info[:2])"], stderr=subprocess.DEVNULL, text=True
        )
        major, minor = said.split()
        return int(major), int(minor)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None


def has_pip(python: str) -> bool:
    """Return whether an interpreter has pip, which an incomplete virtual environment lacks."""
    return run_quietly([python, "-c", "import pip"])[0] == 0


def is_supported(version: tuple[int, int]) -> bool:
    """Return whether the program and its pinned packages support this version of Python."""
    return OLDEST <= version <= NEWEST


def dotted(version: Sequence[int]) -> str:
    """Format a version as text."""
    return ".".join(map(str, version))


def choose_python(variables: Mapping[str, str]) -> tuple[str, tuple[int, int]]:
    """Return an interpreter that can run the program: this one or, unless PYTHON names it, another on the PATH."""
    if is_supported(sys.version_info[:2]):
        return sys.executable, sys.version_info[:2]
    others = [] if variables.get("PYTHON") else [shutil.which(name) for name in OTHER_PYTHONS]
    for path in filter(None, others):
        version = version_of(path)
        if version and is_supported(version):
            return path, version
    raise SetupError(
        f"Sudoku Desktop needs Python {dotted(OLDEST)} to {dotted(NEWEST)}, but "
        f"{variables.get('PYTHON') or 'python3'} is Python {dotted(sys.version_info[:3])}. "
        "If you have another one, name it: make run PYTHON=python3.12"
    )


# --- The virtual environment ------------------------------------------------------------------------------------


class Environment:
    """The virtual environment of a checkout, with a stamp file that records the finished steps."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.python = str(self.folder / "bin" / "python")
        self.log = self.folder / "setup.log"
        self.stamp_file = self.folder / "setup-stamp.json"

    def pyside(self) -> Path:
        """Return the folder of the PySide6 package."""
        return next(self.folder.glob("lib/python3*/site-packages/PySide6"), self.folder / "no-PySide6")

    def stamp(self) -> dict[str, str]:
        """Return the state recorded for each finished step; empty without a stamp file, or if it is damaged."""
        try:
            stamp = json.loads(self.stamp_file.read_text())
        except (OSError, ValueError):
            return {}
        return stamp if isinstance(stamp, dict) else {}

    def note(self, **steps: str) -> None:
        """Record finished steps in the stamp file."""
        self.stamp_file.write_text(json.dumps({**self.stamp(), **steps}, indent=1))


def ensure_environment(environment: Environment, variables: Mapping[str, str]) -> tuple[int, int]:
    """Make the virtual environment unless a usable one exists; return the version of its Python.

    A named PYTHON of another version replaces it; otherwise a working one is kept, whatever python3 now is.
    """
    present = version_of(environment.python)
    asked_for_another = bool(variables.get("PYTHON")) and present != sys.version_info[:2]
    if present and is_supported(present) and not asked_for_another and has_pip(environment.python):
        return present
    python, version = choose_python(variables)
    print(f"* virtual environment: .venv, Python {dotted(version)}", flush=True)
    if run_quietly([python, "-c", "import venv, ensurepip"])[0]:
        # Debian has these two modules of the standard library in a separate package.
        install_packages([f"python{dotted(version)}-venv"], f"Python {dotted(version)}", ["its module venv"])
    failed, said = run_quietly([python, "-m", "venv", "--clear", str(environment.folder)])
    if failed:
        raise SetupError(f"The virtual environment .venv could not be made:\n{last_lines(said)}")
    return version


def libraries_key(root: Path, python_version: tuple[int, int]) -> str:
    """Return a digest of everything that determines the installed packages, including the path, which scripts in
    .venv/bin contain.
    """
    digest = hashlib.sha256(f"{dotted(python_version)}\n{root}\n".encode())
    for path in [root / "pyproject.toml", *sorted((root / "requirements").glob("*.txt"))]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def ensure_libraries(environment: Environment, key: str, dev: bool, compiler_is_there: Callable[[], None]) -> None:
    """Install the pinned packages and the project itself, editable, unless the stamp says that this is done.

    The compiler's packages come first: compiling keeps the processor busy while the other packages are downloaded.
    """
    stamp = environment.stamp()
    if stamp.get("libraries") == key and (stamp.get("dev") == key or not dev):
        return
    print("* Python packages" + (", with those for tests and checks" if dev else ""), flush=True)
    environment.log.write_text("")
    install_pinned(environment, ["kernels"])
    compiler_is_there()
    # Modules first imported while the window is in use: compiling one to bytecode holds the GIL for up to 130 ms.
    install_pinned(environment, ["program", "photo", "build"], compiled=True)
    if dev:
        install_pinned(environment, ["development", "cluster", "data", "tuning"])
    # The build backend is installed and pinned, so that no isolated build environment downloads the newest one.
    pip_install(environment, ["--no-deps", "--no-build-isolation", "--editable", str(environment.root)])
    environment.note(libraries=key, **({"dev": key} if dev else {}))


def install_pinned(environment: Environment, groups: Sequence[str], *, compiled: bool = False) -> None:
    """Install exactly the files whose digests are in requirements/: the lists are complete, and nothing is built.

    Modules that are not compiled to bytecode now are compiled at their first import; most are never imported.
    """
    lists = [f"--requirement={environment.root / 'requirements' / group}.txt" for group in groups]
    compiling = "--compile" if compiled else "--no-compile"
    pip_install(environment, ["--require-hashes", "--no-deps", "--only-binary=:all:", compiling, *lists])


def pip_install(environment: Environment, arguments: Sequence[str]) -> None:
    """Run pip and report each download; raise SetupError with a clear message when it fails."""
    command = [environment.python, "-m", "pip", "install", *arguments]
    # A --user option in pip's configuration is an error inside a virtual environment.
    variables = {**os.environ, "PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONUNBUFFERED": "1"}
    pip = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=variables,
        cwd=str(environment.root),
    )
    assert pip.stdout is not None
    with pip, environment.log.open("a") as log:
        for line in pip.stdout:
            log.write(line)
            words = line.split()
            if words[:1] == ["Downloading"]:
                print(f"  downloading {words[1].split('/')[-1]} {' '.join(words[2:])}", flush=True)
            elif words[:1] == ["Installing"]:
                print("  installing", flush=True)
    if pip.returncode:
        raise SetupError(why_pip_failed(environment.log.read_text()))


def why_pip_failed(log: str) -> str:
    """Return the message for a failed pip run, from its log."""
    if any(sign in log for sign in OFFLINE_SIGNS):
        return (
            "The Python packages could not be fetched, because the package index cannot be reached; "
            "once this machine is online, run the same command again. (pip's own words: .venv/setup.log)"
        )
    errors = [line for line in log.splitlines() if line.startswith("ERROR: ")]
    reason = errors[-1][len("ERROR: ") :] if errors else "it gave no reason."
    return f"pip could not install the Python packages: {reason} (Its own words: .venv/setup.log)"


# --- The kernels ------------------------------------------------------------------------------------------------


def kernels_key(root: Path, key: str) -> str:
    """Return a digest of the package's code and its platform: any change may affect a kernel."""
    digest = hashlib.sha256(key.encode())
    for path in sorted((root / "sudoku_desktop").rglob("*.py")):
        digest.update(path.relative_to(root).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


class Kernels:
    """Compiles the kernels into the user's cache, unless this was done for the current code."""

    def __init__(self, environment: Environment, key: str) -> None:
        self._environment = environment
        self._key = key
        self._command = [environment.python, "-m", "sudoku_desktop.cli", "compile"]
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Start compiling, unless already done; the compiler's packages must be installed."""
        if self._process is None and self._environment.stamp().get("kernels") != self._key:
            root = str(self._environment.root)
            self._process = subprocess.Popen(self._command, stdin=subprocess.DEVNULL, cwd=root)

    def finish(self) -> None:
        """Wait until all kernels are compiled; raise SetupError when that failed."""
        self.begin()
        if self._process is not None:
            status = self._process.wait()
            if status:
                raise SetupError(f"The kernels could not be compiled: {' '.join(self._command)} ended with {status}.")
            self._environment.note(kernels=self._key)

    def abandon(self) -> None:
        """Terminate running compilations after another step failed."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait()


# --- The display ------------------------------------------------------------------------------------------------


def x_server_answers() -> bool:
    """Return whether the X server named by DISPLAY accepts connections; True when that cannot be checked."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    answers = bool(xcb.xcb_connection_has_error(connection) == 0)
    xcb.xcb_disconnect(connection)
    return answers


def no_window_message(variables: Mapping[str, str], answers: Callable[[], bool] = x_server_answers) -> str | None:
    """Return an error message for a missing display, or None when a window can be opened."""
    if not sys.platform.startswith("linux") or variables.get("QT_QPA_PLATFORM") or variables.get("WAYLAND_DISPLAY"):
        return None
    if not variables.get("DISPLAY"):
        reason = "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set)"
    elif not answers():
        reason = f"The display {variables['DISPLAY']} does not answer"
    else:
        return None
    return f"{reason}, so the window cannot open. To solve without it:\n\n    {SOLVE_WITHOUT_WINDOW}\n"


def screenshot_platform(variables: Mapping[str, str], answers: Callable[[], bool] = x_server_answers) -> dict[str, str]:
    """Return the environment for the screenshots: unchanged with a display, else a virtual X server or offscreen."""
    if no_window_message(variables, answers) is None:
        return {}
    return {"QT_QPA_PLATFORM": "xcb" if shutil.which(XVFB) else "offscreen"}


# --- The commands -----------------------------------------------------------------------------------------------


def prepare(environment: Environment, variables: Mapping[str, str], dev: bool = False, qt: bool = True) -> None:
    """Set up everything except the window: also the packages for tests (`dev`), and the libraries for Qt (`qt`)."""
    version = ensure_environment(environment, variables)
    key = libraries_key(environment.root, version)
    kernels = Kernels(environment, kernels_key(environment.root, key))
    try:
        ensure_libraries(environment, key, dev, kernels.begin)
        if qt:
            ensure_qt_can_start(environment.pyside(), variables)
        kernels.finish()
    finally:
        kernels.abandon()


def become(command: Sequence[str]) -> None:
    """Replace this process by `command`, which inherits the terminal, its signals and the exit status."""
    sys.stdout.flush()
    os.execvp(command[0], list(command))


def run(environment: Environment, variables: Mapping[str, str], arguments: Sequence[str]) -> None:
    """Set up, then open the window; without a display, set up the command line only."""
    prepare(environment, variables, qt=no_window_message(variables) is None)
    reason = no_window_message(variables)  # checked again, as only now the check of the X server is reliable
    if reason:
        raise SetupError(reason)
    become([environment.python, "-m", "sudoku_desktop", *arguments])


def screenshots(environment: Environment, variables: Mapping[str, str]) -> None:
    """Set up, then take the screenshots."""
    settings = screenshot_platform(variables)
    prepare(environment, {**variables, **settings})
    script = [environment.python, str(environment.root / "tools" / "screenshots.py")]
    virtual_server = [XVFB, "--auto-servernum", "--server-args=-screen 0 1920x1200x24"]
    os.environ.update(settings)
    become([*virtual_server, *script] if settings.get("QT_QPA_PLATFORM") == "xcb" else script)


def main(arguments: Sequence[str] | None = None) -> int:
    """Execute the command; return 0, or 1 after an error message."""
    parser = argparse.ArgumentParser(description="Set Sudoku Desktop up in this checkout.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.required = True
    prepare_parser = commands.add_parser("prepare", help="set up everything but the window")
    prepare_parser.add_argument("--dev", action="store_true", help="with what tests and checks need")
    run_parser = commands.add_parser("run", help="set up, then open the window")
    run_parser.add_argument("arguments", nargs="*", metavar="ARGUMENT", help="for the program: a file to open")
    commands.add_parser("screenshots", help="set up, then take the screenshots of the README")
    chosen = parser.parse_args(arguments)
    environment = Environment(ROOT)
    try:
        if chosen.command == "prepare":
            prepare(environment, os.environ, chosen.dev)
        elif chosen.command == "run":
            run(environment, os.environ, chosen.arguments)
        else:
            screenshots(environment, os.environ)
    except SetupError as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped; the same command goes on from here.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
