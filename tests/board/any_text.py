"""Random grids in the formats that people exchange, with the noise and the damage of mails, web pages and editors."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sudoku_desktop.board import SIZES, Grid, Puzzle
from sudoku_desktop.board.formats import FileTextError, dumps
from sudoku_desktop.board.formats.puzzle_file import PuzzleFile, file_of
from sudoku_desktop.board.grid import in_rows
from tests.board.foreign.packing import solo_cells
from tests.board.large import lines, pattern
from tests.board.layouts import LAYOUTS

Chance = random.Random
Write = Callable[[Sequence[Puzzle], Chance], str]


@dataclass(frozen=True)
class Kind:
    """A format of texts: the function that writes puzzles, and the sizes of grids that it supports."""

    write: Write
    sizes: Sequence[int] = (9,)
    is_plain: bool = True
    """Whether any noise may surround a text."""
    most: int = 3
    """Maximum number of puzzles of a text."""
    damage: Sequence[str] = ("a line lost",)
    """Damage that a reader can notice; in other formats a missing symbol may leave a complete grid."""
    is_of_lines: bool = False
    """Whether each puzzle is on one line, so that a missing puzzle cannot be noticed."""


def random_puzzle(chance: Chance, size: int) -> Puzzle:
    """Return a puzzle without cells that have a single candidate, so that pencilmarks show which cells are givens."""
    full, digits = pattern(size), list(range(1, size + 1))
    chance.shuffle(digits)
    solution = Grid([digits[digit - 1] for digit in full.cells.tolist()], full.geometry)
    share = chance.choice((0.15, 0.3, 0.3, 0.5, 0.8, 1.0))
    kept = [digit if chance.random() < share else 0 for digit in solution.cells.tolist()]
    for cell in (0, size + 1):
        kept[cell] = int(solution.cells[cell])
    grid = Grid(kept, full.geometry)
    if size != 9:
        return Puzzle(grid)
    while singles := [cell for cell, mask in enumerate(grid.candidate_masks()) if mask.bit_count() == 1]:
        grid = grid.with_cells((cell, int(solution.cells[cell])) for cell in singles)
    return Puzzle(grid, notes=grid.candidate_masks())


def _numbers(grid: Grid, separator: str, blank: str) -> str:
    texts = [str(digit) if digit else blank for digit in grid.cells.tolist()]
    return "\n".join(map(separator.join, in_rows(texts, grid.size)))


def _each(write: Callable[[Puzzle, Chance], str], gaps: Sequence[str] = ("\n\n",)) -> Write:
    """Return a function that writes several puzzles one after the other, with one of the gaps between them."""

    def written(puzzles: Sequence[Puzzle], chance: Chance) -> str:
        return chance.choice(gaps).join(write(puzzle, chance) for puzzle in puzzles) + "\n"

    return written


def _bordered(puzzle: Puzzle, chance: Chance) -> str:
    grid = puzzle.givens
    height, width = grid.geometry.box or (1, grid.size)
    cells = [str(digit) if digit else "." for digit in grid.cells.tolist()]
    wide = max(map(len, cells))
    border = "+".join(["", *["-" * ((wide + 1) * width + 1)] * (grid.size // width), ""])
    lines = []
    for number in range(grid.size):
        row = [cell.rjust(wide) for cell in cells[number * grid.size : (number + 1) * grid.size]]
        boxes = [" ".join(row[start : start + width]) for start in range(0, grid.size, width)]
        lines += [border] * (number % height == 0) + ["| " + " | ".join(boxes) + " |"]
    return "\n".join([*lines, border])


def _pencilmarks(puzzle: Puzzle, chance: Chance) -> str:
    cells = [
        str(digit) if digit else "".join(str(each + 1) for each in range(9) if mask >> each & 1) or "."
        for digit, mask in zip(puzzle.givens.cells.tolist(), puzzle.notes, strict=True)
    ]
    wide = max(map(len, cells))
    bar, has_borders = chance.choice("| "), chance.random() < 0.7
    lines = []
    for number in range(9):
        row = [cell.ljust(wide) for cell in cells[9 * number : 9 * number + 9]]
        boxes = [" ".join(row[start : start + 3]) for start in (0, 3, 6)]
        if has_borders and number % 3 == 0:
            lines.append("+" + "+".join(["-" * (3 * wide + 4)] * 3) + "+")
        lines.append(f"{bar} " + f" {bar} ".join(boxes) + f" {bar}")
    return "\n".join([*lines, lines[0]] if has_borders else lines)


def _csv(puzzles: Sequence[Puzzle], chance: Chance) -> str:
    names = chance.choice(("quizzes,solutions", "id,puzzle,difficulty", "puzzle,rating,title"))
    lines = []
    for number, puzzle in enumerate(puzzles):
        full = "".join(map(str, _solution(puzzle.givens).cells.tolist()))
        cells = puzzle.givens.to_text(chance.choice("0."))
        fields = {"quizzes": cells, "puzzle": cells, "solutions": full, "id": number, "title": f"No {number}"}
        lines.append(",".join(str(fields.get(name, "3.5")) for name in names.split(",")))
    return "\n".join([names, *lines]) + "\n"


def _solution(grid: Grid) -> Grid:
    """Return the full grid from which a random puzzle was taken."""
    full = pattern(grid.size)
    digits = {own: given for own, given in zip(full.cells.tolist(), grid.cells.tolist(), strict=True) if given}
    left = [digit for digit in range(1, grid.size + 1) if digit not in digits.values()]
    for own in range(1, grid.size + 1):
        if own not in digits:
            digits[own] = left.pop()
    return Grid([digits[own] for own in full.cells.tolist()], full.geometry)


def _json(puzzles: Sequence[Puzzle], chance: Chance) -> str:
    key, form = chance.choice(("puzzle", "board", "grid", "quiz")), chance.randrange(3)

    def cells(grid: Grid) -> object:
        if form == 0:
            return grid.to_text(chance.choice("0."))
        digits = grid.cells.tolist()
        rows = [digits[start : start + grid.size] for start in range(0, len(digits), grid.size)]
        return rows if form == 1 else grid.to_rows("0")

    records = [{key: cells(puzzle.givens), "title": f"No. {number}"} for number, puzzle in enumerate(puzzles)]
    if chance.random() < 0.5:
        return "".join(json.dumps(each) + "\n" for each in records)
    return json.dumps(records, indent=chance.choice((None, 1)))


def _symbols(alphabet: str, blank: str) -> Callable[[Puzzle, Chance], str]:
    def written(puzzle: Puzzle, chance: Chance) -> str:
        cells = [alphabet[digit - 1] if digit else blank for digit in puzzle.givens.cells.tolist()]
        return "\n".join(map(chance.choice(("", " ")).join, in_rows(cells, puzzle.givens.size)))

    return written


def _html(puzzles: Sequence[Puzzle], chance: Chance) -> str:
    tables = []
    for puzzle in puzzles:
        rows = _numbers(puzzle.givens, "</td><td>", "").split("\n")
        tables.append("<table>" + "".join(f"<tr><td>{row}</td></tr>\n" for row in rows) + "</table>")
    return "<html><body><h1>Sudoku 9 x 9</h1>" + "<p>next</p>".join(tables) + "</body></html>"


def _f_puzzles(puzzles: Sequence[Puzzle], chance: Chance) -> str:
    grid = puzzles[0].givens
    cells = [{"value": digit, "given": True} if digit else {} for digit in grid.cells.tolist()]
    rows = [cells[start : start + grid.size] for start in range(0, len(cells), grid.size)]
    return json.dumps({"size": grid.size, "title": "x", "grid": rows})


def _gnome(puzzles: Sequence[Puzzle], chance: Chance) -> str:
    digits = puzzles[0].givens.cells.tolist()
    cells = [
        {"position": list(divmod(cell, 9)), "value": digit, "fixed": True, "earmarks": []}
        for cell, digit in enumerate(digits)
        if digit
    ]
    return json.dumps({"difficulty_category": "easy", "cells": cells}, indent=1)


def _solo(puzzle: Puzzle, chance: Chance) -> str:
    height, width = puzzle.givens.geometry.box or (1, 1)
    return f"{height}x{width}:{solo_cells(puzzle.givens.cells.tolist())}"


def _sdx(puzzles: Sequence[Puzzle], chance: Chance) -> str:
    puzzle = puzzles[0]
    cells = [
        str(digit) if digit else "".join(str(each + 1) for each in range(9) if mask >> each & 1)
        for digit, mask in zip(puzzle.givens.cells.tolist(), puzzle.notes, strict=True)
    ]
    return "#DNo\n" + "\n".join(map(" ".join, in_rows(cells, 9))) + "\n"


def _library(puzzle: Puzzle, chance: Chance) -> str:
    return f":0000:x:{puzzle.givens.to_text()}:::"


def _line(puzzle: Puzzle, chance: Chance) -> str:
    before, behind = chance.choice(
        (("", ""), ("", "; ED=7.2"), ("", " # hard"), ("12. ", ""), ("easy: ", ""), ("3,", ""))
    )
    return before + puzzle.givens.to_text(chance.choice("0.*_x-")) + behind


def _without_line(text: str, chance: Chance) -> str:
    lines = text.split("\n")
    del lines[chance.randrange(len(lines))]
    return "\n".join(lines)


def _without_symbol(text: str, chance: Chance) -> str:
    at = chance.randrange(len(text))
    return text[:at] + text[at + 1 :]


def _with_symbol(text: str, chance: Chance) -> str:
    at = chance.randrange(len(text))
    return text[:at] + chance.choice("1.qé ") + text[at:]


DAMAGE = {"a line lost": _without_line, "a symbol lost": _without_symbol, "a symbol more": _with_symbol}


TIGHT = ("one line", "nine lines", "plus and minus", "HoDoKu", "Simple Sudoku", "box drawing", "open borders", "middle")
"""Beginnings of the names of layouts with one symbol for each cell and rows of equal length."""
IN_LINES = ("one line", "a .sdm", "a rating", "a number", "in a sentence", "commas on", "a word", "a Python list")


def _layout(name: str) -> Kind:
    gaps = ("\n\n",) if name in ("one cell a line", "three lines") else ("\n\n", "\n\nNext one\n", "\n\n========\n")
    return Kind(
        _each(lambda puzzle, _: LAYOUTS[name](puzzle.givens), gaps),
        damage=tuple(DAMAGE) if name.startswith(TIGHT) else ("a line lost",),
        is_of_lines=name.startswith(IN_LINES) and "row by row" not in name,
    )


def _of_suffix(suffix: str) -> Write:
    return lambda puzzles, _: dumps([Puzzle(each.givens) for each in puzzles], suffix)


BETWEEN = ("\n\n", "\n\nGrid 02\n", "\n--------------\n")
KINDS: dict[str, Kind] = {
    **{f"layout: {name}": _layout(name) for name in LAYOUTS},
    "lines": Kind(_each(_line, ("\n", "\n\n")), SIZES, most=5, damage=tuple(DAMAGE), is_of_lines=True),
    "lines of 9x9": Kind(_each(_line, ("\n",)), most=5, damage=tuple(DAMAGE), is_of_lines=True),
    "rows": Kind(
        _each(lambda puzzle, chance: lines(puzzle.givens, blank=chance.choice("0.-")), BETWEEN),
        SIZES,
        damage=tuple(DAMAGE),
    ),
    "rows apart": Kind(_each(lambda puzzle, _: lines(puzzle.givens, " "), BETWEEN), SIZES),
    "bordered": Kind(_each(_bordered, ("\n\n", "\n", "\n\nNo. 2\n")), SIZES),
    "pencilmarks": Kind(_each(_pencilmarks)),
    "sudocue": Kind(_sdx, most=1),
    "library": Kind(_each(_library, ("\n",)), is_of_lines=True),
    "numbers, commas": Kind(_each(lambda puzzle, _: _numbers(puzzle.givens, ",", "0")), SIZES),
    "numbers, tabs": Kind(_each(lambda puzzle, _: _numbers(puzzle.givens, "\t", "")), SIZES),
    "numbers, semicolons": Kind(_each(lambda puzzle, _: _numbers(puzzle.givens, ";", "")), SIZES),
    "numbers, spaces": Kind(_each(lambda puzzle, _: _numbers(puzzle.givens, " ", "0")), SIZES),
    "0-F": Kind(_each(_symbols("0123456789ABCDEF", ".")), (16,)),
    "A-P": Kind(_each(_symbols("ABCDEFGHIJKLMNOP", ".")), (16,)),
    "CSV": Kind(_csv, most=5, is_of_lines=True),
    "JSON": Kind(_json, SIZES, is_plain=False, damage=()),
    "f-puzzles": Kind(_f_puzzles, (4, 6, 9, 16), is_plain=False, most=1, damage=()),
    "GNOME Sudoku": Kind(_gnome, is_plain=False, most=1, damage=()),
    "Solo": Kind(_each(_solo, ("\n",)), (4, 6, 9, 12, 16), is_plain=False, damage=()),
    "web page": Kind(_html, SIZES, is_plain=False, damage=()),
    "link": Kind(
        _each(lambda puzzle, _: f"https://www.sudokuwiki.org/sudoku.htm?bd={puzzle.givens.to_text('0')}", ("\n",)),
        is_plain=False,
        damage=(),
    ),
    **{
        suffix: Kind(
            _of_suffix(suffix),
            SIZES if suffix in (".txt", ".sudoku") else (9,),
            suffix in (".txt", ".sdm", ".ss"),
            damage=("a line lost",) if suffix == ".ss" else (),
        )
        for suffix in (".txt", ".sdm", ".sdk", ".ss", ".opensudoku", ".sudoku")
    },
}


def _every_line(before: str) -> Callable[[str, Chance], str]:
    return lambda text, _: "\n".join(before + line for line in text.split("\n"))


def _around(before: str, behind: str) -> Callable[[str, Chance], str]:
    return lambda text, _: before + text.rstrip("\n") + "\n" + behind


NOISE: dict[str, Callable[[str, Chance], str]] = {
    "title": _around("Sudoku of the day\n", ""),
    "title and gap": _around("Puzzle 12, medium:\n\n", ""),
    "comment": _around("# from a book, 2004\n", ""),
    "mail": _around(
        "From: Ann <ann@example.org>\nDate: 12 May 2024\n\nHello,\nsee below.\n\n", "\nHave fun!\n--\nAnn\n"
    ),
    "end": _around("", "\nSolve it in 20 minutes!\n"),
    "fence": _around("```\n", "```\n"),
    "spaces behind": lambda text, _: "\n".join(line + "  " if line else line for line in text.split("\n")),
    "empty lines": _around("\n\n", "\n\n \n"),
    "indented": _every_line("    "),
    "quoted": _every_line("> "),
    "quoted twice": _every_line(">> "),
}
"""Functions that surround a text with noise, in the order in which they are applied."""
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-32", "cp1252")
LINE_ENDS = ("\n", "\r\n", "\r")


@dataclass(frozen=True)
class Sample:
    """A text with the puzzles that were written into it."""

    puzzles: tuple[Puzzle, ...]
    data: bytes
    text: str
    may_lack_puzzles: bool


def sample(kind: Kind, seed: int, noise: Sequence[str], damage: str | None = None) -> Sample:
    """Return a text of this kind with random puzzles, noise, encoding and line ends."""
    chance = Chance(seed)
    size = chance.choice(kind.sizes)
    puzzles = tuple(random_puzzle(chance, size) for _ in range(chance.randint(1, kind.most)))
    text = kind.write(puzzles, chance)
    if damage:
        text = DAMAGE[damage](text, chance)
    for name, add in NOISE.items():
        if name in noise:
            text = add(text, chance)
    encoding, end = chance.choice(ENCODINGS), chance.choice(LINE_ENDS)
    try:
        data = text.replace("\r\n", "\n").replace("\n", end).encode(encoding)
    except UnicodeEncodeError:
        data = text.encode()
    return Sample(puzzles, data, text, kind.is_of_lines and damage == "a line lost")


def silent_fault(made: Sample) -> str:
    """Return what was read differently without a message; "" if all was read, refused or reported as left out."""
    try:
        file = file_of(made.data, "", SIZES)
    except FileTextError:
        return ""
    if file.result.omissions or file.result.solutions:
        return ""
    readings = [_givens(file), *(_givens(_again(made, symbols)) for symbols in file.result.choices)]
    expected = [puzzle.givens for puzzle in made.puzzles]
    if any(reading == expected for reading in readings):
        return ""
    if made.may_lack_puzzles and readings[0] in (expected[:at] + expected[at + 1 :] for at in range(len(expected))):
        return ""
    return f"{len(expected)} puzzles of size {expected[0].size}, read {readings[0]}"


def _again(made: Sample, symbols: object) -> PuzzleFile:
    return file_of(made.data, "", SIZES, symbols=symbols)  # type: ignore[arg-type]


def _givens(file: PuzzleFile) -> list[Grid]:
    return [puzzle.givens for puzzle in file.puzzles]


def is_read(made: Sample) -> bool:
    """Return whether all puzzles of a text are read, without omissions."""
    try:
        file = file_of(made.data, "", SIZES)
    except FileTextError:
        return False
    return not file.result.omissions and len(file.puzzles) == len(made.puzzles)
