"""The plots of a collection."""

import dataclasses

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from sudoku_desktop.ui.collection.agreement import (
    BOTH_BOUND,
    KNOWN,
    MEAN_BOUND,
    RATING_BOUND,
    coefficient_of_givens,
    collection_figure,
    placed,
)
from sudoku_desktop.ui.plots.view import FigureView
from sudoku_desktop.ui.theme import DARK, LIGHT, theme_switch
from tests.ui.collection.conftest import row_of, unrated_row

ROWS = [
    row_of(1, 4.2, 5000.0),
    row_of(2, 1.2, 100.0, solved=3),
    unrated_row(3),
    row_of(4, 2.0, None),
    row_of(5, 9.0, 70_000.0, at_least=True),
    row_of(6, 9.5, 90_000.0, at_least=True, solved=9),
]


def test_that_only_puzzles_rated_both_ways_are_points():
    points = placed(ROWS, by_mean=False)
    assert points.numbers.tolist() == [1, 2, 5, 6]
    assert points.x.tolist() == [4.2, 1.2, 9.0, 9.5]
    assert points.y[1] == pytest.approx(100.0)


def test_that_lower_bounds_have_looks_of_their_own():
    assert placed(ROWS, by_mean=False).looks == (KNOWN, MEAN_BOUND, RATING_BOUND, BOTH_BOUND)


def test_that_figure_5_orders_by_the_mean_and_spans_least_to_most():
    points = placed(ROWS, by_mean=True)
    assert points.numbers.tolist() == [2, 1, 5, 6]
    assert points.x.tolist() == [1, 2, 3, 4]
    assert (points.low < points.y).all()
    assert (points.y < points.high).all()
    assert points.low[0] == pytest.approx(50)


@pytest.mark.parametrize("by_mean", [False, True])
def test_that_a_point_is_named_and_chosen_by_the_mouse(qtbot, by_mean):
    chart = FigureView()
    qtbot.addWidget(chart)
    chart.resize(400, 300)
    chart.show()
    chart.show_figure(collection_figure(ROWS, (), by_mean=by_mean))
    points = placed(ROWS, by_mean=by_mean)
    index = points.numbers.tolist().index(5)
    x, y = float(points.x[index]), float(points.scale.position(points.y[index]))
    assert chart.text_at(x, y) == "5: ≥ 9.0 Easy, 70,000 generations on average"
    assert chart.text_at(x, y - 1.0) == ""
    with qtbot.waitSignal(chart.chosen) as chosen:
        chart.choose_at(x, y)
    assert chosen.args == [5]


@pytest.mark.parametrize("by_mean", [False, True])
def test_that_no_puzzle_can_be_drawn(by_mean):
    figure = collection_figure([unrated_row(1)], (), by_mean=by_mean)
    assert figure.legend == []
    assert figure.text_at(1.0, 1.0) == ""


def test_that_the_legend_of_the_picture_names_what_there_is(qtbot, tmp_path):
    chart = FigureView()
    qtbot.addWidget(chart)
    chart.resize(400, 300)
    chart.show_figure(collection_figure(ROWS[:2], (), by_mean=False))
    assert [look for look, _ in chart.figure.legend] == [KNOWN, MEAN_BOUND]
    chart.drawn(tmp_path / "plot.svg")()
    assert "Mean is a lower bound" in (tmp_path / "plot.svg").read_text(encoding="utf-8")


def test_that_no_generation_lies_below_every_other_number():
    points = placed([row_of(1, 1.2, 0.0), row_of(2, 1.5, 0.02), row_of(3, 2.0, 5.0)], by_mean=False)
    heights = points.scale.position(points.y)
    assert points.scale.zero == heights[0] < heights[1] < heights[2]
    assert points.scale.shows_zero
    assert not placed([row_of(2, 1.5, 0.02)], by_mean=False).scale.shows_zero


def test_that_the_givens_are_compared_with_evolution_too():
    means = {number: row_of(number, mean=1000.0 * number) for number in range(1, 6)}
    rows = [dataclasses.replace(row, given_count=40 - number) for number, row in means.items()]
    assert coefficient_of_givens(rows) == -1
    assert coefficient_of_givens(rows[:1]) is None
    assert coefficient_of_givens([row_of(1), row_of(2)]) is None


def test_that_a_chart_follows_the_theme_once_it_is_seen_until_it_has_gone(qtbot, monkeypatch):
    chart = FigureView()
    chart.show_figure(collection_figure((), (), by_mean=False))
    background = chart.backgroundBrush().color()
    monkeypatch.setattr(theme_switch(), "theme", DARK)
    theme_switch().theme_changed.emit(DARK)
    assert chart.backgroundBrush().color() == background
    chart.show()
    assert chart.backgroundBrush().color() == DARK.plot_background
    chart.deleteLater()
    QCoreApplication.sendPostedEvents(chart, QEvent.Type.DeferredDelete)
    with qtbot.captureExceptions() as raised:
        theme_switch().theme_changed.emit(LIGHT)
    assert raised == []
