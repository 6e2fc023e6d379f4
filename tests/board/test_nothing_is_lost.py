"""Every line of a text is part of a puzzle, its title, an omission, or of a kind that can be ignored."""

from __future__ import annotations

import json
import random

import pytest

from sudoku_desktop.board import SIZES, Grid, shaped
from sudoku_desktop.board.formats import (
    FileTextError,
    ReadResult,
    Symbols,
    json_puzzles,
    plain_text,
    puzzle_lines,
    read_text,
)
from tests.board.large import lines, pattern, sparse
from tests.board.layouts import LAYOUTS
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION

CELLS, OTHER = MK_FIG_1.to_text(), ESCARGOT.to_text()
ROWS = MK_FIG_1.to_rows()
NO_GRID = "this looks like cells, but not like a grid that can be read"


def read(text: str, suffix: str = "") -> ReadResult:
    return read_text(text, suffix, SIZES)


def grids(text: str) -> list[Grid]:
    """Return the grids of a text that is read without omissions."""
    result = read(text)
    assert result.omissions == ()
    return [puzzle.givens for puzzle in result.puzzles]


def omissions(text: str, suffix: str = "") -> list[str]:
    return [str(omission.sentence) for omission in read(text, suffix).omissions]


def refusal(text: str) -> str:
    with pytest.raises(FileTextError) as error:
        read(text)
    return str(error.value)


def in_every_line(text: str, before: str) -> str:
    return "\n".join(before + line for line in text.split("\n"))


@pytest.mark.parametrize("line", ["12q", "7 8 9", "123456789012", "1;2;3", "..3..", "(1) 2 3"])
@pytest.mark.parametrize("suffix", [".sdm", ".txt", ""])
def test_that_a_line_that_looks_like_cells_is_left_out_with_its_number(line: str, suffix: str) -> None:
    for text in (f"{CELLS}\n{line}\n{OTHER}\n", f"{CELLS}\n\n{line}\n\n{OTHER}\n"):
        number = text.split("\n").index(line) + 1
        assert omissions(text, suffix) == [f"line {number}: {NO_GRID}"]
    assert omissions(f"{CELLS}\n{line}\n", suffix) == [f"line 2: {NO_GRID}"]


@pytest.mark.parametrize("line", ["Hard", "easy", "No. 7 (SE 7.8)", "12", "#12", "12.", "2024-05-12", "*** 3 ***"])
def test_that_a_heading_is_the_title_of_the_puzzle_after_it(line: str) -> None:
    for puzzle in (CELLS, "\n".join(ROWS), LAYOUTS["HoDoKu"](MK_FIG_1)):
        result = read(f"{OTHER}\n{line}\n{puzzle}\n")
        assert result.omissions == ()
        assert result.puzzles[1].title in ("" if line.startswith("#") else line, line.strip("*. "), line)


def test_that_a_number_after_the_last_puzzle_is_no_title_and_left_out() -> None:
    assert omissions(f"{CELLS}\n12\n") == [f"line 2: {NO_GRID}"]
    assert omissions(f"{CELLS}\nThe end, page 12\n# 12 34\n-----\n\n  1 2 3 4 5 6 7 8 9\n") == []


@pytest.mark.parametrize("before", ["> ", ">", ">> ", "> > ", "    ", "\t"])
@pytest.mark.parametrize("name", LAYOUTS)
def test_that_quoted_and_indented_grids_are_read(before: str, name: str) -> None:
    if name in ("a spreadsheet", "a spreadsheet, CRLF") and before == "\t":
        pytest.skip("a tab is an empty cell here")
    assert grids(in_every_line(LAYOUTS[name](MK_FIG_1), before)) == [MK_FIG_1]


@pytest.mark.parametrize("gap", ["", " "])
def test_that_rows_with_spaces_for_blanks_may_be_indented(gap: str) -> None:
    text = "\n".join(gap.join(row).replace(".", " ") for row in ROWS)
    assert grids(text) == grids(in_every_line(text, "   ")) == grids(in_every_line(text, "> ")) == [MK_FIG_1]
    first_is_blank = "\n".join(" " + line[1:] for line in text.split("\n"))
    assert refusal(in_every_line(first_is_blank, "   "))  # the indentation cannot be told from blanks


