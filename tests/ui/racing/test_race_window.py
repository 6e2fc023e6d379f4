"""The race window: starting, pausing and stopping, texts and table, and closing."""

import csv
import io
from itertools import islice
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QMessageBox

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.pace import GenerationsPerSecond
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, MANTERE_KOLJONEN_2007
from sudoku_desktop.evolution.race import Race
from sudoku_desktop.evolution.run import stream
from sudoku_desktop.figures import Line, Markers
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.racing.results import outcome_in_words
from sudoku_desktop.ui.run_controller import RunState
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION, UNSOLVABLE
from tests.ui.real_window import wait_until_at_rest
from tests.ui.tables import cells, texts

CLASHING = Grid.blank().with_cells([(0, 1), (1, 1)])


def wait_for(qtbot, race, state):
    qtbot.waitUntil(lambda: race.controller.state is state)


def choose(race, *runners):
    """Set exactly these algorithms and seeds as runners."""
    race.count.set_number(len(runners))
    for lane, (algorithm, seed) in zip(race.lanes, runners, strict=False):
        lane.chooser.choose(algorithm.name)
        lane.seed.set_seed(seed)


def run_to_the_end(race, qtbot):
    race.start_button.click()
    wait_for(qtbot, race, RunState.SOLVED)


def test_that_the_race_is_in_the_menu_and_begins_with_the_algorithm_that_is_set(window, race):
    assert race.isVisible()
    assert race.lanes[0].runner == (window.parts.parameters.algorithm(), 5)
    assert len({lane.runner for lane in race.lanes}) == 4
    assert [lane.isVisible() for lane in race.lanes] == [True] * 4
    race.count.set_number(2)
    assert [lane.isVisible() for lane in race.lanes] == [True, True, False, False]


def test_that_enter_starts_a_race_that_has_just_been_opened(race, qtbot):
    qtbot.keyClick(race.focusWidget(), Qt.Key.Key_Return)
    wait_for(qtbot, race, RunState.SOLVED)


def test_that_every_runner_makes_the_run_it_would_make_alone(race, qtbot):
    runners = (MANTERE_KOLJONEN_2007, 5), (MANTERE_KOLJONEN_2007, 6), (CONSTRUCTIVE_2026, 7)
    choose(race, *runners)
    run_to_the_end(race, qtbot)
    for lane, (algorithm, seed) in zip(race.racing, runners, strict=True):
        *_, alone = stream(algorithm, MK_FIG_1, seed)
        assert lane.last.solution == alone.solution == MK_FIG_1_SOLUTION
        assert (lane.last.trials, lane.last.generation) == (alone.trials, alone.generation)
        assert "".join(str(look.digit) for look in lane.board.looks) == MK_FIG_1_SOLUTION.to_text()


def test_that_the_table_the_plot_the_words_and_the_export_say_who_was_first(race, qtbot, tmp_path, monkeypatch):
    choose(race, (MANTERE_KOLJONEN_2007, 5), (CONSTRUCTIVE_2026, 7))
    run_to_the_end(race, qtbot)
    slow, quick = race.racing
    assert slow.trials > quick.trials
    rows = [cells(race.table, row) for row in range(2)]
    assert [row["result"] for row in rows] == ["solved", "solved"]
    assert [row["place_by_trials"] for row in rows] == ["2", "1"]
    assert [row["missing"] for row in rows] == ["0", "0"]
    assert f"Runner 2 (Constructive evolution) needed the fewest trials, {quick.trials:,}" in race.outcome.text()
    assert "not" not in race.outcome.text().lower()
    lines = [layer for layer in race.chart.figure.layers if isinstance(layer, Line)]
    discs = [layer for layer in race.chart.figure.layers if isinstance(layer, Markers)]
    assert [line.y[-1] for line in lines] == [0.0, 0.0]
    assert [disc.x[0] for disc in discs] == [line.x[-1] for line in lines]
    assert race.chart.accessibleDescription().splitlines() == [
        f"1: Mantere & Koljonen 2007: solved after {slow.trials:,} trials",
        f"2: Constructive evolution: solved after {quick.trials:,} trials",
    ]
    path = tmp_path / "race.csv"
    race.export_csv(path)
    file_writer().finish()
    rows = list(csv.DictReader(io.StringIO(path.read_text())))
    assert {row["puzzle"] for row in rows} == {MK_FIG_1.to_text()}
    assert [(row["algorithm"], row["seed"]) for row in rows] == [
        ("mantere-koljonen-2007", "5"),
        ("constructive-2026", "7"),
    ]
    assert [int(row["trials"]) for row in rows] == [lane.trials for lane in race.racing]
    assert [row["place_by_trials"] for row in rows] == ["2", "1"]
    told = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    race.export_csv(tmp_path)
    file_writer().finish()
    assert told


