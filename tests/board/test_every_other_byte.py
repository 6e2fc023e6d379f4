"""Saving one puzzle of a file leaves every other byte as it was, in every format that can be saved."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from sudoku_desktop.board import SIZES, Grid, Puzzle
from sudoku_desktop.board.formats import dumps, suffixes
from sudoku_desktop.board.formats.errors import NotRewritableError
from sudoku_desktop.board.formats.puzzle_file import PuzzleFile, file_of, format_of
from tests.board.layouts import LAYOUTS
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_6

NAMES = ("Café № 5", "easy", "", "Ärger ‘ß’", "#7")
CODECS = ("utf-8", "utf-8-sig", "utf-8", "cp1252")
TEXTS = {
    "euler": lambda grids: "".join(f"Grid {n:02}\n{rows(each)}\n" for n, each in enumerate(grids, 1)),
    "dashes": lambda grids: "\n---------\n".join(map(rows, grids)),
    "numbered": lambda grids: "\n".join(f"{n}. {each.to_text()}" for n, each in enumerate(grids, 1)),
    "drawn": lambda grids: "\n\n".join(f"# number {n}\n{LAYOUTS['HoDoKu'](each)}" for n, each in enumerate(grids, 1)),
    "rated": lambda grids: "".join(f"  {each.to_text('0')}\t{n}.5;x\n" for n, each in enumerate(grids, 1)),
    "csv": lambda grids: (
        "id,puzzle,level\n" + "".join(f"{n},{each.to_text('0')},hard\n" for n, each in enumerate(grids))
    ),
    "list": lambda grids: "[" + ",\n ".join(f'"{each.to_text("0")}"' for each in grids) + "]\n",
}
"""Texts in various formats; those of which the program reads fewer puzzles are skipped."""


def rows(grid: Grid) -> str:
    return "\n".join(grid.to_rows("0"))


def some_puzzle(chance: random.Random, suffix: str) -> Puzzle:
    """Return a puzzle with as many fields as the format holds."""
    givens = chance.choice((MK_FIG_1, MK_FIG_6, ESCARGOT)).with_cells(
        (chance.randrange(81), chance.randrange(10)) for _ in range(3)
    )
    entries = Grid([0 if given or chance.random() < 0.8 else chance.randint(1, 9) for given in givens.cells.tolist()])
    taken = (givens.cells + entries.cells).tolist()
    notes = tuple(0 if digit or chance.random() < 0.7 else chance.randrange(512) for digit in taken)
    puzzle = Puzzle(
        givens,
        chance.choice(NAMES),
        entries=entries if entries.filled_count and chance.random() < 0.5 else None,
        notes=notes if any(notes) and chance.random() < 0.5 else (),
    )
    return format_of(suffix).held(puzzle)


def some_file(chance: random.Random, suffix: str) -> tuple[PuzzleFile, int] | None:
    """Return a file of several puzzles by another program, with their number; None if it is not read."""
    puzzles = [some_puzzle(chance, suffix) for _ in range(chance.randint(2, 5))]
    if suffix == ".txt" and chance.random() < 0.6:
        text = TEXTS[chance.choice(list(TEXTS))]([puzzle.givens for puzzle in puzzles])
    else:
        text = dumps(puzzles, suffix)
    ends = chance.choice((["\n"], ["\r\n"], ["\r"], ["\n", "\r\n"], ["\n", "\r\n", "\r"]))
    lines = text.split("\n")
    if suffix not in (".sudoku", ".opensudoku"):
        lines = [line + chance.choice(("", "", "  ", "\t")) if line else line for line in lines]
        lines = [each for line in lines for each in ((line,) if chance.random() < 0.95 else (line, ""))]
    text = "".join(line + chance.choice(ends) for line in lines[:-1]) + lines[-1]
    if chance.random() < 0.3:
        text = text.rstrip("\r\n")
    codec = chance.choice(CODECS if suffix not in (".sudoku", ".opensudoku") else CODECS[:3])
    try:
        file = file_of(text.encode(codec, "replace"), suffix, SIZES)
    except ValueError:
        return None
    return (file, len(puzzles)) if len(file.puzzles) == len(puzzles) else None


def some_change(chance: random.Random, puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with one given changed, added or removed."""
    cell = chance.randrange(81)
    digit = chance.choice([each for each in range(10) if each != puzzle.givens.cells[cell]])
    givens = puzzle.givens.with_cell(cell, digit)
    entries = puzzle.entries.with_cell(cell, 0) if puzzle.entries is not None else None
    notes = tuple(0 if at == cell else mask for at, mask in enumerate(puzzle.notes))
    return replace(
        puzzle,
        givens=givens,
        entries=entries if entries is not None and entries.filled_count else None,
        notes=notes if any(notes) else (),
    )


