"""Open, give the board a puzzle, click Solve: what stands where, the ways to a puzzle, and what is said of a stall."""

import dataclasses

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton, QToolButton, QWidget
from sudoku_desktop.ui.starting.cards import SampleButton

from sudoku_desktop.assets import sample_puzzles
from sudoku_desktop.board.formats import read_puzzles
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, MANTERE_KOLJONEN_2007
from sudoku_desktop.logic import Level
from sudoku_desktop.ui.generating import background
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.verdict.verdict_line import Sign, VerdictLine
from sudoku_desktop.ui.watching import prospects
from sudoku_desktop.ui.window.main_window import MainWindow
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.ui.real_window import LONG, kernels, window  # noqa: F401

CARDS, RUN = 0, 1


@pytest.fixture
def active(window, qtbot):  # noqa: F811
    """The window, with the keyboard."""
    with qtbot.waitActive(window, timeout=LONG):
        window.activateWindow()
    return window


def buttons(window):  # noqa: F811
    return {each.text().replace("&", ""): each for each in window.parts.outcome.findChildren(QPushButton)}


def wait_for(qtbot, window, state):  # noqa: F811
    qtbot.waitUntil(lambda: window.parts.controller.state is state, timeout=LONG)


# What stands where.


def places(window):  # noqa: F811
    parts = window.parts
    lasting = [parts.board, parts.verdict_line, parts.outcome.place, window.pages, parts.parameters.scroll_area]
    lasting += window.findChildren(QToolButton, options=Qt.FindChildOption.FindChildrenRecursively)
    return {id(each): (each.mapTo(window, each.rect().topLeft()), each.size()) for each in lasting if each.isVisible()}


def settled_places(qtbot, window):  # noqa: F811
    """When the layouts have come to rest."""
    seen = []

    def rests():
        seen.append(places(window))
        return len(seen) >= 5 and all(each == seen[-1] for each in seen[-5:])

    qtbot.waitUntil(rests, timeout=LONG)
    return seen[-1]


def test_that_nothing_moves_while_a_run_begins_pauses_and_ends(window, qtbot):  # noqa: F811
    window.parts.editor.load_puzzle(ESCARGOT)
    qtbot.waitUntil(lambda: window.parts.verdict.solution is not None, timeout=LONG)
    window.parts.actions.solve.trigger()  # the cards make way at the first run
    window.parts.actions.stop.trigger()
    qtbot.waitUntil(lambda: window.parts.outcome.title.startswith("Stopped"), timeout=LONG)
    window.editing.start_over.trigger()
    qtbot.waitUntil(lambda: window.parts.verdict.solution is not None, timeout=LONG)
    before = settled_places(qtbot, window)
    for act, state in (
        (window.parts.actions.solve, RunState.RUNNING),
        (window.parts.actions.solve, RunState.PAUSED),
        (window.parts.actions.solve, RunState.RUNNING),
        (window.parts.actions.stop, RunState.STOPPED),
    ):
        act.trigger()
        wait_for(qtbot, window, state)
        now = settled_places(qtbot, window)
        assert {each: now[each] for each in before if each in now} == {each: before[each] for each in before}, state
    qtbot.waitUntil(lambda: window.parts.outcome.title.startswith("Stopped"), timeout=LONG)
    now = settled_places(qtbot, window)
    assert {each: now[each] for each in before} == before


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1366, 768), (1920, 1080)])
def test_that_the_board_is_as_large_as_the_window_allows(window, size):  # noqa: F811
    window.resize(*size)
    QApplication.processEvents()
    board, pages = window.parts.board, window.pages
    assert board.width() == board.height()
    column = board.parentWidget()
    is_high = board.height() == column.height() - column._other_heights()
    assert is_high or pages.width() <= max(320, pages.minimumSizeHint().width())
    assert board.width() >= (380 if size[0] < 1100 else 0.65 * size[1])


def test_that_the_first_run_moves_no_board_where_there_is_little_room(window, qtbot):  # noqa: F811
    window.resize(1024, 700)
    window.parts.editor.load_puzzle(ESCARGOT)
    qtbot.waitUntil(lambda: window.parts.verdict_line.shown[1] != "", timeout=LONG)
    QApplication.processEvents()
    before = window.parts.board.geometry()
    window.parts.actions.solve.trigger()
    wait_for(qtbot, window, RunState.RUNNING)
    QTest.qWait(200)
    assert window.evolution.currentIndex() == RUN
    assert window.parts.board.geometry() == before
    window.parts.actions.stop.trigger()


