"""Unique rectangles and loops, and the BUG, by definition, on sets of cells."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from sudoku_desktop.board import geometry
from sudoku_desktop.logic import Candidate, Position
from tests.reference.naive_logic_locked import BOXES, COLUMNS, ROWS, Removals, Unit, candidates_in, places

Cells = frozenset[int]
Digits = frozenset[int]
Candidates = Sequence[Digits]
Claim = tuple[int, int, Removals]
"""A conclusion: its weight in tenths, its type, and its removals."""

UNITS = ROWS + COLUMNS + BOXES
UNITS_OF = [[unit for unit in UNITS if cell in unit] for cell in range(81)]
PEERS = [frozenset(map(int, peers)) for peers in geometry(3).peers]
WEIGHTS = {4: 45, 6: 46, 8: 47}
LONG_LOOP = 50
LARGEST_SET = 7
MOST_SUSPECTS = 6
"""Limit of cells with three or more candidates, above which the naive search for a BUG takes too long."""


def without(cells: Cells, digits: Digits, candidates: Candidates) -> Removals:
    """Return the candidates that `cells` lose if none of them can take any of `digits`."""
    return frozenset(Candidate(cell, digit) for cell in cells for digit in digits & candidates[cell])


def seeing(cells: Cells) -> Cells:
    """Return the cells that see all of `cells`."""
    return frozenset.intersection(*(PEERS[cell] for cell in cells))


def shared_units(cells: Cells) -> list[Unit]:
    return [unit for unit in UNITS if cells <= unit]


# Unique rectangles and loops.


def naive_unique_loops(position: Position) -> set[Claim]:
    """Return all conclusions from any loop."""
    candidates = candidates_in(position)
    claims = set()
    for first, second in combinations(range(1, 10), 2):
        pair = frozenset((first, second))
        for loop in loops(pair, candidates):
            for weight, kind, removed in claims_of(loop, pair, candidates):
                if removed:
                    claims.add((weight, kind, removed))
    return claims


def loops(pair: Digits, candidates: Candidates) -> set[Cells]:
    """Return the sets of cells that could exchange the pair, with at least one cell without other candidates."""
    usable = frozenset(cell for cell in range(81) if pair <= candidates[cell])
    starts = [cell for cell in usable if candidates[cell] == pair]
    return {
        loop
        for start in starts
        for loop in completed({start: 0}, usable, pair, candidates)
        if is_ring([start], loop - {start})
    }


def completed(colours: dict[int, int], usable: Cells, pair: Digits, candidates: Candidates) -> Iterator[Cells]:
    """Colour cells until every unit has one cell of each of two colours, or none."""
    extra_cells = [cell for cell in colours if candidates[cell] != pair]
    extras = frozenset().union(*(candidates[cell] - pair for cell in extra_cells))
    if len(extra_cells) > 2 and len(extras) > 1:
        return
    lone = [(unit, cell) for cell in colours for unit in UNITS_OF[cell] if len(unit & colours.keys()) == 1]
    if not lone:
        yield frozenset(colours)
        return
    unit, cell = lone[0]
    for partner in (unit & usable) - {cell}:
        colour = 1 - colours[cell]
        if all(len(each & colours.keys()) < 2 for each in UNITS_OF[partner]) and not any(
            colours[other] == colour for each in UNITS_OF[partner] for other in each & colours.keys()
        ):
            yield from completed({**colours, partner: colour}, usable, pair, candidates)


def is_ring(way: list[int], rest: Cells) -> bool:
    """Return whether the walk can continue through all remaining cells, and back to its start."""
    if not rest:
        return way[0] in PEERS[way[-1]]
    return any(is_ring([*way, cell], rest - {cell}) for cell in PEERS[way[-1]] & rest)


def claims_of(loop: Cells, pair: Digits, candidates: Candidates) -> Iterator[Claim]:
    weight = WEIGHTS.get(len(loop), LONG_LOOP)
    extra_cells = frozenset(cell for cell in loop if candidates[cell] != pair)
    extras = frozenset().union(*(candidates[cell] - pair for cell in extra_cells))
    if len(extra_cells) == 1:
        yield weight, 1, without(extra_cells, pair, candidates)
    if len(extra_cells) > 1 and len(extras) == 1:
        yield weight, 2, without(seeing(extra_cells), extras, candidates)
    if len(extra_cells) == 2:
        for unit in shared_units(extra_cells):
            if len(extras) > 1:
                yield from naked(weight, unit, extra_cells, extras, candidates)
                yield from hidden(weight, unit, extra_cells, extras, pair, candidates)
            for digit in pair:
                if places(candidates, unit, digit) == extra_cells:
                    yield weight, 4, without(extra_cells, pair - {digit}, candidates)


def naked(weight: int, unit: Unit, ends: Cells, extras: Digits, candidates: Candidates) -> Iterator[Claim]:
    """Yield naked sets of one of the ends and some cells."""
    blank = frozenset(cell for cell in unit if candidates[cell])
    in_both = frozenset.intersection(extras, *(candidates[cell] for cell in ends))
    for size in range(1, LARGEST_SET):
        for chosen in map(frozenset, combinations(blank - ends, size)):
            digits = frozenset().union(*(candidates[cell] for cell in chosen))
            if (
                len(digits | extras) == len(digits | in_both) == size + 1
                and 2 * (size + 1) <= len(blank)
                and all(len(candidates[cell]) > 1 for cell in chosen)
            ):
                yield weight + size, 3, without(blank - ends - chosen, digits | extras, candidates)


def hidden(
    weight: int, unit: Unit, ends: Cells, extras: Digits, pair: Digits, candidates: Candidates
) -> Iterator[Claim]:
    """Yield hidden sets of the pair and some digits."""
    blank = frozenset(cell for cell in unit if candidates[cell])
    others = frozenset().union(*(candidates[cell] for cell in blank)) - pair - extras
    for size in range(len(extras), LARGEST_SET + 1):
        for chosen in map(frozenset, combinations(others, size - 2)):
            digits = chosen | pair
            cells = frozenset().union(*(places(candidates, unit, digit) for digit in digits)) - ends
            if len(cells) == size - 1 and 2 * size < len(blank):
                yield weight + size - 2, 3, without(cells, frozenset(range(1, 10)) - digits, candidates)


# The BUG.


def graves(candidates: Candidates) -> Iterator[dict[int, Digits]]:
    """Return the extras without which every cell has two candidates, and every digit two places in a unit."""
    suspects = [cell for cell in range(81) if len(candidates[cell]) > 2]
    for choice in product(*(combinations(sorted(candidates[cell]), 2) for cell in suspects)):
        left = list(candidates)
        for cell, kept in zip(suspects, choice, strict=True):
            left[cell] = frozenset(kept)
        if all(len(each) in (0, 2) for each in left) and all(
            len(places(left, unit, digit)) in (0, 2) for unit in UNITS for digit in range(1, 10)
        ):
            yield {cell: candidates[cell] - left[cell] for cell in suspects}


def naive_bugs(position: Position) -> set[tuple[int, int, Removals, Candidate | None]] | None:
    """Return all conclusions from a BUG, placements without removals, or None if the search takes too long."""
    candidates = candidates_in(position)
    if sum(len(each) > 2 for each in candidates) > MOST_SUSPECTS:
        return None
    claims: set[tuple[int, int, Removals, Candidate | None]] = set()
    for extras in graves(candidates):
        cells = frozenset(extras)
        all_extras = frozenset().union(*extras.values())
        if len(cells) == 1:
            ((cell, only),) = extras.items()
            placed = Candidate(cell, *only) if len(only) == 1 else None
            claims.add((56, 1, frozenset() if placed else without(cells, candidates[cell] - only, candidates), placed))
        elif len(all_extras) == 1:
            claims.add((57, 2, without(seeing(cells), all_extras, candidates), None))
        else:
            claims |= {(*claim, None) for claim in bug_sets(extras, all_extras, candidates)}
        if len(cells) == 2:
            claims |= {(*claim, None) for claim in bug_pairs(extras, all_extras, candidates)}
    return {claim for claim in claims if claim[2] or claim[3]}


def bug_sets(extras: dict[int, Digits], all_extras: Digits, candidates: Candidates) -> Iterator[Claim]:
    """Yield naked sets that include all extras, in the unit that contains them."""
    for unit in shared_units(frozenset(extras)):
        rest = frozenset(cell for cell in unit if candidates[cell]) - extras.keys()
        for size in range(1, LARGEST_SET - 1):
            for chosen in map(frozenset, combinations(rest, size)):
                digits = frozenset().union(*(candidates[cell] for cell in chosen))
                if (
                    len(digits) == size + 1
                    and all_extras <= digits
                    and all(len(candidates[each]) > 1 for each in chosen)
                ):
                    yield 57 + size, 3, without(rest - chosen, digits, candidates)


def bug_pairs(extras: dict[int, Digits], all_extras: Digits, candidates: Candidates) -> Iterator[Claim]:
    """Yield the common digit of two cells of a unit that is not an extra."""
    first, second = extras
    common = (candidates[first] & candidates[second]) - all_extras
    if len(common) == 1 and shared_units(frozenset(extras)):
        removed = [
            without(frozenset((cell,)), candidates[cell] - extra - common, candidates) for cell, extra in extras.items()
        ]
        yield 57, 4, frozenset.union(*removed)
