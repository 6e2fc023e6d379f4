"""Printing and exporting from the page: the preview shows the selection, and the files equal the preview."""

import dataclasses

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QCheckBox, QFileDialog, QMessageBox

from sudoku_desktop.board import Grid, Puzzle, Symmetry
from sudoku_desktop.logic import Level
from sudoku_desktop.printing import files
from sudoku_desktop.printing.sheet import Difficulty, Look, Paper, Solutions
from sudoku_desktop.services.writing import NotWrittenError
from sudoku_desktop.ui.board.state import blank_state, puzzle_state, with_entry, with_note_toggled
from sudoku_desktop.ui.create.page import Source
from sudoku_desktop.ui.printing import background, printer
from sudoku_desktop.ui.printing.background import FileKind
from sudoku_desktop.ui.printing.choices import Choices, Pencil
from sudoku_desktop.ui.printing.material import MOST_PUZZLES, Material, of_board
from sudoku_desktop.ui.worker import end_work
from tests.printing.test_files import puzzles_in, texts_of
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION, SEVERAL
from tests.ui.printing.conftest import FILE
from tests.ui.printing.test_printer import printer_into

AMBIGUOUS = Material(SEVERAL)


# What is shown.


def test_that_the_boards_puzzle_is_shown_on_white_paper_and_a_failure_is_said(make_page, settled, tmp_path):
    page = make_page()
    settled(page)
    (puzzle,) = page.sheet_shown.puzzles
    assert (puzzle.givens, puzzle.solution) == (MK_FIG_1, MK_FIG_1_SOLUTION)
    assert puzzle.rating is not None
    assert page.preview.page_count == 2
    assert page.paper.state.text() == "1 puzzle, 2 pages"
    view = page.preview.view
    image, paper = view.grab().toImage(), view.paper_rect().toRect()
    assert image.pixelColor(paper.topLeft() + (paper.center() - paper.topLeft()) * 0.02) == Qt.GlobalColor.white
    row = [image.pixelColor(x, paper.center().y()).lightness() for x in range(paper.left(), paper.right())]
    assert min(row) < 128
    page.export(tmp_path / "nowhere" / "sheet.pdf", FileKind.PDF)
    settled(page)
    assert page.paper.failure.text.startswith("sheet.pdf could not be written: ")
    assert page.paper.failure.text.count(".") == 2
    assert page.pdf_action.isEnabled()


def test_that_before_the_kernels_are_ready_only_the_puzzle_is_shown_and_an_export_waits(make_page, settled, tmp_path):
    page = make_page(is_ready=False)
    settled(page)
    assert page.sheet_shown.puzzles[0].solution is None
    assert "getting ready" in page.paper.state.text()
    page.export(tmp_path / "sheet.pdf", FileKind.PDF)
    page.paper.cancel_button.click()
    page.loader._become_ready()
    settled(page)
    assert page.sheet_shown.puzzles[0].solution == MK_FIG_1_SOLUTION
    assert list(tmp_path.iterdir()) == []
    assert page.pdf_action.isEnabled()


def test_that_every_choice_reaches_the_sheet(make_page, settled):
    page = make_page(file=FILE, source=Source.FILE)
    page.sheet.per_page.choose(2)
    page.sheet.fields["title"].set_value(" Sunday ")
    page.sheet.fields["paper"].set_value(Paper.LETTER)
    page.sheet.fields["solutions"].set_value(Solutions.UPSIDE_DOWN)
    page.sheet.fields["pencil"].set_value(Pencil.CANDIDATES)
    page.sheet.fields["difficulty"].set_value(Difficulty.STARS)
    page.sheet.looks[Look.SAVING].click()
    for field in page.sheet.fields.values():
        if isinstance(field.widget, QCheckBox):
            field.widget.click()
    settled(page)
    sheet = page.sheet_shown
    assert (sheet.per_page, sheet.title, sheet.paper) == (2, "Sunday", Paper.LETTER)
    assert (sheet.solutions, sheet.shows_entries) == (Solutions.UPSIDE_DOWN, True)
    assert (sheet.shows_numbers, sheet.shows_ratings, sheet.black_only) == (False, True, True)
    assert (sheet.shows_codes, sheet.shows_lines, sheet.like_a_keypad) == (False, True, True)
    assert (sheet.difficulty, sheet.look) == (Difficulty.STARS, Look.SAVING)
    assert all(any(puzzle.notes) for puzzle in sheet.puzzles)


