"""Settings are in their file soon, and the interface does not wait for that."""

import threading

import pytest
from PySide6.QtCore import QSettings

from sudoku_desktop.ui.window import settings as module
from sudoku_desktop.ui.window.settings import Settings


@pytest.fixture
def place(tmp_path):
    return str(tmp_path / "settings.ini"), QSettings.Format.IniFormat


def test_that_a_change_is_written_soon_and_beside_the_interface(qtbot, place, monkeypatch):
    threads = []
    write = module._write

    def watched(place, values, *_):
        threads.append(threading.current_thread())
        write(place, values)

    monkeypatch.setattr(module, "_write", watched)
    settings = Settings(QSettings(*place))
    settings.pace = "100"
    settings.zoom = 1.5
    qtbot.waitUntil(lambda: Settings(QSettings(*place)).zoom == 1.5)
    assert Settings(QSettings(*place)).pace == "100"
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()


def test_that_what_changes_while_the_disk_works_is_written_too(qtbot, place, monkeypatch):
    may_write = threading.Event()
    write = module._write

    def slow(place, values, *_):
        may_write.wait(20)
        write(place, values)

    monkeypatch.setattr(module, "_write", slow)
    settings = Settings(QSettings(*place))
    settings.zoom = 1.5
    qtbot.waitUntil(lambda: settings.is_busy)
    settings.zoom = 2.0
    assert settings.zoom == 2.0
    may_write.set()
    qtbot.waitUntil(lambda: Settings(QSettings(*place)).zoom == 2.0)


def test_that_everything_is_written_at_the_end(qtbot, place):
    settings = Settings(QSettings(*place))
    settings.remember_file(__file__)
    settings.zoom = 1.5
    settings.forget_files()
    settings.sync()
    kept = Settings(QSettings(*place))
    assert kept.zoom == 1.5
    assert kept.recent_files == []
