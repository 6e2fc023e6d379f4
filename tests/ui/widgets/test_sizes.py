"""Initial sizes of windows."""

import pytest
from PySide6.QtWidgets import QWidget

from sudoku_desktop.ui.guide.window import GuideWindow
from sudoku_desktop.ui.racing.window import RaceWindow
from sudoku_desktop.ui.widgets.layouts import FRAME, resize_on_screen


def test_that_a_window_has_the_size_that_is_wanted_where_there_is_room(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    resize_on_screen(window, 300, 200)
    assert window.size().toTuple() == (300, 200)


def test_that_no_window_is_larger_than_the_screen_and_its_frame(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    resize_on_screen(window, 10_000, 10_000)
    assert window.size() == window.screen().availableGeometry().size() - FRAME


@pytest.mark.parametrize("make", [GuideWindow, RaceWindow], ids=["guide", "race"])
def test_that_all_of_a_window_can_be_seen_on_a_small_screen(make, qtbot, monkeypatch):
    window = make()
    qtbot.addWidget(window)
    assert window.minimumSizeHint().height() <= 720 - FRAME.height()
    assert window.minimumSizeHint().width() <= 1024 - FRAME.width()
