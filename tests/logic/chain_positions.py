"""Positions for the tests of chains: a few cells with candidates, and positions of real solutions."""

from collections.abc import Iterable

from sudoku_desktop.board import Grid
from sudoku_desktop.logic import Deduction, Position, Search
from sudoku_desktop.logic.kernels.chain_graph import NODE_COUNT
from sudoku_desktop.logic.kernels.record import WEIGHT, new_record
from tests.logic.positions import Find, blank_but, found, on_real_paths
from tests.reference.naive_logic_nested import Found

CELLS = range(81)


def only(held: dict[int, Iterable[int]]) -> Position:
    """Return a position in which only the given cells have candidates."""
    return blank_but(dict.fromkeys(CELLS, ()) | held)


def first_use(puzzle: str, name: str) -> Deduction:
    """Return the first deduction of this technique on a puzzle's path."""
    return next(step for step in Search().path(Grid.from_text(puzzle)) if step.technique.name == name)


def candidates(position: Position) -> dict[int, set[int]]:
    """Return the candidates of every cell that has any."""
    return {cell: set(position.candidates(cell)) for cell in CELLS if position.marks[cell]}


def of_size(smallest: int, largest: int, count: int) -> list[Position]:
    """Return positions from real paths whose number of candidates is within bounds."""
    fitting = [each for each, _ in on_real_paths() if smallest <= sum(map(len, candidates(each).values())) <= largest]
    return fitting[:: len(fitting) // count][:count]


def assert_found(find: Find, position: Position, naive: Found | None, *how: int) -> None:
    """Check that a search finds what a naive one has found: weight, number of nodes, placement and removals."""
    deduction = found(find, position, *how)
    if naive is None or deduction is None:
        assert naive is deduction
        return
    record = new_record()
    find(position.marks, position.places, record, *how)
    assert (record[WEIGHT], record[NODE_COUNT]) == (naive.weight, naive.nodes)
    removed = {(each.cell, each.digit) for each in deduction.removals}
    if deduction.placement is not None:
        there, digit = deduction.placement.cell, deduction.placement.digit
        assert naive.placed == (there, digit)
        removed = {(there, other) for other in position.candidates(there) if other != digit}
    assert removed == naive.removed
