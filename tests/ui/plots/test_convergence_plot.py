"""The plot as the window and a user use it, with real runs."""

from dataclasses import fields

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from sudoku_desktop.board import CLASSIC
from sudoku_desktop.evolution.history import Envelope, History
from sudoku_desktop.evolution.presets import GERGES_2018, PRESETS, SHARMA_BHARTIYA_2020, TEAM_209
from sudoku_desktop.figures import Band, Cursor, EndNames, Goal, Labels, Line, Reading, Rules, Strip, Trap, overlay_look
from sudoku_desktop.ui.plots.convergence import ConvergencePlot
from sudoku_desktop.ui.plots.drawing import apart, width_of_names
from sudoku_desktop.ui.plots.look import (
    BEST,
    BEST_SO_FAR,
    DIVERSITY,
    EARLIER,
    MEAN,
    PURGE,
    RESTART,
    WORST_BAND,
    colour_of,
)
from sudoku_desktop.ui.plots.points import XAxis
from sudoku_desktop.ui.plots.scales import MISSING, Scale
from sudoku_desktop.ui.theme import DARK, HIGH_CONTRAST, LIGHT, Scheme, apply_scheme
from tests.puzzles import ESCARGOT
from tests.ui.plots.conftest import PAPER_SCALE, recorded
from tests.ui.plots.pixels import colours

TEAM_SCALE = Scale.of(TEAM_209.fitness, CLASSIC)
GERGES_SCALE = Scale.of(GERGES_2018.fitness, CLASSIC)


def settle():
    for _ in range(3):
        QApplication.processEvents()


def show(plot, history, scale=PAPER_SCALE):
    """Show a run on its own scale, with the best of each generation."""
    plot.switches.curves[BEST].setChecked(True)
    plot.begin("A run", scale)
    plot.switches.missing.setChecked(False)
    plot.show_history(history)
    settle()


def layers(plot, kind, *, below=False):
    """Return the layers of a kind in the upper chart, or with `below` in the lower one."""
    figure = plot.canvas.figure.below if below else plot.canvas.figure
    return [each for each in figure.layers if isinstance(each, kind)] if figure else []


def line_of(plot, look):
    """Return the line of a curve, or None while it is hidden."""
    found = [each for each in layers(plot, Line, below=look is DIVERSITY) if each.look is look]
    return found[0] if found else None


def drawn(plot, look):
    """Return x and the fitness of a curve's points, or None while it is hidden."""
    found = line_of(plot, look)
    return found and (found.x, found.y if look is DIVERSITY else plot.scale.fitness(found.y))


def positions(plot, look):
    return plot.canvas.figure.y.scale.position(line_of(plot, look).y)


def names_of(plot, *, below=False):
    """Return the names at the ends of curves, with their places."""
    [names] = layers(plot, EndNames, below=below)
    return {each.text: (each.x, each.y) for each in names.names}


def goal_of(plot):
    """Return the position and the text of the goal line."""
    [goal] = layers(plot, Goal)
    return float(plot.canvas.figure.y.scale.position(goal.at)), goal.text


def strip_of(plot):
    [strip] = layers(plot, Strip)
    return strip


def reading_of(plot):
    """Return the text of the crosshair, or None without one."""
    found = layers(plot, Reading)
    return found[0] if found else None


def places_of(plot):
    """Return the position of the timeline's cursor in both charts."""
    return [each.at for below in (False, True) for each in layers(plot, Cursor, below=below)]


def heights(plot):
    """Return the fitness at the lower and at the upper end of the plot."""
    scale = plot.canvas.figure.y.scale
    return [float(scale.measure.fitness(scale.value(each))) for each in plot.canvas.box.viewRange()[1]]


