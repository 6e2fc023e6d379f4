"""Search trajectory networks: the ways that runs take, merged where they meet (Ochoa, Malan & Blum 2021).

After G. Ochoa, K. M. Malan and C. Blum, "Search trajectory networks: A tool for analysing and visualising the behaviour
of metaheuristics", Applied Soft Computing 109 (2021), 107492. Vocabulary: a *location* is a chromosome, whichever
population held it; here the best of a population, and only when it got better. A *way* leads from a population's first
best to the last one before a restart, where it *ends*: an attractor. A location that several ways come through is one
node, visited so many times; an edge leads from each location to the next, and counts how often it was gone. Networks of
several runs are merged the same way, and a node remembers whose ways came through it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.evolution.snapshot import Path

Numbers = NDArray[np.int64]

MOST_NODES = 3000
"""What is kept of a run: 2 MB on the largest grids."""
FOLDED = 2048
"""Steps after which a network is made of them: in some milliseconds."""


@dataclass(frozen=True)
class Network:
    """Nodes, one for each location, and edges. `cells`: (nodes, cells); `edges`: (edges, 2), numbers of nodes.

    `cost`, `common`: see `snapshot.Path`; of a node in ways of different algorithms the last one's cost. `visits`,
    `starts`, `ends`: of how many ways; one that has not ended has no end. `latest`: the number of the last step there.
    `groups`: a bit for each group of runs that was there. `passes`: (edges,) how often. `left_out`: locations that were
    known and are not there any more.
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
        """The node that lacks the fewest digits, the first visited of several; there must be one."""
        return int(np.lexsort((self.latest, self.common))[0])

    @cached_property
    def distances(self) -> Numbers:
        """(nodes,): in how many cells each differs from the best."""
        differing: Numbers = np.count_nonzero(self.cells != self.cells[self.best], axis=1)
        return differing

    @property
    def attractors(self) -> Numbers:
        """Where ways have ended, most of them first, then by what they lack."""
        ended = np.flatnonzero(self.ends)
        order: Numbers = ended[np.lexsort((self.common[ended], -self.ends[ended]))]
        return order


def network_of(path: Path, *, has_context: bool = False) -> Network:
    """What the steps of one run make; the first has been counted before, if they have a context.

    The last step is no end: its way may go on.
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
    """One network of all, at least one."""
    offsets = np.cumsum([0, *(len(each) for each in networks)])
    loose = {each.name: [getattr(network, each.name) for network in networks] for each in fields(Network)}
    loose["edges"] = [edges + offset for edges, offset in zip(loose["edges"], offsets, strict=False)]
    left_out = sum(loose.pop("left_out"))
    return _unified(Network(**{name: np.concatenate(arrays) for name, arrays in loose.items()}, left_out=left_out))


def _unified(loose: Network) -> Network:
    """Each location once, and each edge."""
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
    """At most so many nodes: the best, the last, those most visited, then the latest."""
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
    """Collects the steps of one run, in bounded room."""

    def __init__(self) -> None:
        self._folded: Network | None = None
        self._tail: list[Path] = []
        self._has_context = False
        self._untold = 0

    def extend(self, path: Path) -> None:
        """Take over what a snapshot tells, in order."""
        if len(path):
            self._tail.append(path)
            self._untold += len(path)
            if self._untold >= FOLDED:
                self._fold()

    def _fold(self) -> None:
        tail = Path.joined(self._tail)
        network = network_of(tail, has_context=self._has_context)
        self._folded = pruned(merged([self._folded, network]) if self._folded is not None else network, MOST_NODES)
        self._tail, self._has_context, self._untold = [tail.last], True, 0

    def network(self, *, is_over: bool) -> Network | None:
        """Of all so far, None if there is nothing; where the run is ends its last way if it is over."""
        if self._untold:
            self._fold()
        network = self._folded
        if network is None or not is_over:
            return network
        ends = network.ends.copy()
        ends[self.here] += 1
        return replace(network, ends=ends)

    @property
    def here(self) -> int:
        """The node where the run is."""
        assert self._folded is not None
        return int(np.argmax(self._folded.latest))