@pytest.mark.parametrize(
    "first", ["nine lines", "commas, empty fields", "HoDoKu", "spaces for blanks", "a spreadsheet"]
)
@pytest.mark.parametrize(
    "second", ["nine lines", "commas, empty fields", "plus and minus", "Markdown", "numbers of an array"]
)
def test_that_grids_of_two_kinds_may_follow_without_a_gap(first: str, second: str) -> None:
    assert grids(LAYOUTS[first](MK_FIG_1) + "\n" + LAYOUTS[second](ESCARGOT)) == [MK_FIG_1, ESCARGOT]


def test_that_rows_of_sixteen_symbols_are_no_small_puzzles() -> None:
    rows = lines(sparse(16, 0.3, 3)).split("\n")
    rows[5:7] = ["." * 16, "1" + "." * 15]
    assert refusal("\n".join(rows[:15])) == "line 1: found 15 rows of 16 cells"
    small = [sparse(4, 0.5, seed) for seed in range(6)]
    text = "".join(each.to_text() + "\n" for each in small)
    assert grids(text) == small
    assert grids(text + "\n".join(["Sixteen by sixteen", *rows])) == [
        *small,
        Grid.from_text("".join(rows), pattern(16).geometry),
    ]
    wrong = text + "12345678........\n"
    assert len(read(wrong).puzzles) == 6
    assert omissions(wrong) == [f"line 7: {NO_GRID}"]


@pytest.mark.parametrize("separator", [";", ",", "\t", "; "])
@pytest.mark.parametrize("size", [4, 6, 8, 9])
def test_that_one_line_of_separated_cells_is_read(size: int, separator: str) -> None:
    grid = sparse(size, 0.5, size)
    assert grids(separator.join(grid.to_text("0"))) == [grid]


@pytest.mark.parametrize("size", [4, 5, 6, 7, 9])
def test_that_the_word_behind_the_cells_is_their_title(size: int) -> None:
    line = ("123456789"[:size] + "." * (size**2 - size)) + ";hard"
    assert [puzzle.title for puzzle in read(f"{line}\n{line}\n").puzzles] == ["hard", "hard"]


def test_that_all_puzzles_of_a_line_are_read_and_what_is_wrong_with_others_is_named() -> None:
    assert grids(f"{CELLS} {OTHER}\n") == grids(f"{CELLS};{OTHER}\n") == [MK_FIG_1, ESCARGOT]
    assert omissions(f"{CELLS},{OTHER[1:]}\n") == ["line 1: found 80 cells, need 81"]
    assert omissions(f"{CELLS},q{OTHER[1:]}\n")[0].startswith("line 1: found 'q' in row 1, column 1")


def test_that_words_after_a_list_are_no_fault_of_it() -> None:
    rows = [[int(cell) if cell != "." else 0 for cell in row] for row in ROWS]
    for text in (json.dumps(rows), json.dumps({"puzzle": CELLS})):
        assert grids(f"{text}\nWho can solve this in 10 minutes?\n") == [MK_FIG_1]
        assert omissions(f"{text}\n{{12}}\n") == ["line 2: this is not valid JSON"]


def test_that_the_short_row_of_a_list_is_named() -> None:
    rows = [list(row) for row in ROWS]
    rows[3].pop()
    for text in (json.dumps(rows), str(rows), f"board = {rows}", json.dumps({"board": rows})):
        assert refusal(text) == "row 4 has 8 cells, need 9"


def test_that_a_foreign_symbol_of_a_row_is_named() -> None:
    assert refusal("\n".join([*ROWS[:4], "8..q....4", *ROWS[5:]])).startswith("line 1: found 'q' in row 5, column 4")
    assert refusal("\n".join([*ROWS[:4], "8..é....4", *ROWS[5:]])) == (
        "line 1: row 5 has a symbol that cannot stand in a cell"
    )


