"""Runs last: whatever the tests did, numba must not have compiled variants silently."""

import pytest

from sudoku_desktop import jit


@pytest.mark.skipif(jit.IS_OFF, reason="nothing is compiled without the JIT")
def test_that_no_kernel_was_compiled_for_two_signatures() -> None:
    import sudoku_desktop.evolution.run
    import sudoku_desktop.exact  # noqa: F401

    assert jit.KERNELS
    variants = {each.__qualname__: each.signatures for each in jit.KERNELS if len(each.signatures) > 1}
    assert variants == {}


def test_that_every_file_with_a_kernel_counts_for_the_cache() -> None:
    with_kernels = {path for path in jit.PACKAGE.rglob("*.py") if "@kernel" in path.read_text()}
    assert with_kernels - set(jit.kernel_sources()) == set()
