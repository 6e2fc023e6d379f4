"""A network equals the result of following every trajectory."""

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.kernels.records import LOG_ROWS
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, PRESETS, TEAM_209
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.evolution.snapshot import SearchSteps
from sudoku_desktop.evolution.trajectories import FOLDED, MOST_NODES, Network, Trajectories, merged, network_of, pruned
from sudoku_desktop.trials.records import missing_digits
from tests.evolution.recording import path_of, record
from tests.evolution.test_replay import small
from tests.puzzles import ESCARGOT, MK_FIG_1

RESTARTING = PAPER.with_settings({"restart.after": 40})
Ways = list[list[int]]
"""Locations that each population visits, as numbers that stand for grids."""


class Naive:
    """Builds a network by following trajectories step by step."""

    def __init__(self, ways: Ways, *, is_over: bool) -> None:
        self.visits = Counter(location for way in ways for location in way)
        self.starts = Counter(way[0] for way in ways)
        self.ends = Counter(way[-1] for way in (ways if is_over else ways[:-1]))
        self.edges = Counter(step for way in ways for step in pairwise(way))


def cells_of(location: int) -> list[int]:
    return [location % 10, location // 10, 7]


def path_through(ways: Ways, first: int = 0) -> SearchSteps:
    locations = [location for way in ways for location in way]
    restarts = [number for number, way in enumerate(ways) for _ in way]
    return path_of([cells_of(each) for each in locations], locations, restarts, first)


def pieces_of(path: SearchSteps, sizes: list[int]) -> list[SearchSteps]:
    """Split steps into parts, as in snapshots."""
    bounds = [*np.cumsum(sizes)[np.cumsum(sizes) < len(path)].tolist(), len(path)]
    return [
        SearchSteps(*(array[start:end].copy() for array in vars(path).values()))
        for start, end in zip([0, *bounds], bounds, strict=False)
    ]


def content_of(network: Network) -> Naive:
    """Return a network by its locations."""
    locations = [int(cells[0]) + 10 * int(cells[1]) for cells in network.cells]
    assert len(set(locations)) == len(locations)
    content = Naive([[0]], is_over=True)
    for name in ("visits", "starts", "ends"):
        counts = dict(zip(locations, getattr(network, name).tolist(), strict=True))
        setattr(content, name, Counter({location: count for location, count in counts.items() if count}))
    passes = zip(network.edges.tolist(), network.passes.tolist(), strict=True)
    content.edges = Counter({(locations[one], locations[other]): count for (one, other), count in passes})
    return content


falling_ways = st.lists(
    st.sets(st.integers(0, 30), min_size=1, max_size=6).map(lambda way: sorted(way, reverse=True)), min_size=1
)


@given(falling_ways, st.lists(st.integers(1, 5)), st.booleans())
def test_that_a_network_is_the_one_found_step_by_step(ways: Ways, sizes: list[int], is_over: bool) -> None:
    trajectories = Trajectories()
    for piece in pieces_of(path_through(ways), sizes):
        trajectories.extend(piece)
        assert trajectories.network(is_over=False) is not None
    network = trajectories.network(is_over=is_over)
    assert network is not None
    assert vars(content_of(network)) == vars(Naive(ways, is_over=is_over))
    assert network.cells[trajectories.here].tolist() == cells_of(ways[-1][-1])
    assert network.cells[network.best].tolist() == cells_of(min(min(way) for way in ways))


@given(falling_ways, falling_ways)
def test_that_merging_adds_up_and_remembers_whose_ways_they_were(ways: Ways, others: Ways) -> None:
    one, other = (network_of(path_through(each)) for each in (ways, others))
    both = merged([one, Network(**{**vars(other), "groups": other.groups * 2})])
    wanted = Naive([*ways[:-1], *others[:-1], ways[-1], others[-1]], is_over=False)
    wanted.ends = Counter(way[-1] for way in (*ways[:-1], *others[:-1]))
    assert vars(content_of(both)) == vars(wanted)
    there = [{each for way in side for each in way} for side in (ways, others)]
    for cells, groups in zip(both.cells.tolist(), both.groups.tolist(), strict=True):
        location = cells[0] + 10 * cells[1]
        assert groups == sum((location in side) << bit for bit, side in enumerate(there))


def test_that_steps_that_were_not_told_break_a_way() -> None:
    trajectories = Trajectories()
    trajectories.extend(path_through([[30, 20]]))
    trajectories.extend(path_through([[10, 5]], first=7))
    network = trajectories.network(is_over=True)
    assert network is not None
    assert content_of(network).edges == Counter({(30, 20): 1, (10, 5): 1})
    assert network.starts.sum() == network.ends.sum() == 1


def test_that_what_is_kept_is_bounded_and_is_the_best_the_most_visited_and_the_latest() -> None:
    rng = np.random.default_rng(1)
    trajectories = Trajectories()
    trap, count = rng.integers(1, 9, 81), 4 * MOST_NODES
    best = rng.integers(1, 9, (1, 81))
    for number in range(0, count, 3):
        cells = [*rng.integers(1, 9, (2, 81)).tolist(), (trap if number else best[0]).tolist()]
        trajectories.extend(path_of(cells, [20, 10, 5 if number else 1], [number] * 3, first=number))
    network = trajectories.network(is_over=True)
    assert network is not None
    assert len(network) == MOST_NODES
    assert network.left_out > 0
    assert network.cells[network.best].tolist() == best[0].tolist()
    (node,) = network.attractors[:1]
    assert network.cells[node].tolist() == trap.tolist()
    assert network.ends[node] == network.visits[node] == count // 3 - 1
    others = np.delete(network.latest, [node, network.best])
    assert others.min() > count - 2 * MOST_NODES - FOLDED
    few = pruned(network, 3)
    assert len(few) == 3
    assert {int(each) for each in few.common} >= {1, 5}
    assert (few.edges < 3).all()


def test_that_the_distance_is_that_to_the_best_in_cells() -> None:
    network = network_of(path_of([[1, 2, 3], [1, 1, 3], [3, 2, 1]], [9, 4, 2]))
    distances = {
        tuple(cells): distance for cells, distance in zip(network.cells.tolist(), network.distances, strict=True)
    }
    assert distances == {(1, 2, 3): 2, (1, 1, 3): 3, (3, 2, 1): 0}


@pytest.mark.parametrize("algorithm", [RESTARTING, *map(small, PRESETS)], ids=lambda each: each.name)
def test_that_a_path_is_the_bests_of_each_population_whatever_the_chunks(algorithm: Algorithm) -> None:
    run = Run(algorithm, MK_FIG_1, 1)
    snapshots = [run.advance(1)]
    while snapshots[-1].solution is None and len(snapshots) < 150:
        snapshots.append(run.advance(1))
    lowest, wanted = np.inf, []
    for snapshot in snapshots:
        lowest = np.inf if snapshot.trace.restarted[-1] else lowest
        if snapshot.best_cost < lowest:
            lowest = snapshot.best_cost
            figures = snapshot.generation, snapshot.restarts, lowest, snapshot.trace.common[-1]
            wanted.append((*figures, snapshot.best.cells.tolist()))
    path = SearchSteps.joined([each.path for each in snapshots])
    names = ("generation", "restarts", "cost", "common", "cells")
    assert list(zip(*(getattr(path, name).tolist() for name in names), strict=True)) == wanted
    assert path.number.tolist() == list(range(len(path)))
    at_once = Run(algorithm, MK_FIG_1, 1).advance(len(snapshots)).path
    assert all((each == other).all() for each, other in zip(vars(path).values(), vars(at_once).values(), strict=True))
    with pytest.raises(ValueError, match="read-only"):
        path.cost[0] = 0


@pytest.mark.parametrize("algorithm", [RESTARTING, CONSTRUCTIVE_2026, small(TEAM_209)], ids=lambda each: each.name)
def test_that_the_network_of_a_run_falls_from_starts_to_ends(algorithm: Algorithm) -> None:
    run, trajectories = Run(algorithm, ESCARGOT, 1), Trajectories()
    found = record([run.advance(50) for _ in range(20)])
    for snapshot in found.snapshots:
        trajectories.extend(snapshot.path)
    network = trajectories.network(is_over=True)
    assert network is not None
    assert network.visits.sum() == sum(len(each.path) for each in found.snapshots)
    assert network.starts.sum() == network.ends.sum() == found.last.restarts + 1
    assert network.passes.sum() == network.visits.sum() - network.starts.sum()
    assert (network.cost[network.edges[:, 1]] < network.cost[network.edges[:, 0]]).all()
    assert network.cost.min() == found.last.best_so_far_cost
    best = min(found.improvements, key=lambda each: each.cost)
    assert best.grid.cells.tolist() in network.cells.tolist()
    assert all((cells[ESCARGOT.cells > 0] == ESCARGOT.cells[ESCARGOT.cells > 0]).all() for cells in network.cells)


def test_that_missing_digits_are_told_of_each_location() -> None:
    path = Run(TEAM_209, ESCARGOT, 1).advance(30).path
    grids = [type(ESCARGOT)(cells, ESCARGOT.geometry) for cells in path.cells]
    assert path.common.tolist() == [missing_digits(grid) for grid in grids]


def test_that_steps_too_many_to_be_kept_are_missing_and_the_last_are_told() -> None:
    run = Run(PAPER.with_settings({"restart.after": 1}), ESCARGOT, 1)
    run.advance(0)
    run._quota = 10**9
    path = run.advance(4 * LOG_ROWS).path
    assert len(path) == LOG_ROWS
    assert path.number[0] > 1
    assert path.generation[-1] >= run.generation - 1