def test_that_a_drawn_solution_is_skipped_and_named() -> None:
    draw = LAYOUTS["plus and minus"]
    result = read(f"{draw(MK_FIG_1)}\nSolution:\n{draw(MK_FIG_1_SOLUTION)}\n")
    assert [puzzle.givens for puzzle in result.puzzles] == [MK_FIG_1]
    assert result.omissions == ()
    assert [str(each.sentence) for each in result.solutions] == ["lines 16 to 26: the solution of the puzzle before it"]


def test_that_json_asks_for_the_notation_of_large_grids() -> None:
    digits = pattern(16).with_cells((cell, 0) for cell in range(0, 256, 5)).cells.tolist()
    digits = [0 if digit == 16 else digit for digit in digits]
    hexadecimal = ["0123456789ABCDEF"[digit - 1] if digit else "." for digit in digits]
    one_based = [".123456789ABCDEF"[digit] for digit in digits]
    for cells, choices in ((hexadecimal, ()), (one_based, (Symbols.ONE_BASED, Symbols.ZERO_BASED))):
        rows = ["".join(cells[start : start + 16]) for start in range(0, 256, 16)]
        for content in ("".join(cells), rows, list(map(list, rows))):
            result = read(json.dumps({"puzzle": content}))
            assert result.choices == choices
            assert result.puzzles[0].givens.cells.tolist() == digits
    text = json.dumps({"puzzle": "".join(one_based).replace("1", "0")})
    again = read_text(text, "", SIZES, symbols=Symbols.ZERO_BASED)
    assert again.puzzles[0].givens.cells.max() == 16


@pytest.mark.parametrize("text", ["12", "8.2", "1,2,3", "7 8 9 . ."])
def test_that_too_few_cells_are_counted(text: str) -> None:
    count = len(text.replace(",", "").replace(" ", ""))
    assert refusal(text) == f"found {count} cells, need 16, 36, 64, 81, 100, 144, 256 or 625"


def test_that_all_large_grids_of_a_text_have_the_same_notation() -> None:
    sparse_grid = pattern(16).with_cells((cell, 0) for cell in range(256) if cell % 40)
    full = pattern(16).with_cells((cell, 0) for cell in range(0, 256, 3))
    texts = [
        "".join("0123456789ABCDEF"[digit - 1] if digit else "." for digit in grid.cells.tolist())
        for grid in (sparse_grid, full)
    ]
    assert grids("\n".join(texts)) == [sparse_grid, full]


def test_that_a_blank_beside_a_digit_is_no_emphasis() -> None:
    text = LAYOUTS["plus and minus"](MK_FIG_1)
    assert refusal(text.replace("8 . 2", "8 .1 2", 1)).startswith("line 2: row 1 has ")


def test_that_a_table_of_a_web_page_that_is_no_whole_grid_is_named() -> None:
    def table(rows: list[str]) -> str:
        cells = "\n".join("<tr>" + "".join(f"<td>{cell.strip('.')}</td>" for cell in row) + "</tr>" for row in rows)
        return f"<table>\n{cells}\n</table>\n"

    short = [*ROWS[:3], ROWS[3][1:], *ROWS[4:]]
    result = read(f"<html>\n{table(ROWS)}{table(short)}{table(ROWS[:8])}</html>")
    assert [puzzle.givens for puzzle in result.puzzles] == [MK_FIG_1]
    assert [str(each.sentence) for each in result.omissions] == [
        "line 13: row 4 has 8 cells, need 9",
        "line 24: found 8 rows of 9 cells",
    ]


def test_that_all_lists_of_a_quoted_line_of_json_are_read() -> None:
    assert grids("> " + json.dumps([{"quiz": ROWS}] * 3)) == [MK_FIG_1] * 3


def test_that_no_row_of_a_quoted_list_is_taken_for_a_small_puzzle() -> None:
    grid = sparse(16, 0.2, 3).with_cells((cell, 0) for cell in range(16))
    cells = grid.to_text("0")
    text = "See below.\n" + json.dumps({"board": [cells[start : start + 16] for start in range(0, 256, 16)]})
    assert grids(text) == [grid]


@pytest.mark.parametrize(
    "text",
    [
        "." * 80,
        "# one\n" + "." * 80,
        "8.2.4....64...... .......64...............8.2......6.......3..81....8......12.47..\n",
    ],
)
def test_that_neither_dots_nor_a_broken_line_make_a_size_of_their_own(text: str) -> None:
    with pytest.raises(FileTextError):
        read_text(text)


