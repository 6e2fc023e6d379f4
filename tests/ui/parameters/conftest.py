"""Shared by the tests of the form: panels of two presets, and of all presets."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import dataclasses
from itertools import count

import pytest

from sudoku_desktop.evolution.parts.selection import Tournament
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007, OURS, PUBLISHED
from sudoku_desktop.ui.parameters import ParameterPanel

PAPER = MANTERE_KOLJONEN_2007
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


@pytest.fixture
def paper():
    return PAPER


@pytest.fixture
def other():
    return OTHER


@pytest.fixture
def show(qtbot):
    """Function that shows a panel, wide enough and fully unfolded."""

    def show(panel):
        qtbot.addWidget(panel)
        qtbot.addWidget(panel.chooser)  # the settings card has it
        panel.all_parts.button.setChecked(True)
        panel.budget_and_seed.button.setChecked(True)
        panel.resize(340, 700)
        with qtbot.waitExposed(panel):
            panel.show()
        panel.activateWindow()
        return panel

    return show


@pytest.fixture
def panel(show):
    """A panel that draws the seeds 1001, 1002, …"""
    seeds = count(1001)
    return show(ParameterPanel((PAPER, OTHER), draw_seed=lambda: next(seeds)))


@pytest.fixture
def full(show):
    """A panel with all presets, starting with the paper's."""
    return show(ParameterPanel(PUBLISHED, OURS))
