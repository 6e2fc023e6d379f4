"""Evolution: algorithms described as parts, and runs that can be watched.

Vocabulary: a *chromosome* is one complete filling of the grid; a *generation* replaces the population once; a
*trial* is one new chromosome evaluated; *cost* is lower-is-better with 0 solved.

Nothing here knows a solution: this package never imports the exact solver or the logic.
"""

from typing import TYPE_CHECKING

from sudoku_desktop.lazy import lazy_getattr

if TYPE_CHECKING:
    from sudoku_desktop.evolution.lowering import memory_of
    from sudoku_desktop.evolution.replay import Replay
    from sudoku_desktop.evolution.run import Run, stream
else:  # the compiler is loaded when one of these is first used
    __getattr__ = lazy_getattr(__name__, "lowering", "replay", "run")

__all__ = ["Replay", "Run", "memory_of", "stream"]
