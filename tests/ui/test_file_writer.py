"""Files are written in the background, in order, and every error is shown."""

import threading

import pytest
from PySide6.QtWidgets import QWidget

from sudoku_desktop.services.writing import write_text
from sudoku_desktop.ui import file_writer as module
from sudoku_desktop.ui.file_writer import file_writer


@pytest.fixture
def window(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def complaints(monkeypatch):
    told = []
    monkeypatch.setattr(module, "complain", lambda parent, sentence: told.append((parent, sentence)))
    return told


def test_that_files_are_written_one_after_the_other_and_told(window, tmp_path, complaints):
    path, seen = tmp_path / "file", []
    for text in ("one", "two", "three"):
        file_writer().write(window, lambda text=text: write_text(path, text), lambda text=text: seen.append(text))
    assert seen == []
    file_writer().finish()
    assert (seen, complaints) == (["one", "two", "three"], [])
    assert path.read_text() == "three"
    assert not file_writer().is_busy


def test_that_a_failure_is_told_over_its_window_and_the_next_file_is_written(window, tmp_path, complaints):
    seen = []
    file_writer().write(window, lambda: write_text(tmp_path, ""), lambda: seen.append("folder"))
    file_writer().write(window, lambda: write_text(tmp_path / "file", "text"), lambda: seen.append("file"))
    file_writer().finish()
    assert seen == ["file"]
    assert complaints == [(window, f"{tmp_path.name} could not be written: it is a folder.")]


def test_that_a_file_is_written_whose_window_has_gone(qtbot, tmp_path, complaints):
    may_write, seen = threading.Event(), []

    def write():
        may_write.wait(300)
        write_text(tmp_path / "file", "text")

    window = QWidget()
    file_writer().write(window, write, lambda: seen.append("file"))
    with qtbot.waitSignal(window.destroyed):
        window.deleteLater()
    may_write.set()
    file_writer().finish()
    assert (tmp_path / "file").read_text() == "text"
    assert (seen, complaints) == ([], [])