def test_that_the_badge_says_verdict_level_and_givens_in_a_line(window, qtbot):  # noqa: F811
    line = window.parts.verdict_line
    height = line.height()
    window.parts.editor.load_puzzle(MK_FIG_1)
    qtbot.waitUntil(lambda: line.shown[1] != "", timeout=LONG)
    assert line.shown == ("One solution", "★☆☆☆☆☆☆ Gentle 1.2", "38 given(s)")  # the plural is the translation's
    assert "exactly one solution" in line.accessibleName()
    assert line.height() == height


def test_that_f9_hides_the_parameters_for_the_next_session_too(active, tmp_path):
    parts = active.parts
    assert parts.parameters.isVisible()
    width = parts.board.width()
    QTest.keyClick(parts.board, Qt.Key.Key_F9)
    assert not parts.parameters.isVisible()
    assert not parts.actions.parameters.isChecked()
    QApplication.processEvents()
    assert parts.board.width() >= width
    active.close()
    again = MainWindow(parts.settings, tmp_path / "autosave.json")
    again.show()
    assert not again.parts.parameters.isVisible()
    assert not again.parts.actions.parameters.isChecked()
    again.parts.actions.parameters.trigger()
    assert again.parts.parameters.isVisible()
    again.close()


# Ways to a puzzle.


def test_that_the_cards_make_way_for_a_run_and_come_back_with_another_puzzle(window, qtbot):  # noqa: F811
    assert window.evolution.currentIndex() == CARDS
    window.parts.editor.load_puzzle(MK_FIG_1)
    assert window.evolution.currentIndex() == CARDS
    window.parts.actions.solve_at_once.trigger()
    assert window.evolution.currentIndex() == RUN
    wait_for(qtbot, window, RunState.SOLVED)
    assert window.evolution.currentIndex() == RUN
    window.parts.actions.new.trigger()
    assert window.evolution.currentIndex() == CARDS


def test_that_a_sample_is_taken_from_its_card_by_keyboard(active, qtbot):
    cards = active.starting.cards
    qtbot.waitUntil(lambda: not cards._reading.isActive(), timeout=LONG)
    assert [each.puzzle.givens for each in cards.samples] == [read_puzzles(path)[0].givens for path in sample_puzzles()]
    newspaper = next(each for each in cards.samples if "1 star" in each.puzzle.title)
    assert (newspaper.text(), newspaper.accessibleName()) == ("Gentle", "Newspaper, 1 star; Gentle, 1.2")
    newspaper.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(newspaper, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: active.parts.editor.state.givens == newspaper.puzzle.givens, timeout=LONG)
    assert active.parts.files.path is None
    assert active.parts.board.hasFocus()


def test_that_a_caption_wider_than_the_levels_takes_two_lines(qtbot, monkeypatch):
    path = sample_puzzles()[0]
    puzzle = read_puzzles(path)[0]
    plain = SampleButton(path, puzzle, None)
    qtbot.addWidget(plain)
    assert plain.text() == "Not unique"
    monkeypatch.setattr(SampleButton, "tr", lambda *_: "Solution non unique")
    broken = SampleButton(path, puzzle, None)
    qtbot.addWidget(broken)
    assert broken.text() == "Solution\nnon unique"
    assert broken.sizeHint().width() < broken.fontMetrics().horizontalAdvance("Solution non unique")
    assert broken.sizeHint().height() > plain.sizeHint().height()
    assert "Solution non unique" in broken.accessibleName()


def test_that_tab_goes_through_the_cards_from_top_to_bottom(active, qtbot):
    cards = active.starting.cards
    qtbot.waitUntil(lambda: not cards._reading.isActive(), timeout=LONG)
    seen = [cards.findChildren(QToolButton)[0]]
    seen[0].setFocus()
    for _ in range(len(cards.findChildren(QToolButton)) - 1):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert set(seen) == set(cards.findChildren(QToolButton))
    places = [each.mapTo(cards.widget(), each.rect().topLeft()) for each in seen]
    assert places == sorted(places, key=lambda place: (place.y(), place.x()))


