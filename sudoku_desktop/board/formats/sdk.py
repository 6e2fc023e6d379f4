"""SadMan Sudoku's puzzles (.sdk): nine lines of nine symbols, with a heading and facts where there are any.

Vocabulary: a *fact* is a line of `#`, a letter and what it tells: A author, B date, C comment, D description, L level,
S source, U address. A *section* begins with its name in brackets; the givens are those of `[Puzzle]`, and what comes
before any section is one. The others tell how far a person has got (`[State]`, `[PencilMarks]`): they are passed over,
and kept as long as the givens are.
The format is made for one puzzle a file. Here several may follow one another, each with its facts and its heading;
programs that expect one read the first.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from sudoku_desktop.board.formats.cells import SIZE, check_cells, missing_rows
from sudoku_desktop.board.formats.puzzle_format import (
    LINES,
    NEWSPAPER,
    Check,
    PuzzleFormat,
    found_lines,
    go_on,
    with_plain_line_ends,
)
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.parsing import grid_of_cells
from sudoku_desktop.board.puzzle import Puzzle

_GIVENS = "[puzzle]"
_AUTHOR, _COMMENT, _DESCRIPTION, _LEVEL, _SOURCE, _ADDRESS = "ACDLSU"


@dataclass
class _Draft:
    """A puzzle of which lines have been read; `start` is where its first row begins, `end` where its last line ends."""

    facts: dict[str, str] = field(default_factory=dict)
    rows: list[str] = field(default_factory=list)
    start: int = 0
    last_row: int = 0
    end: int = 0

    def first(self, *letters: str) -> str:
        """The first of these facts that is told."""
        return next((self.facts[letter] for letter in letters if self.facts.get(letter)), "")

    def finished(self, text: str) -> Puzzle:
        """The puzzle, if all its rows are there; else raises FileTextError."""
        if len(self.rows) < SIZE:
            raise missing_rows(text, len(self.rows), self.last_row)
        return Puzzle(
            grid_of_cells("".join(self.rows)),
            title=self.first(_DESCRIPTION, _COMMENT),
            source=self.first(_SOURCE, _AUTHOR, _ADDRESS),
            published_rating=self.first(_LEVEL),
            span=(self.start, self.end),
        )


def loads(text: str, orders: Collection[int] = NEWSPAPER, check: Check = go_on) -> tuple[Puzzle, ...]:
    """The puzzles in order, all 9×9 whatever `orders`, for the format knows no others.

    The title is the description or else the comment. Raises FileTextError with line and column at the first thing
    among the givens that is not a cell, or where a grid ends too early.
    """
    text = with_plain_line_ends(text)
    puzzles: list[Puzzle] = []
    draft, section = _Draft(), _GIVENS
    for line in found_lines(LINES, text, check):
        content, start = line[0].rstrip(), line.start()
        if content.startswith("["):
            if 0 < len(draft.rows) < SIZE:
                raise missing_rows(text, len(draft.rows), draft.last_row)
            section = content[: len(_GIVENS) + 1].lower()
        if len(draft.rows) == SIZE and (section == _GIVENS or content.startswith("#")):
            puzzles.append(draft.finished(text))
            draft = _Draft()
        if content.startswith("#"):
            draft.facts.setdefault(content[1:2].upper(), content[2:].strip())
        elif section != _GIVENS:
            draft.end = start + len(content)
        elif not content.startswith("["):
            draft.start = draft.start if draft.rows else start
            draft.rows.append(check_cells(text, start, content, SIZE))
            draft.last_row, draft.end = start, start + len(content)
    if draft.rows:
        puzzles.append(draft.finished(text))
    return tuple(puzzles)


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """Each puzzle's facts, its heading and its rows, dots for blanks."""
    lines = []
    for puzzle in puzzles:
        facts = {_DESCRIPTION: puzzle.title, _SOURCE: puzzle.source, _LEVEL: puzzle.published_rating}
        lines += [f"#{letter}{' '.join(fact.split())}" for letter, fact in facts.items() if fact.split()]
        lines += ["[Puzzle]", _rows(puzzle.givens)]
    return "\n".join(lines) + "\n"


def _rows(givens: Grid) -> str:
    cells, size = givens.to_text(), givens.size
    return "\n".join(cells[start : start + size] for start in range(0, len(cells), size))


FORMAT = PuzzleFormat("SadMan Sudoku", (".sdk",), loads, dumps, _rows)
