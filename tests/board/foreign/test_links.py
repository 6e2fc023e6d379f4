"""Links and codes of puzzle sites are read, or refused with the reason."""

import base64
import json
import re
from typing import Any
from urllib.parse import quote

import pytest

from sudoku_desktop.board import SIZES, Puzzle, Variant, shaped
from sudoku_desktop.board.formats import FileTextError, ReadResult, read_text
from tests.board.foreign.packing import in_base, lz_packed
from tests.board.foreign.test_programs import JIGSAW, entries_of, in_progress
from tests.puzzles import ESCARGOT, MK_FIG_1

CELLS = MK_FIG_1.to_text()
ZEROS = MK_FIG_1.to_text("0")
NORMAL = "Normal sudoku rules apply."


def read(text: str) -> Puzzle:
    result = read_text(text, "", SIZES)
    assert result.omissions == ()
    (puzzle,) = result.puzzles
    return puzzle


def complaint(text: str) -> str:
    with pytest.raises(FileTextError) as error:
        read_text(text, "", SIZES)
    return str(error.value)


def f_puzzle(puzzle: Puzzle, **more: Any) -> dict[str, Any]:
    """Return a puzzle as f-puzzles writes it."""
    shape = puzzle.givens.geometry
    entries = entries_of(puzzle) if puzzle.entries else [0] * shape.cell_count
    cells: list[dict[str, Any]] = []
    for cell, digit in enumerate(puzzle.givens.cells.tolist()):
        record: dict[str, Any] = (
            {"value": digit, "given": True} if digit else {"value": entries[cell]} if entries[cell] else {}
        )
        marks = [each + 1 for each in range(shape.size) if puzzle.notes and puzzle.notes[cell] >> each & 1]
        if marks:
            record["centerPencilMarks" if cell % 2 else "cornerPencilMarks"] = marks
        if Variant.JIGSAW in shape.variants:
            record["region"] = shape.regions[cell]
        cells.append(record)
    grid = [cells[start : start + shape.size] for start in range(0, len(cells), shape.size)]
    if Variant.X in shape.variants:
        more |= {"diagonal+": True, "diagonal-": True}
    return {"size": shape.size, "grid": grid, **more}


def pad_puzzle(puzzle: Puzzle, **more: Any) -> dict[str, Any]:
    """Return a puzzle as SudokuPad writes it."""
    shape, digits = puzzle.givens.geometry, puzzle.givens.cells.tolist()
    cells = [{"value": digit} if digit else {} for digit in digits]
    regions = [[list(divmod(cell, shape.size)) for cell in region] for region in shape.boxes.tolist()]
    rows = [cells[start : start + shape.size] for start in range(0, len(cells), shape.size)]
    return {
        "cellSize": 64,
        "cells": rows,
        "regions": regions,
        "metadata": {"title": "T", "author": "A", "rules": NORMAL},
        **more,
    }


def zipped(record: dict[str, Any]) -> str:
    """Return the short form of SudokuPad's JSON."""
    text = json.dumps(record, separators=(",", ":"))
    for long, short in (("cellSize", "cs"), ("cells", "ce"), ("regions", "re"), ("value", "v"), ("title", "t")):
        text = text.replace(f'"{long}":', f"{short}:")
    text = text.replace('"metadata":', "metadata:").replace("[{},", "[,").replace(",{},", ",,").replace(",{},", ",,")
    return text.replace(",{}]", ",]").replace('"', "'")


@pytest.mark.parametrize("shape", [shaped(9), shaped(6), shaped(9, [Variant.X]), JIGSAW, shaped(16)], ids=repr)
def test_that_puzzles_of_f_puzzles_are_read_from_files_and_links(shape: Any) -> None:
    puzzle = in_progress(shape)
    record = f_puzzle(
        puzzle, title="Mine", author="Me", ruleset=NORMAL, solution=[1] * 81, killercage=[], antiknight=False
    )
    text = json.dumps(record)
    expected = Puzzle(puzzle.givens, "Mine", author="Me", entries=puzzle.entries, notes=puzzle.notes)
    packed = lz_packed(text)
    for link in (
        text,
        f"https://f-puzzles.com/?load={packed}",
        f"https://www.f-puzzles.com/?load={quote(packed)}",
        f"https://sudokupad.app/fpuz{packed}",
        f"https://sudokupad.app/fpuzzles{quote(packed, safe='')}",
        f"https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles{packed}",
        f"Look at this: https://f-puzzles.com/?load={packed} – good luck!",
        f"fpuzzles{packed}",
    ):
        assert read(link) == expected, link