def level_action(window, level) -> QAction:  # noqa: F811
    return next(each for each in window.starting.new_of_level if each.data() is level)


@pytest.mark.parametrize("level", [Level.GENTLE, Level.FIENDISH])
def test_that_a_puzzle_of_a_level_comes_straight_to_the_board(window, qtbot, level):  # noqa: F811
    level_action(window, level).trigger()
    qtbot.waitUntil(lambda: window.parts.editor.state.givens.filled_count > 0, timeout=LONG)
    qtbot.waitUntil(lambda: getattr(window.parts.verdict.assessment, "human", None) is not None, timeout=LONG)
    assert window.parts.verdict.assessment.human.level is level
    assert window.parts.editor.is_clean
    assert not window.starting.is_busy
    window.editing.undo.trigger()
    assert window.parts.editor.state.givens.filled_count == 0


@pytest.fixture
def endless(monkeypatch):
    """Generating takes until it is stopped."""

    def generate(criteria, count, seed, *, algorithm, stop, watch):
        stop.wait(60)
        return iter(())

    monkeypatch.setattr(background, "generate", generate)


@pytest.mark.parametrize("how", ["escape", "button", "edit"])
def test_that_generating_is_said_and_can_be_cancelled(active, qtbot, endless, how):
    active.parts.editor.load_puzzle(MK_FIG_1)
    active.parts.editor.set_clean()
    level_action(active, Level.EXTREME).trigger()
    assert active.parts.outcome.sentence == "Generating a puzzle of the level Extreme …"
    assert active.parts.actions.stop.isEnabled()
    if how == "escape":
        QTest.keyClick(active.parts.board, Qt.Key.Key_Escape)
    elif how == "button":
        QTest.mouseClick(buttons(active)["Cancel"], Qt.MouseButton.LeftButton)
    else:
        active.parts.editor.set_digit(1, 4)
    assert active.parts.outcome.sentence == ""
    assert not active.starting.is_busy
    assert not active.parts.actions.stop.isEnabled()
    assert active.parts.editor.state.givens == MK_FIG_1


def test_that_work_is_asked_about_before_a_puzzle_takes_its_place(window, qtbot, endless, monkeypatch):  # noqa: F811
    window.parts.editor.set_digit(0, 5)
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Cancel)
    level_action(window, Level.EASY).trigger()
    assert not window.starting.is_busy
    qtbot.waitUntil(lambda: len(window.starting.cards.samples) > 0, timeout=LONG)
    window.starting.cards.samples[0].click()
    assert not window.parts.files.is_opening
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Discard)


# A stall.


@pytest.fixture
def stalled(window, qtbot, monkeypatch):  # noqa: F811
    """In a run that has restarted a few times without getting anywhere, which is enough here."""
    monkeypatch.setattr(prospects, "RESTARTS", 5)
    parts = window.parts
    parts.editor.load_puzzle(ESCARGOT)
    qtbot.waitUntil(lambda: parts.verdict.solution is not None, timeout=LONG)
    parts.parameters.row("restart.after").set_value(10)
    parts.parameters.set_draws_new_seeds(False)
    parts.parameters.set_seed(9)
    window.appearance.set_pace("full")
    parts.actions.solve.trigger()
    qtbot.waitUntil(lambda: parts.outcome.sentence.startswith("Still evolving: "), timeout=LONG)
    yield window
    parts.controller.stop()


def accept(window, qtbot, name):  # noqa: F811
    """Click an offer; when something better was found at that moment, as soon as it is made again."""

    def clicked():
        button = buttons(window).get(name)
        if button is not None:
            button.click()
        return button is not None

    qtbot.waitUntil(clicked, timeout=LONG)


def test_that_a_stall_is_said_while_the_run_goes_on(stalled, qtbot):
    assert stalled.parts.controller.state is RunState.RUNNING
    offers = ["Keep Watching", "Let the Constructive Algorithm Try", "Finish Exactly"]
    qtbot.waitUntil(lambda: list(buttons(stalled)) == offers, timeout=LONG)
    assert "solution" not in stalled.parts.outcome.sentence


