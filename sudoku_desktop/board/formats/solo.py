"""Game IDs of Simon Tatham's Solo, and its saved games.

    3x3:7g6b5_6_3g4a9a2b6g1b5c3a2e8_5f5a1c6_8b7d4b2_3b

Before the colon are the size and the differences from the plain game: `3x3` for boxes of 3×3 cells, `9j` for a jigsaw
of size 9, `x` for diagonals, `k` for killer; symmetry and difficulty may follow. After the colon are digits, `_`
between two numbers, and letters, `a` to `z` for 1 to 26 blanks. In a jigsaw a comma follows, and the lines between
cells: first those to the right of each cell, row by row, then those below, column by column, each letter for 0 to 24
places without a line (`_` for none, `a` for one, …) and one with a line (`z` for 25 without, and none with a line). A
saved game has names and values with their lengths; its moves are `R` or `P` and column, row, digit. Source: solo.c.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from sudoku_desktop.board.formats.assembling import (
    assembled,
    other_puzzle,
    plain_shape,
    quoted,
    shape_of,
    single,
    unknown_constraints,
    wrong_symbol,
)
from sudoku_desktop.board.formats.cells import wrong_count
from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.puzzle_format import Check, PuzzleFormat, go_on
from sudoku_desktop.board.formats.result import ReadResult, Symbols
from sudoku_desktop.board.geometry import MAX_SIZE, Geometry, Variant, boxes
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.sentence import Sentence

NAME = Sentence("Simon Tatham’s Solo")
GAME_ID = re.compile(
    r"(?:Solo[:\s]+)?(\d{1,2})(?:x(\d{1,2}))?((?:[jxk]|m[d248]{1,2}|r[24]|a|d[tbiaeu])*):([0-9a-z_]+(?:,[0-9a-z_,]*)?)"
)
"""Pattern of a game ID: columns and rows of a box, the parameters, and the description."""
RANDOM_SEED = re.compile(r"(?:Solo[:\s]+)?\d{1,2}(?:x\d{1,2}|j)[a-z0-9]*#\d+")
"""Pattern of a game ID without cells, from which only Solo itself can generate the puzzle."""
_SAVE = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection"
_FIELD = re.compile(r"([A-Z]{1,8}) *:(\d{1,6}):")
_GIVEN = re.compile(r"(\d{1,2})|([a-z])|(_)|(.)", re.DOTALL)
_MOVE = re.compile(r"([RP])(\d{1,2}),(\d{1,2}),(\d{1,2})")
_MOST_FIELDS = 100_000


def puzzle_of_id(match: re.Match[str]) -> Puzzle:
    """Return the puzzle of a game ID that `GAME_ID` matched; raises FileTextError."""
    columns, rows, parameters, description = match.groups()
    shape, givens = _described(columns, rows, parameters, description)
    return assembled(shape, givens)


def _described(columns: str, rows: str | None, parameters: str, description: str) -> tuple[Geometry, list[int]]:
    flags = re.sub(r"m[d248]{1,2}|r[24]|d[tbiaeu]|a", "", parameters)
    if "k" in flags:
        raise unknown_constraints([Sentence("killer cages")])
    size = int(columns) * int(rows or 1)
    is_jigsaw = "j" in flags or rows == "1" or rows is None
    if size > MAX_SIZE:
        plain_shape(size)
    cells, *more = description.split(",")
    variants = [Variant.X] * ("x" in flags)
    if is_jigsaw:
        if len(more) != 1:
            raise FileTextError(Sentence("a jigsaw needs its regions"))
        shape = shape_of(size, variants, _regions(more[0], size))
    else:
        if more:
            raise wrong_symbol(",")
        shape = shape_of(size, variants, boxes(int(columns), int(rows or 1)))
    return shape, _givens(cells, size)


def _givens(cells: str, size: int) -> list[int]:
    givens: list[int] = []
    for number, letter, _, other in _GIVEN.findall(cells):
        if other or (number and not 1 <= int(number) <= size):
            raise wrong_symbol(number or other)
        givens += [int(number)] if number else [0] * (ord(letter) - ord("a") + 1) if letter else []
    if len(givens) != size**2:
        raise FileTextError(wrong_count(len(givens), size**2))
    return givens


def _regions(lines: str, size: int) -> list[object]:
    """Return the region of each cell, given the description of the lines between cells."""
    count = 2 * size * (size - 1)
    has_line: list[bool] = []
    for symbol in lines:
        if symbol != "_" and not "a" <= symbol <= "z":
            raise wrong_symbol(symbol)
        number = 0 if symbol == "_" else ord(symbol) - ord("a") + 1
        has_line += [False] * min(number, 25) + [True] * (symbol != "z")
    if len(has_line) != count + 1:
        raise FileTextError(Sentence("the lines between the regions are damaged"))
    region = list(range(size**2))
    neighbours: list[list[int]] = [[] for _ in region]
    for place in range(count):
        if has_line[place]:
            continue
        if place < count // 2:
            row, column = divmod(place, size - 1)
            first, second = row * size + column, row * size + column + 1
        else:
            column, row = divmod(place - count // 2, size - 1)
            first, second = row * size + column, (row + 1) * size + column
        neighbours[first].append(second)
        neighbours[second].append(first)
    seen: set[int] = set()
    for start in range(size**2):
        waiting = [start] if start not in seen else []
        while waiting:
            cell = waiting.pop()
            if cell not in seen:
                seen.add(cell)
                region[cell] = start
                waiting += neighbours[cell]
    return list(region)


def read(text: str, sizes: Collection[int], check: Check = go_on, symbols: Symbols | None = None) -> ReadResult:
    """Return the puzzle of a saved game, with entries and pencil marks; raises FileTextError."""
    fields: list[tuple[str, str]] = []
    place = 0
    while (match := _FIELD.match(text, place)) and len(fields) < _MOST_FIELDS:
        end = match.end() + int(match[2])
        fields.append((match[1], text[match.end() : end]))
        place = end + 1
    values = dict(reversed(fields))
    if values.get("GAME", "") != "Solo":
        raise other_puzzle(quoted(values.get("GAME", "")))
    parts = GAME_ID.fullmatch(f"{values.get('PARAMS', '')}:{values.get('DESC', '')}")
    if parts is None:
        raise FileTextError(Sentence("a game without its cells"))
    shape, givens = _described(*parts.groups())
    size = shape.size
    entries, notes = [0] * size**2, [0] * size**2
    moves = [move for name, move in fields if name in ("MOVE", "SOLVE")]
    position = values.get("STATEPOS", "")
    reached = int(position) - 1 if position.isascii() and position.isdecimal() and len(position) < 7 else len(moves)
    for move in moves[:reached]:
        found = _MOVE.fullmatch(move)
        if found is None:
            continue
        column, row, digit = map(int, found.groups()[1:])
        if column < size and row < size and digit <= size:
            cell = row * size + column
            if found[1] == "P" and digit:
                notes[cell] ^= 1 << digit - 1
            else:
                entries[cell], notes[cell] = digit, 0
    return single(assembled(shape, givens, entries, notes), NAME, sizes)


FORMAT = PuzzleFormat("Simon Tatham’s Solo", (), lambda text: text.startswith(_SAVE), read)
