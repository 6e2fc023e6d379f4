"""A puzzle: its givens, its origin, and a player's progress."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sudoku_desktop.board.grid import Grid
from sudoku_desktop.sentence import Sentence

MAX_SEED = 2**63 - 1
"""Largest seed of a run or a generated puzzle."""


@dataclass(frozen=True)
class Puzzle:
    """The givens of a puzzle with title, source, author and a player's progress; all but the givens may be empty.

    `published_rating` is the difficulty in the words of the source ("hard", "SE 7.8"). `seed` is the seed of a
    generated puzzle. `entries` holds the player's digits in cells without a given, or is None. `notes` has one bit mask
    a cell, in which bit d − 1 stands for digit d, or is (). `runs` lists runs on these givens in the format of a
    document (see `trials.recorded_runs`); `unknown` keeps entries of a document that a newer version has written.
    `span` is the start and end of the puzzle in the text of its file, or None; it is ignored when puzzles are compared.
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


OPTIONAL_FIELDS: Mapping[str, tuple[Sentence | None, object]] = {
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
"""Fields besides the givens: how a message names each (None: never), and the value that means it is absent."""
