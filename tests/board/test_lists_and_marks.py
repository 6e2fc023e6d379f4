"""Grids in source code and forum posts are read: lists with brackets and names, and candidates with marks."""

import pytest

from sudoku_desktop.board import SIZES
from sudoku_desktop.board.formats import FileTextError, read_text
from sudoku_desktop.board.formats.puzzle_file import file_of
from sudoku_desktop.board.grid import in_rows

PUZZLE = "7.......6..563.......4.9.2..6.......1..5...3.2.....85......5.1...68..7....4..23.."
ROWS = in_rows(PUZZLE, 9)
LISTS = {
    "Java": ("int[][] grid = new int[][] {{", ",", "},\n    {", "0", "}};"),
    "C++": ("int grid[9][9] = {{", ", ", "},\n  {", "0", "} };  // hard"),
    "Rust": ("let grid: [[u8; 9]; 9] = [[", ", ", "],\n [", "0", "]];"),
    "Julia": ("grid = resize_matrix([[", ", ", "],\n [", "0", "]])"),
    "Prolog": ("problem(1, [[", ",", "],\n [", "_", "]])."),
    "MiniZinc": ("start = [|", ", ", "|\n ", "_", "|];"),
    "ECLiPSe": (
        "problem(2, [](\n  [](",
        ", ",
        "),\n  [](",
        "_",
        "))).",
    ),
    "Scala": ("val grid = List(List(", ", ", "),\n  List(", "0", "))"),
    "YAML": ("grid:\n  - [", ", ", "]\n  - [", "0", "]"),
    "a text with line ends": ("'", "", "\\n", ".", "'"),
    "a quoted cell of CSV": ('id,puzzle\n1,"', "", "\n", ".", '"'),
    "black squares": ("", "", "\n", "■", ""),
    "colored squares": ("", "", "\n", "🟦", ""),
    "columns with names": ("c1,c2,c3,c4,c5,c6,c7,c8,c9\n", ",", "\n", "0", ""),
    "pzprv3": ("pzprv3\nsudoku\n9\n9\n", " ", "\n", ".", ""),
    "comments": ("// grid\n//  [", ",", "],\n//  [", "0", "]\n//  ];"),
    "Rust, vectors": ("let g = vec![\n  vec![", ", ", "],\n  vec![", "0", "],\n];"),
    "C#, arrays": ("int[][] g =\n{\n  new[] {", ", ", "},\n  new[] {", "0", "}\n};"),
    "Visual Basic": ("Dim g(,) As Integer = { _\n  {", ",", "}, _\n  {", "0", "} _\n}"),
    "Nim": ("let g = @[\n  @[", ", ", "],\n  @[", "0", "]\n]"),
    "PowerShell": ("$g = @(\n  @(", ",", "),\n  @(", "0", ")\n)"),
    "Lisp": ("(defparameter *grid* '((", " ", ")\n  (", "0", ")))"),
    "Clojure": ("(def board\n  [[", " ", "]\n   [", "nil", "]])"),
    "Racket": ("(vector (vector ", " ", ")\n  (vector ", "0", "))"),
    "Ruby": ("board = [\n  [", ", ", "],\n  [", "nil", "]\n]"),
    "PHP": ("$g = [\n  0 => [", ", ", "],\n  1 => [", "0", "]\n];"),
    "R, rows": ("m <- rbind(\nc(", ",", "),\nc(", "NA", "))"),
    "R, a matrix": ("s <- matrix(c(\n", ", ", ",\n", "NA", "), nrow = 9, byrow = TRUE)"),
    "calls": ("board.append([", ", ", "])\nboard.append([", "0", "])"),
    "C, numbered": ("int g[9][9] = {\n/* 0 */ {", ",", "},\n/* 1 */ {", "0", "},\n};"),
    "MATLAB": ("M = [", " ", "; ", "0", "];"),
    "MATLAB, continued": ("M = [ ", ",", "; ...\n  ", "0", " ];"),
    "Mathematica, one line": ("{{", ", ", "}, {", "0", "}}"),
    "a calculator": ("[[", ",", "][", "0", "]]->[A]"),
    "an answer in one line": ('Input: board = [["', '","', '"],["', ".", '"]]'),
    "C, flat": ("int g[81] = {", ",", ",", "0", "};"),
    "BASIC": ("100 DATA ", ",", "\n110 DATA ", "0", ""),
    "assembler": ("grid: db ", ",", "\n      db ", "0", ""),
    "YAML, digits": ("grid:\n  - ", "", "\n  - ", "0", ""),
    "PyTorch": ("tensor([[", ", ", "],\n        [", "0.", "]])"),
    "NumPy, no numbers": ("[[", " ", "]\n [", "nan", "]]"),
    "R prints": ("     [,1] [,2] [,3] [,4] [,5] [,6] [,7] [,8] [,9]\n [1,]  ", "  ", "\n [2,]  ", "NA", ""),
    "a spreadsheet without numbers": ("", ",", "\n", "<NA>", ""),
    "brackets around cells": ("[", "][", "]\n[", " ", "]"),
    "bold Markdown": ("| **", " | **", " |\n| **", "0", " |"),
    "comments, no bars": ("# ", " ", "\n# ", ".", ""),
}
_DECIMAL = ("PyTorch", "NumPy, no numbers")