def edit_and_compare(chance: random.Random, suffix: str) -> bool:
    """Change one puzzle of a file and compare every other byte; return False if the file was not read or saved."""
    made = some_file(chance, suffix)
    if made is None:
        return False
    file, count = made
    index = chance.randrange(count)
    changed = some_change(chance, file.puzzles[index])
    try:
        saved = file.with_puzzles([*file.puzzles[:index], changed, *file.puzzles[index + 1 :]])
    except NotRewritableError:
        return False
    assert saved.puzzles[index].givens == changed.givens
    assert saved.puzzles[:index] == file.puzzles[:index]
    assert saved.puzzles[index + 1 :] == file.puzzles[index + 1 :]
    (start, end), (_, new_end) = file.puzzles[index].span, saved.puzzles[index].span
    before, after = around(file, start, end), around(saved, start, new_end)
    assert before == after
    return True


def around(file: PuzzleFile, start: int, end: int) -> tuple[bytes, bytes]:
    """Return the bytes before and after a part of the text, encoded with the file's own line ends."""
    for codec in ("utf-8-sig", "utf-8", "cp1252"):
        try:
            text = file.data.decode(codec)
        except UnicodeDecodeError:
            continue
        places = [place for place in range(len(text) + 1) if text[place - 1 : place + 1] != "\r\n"]
        head, tail = text[: places[start]].encode(codec), text[places[end] :].encode(codec.removesuffix("-sig"))
        if not file.data.startswith(b"\xef\xbb\xbf"):
            head = head.removeprefix(b"\xef\xbb\xbf")
        assert file.data.startswith(head)
        assert file.data.endswith(tail)
        return head, tail
    raise AssertionError("not decoded")


@pytest.mark.parametrize("suffix", suffixes())
def test_that_an_edit_leaves_every_other_byte(suffix: str) -> None:
    chance = random.Random(f"edits of {suffix}")
    saved = sum(edit_and_compare(chance, suffix) for _ in range(60))
    assert saved >= 20


@pytest.mark.exhaustive
@pytest.mark.parametrize("suffix", suffixes())
def test_that_ten_thousand_edits_leave_every_other_byte(suffix: str) -> None:
    chance = random.Random(f"many edits of {suffix}")
    saved = attempts = 0
    while saved < 10_000 / len(suffixes()):
        saved += edit_and_compare(chance, suffix)
        attempts += 1
    assert saved >= attempts / 3


def test_that_a_letter_that_the_encoding_lacks_is_refused() -> None:
    file = file_of("#DÄrger\n[Puzzle]\n".encode("cp1252") + rows(MK_FIG_1).encode(), ".sdk", SIZES)
    with pytest.raises(NotRewritableError, match="the encoding of its text has no '١'"):
        replace(file, format=replace(file.format, rewritten=lambda *_: "١")).with_puzzles([Puzzle(ESCARGOT)])


def test_that_what_does_not_come_out_as_it_was_is_refused() -> None:
    file = file_of(dumps([Puzzle(MK_FIG_1), Puzzle(MK_FIG_6)], ".sdm").encode(), ".sdm", SIZES)
    for spoilt in (dumps([Puzzle(ESCARGOT)], ".sdm"), dumps([Puzzle(ESCARGOT), Puzzle(ESCARGOT)], ".sdm"), "?"):
        spoiling = replace(file, format=replace(file.format, rewritten=lambda *_, text=spoilt: text))
        with pytest.raises(NotRewritableError, match="can be read, but not changed in their place"):
            spoiling.with_puzzles([Puzzle(ESCARGOT), Puzzle(MK_FIG_6)])
    nowhere = replace(file, puzzles=tuple(replace(each, span=None) for each in file.puzzles))
    with pytest.raises(NotRewritableError, match="can be read, but not changed in their place"):
        nowhere.with_puzzles([Puzzle(ESCARGOT), Puzzle(MK_FIG_6)])
