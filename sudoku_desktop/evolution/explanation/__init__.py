"""Explanation of one mating of a run: its steps, recomputed in plain Python.

The kernels make a child and report nothing; here the same parts, on lists of digits, draw the same random words and
emit an event for each step. Nothing here calls a kernel to find out what happened, so that the tests compare the
kernels with this package draw by draw: it is their reference. Only `lens` uses them, to find the place in a run where a
mating begins and to compare the results.
"""

from typing import TYPE_CHECKING

from sudoku_desktop.lazy import lazy_getattr

if TYPE_CHECKING:
    from sudoku_desktop.evolution.explanation.lens import RunExplainer
else:  # imported on first use, because it is rarely needed
    __getattr__ = lazy_getattr(__name__, "lens")

__all__ = ["RunExplainer"]
