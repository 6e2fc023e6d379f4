"""The figures of a run: those that its algorithm has, on its own scale."""

import pytest
from PySide6.QtGui import QAccessible

from sudoku_desktop.board import CLASSIC
from sudoku_desktop.evolution.presets import PRESETS, preset
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.ui.plots.scales import Scale
from sudoku_desktop.ui.watching.figures import FiguresBar
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


def test_that_crowding_says_how_many_children_took_a_place(bar):
    algorithm = preset("constructive-2026")
    bar.begin(algorithm, Scale.of(algorithm.fitness, CLASSIC), 1)
    snapshot = Run(algorithm, ESCARGOT, 1).advance(2)
    bar.show_snapshot(snapshot, 1.0)
    assert bar.value("replaced") == f"{snapshot.replaced} of 30"


def test_that_figures_stay_while_a_large_generation_is_made(bar):
    algorithm = preset("mantere-koljonen-2007")
    bar.begin(algorithm, Scale.of(algorithm.fitness, CLASSIC), 1)
    run = Run(algorithm, ESCARGOT, 1)
    bar.show_snapshot(run.advance(5), 1.0)
    before = bar.value("missing"), bar.value("diversity")
    nothing = run.advance(0)
    assert not len(nothing.trace)
    bar.show_snapshot(nothing, 1.0)
    assert (bar.value("missing"), bar.value("diversity")) == before


def test_that_a_seed_without_room_is_elided_and_whole_in_its_tool_tip(bar, qtbot):
    algorithm = preset("mantere-koljonen-2007")
    bar.begin(algorithm, Scale.of(algorithm.fitness, CLASSIC), 2**63 - 1)
    bar.resize(320, 60)
    bar.show()
    seed = bar._values["seed"]
    assert seed.text().endswith("…")
    assert seed.fontMetrics().horizontalAdvance(seed.text()) <= seed.width()
    assert seed.toolTip() == bar.value("seed") == str(2**63 - 1)
    bar.resize(2000, 60)
    qtbot.waitUntil(lambda: seed.text() == str(2**63 - 1))
    assert seed.toolTip() == ""


def test_that_a_screen_reader_hears_a_figure_with_its_name(bar):
    algorithm = preset("mantere-koljonen-2007")
    bar.begin(algorithm, Scale.of(algorithm.fitness, CLASSIC), 5)
    heard = QAccessible.queryAccessibleInterface(bar._values["seed"])
    assert heard.text(QAccessible.Text.Name) == "Seed: 5"


def test_that_elapsed_time_says_how_much_of_it_was_computing(bar):
    algorithm = preset("constructive-2026")
    bar.begin(algorithm, Scale.of(algorithm.fitness, CLASSIC), 1)
    snapshot = Run(algorithm, ESCARGOT, 1).advance(2)
    bar.show_snapshot(snapshot, 6.0)
    assert bar.value("elapsed") == "6.0 s"
    assert f"{snapshot.seconds:.2f} s" in bar._values["elapsed"].toolTip()


@pytest.mark.parametrize(("width", "lines"), [(700, 2), (336, 3)])
def test_that_names_and_values_are_whole_in_a_narrow_bar_too(bar, qtbot, width, lines):
    algorithm = preset("mantere-koljonen-2007")
    bar.begin(algorithm, Scale.of(algorithm.fitness, CLASSIC), 2**32 - 1)
    bar.show_snapshot(Run(algorithm, ESCARGOT, 1).advance(50), 1.0)
    bar.resize(width, 100)
    bar.show()
    shown = [each for each in (*bar._labels.values(), *bar._values.values()) if not each.isHidden()]
    qtbot.waitUntil(lambda: all(each.text() == each.whole for each in shown))
    assert len({each.y() for each in shown}) == 2 * lines
