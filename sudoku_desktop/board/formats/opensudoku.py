"""OpenSudoku's collections (.opensudoku), in XML: a name, and a `game` for each puzzle.

    <opensudoku>
      <name>Easy ones</name> <source>…</source> <level>easy</level>
      <game data="379000014…" />

Later versions have folders (`<folder name="…">`) and tell the state of a game: after `version: 1` three fields a cell,
later four, each closed by a bar; the first is the digit, the last is 1 where a person may write. Of these the givens
are read. Every game's `note` is its title here, which OpenSudoku passes over in files without folders.

The parser is expat by itself: whatever builds a document would have to be kept from entities, of which a short file
makes gigabytes. Here a document type declaration, the only place for them, ends the reading.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from xml.parsers import expat

from sudoku_desktop.board.formats.cells import CELL_COUNT, check_cells, not_a_cell
from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.puzzle_format import NEWSPAPER, Check, PuzzleFormat, go_on
from sudoku_desktop.board.parsing import grid_of_cells
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.sentence import Listed, Quoted, Sentence

_ROOTS = ("opensudoku", "opensudoku2")
_FACTS = ("name", "source", "level")
_VERSION = re.compile(r"version: *\d+\s+")
_BAR = "|"
_FIELDS_A_CELL = (3, 4)
_STRETCH = 1024 * 1024
"""Characters that are parsed between two checks."""
_MAY_BE_WRITTEN = "1"
_NOT_IN_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_NAMELESS = "Sudoku Desktop"
"""OpenSudoku makes a folder of this name; it would not take an empty one."""


def loads(text: str, orders: Collection[int] = NEWSPAPER, check: Check = go_on) -> tuple[Puzzle, ...]:
    """The puzzles in order, all 9×9 whatever `orders`, for the format knows no others.

    A game without a title has the folder's name, or the file's. Raises FileTextError with line and column.
    """
    return _Reader().read(text, check)


class _Reader:
    """Follows the parser from tag to tag."""

    def __init__(self) -> None:
        self._parser = expat.ParserCreate()
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._begin
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._hear
        self._parser.StartDoctypeDeclHandler = self._refuse_declaration
        self._is_inside = False
        self._heard: list[str] | None = None
        self._facts = dict.fromkeys(_FACTS, "")
        self._folder = ""
        self._puzzles: list[Puzzle] = []

    def read(self, text: str, check: Check) -> tuple[Puzzle, ...]:
        try:
            for start in range(0, len(text), _STRETCH):
                check()
                self._parser.Parse(text[start : start + _STRETCH], False)
            self._parser.Parse("", True)
        except expat.ExpatError as error:
            problem = Sentence("this is not XML ({reason})", reason=expat.errors.messages[error.code])
            raise FileTextError(problem, line=error.lineno, column=error.offset + 1) from None
        except UnicodeEncodeError:
            raise FileTextError(Sentence("this is not XML (it contains half a character)")) from None
        return tuple(self._puzzles)

    def _begin(self, tag: str, attributes: dict[str, str]) -> None:
        if not self._is_inside:
            if tag not in _ROOTS:
                raise self._error(Sentence("not an OpenSudoku file: it begins with the tag {tag}", tag=Quoted(tag)))
            self._is_inside = True
        elif tag == "folder":
            self._folder = attributes.get("name", "")
        elif tag in _FACTS:
            self._heard = []
        elif tag == "game":
            self._puzzles.append(self._puzzle(attributes))

    def _hear(self, words: str) -> None:
        if self._heard is not None:
            self._heard.append(words)

    def _end(self, tag: str) -> None:
        if tag in _FACTS and self._heard is not None:
            self._facts[tag] = _in_one_line("".join(self._heard))
            self._heard = None
        elif tag == "folder":
            self._folder = ""

    def _refuse_declaration(self, *_: object) -> None:
        raise self._error(Sentence("a document type declaration is not read, because it can hide anything"))

    def _puzzle(self, attributes: dict[str, str]) -> Puzzle:
        cells = attributes.get("data") or attributes.get("cells_data")
        if cells is None:
            raise self._error(Sentence("a game without its cells"))
        title = attributes.get("note", self._folder or self._facts["name"])
        return Puzzle(
            grid_of_cells(self._givens(cells)), _in_one_line(title), self._facts["source"], self._facts["level"]
        )

    def _givens(self, data: str) -> str:
        data = data.strip()
        if not data.endswith(_BAR):
            # The attribute's place in the tag is not told, so that the tag's has to do.
            try:
                return check_cells(data, 0, data, CELL_COUNT)
            except FileTextError as error:
                raise self._error(error.problem) from None
        count = data.count(_BAR)
        width = count // CELL_COUNT
        if width not in _FIELDS_A_CELL or count % CELL_COUNT:
            counts = Listed(tuple(each * CELL_COUNT for each in _FIELDS_A_CELL), "or")
            raise self._error(Sentence("found %n field(s) of cells, need {counts}", n=count, counts=counts))
        version = _VERSION.match(data)
        fields = [field.strip() for field in data[version.end() if version else 0 :].split(_BAR)[:-1]]
        cells = ""
        for digit, may_be_written in zip(fields[::width], fields[width - 1 :: width], strict=True):
            if len(digit) != 1 or digit not in "0123456789":
                raise self._error(not_a_cell(digit))
            cells += "0" if may_be_written == _MAY_BE_WRITTEN else digit
        return cells

    def _error(self, problem: Sentence) -> FileTextError:
        line, column = self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber + 1
        return FileTextError(problem, line=line, column=column)


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """A collection, named after its puzzle if it is the only one; source and level only if all puzzles share them."""
    from xml.sax.saxutils import escape, quoteattr  # imports all that fetches documents, which takes 0.05 s

    titles = [_in_one_line(puzzle.title) for puzzle in puzzles]
    name = titles[0] if len(titles) == 1 else ""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<opensudoku>", f"  <name>{escape(name or _NAMELESS)}</name>"]
    for tag, facts in (
        ("source", {puzzle.source for puzzle in puzzles}),
        ("level", {puzzle.published_rating for puzzle in puzzles}),
    ):
        if len(facts) == 1 and facts != {""}:
            lines.append(f"  <{tag}>{escape(_in_one_line(facts.pop()))}</{tag}>")
    for puzzle, title in zip(puzzles, titles, strict=True):
        lines.append(f'  <game data="{puzzle.givens.to_text(blank="0")}" note={quoteattr(title)} />')
    return "\n".join([*lines, "</opensudoku>"]) + "\n"


def _in_one_line(words: str) -> str:
    """Without what cannot be written, and without line ends."""
    return " ".join(_NOT_IN_XML.sub("", words).split())


FORMAT = PuzzleFormat("OpenSudoku", (".opensudoku",), loads, dumps)
