"""The reduction to visible points, compared with a naive one."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.evolution.history import Envelope
from sudoku_desktop.ui.plots.points import LEAST_TRAP, Stay, XAxis, stay_of, stepped, visible_points


def made_up(bins, width=1, seed=0, rest=0):
    """Return an envelope of random figures; its last bin may hold fewer generations than the others."""
    random = np.random.default_rng(seed)
    generation = np.arange(1, bins + 1) * float(width) - 1
    generation[-1] -= rest
    return Envelope(
        width=width,
        generation=generation,
        trials=(generation + 1) * 21,
        seconds=np.cumsum(random.random(bins)),
        best=random.integers(0, 50, bins).astype(float),
        mean=random.random(bins) * 50,
        worst=random.integers(50, 100, bins).astype(float),
        diversity=random.random(bins),
        restarts=random.integers(0, 2, bins).astype(float),
        purges=random.integers(0, 2, bins).astype(float),
        common=random.integers(0, 90, bins).astype(float),
    )


def test_that_few_bins_are_shown_as_they_are():
    envelope = made_up(100)
    points = visible_points(envelope, XAxis.GENERATIONS, -np.inf, np.inf, 100)
    assert np.array_equal(points.x, envelope.generation)
    assert np.array_equal(points.first, points.last)
    for name in ("best", "mean", "worst", "diversity", "common"):
        assert np.array_equal(getattr(points, name), getattr(envelope, name))


@given(
    bins=st.integers(1, 300),
    width=st.sampled_from([1, 4]),
    rest=st.integers(0, 3),
    most=st.integers(1, 80),
    x_axis=st.sampled_from(XAxis),
    stretch=st.tuples(st.floats(-0.2, 1.2), st.floats(-0.2, 1.2)),
    seed=st.integers(0, 9),
)
def test_that_a_point_holds_what_its_generations_hold(bins, width, rest, most, x_axis, stretch, seed):
    envelope = made_up(bins, width, seed, rest=min(rest, width - 1))
    x = x_axis.of(envelope)
    low, high = sorted(share * x[-1] for share in stretch)
    points = visible_points(envelope, x_axis, low, high, most)
    size = np.diff(envelope.generation, prepend=-1.0)
    for place in range(len(points)):
        inside = (envelope.generation >= points.first[place]) & (envelope.generation <= points.last[place])
        assert size[inside].sum() == points.last[place] - points.first[place] + 1
        assert points.x[place] == x[inside][-1]
        assert points.best[place] == envelope.best[inside].min()
        assert points.worst[place] == envelope.worst[inside].max()
        assert points.common[place] == envelope.common[inside].min()
        assert np.isclose(points.mean[place], np.average(envelope.mean[inside], weights=size[inside]))
        assert np.isclose(points.diversity[place], np.average(envelope.diversity[inside], weights=size[inside]))
        assert points.least_diversity[place] == envelope.diversity[inside].min()
        assert points.most_diversity[place] == envelope.diversity[inside].max()
    assert np.array_equal(points.first[1:], points.last[:-1] + 1)


def test_that_the_curve_of_the_diversity_reaches_its_extremes():
    envelope = made_up(5000)
    envelope.diversity[[0, 2500]] = 1.0, 0.0
    for most in (100, 5000):
        x, y = visible_points(envelope, XAxis.GENERATIONS, -np.inf, np.inf, most).diversity_curve
        assert len(x) == len(y) <= 2 * most + 4
        assert y[: 2 if most == 100 else 1].max() == 1.0
        assert y.min() == 0.0


@pytest.mark.parametrize("most", [10, 100, 1000])
def test_that_the_points_are_as_many_as_asked_for_or_a_few_more(most):
    points = visible_points(made_up(5000), XAxis.GENERATIONS, 700.0, 4300.0, most)
    assert most / 2 <= len(points) <= most + 2


def test_that_the_points_reach_over_both_ends_of_the_stretch():
    points = visible_points(made_up(5000), XAxis.GENERATIONS, 700.5, 4300.5, 100)
    assert points.x[0] <= 700.5
    assert points.x[-1] >= 4300.5
    assert points.x[1] > 700.5 - 64


@pytest.mark.parametrize("kind", ["restart", "purge"])
def test_that_no_restart_and_no_purge_in_the_stretch_is_lost(kind):
    envelope = made_up(5000)
    points = visible_points(envelope, XAxis.GENERATIONS, 700.0, 4300.0, 50)
    counts = getattr(envelope, f"{kind}s")
    inside = (envelope.generation >= 700) & (envelope.generation <= 4300) & (counts > 0)
    assert np.array_equal(getattr(points, f"{kind}_x"), envelope.generation[inside])


def test_that_points_stand_still_while_the_run_goes_on():
    envelope = made_up(4000)
    shorter = Envelope(
        envelope.width,
        *(getattr(envelope, name)[:3600] for name in ("generation", "trials", "seconds", "best", "mean", "worst")),
        envelope.diversity[:3600],
        envelope.restarts[:3600],
        envelope.purges[:3600],
        envelope.common[:3600],
    )
    before = visible_points(shorter, XAxis.GENERATIONS, -np.inf, np.inf, 500)
    after = visible_points(envelope, XAxis.GENERATIONS, -np.inf, np.inf, 500)
    assert np.array_equal(before.x[:-1], after.x[: len(before) - 1])
    assert np.array_equal(before.worst[:-1], after.worst[: len(before) - 1])


def test_that_a_stretch_beside_the_run_has_at_most_its_end():
    assert len(visible_points(made_up(50), XAxis.GENERATIONS, 900.0, 1000.0, 10)) == 1


@pytest.mark.parametrize(("x", "index"), [(-5.0, 0), (0.4, 0), (0.6, 1), (48.9, 49), (900.0, 49)])
def test_that_the_nearest_point_is_found(x, index):
    points = visible_points(made_up(50), XAxis.GENERATIONS, -np.inf, np.inf, 100)
    assert points.nearest(x) == index


@pytest.mark.parametrize(("low", "high"), [(-np.inf, np.inf), (500.0, 700.0), (0.0, 10.0)])
@pytest.mark.parametrize("max_points", [2000, 40])
def test_that_the_best_so_far_counts_from_the_beginning_of_the_run(low, high, max_points):
    envelope = made_up(1000)
    points = visible_points(envelope, XAxis.GENERATIONS, low, high, max_points)
    for series, so_far in ((envelope.best, points.so_far), (envelope.common, points.common_so_far)):
        expected = [series[: int(last) + 1].min() for last in points.last]
        assert so_far.tolist() == expected


def test_that_a_step_line_has_corners_alone():
    x, y = stepped(np.arange(6.0), np.array([5.0, 5.0, 3.0, 3.0, 2.0, 2.0]))
    assert list(zip(x.tolist(), y.tolist(), strict=True)) == [(0, 5), (2, 5), (2, 3), (4, 3), (4, 2), (5, 2)]
    x, y = stepped(np.array([7.0]), np.array([1.0]))
    assert set(zip(x.tolist(), y.tolist(), strict=True)) == {(7, 1)}


def run_of(*stays):
    """Return generations and best costs of a run that keeps each cost for a number of generations."""
    costs = np.repeat([float(cost) for cost, _ in stays], [count for _, count in stays])
    return np.arange(len(costs), dtype=float), costs


def test_that_a_trap_is_long_enough_and_unsolved():
    assert stay_of(*run_of((9, 5), (4, LEAST_TRAP)), is_over=False) is None
    assert stay_of(*run_of((9, 5), (4, LEAST_TRAP + 1)), is_over=False) == Stay(5, 55, LEAST_TRAP, 4.0)
    assert stay_of(*run_of((9, 5), (0, 500)), is_over=False) is None
    assert stay_of(*run_of((9, 5000), (4, 400)), is_over=False) is None
    assert stay_of(*run_of((9, 1)), is_over=True) is None


def test_that_the_longest_trap_is_that_of_a_run_that_is_over():
    run = run_of((9, 100), (8, 300), (7, 20), (6, 30), (7, 90), (0, 1))
    assert stay_of(*run, is_over=True) == Stay(100, 400, 300, 8.0)
    assert stay_of(*run, is_over=False) is None
    assert stay_of(*run_of((9, 100), (8, 300), (6, 30), (7, 90)), is_over=False) == Stay(400, 519, 119, 6.0)
