"""What the tests of the form share: a panel of two presets, one of them made up of parts with other parameters."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import dataclasses
from itertools import count

import pytest
from PySide6.QtCore import QLocale

from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.selection import Tournament
from sudoku_desktop.ui.parameters import ParameterPanel

PAPER = PRESETS[0]
OTHER = dataclasses.replace(
    PAPER,
    name="tournament",
    title="A tournament",
    authors="Somebody",
    year=2020,
    source="Nowhere",
    sentence="The same with a tournament.",
    selection=Tournament(size=3),
    escapes=(),
)


@pytest.fixture(autouse=True)
def _american_numbers():
    """Thousands separated by commas, whatever the machine's locale."""
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def paper():
    return PAPER


@pytest.fixture
def other():
    return OTHER


@pytest.fixture
def panel(qtbot):
    """Shown and wide enough; seeds are drawn as 1001, 1002, …"""
    seeds = count(1001)
    panel = ParameterPanel((PAPER, OTHER), draw_seed=lambda: next(seeds))
    qtbot.addWidget(panel)
    panel.resize(340, 700)
    panel.show()
    qtbot.waitExposed(panel)
    panel.activateWindow()
    return panel
