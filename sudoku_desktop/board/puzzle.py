"""A puzzle: the givens, and what is known of where they come from."""

from dataclasses import dataclass, field

from sudoku_desktop.board.grid import Grid


@dataclass(frozen=True)
class Puzzle:
    """Givens with a title and a source; both may be empty.

    `published_rating` is what the source says of the difficulty, in its own words ("hard", "SE 7.8"). `span` is where
    the puzzle stands in the text of its file, from and to; None for a puzzle that was not read, or whose format cannot
    tell. Puzzles compare without it.
    """

    givens: Grid
    title: str = ""
    source: str = ""
    published_rating: str = ""
    span: tuple[int, int] | None = field(default=None, compare=False, repr=False)
