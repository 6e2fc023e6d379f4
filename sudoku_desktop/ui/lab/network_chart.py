"""A search trajectory network, drawn with missing digits over the number of differing cells.

A force layout would spread the nodes evenly, but their positions would mean nothing. Here the height is the number of
missing digits, and x the number of cells that differ from the best individual found, as in the fitness-distance plots
of T. Jones and S. Forrest, "Fitness distance correlation as a measure of problem difficulty" (ICGA 1995).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.evolution.trajectories import Network
from sudoku_desktop.figures import Axis, CurveLook, Figure, Layer, Markers, Numbers, Segments, Values, overlay_look
from sudoku_desktop.figures.figure import OVERLAY_COLOURS
from sudoku_desktop.sentence import Listed, Sentence
from sudoku_desktop.speaking import enumerated, tr
from sudoku_desktop.ui.plots.look import AXIS, BEST, BEST_SO_FAR, WORST
from sudoku_desktop.ui.plots.scales import MISSING, CostScale

EDGE_ALPHA = 110
DOT, START, END, RING = 3.0, 5.0, 4.0, 7.0
"""Sizes in pixels: side of a dot and of a start's square, radius of the end of one trajectory and of a ring."""
MOST_GROWN = 9.0
"""Maximum increase of the radius of an end that several trajectories share, in pixels."""
APART = 3.5
"""Maximum offset that separates nodes with equal coordinates, in pixels; the same in every drawing."""
NEAR = 10.0
"""Maximum distance, in pixels, at which the mouse hovers over or clicks a node."""
BELOW, ABOVE = 0.1, 0.05
LEAST_TOP = 10.0
HEIGHTS = CostScale(is_log=True)
CHOSEN = CurveLook("cursor_ring")
Numbered = NDArray[np.intp]


@dataclass(frozen=True)
class Landscape:
    """A network to draw.

    `groups`: names of the algorithms, in the order of their bits; `here`: node of the current run, or None.
    """

    network: Network
    groups: Sequence[str]
    here: int | None = None

    @property
    def looks(self) -> list[CurveLook]:
        """The look of each group, followed by the look of nodes that several groups share."""
        count = len(self.groups)
        return [BEST, AXIS] if count == 1 else [*map(group_look, range(count)), AXIS]


def group_look(number: int) -> CurveLook:
    """Return the look of one of several algorithms; solid, because thousands of dashed lines are slow to draw."""
    return CurveLook(overlay_look(number).colour if number < OVERLAY_COLOURS else "worst")


def node_in_words(landscape: Landscape, node: int) -> str:
    """Return a description of a node: missing digits, distance from the best, and trajectories ending there.

    With several algorithms, the description names those whose trajectories visit the node.
    """
    network = landscape.network
    phrases = [Sentence("%n digit(s) missing", n=round(network.common[node]))]
    if node != network.best:
        phrases.append(Sentence("%n cell(s) differ from the best", n=int(network.distances[node])))
    if (ends := int(network.ends[node])) > 1:
        phrases.append(Sentence("%n population(s) ended here", n=ends))
    if len(landscape.groups) > 1:
        bits = int(network.groups[node])
        names = (name for bit, name in enumerate(landscape.groups) if bits >> bit & 1)
        phrases.append(Sentence("by {names}", names=Listed(tuple(names))))
    return enumerated(*phrases)


def network_figure(landscape: Landscape, free_cells: int, chosen: int | None = None) -> Figure:
    """Return the figure of missing digits over distance from the best; the node `chosen` has a ring.

    The ranges of the axes depend on `free_cells` only, so that they stay while the network grows.
    """
    network, looks, shared = landscape.network, landscape.looks, len(landscape.groups)
    x, y, aside = network.distances.astype(float), network.common.astype(float), _aside(network)
    owner = np.full(1 << shared, shared)
    owner[1 << np.arange(shared)] = np.arange(shared)
    ends = network.groups[network.edges]
    both, whose = owner[ends[:, 0] & ends[:, 1]], owner[network.groups]
    layers: list[Layer] = []

    def nodes(these: Numbered, look: CurveLook, marker: str, sizes: float | Values, rank: int = 0) -> Markers:
        numbers = these.tolist()
        return Markers(
            x[these], y[these], look, marker, names=lambda index: node_in_words(landscape, numbers[index]),
            keys=numbers, sizes=sizes, reach=NEAR, rank=rank, aside=aside[:, these],
        )  # fmt: skip

    names = [*landscape.groups, tr("Several algorithms")] if shared > 1 else [""] * len(looks)
    for number, (look, name) in enumerate(zip(looks, names, strict=True)):
        edges = network.edges[both == number].ravel()
        own = np.flatnonzero(whose == number)
        layers.append(Segments(x[edges], y[edges], look, EDGE_ALPHA, aside[:, edges]))
        layers.append(replace(nodes(own, look, "·", DOT / 2), name=name if len(own) else ""))
    for marker, found, rank in (("□", np.flatnonzero(network.starts), 0), ("▼", network.attractors[::-1], 1)):
        for number, look in enumerate(looks):
            these = found[whose[found] == number]
            grown = END + np.minimum(MOST_GROWN, 2 * (np.sqrt(network.ends[these]) - 1))
            layers.append(nodes(these, look, marker, grown if rank else START / 2, rank))
    rings = ((network.best, BEST_SO_FAR), (landscape.here, WORST), (chosen, CHOSEN))
    for grown_by, (node, look) in enumerate(rings):
        if node is not None:
            at = slice(node, node + 1)
            layers.append(Markers(x[at], y[at], look, "○", sizes=RING + 2 * grown_by, aside=aside[:, at]))
    height = float(HEIGHTS.position(max(LEAST_TOP, float(y.max()))))
    label, ends_of_x = (
        tr("Cells that differ from the best"),
        (-0.03 * free_cells, 1.03 * free_cells),
    )
    x_axis = Axis(label, ends_of_x, numbers=Numbers.WHOLE)
    ends_of_y = (-BELOW * height, height * (1 + ABOVE))
    return Figure(x_axis, Axis(MISSING.name, ends_of_y, HEIGHTS, Numbers.WHOLE), layers)


def _aside(network: Network) -> Values:
    """Return the offset of each node, in pixels; the same in every drawing."""
    weights = np.arange(1, network.cells.shape[1] + 1) ** 2
    numbers = network.cells @ weights
    aside: Values = APART * (np.stack([numbers % 17, numbers // 17 % 17]) / 8 - 1)
    aside[:, network.best] = 0.0
    return aside
