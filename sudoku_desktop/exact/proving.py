"""Prove how many solutions one grid has, and find them."""

from sudoku_desktop.board.grid import Grid
from sudoku_desktop.exact.limits import SEVERAL, UndecidedError
from sudoku_desktop.exact.search import search
from sudoku_desktop.exact.verdict import ONLY_SEARCH_SHOWS, Verdict, visible_reason


def prove(grid: Grid, *, node_limit: int | None = None) -> Verdict:
    """Prove whether a partly or completely filled grid has no solution, exactly one, or several.

    `node_limit` is the largest number of guesses; None means the shape's default of one or two seconds. A contradiction
    that is visible without search is reported whatever the limit.
    """
    reason = visible_reason(grid)
    if reason is not None:
        return Verdict(solutions=0, examples=(), reason=reason, decided=True)
    findings = search(grid.cells[None, :], grid.geometry, SEVERAL, node_limit=node_limit, keep=SEVERAL)
    count = int(findings.counts[0])
    decided = bool(findings.final[0])
    return Verdict(
        solutions=count,
        examples=tuple(Grid(cells, grid.geometry) for cells in findings.solutions[0, :count]),
        reason=ONLY_SEARCH_SHOWS if decided and count == 0 else None,
        decided=decided,
    )


def solve(grid: Grid, *, node_limit: int | None = None) -> Grid | None:
    """Return a solution of the grid, or None when it has none; raise UndecidedError at the node limit."""
    findings = search(grid.cells[None, :], grid.geometry, 1, node_limit=node_limit, keep=1)
    if findings.counts[0]:
        return Grid(findings.solutions[0, 0], grid.geometry)
    if not findings.final[0]:
        raise UndecidedError("the node limit ended the search before a solution was found")
    return None


def count_solutions(grid: Grid, limit: int, *, node_limit: int | None = None) -> int:
    """Return the number of solutions, counted up to `limit`; raise UndecidedError at the node limit."""
    findings = search(grid.cells[None, :], grid.geometry, limit, node_limit=node_limit)
    if not findings.final[0]:
        raise UndecidedError(f"the node limit ended the search after {findings.counts[0]} solutions")
    return int(findings.counts[0])


def is_unique(grid: Grid, *, node_limit: int | None = None) -> bool:
    """Return whether the grid has exactly one solution; raise UndecidedError at the node limit."""
    return count_solutions(grid, SEVERAL, node_limit=node_limit) == 1
