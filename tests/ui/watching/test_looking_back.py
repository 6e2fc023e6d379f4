"""Every generation of a run can be shown again, by mouse, keys and menu, while it is paused and after its end."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.watching.timeline import MOST_PLACES, TALL_TICK, TICK, Timeline
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.ui.real_window import LONG, wait_until_at_rest

SEED = 5
ALGORITHM = MANTERE_KOLJONEN_2007.with_texts({"restart.after": "300"})
NEVER_SOLVING = ALGORITHM.with_texts({"mutation.probability": "0"})


def bests(generations):
    """Return the snapshot of each generation, as seen at the slowest pace."""
    run = Run(NEVER_SOLVING, ESCARGOT, SEED)
    return [run.advance(1) for _ in range(generations)]


@pytest.fixture
def paused(window, qtbot):
    """A window with a run paused after a thousand generations with three restarts, which can be continued."""
    parts = window.parts
    parts.editor.load_puzzle(ESCARGOT)
    parts.parameters.set_algorithm(NEVER_SOLVING)
    parts.parameters.set_draws_seed(False)
    parts.parameters.set_seed(SEED)
    window.appearance.set_pace("full")
    window.running.solve.trigger()
    qtbot.waitUntil(lambda: last(window) > 1000)
    window.running.solve.trigger()
    wait_until_at_rest(qtbot, parts.controller)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window, LONG)
    return window


def last(window):
    record = window.parts.presenter.record
    return record.last.generation if record is not None and record.last is not None else -1


def look(window):
    return window.parts.presenter.look_back


def shown(window):
    return window.parts.board.board_model.shown


def wait_at(window, qtbot, generation):
    qtbot.waitUntil(lambda: window.parts.figures.value("generation") == f"{generation:,}")


def test_that_any_generation_is_shown_as_it_was_and_restarts_are_found_where_the_history_is_coarse(paused, qtbot):
    live = bests(700)
    slider = paused.parts.timeline.slider
    for generation in (0, 699, 17, 301, 300, 299):
        slider.setValue(generation)
        wait_at(paused, qtbot, generation)
        assert shown(paused) == live[generation].best
        assert paused.parts.figures.value("trials") == f"{live[generation].trials:,}"
        assert paused.parts.timeline._place.text() == f"{generation:,}"
        assert slider.value() == generation
    frame = paused.parts.board.board_model.frame
    assert frame.entropy.tolist() == live[299].entropy.tolist()
    record = paused.parts.presenter.record
    exact = list(record.restarts)
    record.restart_bins = lambda: [(0, 511), (512, 1023), (1024, last(paused))]
    look(paused).show(0)
    wait_at(paused, qtbot, 0)
    for generation in exact[:3]:
        look(paused).next_restart()
        wait_at(paused, qtbot, generation)
    look(paused).previous_restart()
    wait_at(paused, qtbot, exact[1])


def test_that_keys_alone_go_through_the_run(paused, qtbot):
    live = bests(1001)
    slider = paused.parts.timeline.slider
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Home)
    wait_at(paused, qtbot, 0)
    for generation in (1, 2, 3):
        QTest.keyClick(slider, Qt.Key.Key_Right)
        wait_at(paused, qtbot, generation)
        assert shown(paused) == live[generation].best
    QTest.keyClick(slider, Qt.Key.Key_Left)
    wait_at(paused, qtbot, 2)
    alt, shift = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
    for widget in (paused.parts.board, slider):
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_Right, alt)
        wait_at(paused, qtbot, 3)
        QTest.keyClick(widget, Qt.Key.Key_Left, alt)
        wait_at(paused, qtbot, 2)
    restarts = [each.generation for each in live if each.trace.restarted[-1]]
    assert len(restarts) >= 3
    for generation in restarts:
        QTest.keyClick(paused.parts.board, Qt.Key.Key_PageDown, alt | shift)
        wait_at(paused, qtbot, generation)
    for generation in [*restarts[-2::-1], 0]:
        QTest.keyClick(paused.parts.board, Qt.Key.Key_PageUp, alt | shift)
        wait_at(paused, qtbot, generation)
    improvements = [each.generation for each in paused.parts.presenter.record.improvements]
    assert improvements[0] == 0
    for generation in improvements[1:]:
        QTest.keyClick(paused.parts.board, Qt.Key.Key_PageDown, alt)
        wait_at(paused, qtbot, generation)
    QTest.keyClick(paused.parts.board, Qt.Key.Key_PageDown, alt)
    assert look(paused).is_at_present
    QTest.keyClick(paused.parts.board, Qt.Key.Key_PageUp, alt)
    wait_at(paused, qtbot, improvements[-1])
    QTest.keyClick(paused.parts.board, Qt.Key.Key_Home, alt)
    wait_at(paused, qtbot, 0)
    QTest.keyClick(paused.parts.board, Qt.Key.Key_End, alt)
    assert look(paused).is_at_present
    assert shown(paused) == paused.parts.presenter.record.last.best


def test_that_the_timeline_has_ticks_and_a_button_that_plays_and_holds_and_names_for_both(paused, qtbot):
    [button] = paused.parts.timeline.findChildren(QToolButton)
    names = set()
    for is_playing in (True, False):
        names.add(QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name))
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert look(paused).is_playing is is_playing
    assert len(names) == 2
    assert all(names)
    paused.parts.presenter.look_back.last.trigger()
    assert look(paused).is_at_present
    heard = QAccessible.queryAccessibleInterface(paused.parts.timeline.slider)
    assert heard.text(QAccessible.Text.Name)
    assert heard.valueInterface().currentValue() == last(paused)
    record, slider = paused.parts.presenter.record, paused.parts.timeline.slider
    assert slider.improvements == [each.generation for each in record.improvements]
    assert slider.restarts == record.restarts
    assert len(record.restarts) >= 3
    slider.restarts = record.restarts[:3]
    picture, theme = slider.grab().toImage(), current_theme()
    groove = slider._rects()[0].center().y()
    rows = [{picture.pixelColor(x, y).name() for x in range(picture.width())} for y in range(groove)]
    small, tall = (sum(colour.name() in row for row in rows) for colour in (theme.plot_axis, theme.plot_restart))
    assert (small, tall) == (TICK + 1, TALL_TICK + 1)


def test_that_playing_shows_generation_after_generation_and_ends_at_the_present(paused, qtbot):
    seen = []
    look(paused).moved.connect(lambda snapshot: seen.append(snapshot and snapshot.generation))
    QTest.keyClick(paused.parts.board, Qt.Key.Key_F7)
    assert look(paused).is_playing
    qtbot.waitUntil(lambda: len(seen) > 5)
    QTest.keyClick(paused.parts.board, Qt.Key.Key_F7)
    assert not look(paused).is_playing
    steps = [later - earlier for earlier, later in pairwise(seen)]
    assert set(steps) == {look(paused)._step}
    look(paused).show(last(paused) - 2)
    wait_at(paused, qtbot, last(paused) - 2)
    look(paused).play()
    qtbot.waitUntil(lambda: look(paused).is_at_present)
    assert seen[-1] is None
    assert not look(paused).is_playing


def test_that_a_step_goes_on_from_the_present_and_looking_back_holds_a_run_until_it_is_solved_on(paused, qtbot):
    look(paused).show(10)
    wait_at(paused, qtbot, 10)
    then = last(paused)
    paused.running.step.trigger()
    qtbot.waitUntil(lambda: last(paused) == then + 1)
    wait_at(paused, qtbot, then + 1)
    parts = paused.parts
    paused.running.solve.trigger()
    assert parts.controller.state is RunState.RUNNING
    parts.timeline.slider.setValue(10)
    assert parts.controller.state is RunState.PAUSED
    wait_at(paused, qtbot, 10)
    wait_until_at_rest(qtbot, parts.controller)  # what was pending does not take the place of what is looked at
    assert parts.figures.value("generation") == "10"
    then = last(paused)
    paused.running.solve.trigger()
    assert look(paused).is_at_present
    qtbot.waitUntil(lambda: last(paused) > then)


def test_that_looking_back_does_not_change_what_the_run_becomes(window, qtbot):
    parts = window.parts
    solved = []
    for looks_back in (False, True):
        parts.editor.load_puzzle(MK_FIG_1)
        parts.parameters.set_algorithm(ALGORITHM)
        parts.parameters.set_draws_seed(False)
        parts.parameters.set_seed(SEED)
        window.appearance.set_pace("full")
        window.running.step.trigger()
        for place in (3, 0) if looks_back else ():
            for _ in range(4):
                window.running.step.trigger()
            qtbot.waitUntil(lambda: last(window) >= 4)
            look(window).show(place)
            wait_at(window, qtbot, place)
        window.running.solve.trigger()
        qtbot.waitUntil(lambda: parts.controller.state is RunState.SOLVED)
        record = parts.presenter.record
        solved.append((record.last.generation, record.last.trials, record.history.envelope().best.tolist()))
    assert solved[0] == solved[1]


def test_that_a_solved_run_can_be_looked_back_on_and_left_at_its_solution(window, qtbot):
    parts = window.parts
    parts.editor.load_puzzle(MK_FIG_1)
    parts.parameters.set_algorithm(ALGORITHM)
    window.appearance.set_pace("full")
    window.running.solve.trigger()
    qtbot.waitUntil(lambda: parts.controller.state is RunState.SOLVED)
    end = last(window)
    look(window).back()
    wait_at(window, qtbot, end - 1)
    assert not shown(window).is_solved
    look(window).forward()
    assert shown(window).is_solved
    assert parts.editor.state.grid == MK_FIG_1, "only the run has the solution"
    parts.editor.load_puzzle(ESCARGOT)
    assert not parts.timeline.isVisible()
    assert not parts.presenter.look_back.back.isEnabled()


def test_that_only_the_present_run_keeps_checkpoints(paused, qtbot):
    request = paused.parts.presenter.record.request
    assert len(request.checkpoints) > 0
    paused.running.stop.trigger()
    paused.running.restart.trigger()
    qtbot.waitUntil(lambda: last(paused) > 10)
    assert len(request.checkpoints) == 0


def test_that_a_run_longer_than_a_slider_has_all_its_places(qtbot):
    timeline = Timeline()
    qtbot.addWidget(timeline)
    went = []
    timeline.moved_to.connect(went.append)
    timeline.extend(5 * MOST_PLACES, 3 * MOST_PLACES)
    assert timeline.slider.value() == pytest.approx(0.6 * timeline.slider.maximum())
    timeline.slider.setValue(timeline.slider.maximum())
    timeline.slider.setValue(0)
    timeline.slider.setValue(7)
    assert went == [5 * MOST_PLACES, 0, 35]