def test_that_the_keyboard_stays_on_an_offer_while_the_figures_change(stalled, qtbot):
    presenter, outcome = stalled.parts.presenter, stalled.parts.outcome
    stalled.parts.controller.pause()
    QTest.qWait(300)  # what was on its way has come
    presenter.went_on.emit(presenter.record)
    record, before = presenter.record, outcome.sentence
    if not before:  # something better was found at last
        record.last = dataclasses.replace(record.last, restarts=record.last.restarts + 5)
        presenter.went_on.emit(record)
    before, keep = outcome.sentence, buttons(stalled)["Keep Watching"]
    record.last = dataclasses.replace(record.last, restarts=record.last.restarts + 7)
    presenter.went_on.emit(record)
    assert outcome.sentence not in ("", before)
    assert buttons(stalled)["Keep Watching"] is keep


def test_that_who_keeps_watching_hears_nothing_for_twice_as_long(stalled, qtbot):
    accept(stalled, qtbot, "Keep Watching")
    assert stalled.parts.outcome.sentence == ""
    assert stalled.running._stall.patience == 2
    assert stalled.parts.controller.state is RunState.RUNNING


def test_that_the_constructive_algorithm_takes_a_stalled_puzzle_over(stalled, qtbot):
    accept(stalled, qtbot, "Let the Constructive Algorithm Try")
    assert stalled.parts.presenter.record.request.algorithm == CONSTRUCTIVE_2026
    wait_for(qtbot, stalled, RunState.SOLVED)
    assert stalled.parts.parameters.algorithm().name == MANTERE_KOLJONEN_2007.name


def test_that_a_stalled_puzzle_is_finished_exactly_and_it_is_said_so(stalled, qtbot):
    accept(stalled, qtbot, "Finish Exactly")
    assert stalled.parts.editor.state.grid.is_solved
    assert stalled.parts.outcome.sentence == "Solved by the exact solver, not by evolution."
    assert not stalled.parts.controller.is_active


# What is said.


def test_that_a_long_sentence_is_shown_whole_and_moves_nothing(window, qtbot):  # noqa: F811
    qtbot.waitUntil(lambda: len(window.starting.cards.samples) == len(sample_puzzles()), timeout=LONG)
    QTest.qWait(100)
    before, outcome = places(window), window.parts.outcome
    outcome.say("Short.", [window.parts.actions.solve])
    QApplication.processEvents()
    assert outcome.geometry() == outcome.place.geometry()
    outcome.say("A reason that is long. " * 60, [window.parts.actions.solve])
    QApplication.processEvents()
    assert outcome.geometry().bottom() == outcome.place.geometry().bottom()
    (label,) = outcome.findChildren(QLabel)
    assert label.height() >= label.heightForWidth(label.width())
    assert places(window) == before
    outcome.clear()
    assert not outcome.isVisible()


