"""The guide beside the real window: the effect of a lesson's buttons, and reading the guide."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt, QUrl
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QMessageBox, QStyle, QStyleOptionViewItem

from sudoku_desktop.board import Grid
from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.logic import Level
from sudoku_desktop.services.generation import PuzzleCriteria, generate
from sudoku_desktop.services.hunting.hunt import HuntRequest
from sudoku_desktop.ui.guide.lessons import lessons
from sudoku_desktop.ui.guide.window import GuideWindow, lesson_picture
from sudoku_desktop.ui.hunting.page import HuntState
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.theme import DARK, LIGHT, Scheme
from sudoku_desktop.ui.widgets.fonts import text_size

WATCH, FITNESS, MATING, DIVERSITY, BUILDING, GENERATING, HARDNESS, HUNTING = range(8)


@pytest.fixture
def guide(window):
    window.guiding.open.trigger()
    return window.guiding.guide


@pytest.fixture
def reader(qtbot):
    """The guide without a main window."""
    reader = GuideWindow()
    qtbot.addWidget(reader)
    with qtbot.waitActive(reader):
        reader.show()
        reader.activateWindow()
    return reader


@pytest.fixture
def start(window, guide, qtbot):
    """Function that starts a lesson's example, and waits for it."""

    def start(lesson, button=0):
        guide.list.setCurrentRow(lesson)
        guide.starts[button].click()
        qtbot.waitUntil(lambda: window.guiding._waiting is None or not window.parts.loader.is_ready)
        return guide.lesson.starts[button]

    return start


# Starting what is prepared.


def test_that_a_lesson_puts_puzzle_algorithm_seed_and_pace_into_the_window_and_solves(window, start, qtbot):
    parts = window.parts
    parts.parameters.set_budget(Budget(generations=3))
    prepared = start(DIVERSITY)
    request = parts.controller.request
    assert (request.givens, request.seed) == (Grid.from_text(prepared.puzzle), prepared.seed)
    assert request.algorithm == parts.parameters.algorithm() == parts.parameters.preset
    assert (request.algorithm.name, parts.parameters.seed()) == (prepared.algorithm, prepared.seed)
    assert window.appearance.pace_choice.currentData() == prepared.pace
    assert parts.settings.signal == prepared.signal
    window.appearance.set_pace("full")
    qtbot.waitUntil(lambda: parts.controller.state is RunState.SOLVED)
    assert (parts.presenter.record.last.generation, parts.presenter.record.last.restarts) == (21_738, 10)


def test_that_the_third_lesson_puts_its_mating_under_the_lens_until_another_takes_its_place(window, start, qtbot):
    parts = window.parts
    prepared = start(MATING)
    qtbot.waitUntil(lambda: parts.lens_page.content is not None and parts.lens_page.content.shown_mating is not None)
    qtbot.waitUntil(lambda: parts.lens_page.content.shown_mating.mating.summary.generation == prepared.steps)
    told = parts.lens_page.content.shown_mating.mating
    assert (told.number, told.cost) == (told.summary.best, 62)
    assert parts.evolve.views.currentWidget() is parts.lens_page
    assert parts.controller.state is RunState.PAUSED
    prepared = start(WATCH)
    assert window.parts.controller.state is RunState.RUNNING
    assert window.parts.controller.request.givens == Grid.from_text(prepared.puzzle)
    assert window.parts.evolve.is_showing_curve


def test_that_the_sixth_lesson_generates_what_it_tells_of(window, start, qtbot):
    start(GENERATING)
    qtbot.waitUntil(lambda: window.creating.page is not None and window.creating.page.maker.wanted > 0)
    page = window.creating.page
    assert page.generator.watches.isChecked(), "the lesson is about how they are made"
    page.generator.pace_field.setCurrentIndex(page.generator.pace_field.count() - 1)
    qtbot.waitUntil(lambda: not page.maker.is_busy)
    criteria = PuzzleCriteria.of_level(Level.TOUGH, symmetry=Symmetry.ROTATIONAL)
    assert page.puzzles == tuple(generate(criteria, 6, 7))


