"""The wheel, installed into an empty environment elsewhere, starts and finds all its files.

The environment contains only the wheel: a line in a .pth file makes the packages that the program depends on available
after its own folder, so that nothing is downloaded. Python does not read the .pth files of a folder added in this way,
so an editable installation of the checkout stays invisible; every test starts from a folder outside the checkout.
"""

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

import sudoku_desktop
from sudoku_desktop.kernel_cache import cache_root

ROOT = Path(__file__).resolve().parents[2]
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the paths of a virtual environment are POSIX's here")


def run(command: list[str], folder: Path, **variables: str) -> str:
    """Return the standard output of a command run in `folder` without a display; fail with all output otherwise."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    answer = subprocess.run(
        command,
        cwd=folder,
        env={**environment, "QT_QPA_PLATFORM": "offscreen", **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert answer.returncode == 0, f"{command} ended with {answer.returncode}:\n{answer.stdout}\n{answer.stderr}"
    return answer.stdout


@dataclass(frozen=True)
class Installation:
    """An environment with the installed wheel, and a home folder for its settings.

    Compiled kernels are those of the checkout, whose sources are the same.
    """

    folder: Path

    def __call__(self, program: str, *arguments: str) -> str:
        """Run a program of this environment and return its output."""
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        places = {name: str(home / name) for name in ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME")}
        command = [str(self.folder / "bin" / program), *arguments]
        return run(command, home, HOME=str(home), SUDOKU_DESKTOP_CACHE=str(cache_root().parent), **places)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Path of the wheel of this checkout, built without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    run(build, folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """A new environment in which the wheel is installed."""
    folder = tmp_path_factory.mktemp("elsewhere") / "environment"
    venv.create(folder, symlinks=True)
    python = str(folder / "bin" / "python")
    install = ["-m", "pip", "--python", python, "install", "--quiet", "--no-index", "--no-deps", str(wheel)]
    run([sys.executable, *install], folder)
    (site_packages,) = folder.glob("lib/python*/site-packages")
    lent = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (site_packages / "lent.pth").write_text("\n".join(sorted(lent)) + "\n")
    return Installation(folder)


def test_that_the_wheel_holds_the_package_and_its_resources_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    version = sudoku_desktop.__version__
    assert {name.split("/")[0] for name in names} == {"sudoku_desktop", f"sudoku_desktop-{version}.dist-info"}
    package = ROOT / "sudoku_desktop"
    code = {package / "py.typed", *package.rglob("*.py"), *package.rglob("*.pyi")}
    sources = {path.relative_to(ROOT).as_posix() for path in code}
    resources = {f"sudoku_desktop/{path.relative_to(ROOT).as_posix()}" for path in files(ROOT / "resources")}
    assert {name for name in names if name.startswith("sudoku_desktop/")} == sources | resources


def files(folder: Path) -> list[Path]:
    """Return the files below a folder."""
    return [path for path in folder.rglob("*") if path.is_file()]


def test_that_the_installed_copy_is_what_runs(installed: Installation) -> None:
    where = installed("python", "-c", "import sudoku_desktop; print(sudoku_desktop.__file__)")
    assert Path(where.strip()).is_relative_to(installed.folder)


def test_that_the_installed_command_line_tells_its_version(installed: Installation) -> None:
    assert sudoku_desktop.__version__ in installed("sudoku-cli", "--version")


def test_that_the_installed_command_line_proves_a_puzzle_unique(installed: Installation) -> None:
    assert SOLUTION in installed("sudoku-cli", "check", PUZZLE)


def test_that_the_installed_sample_puzzles_can_be_read(installed: Installation) -> None:
    script = """
from sudoku_desktop.assets import sample_puzzles
from sudoku_desktop.board.formats import read_puzzles
for path in sample_puzzles():
    assert read_puzzles(path)
    print(path)
"""
    printed = [Path(line) for line in installed("python", "-c", script).splitlines()]
    assert {path.name for path in printed} == {path.name for path in (ROOT / "resources" / "puzzles").glob("*.txt")}
    assert all(path.is_relative_to(installed.folder) for path in printed)


def test_that_the_installed_window_appears_and_closes(installed: Installation) -> None:
    installed("sudoku-desktop", "--quit-after-first-paint")
