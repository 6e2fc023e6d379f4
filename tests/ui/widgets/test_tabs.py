"""Pages behind tabs."""

import pytest
from PySide6.QtWidgets import QLabel

from sudoku_desktop.ui.theme import Scheme, apply_scheme
from sudoku_desktop.ui.widgets.tabs import Tabs


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
