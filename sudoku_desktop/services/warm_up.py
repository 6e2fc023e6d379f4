"""Compile every kernel by using it once, so that nobody waits for the compiler later."""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress

from sudoku_desktop import exact, logic
from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.jit import CACHE_DIGEST, cache_root, forget_old_caches

PUZZLE = "8.2..351..6..91..37.1...8946.8..4.21...258.6.92.31.4.....4.278...5.89...2....71.."
_DONE_MARK = f"complete-{CACHE_DIGEST}"


def _evolve() -> None:
    # One loop does all algorithms and orders, so that one run compiles everything.
    Run(PRESETS[0], Grid.from_text(PUZZLE), seed=0).advance(2)


def _prove() -> None:
    exact.prove(Grid.from_text(PUZZLE))
    exact.prove(Grid.blank(2))  # other orders than 3 have a search of their own


def _explain() -> None:
    # All searches are in one loop, so that any puzzle compiles them; the path goes into it by other ways.
    puzzle = Grid.from_text(PUZZLE)
    logic.rate(puzzle)
    for deduction in logic.path(puzzle):
        logic.Position(puzzle).without(deduction.removals)


STEPS: tuple[tuple[str, Callable[[], None]], ...] = (
    ("the exact solver", _prove),
    ("the human ladder", _explain),
    ("the evolution", _evolve),
)


def is_compiled() -> bool:
    """Whether a warm-up of these very kernels was once completed with this cache."""
    return (cache_root() / _DONE_MARK).exists()


def warm_up() -> Iterator[tuple[str, float]]:
    """Compile or load the kernels; yields what has been done, and how many seconds it took."""
    for name, step in STEPS:
        began = time.perf_counter()
        step()
        yield name, time.perf_counter() - began
    forget_old_caches()
    with suppress(OSError):  # a cache that cannot be written is no cache; the kernels are compiled all the same
        (cache_root() / _DONE_MARK).touch()
