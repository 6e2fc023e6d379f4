"""The print dialog: what it shows is what is chosen, and what it writes is what it shows."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QFileDialog, QMessageBox

from sudoku_desktop.board import Grid, Puzzle
from sudoku_desktop.printing import files
from sudoku_desktop.printing.sheet import Difficulty, Look, Paper, Solutions
from sudoku_desktop.services.writing import NotWrittenError
from sudoku_desktop.ui.board.state import blank_state, puzzle_state, with_entry, with_note_toggled
from sudoku_desktop.ui.printing import background
from sudoku_desktop.ui.printing.background import FileKind
from sudoku_desktop.ui.printing.choices import Choices, Pencil
from sudoku_desktop.ui.printing.dialog import Purpose
from sudoku_desktop.ui.printing.material import MOST_PUZZLES, Material, of_board
from sudoku_desktop.ui.printing.sources_panel import Source, Sources
from tests.printing.test_files import puzzles_in, texts_of
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION, SEVERAL
from tests.ui.printing.conftest import AMBIGUOUS, FILE, LONG

OF_FILE = Sources(file=FILE, file_name="three.sdm")


# What is shown.


def test_that_the_boards_puzzle_is_shown_with_its_solution_and_its_rating(make_dialog, settled):
    dialog = make_dialog()
    settled(dialog)
    (puzzle,) = dialog.sheet.puzzles
    assert (puzzle.givens, puzzle.solution) == (MK_FIG_1, MK_FIG_1_SOLUTION)
    assert puzzle.rating is not None
    assert dialog.preview.page_count == 2
    assert dialog.state.text() == "1 puzzle, 2 pages"


def test_that_the_page_is_painted_on_white_paper(make_dialog, settled):
    dialog = make_dialog()
    settled(dialog)
    view = dialog.preview.view
    image, paper = view.grab().toImage(), view.paper_rect().toRect()
    assert image.pixelColor(paper.topLeft() + (paper.center() - paper.topLeft()) * 0.02) == Qt.GlobalColor.white
    row = [image.pixelColor(x, paper.center().y()).lightness() for x in range(paper.left(), paper.right())]
    assert min(row) < 128


def test_that_before_the_kernels_are_ready_the_puzzle_is_shown_without_what_must_be_worked_out(make_dialog, settled):
    dialog = make_dialog(is_ready=False)
    settled(dialog)
    assert dialog.sheet.puzzles[0].solution is None
    assert "getting ready" in dialog.state.text()
    dialog.loader._become_ready()
    settled(dialog)
    assert dialog.sheet.puzzles[0].solution == MK_FIG_1_SOLUTION


def test_that_every_choice_reaches_the_sheet(make_dialog, settled):
    dialog = make_dialog(OF_FILE, source=Source.FILE)
    page = dialog.page
    page.layouts.button(2).click()
    page.fields["title"].set_value(" Sunday ")
    page.fields["paper"].set_value(Paper.LETTER)
    page.fields["solutions"].set_value(Solutions.UPSIDE_DOWN)
    page.fields["pencil"].set_value(Pencil.CANDIDATES)
    page.fields["difficulty"].set_value(Difficulty.STARS)
    page.fields["look"].set_value(Look.SAVING)
    for field in page.fields.values():
        if isinstance(field.widget, QCheckBox):
            field.widget.click()
    settled(dialog)
    sheet = dialog.sheet
    assert (sheet.per_page, sheet.title, sheet.paper) == (2, "Sunday", Paper.LETTER)
    assert (sheet.solutions, sheet.shows_entries) == (Solutions.UPSIDE_DOWN, True)
    assert (sheet.shows_numbers, sheet.shows_ratings, sheet.black_only) == (False, True, True)
    assert (sheet.shows_codes, sheet.shows_lines, sheet.like_a_keypad) == (False, True, True)
    assert (sheet.difficulty, sheet.look) == (Difficulty.STARS, Look.SAVING)
    assert all(any(puzzle.notes) for puzzle in sheet.puzzles)


def test_that_large_print_takes_a_page_for_each_puzzle_unless_more_are_wanted(make_dialog, settled):
    dialog = make_dialog(OF_FILE, source=Source.FILE)
    dialog.page.fields["look"].set_value(Look.LARGE)
    settled(dialog)
    assert (dialog.sheet.look, dialog.sheet.per_page) == (Look.LARGE, 1)
    dialog.page.layouts.button(4).click()
    settled(dialog)
    assert (dialog.sheet.look, dialog.sheet.per_page) == (Look.LARGE, 4)


def test_that_solutions_too_small_to_be_read_come_at_the_end_and_that_is_said(make_dialog, settled):
    dialog = make_dialog(OF_FILE, Choices(solutions=Solutions.UPSIDE_DOWN), source=Source.FILE)
    settled(dialog)
    assert "too small" not in dialog.notice.text
    dialog.page.layouts.button(9).click()
    settled(dialog)
    assert "too small to read; they come at the end" in dialog.notice.text


def test_that_how_notes_lie_is_asked_only_where_there_are_some(make_dialog):
    dialog = make_dialog()
    page = dialog.page
    assert not page.fields["like_a_keypad"].widget.isEnabled()
    page.fields["pencil"].set_value(Pencil.CANDIDATES)
    assert page.fields["like_a_keypad"].widget.isEnabled()


def test_that_entries_and_notes_are_printed_when_wanted(make_dialog, settled):
    blank = MK_FIG_1.cells.tolist().index(0)
    state = with_entry(puzzle_state(MK_FIG_1), blank, 9)
    noted = next(cell for cell in range(blank + 1, 81) if not MK_FIG_1.cells[cell])
    state = with_note_toggled(state, noted, 4)
    dialog = make_dialog(Sources(board=of_board(state, "")))
    settled(dialog)
    assert not dialog.sheet.shows_entries
    dialog.page.fields["pencil"].set_value(Pencil.OWN)
    settled(dialog)
    (puzzle,) = dialog.sheet.puzzles
    assert dialog.sheet.shows_entries
    assert puzzle.entries.cells[blank] == 9
    assert puzzle.notes[noted] == 1 << 3


def test_that_own_notes_cannot_be_chosen_where_there_are_none(make_dialog, settled):
    dialog = make_dialog(choices=Choices(pencil=Pencil.OWN))
    settled(dialog)
    assert dialog.page.fields["pencil"].value() is Pencil.NONE
    assert not dialog.sheet.shows_entries


def test_that_a_part_of_a_file_can_be_printed(make_dialog, settled):
    dialog = make_dialog(OF_FILE, source=Source.FILE)
    dialog.sources.first.set_number(2)
    settled(dialog)
    assert [puzzle.title for puzzle in dialog.sheet.puzzles] == ["Two", "Three"]
    dialog.sources.last.set_number(1)
    settled(dialog)
    assert [puzzle.title for puzzle in dialog.sheet.puzzles] == ["One"]
    assert dialog.sources.first.number() == 1


def test_that_no_more_of_a_long_file_is_taken_than_one_print_holds(make_dialog):
    long = Sources(file=(Puzzle(MK_FIG_1),) * (2 * MOST_PUZZLES))
    dialog = make_dialog(long, source=Source.FILE, is_ready=False)
    assert len(dialog.sources.materials()) == MOST_PUZZLES
    dialog.sources.last.set_number(1500)
    assert (dialog.sources.first.number(), len(dialog.sources.materials())) == (501, MOST_PUZZLES)
    dialog.sources.first.set_number(7)
    assert (dialog.sources.last.number(), len(dialog.sources.materials())) == (1006, MOST_PUZZLES)


def test_that_the_board_and_several_puzzles_keep_layouts_of_their_own(make_dialog, settled):
    dialog = make_dialog(Sources(board=(Material(MK_FIG_1),), file=FILE), Choices(per_page=6, per_page_alone=2))
    assert dialog.page.layouts.checkedId() == 2
    dialog.sources.choose(Source.FILE)
    settled(dialog)
    assert (dialog.page.layouts.checkedId(), dialog.sheet.per_page) == (6, 6)
    dialog.page.layouts.button(4).click()
    dialog.sources.choose(Source.BOARD)
    settled(dialog)
    assert dialog.sheet.per_page == 2
    assert (dialog.choices().per_page, dialog.choices().per_page_alone) == (4, 2)


def test_that_an_empty_board_cannot_be_chosen_and_says_why(make_dialog):
    dialog = make_dialog(Sources(board=of_board(blank_state(), "")), is_ready=False)
    assert dialog.sources.source is Source.NEW
    button = dialog.sources._buttons[Source.BOARD]
    assert not button.isEnabled()
    assert "empty" in button.toolTip()
    assert "empty" in button.accessibleDescription()
    assert not dialog.pdf_button.isEnabled()


# What stands in the way.


def test_that_a_puzzle_with_several_solutions_is_printed_without_them_and_that_is_said(make_dialog, settled, tmp_path):
    dialog = make_dialog(Sources(board=(AMBIGUOUS,)), Choices(shows_lines=True))
    settled(dialog)
    assert dialog.sheet.solutions is Solutions.NONE
    assert dialog.notice.text == "The puzzle does not have exactly one solution. Solutions cannot be printed."
    dialog.export(tmp_path / "sheet.pdf", FileKind.PDF)
    settled(dialog)
    assert puzzles_in(texts_of(tmp_path / "sheet.pdf")[0]) == [SEVERAL]


def test_that_the_puzzle_of_a_file_without_one_solution_is_named(make_dialog, settled):
    puzzles = (Puzzle(MK_FIG_1), Puzzle(SEVERAL), Puzzle(MK_FIG_1))
    dialog = make_dialog(Sources(file=puzzles), source=Source.FILE)
    settled(dialog)
    assert dialog.notice.text.startswith("Puzzle 2 does not have exactly one solution.")
    dialog.page.fields["solutions"].set_value(Solutions.NONE)
    dialog.page.fields["difficulty"].set_value(Difficulty.NONE)
    settled(dialog)
    assert dialog.notice.text == ""


def test_that_clashing_givens_can_be_printed(make_dialog, settled):
    dialog = make_dialog(Sources(board=(Material(Grid.from_text("11" + "." * 79)),)))
    settled(dialog)
    assert dialog.preview.page_count == 1
    assert "not have exactly one solution" in dialog.notice.text


def test_that_six_a_page_is_called_tight(make_dialog, settled):
    dialog = make_dialog(OF_FILE, source=Source.FILE)
    settled(dialog)
    assert dialog.notice.text == ""
    dialog.page.layouts.button(6).click()
    settled(dialog)
    assert "tight" in dialog.notice.text


# Files.


@pytest.mark.parametrize(("button", "ending"), [("pdf_button", ".pdf"), ("svg_button", ".svg")], ids=["PDF", "SVG"])
def test_that_a_button_asks_for_a_file_and_writes_it(make_dialog, settled, tmp_path, monkeypatch, button, ending):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "sheet"), ""))
    dialog = make_dialog(choices=Choices(solutions=Solutions.NONE))
    settled(dialog)
    getattr(dialog, button).click()
    settled(dialog)
    assert [each.name for each in tmp_path.iterdir()] == [f"sheet{ending}"]
    assert dialog.state.text() == f"Wrote sheet{ending} to {tmp_path}."
    assert dialog.choices().folder == str(tmp_path)


def test_that_an_export_waits_for_solutions_and_ratings(make_dialog, settled, tmp_path):
    dialog = make_dialog(OF_FILE, Choices(shows_ratings=True), source=Source.FILE, is_ready=False)
    settled(dialog)
    path = tmp_path / "sheet.pdf"
    dialog.export(path, FileKind.PDF)
    assert dialog.is_busy
    assert not path.exists()
    dialog.loader._become_ready()
    settled(dialog)
    first, *_, last = texts_of(path)
    assert first.count("rating") == 3
    assert "Solutions" in last


def test_that_solutions_in_a_file_of_their_own_are_seen_and_written(make_dialog, settled, tmp_path):
    dialog = make_dialog(OF_FILE, Choices(solutions=Solutions.SEPARATE_FILE, shows_lines=True), Source.FILE)
    settled(dialog)
    assert dialog.preview.page_count == 2
    dialog.export(tmp_path / "sheet.pdf", FileKind.PDF)
    settled(dialog)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["sheet-solutions.pdf", "sheet.pdf"]
    assert len(puzzles_in(texts_of(tmp_path / "sheet.pdf")[0])) == 3


def test_that_files_the_file_dialog_did_not_ask_about_are_not_replaced_unasked(
    make_dialog, settled, tmp_path, monkeypatch
):
    old = tmp_path / "sheet-1.svg"
    old.write_text("mine")
    asked = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()) or QMessageBox.StandardButton.No)
    dialog = make_dialog()
    settled(dialog)
    dialog.export(tmp_path / "sheet.svg", FileKind.SVG)
    settled(dialog)
    assert len(asked) == 1
    assert "sheet-1.svg" in asked[0]
    assert [each.read_text() for each in tmp_path.iterdir()] == ["mine"]


def test_that_what_cannot_be_written_is_said_in_one_sentence(make_dialog, settled, tmp_path):
    dialog = make_dialog()
    settled(dialog)
    dialog.export(tmp_path / "nowhere" / "sheet.pdf", FileKind.PDF)
    settled(dialog)
    assert dialog.failure.text.startswith("sheet.pdf could not be written: ")
    assert dialog.failure.text.count(".") == 2
    assert dialog.pdf_button.isEnabled()


def test_that_a_failure_keeps_the_old_file_and_is_forgotten_at_the_next_try(
    make_dialog, settled, tmp_path, monkeypatch
):
    path = tmp_path / "sheet.pdf"
    path.write_text("mine")

    def fail(sheet, target, *, progress, stop):
        raise NotWrittenError(target, "No space left on device")

    dialog = make_dialog()
    settled(dialog)
    monkeypatch.setattr(background, "write_pdf", fail)
    dialog.export(path, FileKind.PDF)
    settled(dialog)
    assert dialog.failure.text == "sheet.pdf could not be written: No space left on device."
    assert path.read_text() == "mine"
    monkeypatch.setattr(background, "write_pdf", files.write_pdf)
    dialog.export(path, FileKind.PDF)
    settled(dialog)
    assert dialog.failure.text == ""
    assert path.read_bytes().startswith(b"%PDF")


def test_that_a_cancelled_export_leaves_nothing_behind(make_dialog, settled, tmp_path, qtbot):
    dialog = make_dialog(
        Sources(file=(Puzzle(MK_FIG_1),) * MOST_PUZZLES), Choices(difficulty=Difficulty.NONE), Source.FILE
    )
    settled(dialog)
    dialog.export(tmp_path / "sheet.pdf", FileKind.PDF)
    qtbot.waitUntil(lambda: dialog.progress.value() > 0, timeout=LONG)
    assert not dialog.pdf_button.isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    settled(dialog)
    assert dialog.isVisible()
    assert list(tmp_path.iterdir()) == []
    assert dialog.state.text() == "Cancelled; nothing was written."


def test_that_an_export_that_still_waits_can_be_cancelled(make_dialog, settled, tmp_path):
    dialog = make_dialog(is_ready=False)
    settled(dialog)
    dialog.export(tmp_path / "sheet.pdf", FileKind.PDF)
    dialog.cancel_button.click()
    dialog.loader._become_ready()
    settled(dialog)
    assert list(tmp_path.iterdir()) == []
    assert dialog.pdf_button.isEnabled()


def test_that_the_dialog_may_close_in_the_middle_of_it_all(make_dialog, tmp_path):
    dialog = make_dialog(Sources(file=(Puzzle(ESCARGOT),) * 200), source=Source.FILE)
    dialog.export(tmp_path / "sheet.pdf", FileKind.PDF)
    dialog.close_down()
    assert not dialog.preparer.is_busy
    assert list(tmp_path.iterdir()) == []


def test_that_closing_remembers_what_was_chosen(make_dialog, remembered):
    dialog = make_dialog(is_ready=False)
    dialog.page.fields["title"].set_value("Sunday")
    dialog.page.layouts.button(2).click()
    dialog.close_button.click()
    assert not dialog.isVisible()
    assert [(choices.title, choices.per_page_alone) for choices in remembered] == [("Sunday", 2)]


def test_that_the_preview_has_the_focus_when_it_was_asked_for(make_dialog, qtbot):
    dialog = make_dialog(is_ready=False, purpose=Purpose.PREVIEW)
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    assert dialog.focusWidget() is dialog.preview.view
