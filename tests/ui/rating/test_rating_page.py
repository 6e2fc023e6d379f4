"""The ratings of the Lab: both ratings, steps on the board, and nothing left running."""

import pytest
from PySide6.QtCore import Qt

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, MANTERE_KOLJONEN_2007
from sudoku_desktop.logic import Search
from sudoku_desktop.services.evolutionary_rating import EvolutionSettings
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.rating.headings import RatingHeading
from sudoku_desktop.ui.rating.settings_form import SettingsForm
from sudoku_desktop.ui.run_controller import RunState
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_6, NESTED, SEVERAL
from tests.ui.rating.conftest import rating_of
from tests.ui.tables import cells, texts

QUICK = EvolutionSettings(CONSTRUCTIVE_2026, 4, 7, Budget(generations=1000))
ENDLESS = EvolutionSettings(MANTERE_KOLJONEN_2007, 10_000, 0, Budget(generations=10_000_000))
NO_SOLUTION = Grid.from_text("12345678." + "." * 8 + "9" + "." * 63)


def put(window, qtbot, givens):
    """Put a puzzle on the board, which shows Play; return to the previous page, and wait for the verdict."""
    shown = window.parts.frame.activity
    window.parts.editor.load_puzzle(givens)
    window.parts.frame.turn_to(shown)
    window.parts.editor.set_clean()
    qtbot.waitUntil(lambda: window.parts.verdict.assessment is not None)


@pytest.fixture
def panels(window, qtbot):
    """The visible panels."""
    window.laboratory.open("ratings")
    qtbot.waitUntil(lambda: window.ratings.panels is not None)
    made = window.ratings.panels
    qtbot.waitUntil(made.human.isVisible)
    made.evolution.form.show_settings(QUICK)
    return made


def wait_for_path(panels, qtbot):
    qtbot.waitUntil(lambda: len(panels.human.steps) > 0)


def test_that_rate_shows_the_page_and_rates_both_ways(window, panels, qtbot):
    window.parts.frame.turn_to(Activity.PLAY)
    put(window, qtbot, MK_FIG_1)
    window.ratings.rate.trigger()
    assert panels.human.isVisible()
    assert panels.evolution.isVisible()
    qtbot.waitUntil(lambda: panels.evolution.rating is not None and not panels.evolution.rater.is_busy)
    wait_for_path(panels, qtbot)
    assert panels.human.heading.text.endswith(f" · {Search().rate(MK_FIG_1).rating:.1f}")
    assert panels.evolution.rating.is_complete
    assert panels.evolution.figures["runs"].whole == "4 of 4"
    assert panels.evolution.rating.seed == 7


def test_that_looking_at_the_page_rates_as_people_do_alone_and_marks_the_hardest_technique(window, panels, qtbot):
    put(window, qtbot, MK_FIG_6)
    wait_for_path(panels, qtbot)
    expected = Search().rate(MK_FIG_6)
    assert len(panels.human.steps) == expected.steps
    assert len(panels.human.counts) == len(expected.counts)
    assert panels.human.heading.text.endswith(f"{expected.rating:.1f}")
    assert str(expected.hardest.title) in panels.human.sentence.text()
    assert not panels.evolution.rater.is_busy
    assert panels.evolution.rating is None
    for table in (panels.human.techniques, panels.human.path):
        marked = [row for row, text in enumerate(texts(table, "technique")) if text.startswith("▲")]
        assert len(marked) == 1
        assert cells(table, marked[0], Qt.ItemDataRole.FontRole)["technique"].bold()


def test_that_the_ratings_of_the_first_placement_and_step_are_told(window, panels, qtbot):
    put(window, qtbot, NESTED)
    wait_for_path(panels, qtbot)
    assert panels.human.heading.text == "Extreme · 10.1"
    assert "ER/EP/ED 10.1/1.2/1.2." in panels.human.sentence.text()


def test_that_nothing_is_rated_while_nobody_looks(window, panels, qtbot):
    put(window, qtbot, MK_FIG_1)
    window.parts.frame.turn_to(Activity.PLAY)
    put(window, qtbot, MK_FIG_6)
    assert panels.givens is None
    window.laboratory.open("ratings")
    assert panels.givens == MK_FIG_6


def test_that_several_solutions_are_not_rated_and_both_can_be_seen(window, panels, qtbot, monkeypatch):
    put(window, qtbot, SEVERAL)
    window.ratings.rate.trigger()
    assert "several solutions" in panels.human.sentence.text()
    assert not panels.evolution.rater.is_busy
    assert not panels.evolution.button.isEnabled()
    shown = []
    window.parts.verdict.show_two_solutions.triggered.disconnect()
    window.parts.verdict.show_two_solutions.triggered.connect(lambda: shown.append(True))
    panels.human.offer_button.click()
    assert shown == [True]


def test_that_a_puzzle_without_solution_says_why(window, panels, qtbot):
    put(window, qtbot, NO_SOLUTION)
    assert panels.human.sentence.text().startswith("No solution: no digit fits in row 1 column 9. So it is not rated")
    assert panels.human.offer_button.isHidden()


