"""Finds kernels that numba has silently compiled for several signatures."""

from sudoku_desktop import jit


def kernel_variants() -> dict[str, object]:
    """Return the kernels that were compiled for more than one signature in this process, with these signatures."""
    return {each.__qualname__: each.signatures for each in jit.KERNELS if len(each.signatures) > 1}
