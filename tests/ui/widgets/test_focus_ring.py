"""The focus ring surrounds the focused widget, moves with the focus, and survives the widget that contained it."""

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QPushButton, QTextEdit, QVBoxLayout, QWidget
from shiboken6 import isValid

from sudoku_desktop.ui.widgets.focus_ring import FocusRing


@pytest.fixture
def owner(qapp):
    made = QObject()
    yield made
    made.deleteLater()


@pytest.fixture
def shown(qtbot, owner):
    """A window of two buttons and a text field, where text fields show the focus themselves."""
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for widget in (QPushButton("One"), QPushButton("Two"), QTextEdit(tabChangesFocus=True)):
        column.addWidget(widget)
    window.ring = FocusRing((QTextEdit,), owner)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.findChildren(QPushButton)[0].setFocus()
    return window


def rings(widget):
    """Return the visible focus rings in a widget, without those of other tests' windows."""
    own = widget.window().ring._frame
    return [each for each in widget.findChildren(QFrame, "qt_rubberband") if each.isVisible() and each is own]


def ringed(window):
    return [each.parentWidget() for each in rings(window)]


def test_that_the_ring_comes_with_the_first_tab_and_follows(shown):
    one, two = shown.findChildren(QPushButton)
    text = shown.findChild(QTextEdit)
    assert ringed(shown) == []
    QTest.keyClick(one, Qt.Key.Key_Tab)
    assert ringed(shown) == [two]
    QTest.keyClick(two, Qt.Key.Key_Tab)
    assert ringed(shown) == []
    QTest.keyClick(text, Qt.Key.Key_Backtab)
    assert ringed(shown) == [two]


def test_that_the_ring_is_as_large_as_what_it_surrounds(shown):
    one, two = shown.findChildren(QPushButton)
    QTest.keyClick(one, Qt.Key.Key_Tab)
    two.setFixedSize(200, 90)
    shown.layout().activate()
    (ring,) = rings(two)
    assert ring.geometry() == two.rect()


def test_that_there_is_a_ring_again_after_its_widget_is_gone(shown, qtbot):
    one, two = shown.findChildren(QPushButton)
    QTest.keyClick(one, Qt.Key.Key_Tab)
    two.deleteLater()
    qtbot.waitUntil(lambda: not isValid(two))
    one.setFocus(Qt.FocusReason.ShortcutFocusReason)
    assert ringed(shown) == [one]
