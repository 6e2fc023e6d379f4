"""Puzzles of DHancock's SudokuSolver (.sdku), in XML of four versions.

Version 0 has `<Cell x="0" y="0">7</Cell>`; versions 1 and 2 have `<Cell><x>0</x><y>0</y><value>7</value>
<origin>User</origin></Cell>`; version 3 has all cells in one element `c`, each closed by a bar: a digit and the number
of its origin, or 0 and its candidates. The origin is 1 (provided), 2 (entered by the user) or 3 (calculated by the
program, which is left out here). Candidates are left out, too, because the program calculates them. If no cell is
provided, the user's entries are read as givens, and that is reported. Source: DHancock/SudokuSolver, PuzzleModel.cs
and Cell.cs.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from sudoku_desktop.board.formats.assembling import assembled, quoted, single, wrong_place, wrong_symbol
from sudoku_desktop.board.formats.cells import CELL_COUNT, SIZE, wrong_count
from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.puzzle_format import Check, PuzzleFormat, go_on
from sudoku_desktop.board.formats.result import Omission, ReadResult, Symbols
from sudoku_desktop.board.formats.xml_tree import Element, root_tag, tree
from sudoku_desktop.board.geometry import CLASSIC
from sudoku_desktop.sentence import Sentence

NAME = Sentence("SudokuSolver by DHancock")
_NEWEST = 3
_PROVIDED, _USER, _CALCULATED = "Provided", "User", "Calculated"
_NO_GIVENS = Sentence("no digit is marked as a given; all entered digits were taken for givens")
_ORIGINS = {"1": _PROVIDED, "2": _USER, "3": _CALCULATED}


def read(text: str, sizes: Collection[int], check: Check = go_on, symbols: Symbols | None = None) -> ReadResult:
    """Return the puzzle with its entries; raises FileTextError."""
    root = tree(text, check)
    version = root.attributes.get("version", "0")
    if version not in map(str, range(_NEWEST + 1)):
        terms = {"version": quoted(version), "newest": str(_NEWEST)}
        raise FileTextError(
            Sentence("the file has version {version}; this program reads {newest}", **terms), line=root.line
        )
    cells = list(_packed_cells(root) if version == "3" else _cells(root, version))
    if not any(digit for _, digit, _ in cells):
        raise FileTextError(Sentence("no puzzle was found"))
    is_provided = version != "1" and any(origin == _PROVIDED for _, _, origin in cells)
    givens, entries = [0] * CELL_COUNT, [0] * CELL_COUNT
    for place, digit, origin in cells:
        if origin != _CALCULATED:
            (givens if origin == _PROVIDED or not is_provided else entries)[place] = digit
    result = single(assembled(CLASSIC, givens, entries), NAME, sizes)
    return result if is_provided else replace(result, omissions=(Omission(root.line, root.line, _NO_GIVENS),))


def _cells(root: Element, version: str) -> Iterator[tuple[int, int, str]]:
    """Yield the index, the digit and the origin of each cell of versions 0 to 2."""
    for cell in root.children:
        if cell.tag != "Cell":
            continue
        if version == "0":
            x, y, value, origin = cell.attributes.get("x", ""), cell.attributes.get("y", ""), cell.text, _USER
        else:
            x, y, value, origin = map(cell.text_of, ("x", "y", "value", "origin"))
        if not all(len(each) == 1 and each in "0123456789" for each in (x, y, value)) or "9" in (x, y):
            raise wrong_place(f"{x} {y} {value}", cell.line)
        yield int(y) * SIZE + int(x), int(value), origin


def _packed_cells(root: Element) -> Iterator[tuple[int, int, str]]:
    """Yield the index, the digit and the origin of each filled cell of version 3."""
    packed = root.text_of("c").split("|")[:-1]
    if len(packed) != CELL_COUNT:
        raise FileTextError(wrong_count(len(packed), CELL_COUNT), line=root.line)
    for place, cell in enumerate(packed):
        if not cell[:1] or cell[0] not in "0123456789" or (cell[0] != "0" and cell[1:] not in _ORIGINS):
            raise wrong_symbol(cell, root.line)
        if cell[0] != "0":
            yield place, int(cell[0]), _ORIGINS[cell[1:]]


FORMAT = PuzzleFormat("SudokuSolver by DHancock", (), lambda text: root_tag(text) == "Sudoku", read)
