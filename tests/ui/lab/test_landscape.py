"""The landscape of the Lab shows the search trajectories of the present run and of the selected ones."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007, TEAM_209
from sudoku_desktop.evolution.trajectories import Network
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.lab.landscape import LandscapeView
from sudoku_desktop.ui.lab.network_chart import Landscape, network_figure, node_in_words
from sudoku_desktop.ui.plots.view import FigureView
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.window.main_window import MainWindow
from tests.evolution.test_trajectories import path_of
from tests.puzzles import ESCARGOT
from tests.ui.real_window import LONG

PAPER = MANTERE_KOLJONEN_2007.with_settings({"restart.after": 40})


def run(window: MainWindow, qtbot: QtBot, generations: int, algorithm=PAPER) -> None:
    parts = window.parts
    parts.parameters.set_algorithm(algorithm)
    parts.parameters.set_draws_seed(False)
    parts.parameters.set_seed(5)
    parts.parameters.set_budget(Budget(generations=generations))
    window.appearance.set_pace("full")
    shown = parts.frame.activity
    window.running.solve.trigger()
    parts.frame.turn_to(shown)  # a new run leads to Evolve
    qtbot.waitUntil(lambda: parts.controller.state is RunState.BUDGET_SPENT)


def opened(window: MainWindow, qtbot: QtBot) -> LandscapeView:
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window, LONG)
    QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert window.parts.frame.activity is Activity.LAB
    qtbot.waitUntil(lambda: window.laboratory.page is not None)
    lab = window.laboratory.page
    assert lab is not None
    qtbot.waitUntil(lab.landscape.isVisible)
    return lab.landscape


def network_in(view: LandscapeView) -> Network:
    landscape = view.landscape
    assert landscape is not None
    return landscape.network


@pytest.fixture
def puzzle(window, qtbot):
    window.parts.editor.load_puzzle(ESCARGOT)
    qtbot.waitUntil(lambda: window.parts.verdict.solution is not None)
    yield window
    window.parts.editor.set_clean()
    window.close()


def test_that_the_ways_of_a_run_are_drawn_while_it_goes_on_and_when_it_is_over(puzzle, qtbot):
    view = opened(puzzle, qtbot)
    assert view.chart is None
    assert "F5" in view.hint.text()
    qtbot.waitUntil(view.hint.isVisible)
    run(puzzle, qtbot, 400)
    record = puzzle.parts.presenter.record
    qtbot.waitUntil(lambda: view.chart is not None and network_in(view).ends.sum() == 10)
    network = network_in(view)
    assert network.starts.sum() == record.last.restarts + 1 == 10
    assert network.cost.min() == record.last.best_so_far_cost
    assert view.summary.text().startswith(f"10 populations, drawn as {len(network)} grids.")
    assert view.summary.text() in view.network.accessibleDescription()
    assert "trap" in view.lesson.text()
    assert view.places.count() == np.count_nonzero(network.ends)
    view.places.setFocus()
    QTest.keyClick(view.places, Qt.Key.Key_Down)
    chosen = view.chosen
    assert chosen == next(node for node in network.attractors if node != network.best)
    assert view.board.shown.cells == tuple(network.cells[chosen].tolist())
    assert f"{network.distances[chosen]} cells differ from the best" in view.board.accessibleName()
    puzzle.running.go_on.trigger()
    qtbot.waitUntil(lambda: network_in(view).ends.sum() > 10)
    kept = view.chosen
    assert network_in(view).cells[kept].tolist() == network.cells[chosen].tolist()


def test_that_runs_that_are_ticked_are_merged_and_named(puzzle, qtbot):
    run(puzzle, qtbot, 100)
    run(puzzle, qtbot, 60, TEAM_209)
    run(puzzle, qtbot, 100)
    view = opened(puzzle, qtbot)
    qtbot.waitUntil(lambda: view.chart is not None)
    alone = network_in(view)
    lab = puzzle.laboratory.page
    assert lab is not None
    qtbot.waitUntil(lambda: len(lab.runs.model.ids) == 3)
    lab.runs.table.selectRow(2)
    qtbot.waitUntil(lambda: network_in(view).visits.sum() > alone.visits.sum())
    same = network_in(view)
    assert len(same) == len(alone)
    assert (same.visits.sum(), same.passes.sum()) == (2 * alone.visits.sum(), 2 * alone.passes.sum())
    assert "at most 2 in the same one" in view.summary.text()
    lab.runs.table.selectAll()
    qtbot.waitUntil(lambda: len(view.landscape.groups) == 2)
    landscape = view.landscape
    assert len(landscape.groups) == 2
    assert len(network_in(view)) > len(alone)
    assert set(network_in(view).groups.tolist()) == {1, 2}
    team = int(np.flatnonzero(network_in(view).groups == 2)[0])
    assert node_in_words(landscape, team).endswith(landscape.groups[1])


def test_that_the_trajectories_are_exported_and_neither_drawn_nor_traced_while_nobody_looks(puzzle, qtbot, tmp_path):
    view = opened(puzzle, qtbot)
    run(puzzle, qtbot, 90)
    qtbot.waitUntil(lambda: view.chart is view.network)
    path = tmp_path / "landscape.png"
    puzzle.laboratory.page.save_figure(path)
    qtbot.waitUntil(path.exists)
    assert QImage(str(path)).width() > 300
    run(puzzle, qtbot, 50)
    qtbot.waitUntil(lambda: view.chart is not None)
    before = network_in(view)
    puzzle.parts.frame.turn_to(Activity.EVOLVE)
    run(puzzle, qtbot, 200)
    assert not view._timer.isActive()
    assert network_in(view) is before
    QTest.keyClick(puzzle, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert network_in(view).visits.sum() > before.visits.sum()


def test_that_a_node_is_found_where_it_is_drawn(qtbot):
    from sudoku_desktop.evolution.trajectories import network_of

    cells = [[1] * 40 + [2] * 41, [1] * 60 + [2] * 21, [1] * 81]
    chart = FigureView()
    qtbot.addWidget(chart)
    chart.resize(500, 400)
    with qtbot.waitExposed(chart):
        chart.show()
    network = network_of(path_of(cells, [30, 12, 3]))
    chart.show_figure(network_figure(Landscape(network, ["one"]), 81))
    chosen: list[int] = []
    chart.chosen.connect(chosen.append)
    for distance, missing in ((41, 30), (21, 12), (0, 3)):
        at = distance, float(np.log10(missing + 1))
        chart.choose_at(*at)
        assert network.common[chosen[-1]] == missing
        assert f"{missing} digits missing" in chart.text_at(*at)
    assert chart.text_at(70, float(np.log10(3))) == ""
    assert len(chosen) == 3
