"""The ladder on shapes other than 9×9, compared with exact solutions, Python's sets, and the ladder of 9×9."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from sudoku_desktop.board import Grid, UnitKind, Variant, shaped
from sudoku_desktop.logic import Deduction, Level, Position, Search, level_of, path, rate
from sudoku_desktop.services.generation import PuzzleCriteria, generate
from tests.logic.positions import RATED, is_true

X, WINDOKU, JIGSAW, LATIN = Variant
SHAPES = (
    *((size, ()) for size in (4, 6, 8, 10, 12)),
    *((9, variants) for variants in ((X,), (WINDOKU,), (JIGSAW,), (LATIN,), (X, WINDOKU), (X, JIGSAW))),
    (7, (JIGSAW,)),
    (5, (LATIN, X)),
    (16, ()),
)
SEEDS = 3
BLOCKS = (UnitKind.BOX, UnitKind.REGION, UnitKind.WINDOW)
ON_UNITS = (
    "last-cell",
    "hidden-single-in-box",
    "hidden-single-in-line",
    "direct-pointing",
    "direct-claiming",
    "direct-hidden-pair",
    "naked-single",
    "direct-hidden-triple",
    "pointing",
    "claiming",
    "naked-pair",
    "x-wing",
    "hidden-pair",
    "naked-triple",
    "swordfish",
    "hidden-triple",
)
"""The techniques found here with Python's sets, in the ladder's order."""

Places = frozenset[int]


@cache
def puzzles() -> tuple[tuple[Grid, Grid], ...]:
    """Return puzzles of all shapes, each with its solution."""
    return tuple(
        (each.puzzle, each.solution)
        for size, variants in SHAPES
        for each in generate(PuzzleCriteria(size=size, variants=variants), SEEDS if size < 16 else 1, seed=0)
    )


@cache
def steps(puzzle: Grid) -> tuple[tuple[Position, Deduction], ...]:
    """Return each step of a path, and the position before it, which must not be changed."""
    search, position = Search(puzzle.geometry), Position(puzzle)
    return tuple((position.copy(), deduction) for deduction in search.path(puzzle, position))


def test_that_no_deduction_is_false() -> None:
    told = 0
    for puzzle, solution in puzzles():
        for position, deduction in steps(puzzle):
            assert is_true(deduction, solution), (puzzle.geometry, str(deduction))
            placed, removed = deduction.placement, deduction.removals
            assert all(each.digit in position.candidates(each.cell) for each in removed)
            assert removed if placed is None else placed.digit in position.candidates(placed.cell)
            told += 1
    assert told > 1000


def test_that_a_hidden_single_is_called_by_the_kind_of_its_unit() -> None:
    words = {UnitKind.BOX: "a box", UnitKind.REGION: "a region", UnitKind.WINDOW: "a window"}
    told = set()
    for puzzle, _ in puzzles():
        for _, deduction in steps(puzzle):
            if deduction.technique.name == "hidden-single-in-box":
                kind, _ = puzzle.geometry.unit_name(deduction.explanation.units[0])
                assert str(deduction.title) == f"Hidden single in {words[kind]}"
                told.add(kind)
    assert told == set(BLOCKS)


def test_that_a_position_is_what_the_rules_leave() -> None:
    for puzzle, _ in puzzles():
        for position, deduction in steps(puzzle):
            allowed = position.grid.candidate_masks()
            assert all(not mask & ~rule for mask, rule in zip(position.marks.tolist(), allowed, strict=True))
            assert (position.places == position.without(()).places).all(), str(deduction)


def places_left(position: Position, unit: int) -> dict[int, Places]:
    """Return the cells of a unit that may hold a digit, for each digit that is not placed there."""
    cells = position.shape.units[unit].tolist()
    left = {
        digit: frozenset(cell for cell in cells if digit in position.candidates(cell))
        for digit in range(1, position.shape.size + 1)
    }
    return {digit: there for digit, there in left.items() if there}


def naive_techniques(position: Position) -> Iterator[str]:
    """Yield those of ON_UNITS that have an effect in a position, but none after the hidden singles if there are any."""
    shape = position.shape
    units = [frozenset(cells) for cells in shape.units.tolist()]
    kinds = [shape.unit_name(unit)[0] for unit in range(len(units))]
    left = [places_left(position, unit) for unit in range(len(units))]
    blank = [cell for cell in range(shape.cell_count) if position.candidates(cell)]
    if any(len(set(cells) & set(blank)) == 1 for cells in units):
        yield "last-cell"
    for unit, places in enumerate(left):
        if any(len(there) == 1 for there in places.values()):
            yield f"hidden-single-in-{'box' if kinds[unit] in BLOCKS else 'line'}"
    if any(len(there) == 1 for places in left for there in places.values()):
        return
    if any(len(position.candidates(cell)) == 1 for cell in blank):
        yield "naked-single"
    for first, places in enumerate(left):
        name = "pointing" if kinds[first] in BLOCKS else "claiming"
        for second, cells in enumerate(units):
            for digit, there in places.items() if second != first else ():
                gone = left[second].get(digit, frozenset()) - units[first]
                if len(there) > 1 and there <= cells and gone:
                    yield name
                    for third, others in enumerate(left):
                        rest = others.get(digit, frozenset())
                        is_parallel = third not in (first, second) and kinds[third] == kinds[first]
                        if is_parallel and rest & gone and len(rest - gone) == 1:
                            yield f"direct-{name}"
    for size, title in ((2, "pair"), (3, "triple")):
        for unit, cells in enumerate(units):
            open_cells = [cell for cell in cells if 2 <= len(position.candidates(cell)) <= size]
            for chosen in combinations(open_cells, size):
                digits = {digit for cell in chosen for digit in position.candidates(cell)}
                rest = frozenset().union(*(left[unit].get(digit, frozenset()) for digit in digits)) - set(chosen)
                if len(digits) == size and rest:
                    yield f"naked-{title}"
            open_digits = [digit for digit, there in left[unit].items() if 2 <= len(there) <= size]
            for wanted in combinations(open_digits, size):
                there = frozenset().union(*(left[unit][digit] for digit in wanted))
                if len(there) == size:
                    if any(set(position.candidates(cell)) - set(wanted) for cell in there):
                        yield f"hidden-{title}"
                    for rest in left[unit].values():
                        if rest & there and len(rest - there) == 1:
                            yield f"direct-hidden-{title}"
    for size, title in ((2, "x-wing"), (3, "swordfish")):
        for base, cover in ((range(shape.size), shape.column_of), (range(shape.size, 2 * shape.size), shape.row_of)):
            for digit in range(1, shape.size + 1):
                lines = [left[line].get(digit, frozenset()) for line in base]
                for chosen in combinations([line for line in lines if 2 <= len(line) <= size], size):
                    own = frozenset().union(*chosen)
                    crossing = {int(cover[cell]) for cell in own}
                    if len(crossing) == size and any(
                        int(cover[cell]) in crossing for line in lines for cell in line - own
                    ):
                        yield title


def test_that_the_first_technique_is_the_first_of_the_naive_ones() -> None:
    seen = set()
    for puzzle, _ in puzzles()[::4]:
        for position, deduction in steps(puzzle) if puzzle.size < 10 else ():
            found = min(set(naive_techniques(position)), key=ON_UNITS.index, default=None)
            name = deduction.technique.name
            assert name == found if name in ON_UNITS else found is None, (puzzle.geometry, str(deduction))
            seen.add(name)
    assert {*ON_UNITS[:12], "hidden-pair"} - {"direct-hidden-triple"} <= seen


def test_that_the_ladder_for_other_shapes_rates_9x9_puzzles_as_the_one_for_9x9_does() -> None:
    for text, published in RATED:
        puzzle = Grid.from_text(text)
        position, search = Position(puzzle), Search()
        position.tables = position.tables._replace(is_standard=False)
        hardest = max(deduction.rating for deduction in search.path(puzzle, position))
        assert position.is_complete
        rating = rate(puzzle)
        assert level_of(hardest) is rating.level, (text, published)
        assert hardest == rating.rating or "cycle" in str(rating.hardest and rating.hardest.name), (text, published)


def told_of(puzzle: Grid, kind: UnitKind) -> bool:
    """Return whether any reason on a puzzle's path names a unit of this kind."""
    return any(f"{kind.value} " in str(deduction) for deduction in path(puzzle))


