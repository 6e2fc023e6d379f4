"""Search trajectory networks: the paths of runs through the search space, merged where they meet.

After G. Ochoa, K. M. Malan and C. Blum, "Search trajectory networks: A tool for analysing and visualising the behaviour
of metaheuristics", Applied Soft Computing 109 (2021), 107492. Vocabulary: a *location* is a chromosome in any
population; here the best of a population, recorded when it improves. A *trajectory* leads from a population's first
best to the last one before a restart, where it *ends*: an attractor. A location that several trajectories visit is one
node, which counts the visits; an edge leads from each location to the next, and counts its passages. Networks of
several runs are merged in the same way, and a node remembers which groups of runs visited it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.evolution.snapshot import SearchSteps

Numbers = NDArray[np.int64]

MOST_NODES = 3000
"""Maximum number of nodes kept for a run: 2 MB on the largest grids."""
FOLDED = 2048
"""Number of new steps that are collected before merging them into the network, which takes some milliseconds."""


@dataclass(frozen=True)
class Network:
    """A network with one node for each location.

    Attributes
    ----------
    cells
        (nodes, cells), the chromosomes.
    cost, common
        See `snapshot`; the cost is the last one if algorithms differ.
    visits, starts, ends
        Number of trajectories that visit, start at or end at a node; unfinished ones have no end.
    latest
        Number of the last step at the node.
    groups
        A bit for each group of runs that visited the node.
    edges
        (edges, 2), node indices.
    passes
        (edges,), number of passages.
    left_out
        Number of locations that were dropped.
    """

    cells: NDArray[np.uint8]
    cost: NDArray[np.float64]
    common: NDArray[np.float64]
    visits: Numbers
    starts: Numbers
    ends: Numbers
    latest: Numbers
    groups: Numbers
    edges: Numbers
    passes: Numbers
    left_out: int = 0

    def __len__(self) -> int:
        return len(self.cells)

    @cached_property
    def best(self) -> int:
        """Index of the node with the fewest missing digits, the first visited of several; the network must not be
        empty.
        """
        return int(np.lexsort((self.latest, self.common))[0])

    @cached_property
    def distances(self) -> Numbers:
        """Number of cells in which each node differs from the best, shape (nodes,)."""
        differing: Numbers = np.count_nonzero(self.cells != self.cells[self.best], axis=1)
        return differing

    @property
    def attractors(self) -> Numbers:
        """Nodes where trajectories ended, sorted by descending number of ends, then by missing digits."""
        ended = np.flatnonzero(self.ends)
        order: Numbers = ended[np.lexsort((self.common[ended], -self.ends[ended]))]
        return order


def network_of(path: SearchSteps, *, has_context: bool = False) -> Network:
    """Return the network of one run's steps.

    `has_context`: the first step only provides context and is already counted elsewhere. The last step is not an end,
    as its trajectory may continue.
    """
    steps = len(path)
    known = np.arange(steps) >= has_context
    first = np.append(True, np.diff(path.restarts) != 0)[:steps]
    goes_on = ~first[1:] & (np.diff(path.number) == 1)
    numbers = np.arange(steps)
    loose = Network(
        cells=path.cells,
        cost=path.cost,
        common=path.common,
        visits=known.astype(np.int64),
        starts=(first & known).astype(np.int64),
        ends=np.append(first[1:], False)[:steps].astype(np.int64),
        latest=path.number,
        groups=np.ones(steps, np.int64),
        edges=np.stack([numbers[:-1], numbers[1:]], axis=1)[goes_on],
        passes=np.ones(np.count_nonzero(goes_on), np.int64),
    )
    return _unified(loose)


def merged(networks: Sequence[Network]) -> Network:
    """Merge at least one network into one."""
    offsets = np.cumsum([0, *(len(each) for each in networks)])
    loose = {each.name: [getattr(network, each.name) for network in networks] for each in fields(Network)}
    loose["edges"] = [edges + offset for edges, offset in zip(loose["edges"], offsets, strict=False)]
    left_out = sum(loose.pop("left_out"))
    return _unified(Network(**{name: np.concatenate(arrays) for name, arrays in loose.items()}, left_out=left_out))


def _unified(loose: Network) -> Network:
    """Merge equal locations and equal edges."""
    if not len(loose):
        return loose
    rows = np.ascontiguousarray(loose.cells)
    keys = rows.view(np.dtype((np.void, rows.shape[1]))).reshape(-1)
    _, first, node = np.unique(keys, return_index=True, return_inverse=True)
    node = node.reshape(-1)
    count = len(first)
    last = np.zeros(count, np.int64)
    last[node] = np.arange(len(node))

    def gathered(how: np.ufunc, values: Numbers) -> Numbers:
        total = np.zeros(count, np.int64)
        how.at(total, node, values)
        return total

    codes = node[loose.edges[:, 0]] * count + node[loose.edges[:, 1]]
    known, edge = np.unique(codes, return_inverse=True)
    passes = np.zeros(len(known), np.int64)
    np.add.at(passes, edge.reshape(-1), loose.passes)
    return Network(
        cells=rows[first],
        cost=loose.cost[last],
        common=loose.common[last],
        visits=gathered(np.add, loose.visits),
        starts=gathered(np.add, loose.starts),
        ends=gathered(np.add, loose.ends),
        latest=gathered(np.maximum, loose.latest),
        groups=gathered(np.bitwise_or, loose.groups),
        edges=np.stack([known // count, known % count], axis=1),
        passes=passes,
        left_out=loose.left_out,
    )


def pruned(network: Network, most: int) -> Network:
    """Reduce a network to at most `most` nodes: the best, the last, the most visited, then the latest."""
    if len(network) <= most:
        return network
    must_stay = np.isin(np.arange(len(network)), [network.best, int(np.argmax(network.latest))])
    kept = np.sort(np.lexsort((network.latest, network.visits, must_stay))[-most:])
    place = np.full(len(network), -1)
    place[kept] = np.arange(most)
    edges = place[network.edges]
    whole = (edges >= 0).all(axis=1)
    arrays = {each.name: getattr(network, each.name) for each in fields(Network)}
    nodes = {name: array[kept] for name, array in arrays.items() if name not in ("edges", "passes", "left_out")}
    left_out = network.left_out + len(network) - most
    return Network(**nodes, edges=edges[whole], passes=network.passes[whole], left_out=left_out)


class Trajectories:
    """Collects the steps of one run in bounded memory."""

    def __init__(self) -> None:
        self._folded: Network | None = None
        self._tail: list[SearchSteps] = []
        self._has_context = False
        self._pending = 0

    def extend(self, path: SearchSteps) -> None:
        """Add the steps of a snapshot, in order."""
        if len(path):
            self._tail.append(path)
            self._pending += len(path)
            if self._pending >= FOLDED:
                self._fold()

    def _fold(self) -> None:
        tail = SearchSteps.joined(self._tail)
        network = network_of(tail, has_context=self._has_context)
        self._folded = pruned(merged([self._folded, network]) if self._folded is not None else network, MOST_NODES)
        self._tail, self._has_context, self._pending = [tail.last], True, 0

    def network(self, *, is_over: bool) -> Network | None:
        """Return the network so far, or None if it is empty; `is_over` makes the current node an end."""
        if self._pending:
            self._fold()
        network = self._folded
        if network is None or not is_over:
            return network
        ends = network.ends.copy()
        ends[self.here] += 1
        return replace(network, ends=ends)

    @property
    def here(self) -> int:
        """Index of the run's current node."""
        assert self._folded is not None
        return int(np.argmax(self._folded.latest))
