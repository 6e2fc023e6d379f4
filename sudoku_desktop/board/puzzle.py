"""A puzzle: the givens, and what is known of where they come from."""

from dataclasses import dataclass

from sudoku_desktop.board.grid import Grid


@dataclass(frozen=True)
class Puzzle:
    """Givens with a title and a source; both may be empty.

    `published_rating` is what the source says of the difficulty, in its own words ("hard", "SE 7.8").
    """

    givens: Grid
    title: str = ""
    source: str = ""
    published_rating: str = ""
