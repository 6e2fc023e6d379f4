"""The window starts with any settings, even damaged bytes on which Qt itself would crash."""

import os
import random
import subprocess
import sys

import pytest
from PySide6.QtCore import QByteArray, QSettings

from sudoku_desktop.ui.printing.choices import Choices, restored
from sudoku_desktop.ui.window.settings import Settings
from tests.attacks.closes import PLATFORM_NOTICE

START = """
import random, sys
from pathlib import Path
from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QApplication
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings

app = QApplication(sys.argv[:1])
folder = Path(sys.argv[1])

def started(damage):
    path = str(folder / "settings.ini")
    store = QSettings(path, QSettings.Format.IniFormat)
    damage(store)
    store.sync()
    window = MainWindow(Settings(QSettings(path, QSettings.Format.IniFormat)), folder / "autosave.json")
    window.parts.loader.start = window.parts.plot_page.load = lambda: None
    window.show()
    app.processEvents()
    window.grab()
    assert window.close()
    window.deleteLater()
    app.processEvents()

chance = random.Random(3)
started(lambda store: None)
def damage(store):
    text = store.value("geometry")
    place = chance.randrange(len(text))
    store.setValue("geometry", text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1:])
started(damage)
started(lambda store: store.setValue("geometry", QByteArray(bytes(chance.randrange(256) for _ in range(300)))))
for value in ("nan", "", "@Variant(\\0\\0)", ["1", "2"]):
    started(lambda store: [store.setValue(name, value) for name in ("zoom", "pace", "appearance", "language")])
started(lambda store: store.setValue("recentFiles", ["/a\\0b", "x" * 5000, "<b>"]))
started(lambda store: store.setValue("algorithm", "[" * 100_000))
print("all started")
"""


def test_that_the_window_starts_with_damaged_settings(tmp_path):
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", START, str(tmp_path)], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "all started\n"), done.stderr
    assert [line for line in done.stderr.splitlines() if PLATFORM_NOTICE not in line] == []


@pytest.fixture
def store(tmp_path):
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


def test_that_bytes_count_only_under_their_own_name_and_whole(store):
    settings = Settings(store)
    kept = QByteArray(bytes(range(256)))
    settings.set_bytes("geometry", kept)
    assert settings.bytes("geometry") == kept
    text = str(settings.value("geometry"))
    settings.set_value("state", text)
    assert settings.bytes("state").isEmpty()
    chance = random.Random(1)
    for _ in range(100):
        place = chance.randrange(len(text))
        settings.set_value("geometry", text[:place] + chance.choice("0aZ:=é") + text[place + chance.randrange(1, 5) :])
        assert settings.bytes("geometry").isEmpty() or settings.bytes("geometry") == kept
    for value in (b"\xff" * 9, QByteArray(b"\xff" * 9), 5, ["a:b"], None):
        settings.set_value("geometry", value)
        assert settings.bytes("geometry").isEmpty()


@pytest.mark.parametrize("value", ["nan", "inf", "-inf", "1e999", "large", "", [1], QByteArray(b"\0")])
def test_that_a_zoom_is_a_finite_number(store, value):
    store.setValue("zoom", value)
    assert Settings(store).zoom == 1.0


@pytest.mark.parametrize("text", ["[" * 100_000, '{"sections": ' * 50_000, '{"per_page": [[]], "paper": {}}', "5"])
def test_that_damaged_print_choices_count_as_none(text):
    assert restored(text, Choices()) == Choices()