def wheel(plot, x, notches, axis="canvas", modifiers=Qt.KeyboardModifier.NoModifier):
    """Turn the wheel over a place of the plot of costs."""
    box = plot.canvas.box
    place = box.mapViewToScene(QPointF(x, np.mean(box.viewRange()[1])))
    event = QWheelEvent(
        place,
        plot.canvas.viewport().mapToGlobal(place),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(plot.canvas.viewport(), event)
    settle()


# What is drawn.


def test_that_overlays_are_shown_without_a_present_run_over_their_own_generations(plot, stuck):
    envelope = stuck.envelope()
    plot.set_overlays([("1", envelope, PAPER_SCALE)])
    settle()
    long = plot.canvas.x_range
    assert plot.canvas.isVisible()
    assert long[1] >= stuck.generations - 1
    count = 3 * len(envelope.best) // 4
    shorter = Envelope(envelope.width, *(getattr(envelope, each.name)[:count] for each in fields(Envelope)[1:]))
    plot.set_overlays([("1", shorter, PAPER_SCALE)])
    settle()
    assert plot.canvas.x_range[1] < 0.8 * long[1]


def test_that_an_empty_plot_says_what_to_do(plot):
    assert plot.hint.isVisible()
    assert not plot.canvas.isVisible()
    assert "F5" in plot.hint.text()
    assert plot.summary() == plot.hint.text()


def test_that_every_curve_is_drawn_as_it_was_recorded(plot, solved):
    plot.switches.curves[WORST_BAND].trigger()
    show(plot, solved)
    envelope = solved.envelope()
    assert not plot.hint.isVisible()
    assert len(envelope.best) > 10
    for look, series in ((BEST, envelope.best), (MEAN, envelope.mean)):
        x, y = drawn(plot, look)
        assert np.array_equal(x, envelope.generation)
        assert np.array_equal(y, series)
    [band] = layers(plot, Band)
    assert np.array_equal(band.x, envelope.generation)
    assert np.array_equal(band.low, envelope.mean)
    assert np.array_equal(band.high, envelope.worst)
    assert np.array_equal(drawn(plot, DIVERSITY)[1], envelope.diversity)


def test_that_the_plot_grows_with_the_run_and_shows_all_of_it(plot, stuck):
    plot.begin("A run", PAPER_SCALE)
    plot.switches.missing.setChecked(False)
    for end in (10, 1000, 10_001):
        part = History()
        part.extend(_snapshot_of(stuck, end))
        plot.show_history(part)
        settle()
        low, high = plot.canvas.x_range
        assert low == 0
        assert end - 1 <= high <= max(2.2 * end, 10)
        assert part.envelope().mean.max() <= heights(plot)[1] < 4 * part.envelope().mean.max()


def _snapshot_of(history, end):
    """Return a snapshot for `History.extend`, with the first generations of another history."""
    from types import SimpleNamespace

    envelope = history.envelope()
    trace = SimpleNamespace(
        first=0,
        best=envelope.best[:end],
        mean=envelope.mean[:end],
        worst=envelope.worst[:end],
        diversity=envelope.diversity[:end],
        restarted=envelope.restarts[:end],
        purged=envelope.purges[:end],
        common=envelope.common[:end],
    )

    class Trace(SimpleNamespace):
        def __len__(self):
            return len(self.best)

    return SimpleNamespace(trace=Trace(**vars(trace)), trials=int(envelope.trials[end - 1]), seconds=1.0)


def test_that_a_hidden_plot_catches_up_when_it_is_shown(qtbot, light, solved):
    plot = ConvergencePlot()
    qtbot.addWidget(plot)
    plot.begin("A run", PAPER_SCALE)
    plot.show_history(solved)
    assert plot.points is None
    with qtbot.waitExposed(plot):
        plot.show()
    assert np.array_equal(plot.points.best, solved.envelope().best)


def test_that_beginning_another_run_takes_the_old_one_away_and_clearing_takes_all(plot, solved, stuck):
    show(plot, solved)
    plot.begin("Another", PAPER_SCALE)
    assert plot.points is None
    assert drawn(plot, BEST) is None
    assert names_of(plot) == {}
    show(plot, solved)
    plot.clear()
    settle()
    assert plot.hint.isVisible()
    assert plot.points is None
    assert names_of(plot) == {}
    assert plot.summary() == plot.hint.text()
    assert plot.focusPolicy() == Qt.FocusPolicy.NoFocus
    show(plot, stuck)
    assert plot.canvas.isVisible()
    plot.set_overlays([("1", solved.envelope(), PAPER_SCALE)])
    plot.clear()
    settle()
    assert plot.canvas.isVisible()
    assert len(plot.drawn_overlays()) == 1


def test_that_the_names_of_curves_stand_at_their_ends(plot, stuck, solved):
    show(plot, stuck)
    plot.switches.curves[WORST_BAND].trigger()
    envelope = stuck.envelope()
    x = envelope.generation[-1]
    assert names_of(plot) == {
        f"best: {envelope.best.min():g}": (x, envelope.best.min()),
        f"this generation: {envelope.best[-1]:g}": (x, envelope.best[-1]),
        f"average: {round(envelope.mean[-1], 1):g}": (x, envelope.mean[-1]),
        f"worst: {envelope.worst[-1]:g}": (x, envelope.worst[-1]),
    }
    assert list(names_of(plot, below=True)) == [f"diversity: {100 * envelope.diversity[-1]:.0f} %"]
    show(plot, solved)
    assert names_of(plot)["✓ solved"] == (float(solved.envelope().generation[-1]), 0.0)


def test_that_names_do_not_overlap_and_stay_in_the_chart():
    for places in ([0.0, 0.0, 5.0], [95.0, 99.0, 100.0], [0.0, 50.0, 100.0], [40.0, 41.0, 42.0, 43.0]):
        moved = apart(places, 20.0, 0.0, 100.0)
        assert min(np.diff(moved)) >= 20
        assert moved[0] >= 10
        assert moved[-1] <= 90
    assert apart([30.0, 70.0], 20.0, 0.0, 100.0) == [30.0, 70.0]


@pytest.mark.parametrize("width", [480, 615])
def test_that_there_is_room_for_the_names(plot, stuck, width):
    plot.resize(width, 250)
    show(plot, stuck)
    plot.switches.curves[WORST_BAND].trigger()
    settle()
    [names] = layers(plot, EndNames)
    assert width_of_names(names) <= plot.canvas.width() - plot.canvas.box.sceneBoundingRect().right()


def test_that_the_line_of_a_solution_says_so(plot, stuck, team):
    show(plot, stuck)
    assert goal_of(plot) == (0.0, "0 = solved")
    show(plot, team, TEAM_SCALE)
    assert goal_of(plot) == (0.0, "1 = solved")


# Traps.


def test_that_a_run_without_improvement_is_in_a_trap_until_it_improves(plot, stuck):
    envelope = stuck.envelope()
    best = np.minimum.accumulate(envelope.best)
    *_, begin, end = (np.flatnonzero(np.diff(best)) + 1).tolist()
    plot.begin("A run", PAPER_SCALE)
    for generation, text in (
        (begin + 49, None),
        (end - 1, f"stuck for\n{end - 1 - begin} generations"),
        (end, None),
        (end + 60, None),
        (10_000, f"stuck for\n{10_000 - end:,} generations"),
    ):
        part = History()
        part.extend(_snapshot_of(stuck, generation + 1))
        plot.show_history(part)
        settle()
        assert [each.text for each in layers(plot, Trap)] == ([text] if text else [])
    plot.set_over(True)
    [trap] = layers(plot, Trap)
    assert trap.text == f"the longest trap:\n{10_000 - end:,} generations at {best[-1] / 2:g}"
    assert (trap.left, trap.right) == (end, 10_000)
    assert trap.over >= np.median(envelope.mean[end:]) / 2


def test_that_the_end_of_a_run_marks_its_last_steps_and_says_that_it_is_solved(plot, solved):
    show(plot, solved)
    assert layers(plot, Labels) == []
    plot.set_over(True)
    [labels] = layers(plot, Labels)
    steps = sorted(set(np.minimum.accumulate(solved.envelope().best)))
    assert labels.words == [f"{cost:g}" for cost in steps[1:4][::-1]]
    assert plot.canvas.figure.headline.hint == "click the curve to look back"
    assert plot.summary().endswith("Solved.")


def test_that_the_best_so_far_is_a_step_line_drawn_last_and_thickest(plot, stuck):
    show(plot, stuck)
    x, y = drawn(plot, BEST_SO_FAR)
    so_far = np.minimum.accumulate(plot.points.best)
    assert np.all(np.diff(y) <= 0)
    assert set(y) == set(so_far)
    assert (x[-1], y[-1]) == (plot.points.x[-1], so_far[-1])
    across, down = np.diff(x), np.diff(y)
    assert np.all((across == 0) | (down == 0))
    assert [each.look for each in layers(plot, Line)] == [MEAN, BEST, BEST_SO_FAR]
    assert BEST_SO_FAR.width > BEST.width


# Restarts.


def test_that_few_restarts_are_lines_where_they_happened_and_can_be_hidden(plot, stuck):
    show(plot, stuck)
    envelope = stuck.envelope()
    expected = envelope.generation[envelope.restarts > 0].tolist()
    assert list(strip_of(plot).lines) == [(x, "restart", RESTART) for x in expected]
    assert [(each.at, each.look) for each in layers(plot, Rules)] == [(expected, RESTART)]
    assert [each.at for each in layers(plot, Rules, below=True)] == [expected]
    assert plot.switches.lines[RESTART].text() == "Restarts: 4"
    assert plot.switches.lines[RESTART].isVisible()
    assert strip_of(plot).text == ""
    plot.switches.lines[RESTART].trigger()
    assert len(strip_of(plot).lines) == 0


def test_that_many_restarts_are_ticks_with_a_number_and_lines_by_zooming_in(plot, long):
    show(plot, long)
    envelope = long.envelope()
    count = int(envelope.restarts.sum())
    assert len(strip_of(plot).lines) == 0
    assert strip_of(plot).text == f"{count} restarts"
    assert strip_of(plot).ticks == tuple(envelope.generation[envelope.restarts > 0].tolist())
    wheel(plot, 50_000, 15)
    assert 0 < len(strip_of(plot).lines) < count
    assert strip_of(plot).text == ""
    assert strip_of(plot).ticks == ()
    low, high = plot.canvas.x_range
    assert all(low <= line.x <= high for line in strip_of(plot).lines)


def test_that_purges_are_lines_with_other_dashes_and_are_counted(plot, purged):
    show(plot, purged, GERGES_SCALE)
    envelope = purged.envelope()
    expected = envelope.generation[envelope.purges > 0].tolist()
    assert list(strip_of(plot).lines) == [(x, "purge", PURGE) for x in expected]
    assert PURGE.dashes != RESTART.dashes
    assert plot.switches.lines[PURGE].text() == f"Purges: {len(expected)}"
    assert plot.switches.lines[PURGE].isVisible()
    assert not plot.switches.lines[RESTART].isVisible()
    assert f" {len(expected)} purges." in plot.summary()


def test_that_no_curve_runs_through_the_words(plot, long, light):
    plot.switches.curves[MEAN].trigger()
    show(plot, long)
    picture = plot.canvas.grab().toImage()
    box = plot.canvas.box.sceneBoundingRect()
    height = QFontMetricsF(QGuiApplication.font()).height()
    strip = picture.copy(round(box.left()), round(box.top()) + 1, round(box.width()) - 2, round(height))
    assert not {colour_of(look, LIGHT).name() for look in (BEST_SO_FAR, BEST)} & colours(strip)


# Scales.


def test_that_fitness_is_drawn_on_the_algorithms_own_scale_and_rises_on_the_log_scale_too(plot, team):
    show(plot, team, TEAM_SCALE)
    assert np.allclose(drawn(plot, BEST)[1], 1 - team.envelope().best)
    assert np.allclose(drawn(plot, MEAN)[1], 1 - team.envelope().mean)
    low, high = heights(plot)
    assert low <= (1 - team.envelope().mean).min() < 1 == high
    assert plot.canvas.figure.headline.subject == "(216 − conflicts) / 216"
    plot.switches.log.trigger()
    settle()
    best = team.envelope().best
    assert np.allclose(positions(plot, BEST), -np.log10(100 * best + 1))
    assert goal_of(plot)[0] == 0.0
    low, high = plot.canvas.box.viewRange()[1]
    assert low < positions(plot, MEAN).min()
    assert high > 0


def test_that_a_product_is_logarithmic_unless_a_person_wants_it_else(plot, team):
    product = Scale.of(SHARMA_BHARTIYA_2020.fitness, CLASSIC)
    show(plot, team, product)
    assert plot.switches.log.isChecked()
    assert goal_of(plot)[1] == "1 = solved"
    plot.switches.log.trigger()
    show(plot, team, product)
    assert not plot.switches.log.isChecked()
    assert np.allclose(drawn(plot, BEST)[1], 1 + team.envelope().best)


@pytest.mark.parametrize(("run", "scale", "digits"), [("team", TEAM_SCALE, 216), ("purged", GERGES_SCALE, None)])
def test_that_the_missing_digits_are_shown_by_key(plot, request, run, scale, digits):
    history = request.getfixturevalue(run)
    show(plot, history, scale)
    envelope, name = history.envelope(), plot.canvas.figure.headline.subject
    for missing in (True, False):
        plot.setFocus()
        QTest.keyClick(plot, Qt.Key.Key_M)
        settle()
        assert plot.switches.missing.isChecked() is missing
        expected = envelope.common if missing else scale.fitness(envelope.best)
        assert np.allclose(drawn(plot, BEST)[1], expected)
        assert plot.canvas.figure.headline.subject == ("Missing digits" if missing else name)
        if missing and digits is None:
            assert drawn(plot, MEAN) is None
        else:
            assert np.allclose(
                drawn(plot, MEAN)[1], digits * envelope.mean if missing else scale.fitness(envelope.mean)
            )
        assert plot.summary().startswith("Missing digits over" if missing else f"{name} over")


def test_that_missing_digits_are_shown_at_first_where_the_average_has_them(plot, stuck, purged):
    for history, scale, has_digits in ((stuck, PAPER_SCALE, True), (purged, GERGES_SCALE, False)):
        plot.begin("A run", scale)
        plot.show_history(history)
        settle()
        assert (plot.scale == MISSING) is has_digits
        assert drawn(plot, MEAN) is not None
    plot.begin("A run", PAPER_SCALE)
    assert plot.canvas.figure.headline[:2] == ("Missing digits", "in the best grid, and on average")
    plot.switches.curves[MEAN].trigger()
    assert plot.canvas.figure.headline[:2] == ("Missing digits", "in the best grid")


@pytest.mark.parametrize("algorithm", PRESETS, ids=lambda each: each.name)
def test_that_a_missing_digit_costs_what_its_fitness_says(algorithm):
    history = recorded(ESCARGOT, 3, 20, algorithm=algorithm)
    digit = Scale.of(algorithm.fitness, CLASSIC).digit
    if digit is not None:
        assert np.allclose(history.envelope().common * digit, history.envelope().best)


def test_that_the_crosshair_says_the_missing_digits(plot, team):
    show(plot, team, TEAM_SCALE)
    plot.switches.missing.trigger()
    plot.canvas.moved_to.emit(7.0)
    assert reading_of(plot).figures[1][1] == f"missing digits {team.envelope().common[7]:g}"
    plot.switches.missing.trigger()
    plot.canvas.moved_to.emit(7.0)
    assert reading_of(plot).figures[1][1] == f"best {round(1 - team.envelope().best[7], 4):g}"


def test_that_different_algorithms_are_compared_by_missing_digits(plot, team, stuck):
    plot.begin("A run", TEAM_SCALE)
    plot.show_history(team)
    plot.set_overlays([("1", stuck.envelope(), PAPER_SCALE)])
    settle()
    assert plot.scale == MISSING
    assert "compared by missing digits" in strip_of(plot).text
    [overlay] = plot.drawn_overlays()
    _, best = drawn(plot, overlay.look)
    assert set(best) <= set(stuck.envelope().common)
    assert best[-1] == stuck.envelope().common.min()
    assert heights(plot)[1] >= stuck.envelope().common.max()
    plot.switches.missing.trigger()
    settle()
    assert plot.scale == TEAM_SCALE
    assert drawn(plot, overlay.look) is None
    assert "not shown" in strip_of(plot).text
    plot.set_overlays([])
    settle()
    assert strip_of(plot).text == ""
    plot.begin("A run", GERGES_SCALE)
    plot.set_overlays([("1", stuck.envelope(), PAPER_SCALE)])
    assert plot.scale == MISSING
    plot.set_overlays([])
    assert plot.scale == GERGES_SCALE
    assert not plot.switches.missing.isChecked()


# Zooming and following.


def test_that_the_wheel_zooms_along_x_only_and_ends_following(plot, stuck):
    show(plot, stuck)
    before = heights(plot)
    assert not plot.follow_action.isEnabled()
    wheel(plot, 5000, 5)
    low, high = plot.canvas.x_range
    assert 0 < low < 5000 < high < 10_000
    assert heights(plot) == before
    assert not plot.follows
    assert plot.follow_action.isEnabled()


def test_that_zooming_in_shows_single_generations_and_with_control_zooms_along_y_too(plot, stuck):
    show(plot, stuck)
    before = np.ptp(heights(plot))
    assert plot.points.last[5] > plot.points.first[5]
    wheel(plot, 5000, 20)
    assert np.array_equal(plot.points.first, plot.points.last)
    wheel(plot, 5000, 5, modifiers=Qt.KeyboardModifier.ControlModifier)
    assert np.ptp(heights(plot)) < before


def test_that_a_zoomed_plot_stays_where_it_is_until_it_is_to_follow(plot, stuck, solved):
    show(plot, stuck)
    wheel(plot, 5000, 10)
    before = plot.canvas.x_range
    plot.show_history(stuck)
    settle()
    assert plot.canvas.x_range == before
    plot.follow_action.trigger()
    settle()
    assert plot.follows
    assert plot.canvas.x_range[1] >= stuck.envelope().generation[-1]
    assert not plot.follow_action.isEnabled()


def test_that_dragging_pans_both_plots_and_ends_following(plot, stuck):
    show(plot, stuck)
    wheel(plot, 5000, 10)
    plot.follow()
    viewport, box = plot.canvas.viewport(), plot.canvas.box
    wheel(plot, 5000, 10)
    before = plot.canvas.x_range
    start = box.mapViewToScene(QPointF(np.mean(before), np.mean(box.viewRange()[1]))).toPoint()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(viewport, start - QPoint(20 * step, 0), 20)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=start - QPoint(100, 0), delay=20)
    settle()
    assert plot.canvas.x_range[0] > before[0]
    assert plot.canvas.panels[1].vb.viewRange()[0] == pytest.approx(plot.canvas.x_range, rel=1e-3)
    assert not plot.follows


