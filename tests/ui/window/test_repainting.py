"""What changes everything is seen at once in the active window, and in every other a moment later."""

import pytest
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import delete

from sudoku_desktop.ui.theme import Scheme, apply_scheme
from sudoku_desktop.ui.window.repainting import follow_one_by_one
from tests.ui.real_window import bare_window  # noqa: F401


class Window(QWidget):
    """Writes down when it is painted."""

    def __init__(self, painted):
        super().__init__()
        self.painted = painted
        self.resize(40, 40)
        self.show()

    def paintEvent(self, event):  # noqa: N802
        self.painted.append(self)
        QPainter(self).end()


@pytest.fixture
def painted():
    return []


@pytest.fixture
def windows(qtbot, painted):
    windows = [Window(painted) for _ in range(3)]
    for each in windows:
        qtbot.addWidget(each)
    windows[0].activateWindow()
    qtbot.waitUntil(lambda: set(painted) == set(windows) and QApplication.activeWindow() is windows[0])
    painted.clear()
    return windows


def test_that_the_active_window_is_painted_first_and_each_other_in_its_turn(windows, painted, qtbot):
    for each in windows:
        each.update()
    follow_one_by_one(windows[0])
    QApplication.sendPostedEvents()
    assert painted == windows[:1]
    qtbot.waitUntil(lambda: set(painted) == set(windows))
    painted.clear()
    for each in windows:
        each.update()
    QApplication.sendPostedEvents()
    assert set(painted) == set(windows)


def test_that_a_window_may_go_before_its_turn(windows, painted, qtbot):
    going = Window(painted)
    qtbot.waitUntil(lambda: going in painted)
    windows[0].activateWindow()
    painted.clear()
    for each in windows:
        each.update()
    follow_one_by_one(windows[0])
    delete(going)
    qtbot.waitUntil(lambda: set(painted) == set(windows))


def test_that_asking_again_forgets_no_window(windows, painted, qtbot):
    for each in windows:
        each.update()
    follow_one_by_one(windows[0])
    windows[2].activateWindow()
    follow_one_by_one(windows[0])
    qtbot.waitUntil(lambda: set(painted) == set(windows))


@pytest.mark.parametrize("change", ["theme", "zoom"])
def test_that_other_windows_follow_a_new_theme_and_zoom(bare_window, painted, qtbot, qapp, change):  # noqa: F811
    window = bare_window
    other = Window(painted)
    qtbot.addWidget(other)
    window.activateWindow()
    qtbot.waitUntil(lambda: bool(painted) and QApplication.activeWindow() is window)
    painted.clear()
    if change == "theme":
        window.appearance.set_scheme(Scheme.HIGH_CONTRAST)
    else:
        window.parts.actions.zoom_out.trigger()
    QApplication.sendPostedEvents()
    assert not painted
    qtbot.waitUntil(lambda: painted == [other])
    apply_scheme(qapp, Scheme.LIGHT)


def test_that_letters_of_other_windows_grow_after_the_windows_own(bare_window, painted, qtbot):  # noqa: F811
    window = bare_window
    others = [Window(painted), Window(painted)]
    for each in others:
        qtbot.addWidget(each)
    others[1].hide()
    size = window.font().pointSizeF()
    window.parts.actions.zoom_out.trigger()
    assert window.font().pointSizeF() == pytest.approx(size / 1.15)
    assert {each.font().pointSizeF() for each in others} == {size}
    qtbot.waitUntil(lambda: all(each.font() == window.font() for each in others))
    window.parts.actions.zoom_reset.trigger()
    qtbot.waitUntil(lambda: all(each.font().pointSizeF() == size for each in others))


def test_that_a_window_which_waits_follows_at_once_when_it_comes_first(windows, painted, qtbot):
    for each in windows:
        each.update()
    follow_one_by_one(windows[0])
    QApplication.sendPostedEvents()
    follow_one_by_one(windows[2])
    QApplication.sendPostedEvents()
    assert painted == [windows[0], windows[2]]
    qtbot.waitUntil(lambda: set(painted) == set(windows))
