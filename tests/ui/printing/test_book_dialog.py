"""The dialog that makes books: its spreads, the effect of choices, and the written files."""

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.printing.sheet import Paper
from sudoku_desktop.services.generation import BookSection
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.printing.book_dialog import BookDialog
from sudoku_desktop.ui.printing.choices import BookChoices, restored, text_of
from sudoku_desktop.ui.printing.material import Material, of_file
from sudoku_desktop.ui.printing.sources_panel import Source
from sudoku_desktop.ui.worker import end_work
from tests.puzzles import MK_FIG_1, SEVERAL
from tests.ui.printing.conftest import FILE

CHOICES = BookChoices(title="Sunday", sections=(BookSection(2, "moderate"), BookSection(3, "gentle")), per_page=1)
OF_FILE = of_file(FILE)


@pytest.fixture
def make_book(qtbot, remembered):
    def make(given=OF_FILE, choices=CHOICES, source=Source.GIVEN):
        dialog = BookDialog(given, "The puzzles of the opened &file", choices, KernelLoader(), remembered.append)
        qtbot.addWidget(dialog, before_close_func=end_work)
        dialog.loader._become_ready()
        dialog.begin(source)
        dialog.show()
        return dialog

    return make


@pytest.fixture
def new(qtbot, make_book, settled):
    """A book of new puzzles, generated from seed 7."""
    dialog = make_book((), source=Source.NEW)
    form = dialog.sources.form
    form.seed.new_each_time.setChecked(False)
    form.seed.field.setText("7")
    form.generate_button.click()
    qtbot.waitUntil(lambda: not form.is_busy)
    settled(dialog)
    return dialog


def test_that_new_puzzles_become_a_book_that_tells_how_they_were_made(new):
    assert [puzzle.rating.level.value for puzzle in new.book.ordered] == ["gentle"] * 3 + ["moderate"] * 2
    options = f"--sections 2xmoderate,3xgentle --symmetry {Symmetry.ROTATIONAL.value} --seed 7"
    assert new.book.recipe == f"sudoku-cli book {options} -o book.pdf"
    assert new.paper.state.text() == "5 puzzles, 15 pages"


def test_that_puzzles_of_a_file_are_rated_for_their_chapters(make_book, settled):
    dialog = make_book()
    settled(dialog)
    assert all(puzzle.rating is not None for puzzle in dialog.book.puzzles)
    assert dialog.book.recipe == ""


def test_that_every_choice_reaches_the_book(make_book, settled):
    dialog = make_book()
    page = dialog.page
    page.fields["title"].set_value(" Monday ")
    page.fields["subtitle"].set_value("Easy ones")
    page.fields["author"].set_value("A. Author")
    page.fields["trim"].set_value(Paper.A5)
    page.fields["per_page"].set_value(4)
    page.fields["shows_ratings"].widget.click()
    page.fields["has_bleed"].widget.click()
    settled(dialog)
    book = dialog.book
    assert (book.title, book.subtitle, book.author) == ("Monday", "Easy ones", "A. Author")
    assert (book.trim, book.per_page, book.shows_ratings, book.has_bleed) == (Paper.A5, 4, False, True)


def test_that_keys_leaf_through_spreads(new, qtbot, settled):
    view = new.preview.view
    assert new.preview.count_label.text() == "of 8 spreads"
    assert view.accessibleName() == "Page 1. Sunday"
    assert len(view.leaf.papers) == 1
    assert view.leaf.papers[0].left() == new.book.trim.width
    for _ in range(4):
        qtbot.keyClick(view, Qt.Key.Key_PageDown)
    assert view.accessibleName().startswith("Page 8. No. 1 ")
    assert "Page 9. No. 2 " in view.accessibleName()
    assert len(view.leaf.papers) == 2
    settled(new)
    image, paper = view.grab().toImage(), view.paper_rect().toRect()
    left = [image.pixelColor(x, paper.center().y()).lightness() for x in range(paper.left(), paper.center().x())]
    right = [image.pixelColor(x, paper.center().y()).lightness() for x in range(paper.center().x(), paper.right())]
    assert min(left) < 128
    assert min(right) < 128
    qtbot.keyClick(view, Qt.Key.Key_End)
    assert new.preview.place == 8


def test_that_a_puzzle_with_several_solutions_makes_no_book(make_book, settled):
    dialog = make_book((Material(MK_FIG_1), Material(SEVERAL)))
    settled(dialog)
    assert dialog.book is None
    assert "Puzzle 2 does not have exactly one solution." in dialog.paper.notice.text
    assert not dialog.pdf_button.isEnabled()


def test_that_what_is_shown_is_written(new, settled, tmp_path, monkeypatch):
    chosen = str(tmp_path / "sunday")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen, ""))
    new.pdf_button.click()
    settled(new)
    assert new.paper.state.text() == f"Wrote sunday.pdf to {tmp_path}."
    reader = PdfReader(tmp_path / "sunday.pdf")
    assert (len(reader.pages), reader.metadata.title) == (15, "Sunday")


def test_that_a_cancelled_book_leaves_nothing(new, settled, tmp_path, qtbot):
    new.export(tmp_path / "sunday.pdf")
    assert new.paper.is_busy
    qtbot.keyClick(new, Qt.Key.Key_Escape)
    settled(new)
    assert new.isVisible()
    assert list(tmp_path.iterdir()) == []


def test_that_choices_are_remembered_without_what_is_of_the_moment(new, remembered):
    new.page.fields["author"].set_value("A. Author")
    new.reject()
    (choices,) = remembered
    assert (choices.author, choices.sections, choices.recipe) == ("A. Author", CHOICES.sections, "")
    assert restored(text_of(choices), BookChoices()) == choices
    assert restored('{"recipe": "rm", "trim": "b5", "per_page": 3, "title": 7}', BookChoices()) == BookChoices()
