"""The page Landscape shows the ways of the run and of the runs ticked, and what became of the population."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007, TEAM_209
from sudoku_desktop.evolution.trajectories import Network
from sudoku_desktop.ui.landscape.network_chart import Landscape, NetworkChart, node_in_words
from sudoku_desktop.ui.landscape.view import Kind, LandscapeView
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.window.main_window import MainWindow
from tests.evolution.test_trajectories import path_of
from tests.puzzles import ESCARGOT
from tests.ui.real_window import LONG

PAPER = MANTERE_KOLJONEN_2007.with_settings({"restart.after": 40})


def run(window: MainWindow, qtbot: QtBot, generations: int, algorithm=PAPER) -> None:
    parts = window.parts
    parts.parameters.set_algorithm(algorithm)
    parts.parameters.set_draws_new_seeds(False)
    parts.parameters.set_seed(5)
    parts.parameters.set_budget(Budget(generations=generations))
    window.appearance.set_pace("full")
    parts.actions.solve.trigger()
    qtbot.waitUntil(lambda: parts.controller.state is RunState.BUDGET_SPENT, timeout=LONG)


def opened(window: MainWindow, qtbot: QtBot) -> LandscapeView:
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert window.pages.currentWidget() is window.parts.landscape_page
    qtbot.waitUntil(lambda: window.landscapes.view is not None, timeout=LONG)
    view = window.landscapes.view
    assert view is not None
    return view


def network_in(view: LandscapeView) -> Network:
    landscape = view.network.landscape
    assert landscape is not None
    return landscape.network


@pytest.fixture
def puzzle(window: MainWindow, qtbot: QtBot) -> MainWindow:
    window.parts.editor.load_puzzle(ESCARGOT)
    qtbot.waitUntil(lambda: window.parts.judge.solution is not None, timeout=LONG)
    return window


def test_that_the_ways_of_a_run_are_drawn_while_it_goes_on_and_when_it_is_over(
    puzzle: MainWindow, qtbot: QtBot
) -> None:
    view = opened(puzzle, qtbot)
    assert view.chart is None
    assert "F5" in view.hint.text()
    qtbot.waitUntil(view.choice.isVisible, timeout=LONG)
    run(puzzle, qtbot, 400)
    record = puzzle.parts.presenter.record
    qtbot.waitUntil(lambda: view.chart is not None and network_in(view).ends.sum() == 10, timeout=LONG)
    network = network_in(view)
    assert network.starts.sum() == record.last.restarts + 1 == 10
    assert network.cost.min() == record.last.best_so_far_cost
    assert view.facts.text().startswith(f"10 populations, drawn as {len(network)} grids.")
    assert view.facts.text() in view.network.accessibleDescription()
    assert "trap" in view.lesson.text()
    assert view.places.count() == np.count_nonzero(network.ends)
    view.places.setFocus()
    QTest.keyClick(view.places, Qt.Key.Key_Down)
    chosen = view.network.chosen
    assert chosen == next(node for node in network.attractors if node != network.best)
    assert view.board.shown.cells == tuple(network.cells[chosen].tolist())
    assert f"{network.distances[chosen]} cells differ from the best" in view.board.accessibleName()
    puzzle.parts.actions.go_on.trigger()
    qtbot.waitUntil(lambda: network_in(view).ends.sum() > 10, timeout=LONG)
    kept = view.network.chosen
    assert network_in(view).cells[kept].tolist() == network.cells[chosen].tolist()


def test_that_runs_that_are_ticked_are_merged_and_named(puzzle: MainWindow, qtbot: QtBot) -> None:
    run(puzzle, qtbot, 100)
    run(puzzle, qtbot, 60, TEAM_209)
    run(puzzle, qtbot, 100)
    view = opened(puzzle, qtbot)
    qtbot.waitUntil(lambda: view.chart is not None, timeout=LONG)
    alone = network_in(view)
    _, other, oldest = puzzle.parts.runs.records
    puzzle.landscapes.tick([oldest])
    same = network_in(view)
    assert len(same) == len(alone)
    assert (same.visits.sum(), same.passes.sum()) == (2 * alone.visits.sum(), 2 * alone.passes.sum())
    assert "at most 2 in the same one" in view.facts.text()
    puzzle.landscapes.tick([other, oldest])
    landscape = view.network.landscape
    assert len(landscape.groups) == 2
    assert len(network_in(view)) > len(alone)
    assert set(network_in(view).groups.tolist()) == {1, 2}
    team = int(np.flatnonzero(network_in(view).groups == 2)[0])
    assert node_in_words(landscape, team).endswith(landscape.groups[1])


def test_that_entropies_and_the_takeover_are_shown_in_their_turn(
    puzzle: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    view = opened(puzzle, qtbot)
    run(puzzle, qtbot, 90)
    record = puzzle.parts.presenter.record
    qtbot.waitUntil(lambda: view.chart is view.network, timeout=LONG)
    view.choice.choose(Kind.ENTROPY)
    qtbot.waitUntil(lambda: view.entropies.entropy is not None, timeout=LONG)
    assert view.chart is view.entropies
    agreed = int(record.last.agreed.sum()) - ESCARGOT.filled_count
    free = 81 - ESCARGOT.filled_count
    assert f"In generation 90 the population agrees on {agreed} of {free} free cells." in view.facts.text()
    assert f"Sampled at {len(record.entropies)} moment" in view.facts.text()
    assert view.entropies.name_at(90, 81 - 0.5).startswith("r1c1, generation 90: the digits differ by 0 %")
    view.choice.choose(Kind.TAKEOVER)
    qtbot.waitUntil(lambda: view.takeover.takeover is not None, timeout=LONG)
    takeover = view.takeover.takeover
    assert takeover.first == 82
    assert "The population began in generation 82." in view.facts.text()
    assert view.takeover.name_at(-0.3, 0.5).endswith("something left of 21 of 21")
    for kind in Kind:
        view.choice.choose(kind)
        path = tmp_path / f"{kind.value}.png"
        puzzle.exports.export_plot(path)
        qtbot.waitUntil(path.exists, timeout=LONG)
    pictures = [QImage(str(tmp_path / f"{kind.value}.png")) for kind in Kind]
    assert all(picture.width() > 300 for picture in pictures)
    assert pictures[0] != pictures[1] != pictures[2]


def test_that_another_plot_can_be_chosen_where_one_cannot_be_made(
    puzzle: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sudoku_desktop.evolution.ancestry.MOST_BYTES", 0)
    view = opened(puzzle, qtbot)
    run(puzzle, qtbot, 20)
    view.choice.choose(Kind.TAKEOVER)
    qtbot.waitUntil(lambda: "not traced in a population of 21" in view.hint.text(), timeout=LONG)
    assert view.chart is None
    assert view.choice.isVisible()
    view.choice.choose(Kind.WAYS)
    qtbot.waitUntil(lambda: view.chart is view.network, timeout=LONG)


def test_that_nothing_is_drawn_or_traced_while_nobody_looks(puzzle: MainWindow, qtbot: QtBot) -> None:
    view = opened(puzzle, qtbot)
    run(puzzle, qtbot, 50)
    qtbot.waitUntil(lambda: view.chart is not None, timeout=LONG)
    before = network_in(view)
    puzzle.pages.setCurrentIndex(0)
    run(puzzle, qtbot, 200)
    assert not puzzle.landscapes._timer.isActive()
    assert network_in(view) is before
    QTest.keyClick(puzzle, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert network_in(view).visits.sum() > before.visits.sum()


def test_that_a_node_is_found_where_it_is_drawn(qtbot: QtBot) -> None:
    from sudoku_desktop.evolution.trajectories import network_of

    cells = [[1] * 40 + [2] * 41, [1] * 60 + [2] * 21, [1] * 81]
    chart = NetworkChart()
    qtbot.addWidget(chart)
    chart.resize(500, 400)
    with qtbot.waitExposed(chart):
        chart.show()
    network = network_of(path_of(cells, [30, 12, 3]))
    chart.show_landscape(Landscape(network, ["one"]), 81)
    chosen: list[int] = []
    chart.node_chosen.connect(chosen.append)
    for distance, missing in ((41, 30), (21, 12), (0, 3)):
        at = QPointF(distance, np.log10(missing + 1))
        chart.pressed.emit(at)
        assert network.common[chosen[-1]] == missing
        assert f"{missing} digits missing" in chart.name_at(at.x(), at.y())
    assert chart.name_at(70, np.log10(3)) == ""
    assert len(chosen) == 3