@pytest.mark.parametrize(
    ("more", "name"),
    [
        ({"killercage": [{"cells": ["R1C1", "R1C2"], "value": "3"}]}, "killer cages"),
        ({"thermometer": [{"lines": [["R1C1", "R1C2"]]}]}, "thermometers"),
        ({"arrow": [{"lines": [["R1C1"]], "cells": ["R1C1"]}], "xv": [{"cells": [], "value": "X"}]}, "arrows and XV"),
        ({"diagonal+": True}, "a single diagonal"),
        ({"extraregion": [{"cells": ["R1C1"]}]}, "extra regions"),
        ({"nonconsecutive": True}, "non-consecutive neighbours"),
        ({"newconstraint": [{"cells": ["R1C1"]}]}, "'newconstraint'"),
        ({"ruleset": f"{NORMAL} Digits in cages add up to the sum."}, "'Digits in cages add up to the sum'"),
    ],
)
def test_that_constraints_of_f_puzzles_are_named(more: dict[str, Any], name: str) -> None:
    record = f_puzzle(in_progress(shaped(9)), **more)
    says = f"this puzzle has rules that are not known here ({name})"
    assert complaint(json.dumps(record)).startswith(says)
    assert complaint(f"https://f-puzzles.com/?load={lz_packed(json.dumps(record))}").startswith(says)


def test_that_windoku_and_latin_squares_of_f_puzzles_are_read() -> None:
    windows = [
        {"cells": [f"R{top + row}C{left + column}" for row in range(3) for column in range(3)]}
        for top in (2, 6)
        for left in (2, 6)
    ]
    record = f_puzzle(Puzzle(MK_FIG_1), extraregion=windows, ruleset=f"{NORMAL} The grey windows hold all digits.")
    assert read(json.dumps(record)).givens.geometry == shaped(9, [Variant.WINDOKU])
    record = f_puzzle(Puzzle(MK_FIG_1))
    for row in record["grid"]:
        for cell in row:
            cell["region"] = None
    assert read(json.dumps(record)).givens.geometry == shaped(9, [Variant.LATIN])


@pytest.mark.parametrize("shape", [shaped(9), shaped(6), JIGSAW], ids=repr)
def test_that_puzzles_of_sudokupad_are_read_in_both_forms(shape: Any) -> None:
    givens = in_progress(shape).givens
    record = pad_puzzle(Puzzle(givens))
    expected = Puzzle(givens, "T", author="A")
    assert read(json.dumps(record)) == expected
    for text in (json.dumps(record), zipped(record)):
        for prefix in ("scl", "ctc"):
            assert read(f"https://sudokupad.app/{prefix}{lz_packed(text)}") == expected
            assert read(f"https://sudokupad.app/?puzzleid={prefix}{quote(lz_packed(text), safe='')}") == expected


def test_that_diagonals_and_harmless_cages_of_sudokupad_are_read() -> None:
    lines = [{"wayPoints": [[0, 0], [9, 9]]}, {"wayPoints": [[0, 9], [9, 0]]}]
    cages = [
        {"value": "title: Named"}, {"value": "rules: Normal sudoku rules apply, and along the diagonals."},
        {"cells": [[0, column] for column in range(9)], "hidden": True}, {"cells": "r1c1,r2c2", "value": ""},
    ][:3]  # fmt: skip
    record = pad_puzzle(Puzzle(MK_FIG_1), lines=lines, cages=cages, metadata={})
    puzzle = read(json.dumps(record))
    assert puzzle.givens.geometry == shaped(9, [Variant.X])
    assert puzzle.title == "Named"


@pytest.mark.parametrize(
    ("more", "name"),
    [
        ({"lines": [{"wayPoints": [[0.5, 0.5], [1.5, 1.5]]}]}, "lines"),
        ({"lines": [{"wayPoints": [[0, 0], [9, 9]]}]}, "a single diagonal"),
        ({"cages": [{"cells": [[0, 0], [0, 1]], "value": 3}]}, "cages"),
        ({"arrows": [{"wayPoints": [[0, 0], [1, 1]]}]}, "arrows"),
        ({"overlays": [{"center": [1, 1], "text": "V"}]}, "drawings"),
        ({"foglight": [[0, 0]]}, "fog"),
        ({"regions": []}, "no regions"),
        ({"metadata": {"rules": "Normal sudoku rules apply. Thermos."}}, "'Thermos'"),
        ({"metadata": {"antiking": True}}, "anti-king"),
    ],
)
def test_that_what_sudokupad_draws_is_named(more: dict[str, Any], name: str) -> None:
    record = pad_puzzle(Puzzle(MK_FIG_1), **more)
    assert complaint(f"https://sudokupad.app/scl{lz_packed(zipped(record))}").startswith(
        f"this puzzle has rules that are not known here ({name})"
    )


def test_that_packed_classics_are_read() -> None:
    symbols = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
    packed, place = "", 0
    while place < 81:
        run = 1
        while run < 6 and place + run < 81 and ZEROS[place + run] == "0":
            run += 1
        packed += symbols[int(ZEROS[place]) + 10 * (run - 1)]
        place += run
    assert read(f"https://sudokupad.app/classic{packed}").givens == MK_FIG_1
    assert read(f"https://sudokuexchange.com/play/?s={packed}").givens == MK_FIG_1
    nibbles = [int(digit) for digit in ZEROS] + [0]
    data = bytes(first << 4 | second for first, second in zip(nibbles[::2], nibbles[1::2], strict=True))
    code = base64.b64encode(data).decode()
    assert read(f"Check this out! playgoodsudoku.com/puzzle/${code}".replace("play", "https://play")).givens == MK_FIG_1