def test_that_a_new_run_and_zooming_out_to_the_whole_run_are_followed_again(plot, stuck):
    show(plot, stuck)
    wheel(plot, 5000, 10)
    assert not plot.follows
    show(plot, stuck)
    assert plot.follows
    wheel(plot, 5000, 10)
    assert not plot.follows
    wheel(plot, 5000, -30)
    assert plot.canvas.x_range[0] >= 0, "it does not zoom beyond the beginning"
    assert plot.follows
    assert not plot.follow_action.isEnabled()


# Choosing what is shown.


def test_that_the_best_and_the_average_and_the_diversity_are_shown_at_first(plot, solved):
    plot.begin("A run", PAPER_SCALE)
    plot.show_history(solved)
    settle()
    assert [each.look for each in layers(plot, Line)] == [MEAN, BEST_SO_FAR]
    assert layers(plot, Band) == []
    assert [each.look for each in layers(plot, Band, below=True)] == [DIVERSITY]


def test_that_the_height_fits_the_curves_that_are_shown_but_the_worst_never_sets_it(plot, stuck):
    show(plot, stuck)
    assert layers(plot, Band) == []
    before = heights(plot)
    plot.switches.curves[WORST_BAND].trigger()
    assert layers(plot, Band)[0].high.max() > before[1]
    assert heights(plot) == before
    plot.switches.curves[WORST_BAND].trigger()
    plot.switches.curves[MEAN].trigger()
    assert drawn(plot, BEST)[1].max() <= heights(plot)[1] < before[1]