def test_that_the_lesson_on_hunting_starts_its_hunt_again_from_any_other(window, start, qtbot):
    prepared = start(HUNTING)
    qtbot.waitUntil(lambda: window.creating.page is not None and window.creating.page.hunt is not None)
    hunt = window.creating.page.hunt
    qtbot.waitUntil(lambda: hunt.state is HuntState.RUNNING and hunt._children > 0)
    assert hunt.request == HuntRequest(seed=prepared.seed)
    hunt.stop()
    qtbot.waitUntil(lambda: not hunt.runner.is_busy and not hunt.reader.is_busy)
    hunt.form.seed.set_seed(prepared.seed + 1)
    qtbot.waitUntil(lambda: not hunt.reader.is_busy)
    assert hunt.state is HuntState.IDLE
    hunt.main_action.trigger()
    start(HUNTING)
    qtbot.waitUntil(lambda: hunt.state is HuntState.RUNNING)
    assert hunt.request.seed == prepared.seed
    hunt.stop()
    qtbot.waitUntil(lambda: not hunt.runner.is_busy)


@pytest.mark.parametrize("button", [0, 1])
def test_that_the_lesson_on_hardness_rates_either_puzzle(window, start, qtbot, button):
    prepared = start(HARDNESS, button)
    ratings = window.ratings
    qtbot.waitUntil(lambda: ratings.panels is not None and ratings.panels.evolution.rating is not None)
    assert ratings.panels.givens == Grid.from_text(prepared.puzzle)


def test_that_the_lesson_on_hardness_rates_as_it_tells_whatever_is_set_on_the_page(window, start, qtbot):
    window.ratings.rate.trigger()
    qtbot.waitUntil(lambda: window.ratings.panels is not None)
    panel = window.ratings.panels.evolution
    form = panel.form
    usual = form.settings()
    form.runs.set_number(7)
    form.seed.set_seed(5)
    start(HARDNESS)
    qtbot.waitUntil(lambda: panel.rating is not None)
    assert form.settings() == usual
    assert panel.rating.runs == usual.runs


def test_that_unsaved_work_is_kept_by_whoever_cancels(window, start, monkeypatch):
    asked = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()) or QMessageBox.StandardButton.Cancel)
    window.parts.board.paster.paste("1" + 80 * ".")
    before = window.parts.editor.state
    start(WATCH)
    assert len(asked) == 1
    assert window.parts.editor.state == before
    assert not window.parts.controller.is_active
    window.parts.editor.set_clean()


def test_that_what_was_asked_for_too_early_begins_when_the_kernels_are_there(window, start, monkeypatch, qtbot):
    loader = window.parts.loader
    monkeypatch.setattr(loader, "is_ready", False)
    start(WATCH)
    assert not window.parts.controller.is_active
    monkeypatch.undo()
    loader.ready.emit()
    qtbot.waitUntil(lambda: window.parts.controller.is_active)


# Reading.


def test_that_the_guide_is_read_with_the_keyboard(reader, qtbot):
    qtbot.waitUntil(lambda: reader.list.hasFocus())
    qtbot.keyClick(reader.list, Qt.Key.Key_Down)
    assert reader.lesson.name == "fitness"
    qtbot.keyClick(reader, Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: reader.lesson.answer.strip()[:40] in reader.view.toPlainText())
    qtbot.keyClick(reader, Qt.Key.Key_N, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: reader.lesson.name == "mating")
    assert not reader.answer_button.isChecked()
    qtbot.keyClick(reader, Qt.Key.Key_Escape)
    assert not reader.isVisible()


def test_that_tab_goes_from_the_lesson_to_its_button_and_on(reader, qtbot):
    reader.list.setCurrentRow(HARDNESS)
    chain = [reader.view, *reader.starts, reader.answer_button, reader.previous_button]
    chain[0].setFocus()
    for widget in chain[1:]:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is widget


