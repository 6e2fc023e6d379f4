"""Written puzzle files are read again, and an invalid file is refused with one clear sentence."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.board import Grid, Puzzle
from sudoku_desktop.board.formats import (
    FORMATS,
    MAX_FILE_BYTES,
    FileTextError,
    dumps,
    read_file,
    read_puzzles,
    read_text,
    suffixes,
)
from sudoku_desktop.sentence import Sentence
from tests.board.layouts import LAYOUTS
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_6

grids = st.builds(Grid, st.lists(st.integers(0, 9), min_size=81, max_size=81))
titles = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)


def read(path: Path, content: str | bytes) -> tuple[Puzzle, ...]:
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return read_puzzles(path)


def error_of(path: Path, content: str | bytes) -> FileTextError:
    with pytest.raises(FileTextError) as error:
        read(path, content)
    return error.value


@pytest.fixture
def txt(tmp_path: Path) -> Path:
    return tmp_path / "puzzles.txt"


@pytest.fixture
def sdm(tmp_path: Path) -> Path:
    return tmp_path / "puzzles.sdm"


def test_that_each_ending_belongs_to_one_format() -> None:
    assert suffixes() == tuple(suffix for each in FORMATS for suffix in each.suffixes)
    assert suffixes() == (".sudoku", ".txt", ".sdm", ".sdk", ".ss", ".opensudoku")


@pytest.mark.parametrize("suffix", suffixes())
@given(grids=st.lists(grids, min_size=1, max_size=4))
def test_that_puzzles_survive_a_file(suffix: str, grids: list[Grid]) -> None:
    text = dumps([Puzzle(grid) for grid in grids], suffix)
    assert [puzzle.givens for puzzle in read_text(text, suffix).puzzles] == grids


@pytest.mark.parametrize("suffix", [".txt", ".sdk"])
@given(title=titles)
def test_that_a_title_survives_but_for_its_spaces(suffix: str, title: str) -> None:
    text = dumps([Puzzle(MK_FIG_1, title), Puzzle(MK_FIG_6, "another")], suffix)
    first, second = read_text(text, suffix).puzzles
    assert first.title == " ".join(title.split())
    assert (first.givens, second.givens, second.title) == (MK_FIG_1, MK_FIG_6, "another")


def test_that_text_has_dots_and_sdm_has_zeros() -> None:
    puzzles = [Puzzle(MK_FIG_1, "Fig. 1")]
    assert dumps(puzzles, ".txt") == MK_FIG_1.to_text() + " # Fig. 1\n"
    assert dumps(puzzles, ".SDM") == MK_FIG_1.to_text("0") + "\n"


def test_that_an_ending_nobody_writes_is_refused() -> None:
    with pytest.raises(ValueError, match=r"cannot write '\.pdf' files; use one of \.sudoku, \.txt, \.sdm"):
        dumps([Puzzle(MK_FIG_1)], ".pdf")


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\n\n"])
@pytest.mark.parametrize("name", ["a.txt", "a.sdm", "A.SDM", "puzzles", "a.dat"])
def test_that_several_puzzles_are_read_in_order(tmp_path: Path, name: str, ending: str) -> None:
    content = ending.join(["# easy ones", MK_FIG_1.to_text("0"), "# hard ones", ESCARGOT.to_text("."), ""])
    assert [puzzle.givens for puzzle in read(tmp_path / name, content)] == [MK_FIG_1, ESCARGOT]


def test_that_ratings_and_titles_may_follow_the_cells(txt: Path) -> None:
    content = f"{MK_FIG_1.to_text()} 1.2\n{MK_FIG_6.to_text()};2.0\n{ESCARGOT.to_text()}#  AI Escargot #1 \n"
    assert [puzzle.title for puzzle in read(txt, content)] == ["", "", "AI Escargot #1"]


@pytest.mark.parametrize("name", ["plus and minus", "HoDoKu", "nine lines", "spaces for blanks", "a spreadsheet"])
def test_that_a_text_file_may_hold_one_drawn_grid(txt: Path, name: str) -> None:
    (puzzle,) = read(txt, f"# from the paper\n{LAYOUTS[name](MK_FIG_1)}\n")
    assert puzzle == Puzzle(MK_FIG_1)


def test_that_a_byte_order_mark_is_no_cell(txt: Path, sdm: Path) -> None:
    for path in (txt, sdm):
        assert read(path, b"\xef\xbb\xbf" + MK_FIG_1.to_text().encode())[0].givens == MK_FIG_1


@pytest.mark.parametrize("content", ["", "\n \r\n\t\n", "# only a comment\n#another"])
def test_that_a_file_without_a_puzzle_is_refused(txt: Path, sdm: Path, content: str) -> None:
    for path in (txt, sdm):
        assert str(error_of(path, content)) == "no puzzle was found"


def test_that_a_file_of_79_cells_is_refused_with_the_count(txt: Path, sdm: Path) -> None:
    content = MK_FIG_1.to_text()[2:] + "\n"
    assert str(error_of(txt, content)) == "found 79 cells, need 81"
    assert str(error_of(txt, content[1:-1] + " # Mantere & Koljonen")) == "found 78 cells, need 81"
    assert str(error_of(sdm, "# first\n\n" + content)) == "line 3: found 79 cells, need 81"


def test_that_words_among_puzzles_are_headings(txt: Path) -> None:
    puzzles = read(txt, f"# two\n{MK_FIG_1.to_text()}\nhello world\n{MK_FIG_6.to_text()}")
    assert [(puzzle.givens, puzzle.title) for puzzle in puzzles] == [(MK_FIG_1, ""), (MK_FIG_6, "hello world")]


def test_that_a_file_of_exactly_the_largest_size_is_read(txt: Path) -> None:
    line = MK_FIG_1.to_text().encode() + b"\n"
    comment = b"#" * (MAX_FILE_BYTES - len(line) - 1) + b"\n"
    assert len(read(txt, comment + line)) == 1


def test_that_a_larger_file_is_refused_before_it_is_read(txt: Path) -> None:
    with txt.open("wb") as file:
        file.truncate(MAX_FILE_BYTES + 1)
    with pytest.raises(FileTextError, match=r"^the file is larger than 16 MiB$"):
        read_puzzles(txt)


def test_that_documents_are_in_unicode(tmp_path: Path) -> None:
    path = tmp_path / "a.sudoku"
    text = dumps([Puzzle(MK_FIG_1, "Café – “1”")], ".sudoku")
    assert str(error_of(path, text.encode("cp1252"))) == "line 6: this is not a text file (it is not UTF-8)"
    assert read(path, text.encode("utf-16")) == read(path, text)


@pytest.mark.parametrize("suffix", sorted({*suffixes()} - {".sudoku"}))
def test_that_letters_of_older_programs_are_read_and_written_back(tmp_path: Path, suffix: str) -> None:
    path, puzzles = tmp_path / f"old{suffix}", [Puzzle(MK_FIG_1, "Café – “1”")]
    text = dumps(puzzles, suffix)
    expected = read(path, text)
    assert read(path, text.encode("cp1252")) == expected
    data = b"\r\n".join(text.encode("cp1252").splitlines())
    assert read(path, data) == expected
    file = read_file(path)
    assert file.with_puzzles(file.puzzles).data == data


def test_that_control_characters_are_no_puzzle(txt: Path, sdm: Path) -> None:
    assert str(error_of(txt, b"\x00\x01\x02\x03" * 100)).endswith("this is not a text file (it contains zero bytes)")
    assert str(error_of(sdm, b"\x02" * 81)) == "no puzzle was found"


def test_that_a_title_of_many_spaces_is_read_at_once(txt: Path) -> None:
    # A pattern that looks for the title's end from every space would take hours for this.
    (puzzle,) = read(txt, MK_FIG_1.to_text() + " # a" + " " * 1_000_000 + "b")
    assert len(puzzle.title) == 1_000_002


@given(content=st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_that_any_bytes_are_puzzles_or_one_sentence(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    for suffix in suffixes():
        path = tmp_path_factory.getbasetemp() / f"any{suffix}"
        path.write_bytes(content)
        sentence = ""
        try:
            assert read_puzzles(path)
        except FileTextError as error:
            sentence = str(error)
        assert len(sentence.splitlines()) <= 1


def test_that_a_file_that_is_not_there_is_the_callers_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_puzzles(tmp_path / "none.txt")
    with pytest.raises(IsADirectoryError):
        read_puzzles(tmp_path)


def test_that_errors_name_the_place_they_know() -> None:
    bad = Sentence("bad")
    assert str(FileTextError(bad)) == "bad"
    assert str(FileTextError(bad, line=2)) == "line 2: bad"
    assert str(FileTextError(bad, line=2, column=7)) == "line 2, column 7: bad"


def test_that_titles_keep_their_own_typography():
    cells, rows = MK_FIG_1.to_text(), "\n".join(MK_FIG_1.to_rows())
    for text, title in [(f"{cells} # 16×16 … “x”", "16×16 … “x”"), (f"No. 1 – 16×16\n{rows}\n", "No. 1 – 16×16")]:
        (puzzle,) = read_text(text, ".txt").puzzles
        assert (puzzle.title, puzzle.givens) == (title, MK_FIG_1)