def test_that_diversity_can_be_hidden_and_leaves_its_room_to_the_costs(plot, solved):
    show(plot, solved)
    before = plot.canvas.box.height()
    plot.switches.curves[DIVERSITY].trigger()
    settle()
    assert len(plot.canvas.panels) == 1
    assert plot.canvas.box.height() > before
    assert plot.canvas.panels[0].bottom.style["showValues"]
    plot.switches.curves[DIVERSITY].trigger()
    settle()
    assert len(plot.canvas.panels) == 2
    assert plot.canvas.box.height() == pytest.approx(before, abs=2)


@pytest.mark.parametrize("x_axis", XAxis)
def test_that_x_may_be_generations_trials_or_seconds(plot, solved, x_axis):
    show(plot, solved)
    action = next(each for each in plot.switches.x_axes.actions() if each.data() is x_axis)
    action.trigger()
    settle()
    x, y = drawn(plot, BEST)
    assert np.array_equal(x, x_axis.of(solved.envelope()))
    assert np.array_equal(y, solved.envelope().best)
    assert plot.canvas.x_range[1] >= x[-1]


def test_that_the_log_scale_keeps_cost_0_and_says_what_it_is(plot, solved):
    show(plot, solved)
    plot.switches.log.trigger()
    settle()
    y = positions(plot, BEST)
    assert np.allclose(y, np.log10(solved.envelope().best + 1))
    assert y[-1] == 0
    low, high = plot.canvas.box.viewRange()[1]
    assert low < 0 < np.log10(solved.envelope().mean.max() + 1) <= high
    assert plot.canvas.figure.headline.subject == "Missing and repeated digits (logarithmic)"
    plot.switches.log.trigger()
    settle()
    assert plot.canvas.figure.headline.subject == "Missing and repeated digits"
    assert np.array_equal(drawn(plot, BEST)[1], solved.envelope().best)