@pytest.mark.parametrize("name", LISTS)
def test_that_lists_of_programming_languages_are_read(name: str) -> None:
    opening, comma, between, blank, closing = LISTS[name]
    rows = [[blank if cell == "." else cell + "." * (name in _DECIMAL) for cell in row] for row in ROWS]
    text = opening + between.join(map(comma.join, rows)) + closing
    result = read_text(f"# before\n{text}\n", "", SIZES)
    assert [puzzle.givens.to_text() for puzzle in result.puzzles] == [PUZZLE]
    assert not result.omissions


def test_that_a_first_column_of_cells_is_no_label() -> None:
    text = "\n".join(",".join(row.replace(".", "_")) for row in ROWS[:8])
    with pytest.raises(FileTextError, match="row 9 has a symbol"):
        read_text(text + "\n?!,1\n", "", SIZES)


@pytest.mark.parametrize("separator", [" ", "|", "/", ",", "."])
def test_that_nine_rows_in_one_line_are_read(separator: str) -> None:
    rows = [row.replace(".", "0") for row in ROWS]
    assert read_text(separator.join(rows), "", SIZES).puzzles[0].givens.to_text() == PUZZLE


def test_that_an_sdk_file_without_sections_is_read_as_text() -> None:
    text = "\n".join("|".join(row) for row in ROWS)
    assert file_of(text.encode(), ".sdk", SIZES).puzzles[0].givens.to_text() == PUZZLE


CANDIDATES = """\
| 6 5 4 | 7 9 3 | 2 8 1 |
| 3 2 8 | 4 1 6 | 7 5 9 |
| 1 9 7 | 2 5 8 | 6 4 3 |
|-------+-------+-------|
| 8 7 16 | 169 36* 2 | 5 (3)69 4 |
| 5 4 3 | 69* 8 7 | 1 -69 2 |
| 9 16 2 | 156 (3)46 145 | 8 36* 7 |
|-------+-------+-------|
| 2 3 15 | 8 46 14 | 9 7 56 |
| 7 8 56 | 3 2 9 | 4 1 56 |
| 4 16 9 | 156 7 15 | **3** 2 8 |
"""


def test_that_emphasis_on_candidates_is_passed_over() -> None:
    result = read_text(CANDIDATES, "", SIZES)
    (puzzle,) = result.puzzles
    assert not result.omissions
    assert puzzle.givens.to_text().startswith("65479328132841675919725864387...25.4543.871.2")
    assert puzzle.notes[34] == 1 << 2 | 1 << 5 | 1 << 8


def test_that_givens_in_angles_differ_from_entries_in_stars_and_from_candidates() -> None:
    text = CANDIDATES.translate(str.maketrans("", "", "*()-")).replace("| 6 5 4 |", "| <6> *5* 4 |")
    (puzzle,) = read_text(text, "", SIZES).puzzles
    assert puzzle.givens.to_text() == "6" + 80 * "."
    assert puzzle.entries is not None
    assert puzzle.entries.to_text() == ".5" + 79 * "."
    assert puzzle.notes[2] == 1 << 3


@pytest.mark.parametrize("line", ["9", "9 9", "3 3", "9x9", "81", "size: 9"])
def test_that_a_line_that_tells_the_size_is_no_part_of_the_puzzle(line: str) -> None:
    result = read_text(f"Hard\n{line}\n" + "\n".join(ROWS), "", SIZES)
    assert not result.omissions
    assert result.puzzles[0].title in ("Hard", "size: 9")


def test_that_candidates_deleted_behind_a_line_of_cells_are_read() -> None:
    (puzzle,) = read_text(PUZZLE.replace("8", "+8", 1) + ":112 312 424", "", SIZES).puzzles
    assert puzzle.entries is not None
    assert puzzle.notes[1] & 0b101 == 0


def test_that_digits_in_stars_are_givens_where_no_digits_are_in_angles() -> None:
    rows = [
        [f"*{cell}*" if cell != "." else candidates(row, column) for column, cell in enumerate(cells)]
        for row, cells in enumerate(ROWS)
    ]
    (puzzle,) = read_text("\n".join(map(" ".join, rows)), "", SIZES).puzzles
    assert puzzle.entries is None
    assert puzzle.givens.to_text() == PUZZLE


