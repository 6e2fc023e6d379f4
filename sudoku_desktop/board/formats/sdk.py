"""SadMan Sudoku's puzzles (.sdk): nine lines of nine symbols, with a heading and facts where there are any.

Vocabulary: a *fact* is a line of `#`, a letter and what it tells: A author, B date, C comment, D description, L level,
S source, U address. A *section* begins with its name in brackets; the givens are those of `[Puzzle]`, and what comes
before any section is one. Others tell how far a person is (`[State]`, `[PencilMarks]`), and are passed over.
The format is made for one puzzle a file. Several follow one another here, each with its facts and its heading; programs
that know of one read the first.
"""

from collections.abc import Collection, Sequence

from sudoku_desktop.board.formats.cells import SIZE, check_cells, missing_rows
from sudoku_desktop.board.formats.puzzle_format import NEWSPAPER, PuzzleFormat
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.puzzle import Puzzle

_GIVENS = "[puzzle]"
_AUTHOR, _COMMENT, _DESCRIPTION, _LEVEL, _SOURCE, _ADDRESS = "ACDLSU"


def loads(text: str, orders: Collection[int] = NEWSPAPER) -> tuple[Puzzle, ...]:
    """The puzzles in order, all 9×9 whatever `orders`, for the format knows no others.

    The title is the description or else the comment. Raises FileTextError with line and column at the first thing
    among the givens that is not a cell, or where a grid ends too early.
    """
    puzzles: list[Puzzle] = []
    rows: list[str] = []
    facts: dict[str, str] = {}
    section, last_row = _GIVENS, 0
    for number, line in enumerate(text.splitlines(), 1):
        content = line.strip()
        if content.startswith("#"):
            facts.setdefault(content[1:2].upper(), content[2:].strip())
        elif content.startswith("["):
            if rows:
                raise missing_rows(len(rows), last_row)
            section = content.lower()
        elif content and section == _GIVENS:
            rows.append(check_cells(content, SIZE, line=number, column=1 + line.index(content[0])))
            last_row = number
            if len(rows) == SIZE:
                puzzles.append(_puzzle(rows, facts))
                rows, facts = [], {}
    if rows:
        raise missing_rows(len(rows), last_row)
    return tuple(puzzles)


def _puzzle(rows: Sequence[str], facts: dict[str, str]) -> Puzzle:
    def first(*letters: str) -> str:
        return next((facts[letter] for letter in letters if facts.get(letter)), "")

    return Puzzle(
        Grid.from_text("".join(rows)),
        title=first(_DESCRIPTION, _COMMENT),
        source=first(_SOURCE, _AUTHOR, _ADDRESS),
        published_rating=first(_LEVEL),
    )


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """Each puzzle's facts, its heading and its rows, dots for blanks."""
    lines = []
    for puzzle in puzzles:
        facts = {_DESCRIPTION: puzzle.title, _SOURCE: puzzle.source, _LEVEL: puzzle.published_rating}
        lines += [f"#{letter}{' '.join(fact.split())}" for letter, fact in facts.items() if fact.split()]
        cells, size = puzzle.givens.to_text(), puzzle.givens.size
        lines += ["[Puzzle]", *(cells[start : start + size] for start in range(0, len(cells), size))]
    return "\n".join(lines) + "\n"


FORMAT = PuzzleFormat("SadMan Sudoku", (".sdk",), loads, dumps)
