"""Games of KSudoku (.ksudoku), in XML.

    <ksudoku><game><puzzle><graph order="9" type="sudoku" specific-type="Plain"/>
      <values>g_______f…</values><solution>…</solution></puzzle>
      <history><simple-event index="1" value="9"/><simple-event index="2" markers="011000000"/></history>
    </game></ksudoku>

Values are letters from `a`, with `_` for a blank. Cells are numbered down the columns, not along the rows: the number
of a cell is x·height + y (skgraph.h, `cellIndex`; the shape 6x6.xml, whose cliques are its boxes, shows it too). The
graph is of the type `sudoku`, with square boxes, or `custom`, with groups of cells: rows, columns and perhaps blocks
(`sudokugroups`), and any others one by one (`clique`). The history has events in order, of which the last of a cell
counts; markers have one symbol for each digit, 1 if it is a note. Source: KDE/ksudoku, src/gui/serializer.cpp.
"""

from __future__ import annotations

from collections.abc import Collection

from sudoku_desktop.board.formats.assembling import (
    assembled,
    other_puzzle,
    plain_shape,
    quoted,
    region_of_cells,
    shape_of,
    single,
    unknown_constraints,
    wrong_place,
    wrong_symbol,
)
from sudoku_desktop.board.formats.cells import wrong_count
from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.puzzle_format import Check, PuzzleFormat, go_on
from sudoku_desktop.board.formats.result import ReadResult, Symbols
from sudoku_desktop.board.formats.xml_tree import Element, root_tag, tree
from sudoku_desktop.board.geometry import MAX_SIZE, MIN_SIZE, Geometry, Variant
from sudoku_desktop.sentence import Sentence

NAME = Sentence("KSudoku")
_PLAIN_TYPES = ("sudoku", "custom")
_BLANK = "_"
_OTHER_TYPES = {"mathdoku": "Mathdoku", "roxdoku": "Roxdoku", "samurai": "Samurai", "tinysamurai": "Samurai"}


def read(text: str, sizes: Collection[int], check: Check = go_on, symbols: Symbols | None = None) -> ReadResult:
    """Return the game with its entries and notes; raises FileTextError."""
    game = tree(text, check).child("game")
    puzzle = game.child("puzzle") if game else None
    graph = puzzle.child("graph") if puzzle else None
    if game is None or puzzle is None or graph is None:
        raise FileTextError(Sentence("a game without its cells"))
    shape = _shape(graph)
    size = shape.size
    givens = _by_rows(_digits(puzzle, size), size)
    entries, notes = [0] * size**2, [0] * size**2
    history = game.child("history")
    for event in _events(history) if history else ():
        place = _place(event, size)
        if "markers" in event.attributes:
            marks = event.attributes["markers"][:size]
            entries[place], notes[place] = 0, sum(1 << digit for digit, mark in enumerate(marks) if mark == "1")
        else:
            value = _number(event, "value")
            if not 0 <= value <= size:
                raise wrong_symbol(value, event.line)
            entries[place], notes[place] = value, 0
    return single(assembled(shape, givens, entries, notes), NAME, sizes)


def _events(history: Element) -> list[Element]:
    events = []
    for event in history.children:
        events += event.children if event.tag == "complex-event" else [event] if event.tag == "simple-event" else []
    return events


def _shape(graph: Element) -> Geometry:
    kind, specific = graph.attributes.get("type", ""), graph.attributes.get("specific-type", "")
    other = _OTHER_TYPES.get(specific.lower()) or _OTHER_TYPES.get(kind.lower())
    if other:
        raise other_puzzle(other)
    if kind not in _PLAIN_TYPES:
        raise other_puzzle(quoted(kind))
    size = _number(graph, "order")
    if not MIN_SIZE <= size <= MAX_SIZE:
        plain_shape(size)
    if kind == "sudoku":
        return plain_shape(size)
    if (_number(graph, "sizeX", size), _number(graph, "sizeY", size), _number(graph, "sizeZ", 1)) != (size, size, 1):
        raise other_puzzle(quoted(graph.attributes.get("name", specific)))
    if graph.child("cage") or specific.lower() == "killersudoku":
        raise unknown_constraints([Sentence("killer cages")])
    return _custom_shape(graph, size)