def test_that_a_samurai_is_named() -> None:
    wide, full, narrow = "1........" + 3 * " " + "........2", 21 * ".", 6 * " " + 9 * "." + 6 * " "
    rows = [*6 * [wide], *3 * [full], *3 * [narrow], *3 * [full], *6 * [wide]]
    with pytest.raises(FileTextError, match="samurai"):
        read_text("\n".join(rows), "", SIZES)


def test_that_an_unknown_link_is_named() -> None:
    with pytest.raises(FileTextError, match="open it in the browser"):
        read_text("https://puzzles.example/sudoku/dHFNqQLPjM", "", SIZES)


BOX_ROWS = [" | ".join(" ".join(row[at : at + 3]) for at in (0, 3, 6)) for row in ROWS]
DRAWN = [f"| {row} |" for row in BOX_ROWS]
SPACED = [row.replace(".", " ") for row in ROWS]
AROUND_ROWS = {
    "strings that are joined": ["String grid =", *(f'    "{row}" +' for row in ROWS[:8]), f'    "{ROWS[8]}";'],
    "strings with line ends": ["expected = (", '  "+-----+\\n"', *(f'  "{row}\\n"' for row in DRAWN), '  "\\n"', "  )"],
    "a string of several lines": [f"let grid = `{BOX_ROWS[0]}", *BOX_ROWS[1:], "`"],
    "strings of spaces": ["[|", *(f'  "{row}"' for row in SPACED), "|]"],
    "a list in a line": ["grid: [" + ", ".join(f"'{row}'" for row in ROWS) + "].map(row => row.split(''))"],
    "Python comments": ["# A puzzle:", "#", *(f"#    {row}" for row in DRAWN)],
    "a comment in Java": ["/*", " * A puzzle:", " *", *(f" *   {row}" for row in BOX_ROWS), " */"],
    "a comment in VHDL": ["-- A puzzle:", *(f"--    {row}" for row in BOX_ROWS)],
    "R": ["s <- matrix(c(" + ",\n ".join(",".join(row.replace(".", "0")) for row in ROWS) + "), nrow=9)"],
    "a table in LaTeX": [" & ".join(row) + r" \\\\ \hline" for row in SPACED],
    "a table in a wiki": ["{|", *("|-\n| " + " || ".join(row) for row in SPACED), "|}"],
    "numbers signs for blanks": [row.replace(".", "#") for row in ROWS],
    "HTML before Markdown": ["<h1>Puzzle</h1>", "", "```", *BOX_ROWS, "```"],
}


@pytest.mark.parametrize("name", AROUND_ROWS)
def test_that_what_encloses_rows_is_passed_over(name: str) -> None:
    result = read_text("\n".join(AROUND_ROWS[name]) + "\n", "", SIZES)
    assert [puzzle.givens.to_text() for puzzle in result.puzzles] == [PUZZLE]
    assert not result.omissions


def test_that_a_digit_and_a_blank_without_a_space_are_no_cell() -> None:
    rows = [" ".join(row) for row in ROWS]
    for merged in ("1.", "1-"):
        with pytest.raises(FileTextError, match="row 5"):
            read_text("\n".join([*rows[:4], f"{merged} . . 5 . . . 3 .", *rows[5:]]), "", SIZES)


def test_that_a_link_to_simon_tathams_solo_is_read() -> None:
    game = "3x3:a5a2e8a7a1c6_3b7d4a3b2a4b1_2e8_9b9a4b2a7d6b2_2c3a5a7e2a1a"
    link = f"https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#{game}"
    assert read_text(link, "", SIZES).puzzles[0].givens == read_text(game, "", SIZES).puzzles[0].givens


def candidates(row: int, column: int) -> str:
    """Return the digit of a cell, or the candidates that the givens leave."""
    if ROWS[row][column] != ".":
        return ROWS[row][column]
    corner_row, corner_column = row // 3 * 3, column // 3 * 3
    seen = {*ROWS[row], *(each[column] for each in ROWS)}
    seen |= {symbol for each in ROWS[corner_row : corner_row + 3] for symbol in each[corner_column : corner_column + 3]}
    return "".join(digit for digit in "123456789" if digit not in seen)


def places(row: int, column: int, *, is_centred: bool = False) -> str:
    digits = candidates(row, column)
    if is_centred and len(digits) == 1:
        return f"....{digits}...."
    return "".join(digit if digit in digits else "." for digit in "123456789")


LARGE = {
    "a line for each row": ["".join(places(row, column) for column in range(9)) for row in range(9)],
    "a square for each cell": [
        "|".join(
            "".join(places(row, column, is_centred=True)[at : at + 3] for column in range(start, start + 3))
            for start in (0, 3, 6)
        )
        for row in range(9)
        for at in (0, 3, 6)
    ],
    "a list of lists": [
        "[" + ", ".join(str([*map(int, candidates(row, at))]) for at in range(9)) + "]," for row in range(9)
    ],
}


