"""The numbers on the axes."""

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_desktop.board import CLASSIC
from sudoku_desktop.evolution.parts.fitness import AverageProduct, ConflictShare, DistinctProduct, FilledCells
from sudoku_desktop.figures import Axis, Figure, Numbers
from sudoku_desktop.figures.scales import LogScale
from sudoku_desktop.ui.numbers import figure
from sudoku_desktop.ui.plots.axes import PlotAxis, tick
from sudoku_desktop.ui.plots.scales import MISSING, CostScale, Scale
from sudoku_desktop.ui.plots.view import FigureView


@pytest.mark.parametrize(
    ("value", "spacing", "largest", "text"),
    [
        (0, 5000, 20_000, "0"),
        (15_000, 5000, 20_000, "15,000"),
        (99_000, 1000, 99_500, "99,000"),
        (150_000, 50_000, 200_000, "150 k"),
        (200_000, 100_000, 300_000, "200 k"),
        (1_500_000, 500_000, 2_000_000, "1.5 M"),
        (2_000_000, 500_000, 2_000_000, "2 M"),
        (12_340_000, 20_000, 12_400_000, "12,340 k"),
        (3e9, 1e9, 5e9, "3 G"),
        (123_456, 2, 123_460, "123,456"),
        (0.25, 0.05, 1.0, "0.25"),
        (0.5, 0.5, 2.0, "0.5"),
    ],
)
def test_that_a_number_on_an_axis_is_exact_and_short(value, spacing, largest, text):
    assert tick(value, spacing, largest) == text


@pytest.mark.parametrize(
    ("top", "texts"),
    [(4.5, ["1", "10", "100", "1,000", "10,000"]), (7, ["1", "10", "100", "1 k", "10 k", "100 k", "1 M", "10 M"])],
)
def test_that_the_numbers_of_a_log_axis_are_all_in_full_or_all_short(qapp, top, texts):
    axis = PlotAxis("bottom", Axis(scale=LogScale()))
    axis.setRange(0, top)
    assert axis.tickStrings(range(len(texts)), 1, 1) == texts


@pytest.mark.parametrize(("number", "text"), [(4.0, "4"), (11.25, "11.25"), (0.3134, "0.313"), (1200.5, "1,200.5")])
def test_that_figures_have_no_trailing_zeros(number, text):
    assert figure(number) == text


SCALES = {
    "missing": MISSING,
    "product": Scale.of(DistinctProduct(), CLASSIC),
    "share": Scale.of(ConflictShare(), CLASSIC),
    "gold": Scale.of(AverageProduct(), CLASSIC),
    "cells": Scale.of(FilledCells(), CLASSIC),
}


@pytest.mark.parametrize("scale", SCALES.values(), ids=SCALES)
@pytest.mark.parametrize("cost", [0.0, 0.25, 1.0, 20.0])
def test_that_log_heights_go_back_to_costs(scale, cost):
    for is_log in (False, True):
        heights = CostScale(scale, is_log)
        assert heights.value(float(heights.position(cost))) == pytest.approx(cost)


@pytest.mark.parametrize("scale", SCALES.values(), ids=SCALES)
def test_that_a_solution_has_height_0_on_the_log_scale(scale):
    assert float(CostScale(scale, is_log=True).position(0.0)) == 0.0


@pytest.mark.parametrize(
    ("name", "cost", "text"),
    [
        ("missing", 12.0, "12"),
        ("product", 0.125, "1.125"),
        ("share", 10 / 216, "0.9537"),
        ("gold", 0.75, "0.25"),
        ("cells", 20.0, "61"),
        ("cells", 0.0, "81"),
    ],
)
def test_that_fitness_is_told_on_the_papers_scale(name, cost, text):
    assert SCALES[name].text(cost) == text


@pytest.mark.parametrize("name", ["share", "gold", "cells"])
def test_that_rising_fitness_is_drawn_rising(name):
    scale = SCALES[name]
    for is_log in (False, True):
        low, middle, high = CostScale(scale, is_log).position([0.5, 0.1, 0.0])
        assert low < middle < high


