"""The preview turns pages, zooms, and describes the page to screen readers."""

import pytest
from PySide6.QtCore import Qt

from sudoku_desktop.printing.sheet import Solutions
from sudoku_desktop.ui.printing.leaves import leaves_of
from sudoku_desktop.ui.printing.preview import Preview
from sudoku_desktop.ui.worker import end_work
from tests.printing.sheets import sheet


@pytest.fixture
def preview(qtbot):
    shown = Preview()
    qtbot.addWidget(shown, before_close_func=end_work)
    shown.resize(500, 600)
    shown.show_leaves(leaves_of(sheet(7, per_page=2, title="Sunday")), "")
    shown.show()
    qtbot.waitUntil(lambda: shown.view.is_up_to_date)
    return shown


def test_that_pages_are_counted_with_the_solutions(preview):
    assert (preview.place, preview.page_count) == (1, 5)
    assert preview.count_label.text() == "of 5 pages"


def test_that_buttons_turn_pages_and_end_at_the_ends(preview):
    assert not preview.previous_button.isEnabled()
    assert not preview.first_button.isEnabled()
    preview.next_button.click()
    assert preview.place == 2
    preview.last_button.click()
    assert (preview.place, preview.next_button.isEnabled()) == (5, False)
    preview.previous_button.click()
    preview.first_button.click()
    assert preview.place == 1


@pytest.mark.parametrize(
    ("key", "place"),
    [(Qt.Key.Key_PageDown, 4), (Qt.Key.Key_PageUp, 2), (Qt.Key.Key_Home, 1), (Qt.Key.Key_End, 5)],
)
def test_that_keys_turn_pages(preview, qtbot, key, place):
    preview.number.set_number(3)
    assert preview.place == 3
    qtbot.keyClick(preview.view, key)
    assert preview.place == place
    assert preview.number.number() == place


def test_that_a_screen_reader_hears_what_is_on_the_page(preview):
    name = preview.view.accessibleName()
    assert name.startswith("Page 1 of 5. Sunday. No. 1 · Tough · 38 givens. No. 2")
    preview.last_button.click()
    assert preview.view.accessibleName().startswith("Page 5 of 5. Sunday: solutions. No. 1")


def test_that_another_sheet_keeps_the_page_as_long_as_there_is_one(preview):
    preview.turn(3)
    preview.show_leaves(leaves_of(sheet(7, per_page=2, solutions=Solutions.NONE)), "")
    assert preview.place == 4
    preview.show_leaves(leaves_of(sheet(1)), "")
    assert preview.place == 2


def test_that_closer_is_larger_and_the_whole_page_fits_again(preview, qtbot):
    whole = preview.view.paper_rect().size()
    assert preview._area.viewport().width() >= preview.view.width()
    assert preview._area.viewport().height() >= preview.view.height()
    qtbot.keyClick(preview.view, Qt.Key.Key_Plus)
    assert preview.view.paper_rect().height() > 1.2 * whole.height()
    qtbot.keyClick(preview.view, Qt.Key.Key_0)
    assert preview.view.paper_rect().size() == whole
    assert not preview.out_button.isEnabled()


def test_that_the_page_is_painted_as_sharp_as_it_is_shown(preview, qtbot):
    preview.in_button.click()
    qtbot.waitUntil(lambda: preview.view.is_up_to_date)
    ratio = preview.view.devicePixelRatioF()
    assert preview.view._picture.width() == round(preview.view.paper_rect().width() * ratio)


def test_that_without_a_sheet_a_sentence_stands_there(preview):
    preview.show_leaves(None, "Nothing yet.")
    assert (preview.place, preview.page_count) == (0, 0)
    assert preview.view.accessibleName() == "Nothing yet."
    assert not any(button.isEnabled() for button in (preview.next_button, preview.last_button, preview.in_button))