def test_that_strings_of_sudokuwiki_are_read_with_entries_and_candidates() -> None:
    puzzle = in_progress(shaped(9))
    cells, old = "", ""
    for cell, given in enumerate(puzzle.givens.cells.tolist()):
        entry, notes = entries_of(puzzle)[cell], puzzle.notes[cell] or 511
        cells += in_base(given or (entry + 9 if entry else notes + 18), 36)
        old += in_base((1 << given) + 1 if given else notes << 1, 32)
    page = "https://www.sudokuwiki.org/sudoku.htm?bd="
    expected = [mask or 511 for mask in puzzle.notes]
    for text in (f"{page}S9B{cells}", f"{page}S9A{cells}", f"S9B{cells}"):
        again = read(text)
        assert (again.givens, again.entries) == (puzzle.givens, puzzle.entries)
        filled = puzzle.givens.cells + puzzle.entries.cells if puzzle.entries else puzzle.givens.cells
        assert [mask for mask, digit in zip(again.notes, filled.tolist(), strict=True) if not digit] == [
            mask for mask, digit in zip(expected, filled.tolist(), strict=True) if not digit
        ]
    for text in (f"{page}{old}", old):
        assert read(text).givens == puzzle.givens
    assert read(f"{page}{ZEROS}").givens == MK_FIG_1
    assert complaint(f"{page}{ZEROS[:80]}").startswith("found 80 cells")
    assert "copy the whole link" in complaint(f"{page}S9B{cells[:99]}")
    assert "killer" in complaint(f"https://www.sudokuwiki.org/killersudoku.htm?bd={ZEROS}")


@pytest.mark.parametrize(
    "link",
    [
        f"https://example.org/?puzzle={CELLS}",
        f"https://example.org/?bd={quote(CELLS.replace('.', '*'))}",
        "https://example.org/?bd=" + CELLS.replace(".", "%2E") + "&level=easy",
        f"https://example.org/play/{ZEROS}",
        f"https://example.org/#{ZEROS}",
        f"https://example.org/?solution={'123456789' * 9}&q={ZEROS}",
        f"[link](https://example.org/?p={ZEROS}).",
    ],
)
def test_that_cells_in_any_link_are_read(link: str) -> None:
    assert read(link).givens == MK_FIG_1


@pytest.mark.parametrize(
    ("link", "says"),
    [
        ("https://sudokupad.app/abc123xyz", "on a server"),
        ("https://sudokupad.app/clover/mar-5-2023-sudoku", "on a server"),
        ("https://f-puzzles.com/?id=yc8xxqkg", "on a server"),
        ("https://tinyurl.com/mr25ysvb", "on a server"),
        ("https://app.crackingthecryptic.com/sudoku/B6n7P2dQt3", "on a server"),
        ("https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VdRb9s2EH73rxj0TGAiJVmy3rKs2UuX", "Penpa"),
        ("https://sudokupad.app/scfabcdefghijklmnopqrstuvwxyz1234", "compact"),
        ("https://f-puzzles.com/?load=N4IgzglgXgpi", "copy the whole link"),
        ("https://sudokupad.app/sclN4IgzglgXgpiBcA2ANCALhNAbO8QDEB7AYwGtoAGOAWlqsAAAA==", "copy the whole link"),
    ],
)
def test_that_a_link_without_a_puzzle_in_it_is_named(link: str, says: str) -> None:
    assert says in complaint(link)


def test_that_a_list_of_links_is_read_and_what_is_wrong_is_told() -> None:
    lines = [
        "My favourites",
        f"1. https://example.org/?puzzle={CELLS}",
        "https://sudokupad.app/abc123xyz",
        "",
        f"https://www.sudokuwiki.org/sudoku.htm?bd={ESCARGOT.to_text('0')}",
    ]
    result: ReadResult = read_text("\n".join(lines), "", SIZES)
    assert [puzzle.givens for puzzle in result.puzzles] == [MK_FIG_1, ESCARGOT]
    assert [str(each.sentence)[:40] for each in result.omissions] == ["line 3: this is a link to a puzzle on a "]
    rows = "\n".join(CELLS[start : start + 9] for start in range(0, 81, 9))
    drawn = read_text(f"https://sudokupad.app/abc123xyz\n{rows}", "", SIZES)
    assert drawn.puzzles[0].givens == MK_FIG_1


def test_that_puzz_link_is_read() -> None:
    cells = "".join(f"{chr(ord('f') + len(run))}" if run[0] == "." else run for run in runs(CELLS))
    assert read(f"https://puzz.link/p?sudoku/9/9/{cells}").givens == MK_FIG_1
    assert read(f"http://pzv.jp/p.html?sudoku/9/9/{cells}").givens == MK_FIG_1
    assert complaint(f"https://puzz.link/p?sudoku/9/9/{cells}5") == "found 82 cells, need 81"
    assert "another kind of puzzle (kakuro)" in complaint("https://puzz.link/p?kakuro/9/9/m-dm")


def runs(cells: str) -> list[str]:
    """Return the cells cut into single givens and runs of at most 20 blanks."""
    return re.findall(r"[1-9]|\.{1,20}", cells)
