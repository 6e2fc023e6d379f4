"""Puzzles of any shape: a solved grid by evolution, dug out as far as exactly one solution remains.

People's techniques, and with them levels and ratings, are for the newspaper's 9×9, which `generating` makes.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from sudoku_desktop import evolution, exact
from sudoku_desktop.board import Geometry, Grid, Variant, shaped
from sudoku_desktop.board.jigsaw import jigsaw
from sudoku_desktop.board.symmetry import Symmetry, orbits
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets.constructive_2026 import CONSTRUCTIVE_2026
from sudoku_desktop.services.stopping import Stop

OPENING = Budget(trials=100_000)
"""For a solved grid; some layouts of a jigsaw have none."""


@dataclass(frozen=True)
class ShapeWish:
    """What a puzzle is to be like. `givens`: fewest and most; a jigsaw gets regions of its own each time.

    Raises ProblemError for a size and variants that go not together.
    """

    size: int
    variants: tuple[Variant, ...] = ()
    symmetry: Symmetry = Symmetry.NONE
    givens: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        self.shape(np.random.default_rng(0))

    def shape(self, rng: np.random.Generator) -> Geometry:
        """A shape as wished."""
        if Variant.JIGSAW in self.variants:
            return jigsaw(self.size, int(rng.integers(2**63)), self.variants)
        return shaped(self.size, self.variants)


@dataclass(frozen=True)
class ShapedPuzzle:
    """A puzzle with exactly one solution. `seed`: makes it again, of the same wish."""

    puzzle: Grid
    solution: Grid
    wish: ShapeWish
    seed: int

    def as_json_object(self) -> dict[str, object]:
        """What a line of `sudoku-cli generate --json` says."""
        return {
            "puzzle": self.puzzle.to_text(),
            **self.puzzle.geometry.as_json_object(),
            "solution": self.solution.to_text(),
            "clues": self.puzzle.filled_count,
            "symmetry": self.wish.symmetry.value,
            "logic": None,
            "seed": self.seed,
        }


def generate_shaped(
    wish: ShapeWish, seed: int, *, algorithm: Algorithm = CONSTRUCTIVE_2026, stop: Stop | None = None
) -> ShapedPuzzle | None:
    """A puzzle as wished, the same for the same wish, algorithm and seed; None when stopped.

    Raises ProblemError for an algorithm that does not fit the shape.
    """
    stop = stop or Stop()
    rng = np.random.default_rng(seed)
    groups = orbits(wish.symmetry, wish.size)
    digger = exact.Digger(groups)
    while not stop.is_set():
        solution = _solved(algorithm, wish.shape(rng), int(rng.integers(2**32)), stop)
        if solution is None:
            continue
        fewest, most = wish.givens or (0, solution.cells.size)
        goal = int(rng.integers(fewest, most + 1)) if wish.givens else 0
        puzzle = digger.dig(solution, rng.permutation(len(groups)), goal)
        if fewest <= puzzle.filled_count <= most:
            return ShapedPuzzle(puzzle, solution, wish, seed)
    return None


def _solved(algorithm: Algorithm, shape: Geometry, seed: int, stop: Stop) -> Grid | None:
    for snapshot in evolution.stream(algorithm, Grid.blank(shape), seed, OPENING):
        if snapshot.solution is not None or stop.is_set():
            return snapshot.solution
    return None