def test_that_a_click_on_what_is_said_leaves_the_keyboard_at_the_board(active):
    outcome = active.parts.outcome
    active.parts.board.setFocus()
    outcome.say("A sentence.")
    QApplication.processEvents()
    (label,) = outcome.findChildren(QLabel)
    QTest.mouseDClick(label, Qt.MouseButton.LeftButton, pos=QPoint(15, label.height() // 2))
    assert label.selectedText()
    assert active.parts.board.hasFocus()


# Zoom.


def test_that_zoom_scales_all_text_and_leads_back(window, qtbot):  # noqa: F811
    size, letters = window.size(), {id(each): each.font().pointSizeF() for each in window.findChildren(QWidget)}
    window.parts.actions.zoom_in.trigger()
    larger = [each for each in window.findChildren(QWidget) if each.font().pointSizeF() > letters[id(each)] * 1.1]
    assert len(larger) == len(letters)
    assert window.parts.settings.zoom == pytest.approx(1.15)
    window.parts.actions.zoom_reset.trigger()
    for each in window.findChildren(QWidget):
        assert each.font().pointSizeF() == pytest.approx(letters[id(each)]), each
    qtbot.waitUntil(lambda: window.size() == size and window.updatesEnabled())


@pytest.mark.parametrize("is_hidden", [False, True])
def test_that_zoom_leads_back_to_the_parameters_of_the_session_before(window, qtbot, monkeypatch, is_hidden):  # noqa: F811
    room = window.size() * 2
    monkeypatch.setattr(window.zoom, "_room", lambda: room)
    assert window.restoreState(window.saveState())  # from now on Qt keeps the width, as it does after a restart
    actions, dock = window.parts.actions, window._parameters
    before = dock.width(), window.parts.board.width()
    actions.parameters.setChecked(not is_hidden)
    for step in (*[actions.zoom_in] * 4, actions.zoom_reset, *[actions.zoom_out] * 3, actions.zoom_reset):
        step.trigger()
        qtbot.waitUntil(window.updatesEnabled)
    actions.parameters.setChecked(True)
    qtbot.waitUntil(lambda: (dock.width(), window.parts.board.width()) == before)


def test_that_the_window_never_outgrows_the_screen(window):  # noqa: F811
    room = window.screen().availableGeometry().size().expandedTo(window.size())
    for _ in range(12):
        window.parts.actions.zoom_in.trigger()
        QApplication.processEvents()
        assert window.width() <= room.width()
        assert window.height() <= room.height()
    assert window.zoom.factor > 1.15
    window.parts.actions.zoom_reset.trigger()


def test_that_letters_which_do_not_fit_are_taken_back(window, qtbot, monkeypatch):  # noqa: F811
    refusals = []
    window.zoom.refused.connect(refusals.append)
    screen = window.minimumSizeHint() * 1.3
    monkeypatch.setattr(window.zoom, "_room", lambda: screen)
    for _ in range(12):
        before = window.zoom.factor, window.size(), QApplication.font().pointSizeF()
        window.parts.actions.zoom_in.trigger()
        assert window.zoom.factor > before[0]  # for a moment
        qtbot.waitUntil(window.updatesEnabled)
        if refusals:
            break
    assert window.parts.settings.zoom == before[0]
    assert (window.zoom.factor, window.size(), QApplication.font().pointSizeF()) == before
    window.parts.actions.zoom_in.trigger()
    assert window.zoom.factor == before[0]
    assert len(refusals) == 2
    window.parts.actions.zoom_reset.trigger()


def test_that_in_a_narrow_badge_everything_gives_way_to_the_verdict(qtbot):
    line = VerdictLine()
    qtbot.addWidget(line)
    line.say(Sign.GOOD, "One solution.", "One solution", "★★★★★★★ Extreme ≥ 10.0", "23 givens")
    line.resize(600, line.sizeHint().height())
    line.show()
    seen = []
    for width in (*range(600, 120, -10), 600):
        line.resize(width, line.height())
        QApplication.processEvents()
        assert line._verdict.text() == "One solution"
        beside = (line._rating.text(), line._givens.text())
        assert (line._rating.isVisible(), line._givens.isVisible()) == tuple(map(bool, beside))
        if beside not in seen[-1:]:
            seen.append(beside)
    whole = ("★★★★★★★ Extreme ≥ 10.0", "23 givens")
    assert seen == [whole, (whole[0], ""), ("Extreme ≥ 10.0", ""), ("", ""), whole]
    assert line.shown == ("One solution", *whole)


def test_that_larger_letters_cut_the_rating_and_not_the_verdict(qtbot):
    holder = QWidget()
    qtbot.addWidget(holder)
    line = VerdictLine(holder)
    line.say(Sign.GOOD, "One solution.", "One solution", "★★★★★★★ Extreme ≥ 10.0", "23 givens")
    line.resize(420, 80)
    holder.show()
    assert line._givens.isVisible()
    font = line.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    line.setFont(font)
    qtbot.waitUntil(lambda: line._rating.text() == "Extreme ≥ 10.0" and line._verdict.text() == "One solution")


def test_that_what_is_learned_under_a_cover_is_said_when_it_goes(qtbot):
    line = VerdictLine()
    qtbot.addWidget(line)
    line.cover("Another puzzle.")
    line.say(Sign.GOOD, "One solution.")
    assert (line.sentence, line.sign) == ("Another puzzle.", "…")
    line.cover("")
    assert (line.sentence, line.sign) == ("One solution.", "✓")
