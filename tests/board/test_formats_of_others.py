"""Files of other programs are read, and hostile content in them is refused."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.board import Grid, Puzzle
from sudoku_desktop.board.formats import FileTextError, dumps, opensudoku, sdk
from sudoku_desktop.board.formats.puzzle_file import puzzles_in
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_6

ROWS = MK_FIG_1.to_rows()
titles = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
Reader = Callable[[str], tuple[Puzzle, ...]]


def sentence(loads: Reader, text: str) -> str:
    with pytest.raises(FileTextError) as error:
        loads(text)
    return str(error.value)


# SadMan Sudoku.


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_that_facts_and_headings_of_sadman_sudoku_are_read(ending: str) -> None:
    facts = ["#ARuud", "#DMonday", "#Cjust start", "#B03-08-2006", "#SSudoCue", "#LEasy", "#Uhttp://example.org/"]
    (puzzle,) = sdk.loads(ending.join([*facts, "[Puzzle]", *ROWS]))
    assert puzzle == Puzzle(MK_FIG_1, title="Monday", source="SudoCue", published_rating="Easy", author="Ruud")


def test_that_the_state_of_an_sdk_file_is_read() -> None:
    state = [*ROWS[:8], ROWS[8].replace(".", "7", 1)]
    blank = ROWS[0].index(".")
    marks = [",".join(["129" if place == blank else "4" if place == 0 else "" for place in range(9)])] + ["," * 8] * 8
    (puzzle,) = sdk.loads("\n".join(["[Puzzle]", *ROWS, "[State]", *state, "[PencilMarks]", *marks]))
    assert puzzle.givens == MK_FIG_1
    assert puzzle.entries == Grid.blank().with_cell(72 + ROWS[8].index("."), 7)
    assert puzzle.notes[blank] == 0b100000011
    assert sum(map(bool, puzzle.notes)) == 1 + (blank != 0 and ROWS[0][0] == ".")


@pytest.mark.parametrize("section", ["[State]", "[PencilMarks]"])
@pytest.mark.parametrize("lines", [ROWS[:8], ["1,2,,,7"], ["?" * 9] * 9, ROWS * 2])
def test_that_sections_which_look_otherwise_are_passed_over(section: str, lines: list[str]) -> None:
    assert sdk.loads("\n".join(["[Puzzle]", *ROWS, section, *lines])) == (Puzzle(MK_FIG_1),)


def test_that_comment_and_address_stand_in_for_title_and_source() -> None:
    (puzzle,) = sdk.loads("\n".join(["#AAnn", "#Ca hard one", "#Uexample.org", *ROWS]))
    assert puzzle == Puzzle(MK_FIG_1, title="a hard one", source="example.org", author="Ann")


def test_that_a_state_alone_is_no_puzzle() -> None:
    assert sdk.loads("\n".join(["[State]", *ROWS])) == ()


def test_that_several_puzzles_keep_their_own_facts_in_an_sdk_file() -> None:
    puzzles = (Puzzle(MK_FIG_1, "first"), Puzzle(MK_FIG_6, "", "a paper", "SE 2.0"), Puzzle(ESCARGOT, "# third"))
    assert sdk.loads(dumps(puzzles, ".sdk")) == puzzles


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (["[Puzzle]", *ROWS[:3], "  12.4..x5?", *ROWS[4:]], "line 5, column 11: '?' cannot stand in a cell"),
        ([*ROWS[:3], "12345678"], "line 4: found 8 cells, need 9"),
        (["#DTen", *ROWS, ROWS[0]], "line 11: found 1 row, need 9"),
        (["." * 100_000], "line 1: found 100,000 cells, need 9"),
        (["[Puzzle]", *ROWS[:4], "", "[State]", *ROWS], "line 5: found 4 rows, need 9"),
    ],
)
def test_that_a_broken_sdk_file_is_refused_at_its_place(lines: list[str], says: str) -> None:
    assert sentence(sdk.loads, "\n".join(lines)) == says


# Simple Sudoku.


def boxed(row: str) -> str:
    return f"|{row[:3]}|{row[3:6]}|{row[6:]}|"


def drawn(rows: list[str], outer: str = "*-----------*", inner: str = "|---+---+---|") -> list[str]:
    lines = [boxed(row) for row in rows]
    return [outer, *lines[:3], inner, *lines[3:6], inner, *lines[6:], outer]


def test_that_simple_sudoku_is_written_as_it_writes_itself() -> None:
    assert dumps([Puzzle(MK_FIG_1, "lost")], ".ss") == "\n".join(drawn(ROWS)) + "\n"


@pytest.mark.parametrize("blank", [".", "*", "X", "0", "-"])
@pytest.mark.parametrize(("outer", "inner"), [("*-----------*", "|---+---+---|"), ("", "-----------"), ("", "")])
def test_that_drawings_of_simple_sudoku_are_read(blank: str, outer: str, inner: str) -> None:
    rows = [row.replace(".", blank) for row in ROWS]
    lines = [f" {line}" for line in drawn(rows, outer, inner)]
    lines += [" Simple Sudoku", "  Version 4.2n"]
    assert puzzles_in("\r\n".join(lines)) == (Puzzle(MK_FIG_1),)


def test_that_a_row_of_stars_is_nine_blanks_and_no_border() -> None:
    rows = [row.replace(".", "*") for row in [*ROWS[:4], ".........", *ROWS[5:]]]
    (puzzle,) = puzzles_in("\n".join(drawn(rows)))
    assert puzzle.givens.to_text() == "".join(rows).replace("*", ".")


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (drawn([*ROWS[:3], "12.4.§...", *ROWS[4:]]), "line 2: row 4 has a symbol that cannot stand in a cell"),
        (drawn([*ROWS[:3], "12.4....", *ROWS[4:]]), "line 2: row 4 has 8 cells, need 9"),
        (drawn(ROWS)[:6], "line 2: found 4 rows of 9 cells"),
        ([*drawn(ROWS)[:4], "Simple Sudoku"], "line 2: found 3 rows of 9 cells"),
    ],
)
def test_that_a_broken_drawing_is_refused_at_its_place(lines: list[str], says: str) -> None:
    assert sentence(puzzles_in, "\n".join(lines)) == says


# OpenSudoku.

ZEROS = MK_FIG_1.to_text("0")


def collection(*games: str, head: str) -> str:
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n{head}\n' + "\n".join(games) + "\n</opensudoku>"


def test_that_a_collection_of_opensudoku_is_read_with_its_name() -> None:
    head = "<name>Easy &amp; <![CDATA[<nice>]]></name>\n<author/><source> a \n paper</source><level>easy</level>"
    puzzles = opensudoku.loads(
        collection(f'<game data="{ZEROS}" />', f'<game data="{ESCARGOT.to_text()}"/>', head=head)
    )
    assert [puzzle.givens for puzzle in puzzles] == [MK_FIG_1, ESCARGOT]
    assert {(puzzle.title, puzzle.source, puzzle.published_rating) for puzzle in puzzles} == {
        ("Easy & <nice>", "a paper", "easy")
    }


def test_that_a_declared_encoding_does_not_change_what_was_decoded() -> None:
    text = collection(f'<game data="{ZEROS}"/>', head="<name>für Anfänger</name>").replace("UTF-8", "ISO-8859-1")
    assert opensudoku.loads(text)[0].title == "für Anfänger"


@pytest.mark.parametrize(
    ("root", "attribute", "version", "notes", "mask"),
    [
        ("opensudoku", "data", "version: 1&#10;", "|1,2,|", 3),
        ("opensudoku", "data", "", "|-|", 0),
        ("opensudoku", "data", "version: 2&#10;", "|257|", 257),
        ("opensudoku", "data", "version: 2&#10;", "|many|", 0),
        ("opensudoku2", "cells_data", "version: 4\n", "|2|509|", 511),
    ],
)
def test_that_games_under_way_are_read(root: str, attribute: str, version: str, notes: str, mask: int) -> None:
    # The first blank has been filled in by the person.
    written = ZEROS.replace("0", "7", 1)
    cells = "".join(f"{own}{notes}{int(given == '0')}|" for own, given in zip(written, ZEROS, strict=True))
    game = f'<game created="1" state="1" time="5" {attribute}="{version}{cells}" />'
    folder = f'<{root} version="3"><folder name="Mine" created="1">{game}</folder></{root}>'
    entries = Grid.blank().with_cell(ZEROS.index("0"), 7)
    masks = tuple(mask if digit == "0" else 0 for digit in written)
    expected = Puzzle(MK_FIG_1, "Mine", entries=entries, notes=masks if mask else ())
    assert opensudoku.loads(folder) == (expected,)


@given(words=st.lists(titles, min_size=1, max_size=3), source=titles)
def test_that_titles_survive_opensudoku_but_for_spaces_and_control_characters(words: list[str], source: str) -> None:
    puzzles = [Puzzle(MK_FIG_1, title, source) for title in words]

    def kept(text: str) -> str:
        symbols = (each for each in text if each in "\t\n\r" or (each >= " " and each not in "\ufffe\uffff"))
        return " ".join("".join(symbols).split())

    again = opensudoku.loads(dumps(puzzles, ".opensudoku"))
    assert [(puzzle.title, puzzle.source) for puzzle in again] == [(kept(title), kept(source)) for title in words]


LAUGHS = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))


@pytest.mark.parametrize(
    "declaration",
    [
        f'<!DOCTYPE opensudoku [<!ENTITY l0 "ha">{LAUGHS}]>',
        '<!DOCTYPE opensudoku [<!ENTITY file SYSTEM "file:///etc/hostname">]>',
        '<!DOCTYPE opensudoku SYSTEM "http://example.org/opensudoku.dtd">',
    ],
)
def test_that_a_document_type_declaration_ends_the_reading(declaration: str) -> None:
    text = f'{declaration}\n<opensudoku><name>&l9;&file;</name><game data="{ZEROS}"/></opensudoku>'
    says = sentence(opensudoku.loads, text)
    assert says.startswith("line 1, column ")
    assert says.endswith(": document type and entity declarations are not read, because they can expand to anything")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1, column 1: this is not XML (no element found)"),
        (ZEROS, "line 1, column 1: this is not XML (syntax error)"),
        ("<html>\n</html>", "line 1, column 1: not an OpenSudoku file: it begins with the tag 'html'"),
        ("<opensudoku>\n <game data=", "line 2, column 2: this is not XML (unclosed token)"),
        ("<opensudoku>\n  <name>&nbsp;</name></opensudoku>", "line 2, column 9: this is not XML (undefined entity)"),
        ("<opensudoku>\n  <game/></opensudoku>", "line 2, column 3: a game without its cells"),
        (f'<opensudoku>\n <game data="{ZEROS}5"/></opensudoku>', "line 2, column 2: found 82 cells, need 81"),
        (f'<opensudoku><game data="a{ZEROS[1:]}"/></opensudoku>', "line 1, column 13: 'a' cannot stand in a cell"),
        (
            '<opensudoku><game data="version: 1 5|-|0|"/></opensudoku>',
            "line 1, column 13: found 3 fields of cells, need 243 or 324",
        ),
        (f'<opensudoku><game data="{"x|-|0|" * 81}"/></opensudoku>', "line 1, column 13: 'x' cannot stand in a cell"),
        ("<opensudoku>\ud800</opensudoku>", "this is not XML (it contains half a character)"),
    ],
)
def test_that_a_broken_collection_is_refused_at_its_place(text: str, says: str) -> None:
    assert sentence(opensudoku.loads, text) == says


def test_that_deeply_nested_tags_are_read_without_harm() -> None:
    depth = 200_000
    text = "<opensudoku>" + "<a>" * depth + f'<game data="{ZEROS}"/>' + "</a>" * depth + "</opensudoku>"
    assert opensudoku.loads(text) == (Puzzle(MK_FIG_1),)


def test_that_a_game_of_many_bars_is_refused_at_once() -> None:
    # A pattern that tries every way to part the fields would take hours for this.
    text = '<opensudoku><game data="' + "|" * 1_000_000 + 'x"/></opensudoku>'
    assert sentence(opensudoku.loads, text) == "line 1, column 13: '|' cannot stand in a cell"


# All of them.


@given(text=st.text(st.sampled_from("123.*-+|X#[]Puzle \n<>/&;='\"opensudkgamt"), max_size=400))
@pytest.mark.parametrize("loads", [sdk.loads, puzzles_in, opensudoku.loads])
def test_that_any_text_is_puzzles_or_one_sentence(loads: Reader, text: str) -> None:
    problem = None
    puzzles: tuple[Puzzle, ...] = ()
    try:
        puzzles = loads(text)
    except FileTextError as error:
        problem = error
    assert all(isinstance(puzzle.givens, Grid) for puzzle in puzzles)
    assert problem is None or len(str(problem).splitlines()) == 1
