"""`sudoku-cli book`: puzzles made or read, bound, and made again with the command in the book."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QLocale, QTranslator

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.board.symmetry import Symmetry, has_symmetry
from sudoku_desktop.exact import is_unique
from sudoku_desktop.logic import rate
from sudoku_desktop.printing import files
from sudoku_desktop.printing.book import Book
from sudoku_desktop.services.generation import generating
from tests.cli.calling import EASY, HARD, UNSOLVABLE, Capture, complaint, run

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "book.pdf"


@pytest.fixture
def books(monkeypatch: pytest.MonkeyPatch) -> list[Book]:
    """Record the books that are written."""
    seen: list[Book] = []
    write = files.write_book

    def watched(book: Book, *arguments: object, **options: object) -> tuple[Path, ...]:
        seen.append(book)
        return write(book, *arguments, **options)

    monkeypatch.setattr(files, "write_book", watched)
    return seen


def levels(book: Book) -> list[str]:
    return [puzzle.rating.level.value for puzzle in book.ordered]


def test_that_sections_become_chapters(capsys: Capture, out: Path, books: list[Book]) -> None:
    told = run(capsys, "book", "--sections", "2xmoderate,3xgentle", "--seed", "7", "-o", str(out), "--title", "Sunday")
    assert told == (0, [str(out)], [])
    (book,) = books
    assert levels(book) == ["gentle"] * 3 + ["moderate"] * 2
    assert sorted(puzzle.seed for puzzle in book.puzzles) == list(range(7, 12))
    assert all(has_symmetry(puzzle.givens, Symmetry.ROTATIONAL) and is_unique(puzzle.givens) for puzzle in book.puzzles)
    assert PdfReader(out).metadata.title == "Sunday"


@pytest.mark.parametrize("options", [["--symmetry", "diagonal"], ["--size", "5x5", "--variant", "x,latin"]])
def test_that_a_book_is_made_again_by_the_command_it_tells(
    capsys: Capture, out: Path, books: list[Book], options: list[str]
) -> None:
    level = "any" if "--size" in options else "easy"
    run(capsys, "book", "--sections", f"2x{level},2xany", *options, "-o", str(out))
    recipe = PdfReader(out).metadata["/Keywords"]
    imprint = " ".join(PdfReader(out).pages[1].extract_text().split())
    assert recipe in imprint
    program, *arguments = shlex.split(recipe)
    assert (program, arguments[-2:]) == ("sudoku-cli", ["-o", "book.pdf"])
    again = out.with_name("again.pdf")
    assert run(capsys, *arguments[:-1], str(again), "--jobs", "1")[0] == 0
    first, second = books
    assert [puzzle.givens for puzzle in first.ordered] == [puzzle.givens for puzzle in second.ordered]
    assert [page.extract_text() for page in PdfReader(out).pages] == [
        page.extract_text() for page in PdfReader(again).pages
    ]


def test_that_puzzles_of_files_are_bound_and_prove_their_levels(
    capsys: Capture, tmp_path: Path, out: Path, books: list[Book]
) -> None:
    collection = tmp_path / "two.txt"
    collection.write_text(f"{HARD}\n{EASY}\n")
    assert run(capsys, "book", str(collection), "-o", str(out), "--trim", "8.5x11in", "--per-page", "1")[0] == 0
    (book,) = books
    assert [puzzle.givens.to_text() for puzzle in book.ordered] == [EASY, HARD]
    assert levels(book) == [rate(Grid.from_text(text)).level.value for text in (EASY, HARD)]
    box = PdfReader(out).pages[0].trimbox
    assert [round(float(side)) for side in (box.width, box.height)] == [612, 792]
    assert "/Keywords" not in PdfReader(out).metadata


def test_that_bleed_and_words_reach_the_book(capsys: Capture, out: Path, books: list[Book]) -> None:
    options = ("--bleed", "--subtitle", "Easy ones", "--author", "A. Author", "--no-ratings", "--trim", "a5")
    assert run(capsys, "book", EASY, "-o", str(out), *options)[0] == 0
    (book,) = books
    assert (book.subtitle, book.author, book.shows_ratings, book.trim.value) == ("Easy ones", "A. Author", False, "a5")
    page = PdfReader(out).pages[0]
    assert page.bleedbox.width - page.trimbox.width == pytest.approx(18, abs=0.01)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ((), "give either puzzles or --sections"),
        ((EASY, "--sections", "1xeasy"), "give either puzzles or --sections"),
        ((EASY, "--size", "9x9"), "--size is for puzzles that are made, with --sections"),
        ((EASY, "--variant", "x"), "--variant is for puzzles that are made"),
        ((EASY, "--seed", "7"), "--seed is for puzzles that are made"),
        ((EASY, "--symmetry", "both"), "--symmetry is for puzzles that are made"),
        (("--sections", "2xeasy", "--seed", str(2**63 - 1)), "the last of 2 seeds would be above 2^63 - 1"),
        (("--sections", "1xany", "--size", "7"), "has no boxes"),
        (("--sections", "easy"), "'easy' is not a number of puzzles of a level, such as 30xeasy"),
        (("--sections", "3xeasy,"), "'' is not a number of puzzles of a level"),
        (("--sections", "3xnice"), "'nice' is not a level; there are gentle, easy"),
        (("--sections", "0xeasy"), "must lie between 1 and 1,000, got 0"),
        (("--sections", "999xeasy,2xtough"), "must lie between 1 and 1,000, got 1,001"),
        ((UNSOLVABLE,), "puzzle 1 does not have exactly one solution"),
    ],
)
def test_that_bad_input_is_said_in_one_line(capsys: Capture, out: Path, options: tuple[str, ...], reason: str) -> None:
    assert reason in complaint(capsys, "book", *options, "-o", str(out))
    assert not out.exists()


def test_that_a_level_out_of_reach_is_one_line(capsys: Capture, monkeypatch: pytest.MonkeyPatch, out: Path) -> None:
    monkeypatch.setattr(generating, "MOST_CELLS_TRIED", 16 * 20)
    said = complaint(capsys, "book", "--sections", "1xextreme", "--size", "4", "--seed", "1", "-o", str(out))
    assert said.startswith("no such rating was found for 4×4")
    assert not out.exists()


def test_that_puzzles_of_other_sizes_are_bound(capsys: Capture, tmp_path: Path, out: Path, books: list[Book]) -> None:
    small = Grid.from_text("1234341221434321", geometry(2)).with_cells([(0, 0), (5, 0)])
    (tmp_path / "small.txt").write_text(f"{small.to_text()}\n")
    assert run(capsys, "book", str(tmp_path / "small.txt"), EASY, "-o", str(out))[0] == 0
    assert [str(chapter.title) for chapter in books[0].chapters] == ["4 × 4 · Gentle", "9 × 9 · Gentle"]


def test_that_only_a_pdf_is_a_book(capsys: Capture, tmp_path: Path) -> None:
    assert re.search(
        r"book.svg' does not end in .pdf", complaint(capsys, "book", EASY, "-o", str(tmp_path / "book.svg"))
    )


@pytest.fixture
def english(qapp) -> Iterator[None]:
    """Restore English numbers and texts after the test."""
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(QLocale("en_US"))


@pytest.mark.usefixtures("english")
def test_that_a_book_speaks_the_language_asked_for(capsys: Capture, out: Path) -> None:
    told = run(capsys, "book", "--sections", "2xeasy", "--seed", "7", "-o", str(out), "--language", "de")
    assert told == (0, [str(out)], [])
    text = " ".join(" ".join(page.extract_text() for page in PdfReader(out).pages).split())
    assert "So wird gespielt" in text
    assert "Lösungen" in text
    assert "Solutions" not in text


def test_that_a_language_nobody_translated_into_is_said(capsys: Capture, out: Path) -> None:
    options = ("book", EASY, "-o", str(out), "--language", "tlh")
    assert "there is no language 'tlh'; there are en, de, es, fi, fr" in complaint(capsys, *options)
