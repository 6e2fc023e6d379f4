"""A puzzle: the givens, what is known of where they come from, and how far somebody has got with them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sudoku_desktop.board.grid import Grid
from sudoku_desktop.sentence import Sentence

MAX_SEED = 2**63 - 1
"""Of runs and of generated puzzles."""


@dataclass(frozen=True)
class Puzzle:
    """Givens with a title, a source and an author; each of these may be empty.

    `published_rating` is what the source says of the difficulty, in its own words ("hard", "SE 7.8"). `seed` is what
    the puzzle was generated from. `entries` stand in cells without a given, None for none; `notes` are a bit mask a
    cell, in which digit d is bit d − 1, or () for none. `runs` were made on these givens, in the words of a document,
    as `services.recorded_runs` reads and writes them; `unknown` is what a newer version has written beside all that.
    `span` is where the puzzle stands in the text of its file, from and to; None for a puzzle that was not read, or
    whose format cannot tell. Puzzles compare without it.
    """

    givens: Grid
    title: str = ""
    source: str = ""
    published_rating: str = ""
    author: str = ""
    seed: int | None = None
    entries: Grid | None = None
    notes: tuple[int, ...] = ()
    runs: tuple[Mapping[str, Any], ...] = field(default=(), hash=False)
    unknown: Mapping[str, Any] = field(default_factory=dict, hash=False, repr=False)
    span: tuple[int, int] | None = field(default=None, compare=False, repr=False)


BESIDES: Mapping[str, tuple[Sentence | None, object]] = {
    "entries": (Sentence("your entries"), None),
    "notes": (Sentence("your notes"), ()),
    "title": (Sentence("the title"), ""),
    "author": (Sentence("the author"), ""),
    "source": (Sentence("the source"), ""),
    "published_rating": (Sentence("the rating"), ""),
    "seed": (None, None),
    "runs": (Sentence("the runs made on it"), ()),
    "unknown": (Sentence("what a newer version of the program has added"), {}),
}
"""What a puzzle may have besides its givens: how a person who misses it calls each, and the value for having none."""