@pytest.mark.parametrize("name", LARGE)
def test_that_candidates_are_not_taken_for_puzzles(name: str) -> None:
    (puzzle,) = read_text("\n".join(LARGE[name]) + "\n", "", SIZES).puzzles
    assert puzzle.givens.to_text() == PUZZLE
    assert puzzle.notes[1] == sum(1 << int(digit) - 1 for digit in candidates(0, 1))


@pytest.mark.parametrize("blank", [".", "-", "-1", "nan"])
def test_that_numbers_from_0_with_other_blanks_count_from_0(blank: str) -> None:
    numbers = [[(4 * (row % 4) + row // 4 + column) % 16 for column in range(16)] for row in range(16)]
    text = "\n".join(" ".join(blank if number % 5 == 3 else str(number) for number in row) for row in numbers)
    cells = [0 if number % 5 == 3 else number + 1 for row in numbers for number in row]
    assert read_text(text.replace("15", blank), "", SIZES).puzzles[0].givens.cells.tolist() == [
        0 if cell == 16 else cell for cell in cells
    ]


def test_that_words_with_a_link_are_not_named_a_link() -> None:
    with pytest.raises(FileTextError, match="no puzzle"):
        read_text("More of them are at https://puzzles.example/sudoku for you.", "", SIZES)


def drawn(height: int, width: int, cells: str) -> str:
    """Return a 6×6 grid with bars and borders around boxes of this shape."""
    border = "+" + "+".join(["-" * (2 * width + 1)] * (6 // width)) + "+"
    lines = []
    for row in range(6):
        boxes = [" ".join(cells[6 * row + start : 6 * row + start + width]) for start in range(0, 6, width)]
        lines += [border] * (row % height == 0) + ["| " + " | ".join(boxes) + " |"]
    return "\n".join([*lines, border])


def test_that_drawn_boxes_are_those_of_the_grid() -> None:
    cells = "1.3.5.45..12.31...5.....6.3.......4."
    usual, turned = (read_text(drawn(*box, cells), "", SIZES).puzzles[0].givens for box in ((2, 3), (3, 2)))
    assert usual.to_text() == turned.to_text() == cells
    assert usual.geometry.box == (2, 3)
    regions = turned.geometry.regions_text
    assert [regions[start : start + 6] for start in (0, 12, 18)] == ["112233", "112233", "445566"]


def test_that_bars_of_a_jigsaw_make_no_boxes() -> None:
    bars = [(3, 6), (2, 6), (4, 6), (1, 5), (2, 7), (3, 8), (4, 7), (2, 5), (3, 6)]
    lines = [
        "".join("|" * (at in ends) + cell for at, cell in enumerate(row)) for row, ends in zip(ROWS, bars, strict=True)
    ]
    with pytest.raises(FileTextError, match="bars do not divide the rows into boxes"):
        read_text("\n".join(lines), "", SIZES)


def test_that_a_sign_between_two_cells_is_no_cell() -> None:
    with pytest.raises(FileTextError):
        read_text("7<.>.|. . .|. .<6\n" * 9, "", SIZES)


def test_that_numbers_after_a_hash_are_no_comments() -> None:
    text = f"# by Ann\n#1 {PUZZLE}\n#2 {PUZZLE}\n"
    assert len(read_text(text, "", SIZES).puzzles) == 2


def test_that_candidates_in_three_lines_of_each_row_are_read() -> None:
    expected = read_text(f"{PUZZLE}\n", "", SIZES).puzzles[0].givens
    notes = [
        mask or 1 << digit - 1 for mask, digit in zip(expected.candidate_masks(), expected.cells.tolist(), strict=True)
    ]
    lines = []
    for row in range(9):
        for part in range(3):
            cells = notes[9 * row : 9 * row + 9]
            digits = range(3 * part, 3 * part + 3)
            lines.append(" ".join("".join(str(d + 1) if mask >> d & 1 else "." for d in digits) for mask in cells))
        lines.append("")
    result = read_text("\n".join(lines), "", SIZES)
    assert [puzzle.givens for puzzle in result.puzzles] == [expected]


@pytest.mark.parametrize("label", ["{}:", "{}) ", "Row {}: ", "Zeile {}: ", "r{} "])
def test_that_labels_are_no_cells(label: str) -> None:
    text = "\n".join(label.format(number) + row for number, row in enumerate(ROWS, 1))
    assert read_text(text, "", SIZES).puzzles[0].givens.to_text() == PUZZLE


def test_that_the_kind_of_a_puzzle_in_json_is_heeded() -> None:
    with pytest.raises(FileTextError, match="rules that are not known"):
        read_text(f'{{"boards": [{{"initial_board": "{PUZZLE}", "type": "Killer9x9"}}]}}', "", SIZES)
