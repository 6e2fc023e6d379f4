"""The shape of a grid as a value: its size, its regions and its extra units, and which cells see each other.

Vocabulary: the *size* n of a grid is the number of its rows, columns and digits. Its *regions* partition the cells into
n sets of n: *boxes* of h×w cells, or any other partition (a *jigsaw*); a *Latin* square has none. *Extras* are
additional units: the two diagonals of *X* and the windows of *windoku*. A grid's *variants* are its differences from
plain boxes. The *classic* grids have boxes of n×n cells and no extras; n is their *order*, 3 for the standard 9×9.

Cells are numbered row by row from 0. Rows, columns and regions are numbered from 0; regions in the order of their first
cells, so that boxes are numbered left to right and top to bottom. Numbers shown to people start at 1.

A geometry only describes units. Other constraints would be additions to it: anti-knight adds peers that share no unit,
which candidates, searches and propagation would have to consult; the cages of Killer and inequality signs would be
constraints of a `Puzzle`, each with a propagator and a term of the fitness.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, cached_property, lru_cache
from math import isqrt

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.sentence import ProblemError, Sentence

MIN_ORDER = 2
CLASSIC_ORDER = 3
"""Order of the standard 9×9 grid, to which the human techniques and the papers' rating scales apply."""
MAX_ORDER = 5
MIN_SIZE, MAX_SIZE = MIN_ORDER**2, MAX_ORDER**2
SYMBOLS = "123456789ABCDEFGHIJKLMNOP"
"""Symbols of the digits: digit d is written `SYMBOLS[d - 1]`. There are enough for the largest size."""
NUMBERS = tuple(map(str, range(1, MAX_SIZE + 1)))
"""Alternative symbols of the digits: decimal numbers."""
NO_UNIT = -1
"""Padding value in `Geometry.units_of`."""

CellTable = NDArray[np.int64]


class UnitKind(Enum):
    """Kind of a unit, in the order of `Geometry.units`; the value is the English word."""

    ROW = "row"
    COLUMN = "column"
    BOX = "box"
    REGION = "region"
    DIAGONAL = "diagonal"
    WINDOW = "window"

    @property
    def plural(self) -> str:
        """The English plural of the word."""
        return "boxes" if self is UnitKind.BOX else f"{self.value}s"


class Variant(Enum):
    """A difference from a grid with plain boxes; the value is the name in files and on the command line."""

    X = "x"
    WINDOKU = "windoku"
    JIGSAW = "jigsaw"
    LATIN = "latin"


EXTRAS = {Variant.X: UnitKind.DIAGONAL, Variant.WINDOKU: UnitKind.WINDOW}
"""Variants that add units, and the kind of unit that each adds."""