def test_that_the_menu_holds_everything_that_can_be_set(plot):
    menu = QMenu()
    plot.fill_menu(menu)
    switches = plot.switches
    expected = {*(action for _, action in switches.entries), *switches.x_axes.actions()}
    expected |= {switches.missing, switches.log, plot.follow_action}
    assert {action for action in menu.actions() if not action.isSeparator()} == expected


# The crosshair.


def test_that_the_crosshair_tells_the_figures_under_the_mouse(plot, solved, qtbot):
    plot.switches.curves[WORST_BAND].trigger()
    show(plot, solved)
    envelope = solved.envelope()
    box = plot.canvas.box

    def is_read():
        QTest.mouseMove(plot.canvas.viewport(), box.mapViewToScene(QPointF(20.2, 5.0)).toPoint())
        settle()
        return reading_of(plot) is not None

    qtbot.waitUntil(is_read)  # the platform may tell meanwhile that the mouse has left a window that was here
    reading = reading_of(plot)
    index = round(reading.x)
    assert abs(index - 20) <= (plot.canvas.x_range[1] / box.width()) + 1
    texts = [text for _, text in reading.figures]
    assert reading.heading[0] == f"Generation {index}"
    assert texts[0] == f"best so far {envelope.best[: index + 1].min():g}"
    assert texts[1] == f"best {envelope.best[index]:g}"
    assert float(texts[2].removeprefix("average ")) == pytest.approx(envelope.mean[index], abs=5e-4)
    assert texts[3] == f"worst {envelope.worst[index]:g}"
    assert texts[4] == f"diversity {round(100 * envelope.diversity[index], 1):g} %"
    assert [each.x for each in layers(plot, Reading, below=True)] == [reading.x]


