"""Transformations of a grid that preserve the puzzle, and symmetries of patterns of givens.

Vocabulary: a *band* is the rows that share their boxes, a *stack* the columns that do. Two grids are *isomorphic* when
a `Transformation` turns one into the other; they have the same number of solutions and givens, and the same solving
steps with other digits and places. A *symmetry* is a set of rotations and reflections of the square; a pattern has the
symmetry when each of them maps it to itself. The *orbit* of a cell is the set of cells to which a symmetry can map it;
a pattern has the symmetry when in each orbit either all cells are given or none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cache

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board.geometry import CLASSIC, Geometry
from sudoku_desktop.board.grid import BLANK, Grid

Mapping = NDArray[np.int64]
"""Permutation of cells, shape (cells,): element i is the cell from which cell i of the result takes its content."""


@dataclass(frozen=True)
class Transformation:
    """A permutation of rows, columns and digits of a grid with boxes that maps solutions to solutions.

    Row r of the result is row `rows[r]` of the grid, likewise for columns; if `is_transposed`, the result is then
    transposed. Digit d becomes `digits[d − 1]`. Raises ValueError when the shape has units other than boxes, when
    `rows` or `columns` split a band or stack, or when a tuple is not a permutation.
    """

    shape: Geometry
    digits: tuple[int, ...]
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    is_transposed: bool = False

    def __post_init__(self) -> None:
        size = self.shape.size
        sides = _sides(self.shape)
        if self.is_transposed and sides[0] != sides[1]:
            raise ValueError("rows and columns of boxes that are no squares cannot change places")
        if sorted(self.digits) != list(range(1, size + 1)):
            raise ValueError(f"digits must be those from 1 to {size} in any sequence, got {self.digits}")
        for name, side in zip(("rows", "columns"), sides, strict=True):
            lines = getattr(self, name)
            if sorted(lines) != list(range(size)):
                raise ValueError(f"{name} must be those from 0 to {size - 1} in any sequence, got {lines}")
            groups = [line // side for line in lines]
            if any(groups[place] != groups[place - place % side] for place in range(size)):
                raise ValueError(f"{name} must stay together in groups of {side}, got {lines}")

    @classmethod
    def random(cls, shape: Geometry, rng: np.random.Generator) -> Transformation:
        """Return a transformation drawn uniformly from all that exist."""
        height, width = _sides(shape)

        def lines(side: int) -> tuple[int, ...]:
            groups = [side * group + rng.permutation(side) for group in rng.permutation(shape.size // side)]
            return tuple(np.concatenate(groups).tolist())

        digits = tuple((1 + rng.permutation(shape.size)).tolist())
        return cls(shape, digits, lines(height), lines(width), height == width and bool(rng.integers(2)))

    @property
    def sources(self) -> Mapping:
        """The permutation of cells that `apply` performs."""
        cells = self.shape.rows[np.ix_(self.rows, self.columns)]
        return np.ascontiguousarray(cells.T if self.is_transposed else cells).reshape(-1)

    def apply(self, grid: Grid) -> Grid:
        """Return the transformed grid; raise ValueError for a grid of another shape."""
        if grid.geometry != self.shape:
            raise ValueError(f"the grid must be of shape {self.shape}, got {grid.geometry}")
        return Grid(np.array([BLANK, *self.digits])[grid.cells[self.sources]], self.shape)

    @property
    def inverse(self) -> Transformation:
        """The transformation that reverses this one."""
        digits = tuple((1 + np.argsort(self.digits)).tolist())
        rows, columns = (tuple(np.argsort(lines).tolist()) for lines in (self.rows, self.columns))
        if self.is_transposed:
            rows, columns = columns, rows
        return Transformation(self.shape, digits, rows, columns, self.is_transposed)


def _sides(shape: Geometry) -> tuple[int, int]:
    if shape.box is None or shape.extras:
        raise ValueError(f"rows and columns of a grid without other units than boxes change places, got {shape}")
    return shape.box


def random_isomorph(grid: Grid, rng: np.random.Generator) -> Grid:
    """Return a grid drawn uniformly from all transformations of `grid`."""
    return Transformation.random(grid.geometry, rng).apply(grid)


class Symmetry(Enum):
    """Symmetry of a pattern of givens; the value is the name on the command line."""

    NONE = "none"
    ROTATIONAL = "rotational"
    """Rotation by 180°."""
    ROTATIONAL_90 = "rotational-90"
    """Rotation by 90°."""
    HORIZONTAL = "horizontal"
    """Reflection of left and right."""
    VERTICAL = "vertical"
    """Reflection of top and bottom."""
    BOTH = "both"
    """Horizontal and vertical reflection."""
    DIAGONAL = "diagonal"
    """Reflection at the diagonal from top left to bottom right."""
    BOTH_DIAGONALS = "both-diagonals"


Square = NDArray[np.int64]
_GENERATORS: dict[Symmetry, tuple[Callable[[Square], Square], ...]] = {
    Symmetry.NONE: (),
    Symmetry.ROTATIONAL: (lambda square: np.rot90(square, 2),),
    Symmetry.ROTATIONAL_90: (np.rot90,),
    Symmetry.HORIZONTAL: (np.fliplr,),
    Symmetry.VERTICAL: (np.flipud,),
    Symmetry.BOTH: (np.fliplr, np.flipud),
    Symmetry.DIAGONAL: (np.transpose,),
    Symmetry.BOTH_DIAGONALS: (np.transpose, lambda square: np.rot90(square, 2).T),
}
"""Generators of each symmetry, as functions of a square array of cells."""


@cache
def orbits(symmetry: Symmetry, size: int = CLASSIC.size) -> tuple[tuple[int, ...], ...]:
    """Return the orbits of a symmetry, ascending and sorted by first cell; every cell is in exactly one."""
    square = np.arange(size**2).reshape(size, size)
    moves = [generator(square).reshape(-1).tolist() for generator in _GENERATORS[symmetry]]
    seen: set[int] = set()
    found = []
    for cell in range(size**2):
        if cell in seen:
            continue
        orbit, waiting = {cell}, [cell]
        while waiting:
            one = waiting.pop()
            new = {move[one] for move in moves} - orbit
            orbit |= new
            waiting += new
        seen |= orbit
        found.append(tuple(sorted(orbit)))
    return tuple(found)


def has_symmetry(grid: Grid, symmetry: Symmetry) -> bool:
    """Return whether the pattern of filled cells has a symmetry; every pattern has NONE."""
    filled = grid.cells != BLANK
    groups = map(list, orbits(symmetry, grid.size))
    return all(filled[orbit].all() or not filled[orbit].any() for orbit in groups)


def symmetries(grid: Grid) -> tuple[Symmetry, ...]:
    """Return the symmetries of the pattern of filled cells in declaration order, or only NONE."""
    found = tuple(each for each in Symmetry if each is not Symmetry.NONE and has_symmetry(grid, each))
    return found or (Symmetry.NONE,)
