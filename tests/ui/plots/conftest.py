"""Shared by the tests of plots: real runs, and a visible plot in the light theme with American numbers."""

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_desktop.board import CLASSIC
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.history import History
from sudoku_desktop.evolution.presets import GERGES_2018, PRESETS, TEAM_209
from sudoku_desktop.evolution.run import stream
from sudoku_desktop.ui.plots.convergence import ConvergencePlot
from sudoku_desktop.ui.plots.scales import Scale
from sudoku_desktop.ui.theme import Scheme, apply_scheme
from tests.puzzles import ESCARGOT, MK_FIG_1, UNSOLVABLE

PAPER_SCALE = Scale.of(PRESETS[0].fitness, CLASSIC)


def recorded(puzzle, seed, generations, capacity=65_536, algorithm=PRESETS[0]):
    """Return the history of a run."""
    history = History(capacity)
    for snapshot in stream(algorithm, puzzle, seed, Budget(generations=generations)):
        history.extend(snapshot)
    return history


@pytest.fixture(scope="session")
def solved():
    """History of a short run that ends at cost 0."""
    history = recorded(MK_FIG_1, 1, 50_000)
    assert history.envelope().best[-1] == 0
    return history


@pytest.fixture(scope="session")
def stuck():
    """History of 10 000 generations with four restarts and no solution."""
    history = recorded(UNSOLVABLE, 5, 10_000)
    assert history.envelope().restarts.sum() == 4
    return history


@pytest.fixture(scope="session")
def long():
    """History with more restarts than can be drawn, in bins of several generations."""
    history = recorded(UNSOLVABLE, 5, 100_000, capacity=4096)
    assert history.width > 1
    assert history.envelope().restarts.sum() > 40
    return history


@pytest.fixture(scope="session")
def team():
    """History of a short run of Team 209, with a restart."""
    history = recorded(ESCARGOT, 1, 60, algorithm=TEAM_209.with_texts({"population": "30", "restart.after": "5"}))
    assert history.envelope().restarts.sum() > 0
    assert history.envelope().best[-1] > 0
    return history


@pytest.fixture(scope="session")
def purged():
    """History of a short run of Gerges, Zouein and Azar, with a few purges."""
    history = recorded(ESCARGOT, 1, 200, algorithm=GERGES_2018.with_texts({"population": "40", "purge.after": "10"}))
    assert 0 < history.envelope().purges.sum() <= 40
    return history


@pytest.fixture
def light(qapp):
    """Apply the light theme before and after a test."""
    apply_scheme(qapp, Scheme.LIGHT)
    yield qapp
    apply_scheme(qapp, Scheme.LIGHT)


@pytest.fixture
def plot(qtbot, light):
    plot = ConvergencePlot()
    qtbot.addWidget(plot)
    plot.resize(640, 420)
    with qtbot.waitExposed(plot):
        plot.show()
    QApplication.processEvents()
    return plot
