"""Files of other programs are read with entries and notes, in all their versions, or refused with their name."""

import json
import random
from collections.abc import Sequence

import pytest

from sudoku_desktop.board import SIZES, Geometry, Grid, Puzzle, Variant, shaped
from sudoku_desktop.board.formats import FileTextError, ReadResult, read_text
from sudoku_desktop.board.grid import in_rows
from tests.board.foreign.packing import solo_cells
from tests.puzzles import MK_FIG_1

REGIONS = [*shaped(9).regions]
REGIONS[3], REGIONS[20] = REGIONS[20], REGIONS[3]
JIGSAW = shaped(9, (Variant.JIGSAW,), REGIONS)


def read(text: str, suffix: str = "") -> Puzzle:
    result = read_text(text, suffix, SIZES)
    assert isinstance(result, ReadResult)
    assert result.omissions == ()
    (puzzle,) = result.puzzles
    return puzzle


def complaint(text: str) -> str:
    with pytest.raises(FileTextError) as error:
        read_text(text, "", SIZES)
    return str(error.value)


def in_progress(shape: Geometry, seed: int = 1) -> Puzzle:
    """Return a puzzle with random givens, entries and notes."""
    chance = random.Random(seed)
    kinds = [chance.choice("gen..") for _ in range(shape.cell_count)]
    digits = [chance.randint(1, shape.size) for _ in kinds]

    def grid(kind: str) -> Grid:
        return Grid([digit if each == kind else 0 for each, digit in zip(kinds, digits, strict=True)], shape)

    notes = tuple(chance.randrange(1, 1 << shape.size) if kind == "n" else 0 for kind in kinds)
    return Puzzle(grid("g"), entries=grid("e"), notes=notes)


def entries_of(puzzle: Puzzle) -> list[int]:
    assert puzzle.entries is not None
    return puzzle.entries.cells.tolist()


def ksudoku(puzzle: Puzzle, graph: str, size: int = 9) -> str:
    """Return a game as KSudoku saves it: by columns, with a history that begins with a wrong entry."""
    by_columns = [row * size + column for column in range(size) for row in range(size)]
    givens, entries = puzzle.givens.cells.tolist(), entries_of(puzzle)
    values = "".join("_" if givens[cell] == 0 else chr(ord("a") + givens[cell] - 1) for cell in by_columns)
    events = ['<simple-event index="0" value="1"/><simple-event index="0" value="0"/>'] if givens[0] == 0 else []
    for place, cell in enumerate(by_columns):
        if entries[cell]:
            events.append(f'<simple-event index="{place}" value="{entries[cell]}"/>')
        elif puzzle.notes[cell]:
            marks = "".join("01"[puzzle.notes[cell] >> digit & 1] for digit in range(size))
            events.append(f'<complex-event><simple-event index="{place}" markers="{marks}"/></complex-event>')
    return (
        '<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help="0" msecs-elapsed="5">\n  <puzzle>\n'
        f"   {graph}\n   <values>{values}</values>\n  </puzzle>\n  <history>{''.join(events)}</history>\n"
        " </game>\n</ksudoku>"
    )


PLAIN = '<graph order="9" type="sudoku" specific-type="Plain"/>'


def custom(size: int, groups: str, kind: str = "Jigsaw") -> str:
    return (
        f'<graph order="{size}" sizeX="{size}" sizeY="{size}" sizeZ="1" type="custom" specific-type="{kind}" '
        f'name="{kind}">'
        f"{groups}</graph>"
    )


def clique(cells: Sequence[int], size: int) -> str:
    return f'<clique size="{size}">{" ".join(str(cell % size * size + cell // size) for cell in cells)} </clique>'


def test_that_games_of_ksudoku_are_read() -> None:
    plain = shaped(9)
    assert read(ksudoku(in_progress(plain), PLAIN)) == in_progress(plain)
    four = shaped(4)
    assert read(ksudoku(in_progress(four), '<graph order="4" type="sudoku"/>', 4)) == in_progress(four)
    groups = '<sudokugroups at="0" withblocks="0"/>' + "".join(clique(region, 9) for region in JIGSAW.boxes.tolist())
    assert read(ksudoku(in_progress(JIGSAW), custom(9, groups))) == in_progress(JIGSAW)
    x = shaped(9, [Variant.X])
    groups = '<sudokugroups at="0" withblocks="1"/>' + "".join(
        clique(unit, 9) for unit in x.units[x.extras_from :].tolist()
    )
    assert read(ksudoku(in_progress(x), custom(9, groups, "XSudoku"))) == in_progress(x)
    six = shaped(6)
    groups = '<sudokugroups at="0" withblocks="0"/>' + "".join(clique(region, 6) for region in six.boxes.tolist())
    assert read(ksudoku(in_progress(six), custom(6, groups, "6x6"), 6)) == in_progress(six)


