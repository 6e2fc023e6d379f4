"""The tests do not use the user's own presets."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from sudoku_desktop.services import own_presets


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folder of this test's own presets, initially without any."""
    folder = tmp_path / "settings" / "presets"
    monkeypatch.setattr(own_presets, "default_folder", lambda: folder)
    return folder


@pytest.fixture(autouse=True)
def interruptible() -> Iterator[None]:
    """A shell that starts the tests in its background has them ignore interrupts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