@pytest.mark.parametrize(
    ("variant", "kind"), [(X, UnitKind.DIAGONAL), (WINDOKU, UnitKind.WINDOW), (JIGSAW, UnitKind.REGION)]
)
def test_that_reasons_name_the_variants_units(variant: Variant, kind: UnitKind) -> None:
    assert any(told_of(puzzle, kind) for puzzle, _ in puzzles() if variant in puzzle.geometry.variants)


def test_that_cells_are_named_in_their_own_shape() -> None:
    blank_corner = shaped(6)
    solution = next(solution for puzzle, solution in puzzles() if puzzle.geometry is blank_corner)
    (last,) = path(solution.with_cell(35, 0))
    assert str(last).startswith("Only r6c6 is blank in box 6")
    assert str(last.conclusion) == f"r6c6 is {solution.cells[35]}."


def test_that_every_rating_says_that_it_does_not_compare_with_the_newspapers() -> None:
    for puzzle, _ in puzzles():
        assert "not comparable" in str(rate(puzzle).as_json_object()["scale"])
    assert "scale" not in rate(Grid.from_text(RATED[0][0])).as_json_object()


def test_that_a_rating_is_a_lower_bound_where_the_ladder_ends() -> None:
    ended = [rating for puzzle, _ in puzzles() if not (rating := rate(puzzle)).reaches_solution]
    assert ended
    for rating in ended:
        assert rating.rating >= 8.5
        assert rating.level is Level.EXTREME
        assert rating.as_json_object()["at_least"] is True


def test_that_a_halted_search_finds_no_chain() -> None:
    position, deduction = next(
        (position, deduction)
        for puzzle, _ in puzzles()
        for position, deduction in steps(puzzle)
        if deduction.rating > 6.5
    )
    search = Search(position.shape)
    assert search.next_deduction(position) == deduction
    search.halt()
    assert search.next_deduction(position) is None
