"""Pages behind tabs."""

import pytest
from PySide6.QtWidgets import QLabel, QStyleOptionTab, QToolButton

from sudoku_desktop.ui.theme import Scheme, apply_scheme
from sudoku_desktop.ui.widgets.tabs import LEAST_PADDING, PADDING, Tabs


@pytest.fixture
def tabs(qtbot, qapp):
    apply_scheme(qapp, Scheme.LIGHT)
    tabs = Tabs()
    qtbot.addWidget(tabs)
    tabs.setDocumentMode(True)
    for title in ("one", "E", "two"):
        tabs.addTab(QLabel(), title)
    tabs.resize(400, 100)
    tabs.show()
    return tabs


def test_that_capitals_keep_their_accents(tabs):
    bar = tabs.tabBar()
    plain = bar.grab(bar.tabRect(1)).toImage()
    tabs.setTabText(1, "É")
    assert bar.grab(bar.tabRect(1)).toImage() != plain


def test_that_all_tabs_stay_in_sight_and_give_up_their_padding_before_their_letters(tabs):
    bar = tabs.tabBar()
    titles = ["a long title", "E", "two"]
    tabs.setTabText(0, titles[0])
    wanted = [bar.tabSizeHint(index).width() for index in range(bar.count())]
    assert [bar.tabRect(index).width() for index in range(bar.count())] == wanted
    option = QStyleOptionTab()
    for width, is_whole in ((sum(wanted) - bar.count() * (PADDING - LEAST_PADDING), True), (100, False)):
        tabs.resize(width, 100)
        assert bar.tabRect(bar.count() - 1).right() < bar.width()
        assert not any(button.isVisible() for button in bar.findChildren(QToolButton))
        texts = []
        for index in range(bar.count()):
            bar.initStyleOption(option, index)
            texts.append(option.text)
        assert (texts == titles) is is_whole
