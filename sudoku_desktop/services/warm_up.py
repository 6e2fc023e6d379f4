"""Compile kernels in advance by using each of them once.

    python -m sudoku_desktop.services.warm_up PART

compiles one of the parts that `compilation` names, in a separate process.
"""

import gc
import sys
from collections.abc import Callable, Mapping

import numpy as np

from sudoku_desktop import exact, logic
from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.exact.trial_and_error import deep_bottleneck, try_and_err
from sudoku_desktop.jit import USED_ENTRIES, WRITE_ERRORS, machine
from sudoku_desktop.kernel_cache import delete_old_caches, is_complete, write_record
from sudoku_desktop.services.compilation import EVOLUTION, EXACT, LADDER
from sudoku_desktop.services.hunting.canonical import canonical_if_proper
from sudoku_desktop.services.hunting.vicinity import vicinity_child

SMALL_PUZZLE = "123434122143...."
"""A 4×4 puzzle, because shapes other than 9×9 with boxes use other kernels."""
PUZZLE = "8.2..351..6..91..37.1...8946.8..4.21...258.6.92.31.4.....4.278...5.89...2....71.."


def _prove() -> None:
    exact.prove(Grid.from_text(PUZZLE))


def _prove_and_dig() -> None:
    _prove()
    exact.prove(Grid.from_text(SMALL_PUZZLE, geometry(2)))
    exact.Digger([[0]]).dig(Grid.from_text(PUZZLE), np.zeros(1, np.int64))
    _hunt()


def _hunt() -> None:
    # Judging a puzzle rates it, too, which is another part.
    puzzle = Grid.from_text(PUZZLE)
    canonical_if_proper(puzzle)
    solution = exact.prove(puzzle).examples[0]
    vicinity_child(puzzle, solution, np.random.default_rng(0))
    try_and_err(puzzle, solution)
    deep_bottleneck(puzzle, solution)


def _rate() -> None:
    # One loop contains all techniques, so that any puzzle compiles all kernels.
    logic.rate(Grid.from_text(PUZZLE))


def _explain() -> None:
    puzzle = Grid.from_text(PUZZLE)
    for deduction in logic.path(puzzle):
        logic.Position(puzzle).without(deduction.removals)
    _rate()


def _evolve() -> None:
    # One loop serves all algorithms and shapes, so that one run compiles all kernels.
    Run(PRESETS[0], Grid.from_text(PUZZLE), seed=0).advance(2)


FIRST_USES: Mapping[str, Callable[[], None]] = {EXACT: _prove, LADDER: _rate, EVOLUTION: _evolve}
"""For each part, the function that loads the kernels that the window needs for a 9×9 puzzle."""
ALL_USES: Mapping[str, Callable[[], None]] = {EXACT: _prove_and_dig, LADDER: _explain, EVOLUTION: _evolve}
"""For each part, the function that compiles all its kernels."""


def is_compiled(part: str) -> bool:
    """Return whether the cache holds all kernels of a part, undamaged and compiled from the current sources."""
    return is_complete(part, machine())


def load(part: str) -> None:
    """Load the kernels of a part that the window needs, and compile those missing from the cache."""
    FIRST_USES[part]()


def compile_part(part: str) -> None:
    """Compile the kernels of a part that are not cached yet; raises OSError when they cannot be cached."""
    USED_ENTRIES.clear()
    ALL_USES[part]()
    if WRITE_ERRORS:
        raise WRITE_ERRORS[0]
    write_record(part, machine(), USED_ENTRIES)


def main() -> None:
    """Compile one part into the cache."""
    (part,) = sys.argv[1:]
    gc.disable()  # the compiler creates many objects and few cycles, so that garbage collection would only cost time
    if not is_compiled(part):
        compile_part(part)
    delete_old_caches()


if __name__ == "__main__":
    main()