def test_that_large_print_takes_a_page_for_each_puzzle_unless_more_are_wanted(make_page, settled):
    page = make_page(file=FILE, source=Source.FILE)
    page.sheet.looks[Look.LARGE].click()
    settled(page)
    assert (page.sheet_shown.look, page.sheet_shown.per_page) == (Look.LARGE, 1)
    page.sheet.per_page.choose(4)
    settled(page)
    assert (page.sheet_shown.look, page.sheet_shown.per_page) == (Look.LARGE, 4)


def test_that_solutions_too_small_to_be_read_come_at_the_end_and_that_is_said(make_page, settled):
    page = make_page(file=FILE, choices=Choices(solutions=Solutions.UPSIDE_DOWN), source=Source.FILE)
    settled(page)
    assert "too small" not in page.paper.notice.text
    page.sheet.per_page.choose(9)
    settled(page)
    assert "too small to read; they come at the end" in page.paper.notice.text


def test_that_how_notes_lie_is_asked_only_where_there_are_some(make_page):
    page = make_page()
    assert not page.sheet.fields["like_a_keypad"].widget.isEnabled()
    page.sheet.fields["pencil"].set_value(Pencil.CANDIDATES)
    assert page.sheet.fields["like_a_keypad"].widget.isEnabled()


def test_that_entries_and_notes_are_printed_when_wanted(make_page, settled):
    blank = MK_FIG_1.cells.tolist().index(0)
    state = with_entry(puzzle_state(MK_FIG_1), blank, 9)
    noted = next(cell for cell in range(blank + 1, 81) if not MK_FIG_1.cells[cell])
    state = with_note_toggled(state, noted, 4)
    page = make_page(board=of_board(state, ""))
    settled(page)
    assert not page.sheet_shown.shows_entries
    page.sheet.fields["pencil"].set_value(Pencil.OWN)
    settled(page)
    (puzzle,) = page.sheet_shown.puzzles
    assert page.sheet_shown.shows_entries
    assert puzzle.entries.cells[blank] == 9
    assert puzzle.notes[noted] == 1 << 3


def test_that_own_notes_cannot_be_chosen_where_there_are_none(make_page, settled):
    page = make_page(choices=Choices(pencil=Pencil.OWN))
    settled(page)
    assert page.sheet.fields["pencil"].value() is Pencil.NONE
    assert not page.sheet_shown.shows_entries


def test_that_no_more_of_a_long_file_is_taken_than_one_print_holds(make_page):
    long = (Puzzle(MK_FIG_1),) * (2 * MOST_PUZZLES)
    page = make_page(file=long, source=Source.FILE, is_ready=False)
    assert len(page.materials()) == MOST_PUZZLES
    page.range.last.set_number(1500)
    assert (page.range.first.number(), len(page.materials())) == (501, MOST_PUZZLES)
    page.range.first.set_number(7)
    assert (page.range.last.number(), len(page.materials())) == (1006, MOST_PUZZLES)


def test_that_the_board_and_several_puzzles_keep_layouts_of_their_own(make_page, settled):
    page = make_page(file=FILE, choices=Choices(per_page=6, per_page_alone=2))
    assert page.sheet.per_page.member() == 2
    page.show_source(Source.FILE)
    settled(page)
    assert (page.sheet.per_page.member(), page.sheet_shown.per_page) == (6, 6)
    page.sheet.per_page.choose(4)
    page.show_source(Source.BOARD)
    settled(page)
    assert page.sheet_shown.per_page == 2
    assert (page.choices().per_page, page.choices().per_page_alone) == (4, 2)


def test_that_an_empty_board_cannot_be_chosen_and_says_why(make_page):
    page = make_page(board=of_board(blank_state(), ""), is_ready=False)
    assert page.source is Source.NEW
    action = page.sources[Source.BOARD]
    assert not action.isEnabled()
    assert "empty" in action.toolTip()
    assert not page.pdf_action.isEnabled()


# What stands in the way.


def test_that_a_puzzle_with_several_solutions_is_printed_without_them_and_that_is_said(make_page, settled, tmp_path):
    page = make_page(board=(AMBIGUOUS,), choices=Choices(shows_lines=True))
    settled(page)
    assert page.sheet_shown.solutions is Solutions.NONE
    assert page.paper.notice.text == "The puzzle does not have exactly one solution. Solutions cannot be printed."
    page.export(tmp_path / "sheet.pdf", FileKind.PDF)
    settled(page)
    assert puzzles_in(texts_of(tmp_path / "sheet.pdf")[0]) == [SEVERAL]


