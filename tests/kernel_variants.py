"""Finds kernels that numba has silently compiled for several signatures."""

from sudoku_desktop import jit


def kernel_variants() -> dict[str, object]:
    """The kernels that were compiled for more than one signature in this process, with all of theirs."""
    return {each.__qualname__: each.signatures for each in jit.KERNELS if len(each.signatures) > 1}