def test_that_a_screen_reader_hears_the_lessons_and_the_text(reader):
    for widget, name in ((reader.list, "Lessons"), (reader.view, "Lesson")):
        assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name) == name
    said = QAccessible.queryAccessibleInterface(reader.view).textInterface()
    assert "33 givens" in said.text(0, said.characterCount())


def test_that_the_picture_follows_theme_and_zoom(reader, window, qtbot):
    def grounds():
        picture = reader.view.document().resource(2, QUrl("picture"))
        return picture.pixelColor(picture.width() // 2, 1), picture.width()

    ground, width = grounds()
    window.appearance.set_scheme(Scheme.DARK)
    assert grounds() == (DARK.box_line, width) != (ground, width) == (LIGHT.box_line, width)
    before = QApplication.font()
    larger = QApplication.font()
    larger.setPointSizeF(2 * before.pointSizeF())
    text_size().set_font(larger)
    assert grounds()[1] > 1.8 * width
    text_size().set_font(before)


@pytest.mark.parametrize("ratio", [1.5, 2.0])
def test_that_a_picture_shows_as_much_on_a_finer_screen(ratio, qapp):
    plain, fine = (lesson_picture(lessons()[DIVERSITY].picture, LIGHT, 400, each) for each in (1.0, ratio))
    assert fine.deviceIndependentSize() == plain.size()
    fine = fine.scaled(plain.size(), mode=Qt.TransformationMode.SmoothTransformation)
    places = [(x, y) for x in range(plain.width()) for y in range(plain.height())]
    differing = sum(abs(plain.pixelColor(*at).lightness() - fine.pixelColor(*at).lightness()) > 96 for at in places)
    assert differing < len(places) / 100


def test_that_a_title_is_as_high_as_its_words_need_whatever_width_is_proposed(reader):
    titles = reader.list
    for row in range(titles.count()):
        place = titles.visualItemRect(titles.item(row))
        around = 2 * (titles.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1)
        words = QRect(0, 0, place.width() - around, 1000)
        needed = titles.fontMetrics().boundingRect(words, Qt.TextFlag.TextWordWrap, titles.item(row).text())
        for proposed in (-1, place.width() // 2, place.width(), 10 * place.width()):
            option = QStyleOptionViewItem()
            titles.initViewItemOption(option)
            option.rect = QRect(0, 0, proposed, place.height())
            height = titles.itemDelegate().sizeHint(option, titles.model().index(row, 0)).height()
            assert height == place.height() >= needed.height(), titles.item(row).text()


def test_that_a_closed_guide_draws_its_picture_anew_only_when_it_is_opened(reader, window):
    drawn = reader.view.document().revision
    before = drawn()
    reader.close()
    window.appearance.set_scheme(Scheme.DARK)
    assert drawn() == before
    reader.show()
    assert drawn() > before
    assert "33 givens" in reader.view.toPlainText()


def test_that_nothing_of_the_guide_is_imported_before_it_is_opened():
    look = "import sys, sudoku_desktop.ui.app; sys.exit('sudoku_desktop.ui.guide' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", look]).returncode == 0


def test_that_no_file_is_read_to_show_a_lesson(reader, monkeypatch):
    opened = []
    monkeypatch.setattr(Path, "open", lambda path, *_how, **_named: opened.append(path))
    for row in range(reader.list.count()):
        reader.list.setCurrentRow(row)
        reader.grab()
    assert opened == []


def test_that_the_guide_leaves_the_board_in_sight_and_goes_with_the_window(window, guide, start):
    for _ in range(2):
        assert guide.windowHandle().transientParent() is None  # else it would stay above the board
        guide.close()
        window.guiding.open.trigger()
    start(WATCH)
    assert guide.isVisible()
    window.parts.editor.set_clean()
    window.close()
    assert not guide.isVisible()
