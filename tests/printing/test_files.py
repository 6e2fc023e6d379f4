"""Content of files, which are written completely or not at all."""

import errno
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from xml.etree import ElementTree

import pytest
from pypdf import PdfReader

from sudoku_desktop.board import Grid
from sudoku_desktop.printing.files import paths_of, write_pdf, write_svg
from sudoku_desktop.printing.layout import solutions_of
from sudoku_desktop.printing.sheet import PUZZLES_PER_PAGE, SHEET_PAPERS, Paper, Sheet, Solutions
from sudoku_desktop.services.writing import NotWrittenError
from tests.printing.sheets import sheet

SVG = "{http://www.w3.org/2000/svg}"
PUZZLE_LINE = re.compile(r"(?<![1-9.])[1-9.]{81}(?![1-9.])")
WRITERS = [(write_pdf, ".pdf"), (write_svg, ".svg")]
OLD = b"what stood here before"


def texts_of(path: Path) -> list[str]:
    """Return the text of each page; Qt confuses tabs and spaces if a font has one glyph for both."""
    return [page.extract_text().replace("\t", " ") for page in PdfReader(path).pages]


def puzzles_in(text: str) -> list[Grid]:
    return [Grid.from_text(line) for line in PUZZLE_LINE.findall(text)]


def givens_of(of: Sheet) -> list[Grid]:
    return [puzzle.givens for puzzle in of.puzzles]


SHEETS = [
    (per_page, paper, (Solutions.AT_END, Solutions.UPSIDE_DOWN)[(row + column) % 2])
    for row, per_page in enumerate(PUZZLES_PER_PAGE)
    for column, paper in enumerate(SHEET_PAPERS)
]
"""Every number of puzzles a page on every paper, and either with every place of the solutions."""


@pytest.mark.parametrize(("per_page", "paper", "solutions"), SHEETS)
def test_that_every_puzzle_comes_back_from_the_footers_of_a_pdf(
    tmp_path: Path, per_page: int, paper: Paper, solutions: Solutions
) -> None:
    count = per_page + 1
    of = sheet(count, per_page=per_page, paper=paper, solutions=solutions, title="Sunday", shows_lines=True)
    (path,) = write_pdf(of, tmp_path / "sheet.pdf")
    pages = [puzzles_in(text) for text in texts_of(path)]
    expected = [givens_of(of)[first : first + per_page] for first in range(0, count, per_page)]
    assert [page for page in pages if page] == expected
    assert len(pages) - len(expected) == (1 if solutions_of(of) is Solutions.AT_END else 0)


def test_that_a_pdf_says_in_words_what_is_on_it(tmp_path: Path) -> None:
    (path,) = write_pdf(
        sheet(7, title="Sunday", per_page=6, shows_lines=True, shows_ratings=True), tmp_path / "sheet.pdf"
    )
    first, _, last = texts_of(path)
    for words in ("Sunday", "No. 6", "Tough · 38 givens · rating 3.4", "seed 1005", "2026-11-21", "Page 1 of 3"):
        assert words in first
    assert "Sunday: solutions" in last
    assert "No. 7" in last
    metadata = PdfReader(path).metadata
    assert metadata is not None
    assert metadata.title == "Sunday"
    assert str(metadata.creator).startswith("Sudoku Desktop ")


@pytest.mark.parametrize("paper", SHEET_PAPERS)
def test_that_a_page_of_a_pdf_is_as_large_as_the_paper(tmp_path: Path, paper: Paper) -> None:
    (path,) = write_pdf(sheet(1, paper=paper), tmp_path / "sheet.pdf")
    for page in PdfReader(path).pages:
        sides = [float(side) / 72 * 25.4 for side in page.mediabox[2:]]
        assert sides == pytest.approx([paper.width, paper.height], abs=0.3)


def test_that_a_pdf_holds_letters_and_their_fonts_but_no_picture(tmp_path: Path) -> None:
    (path,) = write_pdf(sheet(5), tmp_path / "sheet.pdf")
    for page in PdfReader(path).pages:
        resources = page["/Resources"]
        assert not resources.get("/XObject")
        fonts = resources["/Font"].values()
        assert len(fonts) >= 2
        for font in fonts:
            (letters,) = font.get_object()["/DescendantFonts"]
            descriptor = letters.get_object()["/FontDescriptor"].get_object()
            assert {"/FontFile", "/FontFile2", "/FontFile3"} & set(descriptor)


