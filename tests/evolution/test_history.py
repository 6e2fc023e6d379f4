"""A history keeps every generation while it is short, and correct summaries when it is long."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from sudoku_desktop.evolution.history import Envelope, History
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.evolution.snapshot import Trace
from tests.evolution.recording import TRACES, record, snapshot_of
from tests.puzzles import ESCARGOT

Figures = NDArray[np.float64]
NAMES = ("best", "mean", "worst", "diversity", "restarts", "purges", "common")


def made_up(generations: int, seed: int = 0) -> Figures:
    """Return seven series of an imaginary run; integers, so that sums are exact in any order."""
    rng = np.random.default_rng(seed)
    best = rng.integers(0, 100, generations)
    return np.array([
        best, best + rng.integers(0, 64, generations), best + 64, rng.integers(0, 2, generations),
        rng.random(generations) < 0.01, rng.random(generations) < 0.02, rng.integers(0, 90, generations),
    ]).astype(float)  # fmt: skip


def history_of(figures: Figures, chunks: list[int], capacity: int, unbinned: int = 0) -> History:
    """Return a history of figures added in chunks, with ten trials and a millisecond for each generation."""
    history = History(capacity, unbinned)
    first = 0
    for count in chunks:
        trace = Trace(first, *figures[:, first : first + count])
        first += count
        history.extend(snapshot_of(trace, trials=10 * first, seconds=first / 1000))
    return history


def naive_envelope(figures: Figures, width: int) -> list[list[float]]:
    """Return the envelope's rows as plain Python computes them: one for each `width` generations."""
    rows = []
    for start in range(0, figures.shape[1], width):
        best, mean, worst, diversity, restarts, purges, common = figures[:, start : start + width]
        rows.append(
            [best.min(), mean.mean(), worst.max(), diversity.mean(), restarts.sum(), purges.sum(), common.min()]
        )
    return rows


def rows_of(envelope: Envelope) -> list[list[float]]:
    return np.array([getattr(envelope, name) for name in NAMES]).T.tolist()


def assert_is_bounded_and_whole(envelope: Envelope, figures: Figures) -> None:
    """Check the invariants of an envelope of any resolution."""
    generations = figures.shape[1]
    assert np.all(np.diff(envelope.generation) > 0)
    assert envelope.generation[-1] == generations - 1
    assert envelope.trials[-1] == 10 * generations
    assert np.array_equal(envelope.trials, 10 * (envelope.generation + 1))
    assert envelope.seconds == pytest.approx((envelope.generation + 1) / 1000)
    starts = np.concatenate([[0], envelope.generation[:-1] + 1]).astype(int)
    assert np.array_equal(envelope.best, np.minimum.reduceat(figures[0], starts))
    assert np.array_equal(envelope.worst, np.maximum.reduceat(figures[2], starts))
    assert np.array_equal(envelope.restarts, np.add.reduceat(figures[4], starts))
    assert np.array_equal(envelope.purges, np.add.reduceat(figures[5], starts))
    assert np.array_equal(envelope.common, np.minimum.reduceat(figures[6], starts))


def test_that_a_short_history_has_every_generation() -> None:
    figures = made_up(1000)
    history = history_of(figures, [1, 0, 299, 700], capacity=65_536)
    envelope = history.envelope()
    assert (history.generations, history.width, envelope.width) == (1000, 1, 1)
    assert envelope.generation.tolist() == list(range(1000))
    assert np.array_equal(np.array([getattr(envelope, name) for name in NAMES]), figures)
    assert_is_bounded_and_whole(envelope, figures)


def test_that_a_history_records_a_run() -> None:
    history = History()
    run = Run(PAPER.with_texts({"restart.after": "50"}), ESCARGOT, 1)
    result = record([run.advance(count) for count in (1, 30, 200, 69)])
    for snapshot in result.snapshots:
        history.extend(snapshot)
    envelope = history.envelope()
    for name, trace in zip(NAMES, TRACES, strict=True):
        assert getattr(envelope, name).tolist() == result.traces[TRACES.index(trace)].tolist()
    for snapshot in result.snapshots:
        assert envelope.trials[snapshot.generation] == snapshot.trials
        assert envelope.seconds[snapshot.generation] == snapshot.seconds


@given(chunks=st.lists(st.integers(0, 40), min_size=1, max_size=12), capacity=st.sampled_from([2, 4, 6, 16, 64]))
def test_that_bins_are_naive_merges_however_the_run_was_cut(chunks: list[int], capacity: int) -> None:
    figures = made_up(sum(chunks))
    history = history_of(figures, chunks, capacity)
    envelope = history.envelope()
    assert history.width & (history.width - 1) == 0
    assert len(envelope.best) <= capacity + 1
    expected = naive_envelope(figures, history.width)
    assert rows_of(envelope) == [pytest.approx(row, rel=1e-12) for row in expected]
    if figures.size:
        assert_is_bounded_and_whole(envelope, figures)


