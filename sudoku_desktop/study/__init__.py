"""The laboratory: runs that are kept, statistics of them, and studies, which are declared sets of runs.

Vocabulary: a *trial* is a run that is wanted, all that decides what happens in it; its *outcome* is how it ended. In
statistics a run that was not solved is *censored*: it would have taken longer than it was given.
"""

from __future__ import annotations

from sudoku_desktop.lazy import lazily

__all__ = ["Archive", "Ending", "KeptRun", "MadeRun", "Outcome", "Query", "Trial", "command_of", "label_of"]

__getattr__ = lazily(__name__, "archive", "commands", "records")