@pytest.mark.parametrize(
    ("graph", "says"),
    [
        ('<graph order="9" type="roxdoku"/>', "Roxdoku"),
        (custom(9, '<sudokugroups at="0" withblocks="0"/>', "Mathdoku"), "another kind of puzzle (Mathdoku)"),
        (
            custom(9, '<sudokugroups at="0" withblocks="1"/><cage operator="1" value="3" size="2">0 1</cage>'),
            "killer cages",
        ),
        (custom(9, '<sudokugroups at="0" withblocks="1"/>', "KillerSudoku"), "killer cages"),
        (
            custom(9, '<sudokugroups at="0" withblocks="1"/><clique size="9">0 1 2 3 4 5 6 7 11</clique>'),
            "extra regions",
        ),
        (custom(9, '<sudokugroups at="0"/><sudokugroups at="99"/>', "Sohei"), "Sohei"),
        ('<graph order="99" type="sudoku"/>', "the size must lie between 4 and 25, got 99"),
    ],
)
def test_that_other_games_of_ksudoku_are_named(graph: str, says: str) -> None:
    assert says in complaint(ksudoku(in_progress(shaped(9)), graph))


@pytest.mark.parametrize("root", ["ksudoku", "opensudoku2", "Sudoku"])
@pytest.mark.parametrize("start", ["", '<?xml version="1.0"?>\n', "\ufeff", "<!-- a comment -->"])
@pytest.mark.parametrize(
    "declaration",
    [
        '{root} [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]',
        '{root} [\n<!ENTITY b SYSTEM "file:///etc/passwd">\n]',
        '{root} PUBLIC "-//a" "http://example.org/b.dtd" [<!ENTITY b "c">]',
        '{root} SYSTEM "file:///etc/passwd"',
    ],
)
def test_that_xml_with_entity_declarations_is_refused(root: str, start: str, declaration: str) -> None:
    message = complaint(f"{start}<!DOCTYPE {declaration.format(root=root)}><{root}>&b;</{root}>")
    assert "entity declarations are not read" in message


def test_that_pictures_with_entity_declarations_are_named() -> None:
    assert complaint('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>').startswith("this is a picture (SVG)")


def test_that_broken_and_unknown_xml_is_refused() -> None:
    assert "nested too deeply" in complaint("<ksudoku>" + "<a>" * 99 + "</a>" * 99 + "</ksudoku>")
    assert complaint("<ksudoku><game>") == "line 1, column 16: this is not XML (no element found)"
    assert complaint("<tables><a/></tables>") == "this is XML of a kind that is not read here (it begins with 'tables')"
    assert complaint('<svg xmlns="http://www.w3.org/2000/svg"/>').startswith("this is a picture (SVG)")