def test_that_the_puzzle_of_a_file_without_one_solution_is_named(make_page, settled):
    puzzles = (Puzzle(MK_FIG_1), Puzzle(SEVERAL), Puzzle(MK_FIG_1))
    page = make_page(file=puzzles, source=Source.FILE)
    settled(page)
    assert page.paper.notice.text.startswith("Puzzle 2 does not have exactly one solution.")
    page.sheet.fields["solutions"].set_value(Solutions.NONE)
    page.sheet.fields["difficulty"].set_value(Difficulty.NONE)
    settled(page)
    assert page.paper.notice.text == ""


def test_that_clashing_givens_can_be_printed(make_page, settled):
    page = make_page(board=(Material(Grid.from_text("11" + "." * 79)),))
    settled(page)
    assert page.preview.page_count == 1
    assert "not have exactly one solution" in page.paper.notice.text


def test_that_a_part_of_a_file_can_be_printed_and_nine_a_page_is_called_tight(make_page, settled):
    page = make_page(file=FILE, source=Source.FILE)
    settled(page)
    assert page.paper.notice.text == ""
    page.sheet.per_page.choose(9)
    settled(page)
    assert "tight" in page.paper.notice.text
    page.range.first.set_number(2)
    settled(page)
    assert [puzzle.title for puzzle in page.sheet_shown.puzzles] == ["Two", "Three"]
    page.range.last.set_number(1)
    settled(page)
    assert [puzzle.title for puzzle in page.sheet_shown.puzzles] == ["One"]
    assert page.range.first.number() == 1


# Files.


@pytest.mark.parametrize("ending", [".pdf", ".svg"])
def test_that_an_export_asks_for_a_file_and_writes_it(make_page, settled, tmp_path, monkeypatch, ending):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "sheet"), ""))
    page = make_page(choices=Choices(solutions=Solutions.NONE))
    settled(page)
    if ending == ".pdf":
        page.pdf_action.trigger()
    else:
        page.choose_svg()
    settled(page)
    assert [each.name for each in tmp_path.iterdir()] == [f"sheet{ending}"]
    assert page.paper.state.text() == f"Wrote sheet{ending} to {tmp_path}."
    assert page.choices().folder == str(tmp_path)


def test_that_an_export_waits_for_solutions_and_ratings(make_page, settled, tmp_path):
    page = make_page(file=FILE, choices=Choices(shows_ratings=True), source=Source.FILE, is_ready=False)
    settled(page)
    path = tmp_path / "sheet.pdf"
    page.export(path, FileKind.PDF)
    assert page.paper.is_busy
    assert not path.exists()
    page.loader._become_ready()
    settled(page)
    first, *_, last = texts_of(path)
    assert first.count("rating") == 3
    assert "Solutions" in last


def test_that_solutions_in_a_file_of_their_own_are_seen_and_written(make_page, settled, tmp_path):
    choices = Choices(solutions=Solutions.SEPARATE_FILE, shows_lines=True)
    page = make_page(file=FILE, choices=choices, source=Source.FILE)
    settled(page)
    assert page.preview.page_count == 2
    page.export(tmp_path / "sheet.pdf", FileKind.PDF)
    settled(page)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["sheet-solutions.pdf", "sheet.pdf"]
    assert len(puzzles_in(texts_of(tmp_path / "sheet.pdf")[0])) == 3


def test_that_files_the_file_dialog_did_not_ask_about_are_not_replaced_unasked(
    make_page, settled, tmp_path, monkeypatch
):
    old = tmp_path / "sheet-1.svg"
    old.write_text("mine")
    asked = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()) or QMessageBox.StandardButton.No)
    page = make_page()
    settled(page)
    page.export(tmp_path / "sheet.svg", FileKind.SVG)
    settled(page)
    assert len(asked) == 1
    assert "sheet-1.svg" in asked[0]
    assert [each.read_text() for each in tmp_path.iterdir()] == ["mine"]


def test_that_a_failure_keeps_the_old_file_and_is_forgotten_at_the_next_try(make_page, settled, tmp_path, monkeypatch):
    path = tmp_path / "sheet.pdf"
    path.write_text("mine")

    def fail(sheet, target, *, progress, stop):
        raise NotWrittenError(target, "No space left on device")

    page = make_page()
    settled(page)
    monkeypatch.setattr(background, "write_pdf", fail)
    page.export(path, FileKind.PDF)
    settled(page)
    assert page.paper.failure.text == "sheet.pdf could not be written: No space left on device."
    assert path.read_text() == "mine"
    monkeypatch.setattr(background, "write_pdf", files.write_pdf)
    page.export(path, FileKind.PDF)
    settled(page)
    assert page.paper.failure.text == ""
    assert path.read_bytes().startswith(b"%PDF")


