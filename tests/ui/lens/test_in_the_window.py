"""The lens follows the displayed generation, and all of it can be used by keys and screen readers."""

import threading
import time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sudoku_desktop.board import CLASSIC
from sudoku_desktop.evolution.ancestry import Genealogist
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.explanation.events import Origin, Selected
from sudoku_desktop.evolution.explanation.lens import RunExplainer
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, GERGES_2018, MANTERE_KOLJONEN_2007
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.ui.lens.ancestry import group_in_words, grouped
from sudoku_desktop.ui.run_controller import RunState
from tests.puzzles import ESCARGOT
from tests.ui.real_window import LONG

SEED = 5


def page_of(window):
    """Return the lazy page of the lens, whose content is created when it is shown."""
    return window.parts.lens_page


def is_shown(window):
    return window.parts.evolve.views.currentWidget() is page_of(window)


def view_of(window):
    return page_of(window).content


def shown_mating_of(window):
    view = view_of(window)
    return view.shown_mating if view is not None else None


def hint_of(window, qtbot):
    qtbot.waitUntil(lambda: view_of(window) is not None)
    return view_of(window)._hint.text()


def set_up(window, algorithm=MANTERE_KOLJONEN_2007):
    parts = window.parts
    parts.editor.load_puzzle(ESCARGOT)
    parts.parameters.set_algorithm(algorithm)
    parts.parameters.set_draws_seed(False)
    parts.parameters.set_seed(SEED)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window, LONG)


def wait_for(window, qtbot, generation, number=None):
    def is_told():
        shown = shown_mating_of(window)
        return (
            shown is not None
            and shown.mating.summary.generation == generation
            and (number is None or shown.mating.number == number)
        )

    qtbot.waitUntil(is_told)
    return shown_mating_of(window).mating


@pytest.fixture
def stepped(window, qtbot):
    """A window after four steps, with the lens open."""
    set_up(window)
    for generation in range(4):
        QTest.keyClick(window, Qt.Key.Key_F6)
        wait_for(window, qtbot, generation)
    return window


def expected(generation, number):
    return RunExplainer(MANTERE_KOLJONEN_2007, ESCARGOT, SEED, Checkpoints()).mating(generation, number)


def test_that_the_first_step_of_a_run_opens_the_page(stepped, qtbot):
    assert is_shown(stepped)
    mating = view_of(stepped).shown_mating.mating
    assert mating == expected(3, mating.summary.best)
    stepped.parts.evolve.show_view()
    QTest.keyClick(stepped, Qt.Key.Key_F6)
    qtbot.waitUntil(lambda: stepped.parts.presenter.record.last.generation == 4)
    assert stepped.parts.evolve.is_showing_curve


def test_that_a_run_that_goes_on_is_watched_where_it_was_before(stepped, qtbot):
    stepped.running.solve.trigger()
    assert stepped.parts.evolve.is_showing_curve
    stepped.running.solve.trigger()
    QTest.keyClick(stepped, Qt.Key.Key_F6)
    assert is_shown(stepped)
    QTest.keyClick(stepped, Qt.Key.Key_F8)
    stepped.running.solve.trigger()
    assert is_shown(stepped)


def test_that_matings_are_chosen_by_keys_alone_or_by_their_number(stepped, qtbot):
    best = view_of(stepped).shown_mating.mating.number
    alt, shift = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(stepped, Qt.Key.Key_Up, alt | shift)
    assert wait_for(stepped, qtbot, 3, 0) == expected(3, 0)
    assert not stepped.lens.previous_mating.isEnabled()
    QTest.keyClick(stepped, Qt.Key.Key_Down, alt)
    wait_for(stepped, qtbot, 3, 1)
    QTest.keyClick(stepped, Qt.Key.Key_Up, alt)
    wait_for(stepped, qtbot, 3, 0)
    QTest.keyClick(stepped, Qt.Key.Key_Down, alt | shift)
    last = wait_for(stepped, qtbot, 3, 19)
    assert last == expected(3, 19)
    assert not stepped.lens.next_mating.isEnabled()
    QTest.keyClick(stepped, Qt.Key.Key_F8, shift)
    wait_for(stepped, qtbot, 3, best)
    view_of(stepped)._number.setValue(12)
    assert wait_for(stepped, qtbot, 3, 11) == expected(3, 11)
    assert view_of(stepped)._heading.text() == "Generation 3, mating 12"