def test_that_who_has_not_solved_it_is_said_to_have_not_yet(race, qtbot):
    choose(race, (MANTERE_KOLJONEN_2007, 5), (MANTERE_KOLJONEN_2007, 6))
    race.trials.set_number(200)
    race.start_button.click()
    wait_for(qtbot, race, RunState.BUDGET_SPENT)
    assert texts(race.table, "result") == ["not yet", "not yet"]
    assert race.outcome.text().startswith("Nobody has solved it yet")
    for lane, words in zip(race.racing, race.chart.accessibleDescription().splitlines(), strict=True):
        assert words.endswith(f": {lane.missing} digits missing after {lane.trials:,} trials")
    race.trials.set_number(10_000_000)
    race.go_on_button.click()
    wait_for(qtbot, race, RunState.SOLVED)
    *_, alone = stream(MANTERE_KOLJONEN_2007, MK_FIG_1, 6)
    assert race.lanes[1].trials == alone.trials


def test_that_keys_start_pause_resume_and_stop(window, race, qtbot):
    window.parts.editor.load_puzzle(UNSOLVABLE)
    window.racing.open.trigger()
    choose(race, (MANTERE_KOLJONEN_2007, 5), (MANTERE_KOLJONEN_2007, 6))
    for key, state in ((Qt.Key.Key_F5, RunState.RUNNING), (Qt.Key.Key_F5, RunState.PAUSED)):
        qtbot.keyClick(race, key)
        wait_for(qtbot, race, state)
    wait_until_at_rest(qtbot, race.controller)
    held = [lane.trials for lane in race.racing]
    qtbot.wait(100)
    assert [lane.trials for lane in race.racing] == held
    assert race.lanes[0].seed.isReadOnly()
    qtbot.keyClick(race, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: min(lane.trials for lane in race.racing) > max(held))
    qtbot.keyClick(race, Qt.Key.Key_Escape)
    wait_for(qtbot, race, RunState.STOPPED)
    assert not race.lanes[0].seed.isReadOnly()
    assert "yet" in race.outcome.text()


def test_that_an_open_race_keeps_its_puzzle_and_an_idle_one_takes_the_new(window, race, qtbot):
    race.start_button.click()
    race.controller.pause()
    window.parts.editor.load_puzzle(ESCARGOT)
    window.racing.open.trigger()
    assert race.racing[0].record.request.givens == MK_FIG_1
    race.stop_button.click()
    window.racing.open.trigger()
    race.start_button.click()
    assert race.racing[0].record.request.givens == ESCARGOT


def test_that_a_race_that_is_closed_and_opened_again_has_its_results(window, race, qtbot):
    choose(race, (MANTERE_KOLJONEN_2007, 5), (CONSTRUCTIVE_2026, 7))
    run_to_the_end(race, qtbot)
    outcome, trials = race.outcome.text(), [lane.trials for lane in race.racing]
    race.close()
    window.racing.open.trigger()
    assert race.isVisible()
    assert (race.outcome.text(), [lane.trials for lane in race.racing]) == (outcome, trials)
    assert min(trials) > 0


