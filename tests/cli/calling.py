"""Shared by the tests of `sudoku-cli`: calls in this process and in child processes, and their results."""

import io
import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sudoku_desktop import cli
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION

ROOT = Path(__file__).resolve().parents[2]
EASY, EASY_SOLUTION, HARD = MK_FIG_1.to_text(), MK_FIG_1_SOLUTION.to_text(), ESCARGOT.to_text()
UNSOLVABLE = ESCARGOT.with_cell(1, 2).to_text()
PAPER = ("--algorithm", "mantere-koljonen-2007")
"""Options for tests that need many generations; the default algorithm solves most puzzles in the first few."""

Capture = pytest.CaptureFixture[str]


class Terminal(io.StringIO):
    """Standard error that counts as a terminal."""

    def isatty(self) -> bool:
        return True


def run(capsys: Capture, *arguments: str) -> tuple[int, list[str], list[str]]:
    """Return the exit status, and the lines of standard output and standard error."""
    status = cli.main(arguments)
    written = capsys.readouterr()
    return status, written.out.splitlines(), written.err.splitlines()


def json_command(name: str) -> Callable[..., tuple[int, list[dict[str, object]]]]:
    """Return a function that calls a command with --json, and returns the exit status and the JSON objects.

    Nothing may be written to standard error.
    """

    def call(capsys: Capture, *arguments: str) -> tuple[int, list[dict[str, object]]]:
        status, lines, errors = run(capsys, name, "--json", *arguments)
        assert errors == []
        return status, [json.loads(line) for line in lines]

    return call


check, explain, rate, solve = map(json_command, ("check", "explain", "rate", "solve"))


def complaint(capsys: Capture, *arguments: str) -> str:
    """Return the single line that reports bad input."""
    status, lines, errors = run(capsys, *arguments)
    assert (status, lines, len(errors)) == (2, [], 1)
    name, _, sentence = errors[0].partition(": ")
    assert name == "sudoku-cli"
    return sentence


def pipe_in(monkeypatch: pytest.MonkeyPatch, content: str | bytes) -> None:
    """Let standard input hold this content."""
    data = content.encode() if isinstance(content, str) else content
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))


def process(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "sudoku_desktop.cli", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def interrupted_after_a_line(*arguments: str) -> tuple[str, int, str, str]:
    """Interrupt the command, run in a child process, after its first line; return line, status and further output."""
    with subprocess.Popen(
        [sys.executable, "-m", "sudoku_desktop.cli", *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as running:
        assert running.stdout is not None
        line = running.stdout.readline()
        running.send_signal(signal.SIGINT)
        told, errors = running.communicate(timeout=300)
    return line, running.returncode, told, errors