def log_ticks(qapp, low, high, pixels=300, scale=MISSING):
    """Return the texts of an axis from the cost `low` to the cost `high`."""
    heights = CostScale(scale, is_log=True)
    axis = PlotAxis("left", Axis(scale=heights, numbers=Numbers.WHOLE))
    ends = sorted(heights.position([low, high]).tolist())
    [(spacing, places)] = axis.tickValues(*ends, pixels)
    assert places == sorted(places)
    return axis.tickStrings(places, 1.0, spacing)


@pytest.mark.parametrize(
    ("ends", "options", "texts"),
    [
        ((0, 120), {}, "0 1 2 5 10 20 50 100"),
        ((0, 120), {"pixels": 100}, "0 1 10 100"),
        ((21, 45), {}, "30 40"),
        ((0, 120), {"scale": SCALES["product"]}, "1 2 5 10 20 50 100"),
        ((0, 60), {"scale": SCALES["cells"]}, "31 61 71 76 79 80 81"),
        ((0, 0.6), {"scale": SCALES["share"]}, "0.5 0.8 0.9 0.95 0.98 0.99 1"),
    ],
    ids=["costs from 0", "fewer where it is low", "zoomed in", "a product", "up to the optimum", "shares"],
)
def test_that_the_log_axis_has_round_numbers_of_its_own_fitness(qapp, ends, options, texts):
    assert log_ticks(qapp, *ends, **options) == texts.split()


@pytest.mark.parametrize("measure", SCALES.values(), ids=SCALES)
@pytest.mark.parametrize("low", [-3.0, -0.9, -0.2, -1e-4])
def test_that_what_is_dragged_beyond_the_last_fitness_has_no_numbers_below_it(measure, low):
    for high in (low + 1e-5, 0.0, 0.05, 3.0):
        for pixels in (1, 10, 300):
            scale = CostScale(measure, is_log=True)
            places = scale.ticks(*sorted((low, high)), pixels, is_whole=True)
            assert all(place <= 1e-9 if measure.rises else place >= -1e-9 for place in places)


@pytest.mark.parametrize(("whole", "smallest"), [(True, 1.0), (False, 0.5)])
def test_that_no_half_generations_are_shown(qapp, whole, smallest):
    axis = PlotAxis("bottom", Axis(numbers=Numbers.WHOLE if whole else Numbers.PLAIN))
    assert axis.tickSpacing(0.0, 1.5, 400.0)[0][0] == smallest


def test_that_a_name_longer_than_its_axis_ends_with_an_ellipsis(qtbot, light):
    view = FigureView()
    qtbot.addWidget(view)
    view.show_figure(Figure(Axis("x"), Axis("Missing and repeated digits")))
    view.show()
    axis = view.panels[0].left
    view.resize(500, 700)
    QApplication.processEvents()
    assert axis.label.toPlainText().strip() == "Missing and repeated digits"
    view.resize(500, 150)
    QApplication.processEvents()
    assert "…" in axis.label.toPlainText()
    assert axis.label.boundingRect().width() <= axis.size().height() + 1
    assert axis.labelText == "Missing and repeated digits"


def test_that_a_name_beside_an_axis_takes_no_height(qtbot, light):
    view = FigureView()
    qtbot.addWidget(view)
    view.resize(500, 300)
    view.show()
    tall = []
    for is_beside in (False, True):
        view.show_figure(Figure(Axis("generation", is_beside=is_beside), Axis("y")))
        QApplication.processEvents()
        tall.append(view.box.height())
    assert tall[1] > tall[0] + 10
    assert view.panels[0].bottom.label.pos().x() > view.box.width()


def test_that_the_square_root_axis_has_numbers_with_room(qapp):
    def ticks(top, pixels):
        heights = CostScale()
        places = heights.ticks(0.0, float(heights.position(top)), pixels, is_whole=True)
        return [heights.text(place) for place in places]

    assert ticks(40, 244) == ["0", "1", "2", "5", "10", "20", "40"]
    assert ticks(35, 150) == ["0", "2", "5", "10", "20", "30"]
    assert ticks(1, 150) == ["0", "1"]