def test_that_nobody_races_on_a_puzzle_that_clashes(window, race, qtbot, monkeypatch):
    told = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    race.close()
    window.parts.editor.load_puzzle(CLASHING)
    window.parts.verdict.update()
    window.racing.open.trigger()
    assert told[0].startswith("Nobody can win on this puzzle: two 1s")
    assert not race.isVisible()


@pytest.mark.parametrize("way", ["race", "program"])
def test_that_closing_in_the_middle_ends_the_race(window, race, qtbot, way):
    window.parts.editor.load_puzzle(ESCARGOT)
    window.racing.open.trigger()
    choose(race, (MANTERE_KOLJONEN_2007, 5), (MANTERE_KOLJONEN_2007, 6))
    race.start_button.click()
    qtbot.waitUntil(lambda: race.racing[0].trials > 0)
    (race if way == "race" else window).close()
    assert race.controller.state is not RunState.RUNNING or window.racing.race is None
    if way == "race":
        qtbot.waitUntil(lambda: race.controller.state is RunState.STOPPED)
        window.racing.open.trigger()
        assert race.isVisible()


def test_that_all_fields_have_names_and_the_boards_say_what_they_show(race, qtbot):
    run_to_the_end(race, qtbot)
    for number, lane in enumerate(race.racing, 1):
        assert lane.chooser.accessibleName() == f"Runner {number}"
        assert lane.seed.accessibleName() == f"Seed of runner {number}"
        assert lane.board.accessibleName() == f"{lane.title}: solved at generation {lane.last.generation:,}"
        assert QAccessible.queryAccessibleInterface(lane.board).text(QAccessible.Text.Name)
    for widget in (race.count, race.trials, race.pace, race.table, race.chart):
        assert widget.accessibleName()


def test_that_the_boards_and_the_table_tell_of_one_moment(race):
    runners = (MANTERE_KOLJONEN_2007, 5), (CONSTRUCTIVE_2026, 7)
    choose(race, *runners)
    for lane in race.racing:
        lane.begin(Budget())
    told = set()
    for snapshot in islice(Race(runners, ESCARGOT).stream(pace=GenerationsPerSecond(1000)), 12):
        race._take(snapshot)
        race._draw_in_turn()
        boards = [lane.state.whole.split()[-1] for lane in race.racing]
        if race._boards_are_due:
            assert texts(race.table, "generations") == boards
            told.add(tuple(boards))
    assert len(told) > 1
    race._forget()


def test_that_a_pace_changes_nothing_but_the_view(race, qtbot):
    choose(race, (MANTERE_KOLJONEN_2007, 5), (CONSTRUCTIVE_2026, 7))
    race.pace.setCurrentIndex(1)
    race.start_button.click()
    qtbot.waitUntil(lambda: race.racing[1].is_solved)
    assert race.racing[0].trials < 2000
    race.pace.setCurrentIndex(3)
    wait_for(qtbot, race, RunState.SOLVED)
    *_, alone = stream(MANTERE_KOLJONEN_2007, MK_FIG_1, 5, Budget())
    assert race.racing[0].trials == alone.trials


def test_that_nobody_is_first_while_somebody_may_still_come_before():
    """Let a lane have made fewer trials, or computed for less time, so that it may still win."""

    def lane(number, trials, seconds, is_solved):
        return SimpleNamespace(
            number=number, name=f"Runner {number} (X)", trials=trials, seconds=seconds, is_solved=is_solved
        )

    quick, slow = lane(1, 500, 9.0, True), lane(2, 600, 1.0, False)
    said = outcome_in_words([quick, slow], is_over=False)
    assert said == (
        "Runner 1 (X) needed the fewest trials, 500. So far Runner 1 (X) has needed the least computing time, 9.000 s. "
        "Not solved yet by Runner 2."
    )
    slow.is_solved = True
    assert "Runner 2 (X) needed the least computing time, 1.000 s." in outcome_in_words([quick, slow], is_over=True)
