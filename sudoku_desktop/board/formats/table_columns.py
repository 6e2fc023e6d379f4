"""Tables with a puzzle in each line: which column a puzzle is in, and the columns of titles and ratings."""

from __future__ import annotations

import re

from sudoku_desktop.board.formats.text_lines import LONGEST_TITLE, Span

_PUZZLE_COLUMNS = {"puzzle", "puzzles", "quiz", "quizzes", "sudoku", "givens", "question"}
SOLUTION_COLUMNS = {"solution", "solutions", "answer", "answers", "solved"}
_RATING_COLUMNS = ("difficulty", "rating", "se_rating", "er", "level")
_TITLE_COLUMNS = ("title", "name", "label")
_QUOTED_FIELD = re.compile(r'"[^"]*"')


class TableColumns:
    """Names of the columns of a table, lower case; there are none in other texts."""

    def __init__(self, names: list[str]) -> None:
        self.names = names if (_PUZZLE_COLUMNS | {"solution"}) & {*names} else []
        self._of_metadata = [
            [names.index(name) for name in wanted if name in self.names] for wanted in (_TITLE_COLUMNS, _RATING_COLUMNS)
        ]

    @property
    def have_puzzles(self) -> bool:
        """Whether a column is named as one of puzzles."""
        return bool(_PUZZLE_COLUMNS.intersection(self.names))

    def metadata(self, text: str) -> tuple[str, str]:
        """Return the title and the rating in the named columns of a puzzle line; "" for none."""
        fields = text.split(self._separator(text))
        title, rating = (
            next((field for at in places if at < len(fields) and (field := fields[at].strip(" \"'"))), "")
            for places in self._of_metadata
        )
        return title[:LONGEST_TITLE], rating[:LONGEST_TITLE]

    def _separator(self, text: str) -> str:
        """Return the separator of the fields in a line of a table."""
        return next((each for each in ",;\t" if text.count(each) >= len(self.names) - 1), ",")

    def is_of_puzzles(self, name: str) -> bool:
        """Return whether a column of this name holds puzzles, as `quizzes` and `puzzle_2` do."""
        return name.rstrip("0123456789_ ") in _PUZZLE_COLUMNS

    def name_at(self, text: str, span: Span) -> str:
        """Return the name of the column in which a span of a line begins; "" for none."""
        at = _QUOTED_FIELD.sub('""', text[: span[0]]).count(self._separator(text))
        return self.names[at] if at < len(self.names) else ""
