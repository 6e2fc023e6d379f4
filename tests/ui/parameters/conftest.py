"""Shared by the tests of the form: views of two presets, and of all presets."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import dataclasses
from itertools import count
from typing import NamedTuple

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from sudoku_desktop.evolution.parts.selection import Tournament
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007, OURS, PUBLISHED
from sudoku_desktop.ui.evolve.settings_card import SettingsCard
from sudoku_desktop.ui.parameters import RunParameters
from sudoku_desktop.ui.parameters.panel import ParameterPanel
from sudoku_desktop.ui.widgets.fields import ChoiceField
from sudoku_desktop.ui.widgets.layouts import in_column

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


class Form(NamedTuple):
    """Run parameters with their views, which are shown one below the other as in the window."""

    parameters: RunParameters
    panel: ParameterPanel
    card: SettingsCard
    window: QWidget


@pytest.fixture
def show(qtbot):
    """Function that shows views of run parameters, wide enough and fully unfolded."""

    def show(parameters):
        window = QWidget()
        qtbot.addWidget(window)
        card = SettingsCard(parameters, ChoiceField(), QAction("All", window))
        panel = ParameterPanel(parameters, card.chooser, QMenu(window))
        in_column((panel, 1), card, inside=window)
        panel.all_parts.button.setChecked(True)
        panel.budget_and_seed.button.setChecked(True)
        window.resize(480, 850)
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        return Form(parameters, panel, card, window)

    return show


@pytest.fixture
def form(show):
    """Views of two presets and of the seeds 1001, 1002, …"""
    seeds = count(1001)
    return show(RunParameters((PAPER, OTHER), draw_seed=lambda: next(seeds)))


@pytest.fixture
def full(show):
    """Views of all presets, starting with the paper's."""
    return show(RunParameters(PUBLISHED, OURS))
