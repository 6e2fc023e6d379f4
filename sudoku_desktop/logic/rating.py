"""How hard a puzzle is for a person, as a number on Sudoku Explainer's scale and in a word.

The scale is published for 9×9. Of another shape a rating is the same techniques' figures, and says so.
"""

from dataclasses import dataclass
from enum import Enum
from math import inf

from sudoku_desktop.board import CLASSIC, Geometry
from sudoku_desktop.logic.deduction import Technique
from sudoku_desktop.sentence import HasSentence, Rounded, Sentence

BEYOND_THE_LADDER = 9.5
"""The lowest weight of what comes after the last rung in SE: dynamic forcing chains with other chains nested inside."""
BEYOND_ANY_SHAPE = 8.5
"""The same for other shapes than the newspaper's: dynamic chains from all candidates of a cell or places of a digit."""


class Level(Enum):
    """A rating in a word; the value is the name for files and the command line."""

    GENTLE = "gentle"
    EASY = "easy"
    MODERATE = "moderate"
    TOUGH = "tough"
    FIENDISH = "fiendish"
    DIABOLICAL = "diabolical"
    EXTREME = "extreme"

    @property
    def title(self) -> Sentence:
        """The word as a heading begins."""
        return _TITLES[self]

    @property
    def rank(self) -> int:
        """Which level it is, from 1, the easiest."""
        return list(Level).index(self) + 1

    @property
    def stars(self) -> str:
        """Such as "★★★☆☆☆☆": as many full ones as its rank, of as many as there are levels."""
        return "★" * self.rank + "☆" * (len(Level) - self.rank)

    @property
    def demand(self) -> Sentence:
        """What such a puzzle asks of a person."""
        return _DEMANDS[self]


_TITLES = {
    Level.GENTLE: Sentence("Gentle"),
    Level.EASY: Sentence("Easy"),
    Level.MODERATE: Sentence("Moderate"),
    Level.TOUGH: Sentence("Tough"),
    Level.FIENDISH: Sentence("Fiendish"),
    Level.DIABOLICAL: Sentence("Diabolical"),
    Level.EXTREME: Sentence("Extreme"),
}

_DEMANDS = {
    Level.GENTLE: Sentence("One digit, one box: only one of its cells is left for the digit."),
    Level.EASY: Sentence("One digit, one row or column: only one cell is left for it there."),
    Level.MODERATE: Sentence("One cell: all digits but one can be ruled out for it."),
    Level.TOUGH: Sentence("Candidates, pencilled in: pairs, triples and digits confined to a line rule others out."),
    Level.FIENDISH: Sentence("Patterns over the whole grid: wings, fish and rectangles."),
    Level.DIABOLICAL: Sentence("Chains of what follows from what, from one cell to the next."),
    Level.EXTREME: Sentence("Long chains that fork: the hardest techniques there are."),
}

HIGHEST_RATINGS = {
    Level.GENTLE: 1.2,
    Level.EASY: 1.5,
    Level.MODERATE: 2.5,
    Level.TOUGH: 4.0,
    Level.FIENDISH: 6.2,
    Level.DIABOLICAL: 8.2,
    Level.EXTREME: inf,
}
"""The highest SE rating of each level."""


def level_of(rating: float) -> Level:
    """The level a rating belongs to."""
    return next(level for level, highest in HIGHEST_RATINGS.items() if rating <= highest)


@dataclass(frozen=True)
class Rating(HasSentence):
    """How hard a puzzle is for a person.

    `rating`: the largest weight on the path. `hardest`: the first technique on it that weighs as much; None where none
    does: for a grid without a blank, and where the ladder ended after easier ones. `steps`: the path's length.
    `counts`: how often each technique was needed, in the ladder's order. `reaches_solution`: false where the ladder
    ended before (or was not climbed to the end); then the rating is a lower bound, and where it ended at least
    BEYOND_THE_LADDER, or BEYOND_ANY_SHAPE. `shape`: of the puzzle.
    """

    rating: float
    hardest: Technique | None
    steps: int
    counts: tuple[tuple[Technique, int], ...]
    reaches_solution: bool
    shape: Geometry = CLASSIC

    @property
    def caveat(self) -> Sentence | None:
        """What scale this is where it is not the published one."""
        if self.shape.is_standard_9x9:
            return None
        return Sentence("by the techniques of 9×9, but not comparable with it")

    @property
    def level(self) -> Level:
        """The rating in a word; where the ladder ends the puzzle is beyond its last rung."""
        return level_of(self.rating) if self.reaches_solution else Level.EXTREME

    @property
    def figure(self) -> Sentence | Rounded:
        """The number alone: "3.4", or "at least 9.1" where the ladder ended."""
        number = Rounded(self.rating)
        return number if self.reaches_solution else Sentence("at least {number}", number=number)

    @property
    def sentence(self) -> Sentence:
        """Such as "Tough, 3.4: Hidden pair", or "Extreme, at least 9.5"; where nothing was to be done the level."""
        if self.hardest is not None:
            told = Sentence("{level}, {rating}: {technique}", technique=self.hardest.title)
        elif not self.reaches_solution:
            told = Sentence("{level}, {rating}")
        else:
            return self.level.title
        return told.with_terms(level=self.level.title, rating=self.figure)

    def as_json_object(self) -> dict[str, object]:
        """What the command line prints; only a lower bound has `at_least`, only other shapes than 9×9 a `scale`."""
        answer: dict[str, object] = {
            "rating": self.rating,
            "level": self.level.value,
            "hardest": self.hardest.name if self.hardest else None,
            "steps": self.steps,
        }
        if self.caveat is not None:
            answer["scale"] = str(self.caveat)
        return answer if self.reaches_solution else answer | {"at_least": True}
