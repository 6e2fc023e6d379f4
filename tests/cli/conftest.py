"""Isolation of the tests from the user's own presets, and from the shell that started them."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from sudoku_desktop.services import own_presets
from sudoku_desktop.studies import running
from sudoku_desktop.trials.execution import Threads


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folder of this test's own presets, initially without any."""
    folder = tmp_path / "settings" / "presets"
    monkeypatch.setattr(own_presets, "default_folder", lambda: folder)
    return folder


@pytest.fixture
def runs_in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let studies make their runs in threads, because worker processes take seconds to start."""
    monkeypatch.setattr(running, "Processes", Threads)


@pytest.fixture(autouse=True)
def interruptible() -> Iterator[None]:
    """Let commands be interrupted even if the shell that started the tests ignores interrupts in its jobs."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
