"""Settings are written to their file soon, and the interface does not wait for this."""

import threading
from pathlib import Path

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
        may_write.wait(300)
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


def test_that_other_names_in_the_file_stay(place):
    for name, value in (("a", "ä;=,\n"), ("b", ["x", "y"]), ("c", "")):
        module._write(place, {name: value})
    store = QSettings(*place)
    assert [store.value(name) for name in "abc"] == ["ä;=,\n", ["x", "y"], ""]
    module._write(place, {"a": None})
    assert sorted(QSettings(*place).allKeys()) == ["b", "c"]


@pytest.mark.skipif(not module.MEMORY.is_dir(), reason="there are no files in memory")
def test_that_qt_which_holds_pythons_lock_meanwhile_never_waits_for_the_disk(qtbot, place, monkeypatch):
    put, places = module._put, []
    monkeypatch.setattr(module, "_put", lambda place, values: (places.append(place[0]), put(place, values)))
    settings = Settings(QSettings(*place))
    settings.zoom = 1.5
    qtbot.waitUntil(lambda: Settings(QSettings(*place)).zoom == 1.5)
    settings.zoom = 2.0
    settings.sync()
    assert len(places) == 2
    assert all(each.startswith(str(module.MEMORY)) for each in places)
    assert not any(Path(each).exists() for each in places)


def test_that_settings_that_cannot_be_written_are_no_obstacle(place):
    Path(place[0]).mkdir()
    module._write(place, {"a": "b"})
    assert Path(place[0]).is_dir()