@pytest.fixture
def shown(window, panels, qtbot):
    """The panel of the list of steps in Play, with the hardest step on the board."""
    put(window, qtbot, MK_FIG_6)
    wait_for_path(panels, qtbot)
    panels.human.hardest_button.click()
    assert panels.human.chosen_step.deduction.technique == Search().rate(MK_FIG_6).hardest
    assert panels.human.explanation.text()
    assert window.parts.board.board_model.illustration is None
    panels.human.show_button.click()
    assert window.parts.frame.activity is Activity.PLAY
    qtbot.waitUntil(lambda: window.parts.board.board_model.illustration is not None)
    panel = window.solution_path.column.panel
    assert panel.chosen_step.number == panels.human.chosen_step.number
    assert window.parts.board.board_model.illustration is panel.chosen_step.illustration
    return panel


def test_that_a_chosen_step_stands_on_the_board_until_the_board_is_edited(window, shown):
    window.parts.editor.type_digit(MK_FIG_6.cells.tolist().index(0), 1)
    assert window.parts.board.board_model.illustration is None
    assert shown.chosen_step is None


@pytest.mark.parametrize("way", ["key", "page"])
def test_that_a_step_can_be_taken_off_the_board(window, shown, qtbot, way):
    if way == "key":
        qtbot.keyClick(shown, Qt.Key.Key_Escape)
    else:
        window.laboratory.open("ratings")
    assert window.parts.board.board_model.illustration is None
    assert shown.chosen_step is None


def test_that_another_illustration_is_left_alone(window, shown):
    other = shown.steps.rows[5].illustration
    window.parts.board.illustrate(other)
    assert shown.chosen_step is None
    assert window.parts.board.board_model.illustration is other


def test_that_stopping_keeps_the_runs_that_ended(window, panels, qtbot):
    put(window, qtbot, MK_FIG_1)
    panels.evolution.form.show_settings(ENDLESS)
    panels.evolution.button.click()
    assert panels.evolution.button.text() == "S&top"
    qtbot.waitUntil(lambda: panels.evolution.rating is not None and panels.evolution.rating.finished > 0)
    panels.evolution.button.click()
    qtbot.waitUntil(lambda: not panels.evolution.rater.is_busy)
    rating = panels.evolution.rating
    assert 0 < rating.finished < 10_000
    assert panels.evolution.figures["runs"].whole == f"{rating.finished:,} of 10,000"
    assert panels.evolution.button.text() == "&Rate"


def test_that_another_puzzle_ends_the_rating_of_the_old_one(window, panels, qtbot):
    put(window, qtbot, ESCARGOT)
    panels.evolution.form.show_settings(ENDLESS)
    panels.evolution.start()
    put(window, qtbot, MK_FIG_6)
    assert panels.givens == MK_FIG_6
    assert not panels.evolution.rater.is_busy
    assert panels.evolution.rating is None
    assert panels.evolution._givens == MK_FIG_6


def test_that_no_rating_begins_during_a_run_on_the_board(window, panels, qtbot):
    put(window, qtbot, MK_FIG_6)
    window.running.step.trigger()
    qtbot.waitUntil(lambda: window.parts.controller.state is RunState.PAUSED)
    assert not window.ratings.rate.isEnabled()
    assert not panels.evolution.button.isEnabled()
    window.running.stop.trigger()
    qtbot.waitUntil(lambda: not window.parts.controller.is_active)
    assert window.ratings.rate.isEnabled()
    assert panels.evolution.button.isEnabled()


def test_that_closing_the_window_ends_a_rating(window, panels, qtbot):
    put(window, qtbot, ESCARGOT)
    panels.evolution.form.show_settings(ENDLESS)
    panels.evolution.start()
    window.close()
    assert not panels.evolution.rater.has_thread
    assert not panels.rater.has_thread


def test_that_the_form_gives_back_its_settings_and_cannot_be_changed_when_locked(qtbot):
    form = SettingsForm()
    qtbot.addWidget(form)
    for settings in (QUICK, ENDLESS, EvolutionSettings(CONSTRUCTIVE_2026, 5, 2**40, Budget(trials=12_345))):
        form.show_settings(settings)
        assert form.settings() == settings
    form.set_locked(True)
    before = form.settings()
    qtbot.keyClicks(form.runs, "7")
    qtbot.keyClicks(form.seed, "7")
    qtbot.keyClick(form.algorithm, Qt.Key.Key_Down)
    assert form.settings() == before


def test_that_a_screen_reader_hears_whose_rating_it_is(qtbot):
    heading = RatingHeading("For evolution")
    qtbot.addWidget(heading)
    heading.say("Hard · 50,000 generations")
    assert heading.accessibleName() == "For evolution: Hard · 50,000 generations"


def test_that_figures_of_unsolved_runs_are_lower_bounds(window, panels, qtbot):
    put(window, qtbot, MK_FIG_1)
    panels.evolution._take(rating_of([100, 200, 90_000], unsolved={2}))
    panels.evolution._draw()
    assert panels.evolution.figures["mean"].whole == "≥ 30,100"
    assert panels.evolution.figures["median"].whole == "200"
    assert panels.evolution.figures["most"].whole == "≥ 90,000"
    assert "unsolved" in panels.evolution.scale.text()


def test_that_the_chart_shows_the_share_of_solved_runs_over_generations(window, panels, qtbot):
    panels.evolution._take(rating_of([10, 10, 1000, 20_000], unsolved={3}))
    panels.evolution._draw()
    figure = panels.evolution._figure()
    assert figure.text_at(2.0, 0.5).endswith("50 %")
    assert figure.text_at(4.0, 0.75).endswith("75 %")
    assert "3 of 4" in figure.description
    panels.evolution.set_puzzle(MK_FIG_6)
    assert panels.evolution._figure().layers == []
