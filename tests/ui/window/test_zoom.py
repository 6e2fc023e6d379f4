"""Zoom makes all text larger or smaller; the board keeps its size and the window grows only where it must."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.window.zoom import FACTORS

LARGER, SMALLER, USUAL = "zoom_in", "zoom_out", "zoom_reset"


@pytest.fixture
def room(window, monkeypatch):
    """A screen on which every size fits."""
    monkeypatch.setattr(window.zoom, "_fits", lambda: True)
    return window


def zoom(window, *names):
    """Trigger actions faster than the fonts change, and wait until they have changed."""
    for name in names:
        getattr(window.zoom, name).trigger()
    while window.zoom._timer.isActive() or window.zoom.factor != window.zoom._wanted:
        QApplication.processEvents()
    QApplication.processEvents()


def letters(window):
    return {id(each): each.font().pointSizeF() for each in window.findChildren(QWidget)}


def test_that_zoom_scales_all_text_and_leads_back(window):
    size, before = window.size(), letters(window)
    zoom(window, LARGER)
    assert all(each >= before[name] * 1.1 for name, each in letters(window).items() if name in before)
    assert window.parts.settings.zoom == pytest.approx(1.15)
    zoom(window, USUAL)
    after = letters(window)
    assert {name: after[name] for name in before if name in after} == pytest.approx(before)
    assert window.size() == size


@pytest.mark.parametrize("seed", range(2))
def test_that_any_sequence_ends_where_it_should(room, seed):
    chance, place = random.Random(seed), FACTORS.index(1.0)
    before, size = letters(room), room.size()
    for _ in range(6):
        names = chance.choices((LARGER, SMALLER, USUAL), (5, 4, 1), k=chance.randrange(1, 12))
        for name in names:
            step = {LARGER: 1, SMALLER: -1}.get(name)
            place = FACTORS.index(1.0) if step is None else min(max(place + step, 0), len(FACTORS) - 1)
        zoom(room, *names)
        assert room.zoom.factor == FACTORS[place]
        assert QApplication.font().pointSizeF() == pytest.approx(room.zoom._own.pointSizeF() * FACTORS[place])
        assert room.parts.settings.zoom == FACTORS[place]
    zoom(room, USUAL)
    after = letters(room)
    assert {name: after[name] for name in before if name in after} == pytest.approx(before)
    room.resize(size)


def test_that_keys_zoom(window):
    control = Qt.KeyboardModifier.ControlModifier
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    for key, factor in ((Qt.Key.Key_Equal, 1.15), (Qt.Key.Key_Minus, 1.0), (Qt.Key.Key_Minus, 0.9), (Qt.Key.Key_0, 1)):
        QTest.keyClick(window, key, control)
        zoom(window)
        assert window.zoom.factor == factor


@pytest.mark.parametrize("size", [(1024, 680), (1280, 700)])
def test_that_the_board_keeps_its_size_because_the_window_becomes_higher(room, size):
    parts = room.parts
    room.resize(*size)
    QApplication.processEvents()
    board = parts.board.width()
    for factor in FACTORS:
        room.zoom.zoom_to(factor)
        zoom(room)
        if room.minimumSizeHint().width() > size[0]:  # the header needs more than the width
            assert factor > 1.5
            break
        seen = set()
        for activity in (Activity.PLAY, Activity.EVOLVE):
            parts.frame.turn_to(activity)
            QApplication.processEvents()
            seen.add(parts.board.geometry().getRect())
        assert len(seen) == 1, f"Play and Evolve differ at {factor}"
        assert room.width() == size[0]
        assert parts.board.width() == board, factor
    zoom(room, USUAL)
    assert parts.board.width() == board
    assert room.size().toTuple() == size


def test_that_a_window_as_high_as_the_screen_grows_no_further(room):
    size = room.size()
    assert size.height() >= room.screen().availableGeometry().height()
    zoom(room, LARGER, LARGER)
    assert room.size() == size
    zoom(room, USUAL)
    assert room.size() == size


def test_that_the_size_of_the_last_session_counts_for_its_text(room):
    zoom(room, *[LARGER] * 3)
    room.resize(1100, 760)
    room.zoom._set_font(1.0)  # as at the start of a session
    room.zoom.restore()
    assert (room.zoom.factor, room.size().toTuple()) == (1.5, (1100, 760))
    zoom(room, USUAL)


def test_that_the_window_never_outgrows_the_screen(window):
    room = window.screen().availableGeometry().size().expandedTo(window.size())
    for _ in range(12):
        zoom(window, LARGER)
        assert window.width() <= room.width()
        assert window.height() <= room.height()
    assert window.zoom.factor > 1.15
    zoom(window, USUAL)


def test_that_letters_which_do_not_fit_are_taken_back_and_it_is_said(window, monkeypatch):
    monkeypatch.setattr(window.zoom, "_fits", lambda: window.zoom.factor <= 1.3)
    zoom(window, *[LARGER] * 8)
    assert window.zoom.factor == 1.3
    assert window.parts.settings.zoom == 1.3
    assert window.parts.frame.header.heading.message == "This is the largest size that fits the screen."
    zoom(window, SMALLER)
    assert window.zoom.factor == 1.15
    zoom(window, USUAL)
    assert window.zoom.factor == 1.0
