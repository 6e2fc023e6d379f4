"""Exact search: prove how many solutions a grid has and find them. The evolution never uses it.

Vocabulary: a puzzle is *proper* when it has exactly one solution; a *verdict* says whether a grid has no solution, one
or several, with examples or a *reason* for having none; a *node* is one guess of the search. A search that reaches its
node limit is *undecided*.
"""

from typing import TYPE_CHECKING

from sudoku_desktop.exact.limits import NODE_LIMITS, SEVERAL, UNDECIDED, UndecidedError
from sudoku_desktop.exact.verdict import Reason, Verdict, visible_reason
from sudoku_desktop.lazy import lazy_getattr

if TYPE_CHECKING:
    from sudoku_desktop.exact.digging import Digger, superfluous_givens
    from sudoku_desktop.exact.proving import count_solutions, is_unique, prove, solve
    from sudoku_desktop.exact.search import count_guesses_of_many, count_solutions_of_many
else:  # imported on first use, because they load the compiler
    __getattr__ = lazy_getattr(__name__, "digging", "proving", "search")

__all__ = [
    "NODE_LIMITS",
    "SEVERAL",
    "UNDECIDED",
    "Digger",
    "Reason",
    "UndecidedError",
    "Verdict",
    "count_guesses_of_many",
    "count_solutions",
    "count_solutions_of_many",
    "is_unique",
    "prove",
    "solve",
    "superfluous_givens",
    "visible_reason",
]