def test_that_a_point_of_several_generations_says_so(plot, long):
    show(plot, long)
    plot.canvas.moved_to.emit(50_000.0)
    [heading] = reading_of(plot).heading
    assert heading.startswith("Generations ")
    assert " to " in heading


def test_that_curves_are_shown_and_hidden_and_the_crosshair_goes_with_the_mouse(plot, solved):
    show(plot, solved)
    plot.switches.curves[MEAN].trigger()
    assert drawn(plot, MEAN) is None
    plot.canvas.moved_to.emit(5.0)
    assert [look for look, _ in reading_of(plot).figures] == [BEST_SO_FAR, BEST, DIVERSITY]
    plot.canvas.moved_away.emit()
    assert reading_of(plot) is None
    plot.switches.curves[BEST].trigger()
    assert drawn(plot, BEST) is None
    plot.switches.curves[MEAN].trigger()
    assert drawn(plot, MEAN) is not None


def test_that_the_crosshair_is_moved_by_keyboard_and_heard(plot, solved):
    show(plot, solved)
    plot.setFocus(Qt.FocusReason.TabFocusReason)
    last = solved.generations - 1
    assert reading_of(plot).x == last
    QTest.keyClick(plot, Qt.Key.Key_Left)
    assert reading_of(plot).x == last - 1
    assert plot.accessibleDescription().startswith(f"Generation {last - 1:,}, best so far ")
    QTest.keyClick(plot, Qt.Key.Key_Home)
    assert reading_of(plot).x == 0
    QTest.keyClick(plot, Qt.Key.Key_Plus)
    assert not plot.follows
    assert plot.canvas.x_range[1] < last