def test_that_a_column_of_zeros_is_no_column_of_labels() -> None:
    rows = ["1,0,2,0,0,0,0,0,0", "0,4,0,5,0,0,0,0,0", "0,0,0,0,0,0,0,0,3", *["0,0,0,0,0,6,0,0,0"] * 5]
    assert refusal("\n".join(rows)) == "line 1: found 8 rows of 9 cells"


@pytest.mark.parametrize("line", ["easy: 4xxxx243 xxxxxxxx", "3,2xx3x3x11xxx xx1x"])
def test_that_a_small_puzzle_with_a_space_among_its_cells_is_reported(line: str) -> None:
    assert omissions(f"342-21----1-13-- # hard\n{line}\n") == [f"line 2: {NO_GRID}"]


def test_that_a_row_that_is_missing_makes_no_smaller_grid() -> None:
    rows = sparse(10, 0.4, 3).with_cells((cell, 0) for cell in range(9, 100, 10)).cells.reshape(10, 10).tolist()
    lines = ["\t".join(str(digit or "") if digit < 10 else "" for digit in row) for row in rows]
    whole = [*["1\t2\t3\t4\t5\t6\t7\t8\t9\t10"], *["\t" * 9] * 9]
    result = read("\n".join([*whole, "", *lines[1:]]))
    assert [puzzle.givens.size for puzzle in result.puzzles] == [10]
    assert [str(each.sentence) for each in result.omissions] == ["lines 12 to 20: found 9 rows of 10 cells"]


def test_that_long_lists_of_lines_are_read_to_the_end() -> None:
    other = OTHER.replace(".", "0")
    text = f"{CELLS}\n{other}\n{CELLS}\n{MK_FIG_1_SOLUTION.to_text()}\n{other}\n{OTHER[:-1]}\n{CELLS}"
    result = read(text)
    assert [puzzle.givens for puzzle in result.puzzles] == [MK_FIG_1, ESCARGOT, MK_FIG_1, ESCARGOT, MK_FIG_1]
    for puzzle in result.puzzles:
        assert puzzle.span is not None
        assert Grid.from_text(text[slice(*puzzle.span)]) == puzzle.givens
    assert [str(each.sentence) for each in result.solutions] == ["line 4: the solution of the puzzle before it"]
    assert [str(each.sentence) for each in result.omissions] == ["line 6: found 80 cells, need 81"]


