"""Evolutionary algorithms described by their parts, and runs that can be watched.

Vocabulary: a *chromosome* is one filling of the grid; a *generation* replaces the population once; a *trial* is the
evaluation of one new chromosome; *cost* is minimised, 0 means solved.

This package never sees a solution: it does not import the exact solver or the human solver.
"""

from typing import TYPE_CHECKING

from sudoku_desktop.lazy import lazy_getattr

if TYPE_CHECKING:
    from sudoku_desktop.evolution.lowering import memory_of
    from sudoku_desktop.evolution.replay import Replay
    from sudoku_desktop.evolution.run import Run, stream
else:  # imported on first use, because they load the compiler
    __getattr__ = lazy_getattr(__name__, "lowering", "replay", "run")

__all__ = ["Replay", "Run", "memory_of", "stream"]
