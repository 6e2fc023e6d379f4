"""Positions for the tests of chains: a few cells with candidates, and positions of real solutions."""

from collections.abc import Iterable

from sudoku_desktop.board import Grid
from sudoku_desktop.logic import Deduction, Position, Search
from tests.logic.positions import blank_but, on_real_paths
from tests.reference.naive_logic_chains import Found

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


def as_found(deduction: Deduction | None, position: Position) -> Found | None:
    """Return a deduction in the format of the naive searches."""
    if deduction is None:
        return None
    gone = {(each.cell, each.digit) for each in deduction.removals}
    if deduction.placement is not None:
        cell, digit = deduction.placement.cell, deduction.placement.digit
        gone |= {(cell, other) for other in position.candidates(cell) if other != digit}
    return round(10 * deduction.rating), len(nodes_of(deduction)), frozenset(gone)


def nodes_of(deduction: Deduction) -> set[tuple[int, int, bool]]:
    """Return the nodes of a chain without branches."""
    links = deduction.explanation.links
    causes = {(link.cause.cell, link.cause.digit, link.cause_is_on) for link in links}
    return causes | {(link.effect.cell, link.effect.digit, link.effect_is_on) for link in links}
