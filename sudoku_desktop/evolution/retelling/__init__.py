"""Retelling: one mating of a run again, slowly, in plain Python, with every step that led to the child.

The kernels make a child and say nothing; here the same parts, on lists of digits, draw the same random words and tell
what they do as they do it. Nothing here calls a kernel to find out what happened, so that the tests hold the kernels
to it draw by draw: it is their reference. `lens` alone asks them for the place in a run where a mating begins, and
compares what they made of it.
"""

from typing import TYPE_CHECKING

from sudoku_desktop.lazy import lazy_getattr

if TYPE_CHECKING:
    from sudoku_desktop.evolution.retelling.lens import Lens
else:  # few look through the lens at every start
    __getattr__ = lazy_getattr(__name__, "lens")

__all__ = ["Lens"]