# The timeline's place.


def asked(plot):
    places = []
    plot.place_asked.connect(places.append)
    return places


def drag(plot, start, *ends):
    """Drag the mouse from one x to others without releasing the button."""
    viewport, box = plot.canvas.viewport(), plot.canvas.box
    height = np.mean(box.viewRange()[1])

    def at(x):
        return box.mapViewToScene(QPointF(x, height)).toPoint()

    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at(start))
    for end in ends:
        QTest.mouseMove(viewport, at(end), 20)
        QTest.mouseMove(viewport, at(end) + QPoint(1, 0), 20)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at(ends[-1]) + QPoint(1, 0), delay=20)
    settle()


@pytest.mark.parametrize("x_axis", XAxis)
def test_that_the_place_is_a_line_that_can_be_dragged(plot, stuck, x_axis):
    show(plot, stuck)
    next(each for each in plot.switches.x_axes.actions() if each.data() is x_axis).trigger()
    plot.show_place(2000)
    settle()
    envelope = stuck.envelope()
    positions = x_axis.of(envelope)
    assert places_of(plot) == pytest.approx([positions[2000]] * 2)
    places = asked(plot)
    before = plot.canvas.x_range
    drag(plot, positions[2000], positions[4000], positions[7000])
    pixel = before[1] / plot.canvas.box.width()
    assert len(places) >= 2
    assert abs(positions[places[-1]] - positions[7000]) < 4 * pixel
    assert (plot.canvas.x_range, plot.follows) == (before, True)


def test_that_there_is_no_place_without_a_run_and_a_click_goes_there(plot, stuck, solved):
    show(plot, stuck)
    plot.show_place(10_000)
    places = asked(plot)
    box = plot.canvas.box
    at = box.mapViewToScene(QPointF(3000, np.mean(box.viewRange()[1]))).toPoint()
    QTest.mouseClick(plot.canvas.viewport(), Qt.MouseButton.LeftButton, pos=at)
    settle()
    assert len(places) == 1
    assert abs(places[0] - 3000) < 30
    assert plot.follows
    plot.show_place(5)
    plot.clear()
    assert places_of(plot) == []
    plot.set_overlays([("1", solved.envelope(), PAPER_SCALE)])
    settle()
    assert places_of(plot) == []


def test_that_enter_goes_to_the_crosshair_and_other_keys_go_on_to_the_window(plot, solved):
    show(plot, solved)
    places = asked(plot)
    plot.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(plot, Qt.Key.Key_Home)
    QTest.keyClick(plot, Qt.Key.Key_Right)
    QTest.keyClick(plot, Qt.Key.Key_Return)
    assert places == [1]
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent

    show(plot, solved)
    for key, modifiers in (
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier),
    ):
        event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers)
        QApplication.sendEvent(plot, event)
        assert not event.isAccepted()


