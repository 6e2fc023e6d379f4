"""New puzzles: as many of each level as the rows say, generated in the dialog, reproducible from their seed."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QComboBox

from sudoku_desktop.board import Symmetry, Variant, has_symmetry, shaped
from sudoku_desktop.exact import prove
from sudoku_desktop.services.generation import LEVEL_RATINGS, BookSection
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.printing.book_dialog import BookDialog
from sudoku_desktop.ui.printing.choices import MOST_SECTIONS, BookChoices
from sudoku_desktop.ui.printing.material import MOST_PUZZLES
from sudoku_desktop.ui.printing.sources_panel import Source
from sudoku_desktop.ui.worker import end_work

SECTIONS = (BookSection(2, "gentle"), BookSection(1, "moderate"))
CHOICES = BookChoices(title="Sunday", sections=SECTIONS, symmetry=Symmetry.ROTATIONAL.value)


@pytest.fixture
def make_dialog(qtbot, remembered):
    def make(*, is_ready=True):
        dialog = BookDialog((), "", CHOICES, KernelLoader(), remembered.append)
        qtbot.addWidget(dialog, before_close_func=end_work)
        if is_ready:
            dialog.loader._become_ready()
        dialog.begin(Source.NEW)
        dialog.show()
        return dialog

    return make


@pytest.fixture
def dialog(qtbot, make_dialog):
    made = make_dialog()
    made.sources.form.seed.new_each_time.setChecked(False)
    made.sources.form.seed.field.setText("7")
    return made


def generate(qtbot, dialog):
    form = dialog.sources.form
    form.generate_button.click()
    qtbot.waitUntil(lambda: not form.is_busy)
    return form.puzzles


def test_that_the_form_waits_for_the_kernels(make_dialog):
    dialog = make_dialog(is_ready=False)
    assert not dialog.sources.form.generate_button.isEnabled()
    assert dialog.choices().sections == SECTIONS
    assert "getting ready" in dialog.preview.view.accessibleName()


def test_that_each_row_makes_its_number_of_its_level_with_the_symmetry(qtbot, dialog, settled):
    puzzles = generate(qtbot, dialog)
    levels = [puzzle.rating.level.value for puzzle in puzzles]
    assert levels == ["gentle", "gentle", "moderate"]
    assert all(puzzle.rating.rating <= LEVEL_RATINGS[puzzle.rating.level][1] for puzzle in puzzles)
    assert all(has_symmetry(puzzle.puzzle, Symmetry.ROTATIONAL) for puzzle in puzzles)
    assert all(prove(puzzle.puzzle).is_unique for puzzle in puzzles)
    settled(dialog)
    assert [puzzle.givens for puzzle in dialog.book.puzzles] == [puzzle.puzzle for puzzle in puzzles]
    assert [puzzle.seed for puzzle in dialog.book.puzzles] == [7, 8, 9]
    assert all(puzzle.solution is not None and puzzle.rating for puzzle in dialog.book.puzzles)


def test_that_the_same_seed_makes_the_same_puzzles(qtbot, dialog):
    first = [puzzle.puzzle for puzzle in generate(qtbot, dialog)]
    assert [puzzle.puzzle for puzzle in generate(qtbot, dialog)] == first
    dialog.sources.form.seed.field.setText("70")
    assert [puzzle.puzzle for puzzle in generate(qtbot, dialog)] != first


def test_that_nothing_can_be_written_before_puzzles_are_made_nor_while(qtbot, dialog, settled):
    assert not dialog.pdf_button.isEnabled()
    dialog.sources.form.generate_button.click()
    assert not dialog.pdf_button.isEnabled()
    qtbot.waitUntil(lambda: not dialog.sources.form.is_busy)
    settled(dialog)
    assert dialog.pdf_button.isEnabled()


def test_that_stopping_keeps_what_was_made(qtbot, dialog):
    form = dialog.sources.form
    form.rows[0].count.set_number(900)
    form.generate_button.click()
    qtbot.waitUntil(lambda: len(form.puzzles) > 0)
    form.generate_button.click()
    qtbot.waitUntil(lambda: not form.is_busy)
    count = len(form.puzzles)
    assert 0 < count < 900
    assert form.notice.text == f"Stopped: {count} of 901 puzzles were made."


def test_that_criteria_changed_afterwards_are_pointed_out(qtbot, dialog):
    generate(qtbot, dialog)
    form = dialog.sources.form
    assert form.notice.text == ""
    form.rows[1].level.setCurrentIndex(0)
    assert "Press Generate for new ones" in form.notice.text
    assert len(form.puzzles) == 3


def test_that_too_many_are_refused(dialog):
    form = dialog.sources.form
    form.rows[0].count.set_number(MOST_PUZZLES)
    assert form.notice.text == "One print holds at most 1,000 puzzles."
    assert not form.generate_button.isEnabled()


def test_that_rows_come_and_go_but_never_all(dialog):
    form = dialog.sources.form
    for _ in range(2 * MOST_SECTIONS):
        form.add_button.click()
    assert len(form.rows) == MOST_SECTIONS
    for _ in range(2 * MOST_SECTIONS):
        form.rows[0].remove_button.click()
    assert len(form.rows) == 1
    assert len(dialog.choices().sections) == 1


def test_that_screen_readers_hear_what_each_choice_of_a_row_is_for(dialog):
    for box in dialog.sources.form.findChildren(QComboBox):
        heard = QAccessible.queryAccessibleInterface(box)
        assert any(label.text(QAccessible.Text.Name) for label, _ in heard.relations()), box.currentText()


def test_that_puzzles_of_another_size_and_variant_are_made_and_come_into_the_book(qtbot, dialog, settled):
    form = dialog.sources.form
    form.shape.sizes.choose(6)
    form.shape.extras[Variant.X].click()
    for row in form.rows:
        row.level.setCurrentIndex(0)
    puzzles = generate(qtbot, dialog)
    assert {puzzle.puzzle.geometry for puzzle in puzzles} == {shaped(6, [Variant.X])}
    settled(dialog)
    assert [puzzle.givens for puzzle in dialog.book.puzzles] == [puzzle.puzzle for puzzle in puzzles]
    assert "--size 6x6 --variant x " in form.recipe
    assert form.notice.text == ""
    form.shape.sizes.choose(9)
    assert "Press Generate for new ones" in form.notice.text