def test_that_games_of_gnome_sudoku_are_read() -> None:
    puzzle = in_progress(shaped(9))
    cells = [
        {
            "position": [cell // 9, cell % 9],
            "value": int(puzzle.givens.cells[cell] + entries_of(puzzle)[cell]),
            "fixed": bool(puzzle.givens.cells[cell]),
            "earmarks": [digit + 1 for digit in range(9) if puzzle.notes[cell] >> digit & 1],
        }
        for cell in range(81)
    ]
    record = {
        "difficulty_category": "hard",
        "time_elapsed": 1.5,
        "cells": [each for each in cells if each["value"] or each["earmarks"]],
    }
    again = read(json.dumps(record, indent=2), ".save")
    assert (again.givens, again.entries, again.notes) == (puzzle.givens, puzzle.entries, puzzle.notes)
    assert again.published_rating == "hard"
    record["cells"][0]["position"] = [9, 0]
    assert complaint(json.dumps(record)) == "'[9, 0]' is not a cell"


def sdku(cells: str, version: str = ' version="2"') -> str:
    return f'\ufeff<?xml version="1.0" encoding="utf-8"?>\n<Sudoku{version}>{cells}</Sudoku>'


def test_that_all_versions_of_sdku_are_read() -> None:
    def cell(place: int, digit: int, origin: str) -> str:
        return f"<Cell><x>{place % 9}</x><y>{place // 9}</y><value>{digit}</value><origin>{origin}</origin></Cell>"

    def read_all(text: str) -> Puzzle:
        """Return the puzzle of a text in which no digit is marked as a given."""
        result = read_text(text, "", SIZES)
        assert [str(each.sentence) for each in result.omissions] == [
            "line 2: no digit is marked as a given; all entered digits were taken for givens"
        ]
        return result.puzzles[0]

    digits = MK_FIG_1.cells.tolist()
    given = [place for place in range(81) if digits[place]]
    old = "".join(f'<Cell x="{place % 9}" y="{place // 9}">{digits[place]}</Cell>' for place in given)
    assert read_all(sdku(old, "")) == Puzzle(MK_FIG_1)
    for version, origin in (("1", "User"), ("1", "Provided"), ("2", "Provided"), ("2", "User")):
        cells = "".join(cell(place, digits[place], origin) for place in given)
        calculated = cell(next(place for place in range(81) if not digits[place]), 5, "Calculated")
        is_marked = (version, origin) == ("2", "Provided")
        puzzle = (read if is_marked else read_all)(sdku(cells + calculated, f' version="{version}"'))
        assert puzzle == Puzzle(MK_FIG_1)
    mixed = "".join(cell(place, digits[place], "User" if place > 40 else "Provided") for place in given)
    puzzle = read(sdku(mixed))
    assert puzzle.givens.cells.tolist() == [digit if place <= 40 else 0 for place, digit in enumerate(digits)]
    assert entries_of(puzzle) == [digit if place > 40 else 0 for place, digit in enumerate(digits)]
    packed = "".join(f"{digit}1|" if digit else "01FF.0.0|" for digit in digits)
    assert read(sdku(f"<c>{packed}</c>", ' version="3"')) == Puzzle(MK_FIG_1)
    assert "version '99'" in complaint(sdku("", ' version="99"'))
    assert "found 1 cell, need 81" in complaint(sdku("<c>7|</c>", ' version="3"'))


def test_that_progress_of_sudocue_is_read() -> None:
    puzzle = in_progress(shaped(9), 4)
    fields = []
    for cell in range(81):
        candidates = "".join(str(digit + 1) for digit in range(9) if puzzle.notes[cell] >> digit & 1)
        given, entry = int(puzzle.givens.cells[cell]), entries_of(puzzle)[cell]
        fields.append(str(given) if given else f"u{entry}" if entry else candidates if len(candidates) > 1 else "12")
    text = "#AMe\n#DMine\n" + "\n".join(map(" ".join, in_rows(fields, 9))) + "\n"
    again = read(text, ".sdx")
    assert (again.givens, again.entries) == (puzzle.givens, puzzle.entries)
    assert again.title == "Mine"
    assert again.author == "Me"
    assert all(mask == each or mask == 3 for mask, each in zip(again.notes, puzzle.notes, strict=True))


def solo_regions(shape: Geometry) -> str:
    size, regions = shape.size, shape.regions
    lines = [
        regions[row * size + column] != regions[row * size + column + 1]
        for row in range(size)
        for column in range(size - 1)
    ]
    lines += [
        regions[row * size + column] != regions[(row + 1) * size + column]
        for column in range(size)
        for row in range(size - 1)
    ]
    text, run = "", 0
    for line in [*lines, True]:
        if not line:
            run += 1
            continue
        while run > 25:
            text += "z"
            run -= 25
        text += chr(ord("a") + run - 1) if run else "_"
        run = 0
    return text


def test_that_game_ids_of_solo_are_read() -> None:
    for shape, head in (
        (shaped(9), "3x3"), (shaped(9), "3x3db"), (shaped(4), "2x2"), (shaped(16), "4x4m4de"), (shaped(6), "2x3"),
        (shaped(9, [Variant.X]), "3x3x"), (shaped(9, [Variant.X]), "3x3xr4du"),
    ):  # fmt: skip
        givens = in_progress(shape).givens
        assert read(f"{head}:{solo_cells(givens.cells.tolist())}\n") == Puzzle(givens)
    tall = shaped(6, (), [row // 3 * 3 + column // 2 for row in range(6) for column in range(6)])
    givens = in_progress(tall).givens
    assert read(f"3x2:{solo_cells(givens.cells.tolist())}") == Puzzle(givens)
    for shape, head in ((JIGSAW, "9j"), (shaped(9, [Variant.X], JIGSAW.regions), "9jx"), (JIGSAW, "3x3j")):
        givens = in_progress(shape).givens
        assert read(f"{head}:{solo_cells(givens.cells.tolist())},{solo_regions(shape)}") == Puzzle(givens)


def test_that_other_game_ids_are_named() -> None:
    assert "killer cages" in complaint("3x3k:zzzc,a_b,c_d")
    assert "random seed" in complaint("3x3#123456789")
    assert "found 80 cells" in complaint("3x3:zzzb")
    assert "'12' cannot stand in a cell" in complaint("3x3:12zzzb")
    assert "damaged" in complaint("9j:zzzc,abc")
    assert "needs its regions" in complaint("9j:zzzc")
    assert "killer cages" in complaint("3x3::k:2304:2304:5:1:1:3843:3843")
    assert "killer cages" in complaint("3x3:d:k:" + ":".join(["2304"] * 81) + ":")
    assert "killer cages" in complaint("SumoCueV1=17J0+0J0=8J1+2J1=3J2" + "=0J0" * 76)


def test_that_saved_games_of_solo_are_read() -> None:
    puzzle = in_progress(shaped(9), 9)
    moves = []
    for cell in range(81):
        if digit := entries_of(puzzle)[cell]:
            moves.append(f"R{cell % 9},{cell // 9},{digit}")
        moves += [f"P{cell % 9},{cell // 9},{digit + 1}" for digit in range(9) if puzzle.notes[cell] >> digit & 1]

    def saved(*more: str, position: int | None = None) -> str:
        fields = [("SAVEFILE", "Simon Tatham's Portable Puzzle Collection"), ("VERSION", "1"), ("GAME", "Solo")]
        fields += [("PARAMS", "3x3"), ("CPARAMS", "3x3db"), ("DESC", solo_cells(puzzle.givens.cells.tolist()))]
        fields += [
            ("NSTATES", str(len(moves) + len(more) + 1)),
            ("STATEPOS", str(position or len(moves) + len(more) + 1)),
        ]
        fields += [("MOVE", move) for move in (*moves, *more)]
        return "".join(f"{name:<8}:{len(value)}:{value}\n" for name, value in fields)

    assert read(saved(), ".sav") == puzzle
    free = next(
        cell
        for cell in range(81)
        if not puzzle.givens.cells[cell] and not entries_of(puzzle)[cell] and not puzzle.notes[cell]
    )
    undone = f"R{free % 9},{free // 9},5"
    assert read(saved(undone, position=len(moves) + 1)) == puzzle
    assert entries_of(read(saved(undone)))[free] == 5
    other = saved().replace("GAME    :4:Solo", "GAME    :7:Bridges")
    assert complaint(other) == "this is another kind of puzzle ('Bridges'), not a Sudoku"


def table(rows: Sequence[Sequence[object]]) -> str:
    return (
        "<table>" + "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows) + "</table>"
    )


def test_that_tables_of_web_pages_are_read() -> None:
    rows = [["" if cell == "." else cell for cell in row] for row in MK_FIG_1.to_rows()]
    head = "<!DOCTYPE html>\n<html><head><script>var a = '<td>5</td>';</script></head><body>"
    assert read(head + table([["menu", "other"]]) + table(rows) + "</body></html>") == Puzzle(MK_FIG_1)
    fields = [[f'<input value="{cell}" maxlength=1>' for cell in row] for row in rows]
    assert read(head + table(fields), ".html") == Puzzle(MK_FIG_1)
    boxes = [[table([row[left : left + 3] for row in rows[top : top + 3]]) for left in (0, 3, 6)] for top in (0, 3, 6)]
    assert read(head + table(boxes)) == Puzzle(MK_FIG_1)
    named = [["", *"ABCDEFGHI"], *([number, *row] for number, row in enumerate(rows, 1))]
    assert read(head + table(named)) == Puzzle(MK_FIG_1)
    lines = "\n".join(MK_FIG_1.to_rows())
    assert read(f"{head}<pre>{lines}</pre>") == Puzzle(MK_FIG_1)
    assert len(read_text(head + table(rows) + table(rows), "", SIZES).puzzles) == 2
    assert complaint(head + table(rows[:8])) == "line 2: found 8 rows of 9 cells"
    assert "web page without a puzzle" in complaint(head + table([["menu", "other"]]))


def test_that_jigsaws_of_sadman_are_read_and_other_rules_named() -> None:
    rows = MK_FIG_1.to_rows()
    regions = in_rows(JIGSAW.regions_text, 9)
    after = read("\n".join(["#DMine", "[Puzzle]", *rows, "[Jigsaw]", *regions, "[State]", *rows]), ".sdk")
    assert (after.givens.geometry, after.givens.to_text(), after.title) == (JIGSAW, MK_FIG_1.to_text(), "Mine")
    before = read("\n".join(["[Jigsaw]", *(",".join(row) for row in regions), "[Puzzle]", *rows]), ".sdk")
    assert before.givens == after.givens
    wrong = [regions[0].replace("2", "1"), *regions[1:]]
    assert "region 1 has 11 cells, need 9" in complaint("\n".join(["[Puzzle]", *rows, "[Jigsaw]", *wrong]))
    for name in ("Killer", "Cages", "Thermometers"):
        assert "not known here" in complaint("\n".join(["[Puzzle]", *rows, f"[{name}]", "1,2,3"]))
