"""The bar that says how a run ended: it covers as little of what is above it as it can."""

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QWidget
from sudoku_desktop.ui.watching.outcome import OutcomeBar

from sudoku_desktop.ui.widgets.layouts import in_column

SENTENCE = (
    "Not solved within the budget: 5,000 generations, 100,023 trials, 2 restarts, seed 3. The best fitness was 4."
)


@pytest.fixture
def bar(qtbot):
    """At the lower edge of a window, with three buttons."""
    window = QWidget()
    qtbot.addWidget(window)
    bar = OutcomeBar()
    in_column(1, bar.place, inside=window)
    window.show()
    bar.say(SENTENCE, [QAction(text, window) for text in ("Continue", "Restart with Another Seed", "Finish Exactly")])
    yield bar
    window.close()


def resized(bar, width):
    """The sentence, the buttons and the bar."""
    bar.window().resize(width, 300)
    bar.settle()
    bar.layout().activate()
    return bar._label.geometry(), [each.geometry() for each in bar.findChildren(QPushButton)], bar.geometry()


def test_that_buttons_stand_beside_the_sentence_where_there_is_room(bar):
    sentence, buttons, whole = resized(bar, 1200)
    assert all(each.left() > sentence.right() for each in buttons)
    assert whole == bar.place.geometry()


def test_that_buttons_stand_below_a_sentence_that_would_be_squeezed_beside_them(bar):
    sentence, buttons, whole = resized(bar, 560)
    assert all(each.top() > sentence.bottom() for each in buttons)
    assert sentence.height() >= bar._label.heightForWidth(sentence.width())
    assert whole.bottom() == bar.place.geometry().bottom()
    assert resized(bar, 1200)[2] == bar.place.geometry()


def test_that_the_bar_is_there_only_while_it_says_something(bar):
    assert bar.isVisible()
    bar.clear()
    assert not bar.isVisible()
