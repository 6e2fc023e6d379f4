"""SadMan Sudoku's puzzles (.sdk): nine lines of nine symbols, optionally with metadata and a heading.

Vocabulary: a line of *metadata* is `#`, a letter and text: A author, B date, C comment, D description, L level, S
source, U address. A *section* begins with its name in brackets; the givens are those of `[Puzzle]`, and the lines
before the first section count as that section. `[Jigsaw]` has nine rows of regions, `[State]` nine rows of all digits
at present, `[PencilMarks]` nine lines of nine notes separated by commas. The last two are not documented; sections of
theirs with other content are ignored, and any other section is kept, unless its name is that of a constraint.

The format is made for one puzzle a file. Here several may follow one another, each with its metadata and its heading;
programs that expect one read the first.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from sudoku_desktop.board.formats.assembling import quoted, unknown_constraints
from sudoku_desktop.board.formats.cells import CELL_COUNT, CELL_SYMBOLS, SIZE, check_cells, missing_rows
from sudoku_desktop.board.formats.errors import problem_in_line
from sudoku_desktop.board.formats.puzzle_format import (
    LINES,
    NEWSPAPER,
    WHOLE_LINES,
    Check,
    PuzzleFormat,
    all_or_nothing,
    comments_in,
    found_lines,
    go_on,
    in_spans,
    with_plain_line_ends,
)
from sudoku_desktop.board.geometry import CLASSIC, SYMBOLS, Geometry, shaped
from sudoku_desktop.board.grid import BLANK, Grid, in_rows
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import grid_of_cells, symbols_of
from sudoku_desktop.sentence import ProblemError, Sentence

_GIVENS, _STATE, _MARKS = "[puzzle]", "[state]", "[pencilmarks]"
_REGIONS = ("[jigsaw]", "[regions]", "[blocks]", "[shapes]")
"""Names of sections with nine rows of nine symbols, where equal symbols mark a region of a jigsaw."""
_CONSTRAINTS = re.compile(r"\[.*(?:killer|cage|thermo|arrow|odd|even|sum|consecutive|diagonal|windoku|hyper).*")
"""Names of sections with constraints that a classic grid does not have."""
_LONGEST_NAME = len(_MARKS)
_SECTION = re.compile(r"^[^\S\n]*\[Puzzle\][^\S\n]*$", re.IGNORECASE | re.MULTILINE)
_BEGINNING = 4096
"""Maximum number of characters before the first section of a file that is to be recognised."""
_AUTHOR, _COMMENT, _DESCRIPTION, _LEVEL, _SOURCE, _ADDRESS = "ACDLSU"


@dataclass
class _Draft:
    """A puzzle while its lines are read.

    `start` is the index in the text where its first row begins, `last_row` where its last row begins, and `end` where
    its last line ends.
    """

    metadata: dict[str, str] = field(default_factory=dict)
    rows: list[str] = field(default_factory=list)
    sections: dict[str, list[str]] = field(default_factory=dict)
    start: int = 0
    last_row: int = 0
    end: int = 0

    def add(self, line: str) -> None:
        """Add a line of metadata; only the first line with a letter counts."""
        self.metadata.setdefault(line[1:2].upper(), line[2:].strip())

    def first(self, *letters: str) -> str:
        """Return the metadata of the first of these letters that has any, or ""."""
        return next((self.metadata[letter] for letter in letters if self.metadata.get(letter)), "")

    def finished(self, text: str) -> Puzzle:
        """Return the puzzle; raises FileTextError if rows are missing."""
        if len(self.rows) < SIZE:
            raise missing_rows(text, len(self.rows), self.last_row)
        givens = grid_of_cells("".join(self.rows), self._shape(text))
        entries = _entries(self.sections.get(_STATE, []), givens)
        filled = (givens.cells + (entries.cells if entries else BLANK)).tolist()
        notes = _notes(self.sections.get(_MARKS, []), filled)
        return Puzzle(
            givens,
            title=self.first(_DESCRIPTION, _COMMENT),
            source=self.first(_SOURCE, _ADDRESS),
            published_rating=self.first(_LEVEL),
            author=self.first(_AUTHOR),
            entries=entries,
            notes=notes,
            span=(self.start, self.end),
        )

    def _shape(self, text: str) -> Geometry:
        """Return the shape of the grid; raises FileTextError if a section names unknown rules, or for wrong regions."""
        unknown = [quoted(name.strip("[]")) for name in self.sections if _CONSTRAINTS.match(name)]
        if unknown:
            raise unknown_constraints(unknown)
        regions = next((self.sections[name] for name in _REGIONS if name in self.sections), None)
        if regions is None:
            return CLASSIC
        cells = "".join("".join(line.replace(",", " ").split()) for line in regions)
        try:
            return shaped(SIZE, (), cells)
        except ProblemError as error:
            raise problem_in_line(text, self.last_row, error.sentence) from None


def _entries(rows: list[str], givens: Grid) -> Grid | None:
    """Return the digits of a state that are no givens, or None if the rows are no state or there are none."""
    if len(rows) != SIZE or any(len(row) != SIZE or not set(row) <= set(CELL_SYMBOLS) for row in rows):
        return None
    state = grid_of_cells("".join(rows)).cells
    own = state * (givens.cells == BLANK)
    return Grid(own, givens.geometry) if own.any() else None


def _notes(lines: list[str], filled: Sequence[int]) -> tuple[int, ...]:
    """Return the notes in blank cells, or () if the lines are no pencil marks or there are none."""
    fields = [each.strip() for line in lines for each in line.split(",", SIZE)]
    if len(fields) != CELL_COUNT or not all(set(each) <= set(SYMBOLS[:SIZE]) for each in fields):
        return ()
    masks = [sum(1 << SYMBOLS.index(symbol) for symbol in set(each)) for each in fields]
    notes = tuple(0 if digit else mask for mask, digit in zip(masks, filled, strict=True))
    return notes if any(notes) else ()


def loads(text: str, sizes: Collection[int] = NEWSPAPER, check: Check = go_on) -> tuple[Puzzle, ...]:
    """Return the puzzles in order, all 9×9 whatever `sizes`, because the format knows no others.

    The title is the description or else the comment. Raises FileTextError with line and column at the first character
    among the givens that is not a cell, or where a grid ends too early.
    """
    text = with_plain_line_ends(text)
    puzzles: list[Puzzle] = []
    draft, after, section = _Draft(), _Draft(), _GIVENS
    for line in found_lines(LINES, text, check):
        content, start = line[0].rstrip(), line.start()
        if content.startswith("["):
            if 0 < len(draft.rows) < SIZE:
                raise missing_rows(text, len(draft.rows), draft.last_row)
            section = content[: _LONGEST_NAME + 1].lower()
        if content.startswith("#"):
            (after if len(draft.rows) == SIZE else draft).add(content)
            continue
        if len(draft.rows) == SIZE and section == _GIVENS:
            puzzles.append(draft.finished(text))
            draft = after
        after = _Draft()  # metadata in the middle of a section are comments
        if section != _GIVENS:
            draft.end = start + len(content)
            if not content.startswith("["):
                lines = draft.sections.setdefault(section, [])
                lines += [content] if len(lines) <= SIZE else []
        elif not content.startswith("["):
            draft.start = draft.start if draft.rows else start
            draft.rows.append(check_cells(text, start, content, SIZE))
            draft.last_row, draft.end = start, start + len(content)
    if draft.rows:
        puzzles.append(draft.finished(text))
    return tuple(puzzles)


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """Return the text of a file: metadata, heading and rows of each puzzle, with dots for blanks."""
    lines = []
    for puzzle in puzzles:
        metadata = {
            _DESCRIPTION: puzzle.title,
            _AUTHOR: puzzle.author,
            _SOURCE: puzzle.source,
            _LEVEL: puzzle.published_rating,
        }
        lines += [f"#{letter}{' '.join(text.split())}" for letter, text in metadata.items() if text.split()]
        lines += ["[Puzzle]", *_all_rows(puzzle)]
    return "\n".join(lines) + "\n"


def _all_rows(puzzle: Puzzle) -> list[str]:
    """Return the rows of the givens, of the entries and of the notes, with the headings of their sections."""
    lines = puzzle.givens.to_rows()
    if puzzle.entries is not None:
        lines += ["[State]", *Grid(puzzle.givens.cells + puzzle.entries.cells, puzzle.givens.geometry).to_rows()]
    if puzzle.notes:
        lines += ["[PencilMarks]", *map(",".join, in_rows([*map(symbols_of, puzzle.notes)], puzzle.givens.size))]
    return lines


def _block(text: str, _old: Puzzle, puzzle: Puzzle) -> str:
    """Return the text of a puzzle that takes the place of `text`, whose comments and unknown sections are kept."""
    foreign, is_foreign = [], False
    for line in WHOLE_LINES.findall(text):
        if line.lstrip().startswith("["):
            is_foreign = line.strip()[: _LONGEST_NAME + 1].lower() not in (_GIVENS, _STATE, _MARKS)
        if is_foreign and not line.lstrip().startswith("#"):
            foreign.append(line)
    return comments_in(text) + "\n".join([*_all_rows(puzzle), *foreign])


_HOLDS = frozenset({"entries", "notes", "title", "author", "source", "published_rating"})
FORMAT = PuzzleFormat(
    "SadMan Sudoku",
    (".sdk",),
    lambda text: _SECTION.search(text[:_BEGINNING]) is not None,
    all_or_nothing(Sentence("SadMan Sudoku"), loads),
    dumps,
    in_spans(_block),
    _HOLDS,
)
