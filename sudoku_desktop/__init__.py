"""Sudoku Desktop: solve Sudoku with genetic algorithms and watch the evolution happen.

From Python: `import sudoku_desktop as sd`; `sudoku_desktop.api` says what there is. It is loaded when one of its names
is first used, so the window and the command line import this package without it; `__init__.pyi` tells type checkers.
"""

__version__ = "0.5.0"
__all__ = [
    "algorithms",
    "benchmark",
    "crossover",
    "fitness",
    "flag",
    "generate",
    "improvement",
    "mutation",
    "number",
    "prove",
    "rate",
    "read",
    "replacement",
    "selection",
    "solve",
    "stream",
    "study",
]


def __getattr__(name: str) -> object:
    from sudoku_desktop.lazy import lazy_getattr  # here, so that the programs handle Ctrl+C before anything is imported

    return lazy_getattr(__name__, "api")(name)
