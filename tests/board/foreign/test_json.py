"""Puzzles in JSON of any shape are read with their metadata, and everything left out is reported."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from sudoku_desktop.board import SIZES, Grid, Puzzle, Variant, shaped
from sudoku_desktop.board.formats import FileTextError, ReadResult, document, read_text
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION, MK_FIG_6

CELLS = MK_FIG_1.to_text()
ROWS = MK_FIG_1.to_rows()
NUMBERS = [[int(cell) if cell != "." else None for cell in row] for row in ROWS]
SOLUTION = "123456789456789123789123456214365897365897214897214365531642978642978531978531642"


def read(content: object, suffix: str = ".json") -> ReadResult:
    return read_text(content if isinstance(content, str) else json.dumps(content), suffix, SIZES)


def complaint(content: object) -> str:
    with pytest.raises(FileTextError) as error:
        read(content)
    return str(error.value)


@pytest.mark.parametrize(
    "content",
    [
        {"board": NUMBERS},
        {"grid": [[cell or 0 for cell in row] for row in NUMBERS]},
        {"sudoku": CELLS, "solved": SOLUTION},
        {"quiz": CELLS.replace(".", "0"), "solution": SOLUTION},
        {"Puzzle": "\n".join(ROWS)},
        {"clues": ROWS},
        {"givens": [float(cell or 0) for row in NUMBERS for cell in row]},
        {"initial_board": [["" if cell is None else str(cell) for cell in row] for row in NUMBERS]},
        {"mission": [[cell or "." for cell in row] for row in NUMBERS], "answer": SOLUTION},
        {"anything": CELLS, "else": SOLUTION},
        {"newboard": {"grids": [{"value": NUMBERS, "solution": [[1] * 9] * 9}], "results": 1, "message": "All Ok"}},
        {"rows": [{"row_idx": 0, "row": {"question": CELLS, "answer": SOLUTION}}]},
        {"data": {"sudoku": {"puzzle": {"cells": ROWS}}}},
        NUMBERS,
        ROWS,
        [cell or 0 for row in NUMBERS for cell in row],
        [{"puzzle": CELLS}],
        {"puzzle": [CELLS], "solution": [SOLUTION]},
        {"puzzle": {"0": CELLS}, "solution": {"0": SOLUTION}},
    ],
    ids=lambda content: json.dumps(content)[:30],
)
def test_that_a_puzzle_is_found_in_any_shape(content: object) -> None:
    for text in (json.dumps(content), json.dumps(content, indent=4), f"\n{json.dumps(content)}\n"):
        result = read(text)
        assert [puzzle.givens for puzzle in result.puzzles] == [MK_FIG_1]
        assert result.omissions == ()
        assert str(result.format_name) == "JSON"


def test_that_what_stands_beside_a_puzzle_goes_with_it() -> None:
    pack = {
        "title": "Pack", "author": "Me",
        "puzzles": [{"puzzle": CELLS, "name": "One", "difficulty": 3}, {"board": NUMBERS, "level": "hard"}],
    }  # fmt: skip
    one, two = read(pack).puzzles
    assert one == Puzzle(MK_FIG_1, title="One", source="Pack", published_rating="3", author="Me")
    assert two == Puzzle(MK_FIG_1, source="Pack", published_rating="hard", author="Me")


def test_that_entries_and_regions_are_read() -> None:
    (puzzle,) = read({"puzzle": CELLS, "state": SOLUTION}).puzzles
    assert puzzle.givens == MK_FIG_1
    assert puzzle.entries is not None
    assert puzzle.entries.filled_count == 81 - MK_FIG_1.filled_count
    (puzzle,) = read({"grid": [[0] * 9] * 9, "regions": [[row % 9 for row in range(9)]] * 9}).puzzles
    assert puzzle.givens.geometry.variants == (Variant.JIGSAW,)
    (puzzle,) = read({"puzzle": CELLS, "variant": ["x"]}).puzzles
    assert puzzle.givens.geometry.variants == (Variant.X,)


def test_that_large_grids_of_numbers_are_read() -> None:
    board = [
        [(row * 4 + row // 4 + column) % 16 + 1 if (row + column) % 3 else 0 for column in range(16)]
        for row in range(16)
    ]
    for cells in (board, [[str(cell or "") for cell in row] for row in board], [cell for row in board for cell in row]):
        (puzzle,) = read({"board": cells}).puzzles
        assert puzzle.givens.cells.tolist() == [cell for row in board for cell in row]


def test_that_json_lines_are_read_each_and_a_broken_one_is_told() -> None:
    lines = [{"puzzle": grid.to_text()} for grid in (MK_FIG_1, MK_FIG_6, ESCARGOT)]
    text = "\n".join(map(json.dumps, lines))
    assert [puzzle.givens for puzzle in read(text, ".jsonl").puzzles] == [MK_FIG_1, MK_FIG_6, ESCARGOT]
    pretty = "\n".join(json.dumps(line, indent=2) for line in lines)
    assert [puzzle.givens for puzzle in read(pretty).puzzles] == [MK_FIG_1, MK_FIG_6, ESCARGOT]
    broken = read(f'{{"puzzle": "{CELLS}"}}\n{{"puzzle": "12\n{{"puzzle": 5 5}}\n{{"puzzle": "{CELLS}"}}\n')
    assert len(broken.puzzles) == 2
    assert [str(each.sentence) for each in broken.omissions] == [
        "line 2: this is not valid JSON",
        "line 3: this is not valid JSON",
    ]


def test_that_rows_in_lines_of_their_own_are_one_grid() -> None:
    text = "\n".join(json.dumps([cell or 0 for cell in row]) for row in NUMBERS)
    for variant in (text, text.replace("\n", ",\n"), f"{text}\n{text}"):
        assert {puzzle.givens for puzzle in read(variant).puzzles} == {MK_FIG_1}


def test_that_every_puzzle_with_something_wrong_is_told_with_its_lines() -> None:
    content = [{"puzzle": CELLS}, {"puzzle": CELLS[:80]}, CELLS, CELLS[:79], {"board": ROWS[:8]}, {"x": 1}]
    result = read("[\n" + ",\n".join(map(json.dumps, content)) + "\n]")
    assert len(result.puzzles) == 2
    messages = [str(each.sentence) for each in result.omissions]
    assert [each.split(": ")[0] for each in messages] == ["line 3", "line 5", "line 6"]
    assert "found 80 cells" in messages[0]
    assert "found 79 cells" in messages[1]
    assert "found 8 rows of 9 cells" in messages[2]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ('{"puzzle":', "line 1, column 11: this is not valid JSON"),
        ('{\n"puzzle": x}', "line 2, column 11: this is not valid JSON"),
        ({"a": 1}, "this is valid JSON, but no puzzle was found in it"),
        ([], "this is valid JSON, but no puzzle was found in it"),
        ({"puzzle": "words"}, "'puzzle' holds no cells of a puzzle"),
        ({"puzzle": CELLS[:80]}, "found 80 cells, need 81"),
        (
            {"board": [[10] + [0] * 8] + [[0] * 9] * 8},
            "found '10' in row 1, column 1; the cells of a 9×9 grid are 1–9, or 0 . * _ x - for a blank",
        ),
        (
            {"puzzle": CELLS, "puzzle_": 1, "seed": -1},
            "the seed is not a whole number from 0 to 9,223,372,036,854,775,807",
        ),
        ('{"a":' * 200 + "1" + "}" * 200, "brackets are nested too deeply"),
    ],
)
def test_that_json_without_a_puzzle_is_told_from_what_is_no_json(content: object, sentence: str) -> None:
    assert complaint(content) == sentence


@pytest.mark.parametrize(
    ("beside", "name"),
    [
        ({"cages": [{"cells": [0, 1], "sum": 3}]}, "cages"),
        ({"thermos": [[0, 1, 2]]}, "thermometers"),
        ({"arrows": [[1]]}, "arrows"),
        ({"antiknight": True}, "anti-knight"),
        ({"variant": "Killer"}, "'Killer'"),
        ({"variants": ["thermo"]}, "'thermo'"),
        ({"type": "killer"}, "'killer'"),
    ],
)
def test_that_a_puzzle_with_constraints_is_never_a_classic_one(beside: dict[str, Any], name: str) -> None:
    assert complaint({"puzzle": CELLS, **beside}).startswith(f"this puzzle has rules that are not known here ({name})")


BOXES = [[NUMBERS[3 * (box // 3) + at // 3][3 * (box % 3) + at % 3] for at in range(9)] for box in range(9)]
COLUMNS = [[row[column] for row in NUMBERS] for column in range(9)]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ({"boxes": BOXES}, "the cells are not listed by rows ('boxes'); only rows can be read"),
        ({"puzzle": {"columns": COLUMNS}}, "the cells are not listed by rows ('columns'); only rows can be read"),
        ({"type": "nonets", "board": BOXES}, "the cells are not listed by rows ('nonets'); only rows can be read"),
        ({"solution": SOLUTION, "given": [[int(bool(x)) for x in row] for row in NUMBERS]}, "this is a pattern of "),
        ([[[int(x == digit) for x in row] for row in NUMBERS] for digit in range(1, 10)], "this is a pattern of "),
        ({"puzzle": CELLS, "type": "jigsaw"}, "a jigsaw needs its regions"),
        ({"puzzle": CELLS, "gameMode": "Killer"}, "this puzzle has rules that are not known here ('Killer')"),
        ({"puzzle": CELLS, "constraints": ["antiking"]}, "this puzzle has rules that are not known here (constraints)"),
        ({"puzzle": CELLS, "rules": "Digits on arrows sum to circles."}, "this puzzle has rules that are not known "),
        ({"board": [[True, *NUMBERS[0][1:]], *NUMBERS[1:]]}, "found 'True' in row 1, column 1"),
        ({"nbformat": 4, "cells": [{"source": [CELLS]}]}, "this is a Jupyter notebook; copy the puzzle in it"),
    ],
)
def test_that_what_is_not_a_puzzle_in_rows_is_named(content: object, sentence: str) -> None:
    assert complaint(content).startswith(sentence)


def test_that_solutions_and_states_are_told_from_puzzles() -> None:
    solved = MK_FIG_1_SOLUTION.to_text()
    started = MK_FIG_1.with_cell(CELLS.index("."), int(solved[CELLS.index(".")])).to_text()
    for content in (
        {"grid": solved, "task": CELLS},
        [[CELLS, solved]],
        [[solved, CELLS]],
        {"x": [CELLS, CELLS], "y": [solved, solved]},
        {"prompt": f"Solve: {CELLS}", "response": solved},
        {"originalBoard": CELLS, "userBoard": started},
    ):
        puzzles = read(content).puzzles
        assert puzzles[0].givens == MK_FIG_1
        assert all(not puzzle.givens.is_complete or puzzle.givens != MK_FIG_1_SOLUTION for puzzle in puzzles)
    (puzzle,) = read({"originalBoard": CELLS, "userBoard": started}).puzzles
    assert puzzle.entries is not None


@pytest.mark.parametrize("mark", ["given", "isFixed", "readOnly", "locked", "editable"])
def test_that_cells_as_objects_are_read(mark: str) -> None:
    solved, free = MK_FIG_1_SOLUTION.cells.tolist(), CELLS.index(".")
    cells = [
        {"value": solved[at] if at == free else digit, mark: bool(digit) is (mark != "editable")}
        for at, digit in enumerate(MK_FIG_1.cells.tolist())
    ]
    for content in ({"cells": cells}, {"board": [cells[at : at + 9] for at in range(0, 81, 9)]}):
        (puzzle,) = read(content).puzzles
        assert puzzle.givens == MK_FIG_1
        assert puzzle.entries is not None
        assert puzzle.entries.filled_count == 1
    bare = [{"value": digit} for digit in MK_FIG_1.cells.tolist()]
    assert read(bare).puzzles[0].givens == MK_FIG_1


@pytest.mark.parametrize("written", [str, lambda is_given: str(is_given).lower(), int])
def test_that_marks_of_givens_may_be_texts_or_numbers(written: Callable[[bool], object]) -> None:
    solved, givens = MK_FIG_1_SOLUTION.cells.tolist(), MK_FIG_1.cells.tolist()
    cells = [{"value": digit, "given": written(given > 0)} for digit, given in zip(solved, givens, strict=True)]
    assert read(cells).puzzles[0].givens == MK_FIG_1
    cells[3]["given"] = "perhaps"
    with pytest.raises(FileTextError):
        read(cells)


@pytest.mark.parametrize("size", [9, 16])
def test_that_cells_as_objects_may_say_where_they_are(size: int) -> None:
    grid = Grid.blank(shaped(size)).with_cell(1, 2).with_cell(size, 3)
    cells = [
        {"row": at // size, "col": at % size, "value": digit or None} for at, digit in enumerate(grid.cells.tolist())
    ]
    assert read(cells).puzzles[0].givens == grid
    with pytest.raises(FileTextError):
        read(cells[::-1])


def test_that_candidates_are_read_from_lists_and_texts() -> None:
    marks = [
        [digit] if digit else [each + 1 for each in range(9) if mask >> each & 1]
        for digit, mask in zip(MK_FIG_1.cells.tolist(), MK_FIG_1.candidate_masks(), strict=True)
    ]
    texts = ["".join(map(str, each)) for each in marks]
    for cells in (marks, texts):
        for content in (cells, [cells[at : at + 9] for at in range(0, 81, 9)]):
            (puzzle,) = read(content).puzzles
            assert puzzle.notes
            assert puzzle.givens.extends(MK_FIG_1)


@pytest.mark.parametrize("separator", [" ", ",", ";"])
def test_that_texts_of_cells_may_have_separators(separator: str) -> None:
    for content in (separator.join(CELLS), [separator.join(row) for row in ROWS]):
        assert read({"puzzle": content}).puzzles[0].givens == MK_FIG_1


def test_that_our_own_lines_and_documents_are_read_as_such() -> None:
    record = {"puzzle": MK_FIG_1.to_text(), "seed": 7, "logic": {"steps": [[1, 2, 3, 4]] * 4}}
    assert read(record).puzzles == (Puzzle(MK_FIG_1, seed=7),)
    assert read({**record, "solved": True}).puzzles == (Puzzle(MK_FIG_1),)
    assert str(read(document.dumps([Puzzle(MK_FIG_1)])).format_name) == "Sudoku document"


def test_that_lists_of_other_languages_are_left_to_the_readers_of_text() -> None:
    rows = "\n".join(" ".join(cell.replace(".", "0") for cell in row) for row in ROWS)
    text = "[[" + rows.replace("\n", "]\n [") + "]]"
    result = read_text(text, "", SIZES)
    assert result.puzzles[0].givens == MK_FIG_1
    assert str(result.format_name) != "JSON"
