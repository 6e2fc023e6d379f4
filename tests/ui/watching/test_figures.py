"""The figures of a run: those that its algorithm has, on its own scale."""

from math import ceil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from sudoku_desktop.board import CLASSIC
from sudoku_desktop.evolution.presets import PRESETS, preset
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.ui.plots.scales import Scale
from sudoku_desktop.ui.watching.figures import MAIN, UNIT_GAP, UNIT_SIZE, FiguresBar, MainFigure
from tests.puzzles import ESCARGOT

HAS = {
    "mantere-koljonen-2007": {"restarts", "elite"},
    "gerges-2018": {"purges", "elite"},
    "sharma-bhartiya-2020": {"restarts", "elite"},
    "team-209": {"restarts", "elite"},
    "gold-2005": set(),
    "constructive-2026": {"restarts", "replaced"},
    "random-construction": set(),
}


@pytest.fixture
def bar(qtbot):
    bar = FiguresBar()
    qtbot.addWidget(bar)
    return bar


@pytest.mark.parametrize("algorithm", PRESETS, ids=lambda algorithm: algorithm.name)
def test_that_figures_an_algorithm_does_not_have_are_not_shown(bar, algorithm):
    bar.begin(algorithm, Scale.of(algorithm.fitness, CLASSIC), 7)
    shown = {name for name in ("restarts", "purges", "elite", "replaced") if bar.value(name)}
    assert HAS[algorithm.name] - shown == set()
    if algorithm.name != "random-construction":
        assert shown == HAS[algorithm.name]
    assert bar.value("seed") == "7"


def test_that_fitness_has_its_own_scale_beside_the_missing_digits(bar):
    algorithm = preset("team-209").with_texts({"population": "30"})
    bar.begin(algorithm, Scale.of(algorithm.fitness, CLASSIC), 1)
    snapshot = Run(algorithm, ESCARGOT, 1).advance(5)
    bar.show_snapshot(snapshot, 1.0)
    missing = int(bar.value("missing"))
    assert missing == round(216 * snapshot.best_cost)
    assert float(bar.value("fitness")) == pytest.approx(1 - missing / 216, abs=1e-4)


def test_that_crowding_says_how_many_children_took_a_place_and_time_how_much_was_computing(bar):
    algorithm = preset("constructive-2026")
    bar.begin(algorithm, Scale.of(algorithm.fitness, CLASSIC), 1)
    snapshot = Run(algorithm, ESCARGOT, 1).advance(2)
    bar.show_snapshot(snapshot, 6.0)
    assert bar.value("replaced") == f"{snapshot.replaced} of 30"
    assert bar.value("elapsed") == "6.0 s"
    assert f"{snapshot.seconds:.2f} s" in bar._values["elapsed"].toolTip()


def test_that_agreed_cells_are_counted_among_those_to_fill_and_figures_stay_until_there_are_new_ones(bar):
    algorithm = preset("mantere-koljonen-2007")
    bar.begin(algorithm, Scale.of(algorithm.fitness, CLASSIC), 1)
    run = Run(algorithm, ESCARGOT, 1)
    snapshot = run.advance(50)
    bar.show_snapshot(snapshot, 1.0)
    number, cells = bar.value("agreed").split(" of ")
    assert int(cells) == 81 - ESCARGOT.filled_count
    assert int(number) == sum(snapshot.entropy[cell] == 0 for cell in range(81) if not ESCARGOT.cells[cell])
    before = bar.value("missing"), bar.value("diversity")
    nothing = run.advance(0)
    assert not len(nothing.trace)
    bar.show_snapshot(nothing, 1.0)
    assert (bar.value("missing"), bar.value("diversity")) == before


def test_that_the_button_opens_the_other_figures_and_esc_closes_them(bar, qtbot):
    algorithm = preset("mantere-koljonen-2007")
    bar.begin(algorithm, Scale.of(algorithm.fitness, CLASSIC), 2**63 - 1)
    bar.show()
    assert not bar.more.isVisible()
    QTest.mouseClick(bar.more_button, Qt.MouseButton.LeftButton)
    assert bar.more.isVisible()
    seed = bar._values["seed"]
    assert seed.isVisible()
    qtbot.waitUntil(lambda: seed.text() == str(2**63 - 1))
    assert not bar._values["purges"].isVisible()
    heard = QAccessible.queryAccessibleInterface(seed)
    assert heard.text(QAccessible.Text.Name) == f"Seed: {2**63 - 1}"
    QTest.keyClick(bar.more, Qt.Key.Key_Escape)
    assert not bar.more.isVisible()


@pytest.mark.parametrize("width", [615, 500])
def test_that_the_four_main_figures_are_whole_in_a_column_of_either_width(bar, qtbot, width):
    algorithm = preset("mantere-koljonen-2007")
    bar.begin(algorithm, Scale.of(algorithm.fitness, CLASSIC), 1)
    bar.show_snapshot(Run(algorithm, ESCARGOT, 1).advance(50), 1.0)
    bar.resize(width, bar.sizeHint().height())
    bar.show()
    main = [each for name in MAIN for each in (bar._labels[name], bar._values[name])]
    assert all(each.isVisible() for each in main)
    qtbot.waitUntil(lambda: all(each.text() == each.whole for each in main))
    assert len({each.y() for each in main}) == 2


@pytest.mark.parametrize("has_space", [True, False])
def test_that_a_figure_is_only_shortened_where_its_small_unit_does_not_fit(qtbot, has_space):
    figure = MainFigure("Cells all agree on")
    qtbot.addWidget(figure)
    metrics = figure.fontMetrics()
    width = metrics.horizontalAdvance("20") + UNIT_GAP + UNIT_SIZE * metrics.horizontalAdvance("of 53")
    figure.resize(ceil(width) if has_space else ceil(width) - 2, 30)
    figure.say("20 of 53")
    assert (figure.text() == "20 of 53") is has_space
