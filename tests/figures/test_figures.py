"""Charts as data: scales, items under the mouse, legends; all without Qt."""

import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.figures import (
    LINEAR,
    Axis,
    CurveLook,
    Figure,
    HeatCell,
    HeatMap,
    Line,
    LogScale,
    Markers,
    overlay_look,
)

SCALES = {"linear": LINEAR, "logarithmic": LogScale(), "with a place for 0": LogScale(-4.0, True)}
PIXEL = (0.01, 0.01)


def figure(*layers, x=LINEAR, y=LINEAR, **more):
    return Figure(Axis("x", scale=x), Axis("y", scale=y), layers, **more)


def numbers(*values):
    return np.array(values, dtype=np.float64)


@pytest.mark.parametrize("scale", SCALES.values(), ids=SCALES)
@given(value=st.floats(1e-3, 1e6))
def test_that_positions_go_back_to_values_in_the_same_order(scale, value):
    position = float(scale.position(value))
    assert scale.value(position) == pytest.approx(value)
    assert float(scale.position(2 * value)) > position


@pytest.mark.parametrize("scale", [LogScale(), LogScale(-0.5, True)], ids=["log", "0"])
@given(low=st.floats(0, 5), span=st.floats(0.1, 1000), pixels=st.floats(1, 2000), is_whole=st.booleans())
def test_that_ticks_ascend_within_the_axis_and_have_room(scale, low, span, pixels, is_whole):
    ticks = scale.ticks(low, low + span, pixels, is_whole=is_whole)
    assert ticks == sorted(set(ticks))
    assert all(low <= tick <= low + span for tick in ticks)
    assert len(ticks) <= max(3, pixels / 10)


def test_that_0_has_a_place_of_its_own_where_a_logarithmic_axis_shows_it():
    scale = LogScale(-0.5, shows_zero=True)
    assert scale.position([0.0, 1.0, 100.0]).tolist() == [-0.5, 0.0, 2.0]
    assert scale.value(-0.5) == 0.0
    assert scale.text(-0.5) == "0"
    assert scale.ticks(-0.5, 2.0, 300, is_whole=True)[0] == -0.5


def test_that_the_mouse_means_the_nearest_point_within_reach_and_of_ranked_ones_the_highest():
    low = Markers(numbers(0, 1), numbers(0, 1), CurveLook("best"), names="ab".__getitem__, keys=[7, 8])
    high = Markers(numbers(1.05), numbers(1.05), CurveLook("best"), names=lambda _: "top", keys=[9], rank=1)
    assert figure(low).text_at(0.02, 0.03, PIXEL) == "a"
    assert figure(low).text_at(0.5, 0.5, PIXEL) == ""
    [hit] = figure(low, high).hits(1.0, 1.0, PIXEL)
    assert (hit.text(), hit.key) == ("top", 9)


def test_that_markers_without_a_reach_are_told_of_the_nearest_x_and_the_nearest_first():
    points = Markers(numbers(1, 2, 2), numbers(1, 3, 9), CurveLook("best"), names="abc".__getitem__, reach=None)
    assert figure(points, most_named=5).text_at(1.8, 8.0) == "c\nb"


def test_that_a_line_tells_its_value_at_the_last_point_before_the_mouse():
    stairs = Line(numbers(1, 10, 10, 100), numbers(0, 0, 0.5, 0.5), text=lambda x, y: f"{y:g} at {x:.0f}")
    assert figure(stairs, x=LogScale()).text_at(0.5, 0.2) == "0 at 3"
    assert figure(stairs, x=LogScale()).text_at(1.5, 0.2) == "0.5 at 32"


def test_that_cells_are_told_where_they_are():
    cells = HeatMap({(0, 0): HeatCell("5"), (1, 0): HeatCell("6")}, lambda column, row: f"{column}, {row}")
    assert figure(cells).text_at(0.9, 0.3) == "1, 0"
    assert figure(cells).text_at(3.0, 0.3) == ""


def test_that_a_legend_names_the_layers_that_have_a_name_also_those_of_the_chart_below():
    upper = Line(numbers(1), numbers(1), overlay_look(0), "one"), Line(numbers(1), numbers(1), overlay_look(1))
    below = figure(Line(numbers(1), numbers(1), overlay_look(2), "three"))
    assert figure(*upper, below=below).legend == [(overlay_look(0), "one"), (overlay_look(2), "three")]


def test_that_an_axis_reaches_over_all_values_with_margins():
    axis = Axis.over("", numbers(1, 100), LogScale(), margins=(0.1, 0.2))
    assert axis.range == pytest.approx((-0.2, 2.4))
    assert Axis.over("", numbers(3, 3), least=0.5).range == (2.5, 3.5)
    assert Axis.over("", numbers()).range == pytest.approx((-0.05, 1.05))


def test_that_figures_are_made_without_qt():
    script = (
        "import sys, sudoku_desktop.studies.figures; sys.exit('PySide6' in sys.modules or 'pyqtgraph' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script]).returncode == 0
