"""The histogram and the share of solved runs."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.ui.plots.view import FigureView
from sudoku_desktop.ui.rating.distribution import (
    MOST_BARS,
    ZERO,
    bins_of,
    distribution_figure,
    ecdf_of,
    edges_for,
    places_of,
)
from tests.ui.rating.conftest import rating_of

generations = st.lists(st.integers(0, 3_000_000), min_size=1, max_size=60)


@given(generations, st.data())
def test_that_every_run_stands_in_one_bar(numbers, data):
    unsolved = data.draw(st.sets(st.integers(0, len(numbers) - 1)))
    bins = bins_of(rating_of(numbers, unsolved))
    assert bins.unsolved.sum() == len(unsolved)
    assert bins.solved.sum() == len(numbers) - len(unsolved)
    for number in numbers:
        index = bins.at(number)
        assert index is not None
        assert bins.edges[index] < number < bins.edges[index + 1]


@given(st.integers(0, 3_000_000), st.integers(0, 3_000_000))
def test_that_every_bar_holds_a_whole_number(one, other):
    edges = edges_for(min(one, other), max(one, other))
    assert len(edges) >= 2
    assert np.all(np.diff(edges) >= 1)
    assert np.all(edges % 1 == 0.5)


def test_that_runs_without_a_generation_have_a_bar_of_their_own():
    rating = rating_of([0, 0, 0, 1, 7])
    bins = bins_of(rating)
    assert bins.at(0) == 0
    assert bins.solved[0] == 3
    assert distribution_figure(rating, is_ecdf=False).text_at(ZERO, 1.0).startswith("0 to 0 generations: 3 of 5")
    assert places_of(bins.edges)[0] < ZERO < places_of(bins.edges)[1]


def test_that_bars_are_few_over_a_few_powers_of_ten():
    assert len(edges_for(80, 30_000)) - 1 <= MOST_BARS + 1


def test_that_the_share_climbs_with_each_solved_run_and_stays_below_one_when_some_are_not():
    x, share = ecdf_of(rating_of([100, 10, 1000, 500], unsolved={2}))
    assert x.tolist() == [10, 10, 100, 100, 500, 500, 1000]
    assert share.tolist() == [0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75]


def test_that_nothing_is_drawn_before_a_run_ended():
    figure = distribution_figure(rating_of([], runs=10), is_ecdf=False)
    assert figure.layers == []
    assert "No run" in figure.description


@pytest.mark.parametrize("is_ecdf", [False, True])
def test_that_a_tool_tip_counts_runs(is_ecdf):
    figure = distribution_figure(rating_of([10, 10, 10, 20_000]), is_ecdf=is_ecdf)
    tip = figure.text_at(1.0, 0.5)
    assert "75 %" in tip
    assert "10" in tip
    assert figure.text_at(2.5, 0.5) if is_ecdf else not figure.text_at(9.0, 0.5)


def test_that_the_plot_is_written_with_its_legend(qtbot, tmp_path):
    chart = FigureView()
    qtbot.addWidget(chart)
    chart.resize(400, 300)
    chart.show_figure(distribution_figure(rating_of([10, 20, 30_000], unsolved={2}), is_ecdf=False))
    chart.drawn(tmp_path / "plot.svg")()
    text = (tmp_path / "plot.svg").read_text(encoding="utf-8")
    assert "Runs whose budget ended first" in text
    chart.drawn(tmp_path / "plot.png")()
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")
