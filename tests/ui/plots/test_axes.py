"""The numbers on the axes."""

import pytest

from sudoku_desktop.ui.plots.axes import CostAxis, PlotAxis, from_log, to_log
from sudoku_desktop.ui.plots.words import figure, tick


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


@pytest.mark.parametrize(("number", "text"), [(4.0, "4"), (11.25, "11.25"), (0.3134, "0.313"), (1200.5, "1,200.5")])
def test_that_figures_have_no_trailing_zeros(number, text):
    assert figure(number) == text


@pytest.mark.parametrize("cost", [0.0, 1.0, 2.0, 144.0])
def test_that_log_heights_go_back_to_costs(cost):
    assert from_log(float(to_log(cost))) == pytest.approx(cost)


def test_that_cost_0_has_height_0_on_the_log_scale():
    assert float(to_log(0.0)) == 0.0


def log_ticks(qapp, low, high, pixels=300):
    axis = CostAxis()
    axis.is_log = True
    [(spacing, heights)] = axis.tickValues(float(to_log(low)), float(to_log(high)), pixels)
    return axis.tickStrings(heights, 1.0, spacing)


def test_that_the_log_axis_shows_real_costs_from_0(qapp):
    assert log_ticks(qapp, 0, 120) == ["0", "1", "2", "5", "10", "20", "50", "100"]


def test_that_the_log_axis_thins_its_numbers_where_it_is_low(qapp):
    assert log_ticks(qapp, 0, 120, pixels=100) == ["0", "1", "10", "100"]


def test_that_the_log_axis_has_numbers_when_zoomed_in(qapp):
    assert log_ticks(qapp, 21, 45) == ["30", "40"]


@pytest.mark.parametrize(("whole", "smallest"), [(True, 1.0), (False, 0.5)])
def test_that_no_half_generations_are_shown(qapp, whole, smallest):
    axis = PlotAxis("bottom")
    axis.is_whole = whole
    assert axis.tickSpacing(0.0, 1.5, 400.0)[0][0] == smallest
