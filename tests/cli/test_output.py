"""Output that cannot be written, or not with all its symbols, is reported by one line and the exit status."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.calling import EASY, ROOT

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="a shell of POSIX closes and redirects")
FULL = pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
PROGRAM = f"{sys.executable} -m sudoku_desktop.cli"


def shell(command: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"} | variables
    return subprocess.run(
        command, shell=True, cwd=ROOT, env=environment, capture_output=True, text=True, errors="replace", check=False
    )


@FULL
@pytest.mark.parametrize("command", ["--help", f"check {EASY}"])
def test_that_a_full_disk_gets_one_line(command: str) -> None:
    done = shell(f"{PROGRAM} {command} > /dev/full")
    assert done.stderr == "sudoku-cli: cannot write to standard output: No space left on device\n"
    assert done.returncode == 1


@POSIX
def test_that_a_closed_output_gets_one_line() -> None:
    done = shell(f"{PROGRAM} algorithms >&-")
    assert (done.stderr, done.returncode) == ("sudoku-cli: standard output is closed\n", 1)


@POSIX
def test_that_a_closed_standard_error_changes_no_answer() -> None:
    done = shell(f"{PROGRAM} check {EASY} --json 2>&-")
    assert (len(done.stdout.splitlines()), done.returncode) == (1, 0)
    done = shell(f"{PROGRAM} check nonsense 2>&-")
    assert (done.stdout, done.returncode) == ("", 2)


@POSIX
def test_that_a_reader_who_has_had_enough_hears_no_more() -> None:
    done = shell(f"({PROGRAM} algorithms --json; echo status $? >&2) | head -1 > /dev/null")
    assert done.stderr in ("status 1\n", "status 0\n")  # it may have written all before the reader went


@POSIX
def test_that_a_closed_standard_input_gets_one_line() -> None:
    done = shell(f"{PROGRAM} check - <&-")
    assert (done.stderr, done.returncode) == ("sudoku-cli: standard input is closed\n", 2)


def test_that_a_terminal_that_knows_few_symbols_gets_the_others_as_escapes() -> None:
    done = shell(f"{PROGRAM} algorithms", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("mantere-koljonen-2007\n")
    assert r"\u2019" in done.stdout


COMMAND_LINE = "from sudoku_desktop.cli import main; sys.exit(main(['--help']))"
WINDOW = "from sudoku_desktop.__main__ import main; sys.exit(main())"


@pytest.mark.parametrize(
    ("name", "call", "errors"),
    [
        ("sudoku_desktop.lazy", COMMAND_LINE, "sudoku-cli: stopped\n"),
        ("sudoku_desktop.cli.program", COMMAND_LINE, "sudoku-cli: stopped\n"),
        ("sudoku_desktop.ui.app", WINDOW, ""),
    ],
)
def test_that_ctrl_c_while_modules_are_imported_gives_no_traceback(name: str, call: str, errors: str) -> None:
    code = (
        "import sys\n"
        "class Interrupted:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == {name!r}: raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupted())\n" + call
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "", errors)