@given(
    generations=st.integers(1, 400), capacity=st.sampled_from([2, 8, 32, 1024]), max_points=st.integers(2, 60)
)  # fmt: skip
def test_that_an_envelope_has_no_more_points_than_asked(generations: int, capacity: int, max_points: int) -> None:
    figures = made_up(generations)
    envelope = history_of(figures, [generations], capacity).envelope(max_points)
    assert len(envelope.best) <= max_points
    assert_is_bounded_and_whole(envelope, figures)
    whole = envelope.generation < generations // envelope.width * envelope.width
    assert np.all(np.diff(envelope.generation[whole], prepend=-1) <= envelope.width)


@given(
    chunks=st.lists(st.integers(0, 60), min_size=1, max_size=9),
    unbinned=st.integers(0, 70),
    max_points=st.one_of(st.none(), st.integers(2, 20)),
)
def test_that_the_first_generations_stay_unbinned(chunks: list[int], unbinned: int, max_points: int | None) -> None:
    figures = made_up(sum(chunks))
    envelope = history_of(figures, chunks, 8, unbinned).envelope(max_points)
    first = min(unbinned, sum(chunks))
    assert rows_of(envelope)[:first] == figures.T[:first].tolist()
    assert len(envelope.best) <= first + (9 if max_points is None else min(9, max_points))
    for generation in range(sum(chunks)):
        place = envelope.place_of(generation)
        assert place is None or envelope.best[place] == figures[0, generation]
        assert generation >= first or place == generation
    if figures.size:
        assert_is_bounded_and_whole(envelope, figures)


def test_that_a_generation_in_a_bin_with_others_has_no_place() -> None:
    envelope = history_of(made_up(21), [21], capacity=8, unbinned=3).envelope()
    assert envelope.generation.tolist() == [0, 1, 2, 6, 10, 14, 18, 20]
    assert [envelope.place_of(each) for each in range(22)] == [0, 1, 2] + [None] * 19
    assert history_of(made_up(4), [4], capacity=8).envelope().place_of(4) is None


def test_that_millions_of_generations_take_bounded_room() -> None:
    chunk, chunks, capacity = 65_536, 100, 256
    figures = made_up(chunk)
    history = History(capacity)
    for number in range(chunks):
        trace = Trace(number * chunk, *figures)
        history.extend(snapshot_of(trace, trials=10 * (number + 1) * chunk, seconds=float(number)))
        envelope = history.envelope()
        assert len(envelope.best) <= capacity + 1
        assert envelope.restarts.sum() == (number + 1) * figures[4].sum()
        assert envelope.purges.sum() == (number + 1) * figures[5].sum()
    assert history.generations == chunks * chunk
    assert capacity // 2 * history.width <= history.generations <= capacity * history.width
    assert history._bins.nbytes + history._tail.nbytes < 100 * (capacity + history.width) < 10_000_000
    assert (envelope.best.min(), envelope.worst.max()) == (figures[0].min(), figures[2].max())


def test_that_a_bin_is_halved_only_when_all_are_full() -> None:
    widths = [history_of(made_up(count), [count], capacity=8).width for count in range(1, 40)]
    assert widths == [1] * 7 + [2] * 8 + [4] * 16 + [8] * 8


def test_that_an_empty_history_has_an_empty_envelope() -> None:
    assert len(History().envelope().best) == 0
    assert len(History().envelope(100).generation) == 0


def test_that_a_snapshot_in_the_middle_of_a_generation_changes_nothing() -> None:
    figures = made_up(30)
    nothing = figures[:, :0]
    history = History()
    history.extend(snapshot_of(Trace(0, *nothing), trials=7))
    history.extend(snapshot_of(Trace(0, *figures), trials=300))
    history.extend(snapshot_of(Trace(30, *nothing), trials=305))
    assert history.generations == 30
    assert history.envelope().trials[-1] == 300
    assert np.array_equal(rows_of(history.envelope()), figures.T)


def test_that_a_gap_is_refused() -> None:
    figures = made_up(30)
    history = history_of(figures, [10], capacity=64)
    for first in (11, 9, 0):
        with pytest.raises(ValueError, match=f"^generation 10 should come next, got {first}$"):
            history.extend(snapshot_of(Trace(first, *figures[:, first : first + 5])))
    assert history.generations == 10


def test_that_a_history_is_not_changed_through_its_envelope() -> None:
    history = history_of(made_up(100), [100], capacity=256)
    history.envelope().best[:] = -1
    assert history.envelope().best.min() >= 0


@pytest.mark.parametrize("capacity", [-2, 0, 1, 7])
def test_that_a_capacity_is_even(capacity: int) -> None:
    with pytest.raises(ValueError, match=f"capacity must be even and at least 2, got {capacity}"):
        History(capacity)


@pytest.mark.parametrize("max_points", [-1, 0, 1])
def test_that_one_point_is_no_curve(max_points: int) -> None:
    with pytest.raises(ValueError, match=f"max_points must be at least 2, got {max_points}"):
        History().envelope(max_points)