def test_that_the_page_follows_the_timeline(stepped, qtbot):
    QTest.keyClick(stepped, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    mating = wait_for(stepped, qtbot, 2)
    assert mating == expected(2, mating.summary.best)
    QTest.keyClick(stepped, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    founder = wait_for(stepped, qtbot, 0)
    assert founder.mother is None
    assert not view_of(stepped).family.boards[0].isVisible()


def test_that_a_step_shows_the_boards_as_they_were_after_it_and_everything_can_be_read_aloud(stepped):
    page = view_of(stepped)
    mating = page.shown_mating.mating
    names = [board.accessibleName() for board in page.family.boards]
    assert names[0].startswith(f"Mother, rank {mating.mother.rank + 1}, fitness ")
    assert names[1].startswith(f"Father, rank {mating.father.rank + 1}, fitness ")
    assert names[2].startswith("Child, fitness ")
    assert "from the father" in names[2] or "from the mother" in names[2]
    rows = page.family.boards[2].accessibleDescription().split("\n")
    assert [digit for row in rows for digit in row.split()] == [str(digit) for digit in mating.child]
    steps = QAccessible.queryAccessibleInterface(page.steps)
    assert steps.childCount() == len(mating.steps)
    assert all(page.steps.item(row).text() for row in range(page.steps.count()))
    page.steps.setFocus()
    for row in range(page.steps.count() - 1, -1, -1):
        page.steps.setCurrentRow(row)
        step = mating.steps[row]
        child = page.family.boards[2].shown
        if isinstance(step.event, Selected):
            assert set(child.origins) == {Origin.BLANK}
        else:
            assert (tuple(child.cells), tuple(child.origins)) == (step.cells, step.origins)
    QTest.keyClick(page.steps, Qt.Key.Key_Down)
    assert page.steps.currentRow() == 1


def test_that_it_says_what_to_do_where_there_is_nothing_to_show(window, qtbot):
    set_up(window, MANTERE_KOLJONEN_2007.with_texts({"mutation.probability": "0"}))  # which never solves it
    parts = window.parts
    QTest.keyClick(window, Qt.Key.Key_F8)
    assert is_shown(window)
    assert hint_of(window, qtbot).startswith("Step through a run")
    window.appearance.set_pace("full")
    window.running.solve.trigger()
    assert hint_of(window, qtbot).startswith("Pause the run")
    qtbot.waitUntil(lambda: parts.presenter.record.last is not None)
    window.running.solve.trigger()
    assert parts.controller.state is RunState.PAUSED
    qtbot.waitUntil(lambda: shown_mating_of(window) is not None)
    window.running.stop.trigger()
    parts.editor.load_puzzle(ESCARGOT.with_cell(0, 0))
    assert shown_mating_of(window) is None
    assert not window.lens.best_mating.isEnabled()


def test_that_a_child_that_is_built_is_told_too(window, qtbot):
    set_up(window, CONSTRUCTIVE_2026.with_settings({"population": 4}))
    run = Run(CONSTRUCTIVE_2026.with_settings({"population": 4}), ESCARGOT, SEED)
    assert run.advance(2).generation == 1
    for generation in range(2):
        QTest.keyClick(window, Qt.Key.Key_F6)
        mating = wait_for(window, qtbot, generation)
    texts = [view_of(window).steps.item(row).text() for row in range(len(mating.steps))]
    assert any("The child is built cell by cell" in text for text in texts)
    assert any("which both parents have" in text for text in texts)


def test_that_the_best_is_seen_where_it_is_a_copy_of_a_parent(window, qtbot):
    set_up(window, GERGES_2018.with_settings({"population": 40}))
    seen = set()
    for generation in range(1 + 15):
        QTest.keyClick(window, Qt.Key.Key_F6)
        summary = wait_for(window, qtbot, generation).summary
        best = window.parts.presenter.record.last.best
        if summary.best_is_new:
            page = view_of(window)
            assert tuple(page.family.boards[2].shown.cells) == tuple(best.cells.tolist())
            seen.add(page.family.captions[2].text().split("\n")[0])
    assert len(seen) > 1


def trace(window, qtbot):
    QTest.keyClick(window, Qt.Key.Key_F8, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: view_of(window).shows_ancestry)
    return view_of(window).ancestry


def test_that_the_best_is_traced_back_and_each_origin_can_be_looked_at(stepped, qtbot):
    for generation in range(4, 12):
        QTest.keyClick(stepped, Qt.Key.Key_F6)
        wait_for(stepped, qtbot, generation)
    view = trace(stepped, qtbot)
    found = Genealogist(MANTERE_KOLJONEN_2007, ESCARGOT, SEED, Checkpoints()).ancestry(11)
    groups = grouped(found.cells)
    assert sorted(cell for group in groups for cell in group.cells) == [each.cell for each in found.cells]
    texts = [view.rows.item(row).text() for row in range(view.rows.count())]
    assert texts == [group_in_words(group, CLASSIC) for group in groups]
    assert view.tree.accessibleDescription() == view._sentence.text()
    assert f"{len(found.founders)} founder" in view._sentence.text()
    numbers = {each.cell: each.founder + 1 for each in found.cells}
    assert list(view.board.shown.founders) == [numbers.get(cell) for cell in range(81)]
    assert tuple(view.board.shown.cells) == tuple(stepped.parts.presenter.record.last.best.cells.tolist())
    assert view.shares.text().count("founder") == len(found.founders)
    assert view.shares.text().split("\n")[0] in view.board.accessibleName()
    row = next(row for row, group in enumerate(groups) if 0 < group.since < 11)
    view.rows.setFocus()
    view.rows.setCurrentRow(row)
    assert view.board.shown.touched == set(groups[row].cells)
    QTest.keyClick(view.rows, Qt.Key.Key_Return)
    mating = wait_for(stepped, qtbot, groups[row].since, groups[row].mating)
    assert not view_of(stepped).shows_ancestry
    assert not stepped.lens.ancestry.isChecked()
    assert set(groups[row].cells) <= {cell for step in mating.steps for cell in step.event.touched}


def test_that_a_mating_can_be_gone_to_from_an_ancestry_that_came_first(stepped, qtbot):
    lens = stepped.lens
    trace(stepped, qtbot)
    generation = stepped.parts.presenter.look_back.place
    view_of(stepped).shown_mating = None  # as after the run went on
    lens._enable()
    assert lens.best_mating.isEnabled()
    assert not lens.next_mating.isEnabled()
    lens.best_mating.trigger()
    wait_for(stepped, qtbot, generation)


def test_that_a_join_of_the_family_tree_can_be_clicked(stepped, qtbot):
    tree = trace(stepped, qtbot).tree
    lane, joint = tree.joints[0]
    line = tree.across(lane, joint)
    with qtbot.waitSignal(tree.chosen) as chosen:
        QTest.mouseClick(tree, Qt.MouseButton.LeftButton, pos=QPoint(round(line.x1()), tree.height() - 2))
    assert tuple(chosen.args) in [each for _, each in tree.joints if each[0] == joint[0]]


def test_that_one_hears_how_far_a_long_trace_has_come(stepped, qtbot, monkeypatch):
    genealogy = stepped.parts.presenter.record.genealogy
    goes_on = threading.Event()

    def slowly(generation, is_given_up):
        while not goes_on.is_set() and not is_given_up():
            time.sleep(0.01)
        return Genealogist(MANTERE_KOLJONEN_2007, ESCARGOT, SEED, Checkpoints()).ancestry(generation)

    monkeypatch.setattr(genealogy, "ancestry", slowly)
    QTest.keyClick(stepped, Qt.Key.Key_F8, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: hint_of(stepped, qtbot) == "Tracing ancestors: generation 0 of 3 …")
    goes_on.set()
    qtbot.waitUntil(lambda: view_of(stepped).shows_ancestry)
    qtbot.waitUntil(lambda: not stepped.lens._progress.isActive())


def test_that_ancestors_make_way_for_the_mating_again(stepped, qtbot):
    trace(stepped, qtbot)
    QTest.keyClick(stepped, Qt.Key.Key_F8, Qt.KeyboardModifier.ControlModifier)
    assert not view_of(stepped).shows_ancestry
    assert view_of(stepped)._stack.currentIndex() == 1
    trace(stepped, qtbot)
    QTest.keyClick(stepped, Qt.Key.Key_F6)
    qtbot.waitUntil(lambda: view_of(stepped).shows_ancestry and look(stepped) == 4)


def look(window):
    return window.parts.presenter.look_back.place


def test_that_the_run_is_the_same_with_the_page_open(stepped, qtbot):
    parts = stepped.parts
    for generation in range(4, 16):
        QTest.keyClick(stepped, Qt.Key.Key_F6)
        wait_for(stepped, qtbot, generation)
    alone = Run(MANTERE_KOLJONEN_2007, ESCARGOT, SEED)
    snapshot = alone.advance(16)
    last = parts.presenter.record.last
    assert (last.best, last.trials, last.entropy.tolist()) == (
        snapshot.best,
        snapshot.trials,
        snapshot.entropy.tolist(),
    )


def test_that_a_board_is_seen_large_until_the_next_click_or_key(stepped, qtbot):
    board = view_of(stepped).family.boards[0]
    for opens in ("click", "space"):
        assert not QApplication.activePopupWidget()
        if opens == "click":
            qtbot.mouseClick(board, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(board, Qt.Key.Key_Space)
        large = QApplication.activePopupWidget()
        assert (large.shown, large.accessibleName()) == (board.shown, board.accessibleName())
        assert large.width() > 3 * board.width()
        if opens == "click":
            qtbot.mouseClick(large, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(large, Qt.Key.Key_Escape)
        assert not QApplication.activePopupWidget()