def test_that_an_exported_picture_has_no_place_and_no_crosshair(plot, stuck, tmp_path):
    show(plot, stuck)
    plot.drawn(tmp_path / "without.png")()
    plot.show_place(5000)
    plot.canvas.moved_to.emit(3000.0)
    plot.drawn(tmp_path / "with.png")()
    assert (tmp_path / "with.png").read_bytes() == (tmp_path / "without.png").read_bytes()
    assert len(places_of(plot)) == 2
    assert reading_of(plot) is not None


# Overlays.


def test_that_overlays_draw_the_best_of_earlier_runs(plot, solved, stuck):
    show(plot, solved)
    plot.set_overlays([("1: Mantere & Koljonen", stuck.envelope(), PAPER_SCALE), ("2", solved.envelope(), PAPER_SCALE)])
    settle()
    assert plot.canvas.x_range[1] >= stuck.generations - 1
    assert [text for text, (x, _) in names_of(plot).items() if x == np.inf] == ["1: Mantere & Koljonen", "2"]
    plot.set_overlays([])
    settle()
    assert plot.canvas.x_range[1] < stuck.generations - 1
    assert np.inf not in {x for x, _ in names_of(plot).values()}


def test_that_earlier_runs_are_grey_until_the_run_is_over(plot, solved, stuck):
    runs = [("", each.envelope(), PAPER_SCALE) for each in (stuck, solved, solved)]
    plot.set_earlier(runs)
    settle()
    assert plot.canvas.isVisible()
    assert strip_of(plot).text == "grey: how 3 other runs on this puzzle went"
    assert solved.generations - 1 <= plot.canvas.x_range[1] < stuck.generations / 2
    plot.begin("A run", PAPER_SCALE)
    plot.show_history(solved)
    settle()
    assert [each.look for each in layers(plot, Line)].count(EARLIER) == 3
    assert list(names_of(plot)) == ["✓ solved", f"average: {round(solved.envelope().mean[-1] / 2, 1):g}"]
    plot.set_over(True)
    settle()
    assert EARLIER not in [each.look for each in layers(plot, Line)]
    assert strip_of(plot).text == ""
    assert plot.canvas.x_range[1] == pytest.approx(solved.generations - 1)


def test_that_earlier_runs_of_other_algorithms_are_left_out_on_a_scale_of_ones_own(plot, purged, stuck):
    plot.set_earlier([("", stuck.envelope(), PAPER_SCALE)])
    plot.begin("A run", GERGES_SCALE)
    plot.show_history(purged)
    settle()
    assert plot.scale == GERGES_SCALE
    assert EARLIER not in [each.look for each in layers(plot, Line)]
    plot.switches.missing.trigger()
    settle()
    assert EARLIER in [each.look for each in layers(plot, Line)]


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=["light", "dark", "contrast"])
def test_that_twenty_overlays_differ_from_one_another_and_from_the_run(theme):
    looks = [BEST_SO_FAR, BEST, MEAN, DIVERSITY, *(overlay_look(number) for number in range(20))]
    seen = {(colour_of(look, theme).name(), tuple(look.dashes)) for look in looks}
    assert len(seen) == len(looks)


# Themes and words.


def test_that_the_plot_follows_the_theme(plot, solved, light):
    plot.switches.curves[WORST_BAND].trigger()
    show(plot, solved)
    for scheme, theme in ((Scheme.DARK, DARK), (Scheme.LIGHT, LIGHT)):
        apply_scheme(light, scheme)
        settle()
        picture = plot.canvas.grab().toImage()
        assert picture.pixelColor(picture.width() - 2, 1) == theme.plot_background
        assert {colour_of(look, theme).name() for look in (BEST_SO_FAR, BEST, MEAN, DIVERSITY)} <= colours(picture)


def test_that_the_plot_has_a_name_and_a_sentence_for_screen_readers(plot, stuck, qtbot):
    show(plot, stuck)
    envelope = stuck.envelope()
    sentence = plot.summary()
    assert sentence.startswith(f"Missing and repeated digits over generations: best {envelope.best[-1]:g}, average ")
    assert "at generation 10,000; a solution has 0. Diversity: " in sentence
    assert " %. 4 restarts. Stuck for " in sentence
    qtbot.waitUntil(lambda: plot.accessibleDescription() == sentence)
    interface = QAccessible.queryAccessibleInterface(plot)
    assert interface.text(QAccessible.Text.Name) == "Convergence plot"
    assert interface.text(QAccessible.Text.Description) == sentence