def _custom_shape(graph: Element, size: int) -> Geometry:
    """Return the shape of a graph that lists its groups of cells; raises FileTextError for unknown groups."""
    rows_and_columns = [
        *(frozenset(range(start, start + size)) for start in range(0, size**2, size)),
        *(frozenset(range(start, size**2, size)) for start in range(size)),
    ]
    diagonals = (frozenset(range(0, size**2, size + 1)), frozenset(range(size - 1, size**2 - 1, size - 1)))
    groups = [each for each in graph.children if each.tag in ("sudokugroups", "roxdokugroups")]
    if [each.tag for each in groups] != ["sudokugroups"] or groups[0].attributes.get("at", "0") != "0":
        raise other_puzzle(quoted(graph.attributes.get("name", "")))
    has_blocks = groups[0].attributes.get("withblocks", "1") == "1"
    regions, found_diagonals, unknown = [], set(), 0
    for clique in (each for each in graph.children if each.tag == "clique"):
        cells = frozenset(_transposed(number, size) for number in _numbers(clique, size))
        if cells in diagonals:
            found_diagonals.add(cells)
        elif len(cells) == size and not has_blocks and cells not in rows_and_columns:
            regions.append(cells)
        elif cells not in rows_and_columns:
            unknown += 1
    numbers = region_of_cells(regions, size)
    is_parted = not regions or (len(regions) == size and None not in numbers)
    if unknown or len(found_diagonals) == 1 or not is_parted:
        raise unknown_constraints([Sentence("extra regions")])
    variants = [Variant.X] * bool(found_diagonals)
    if has_blocks:
        return shape_of(size, [*variants, *plain_shape(size).variants])
    return shape_of(size, variants, numbers) if regions else shape_of(size, [*variants, Variant.LATIN])


def _numbers(clique: Element, size: int) -> list[int]:
    words = clique.text.split()
    if not all(word.isascii() and word.isdecimal() and len(word) <= 4 and int(word) < size**2 for word in words):
        raise wrong_place(clique.text, clique.line)
    return [int(word) for word in words]


def _digits(puzzle: Element, size: int) -> list[int]:
    values = puzzle.child("values")
    text = values.text if values else ""
    line = values.line if values else puzzle.line
    if len(text) != size**2:
        raise FileTextError(wrong_count(len(text), size**2), line=line)
    digits = []
    for symbol in text:
        digit = 0 if symbol == _BLANK else ord(symbol) - ord("a") + 1
        if not 0 <= digit <= size or (digit == 0 and symbol != _BLANK):
            raise wrong_symbol(symbol, line)
        digits.append(digit)
    return digits


def _by_rows(cells: list[int], size: int) -> list[int]:
    return [cells[_transposed(place, size)] for place in range(size**2)]


def _transposed(place: int, size: int) -> int:
    """Convert the number of a cell between counting along the rows and counting down the columns."""
    return place % size * size + place // size


def _place(event: Element, size: int) -> int:
    place = _number(event, "index")
    if not 0 <= place < size**2:
        raise wrong_place(place, event.line)
    return _transposed(place, size)


def _number(element: Element, name: str, default: int | None = None) -> int:
    text = element.attributes.get(name, "" if default is None else str(default))
    if not (text.isascii() and text.isdecimal() and len(text) <= 6):
        terms = {"name": quoted(name), "tag": quoted(element.tag)}
        raise FileTextError(Sentence("{name} of {tag} must be a whole number", **terms), line=element.line)
    return int(text)


FORMAT = PuzzleFormat("KSudoku", (), lambda text: root_tag(text) == "ksudoku", read)