def test_that_solutions_can_go_into_a_file_of_their_own(tmp_path: Path) -> None:
    of = sheet(13, solutions=Solutions.SEPARATE_FILE, shows_lines=True)
    written = write_pdf(of, tmp_path / "sheet.pdf")
    assert written == (tmp_path / "sheet.pdf", tmp_path / "sheet-solutions.pdf")
    puzzles, solutions = map(texts_of, written)
    assert puzzles_in("".join(puzzles)) == givens_of(of)
    assert puzzles_in("".join(solutions)) == []
    assert [text.count("No. ") for text in solutions] == [12, 1]
    assert "Page 1 of 2" in solutions[0]


def test_that_more_solutions_than_fit_on_a_page_come_back_and_progress_is_told(tmp_path: Path) -> None:
    of = sheet(13, shows_lines=True)
    told: list[tuple[int, int]] = []
    (path,) = write_pdf(of, tmp_path / "sheet.pdf", progress=lambda done, pages: told.append((done, pages)))
    texts = texts_of(path)
    assert puzzles_in("".join(texts)) == givens_of(of)
    assert told == [(done, 6) for done in range(1, 7)]
    assert len(texts) == 6


# Drawings.


def test_that_drawings_are_numbered_so_that_they_sort(tmp_path: Path) -> None:
    of = sheet(37, per_page=4)
    written = write_svg(of, tmp_path / "sheet.svg")
    assert [path.name for path in written] == [f"sheet-{number:02}.svg" for number in range(1, 15)]
    assert sorted(tmp_path.iterdir()) == list(written)


def test_that_a_single_drawing_keeps_its_name(tmp_path: Path) -> None:
    (path,) = write_svg(sheet(1, solutions=Solutions.NONE), tmp_path / "sheet.svg")
    assert path == tmp_path / "sheet.svg"


@pytest.mark.parametrize("paper", SHEET_PAPERS)
def test_that_every_puzzle_comes_back_from_a_drawing(tmp_path: Path, paper: Paper) -> None:
    of = sheet(7, per_page=6, paper=paper, solutions=Solutions.NONE, shows_lines=True)
    found = []
    for path in write_svg(of, tmp_path / "sheet.svg"):
        root = ElementTree.parse(path).getroot()
        assert [root.get("width"), root.get("height")] == [
            f"{side:g}mm" for side in (paper.width, round(paper.height, 1))
        ]
        found += puzzles_in("\n".join(text.text or "" for text in root.iter(f"{SVG}text")))
    assert found == givens_of(of)


def test_that_a_drawing_needs_no_font_for_its_boards(tmp_path: Path) -> None:
    (path,) = write_svg(sheet(1, solutions=Solutions.NONE), tmp_path / "sheet.svg")
    root = ElementTree.parse(path).getroot()
    words = [(text.text or "").strip() for text in root.iter(f"{SVG}text")]
    assert words
    assert all(len(word) > 1 for word in words)
    families = {element.get("font-family") for element in root.iter() if element.get("font-family")}
    assert "Sudoku Desktop Sans, IBM Plex Sans, sans-serif" in families
    assert all(family.endswith(", sans-serif") for family in families)


def test_that_black_only_means_no_other_colour(tmp_path: Path) -> None:
    for black_only in (False, True):
        of = sheet(1, solutions=Solutions.UPSIDE_DOWN, black_only=black_only)
        (path,) = write_svg(of, tmp_path / "sheet.svg")
        colours = {element.get(kind) for element in ElementTree.parse(path).iter() for kind in ("fill", "stroke")} - {
            None,
            "none",
            "black",
        }
        assert (colours == {"#000000"}) is black_only


# What goes wrong.