@pytest.mark.parametrize("line", [f"{CELLS} # 7.2\n", json.dumps({"puzzle": CELLS}) + "\n"])
def test_that_the_rest_of_a_text_that_is_too_long_is_left_out(monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    monkeypatch.setattr(plain_text, "MOST_WORK", 12)
    monkeypatch.setattr(json_puzzles, "MOST_PUZZLES", 10)
    assert omissions(line * 10) == []
    assert omissions(line * 12) == ["lines 11 to 12: the text is too long; the rest was not searched"]


@pytest.mark.parametrize("cells", ["3241413224131324q", "31404200é00230304"])
def test_that_a_small_puzzle_with_a_fault_is_reported_before_others_of_its_size(cells: str) -> None:
    assert omissions(f"easy: {cells}\n3.2.2431.243431.\n") == ["line 1: found 17 cells, need 16"]


@pytest.mark.parametrize("rating", ["", "; ED=7.2"])
def test_that_a_line_with_a_space_among_its_cells_is_reported(rating: str) -> None:
    cells = sparse(25, 0.3, 1).to_text()
    text = f"{cells}\nEasy: {cells[:300]} {cells[300:]}{rating}\n{cells}\n"
    assert omissions(text) == [f"line 2: {NO_GRID}"]


def listed(number: int) -> str:
    """Return a line with a puzzle, and perhaps its solution, among other text."""
    puzzle = (MK_FIG_1, ESCARGOT)[number % 2].to_text(".0"[number // 2 % 2])
    solution = MK_FIG_1_SOLUTION.to_text()
    if number % 2:  # a solved grid that solves none of the puzzles
        solution = solution.translate(str.maketrans("123456789", "234567891"))
    lines = (
        f"{puzzle}",
        f"{puzzle} # no. {number}",
        f"{number}. {puzzle}; ED=7.2",
        f"{number},{puzzle},{solution},hard",
        f"{solution},{puzzle}",
        f"{puzzle[:-1]};5",
        f"Ärger {number}: {puzzle}",
        f"  {puzzle}\t{puzzle}",
        f"{'abcdefghij' * 2} {puzzle}",
        f"> {puzzle} hard",
        f'"{puzzle}","{solution}",5',
        f"{puzzle}9 x",
        f"SUDOKU:{puzzle} {puzzle}",
        f"#{number} {puzzle}",
        f"{puzzle} a+b|c",
        "-- " + "." * 81,
    )
    return lines[number // 4 % len(lines)]


@pytest.mark.parametrize("seed", range(8))
def test_that_lines_are_read_together_as_each_alone(seed: int) -> None:
    chance = random.Random(seed)
    lines = [each for _ in range(12) for each in [listed(chance.randrange(1000))] * chance.choice((1, 1, 2, 5))]
    text = "\n".join(["", *lines])
    found, omitted, start = [], set(), 1
    for number, line in enumerate(lines, 2):
        try:
            alone = read("\n" * (number - 1) + line + "\n" + CELLS)
        except FileTextError:
            continue
        found += [(each, start + each.span[0] - number + 1) for each in alone.puzzles[:-1] if each.span is not None]
        omitted |= {number for _ in alone.omissions}
        start += len(line) + 1
    together = read(text)
    assert [(each, each.span and each.span[0]) for each in together.puzzles] == found
    assert {line for each in together.omissions for line in range(each.first_line, each.last_line + 1)} == omitted


def test_that_no_solution_is_read_in_the_place_of_a_faulty_puzzle() -> None:
    solution = MK_FIG_1_SOLUTION.to_text()
    text = f"quizzes,solutions\n{CELLS},{solution}\n{CELLS[:-1]},{solution}\n{CELLS},{solution}\n"
    result = read(text)
    assert [puzzle.givens for puzzle in result.puzzles] == [MK_FIG_1] * 2
    assert [str(each.sentence) for each in result.omissions] == ["line 3: found 80 cells, need 81"]


def table(rows: list[str], separator: str = ",") -> str:
    return "\n".join(separator.join(row.replace(".", " ")).replace(" ", "") for row in rows)


SOLVED = MK_FIG_1_SOLUTION.to_text()
NOTHING_READ = f"line 2: {NO_GRID}"
IN_COLUMNS = {
    "a solution of another": (f"puzzle,solution\n{OTHER},{SOLVED}", [ESCARGOT], []),
    "no puzzle": (f"puzzle,solution\nNULL,{SOLVED}\n{CELLS},{SOLVED}", [MK_FIG_1], [NOTHING_READ]),
    "a rounded number": (
        f"puzzle,solution\n7.0000006E+80,{SOLVED}\n{CELLS},{SOLVED}",
        [MK_FIG_1],
        [
            "line 2: 7.0000006E+80 has been rounded by a spreadsheet; "
            "format its column as text and copy the puzzle again"
        ],
    ),
    "a state": (f"puzzle,state\n{CELLS},{OTHER}", [MK_FIG_1], ["line 2: the column 'state' was not read"]),
    "a comma in a field": (f'title,puzzle\n"Hard, by Ann",{CELLS}', [MK_FIG_1], []),
    "an identifier": (f"id,puzzle\n55008400-2290-4144-1716-446655440000,{CELLS}", [MK_FIG_1], []),
    "a label": (f"puzzle,label\n{CELLS},{SOLVED}", [MK_FIG_1], []),
}


@pytest.mark.parametrize("name", IN_COLUMNS)
def test_that_only_the_column_of_puzzles_is_read(name: str) -> None:
    text, expected, messages = IN_COLUMNS[name]
    assert [puzzle.givens for puzzle in read(text, ".csv").puzzles] == expected
    assert omissions(text, ".csv") == messages


@pytest.mark.parametrize("left", [0, 1, 3])
@pytest.mark.parametrize("right", [0, 1, 2])
def test_that_a_table_within_a_sheet_is_no_larger_grid(left: int, right: int) -> None:
    width = left + 9 + right
    rows = ["." * left + row + "." * right for row in ROWS]
    assert grids(table(["." * width] * left + rows + ["." * width] * right)) == [MK_FIG_1]
    small = [".......", *(f".{row}." for row in ("12.4", "..1.", ".3..", "4...")), "......"][1:]
    with pytest.raises(FileTextError):
        read(table(["......", *small]))


@pytest.mark.parametrize("comment", ["# ", "#", "## "])
def test_that_a_puzzle_in_a_comment_is_reported(comment: str) -> None:
    told = ["line 2: this is a comment; remove its mark to read the puzzle in it"]
    assert omissions(f"{OTHER}\n{comment}{CELLS}\n") == told
    assert omissions(f"{OTHER}\n# 23 givens, 12.5.2024, 10.20.30.40\n#----------------\n") == []
    assert len(grids(f'#define EASY "{CELLS}"\n#define HARD "{OTHER}"\n')) == 2


@pytest.mark.parametrize("draw", ["one line of dots", "nine lines", "plus and minus"])
def test_that_a_solution_before_its_puzzle_is_no_puzzle(draw: str) -> None:
    solved, puzzle = (LAYOUTS[draw](grid) for grid in (MK_FIG_1_SOLUTION, MK_FIG_1))
    result = read(f"Solution\n{solved}\nPuzzle\n{puzzle}\n")
    assert [each.givens for each in result.puzzles] == [MK_FIG_1]
    assert str(result.solutions[0].reason) == "the solution of the puzzle after it"


def test_that_rows_of_a_matrix_in_one_line_are_no_puzzles() -> None:
    grid = sparse(16, 0.2, 1).with_cells((cell, 0) for cell in range(16, 64))
    rows = grid.cells.reshape(16, 16).tolist()
    assert grids("A = [" + "; ".join(" ".join(map(str, row)) for row in rows) + "];") == [grid]
    assert len(grids(f"test({[list(row) for row in ROWS]}, {[list(row) for row in ROWS]})")) == 2


def test_that_numbers_with_a_point_are_no_smaller_grid() -> None:
    text = str(MK_FIG_1.cells.reshape(9, 9).astype(float))
    assert grids(text) == [MK_FIG_1]


def test_that_cells_are_no_labels() -> None:
    lines = [f"  vec![{', '.join(row.replace('.', '0'))}]," for row in ROWS]
    lines[4] = lines[4].replace("],", ", 0],")
    assert refusal("\n".join(lines)) == "line 1: row 5 has 10 cells, need 9"


@pytest.mark.parametrize("name", ["a = [", "p1 := {", 'x = """', "b: "])
def test_that_the_name_of_a_list_is_nothing_that_is_left_out(name: str) -> None:
    assert omissions(f"{name}\n" + "\n".join(ROWS) + "\n") == []


def test_that_a_blank_row_may_part_two_tables_of_which_one_begins_with_a_blank_row() -> None:
    first, second = MK_FIG_1, ESCARGOT.with_cells((cell, 0) for cell in range(9))
    tables = [
        [",".join(str(digit or "") for digit in row) for row in grid.cells.reshape(9, 9).tolist()]
        for grid in (first, second)
    ]
    assert grids("\n".join([*tables[0], "," * 8, *tables[1]])) == [first, second]


def test_that_blank_rows_of_two_small_tables_do_not_join_them() -> None:
    for first in ("1;;;\n;;;\n2;;3;4\n", "1;;;\n2;;3;4\n;;;\n"):
        text = f"{first}\n3;4;;\n;2;;4\n;;;\n;;;\n"
        assert grids(text[len(first) + 1 :]) == [Grid.from_text("34...2.4........", shaped(4))]
        assert omissions(text) == ["lines 1 to 3: found 3 rows of 4 cells"]


def test_that_small_puzzles_are_told_from_rows_in_any_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_lines, "MOST_ROWS_AHEAD", 8)
    small = "1234......3.4321"
    assert grids(f"{small}\n" * 40) == grids(f"{small}\n") * 40
