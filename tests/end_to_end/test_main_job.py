"""The main job, as a user does it: type a newspaper puzzle, press Solve, watch it evolve."""

import csv
import json
import shlex

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026
from sudoku_desktop.ui.board import Mode
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.verdict.two_solutions import TwoSolutionsDialog
from sudoku_desktop.ui.window.main_window import MainWindow
from tests.cli.calling import run
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION, SEVERAL
from tests.ui.real_window import wait_until_at_rest


def type_puzzle(window: MainWindow, qtbot: QtBot, puzzle: Grid) -> None:
    qtbot.keyClicks(window.parts.board, puzzle.to_text())


def press(window: MainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    qtbot.keyClick(window.parts.board, key)


def wait_for_state(window: MainWindow, qtbot: QtBot, state: RunState) -> None:
    qtbot.waitUntil(lambda: window.parts.controller.state is state)


def wait_for_generation(window: MainWindow, qtbot: QtBot, generation: int) -> None:
    def reached() -> bool:
        record = window.parts.presenter.record
        return record is not None and record.last is not None and record.last.generation >= generation

    qtbot.waitUntil(reached)


def start_long_run(window: MainWindow, qtbot: QtBot) -> None:
    """Start a run on AI Escargot whose populations live too briefly to solve it."""
    window.parts.editor.load_puzzle(ESCARGOT)
    window.parts.parameters.set_value("restart.after", 10)
    window.parts.parameters.set_seed(9)
    window.parts.parameters.set_draws_seed(False)
    press(window, qtbot, Qt.Key.Key_F5)
    wait_for_generation(window, qtbot, 10)


def test_that_a_typed_puzzle_is_solved_by_pressing_f5(window, qtbot):
    type_puzzle(window, qtbot, MK_FIG_1)
    assert window.parts.editor.state.givens == MK_FIG_1
    qtbot.waitUntil(lambda: "exactly one solution" in window.parts.verdict_line.sentence)
    press(window, qtbot, Qt.Key.Key_F5)
    wait_for_state(window, qtbot, RunState.SOLVED)
    assert window.parts.board.board_model.shown == MK_FIG_1_SOLUTION
    assert window.parts.editor.state.grid == MK_FIG_1, "a run does not touch the user's game"
    assert window.parts.outcome.title.startswith("Solved in generation ")
    assert window.parts.figures.value("fitness") == "0"


def test_that_the_board_shows_the_evolving_chromosome(window, qtbot):
    start_long_run(window, qtbot)
    window.parts.controller.pause()
    wait_until_at_rest(qtbot, window.parts.controller)
    shown = window.parts.board.board_model.shown
    record = window.parts.presenter.record
    assert shown == record.last.best
    assert shown.is_complete
    assert shown.extends(ESCARGOT)


def test_that_a_run_is_exported_with_every_generation_and_its_solution_is_one_undo_step(window, qtbot, tmp_path, capfd):
    parts = window.parts
    parts.editor.load_puzzle(MK_FIG_1)
    steps = parts.editor.undo_stack.count()
    window.running.solve()
    wait_for_state(window, qtbot, RunState.SOLVED)
    record = parts.presenter.record
    assert record.history.generations == record.last.generation + 1
    assert record.history.envelope().best[-1] == 0
    window.exports.export_csv(tmp_path / "run.csv")
    file_writer().finish()
    rows = list(csv.DictReader((tmp_path / "run.csv").read_text().splitlines()))
    assert len(rows) == record.history.generations
    _, *arguments = shlex.split(rows[0]["command"])
    _, (line,), _ = run(capfd, *arguments, "--json")
    assert json.loads(line)["trials"] == int(rows[-1]["trials"])
    window.exports.export_plot(tmp_path / "run.png")
    window.exports.export_plot(tmp_path / "run.svg")
    file_writer().finish()
    assert (tmp_path / "run.png").read_bytes().startswith(b"\x89PNG")
    assert "<svg" in (tmp_path / "run.svg").read_text()[:500]
    assert parts.editor.undo_stack.count() == steps
    window.running.take_over.trigger()
    assert parts.editor.undo_stack.count() == steps + 1
    window.editing.undo.trigger()
    assert parts.editor.state.grid == MK_FIG_1
    window.editing.redo.trigger()
    assert parts.editor.state.grid == MK_FIG_1_SOLUTION


def test_that_esc_stops_and_continue_goes_on_until_an_edit_takes_the_run_off_the_board(window, qtbot):
    start_long_run(window, qtbot)
    press(window, qtbot, Qt.Key.Key_Escape)
    assert window.parts.controller.state is RunState.STOPPED
    qtbot.waitUntil(lambda: window.parts.outcome.title.startswith("Stopped in generation "))
    record = window.parts.presenter.record
    stopped_at = record.last.generation
    window.running.go_on.trigger()
    wait_for_generation(window, qtbot, stopped_at + 1)
    press(window, qtbot, Qt.Key.Key_Escape)
    window.parts.editor.set_mode(Mode.ENTERING)
    window.parts.editor.set_digit(1, 2)
    assert not window.parts.board.board_model.is_showing_run
    assert not window.running.go_on.isEnabled()


def test_that_f5_pauses_f6_steps_and_f5_resumes(window, qtbot):
    start_long_run(window, qtbot)
    press(window, qtbot, Qt.Key.Key_F5)
    assert window.parts.controller.state is RunState.PAUSED
    assert window.running.solve.text() == "Re&sume"
    wait_until_at_rest(qtbot, window.parts.controller)
    record = window.parts.presenter.record
    held = record.last.generation
    press(window, qtbot, Qt.Key.Key_F6)
    wait_for_generation(window, qtbot, held + 1)
    wait_until_at_rest(qtbot, window.parts.controller)
    assert record.last.generation == held + 1
    press(window, qtbot, Qt.Key.Key_F5)
    assert window.parts.controller.state is RunState.RUNNING
    wait_for_generation(window, qtbot, held + 2)


def test_that_closing_mid_run_ends_cleanly(window, qtbot):
    start_long_run(window, qtbot)
    assert window.close()
    assert not window.parts.controller._thread.isRunning()


def test_that_a_run_out_of_budget_is_said_plainly_with_three_ways_on(window, qtbot):
    window.parts.editor.load_puzzle(ESCARGOT)
    window.parts.parameters.set_budget(Budget(generations=50))
    window.parts.parameters.set_seed(9)
    window.parts.parameters.set_draws_seed(False)
    window.running.solve()
    wait_for_state(window, qtbot, RunState.BUDGET_SPENT)
    assert window.parts.outcome.title == "Not solved by generation 50."
    assert window.parts.outcome.sentence.startswith("The budget is spent: 1,021 grids")
    record = window.parts.presenter.record
    fewest = int(record.history.envelope().common.min())
    assert f"At best, {fewest} digits were missing." in window.parts.outcome.sentence
    running = window.running
    qtbot.waitUntil(window.running.finish_exactly.isEnabled)
    assert running.go_on.isEnabled()
    assert running.restart.isEnabled()
    running.go_on.trigger()
    wait_for_generation(window, qtbot, 100)
    wait_for_state(window, qtbot, RunState.BUDGET_SPENT)
    window.running.finish_exactly.trigger()
    assert window.parts.editor.state.grid.is_solved
    assert "not by evolution" in window.parts.outcome.sentence


def test_that_the_same_seed_shows_the_same_run_at_any_pace(window, qtbot):
    window.parts.parameters.set_seed(5)
    window.parts.parameters.set_draws_seed(False)
    window.parts.parameters.set_budget(Budget(generations=12))
    ends = []
    for pace in ("full", "accelerating"):
        window.appearance.set_pace(pace)
        window.parts.editor.load_puzzle(MK_FIG_1)
        window.parts.editor.clear_entries()
        window.running.solve()
        wait_for_state(window, qtbot, RunState.BUDGET_SPENT)
        record = window.parts.presenter.record
        ends.append((record.last.generation, record.last.trials, record.last.best))
    assert ends[0] == ends[1]


def test_that_pasted_garbage_names_the_count_and_changes_nothing_and_a_pasted_puzzle_is_ready_to_solve(window, qtbot):
    window.parts.editor.load_puzzle(MK_FIG_1)
    before = window.parts.editor.state
    QGuiApplication.clipboard().setText("12345 not a puzzle\n" + "." * 79)
    qtbot.keyClick(window.parts.board, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert window.parts.editor.state == before
    assert "found 79 cells, need 81" in window.parts.outcome.sentence
    QGuiApplication.clipboard().setText("Today's puzzle:\n" + MK_FIG_1.to_text())
    window.editing.paste.trigger()
    assert window.parts.editor.state.givens == MK_FIG_1
    assert window.parts.editor.mode is Mode.PLAYING


def test_that_clashing_givens_are_named_and_not_evolved(window, qtbot):
    qtbot.keyClicks(window.parts.board, "5.5")
    assert window.parts.verdict_line.sentence.startswith("Two 5s in row 1: columns 1 and 3")
    press(window, qtbot, Qt.Key.Key_F5)
    assert window.parts.controller.state is RunState.IDLE
    assert "two 5s in row 1" in window.parts.outcome.sentence


def test_that_a_puzzle_without_a_solution_is_evolved_only_on_request(window, qtbot):
    window.parts.editor.load_puzzle(Grid.blank().with_cells([*((cell, cell + 1) for cell in range(8)), (17, 9)]))
    qtbot.waitUntil(lambda: window.parts.verdict_line.sentence.startswith("No solution: "))
    window.running.solve()
    assert window.parts.controller.state is RunState.IDLE
    assert "no digit fits in" in window.parts.outcome.sentence


def test_that_several_solutions_can_be_looked_at(window, qtbot, monkeypatch):
    window.parts.editor.load_puzzle(SEVERAL)
    qtbot.waitUntil(window.parts.verdict.show_two_solutions.isEnabled)
    solutions = window.parts.verdict.several.pair
    assert solutions[0] != solutions[1]
    assert all(solution.is_solved and solution.extends(SEVERAL) for solution in solutions)
    shown: list[str] = []
    monkeypatch.setattr(TwoSolutionsDialog, "exec", lambda dialog: shown.extend(_texts(dialog)))
    window.parts.verdict.show_two_solutions.trigger()
    first = next(cell for cell in range(81) if solutions[0].cells[cell] != solutions[1].cells[cell])
    assert any(SEVERAL.geometry.cell_name(first) in text for text in shown)


def _texts(dialog: TwoSolutionsDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_that_an_empty_grid_evolves_into_a_full_one(window, qtbot):
    press(window, qtbot, Qt.Key.Key_F5)
    wait_for_state(window, qtbot, RunState.SOLVED)
    assert window.parts.board.board_model.shown.is_solved


def test_that_an_export_that_cannot_be_written_is_told(window, qtbot, tmp_path, warnings):
    window.exports.export_plot(tmp_path / "nowhere" / "run.png")
    window.parts.editor.load_puzzle(MK_FIG_1)
    window.running.solve()
    wait_for_state(window, qtbot, RunState.SOLVED)
    window.exports.export_csv(tmp_path / "nowhere" / "run.csv")
    qtbot.waitUntil(lambda: len(warnings) == 2)
    assert [each.split(":")[0] for each in warnings] == [f"run.{kind} could not be written" for kind in ("png", "csv")]


def offers(window: MainWindow) -> set[str]:
    return {button.text() for button in window.parts.outcome.findChildren(QPushButton) if button.isVisibleTo(window)}


def test_that_only_ways_on_that_lead_anywhere_are_offered(window, qtbot):
    parts = window.parts
    parts.editor.load_puzzle(Grid.blank().with_cells([(0, 1)]))
    qtbot.waitUntil(lambda: parts.verdict.several is not None)
    parts.parameters.set_budget(Budget(generations=1))
    window.running.solve()
    wait_for_state(window, qtbot, RunState.BUDGET_SPENT)
    assert parts.verdict.show_two_solutions.text() in offers(window)
    assert window.running.finish_exactly.text() not in offers(window)


def test_that_evolving_what_has_no_solution_goes_on_with_ours_and_expects_nothing(window, qtbot):
    parts = window.parts
    impossible = ESCARGOT.with_cells([(1, 5)])
    parts.editor.load_puzzle(impossible)
    qtbot.waitUntil(lambda: parts.verdict.assessment is not None)
    window.running.solve()
    assert not parts.controller.is_active
    window.running._insist.trigger()
    wait_for_generation(window, qtbot, 20_000)
    assert parts.presenter.record.last.restarts >= 3
    assert window.parts.figures._values["expected"].whole == "–"
    window.running._use_constructive.trigger()
    record = parts.presenter.record
    assert parts.controller.is_active
    assert record.request.algorithm == CONSTRUCTIVE_2026
    assert record.request.givens == impossible
    window.running.stop()
    wait_for_state(window, qtbot, RunState.STOPPED)
    assert window.running.finish_exactly.text() not in offers(window)
