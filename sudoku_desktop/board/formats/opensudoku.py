"""OpenSudoku's collections (.opensudoku), in XML: a name, and a `game` for each puzzle.

    <opensudoku>
      <name>Easy ones</name> <source>…</source> <level>easy</level>
      <game data="379000014…" />

Later versions have folders (`<folder name="…">`) and the state of a game. `version: 1` has three fields for each cell,
later versions have four, each closed by a bar. The first field is the digit, the last one is 1 where the player may
write, and those between are notes: a list (`1,2,` or `-`) in version 1, a bit mask in later versions; the second one
holds the notes in the centre. The `note` of a game is its title here; OpenSudoku ignores it in files without folders.
Everything else in a file is kept.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import reduce
from operator import or_
from typing import NamedTuple
from xml.parsers import expat

from sudoku_desktop.board.formats.cells import CELL_COUNT, SIZE, check_cells, not_a_cell
from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.puzzle_format import NEWSPAPER, Check, PuzzleFormat, all_or_nothing, go_on, in_spans
from sudoku_desktop.board.formats.xml_tree import fed, root_tag
from sudoku_desktop.board.geometry import SYMBOLS
from sudoku_desktop.board.grid import BLANK
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import grid_of_cells, symbols_of
from sudoku_desktop.sentence import Listed, Quoted, Sentence

_ROOTS = ("opensudoku", "opensudoku2")
_METADATA_TAGS = ("name", "source", "level", "author")
_CELLS = ("data", "cells_data")
_VERSION = re.compile(r"version: *(\d+)\s+")
_LISTS_SINCE, _MASKS_SINCE = 1, 2
"""First versions that write notes as lists and as bit masks."""
_BAR = "|"
_FIELDS_A_CELL = (3, 4)
_MAY_BE_WRITTEN = "1"
_NO_NOTES = "-"
_LONGEST_FIELD = 20
_TAG = re.compile(rb"""<(?:[^"'>]|"[^"]*"|'[^']*')*+>""")
_ATTRIBUTE = re.compile(r"""\s([^\s=]+)\s*=\s*("[^"]*"|'[^']*')""")
_NOT_IN_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_NAMELESS = "Sudoku Desktop"
"""Name of a collection without a name; OpenSudoku makes a folder of it and rejects an empty one."""


def loads(text: str, sizes: Collection[int] = NEWSPAPER, check: Check = go_on) -> tuple[Puzzle, ...]:
    """Return the puzzles in order, all 9×9 whatever `sizes`, because the format knows no others.

    A game without a title has the folder's name, or the file's. Raises FileTextError with line and column.
    """
    return _Reader().read(text, check)


class _Reader:
    """Reader of a file, whose methods are called by the XML parser."""

    def __init__(self) -> None:
        self._parser = expat.ParserCreate()
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._begin
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._add_characters
        self._text = b""
        self._place = self._place_in_bytes = 0
        self._is_inside = False
        self._characters: list[str] | None = None
        self._metadata = dict.fromkeys(_METADATA_TAGS, "")
        self._folder = ""
        self._puzzles: list[Puzzle] = []

    def read(self, text: str, check: Check) -> tuple[Puzzle, ...]:
        self._text = text.encode("utf-8", "surrogatepass")
        fed(self._parser, text, check)
        return tuple(self._puzzles)

    def _span(self) -> tuple[int, int]:
        """Return start and end of the current tag in the text; the parser counts bytes."""
        begin = self._parser.CurrentByteIndex
        tag = _TAG.match(self._text, begin)
        assert tag is not None  # the parser found a tag here
        start = self._place + len(self._text[self._place_in_bytes : begin].decode())
        self._place, self._place_in_bytes = start + len(tag[0].decode()), tag.end()
        return start, self._place

    def _begin(self, tag: str, attributes: dict[str, str]) -> None:
        if not self._is_inside:
            if tag not in _ROOTS:
                raise self._error(Sentence("not an OpenSudoku file: it begins with the tag {tag}", tag=Quoted(tag)))
            self._is_inside = True
        elif tag == "folder":
            self._folder = attributes.get("name", "")
        elif tag in _METADATA_TAGS:
            self._characters = []
        elif tag == "game":
            self._puzzles.append(self._puzzle(attributes))

    def _add_characters(self, words: str) -> None:
        if self._characters is not None:
            self._characters.append(words)

    def _end(self, tag: str) -> None:
        if tag in _METADATA_TAGS and self._characters is not None:
            self._metadata[tag] = _in_one_line("".join(self._characters))
            self._characters = None
        elif tag == "folder":
            self._folder = ""

    def _puzzle(self, attributes: dict[str, str]) -> Puzzle:
        data = next(filter(None, map(attributes.get, _CELLS)), None)
        if data is None:
            raise self._error(Sentence("a game without its cells"))
        try:
            game = _game(data.strip())
        except FileTextError as error:
            # expat reports the place of the tag, not that of the attribute.
            raise self._error(error.problem) from None
        return replace(
            game,
            title=_in_one_line(attributes.get("note", self._folder or self._metadata["name"])),
            source=self._metadata["source"],
            published_rating=self._metadata["level"],
            author=self._metadata["author"],
            span=self._span(),
        )

    def _error(self, problem: Sentence) -> FileTextError:
        line, column = self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber + 1
        return FileTextError(problem, line=line, column=column)


class _Fields(NamedTuple):
    """State of a game: the version that determines how notes are written, and the fields of every cell."""

    version: int
    cells: list[list[str]]

    def notes(self, fields: list[str]) -> list[int]:
        """Return the masks of a cell's notes, those in the centre last; 0 for an unreadable field."""
        return [_mask(field, self.version) for field in fields[1:-1]]


def _fields(data: str) -> _Fields:
    """Return the fields of all cells; raises FileTextError for a wrong number of fields."""
    count = data.count(_BAR)
    width = count // CELL_COUNT
    if width not in _FIELDS_A_CELL or count % CELL_COUNT:
        counts = Listed(tuple(each * CELL_COUNT for each in _FIELDS_A_CELL), "or")
        raise FileTextError(Sentence("found %n field(s) of cells, need {counts}", n=count, counts=counts))
    version = _VERSION.match(data)
    fields = [field.strip() for field in data[version.end() if version else 0 :].split(_BAR)[:-1]]
    cells = [fields[start : start + width] for start in range(0, count, width)]
    return _Fields(int(version[1][:_LONGEST_FIELD]) if version else _LISTS_SINCE, cells)


def _mask(field: str, version: int) -> int:
    if version >= _MASKS_SINCE:
        mask = int(field) if field.isascii() and field.isdecimal() and len(field) <= _LONGEST_FIELD else 0
        return mask if mask < 1 << SIZE else 0
    digits = {digit for digit in field[: 2 * SIZE].split(",") if digit in SYMBOLS[:SIZE] and digit}
    return sum(1 << SYMBOLS.index(digit) for digit in digits)


def _game(data: str) -> Puzzle:
    """Return the puzzle of a `data` attribute; raises FileTextError."""
    if not data.endswith(_BAR):
        return Puzzle(grid_of_cells(check_cells(data, 0, data, CELL_COUNT)))
    state = _fields(data)
    givens = entries = ""
    notes = []
    for fields in state.cells:
        digit, is_entry = fields[0], fields[-1] == _MAY_BE_WRITTEN
        if len(digit) != 1 or digit not in "0123456789":
            raise FileTextError(not_a_cell(digit))
        givens += "0" if is_entry else digit
        entries += digit if is_entry else "0"
        notes.append(reduce(or_, state.notes(fields)) if digit == "0" else 0)
    return Puzzle(
        grid_of_cells(givens),
        entries=grid_of_cells(entries) if entries.strip("0") else None,
        notes=tuple(notes) if any(notes) else (),
    )


def _data(puzzle: Puzzle, old: str = "") -> str:
    """Return the `data` attribute of a puzzle, in the version of the old one if that can hold the puzzle."""
    is_untouched = puzzle.entries is None and not puzzle.notes
    if puzzle.givens.size != SIZE or (is_untouched and not old.endswith(_BAR)):
        return puzzle.givens.to_text(blank="0")
    state = _fields(old) if old.endswith(_BAR) else _Fields(_LISTS_SINCE, [["", "", ""]] * CELL_COUNT)
    entries = puzzle.entries.cells.tolist() if puzzle.entries is not None else [BLANK] * CELL_COUNT
    text = f"version: {state.version}\n"
    cells = zip(puzzle.givens.cells.tolist(), entries, puzzle.notes or [0] * CELL_COUNT, state.cells, strict=True)
    for digit, entry, mask, fields in cells:
        *_, centre = [0, *state.notes(fields)[1:]]
        masks = [mask & ~centre, mask & centre][: len(fields) - 2]
        notes = "".join(_notes_text(each, state.version) + _BAR for each in masks)
        text += f"{digit or entry}{_BAR}{notes}{_MAY_BE_WRITTEN if digit == BLANK else 0}{_BAR}"
    return text


def _notes_text(mask: int, version: int) -> str:
    if version >= _MASKS_SINCE:
        return str(mask)
    return "".join(f"{digit}," for digit in symbols_of(mask)) or _NO_NOTES


def _block(tag: str, _old: Puzzle, puzzle: Puzzle) -> str:
    """Return a `game` tag with the cells of another puzzle; its other attributes are kept."""
    from html import unescape  # a large table

    attributes = {match[1]: match for match in _ATTRIBUTE.finditer(tag)}
    cells = next(attributes[name] for name in _CELLS if name in attributes and len(attributes[name][2]) > 2)
    old = unescape(cells[2][1:-1]).strip()
    data = _data(puzzle, old).replace("\n", "&#10;")
    return f'{tag[: cells.start(2)]}"{data}"{tag[cells.end(2) :]}'


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """Return a file, named after its puzzle if it has only one; metadata are written if all puzzles share them."""
    from xml.sax.saxutils import escape, quoteattr  # importing it takes 0.05 s

    titles = [_in_one_line(puzzle.title) for puzzle in puzzles]
    name = titles[0] if len(titles) == 1 else ""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<opensudoku>", f"  <name>{escape(name or _NAMELESS)}</name>"]
    for tag, values in (
        ("source", {puzzle.source for puzzle in puzzles}),
        ("level", {puzzle.published_rating for puzzle in puzzles}),
        ("author", {puzzle.author for puzzle in puzzles}),
    ):
        if len(values) == 1 and values != {""}:
            lines.append(f"  <{tag}>{escape(_in_one_line(values.pop()))}</{tag}>")
    for puzzle, title in zip(puzzles, titles, strict=True):
        lines.append(f"  <game data={quoteattr(_data(puzzle))} note={quoteattr(title)} />")
    return "\n".join([*lines, "</opensudoku>"]) + "\n"


def _in_one_line(words: str) -> str:
    """Return a text on one line, without characters that XML cannot represent."""
    return " ".join(_NOT_IN_XML.sub("", words).split())


_HOLDS = frozenset({"entries", "notes", "title", "author", "source", "published_rating"})
FORMAT = PuzzleFormat(
    "OpenSudoku",
    (".opensudoku",),
    lambda text: root_tag(text) in _ROOTS,
    all_or_nothing(Sentence("OpenSudoku"), loads),
    dumps,
    in_spans(_block),
    _HOLDS,
)
