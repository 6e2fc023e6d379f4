"""Books as files: pages, links, outline, boxes, fonts and words, as read by another program."""

import os
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest
from pypdf import PdfReader
from pypdf.generic import Destination

from sudoku_desktop.printing.book import Book
from sudoku_desktop.printing.book_layout import BookPageKind, BookPages
from sudoku_desktop.printing.files import write_book
from sudoku_desktop.printing.layout import POINT
from sudoku_desktop.printing.sheet import Paper
from sudoku_desktop.services.writing import NotWrittenError
from tests.printing.books import book
from tests.printing.test_files import OLD, small_disk

RECIPE = "sudoku-cli book --sections 10xgentle,10xtough --symmetry none --seed 7"


def bound(of: Book, folder: Path) -> PdfReader:
    (path,) = write_book(of, folder / "book.pdf")
    return PdfReader(path)


@pytest.fixture(scope="module")
def bound_book(tmp_path_factory: pytest.TempPathFactory) -> tuple[Book, PdfReader]:
    """A book, and its file."""
    of = book()
    return of, bound(of, tmp_path_factory.mktemp("book"))


def words(text: str) -> str:
    return " ".join(text.split())


def test_that_every_link_lies_where_the_page_has_it_and_leads_to_its_page(tmp_path: Path) -> None:
    of = book(has_bleed=True)
    reader, pages = bound(of, tmp_path), BookPages(of)
    places = {page.indirect_reference.idnum: number for number, page in enumerate(reader.pages, 1)}
    assert len(reader.pages) == len(pages)
    for leaf, page in zip(reader.pages, pages, strict=True):
        found = [annotation.get_object() for annotation in leaf.get("/Annots", ())]
        assert [places[each["/Dest"][0].idnum] for each in found] == [target for _, target in page.links]
        bottom, left = float(leaf.trimbox.bottom), float(leaf.trimbox.left)
        for each, (rect, _) in zip(found, page.links, strict=True):
            expected = [
                left + rect.left / POINT,
                bottom + (of.trim.height - rect.bottom) / POINT,
                left + rect.right / POINT,
                bottom + (of.trim.height - rect.top) / POINT,
            ]
            assert [float(side) for side in each["/Rect"]] == pytest.approx(expected, abs=0.01)


def test_that_a_puzzles_number_stands_where_its_solutions_link_leads(bound_book: tuple[Book, PdfReader]) -> None:
    of, reader = bound_book
    texts = [words(page.extract_text()) for page in reader.pages]
    for page in BookPages(of):
        for placed in page.boards:
            assert f"No. {placed.index + 1} " in texts[placed.other_page - 1] + " "


def test_that_the_outline_leads_to_contents_chapters_and_solutions(bound_book: tuple[Book, PdfReader]) -> None:
    of, reader = bound_book
    outline = [(each.title, reader.get_destination_page_number(each) + 1) for each in reader.outline
               if isinstance(each, Destination)]  # fmt: skip
    rows = [(row.kind, row.page) for row in BookPages(of)[2].rows]
    titles = ["Contents", "How to play", "Difficulty", "Gentle", "Tough", "Fiendish", "Solutions"]
    assert outline == list(zip(titles, [3, *(page for _, page in rows)], strict=True))
    contents = words(reader.pages[2].extract_text())
    for title, page in outline[1:]:
        assert title in contents
        assert str(page) in contents.split()


@pytest.mark.parametrize("trim", Paper)
@pytest.mark.parametrize("bleed", [0.0, 25.4 / 8])
def test_that_boxes_tell_trim_and_bleed(tmp_path: Path, trim: Paper, bleed: float) -> None:
    for leaf in bound(book(trim=trim, has_bleed=bleed > 0), tmp_path).pages:
        sides = [float(side) * POINT for side in (leaf.trimbox.width, leaf.trimbox.height)]
        assert sides == pytest.approx([trim.width, trim.height], abs=0.01)
        assert leaf.mediabox == leaf.bleedbox
        beyond = (float(leaf.trimbox.left - leaf.bleedbox.left), float(leaf.bleedbox.top - leaf.trimbox.top))
        assert [side * POINT for side in beyond] == pytest.approx([bleed, bleed], abs=0.01)


def test_that_fonts_are_embedded_and_givens_can_be_read(tmp_path: Path) -> None:
    of = book(per_page=1)
    reader = bound(of, tmp_path)
    for leaf, page in zip(reader.pages, BookPages(of), strict=True):
        for font in leaf["/Resources"].get("/Font", {}).values():
            (letters,) = font.get_object()["/DescendantFonts"]
            descriptor = letters.get_object()["/FontDescriptor"].get_object()
            assert {"/FontFile", "/FontFile2", "/FontFile3"} & set(descriptor)
        if page.kind is BookPageKind.PUZZLES:
            givens = [symbol for symbol in of.ordered[page.boards[0].index].givens.to_text() if symbol != "."]
            assert leaf.extract_text().split("rating")[1].split()[1:] == givens


def test_that_the_file_tells_how_the_book_is_made_again(tmp_path: Path) -> None:
    reader = bound(book(author="A. Author", subtitle="Easy ones", recipe=RECIPE), tmp_path)
    told = reader.metadata
    assert (told.title, told.author, told.subject, told["/Keywords"]) == ("Sunday", "A. Author", "Easy ones", RECIPE)
    assert RECIPE in words(reader.pages[1].extract_text())


def test_that_a_book_of_the_same_puzzles_is_the_same(bound_book: tuple[Book, PdfReader], tmp_path: Path) -> None:
    of, first = bound_book
    second = bound(of, tmp_path)
    assert [page.get_contents().get_data() for page in first.pages] == [
        page.get_contents().get_data() for page in second.pages
    ]


def test_that_progress_ends_when_the_book_is_bound(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    of = book()
    write_book(of, tmp_path / "book.pdf", progress=lambda done, pages: told.append((done, pages)))
    count = len(BookPages(of)) + 1
    assert told == [(done, count) for done in range(1, count + 1)]
    assert [path.name for path in tmp_path.iterdir()] == ["book.pdf"]


@pytest.mark.parametrize("after", [1, 20, -1])
def test_that_a_stopped_book_leaves_everything_as_it_was(tmp_path: Path, after: int) -> None:
    path = tmp_path / "book.pdf"
    path.write_bytes(OLD)
    of, stop = book(), Event()
    last = after if after > 0 else len(BookPages(of)) + 1

    def progress(done: int, _pages: int) -> None:
        if done == last:
            stop.set()

    assert write_book(of, path, progress=progress, stop=stop) == ()
    assert [(each, each.read_bytes()) for each in tmp_path.iterdir()] == [(path, OLD)]


def test_that_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "book.pdf"
    path.write_bytes(OLD)
    with pytest.raises(NotWrittenError, match="File too large"), small_disk():
        write_book(book(), path)

    def full(*_: object) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr("sudoku_desktop.printing.binding.bind", full)
    with pytest.raises(NotWrittenError, match=r"cannot write .*book\.pdf: No space left on device"):
        write_book(book(), path)
    assert [(each, each.read_bytes()) for each in tmp_path.iterdir()] == [(path, OLD)]


def test_that_only_a_book_loads_what_binds_it() -> None:
    code = "import sys, sudoku_desktop.printing.files as files; assert files.write_book; print('pypdf' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