def test_that_a_cancelled_export_leaves_nothing_behind(make_page, settled, tmp_path, qtbot):
    page = make_page(
        file=(Puzzle(MK_FIG_1),) * MOST_PUZZLES, choices=Choices(difficulty=Difficulty.NONE), source=Source.FILE
    )
    settled(page)
    page.export(tmp_path / "sheet.pdf", FileKind.PDF)
    qtbot.waitUntil(lambda: page.paper.progress.value() > 0)
    assert not page.pdf_action.isEnabled()
    qtbot.keyClick(page.right, Qt.Key.Key_Escape)
    settled(page)
    assert list(tmp_path.iterdir()) == []
    assert page.paper.state.text() == "Cancelled; nothing was written."


def test_that_the_page_may_close_in_the_middle_of_it_all(make_page, tmp_path):
    page = make_page(file=(Puzzle(ESCARGOT),) * 200, source=Source.FILE)
    page.export(tmp_path / "sheet.pdf", FileKind.PDF)
    end_work(page.place)
    assert not page.paper.preparer.is_busy
    assert list(tmp_path.iterdir()) == []


def test_that_what_was_chosen_is_remembered_without_a_heading_made_by_the_page(make_page, puzzles):
    page = make_page(source=Source.NEW)
    page.maker.puzzles = puzzles[:1]
    page.maker.changed.emit()
    heading = page.sheet.fields["title"].value()
    assert heading.endswith(" Puzzles")
    assert page.choices().title == heading
    assert page.choices_to_remember().title == ""
    page.sheet.fields["title"].set_value("Sunday")
    page.sheet.per_page.choose(2)
    page.generator.levels.buttons[Level.EXTREME].click()
    page.generator.patterns.buttons[Symmetry.ROTATIONAL_90].click()
    remembered = page.choices_to_remember()
    assert (remembered.title, remembered.per_page) == ("Sunday", 2)
    again = make_page(choices=remembered)
    assert again.choices_to_remember() == dataclasses.replace(remembered, is_alone=True)
    assert again.form.criteria == page.form.criteria


def test_that_the_header_says_what_is_on_the_paper(make_page, settled):
    page = make_page()
    said = []
    page.heading_changed.connect(lambda *lines: said.append(lines))
    settled(page)
    assert said[-1] == ("My puzzle", "on 2 pages of A4")
    page.set_file(FILE, "three.sdm")
    page.show_source(Source.FILE)
    page.sheet.fields["paper"].set_value(Paper.LETTER)
    page.sheet.fields["solutions"].set_value(Solutions.NONE)
    settled(page)
    assert said[-1] == ("three.sdm", "on 1 page of Letter")


# Printers.


def test_that_the_page_prints_what_it_shows_and_prints_nothing_when_the_system_dialog_is_left(
    make_page, settled, tmp_path, monkeypatch
):
    path = tmp_path / "print.pdf"
    monkeypatch.setattr("sudoku_desktop.ui.create.page.make_printer", lambda of: printer_into(path, of), raising=True)
    page = make_page(choices=Choices(solutions=Solutions.NONE, shows_lines=True))
    settled(page)
    monkeypatch.setattr(QPrintDialog, "exec", lambda _: 0)
    page.print_action.trigger()
    settled(page)
    assert not path.exists()
    monkeypatch.setattr(QPrintDialog, "exec", lambda _: 1)
    page.print_action.trigger()
    settled(page)
    assert puzzles_in(texts_of(path)[0]) == [MK_FIG_1]
    assert page.paper.state.text() == "Sent to the printer."


def test_that_a_printer_that_refuses_is_said_once(make_page, settled, tmp_path, monkeypatch):
    class Refusing(printer.QPainter):
        def begin(self, device):
            return False

    monkeypatch.setattr(printer, "QPainter", Refusing)
    path = tmp_path / "print.pdf"
    monkeypatch.setattr("sudoku_desktop.ui.create.page.make_printer", lambda of: printer_into(path, of))
    monkeypatch.setattr(QPrintDialog, "exec", lambda _: 1)
    page = make_page()
    settled(page)
    page.print_action.trigger()
    settled(page)
    assert page.paper.failure.text == "The printer did not accept the job."
    assert list(path.parent.iterdir()) == []
