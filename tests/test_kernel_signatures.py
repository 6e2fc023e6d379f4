"""Runs last: whatever the tests did, numba must not have compiled variants silently.

If tests run in several processes, `conftest.py` checks this at the end of each process.
"""

import dataclasses

import pytest

from sudoku_desktop import jit, kernel_cache
from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.run import Run
from tests.kernel_variants import kernel_variants
from tests.puzzles import ESCARGOT, MK_FIG_1


@pytest.mark.skipif(jit.IS_OFF, reason="nothing is compiled without the JIT")
def test_that_no_kernel_was_compiled_for_two_signatures() -> None:
    from sudoku_desktop import exact, logic

    for order in (2, 3, 4, 5):
        for preset in PRESETS:
            elite = getattr(preset.replacement, "elite", 0)
            few = dataclasses.replace(preset, population=max(30, elite + 1))
            Run(few, Grid.blank(geometry(order)), seed=0).advance(3)
    exact.prove(Grid.blank().with_cell(0, 1))
    for puzzle in (ESCARGOT, MK_FIG_1):
        logic.rate(puzzle)
        for deduction in logic.path(puzzle):
            assert logic.Position(puzzle).without(deduction.removals)
    assert jit.KERNELS
    assert kernel_variants() == {}


def test_that_every_file_with_a_kernel_counts_for_the_cache() -> None:
    with_kernels = {path for path in kernel_cache.PACKAGE.rglob("*.py") if "@kernel" in path.read_text()}
    assert with_kernels - set(kernel_cache.kernel_sources()) == set()