@dataclass(frozen=True, eq=False, repr=False)
class Geometry:
    """The shape of a grid. Use `shaped` or `geometry` to create one; equality and hash depend on the three fields.

    `regions` is the region number of each cell, or () for a Latin square. `extras` is in the order of `EXTRAS`.
    """

    size: int
    regions: tuple[int, ...]
    extras: tuple[Variant, ...] = ()

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Geometry) and self._defined_by == other._defined_by)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        variants = "".join(f" {variant.value}" for variant in self.variants)
        return f"<Geometry {self.size}×{self.size}{variants}>"

    @property
    def _defined_by(self) -> tuple[int, tuple[int, ...], tuple[Variant, ...]]:
        return self.size, self.regions, self.extras

    @cached_property
    def _hash(self) -> int:
        return hash((self.size, self.regions, tuple(variant.value for variant in self.extras)))

    @cached_property
    def cell_count(self) -> int:
        return self.size**2

    @cached_property
    def box(self) -> tuple[int, int] | None:
        """Height and width of the boxes, or None when the regions are not boxes."""
        for height in range(2, self.size):
            if self.size % height == 0 and self.regions == boxes(height, self.size // height):
                return height, self.size // height
        return None

    @cached_property
    def variants(self) -> tuple[Variant, ...]:
        """The differences from the usual boxes of this size, in a fixed order."""
        if not self.regions:
            return (*self.extras, Variant.LATIN)
        return self.extras if self.box and self.box == usual_box(self.size) else (*self.extras, Variant.JIGSAW)

    @property
    def order(self) -> int:
        """The order n of a classic shape with boxes of n×n cells; fails for other shapes."""
        order = isqrt(self.size)
        assert self.box == (order, order), "only classic shapes have an order"
        return order

    @cached_property
    def is_standard_9x9(self) -> bool:
        """Whether this is the standard 9×9 grid, to which the human techniques and the papers' rating scales apply."""
        return self.size == CLASSIC_ORDER**2 and not self.variants

    @property
    def regions_text(self) -> str:
        """One symbol for each cell, equal within a region; "" for a Latin square."""
        return "".join(SYMBOLS[region] for region in self.regions)

    @property
    def symbols(self) -> str:
        """Symbols of the digits of this size, starting with digit 1."""
        return SYMBOLS[: self.size]

    @cached_property
    def row_of(self) -> CellTable:
        """Row number of each cell, shape (cells,)."""
        return _frozen(np.arange(self.cell_count) // self.size)

    @cached_property
    def column_of(self) -> CellTable:
        return _frozen(np.arange(self.cell_count) % self.size)

    @cached_property
    def box_of(self) -> CellTable:
        """Region number of each cell, shape (cells,); empty for a Latin square."""
        return _frozen(np.array(self.regions, np.int64))

    @cached_property
    def rows(self) -> CellTable:
        """Cells of each row in ascending order, shape (size, size)."""
        return _frozen(np.arange(self.cell_count).reshape(self.size, self.size))

    @cached_property
    def columns(self) -> CellTable:
        return _frozen(np.ascontiguousarray(self.rows.T))

    @cached_property
    def boxes(self) -> CellTable:
        """Cells of each region in ascending order, shape (size, size); shape (0, size) for a Latin square."""
        return _frozen(np.argsort(self.box_of, kind="stable").reshape(-1, self.size))

    @cached_property
    def kinds(self) -> tuple[tuple[UnitKind, int], ...]:
        """The kinds of unit that exist, each with the index of its first unit in `units`."""
        kinds = [UnitKind.ROW, UnitKind.COLUMN]
        if self.regions:
            kinds.append(UnitKind.BOX if self.box else UnitKind.REGION)
        starts = [place * self.size for place in range(len(kinds))]
        first = len(kinds) * self.size
        for extra in self.extras:
            kinds.append(EXTRAS[extra])
            starts.append(first)
            first += len(_extra_units(extra, self.size))
        return tuple(zip(kinds, starts, strict=True))

    @property
    def extras_from(self) -> int:
        """Index in `units` of the first extra unit."""
        return (3 if self.regions else 2) * self.size

    @cached_property
    def units(self) -> CellTable:
        """Cells of all units, shape (units, size): rows, then columns, regions and extras."""
        extras = [np.array(_extra_units(extra, self.size)) for extra in self.extras]
        return _frozen(np.vstack([self.rows, self.columns, self.boxes, *extras]))

    @cached_property
    def units_of(self) -> CellTable:
        """Unit indices of each cell in ascending order, shape (cells, most units), padded with NO_UNIT."""
        lists: list[list[int]] = [[] for _ in range(self.cell_count)]
        for unit, cells in enumerate(self.units.tolist()):
            for cell in cells:
                lists[cell].append(unit)
        return _filled_up(lists, [NO_UNIT] * self.cell_count)

    @cached_property
    def peers(self) -> CellTable:
        """Peers of each cell in ascending order, shape (cells, most peers), padded with the cell itself."""
        sees = np.zeros((self.cell_count, self.cell_count), bool)
        for cells in self.units:
            sees[np.ix_(cells, cells)] = True
        np.fill_diagonal(sees, False)
        return _filled_up([np.flatnonzero(row).tolist() for row in sees], range(self.cell_count))

    def as_json_object(self) -> dict[str, object]:
        """Return the entries that describe this shape in a JSON object; empty for the standard 9×9."""
        if self.is_standard_9x9:
            return {}
        entries: dict[str, object] = {"size": self.size, "variant": [variant.value for variant in self.variants]}
        return {**entries, "regions": self.regions_text} if Variant.JIGSAW in self.variants else entries

    @classmethod
    def from_json_object(cls, entries: Mapping[str, object], size: int) -> Geometry:
        """Return the shape that the entries of a JSON object describe, for cells of the given size.

        Raises ProblemError when the entries contradict each other or the size.
        """
        names, regions = entries.get("variant", []), entries.get("regions", "")
        known = {variant.value: variant for variant in Variant}
        if not (isinstance(names, list) and all(isinstance(name, str) and name in known for name in names)):
            raise ProblemError(Sentence("the variants must be a list of some of {names}", names=", ".join(known)))
        if entries.get("size", size) != size or not isinstance(regions, str):
            raise ProblemError(Sentence("found %n cell(s), need {needed}", n=size**2, needed=str(entries.get("size"))))
        return shaped(size, [known[name] for name in names], regions)

    def unit_name(self, unit: int) -> tuple[UnitKind, int]:
        """Return the kind and the number (from 1) of the unit with this index in `units`."""
        kind, first = next((kind, first) for kind, first in reversed(self.kinds) if first <= unit)
        return kind, unit - first + 1

    def cell_name(self, cell: int) -> str:
        """Return the name players use for a cell: "r3c5" is row 3, column 5."""
        row, column = divmod(cell, self.size)
        return f"r{row + 1}c{column + 1}"


def _frozen(table: CellTable) -> CellTable:
    table.setflags(write=False)
    return table


def _filled_up(lists: Sequence[list[int]], fillers: Sequence[int]) -> CellTable:
    most = max(map(len, lists))
    return _frozen(np.array([own + [filler] * (most - len(own)) for own, filler in zip(lists, fillers, strict=True)]))


@cache
def boxes(height: int, width: int) -> tuple[int, ...]:
    """Return the region of each cell of a grid that is divided into boxes of this height and width."""
    size = height * width
    return tuple(row // height * height + column // width for row in range(size) for column in range(size))


@cache
def _extra_units(extra: Variant, size: int) -> tuple[tuple[int, ...], ...]:
    if extra is Variant.X:
        return tuple(range(0, size**2, size + 1)), tuple(range(size - 1, size**2 - 1, size - 1))
    order = isqrt(size)
    starts = range(1, size, order + 1)
    return tuple(
        tuple((top + row) * size + left + column for row in range(order) for column in range(order))
        for top in starts
        for left in starts
    )


@cache
def usual_box(size: int) -> tuple[int, int] | None:
    """Return height and width of the usual boxes of a size, or None: the most square ones no taller than wide."""
    heights = [height for height in range(2, isqrt(size) + 1) if size % height == 0]
    return (heights[-1], size // heights[-1]) if heights else None


def has_windows(size: int) -> bool:
    """Return whether windoku exists in this size, which needs square boxes."""
    return isqrt(size) ** 2 == size


def shaped(size: int, variants: Collection[Variant] = (), regions: Sequence[object] = ()) -> Geometry:
    """Return the shape with this size and these variants.

    `size` is 4 to 25. A jigsaw needs `regions`, one label for each cell, equal within a region; regions that are the
    usual boxes make a plain grid. Raises ProblemError when there is no such shape.
    """
    if not MIN_SIZE <= size <= MAX_SIZE:
        terms = {"fewest": MIN_SIZE, "most": MAX_SIZE, "number": size}
        raise ProblemError(Sentence("the size must lie between {fewest} and {most}, got {number}", **terms))
    if Variant.WINDOKU in variants and not has_windows(size):
        raise ProblemError(Sentence("only grids with square boxes have windows, such as 9×9"))
    extras = tuple(extra for extra in EXTRAS if extra in variants)
    if Variant.LATIN in variants:
        if regions or Variant.JIGSAW in variants:
            raise ProblemError(Sentence("a Latin square has no regions"))
        return _made(size, (), extras)
    if regions:
        return _made(size, _numbered(size, regions), extras)
    if Variant.JIGSAW in variants:
        raise ProblemError(Sentence("a jigsaw needs its regions"))
    box = usual_box(size)
    if box is None:
        raise ProblemError(Sentence("a {size}×{size} grid has no boxes; it can be a jigsaw or Latin", size=size))
    return _made(size, boxes(*box), extras)


def _numbered(size: int, regions: Sequence[object]) -> tuple[int, ...]:
    """Renumber region labels in the order of their first cells; raise ProblemError unless there are n regions of n
    cells.
    """
    if len(regions) != size**2:
        raise ProblemError(Sentence("found %n cell(s), need {needed}", n=len(regions), needed=size**2))
    numbers: dict[object, int] = {}
    numbered = tuple(numbers.setdefault(region, len(numbers)) for region in regions)
    if len(numbers) != size:
        raise ProblemError(Sentence("found %n region(s), need {needed}", n=len(numbers), needed=size))
    for region in range(size):
        count = numbered.count(region)
        if count != size:
            terms = {"number": region + 1, "needed": size}
            raise ProblemError(Sentence("region {number} has %n cell(s), need {needed}", n=count, **terms))
    return numbered


@lru_cache(maxsize=64)
def _made(size: int, regions: tuple[int, ...], extras: tuple[Variant, ...]) -> Geometry:
    # Equal shapes are one object, so that its tables are computed once and comparing is fast.
    return Geometry(size, regions, extras)


@cache
def geometry(order: int) -> Geometry:
    """Return the classic shape of an order from 2 to 5; raise ValueError outside that range."""
    if not MIN_ORDER <= order <= MAX_ORDER:
        raise ValueError(f"order must be in [{MIN_ORDER}, {MAX_ORDER}], got {order}")
    return shaped(order**2)


CLASSIC = geometry(CLASSIC_ORDER)
"""The standard 9×9 shape."""
