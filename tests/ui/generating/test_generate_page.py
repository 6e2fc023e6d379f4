"""The Generate page in the window: puzzles as wished, evolution to watch, nothing lost and nothing left running."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox

from sudoku_desktop.board import Symmetry, Variant, from_link, has_symmetry, shaped
from sudoku_desktop.exact import prove
from sudoku_desktop.logic import Level
from sudoku_desktop.services.generation import Method, PuzzleCriteria, generate
from sudoku_desktop.ui.generating.criteria_form import THESE_GIVENS
from sudoku_desktop.ui.generating.painted_board import looks_of_puzzle
from sudoku_desktop.ui.run_controller import RunState
from tests.puzzles import MK_FIG_1, MK_FIG_6
from tests.ui.generating.conftest import LONG


def wait_for_end(panel, qtbot):
    qtbot.waitUntil(lambda: not panel.is_busy, timeout=LONG)


def request_the_impossible(panel):
    panel.form.difficulty.choose(Level.EXTREME)
    panel.form.given_choice.setCurrentIndex(THESE_GIVENS)
    panel.form.givens.set_numbers(50, 60)


def test_that_generate_shows_the_page_and_its_first_field(window, panel, qtbot):
    assert window.pages.currentWidget() is window.parts.generate_page
    assert window.pages.tabText(window.pages.currentIndex()) == "Generate"
    assert window.generating.show_page.shortcut().toString() == "Ctrl+G"
    window.activateWindow()
    qtbot.waitUntil(lambda: panel.form.count.hasFocus(), timeout=LONG)


def test_that_puzzles_are_made_as_requested_and_the_seed_makes_them_again(panel, qtbot):
    panel.form.difficulty.choose(Level.MODERATE)
    panel.form.symmetry.setCurrentIndex(list(Symmetry).index(Symmetry.ROTATIONAL))
    panel.start_button.click()
    wait_for_end(panel, qtbot)
    made = panel.list.table.puzzles
    assert len(made) == 3
    for puzzle in made:
        assert prove(puzzle.puzzle).is_unique
        assert puzzle.rating.level is Level.MODERATE
        assert has_symmetry(puzzle.puzzle, Symmetry.ROTATIONAL)
    assert made == tuple(generate(PuzzleCriteria.of_level(Level.MODERATE, symmetry=Symmetry.ROTATIONAL), 3, 1))
    assert panel.state.text().startswith("3 of 3 found in ")
    assert panel.stage.figures["found"].whole == "3 of 3"


def test_that_the_form_gives_way_while_puzzles_are_made_and_can_be_had_back(panel, qtbot):
    request_the_impossible(panel)
    panel.start()
    assert panel.form.isHidden()
    assert panel.summary.toolTip() == panel.form.summary()
    assert panel.start_button.text() == "S&top"
    panel.fold_button.click()
    assert not panel.form.isHidden()
    panel.stop()
    wait_for_end(panel, qtbot)
    assert panel.start_button.text() == "&Generate"


@pytest.mark.parametrize("way", ["button", "key"])
def test_that_stopping_keeps_what_was_found(panel, qtbot, way):
    panel.form.count.set_number(1000)
    panel.start()
    qtbot.waitUntil(lambda: panel.list.model.rowCount() > 1, timeout=LONG)
    if way == "button":
        panel.start_button.click()
    else:
        qtbot.keyClick(panel, Qt.Key.Key_Escape)
    wait_for_end(panel, qtbot)
    found = panel.list.model.rowCount()
    assert 1 < found < 1000
    assert panel.state.text().startswith(f"Stopped: {found} of 1,000 found")


def test_that_criteria_that_are_not_met_can_be_stopped_and_is_shown_again(panel, qtbot):
    request_the_impossible(panel)
    panel.start()
    qtbot.waitUntil(lambda: panel.stage.tried > 0, timeout=LONG)
    panel.stop()
    wait_for_end(panel, qtbot)
    assert panel.state.text().startswith("Stopped: 0 of 3 found")
    assert not panel.form.isHidden()


def test_that_the_open_solution_evolves_on_the_small_board_and_then_the_givens(panel, qtbot):
    seen = []
    panel.generator.progressed.connect(lambda _: seen.append((panel.stage.activity.whole, panel.stage.board.looks)))
    panel.form.algorithm.setCurrentIndex(0)
    panel.form.count.set_number(1)
    panel.start()
    wait_for_end(panel, qtbot)
    assert seen[0][0] == "Evolving a solved grid"
    assert len({look.digit for look in seen[0][1]}) == 9
    assert panel.stage.activity.whole == "Choosing the givens"
    assert panel.stage.board.looks == looks_of_puzzle(panel.list.table.puzzles[0].puzzle)
    line = panel.stage.line.best
    assert len(line) > 1
    assert line[-1][1] == 0


def test_that_the_board_is_left_alone_while_puzzles_are_made(window, panel, qtbot):
    window.parts.editor.load_puzzle(MK_FIG_6)
    before = window.parts.board.board_model.shown
    panel.start()
    wait_for_end(panel, qtbot)
    assert window.parts.editor.state.givens == MK_FIG_6
    assert window.parts.board.board_model.shown == before


def test_that_the_papers_way_counts_what_becomes_of_its_patterns(panel, qtbot):
    panel.form.method.setCurrentIndex(list(Method).index(Method.PAPERS))
    panel.form.given_choice.setCurrentIndex(THESE_GIVENS)
    panel.form.givens.set_numbers(34, 40)
    panel.form.count.set_number(2)
    panel.start()
    wait_for_end(panel, qtbot)
    tally = panel.stage.tally
    assert tally.agreed - tally.refuted >= 2
    assert panel.stage.tried == tally.tried
    assert [count.text() for count in panel.stage.tally_table.counts] == [f"{count:,}" for count in tally.differed]
    assert not panel.stage.tally_table.isHidden()
    assert f"Of {tally.tried:,} puzzles" in panel.stage.tally_table.sentence.text()
    panel.form.method.setCurrentIndex(0)
    panel.start()
    assert panel.stage.tally_table.isHidden()
    wait_for_end(panel, qtbot)


def test_that_impossible_criteria_cannot_be_started(panel):
    panel.form.given_choice.setCurrentIndex(THESE_GIVENS)
    panel.form.givens.set_numbers(30, 25)
    assert not panel.start_button.isEnabled()
    panel.start()
    assert not panel.is_busy
    panel.form.givens.set_numbers(25, 30)
    assert panel.start_button.isEnabled()


def test_that_what_was_made_before_stays_on_the_list(panel, qtbot):
    panel.start()
    wait_for_end(panel, qtbot)
    first = panel.list.table.puzzles
    panel.form.seed.field.set_seed(100)
    panel.start()
    wait_for_end(panel, qtbot)
    assert panel.list.table.puzzles[:3] == first
    assert len(panel.list.table.puzzles) == 6


def test_that_the_same_seed_says_that_its_puzzles_are_on_the_list(panel, qtbot):
    for _ in range(2):
        panel.start()
        wait_for_end(panel, qtbot)
    assert len(panel.list.table.puzzles) == 3
    assert panel.state.text().endswith(" 3 puzzles already on the list.")


def test_that_enter_in_a_field_begins_and_leaves_the_keyboard_on_the_page(window, panel, qtbot):
    request_the_impossible(panel)
    window.activateWindow()
    panel.form.seed.field.setFocus()
    qtbot.waitUntil(panel.form.seed.field.hasFocus, timeout=LONG)
    qtbot.keyClick(panel.form.seed.field, Qt.Key.Key_Return)
    assert panel.is_busy
    assert panel.start_button.hasFocus()
    qtbot.keyClick(panel.start_button, Qt.Key.Key_Escape)
    wait_for_end(panel, qtbot)
    panel.form.count.setFocus()
    qtbot.keyClick(panel.form.count, Qt.Key.Key_Return)
    assert panel.is_busy
    panel.stop()
    wait_for_end(panel, qtbot)


def test_that_tab_leads_from_the_criteria_to_generate_and_on_to_the_list(window, panel, qtbot, puzzles):
    panel.list.append(puzzles)
    window.activateWindow()
    panel.fold_button.setFocus()
    qtbot.waitUntil(panel.fold_button.hasFocus, timeout=LONG)
    passed = []
    while window.focusWidget() is not panel.list.table:
        passed.append(window.focusWidget())
        qtbot.keyClick(passed[-1], Qt.Key.Key_Tab)
        assert len(passed) < 24
    form, table_buttons = panel.form, [panel.list.save_button, panel.list.copy_button, panel.list.print_button]
    fields = [form.count, form.shape.sizes, form.shape.regions, *form.shape.extras.values(), form.difficulty]
    fields += [form.given_choice, form.minimal, form.symmetry, form.method, form.algorithm]
    seed = [form.seed.field, form.seed.draw_button, form.seed.new_each_time]
    assert passed == [panel.fold_button, *fields, *seed, panel.pace, panel.start_button, *table_buttons]


def test_that_a_screen_reader_hears_figures_with_their_names(panel, qtbot):
    panel.start()
    wait_for_end(panel, qtbot)
    spoken = [label.accessibleName() for label in panel.stage.figures.values()]
    assert "Found: 3 of 3" in spoken
    assert f"Puzzles tried: {panel.stage.tried}" in spoken
    assert panel.stage.board.accessibleName().startswith("Puzzle: ")


def test_that_a_chosen_puzzle_comes_onto_the_board_in_one_undo_step(window, panel, puzzles):
    editor = window.parts.editor
    editor.load_puzzle(MK_FIG_1)
    editor.set_clean()
    panel.list.append(puzzles)
    panel.list.wanted.emit(puzzles[2])
    assert editor.state.givens == puzzles[2].puzzle
    assert editor.is_clean
    assert window.parts.files.path is None
    editor.undo()
    assert editor.state.givens == MK_FIG_1


def test_that_unsaved_changes_are_asked_about_first(window, panel, puzzles, monkeypatch):
    editor = window.parts.editor
    editor.load_puzzle(MK_FIG_1)
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Cancel)
    panel.list.wanted.emit(puzzles[0])
    assert editor.state.givens == MK_FIG_1
    editor.set_clean()
    panel.list.wanted.emit(puzzles[0])
    assert editor.state.givens == puzzles[0].puzzle


def test_that_a_puzzle_that_is_being_solved_is_started_anew_only_after_asking(window, panel, puzzles, monkeypatch):
    editor = window.parts.editor
    panel.list.wanted.emit(puzzles[0])
    blank = puzzles[0].puzzle.cells.tolist().index(0)
    editor.type_digit(blank, int(puzzles[0].solution.cells[blank]))
    asked = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(1) or QMessageBox.StandardButton.Cancel)
    panel.list.wanted.emit(puzzles[0])
    assert asked == [1]
    assert editor.state.digit(blank)
    editor.set_clean()  # so that the window may close


def test_that_no_puzzle_replaces_one_that_is_evolving_on_the_board(window, panel, puzzles, qtbot):
    window.parts.editor.load_puzzle(MK_FIG_6)
    window.parts.editor.set_clean()
    qtbot.waitUntil(lambda: window.parts.verdict.assessment is not None, timeout=LONG)
    window.parts.actions.step.trigger()
    qtbot.waitUntil(lambda: window.parts.controller.state is RunState.PAUSED, timeout=LONG)
    panel.list.wanted.emit(puzzles[0])
    assert window.parts.editor.state.givens == MK_FIG_6
    assert window.statusBar().currentMessage() == "Stop the run first."


def test_that_what_is_printed_are_several_selected_puzzles_or_all(window, panel, puzzles):
    page = window.parts.generate_page
    assert page.content.list.chosen_puzzles == ()
    panel.list.append(puzzles)
    assert page.content.list.chosen_puzzles == puzzles
    panel.list.table.selectAll()
    assert page.content.list.chosen_puzzles == puzzles


def test_that_closing_the_window_ends_the_work(window, panel, qtbot):
    request_the_impossible(panel)
    panel.start()
    qtbot.waitUntil(lambda: panel.stage.tried > 0, timeout=LONG)
    window.close()
    assert not panel.generator.has_thread


def test_that_nothing_is_wider_than_the_page(panel, window, qtbot):
    panel.list.append(())
    panel.start()
    wait_for_end(panel, qtbot)
    panel.fold_button.setChecked(True)
    for widget in (panel.form, panel.list, panel.start_button):
        right = widget.mapTo(panel, widget.rect().topRight()).x()
        assert right < panel.width()
    assert not panel.list.table.horizontalScrollBar().isVisible()


def test_that_the_givens_lie_in_a_half_turn_unless_somebody_wants_otherwise(panel, qtbot):
    assert panel.form.criteria.symmetry is Symmetry.ROTATIONAL
    assert "Half turn" in panel.form.summary()
    panel.start()
    wait_for_end(panel, qtbot)
    assert all(has_symmetry(made.puzzle, Symmetry.ROTATIONAL) for made in panel.list.table.puzzles)


def test_that_at_first_the_pace_lets_it_be_seen_on_the_large_board_too_which_then_is_as_before(window, panel, qtbot):
    window.parts.editor.load_puzzle(MK_FIG_6)
    model = window.parts.board.board_model
    shown = []
    model.shown_changed.connect(lambda: shown.append(model.frame))
    panel.pace.setCurrentIndex(1)
    assert panel.pace.currentText() == "Accelerating"
    panel.form.count.set_number(1)
    panel.start()
    qtbot.waitUntil(lambda: len(shown) > 3, timeout=LONG)
    assert window.parts.verdict_line.sentence.startswith("The board shows what is being generated")
    assert window.parts.editor.state.givens == MK_FIG_6
    panel.pace.setCurrentIndex(2)
    wait_for_end(panel, qtbot)
    assert model.frame is None
    assert model.shown == MK_FIG_6
    counts = [frame.cells.filled_count for frame in shown if frame is not None]
    assert counts[0] == 81
    assert len(set(counts)) > 2
    assert "exactly one solution" in window.parts.verdict_line.sentence


def test_that_an_edit_has_the_board_for_itself(window, panel, qtbot):
    window.parts.editor.new_puzzle()
    model = window.parts.board.board_model
    panel.pace.setCurrentIndex(0)
    panel.form.count.set_number(1000)
    panel.start()
    qtbot.waitUntil(lambda: model.frame is not None, timeout=LONG)
    window.parts.editor.type_digit(0, 5)
    assert model.frame is None
    told = []
    panel.generator.progressed.connect(told.append)
    qtbot.waitUntil(lambda: len(told) > 1, timeout=LONG)
    assert model.frame is None
    panel.stop()
    wait_for_end(panel, qtbot)
    assert model.shown.filled_count == 1
    window.parts.editor.set_clean()


def test_that_another_page_gives_the_board_back(window, panel, qtbot):
    model = window.parts.board.board_model
    panel.pace.setCurrentIndex(0)
    panel.form.count.set_number(1000)
    panel.start()
    qtbot.waitUntil(lambda: model.frame is not None, timeout=LONG)
    window.pages.setCurrentIndex(0)
    qtbot.waitUntil(lambda: model.frame is None, timeout=LONG)
    window.pages.setCurrentWidget(window.parts.generate_page)
    qtbot.waitUntil(lambda: model.frame is not None, timeout=LONG)
    panel.stop()
    wait_for_end(panel, qtbot)


def test_that_a_pace_changes_no_puzzle(panel, qtbot):
    panel.pace.setCurrentIndex(1)
    panel.form.count.set_number(1)
    panel.start()
    wait_for_end(panel, qtbot)
    assert panel.list.table.puzzles == tuple(generate(PuzzleCriteria(symmetry=Symmetry.ROTATIONAL), 1, 1))


def request_a_shape(panel, size, *extras):
    panel.form.shape.sizes.choose(size)
    for extra in extras:
        panel.form.shape.extras[extra].click()


def test_that_puzzles_of_another_size_and_variant_are_made_listed_copied_and_put_on_the_board(window, panel, qtbot):
    request_a_shape(panel, 6, Variant.X)
    panel.start_button.click()
    wait_for_end(panel, qtbot)
    made = panel.list.table.puzzles
    assert [puzzle.puzzle.geometry for puzzle in made] == [shaped(6, [Variant.X])] * 3
    assert all(prove(puzzle.puzzle).is_unique for puzzle in made)
    assert made == tuple(generate(PuzzleCriteria(size=6, variants=(Variant.X,), symmetry=Symmetry.ROTATIONAL), 3, 1))
    model = panel.list.model
    assert model.data(model.index(0, model.column("rating"))).split(",")[0] == str(made[0].rating.level.title)
    panel.list.copy_button.click()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert [from_link(line) for line in lines] == [puzzle.puzzle for puzzle in made]
    panel.list.wanted.emit(made[1])
    assert window.parts.editor.state.givens == made[1].puzzle


def test_that_a_large_puzzle_is_seen_while_it_is_dug_and_stopped_soon(window, panel, qtbot):
    request_a_shape(panel, 25)
    panel.pace.setCurrentIndex(1)
    panel.start_button.click()
    qtbot.waitUntil(lambda: panel.stage.activity.whole == "Choosing the givens", timeout=LONG)
    qtbot.waitUntil(lambda: panel.stage.figures["best"].whole not in ("–", "625 givens"), timeout=LONG)
    qtbot.keyClick(panel.start_button, Qt.Key.Key_Escape)
    wait_for_end(panel, qtbot)
    assert panel.state.text().startswith("Stopped: 0 of 3 found")


def test_that_the_window_board_shows_what_is_generated_if_it_has_the_shape(window, panel, qtbot):
    shape = shaped(25)
    request_a_shape(panel, 25)
    panel.pace.setCurrentIndex(1)
    panel.start_button.click()
    model = window.parts.board.board_model
    qtbot.waitUntil(lambda: panel.stage.figures["best"].whole != "–", timeout=LONG)
    assert model.frame is None, "the board is 9×9"
    window.parts.editor.new_puzzle(shape)
    panel.stop()
    wait_for_end(panel, qtbot)
    panel.start_button.click()
    qtbot.waitUntil(lambda: model.frame is not None and model.frame.cells.geometry == shape, timeout=LONG)
    panel.stop()
    wait_for_end(panel, qtbot)
    assert model.frame is None
    window.parts.editor.set_clean()