@pytest.mark.parametrize(("write", "suffix"), WRITERS)
def test_that_a_folder_that_is_not_there_is_said_in_one_sentence(tmp_path: Path, write, suffix: str) -> None:
    path = tmp_path / "nowhere" / f"sheet{suffix}"
    with pytest.raises(NotWrittenError, match=r"cannot write .*nowhere.*: No such file or directory") as caught:
        write(sheet(1), path)
    assert (caught.value.path, caught.value.reason) == (path, "No such file or directory")


@pytest.mark.parametrize(("write", "suffix"), WRITERS)
def test_that_a_folder_is_not_overwritten(tmp_path: Path, write, suffix: str) -> None:
    path = tmp_path / f"sheet{suffix}"
    path.mkdir()
    with pytest.raises(NotWrittenError, match="it is a folder"):
        write(sheet(1), path)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(("write", "suffix"), WRITERS)
def test_that_a_pipe_is_not_replaced_by_a_file(tmp_path: Path, write, suffix: str) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("there are no named pipes here")
    path = tmp_path / f"sheet{suffix}"
    os.mkfifo(path)
    with pytest.raises(NotWrittenError, match="it is not a file"):
        write(sheet(1), path)
    assert path.is_fifo()


@contextmanager
def small_disk() -> Iterator[None]:
    """Limit the size of files to 2 kB, as on a disk that is almost full.

    The limit holds for the whole process, so it must not last longer than the writing: the output of the tests
    themselves may go to a longer file.
    """
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2048, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize(("write", "suffix"), WRITERS)
@pytest.mark.parametrize("solutions", [Solutions.NONE, Solutions.SEPARATE_FILE])
def test_that_a_full_disk_leaves_the_old_file(tmp_path: Path, write, suffix: str, solutions: Solutions) -> None:
    of = sheet(4, solutions=solutions)
    old = [tmp_path / f"sheet{suffix}", *paths_of(of, tmp_path / f"sheet{suffix}")[1:]]
    for path in old:
        path.write_bytes(OLD)
    with pytest.raises(NotWrittenError, match="File too large"), small_disk():
        write(of, old[0])
    assert [path.read_bytes() for path in old] == [OLD] * len(old)
    assert sorted(tmp_path.iterdir()) == sorted(old)


@pytest.mark.parametrize(("write", "suffix"), WRITERS)
def test_that_a_disk_that_is_full_at_the_very_end_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write, suffix: str
) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    path = tmp_path / f"sheet{suffix}"
    path.write_bytes(OLD)
    with pytest.raises(NotWrittenError, match=r"cannot write .*sheet\.\w+: No space left on device"):
        write(sheet(1, solutions=Solutions.NONE), path)
    assert [(each, each.read_bytes()) for each in tmp_path.iterdir()] == [(path, OLD)]


@pytest.mark.parametrize(("write", "suffix"), WRITERS)
@pytest.mark.parametrize("after", [1, 3])
def test_that_a_stopped_print_leaves_everything_as_it_was(tmp_path: Path, write, suffix: str, after: int) -> None:
    path = tmp_path / f"sheet{suffix}"
    path.write_bytes(OLD)
    stop = Event()
    told = []

    def progress(done: int, _pages: int) -> None:
        told.append(done)
        if done == after:
            stop.set()

    of = sheet(7, solutions=Solutions.SEPARATE_FILE)
    assert write(of, path, progress=progress, stop=stop) == ()
    assert told == list(range(1, after + 1))
    assert [(each, each.read_bytes()) for each in tmp_path.iterdir()] == [(path, OLD)]


@pytest.mark.parametrize(("write", "suffix"), WRITERS)
def test_that_an_interrupted_print_leaves_nothing(tmp_path: Path, write, suffix: str) -> None:
    def interrupt(_done: int, _pages: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(sheet(7), tmp_path / f"sheet{suffix}", progress=interrupt)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("write", "suffix"), WRITERS)
def test_that_a_print_takes_the_place_of_an_older_one(tmp_path: Path, write, suffix: str) -> None:
    path = tmp_path / f"sheet{suffix}"
    path.write_bytes(OLD)
    assert write(sheet(1, solutions=Solutions.NONE), path) == (path,)
    assert OLD not in path.read_bytes()
    assert list(tmp_path.iterdir()) == [path]
