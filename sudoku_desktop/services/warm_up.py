"""Use every kernel once, so that nobody waits for the compiler later.

    python -m sudoku_desktop.services.warm_up PART

does so in a process of its own, for one of the parts that `compilation` names.
"""

import gc
import sys
from collections.abc import Callable, Mapping

import numpy as np

from sudoku_desktop import exact, logic
from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.jit import USED_ENTRIES, WRITE_ERRORS, machine
from sudoku_desktop.kernel_cache import delete_old_caches, is_complete, write_record
from sudoku_desktop.services.compilation import EVOLUTION, EXACT, LADDER

SMALL_PUZZLE = "123434122143...."
"""Other shapes than the newspaper's have a search and a ladder of their own."""
PUZZLE = "8.2..351..6..91..37.1...8946.8..4.21...258.6.92.31.4.....4.278...5.89...2....71.."


def _prove() -> None:
    exact.prove(Grid.from_text(PUZZLE))


def _prove_and_dig() -> None:
    _prove()
    exact.prove(Grid.from_text(SMALL_PUZZLE, geometry(2)))
    exact.Digger([[0]]).dig(Grid.from_text(PUZZLE), np.zeros(1, np.int64))


def _rate() -> None:
    # All searches are in one loop, so that any puzzle compiles them.
    logic.rate(Grid.from_text(PUZZLE))


def _explain() -> None:
    puzzle = Grid.from_text(PUZZLE)
    for deduction in logic.path(puzzle):
        logic.Position(puzzle).without(deduction.removals)
    _rate()
    logic.rate(Grid.from_text(SMALL_PUZZLE, geometry(2)))


def _evolve() -> None:
    # One loop does all algorithms and shapes, so that one run compiles everything.
    Run(PRESETS[0], Grid.from_text(PUZZLE), seed=0).advance(2)


FIRST_USES: Mapping[str, Callable[[], None]] = {EXACT: _prove, LADDER: _rate, EVOLUTION: _evolve}
"""By part, what loads the kernels that a window needs for a 9×9 puzzle."""
ALL_USES: Mapping[str, Callable[[], None]] = {EXACT: _prove_and_dig, LADDER: _explain, EVOLUTION: _evolve}
"""By part, what compiles all its kernels."""


def is_compiled(part: str) -> bool:
    """Whether the kernels of a part, from these very sources, lie in the cache undamaged."""
    return is_complete(part, machine())


def load(part: str) -> None:
    """Load (or compile) what a window needs."""
    FIRST_USES[part]()


def compile_part(part: str) -> None:
    """Compile the kernels of a part that are not compiled yet; raises OSError when they cannot be kept."""
    USED_ENTRIES.clear()
    ALL_USES[part]()
    if WRITE_ERRORS:
        raise WRITE_ERRORS[0]
    write_record(part, machine(), USED_ENTRIES)


def main() -> None:
    """Compile one part, for the sake of the cache alone."""
    (part,) = sys.argv[1:]
    gc.disable()  # the compiler makes many objects and few cycles: looking for them takes longer than compiling less
    if not is_compiled(part):
        compile_part(part)
    delete_old_caches()


if __name__ == "__main__":
    main()
