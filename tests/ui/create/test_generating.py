"""Puzzles as requested, evolution to watch, nothing lost and nothing left running."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from sudoku_desktop.board import Symmetry, Variant, from_link, has_symmetry, shaped
from sudoku_desktop.exact import prove
from sudoku_desktop.logic import Level
from sudoku_desktop.services.generation import Method, PuzzleCriteria, generate
from sudoku_desktop.services.rating_scales import EvolutionaryLevel
from sudoku_desktop.ui.create.page import Source
from sudoku_desktop.ui.generating.criteria_form import THESE_GIVENS
from sudoku_desktop.ui.generating.painted_board import looks_of_puzzle
from sudoku_desktop.ui.worker import end_work


def wait_for_end(page, qtbot):
    qtbot.waitUntil(lambda: not page.maker.is_busy)


def request_the_impossible(page):
    page.form.difficulty.choose(Level.EXTREME)
    page.form.given_choice.setCurrentIndex(THESE_GIVENS)
    page.form.givens.set_numbers(50, 60)


def test_that_puzzles_are_made_as_requested_and_the_seed_makes_them_again(page, qtbot, settled):
    page.generator.levels.buttons[Level.MODERATE].click()
    page.generator.patterns.buttons[Symmetry.ROTATIONAL].click()
    page.make_button.click()
    wait_for_end(page, qtbot)
    assert len(page.puzzles) == 3
    for puzzle in page.puzzles:
        assert prove(puzzle.puzzle).is_unique
        assert puzzle.rating.level is Level.MODERATE
        assert has_symmetry(puzzle.puzzle, Symmetry.ROTATIONAL)
    again = tuple(generate(PuzzleCriteria.of_level(Level.MODERATE, symmetry=Symmetry.ROTATIONAL), 3, 1))
    assert page.puzzles == again
    assert page.paper.state.text().startswith("3 made in ")
    assert page.paper.state.text().endswith("Each is proved to have exactly one solution.")
    assert page.stage.figures["found"].whole == "3 of 3"
    settled(page)
    assert [puzzle.givens for puzzle in page.sheet_shown.puzzles] == [puzzle.puzzle for puzzle in again]
    assert page.sheet_shown.title == "Moderate Puzzles"


def test_that_the_header_counts_the_puzzles_of_a_level(page, qtbot, settled):
    said = []
    page.heading_changed.connect(lambda *lines: said.append(lines))
    page.generator.levels.buttons[Level.TOUGH].click()
    page.form.count.set_number(2)
    page.start()
    wait_for_end(page, qtbot)
    settled(page)
    assert said[-1] == ("2 tough puzzles", "9×9, on 2 pages of A4")


def test_that_a_heading_that_was_typed_stays(page, qtbot):
    page.sheet.fields["title"].set_value("Sunday")
    page.generator.levels.buttons[Level.EASY].click()
    page.start()
    wait_for_end(page, qtbot)
    assert page.choices().title == "Sunday"


def test_that_the_button_stops_what_it_has_begun_although_no_criteria_are_met(page, qtbot):
    request_the_impossible(page)
    page.make_button.click()
    assert page.make_button.text() == "Stop"
    qtbot.waitUntil(lambda: page.stage.tried > 0)
    page.make_button.click()
    wait_for_end(page, qtbot)
    assert page.make_button.text() == "Make New Ones"
    assert page.paper.state.text().startswith("Stopped: 0 of 3 made")
    assert page.preview.page_count == 0


@pytest.mark.parametrize("way", ["button", "key"])
def test_that_stopping_keeps_what_was_found(page, qtbot, way):
    page.form.count.set_number(1000)
    page.start()
    qtbot.waitUntil(lambda: len(page.puzzles) > 1)
    if way == "button":
        page.make_button.click()
    else:
        qtbot.keyClick(page.right, Qt.Key.Key_Escape)
    wait_for_end(page, qtbot)
    found = len(page.puzzles)
    assert 1 < found < 1000
    assert page.paper.state.text().startswith(f"Stopped: {found} of 1,000 made")


def test_that_settings_changed_afterwards_are_pointed_out(made):
    assert "present settings" not in made.paper.state.text()
    made.generator.levels.buttons[Level.EXTREME].click()
    assert made.paper.state.text().endswith("Make new ones for the present settings.")
    assert len(made.puzzles) == 3


def test_that_making_waits_for_the_kernels(make_page):
    page = make_page(source=Source.NEW, is_ready=False)
    page.start()
    assert not page.maker.is_busy
    assert not page.make_button.isEnabled()
    assert "getting ready" in page.preview.view.accessibleName()


def test_that_the_first_puzzles_are_made_when_the_page_is_first_shown_and_then_printed(page, qtbot, settled):
    assert not page.print_action.isEnabled()
    page.begin()
    assert not page.print_action.isEnabled()
    wait_for_end(page, qtbot)
    assert len(page.puzzles) == 3
    settled(page)
    assert page.print_action.isEnabled()
    page.begin()
    assert not page.maker.is_busy


# The buttons and the form behind them.


def test_that_a_level_is_one_click_and_the_form_moves_the_choice_too(page):
    for level in Level:
        page.generator.levels.buttons[level].click()
        assert page.form.difficulty.difficulty() is level
        page.form.difficulty.choose(EvolutionaryLevel.EASY)
        assert page.generator.levels.choice() is None
        page.form.difficulty.choose(level)
        assert page.generator.levels.choice() is level


def test_that_sizes_variants_and_patterns_set_the_form_and_follow_it(page):
    page.generator.sizes.buttons[6].click()
    page.generator.variants.buttons[Variant.X].click()
    page.generator.patterns.buttons[Symmetry.HORIZONTAL].click()
    assert page.form.criteria == PuzzleCriteria(size=6, variants=(Variant.X,), symmetry=Symmetry.HORIZONTAL)
    page.generator.variants.buttons[Variant.JIGSAW].click()
    assert page.form.criteria.variants == (Variant.JIGSAW,)
    page.form.shape.extras[Variant.X].click()
    assert page.generator.variants.choice() is None
    assert not any(button.isChecked() for button in page.generator.variants.buttons.values())
    page.generator.variants.buttons[None].click()
    assert page.form.criteria.variants == ()
    page.form.shape.sizes.choose(12)
    assert page.generator.sizes.choice() is None
    page.form.symmetry.choose(Symmetry.BOTH)
    assert page.generator.patterns.choice() is None


def test_that_variants_that_a_size_does_not_have_cannot_be_chosen(page):
    page.generator.sizes.buttons[6].click()
    assert not page.generator.variants.buttons[Variant.WINDOKU].isEnabled()
    assert page.generator.variants.buttons[Variant.JIGSAW].isEnabled()
    page.generator.sizes.buttons[25].click()
    assert page.generator.variants.buttons[Variant.WINDOKU].isEnabled()
    assert not page.generator.variants.buttons[Variant.JIGSAW].isEnabled()


def test_that_the_arrow_keys_move_a_choice(page, qtbot):
    page.generator.levels.buttons[Level.EASY].click()
    page.place.activateWindow()
    page.generator.levels.buttons[Level.EASY].setFocus()
    qtbot.waitUntil(page.generator.levels.buttons[Level.EASY].hasFocus)
    qtbot.keyClick(page.generator.levels.buttons[Level.EASY], Qt.Key.Key_Right)
    assert page.form.difficulty.difficulty() is Level.MODERATE


def test_that_impossible_criteria_cannot_be_started_and_the_reason_is_in_sight(page):
    page.form.given_choice.setCurrentIndex(THESE_GIVENS)
    page.form.givens.set_numbers(30, 25)
    assert not page.make_button.isEnabled()
    assert page.form.notice.isVisible()
    page.start()
    assert not page.maker.is_busy
    page.form.givens.set_numbers(25, 30)
    assert page.make_button.isEnabled()


def test_that_every_option_is_there_behind_more_options(page):
    assert not page.form.isVisible()
    page.fold.button.click()
    assert page.form.isVisible()
    assert page.sheet.more.isVisible()


# More puzzles on the paper.


def test_that_new_puzzles_take_the_place_of_the_old_ones_or_are_added(made, qtbot):
    first = made.puzzles
    made.generator.keeps.setChecked(True)
    made.form.seed.field.set_seed(100)
    made.start()
    wait_for_end(made, qtbot)
    assert made.puzzles[:3] == first
    assert len(made.puzzles) == 6
    made.generator.keeps.setChecked(False)
    made.start()
    wait_for_end(made, qtbot)
    assert len(made.puzzles) == 3
    assert not {each.puzzle for each in made.puzzles} & {each.puzzle for each in first}


def test_that_the_same_seed_adds_nothing_and_no_more_are_added_than_one_print_holds(made, qtbot):
    made.generator.keeps.setChecked(True)
    made.start()
    wait_for_end(made, qtbot)
    assert len(made.puzzles) == 3
    assert "3 puzzles already on the paper." in made.paper.state.text()
    made.form.count.set_number(1000)
    assert not made.make_button.isEnabled()
    assert "at most 1,000 puzzles" in made.problem_notice.text
    made.generator.keeps.setChecked(False)
    assert made.make_button.isEnabled()


def test_that_enter_in_a_field_begins(page, qtbot):
    request_the_impossible(page)
    page.place.activateWindow()
    page.form.seed.field.setFocus()
    qtbot.waitUntil(page.form.seed.field.hasFocus)
    qtbot.keyClick(page.form.seed.field, Qt.Key.Key_Return)
    assert page.maker.is_busy
    qtbot.keyClick(page.form.seed.field, Qt.Key.Key_Escape)
    wait_for_end(page, qtbot)
    title = page.sheet.fields["title"].widget
    title.setFocus()
    qtbot.keyClick(title, Qt.Key.Key_Return)
    assert not page.maker.is_busy


# Watching.


def test_that_the_open_solution_evolves_on_the_stage_and_then_the_givens(page, qtbot):
    seen = []
    page.maker.progressed.connect(lambda _: seen.append((page.stage.activity.whole, page.stage.board.looks)))
    page.form.algorithm.setCurrentIndex(0)
    page.form.count.set_number(1)
    page.start()
    wait_for_end(page, qtbot)
    page.stage.end()
    assert seen[0][0] == "Evolving a solved grid"
    assert len({look.digit for look in seen[0][1]}) == 9
    assert page.stage.activity.whole == "Choosing the givens"
    assert page.stage.board.looks == looks_of_puzzle(page.puzzles[0].puzzle)
    line = page.stage.line.best
    assert len(line) > 1
    assert line[-1][1] == 0


def test_that_it_can_be_watched_in_the_place_of_the_paper_and_that_changes_no_puzzle(page, qtbot):
    page.generator.patterns.buttons[Symmetry.ROTATIONAL].click()
    page.generator.watches.click()
    assert page.generator.pace_field.isEnabled()
    page.form.count.set_number(1)
    page.start()
    assert page.stage.isVisible()
    wait_for_end(page, qtbot)
    assert not page.stage.isVisible()
    assert page.preview.isVisible()
    assert page.puzzles == tuple(generate(PuzzleCriteria(symmetry=Symmetry.ROTATIONAL), 1, 1))


def test_that_without_the_switch_the_paper_stays_and_the_sentence_counts(page, qtbot):
    request_the_impossible(page)
    page.start()
    assert page.preview.isVisible()
    qtbot.waitUntil(lambda: page.stage.tried > 0)
    page.paper.show_state()
    assert page.paper.state.text() == f"0 of 3 made, {page.stage.tried:,} tried …"
    page.generator.watches.click()
    assert page.stage.isVisible()
    page.generator.watches.click()
    assert page.preview.isVisible()
    page.stop()
    wait_for_end(page, qtbot)


def test_that_a_screen_reader_hears_figures_with_their_names(made):
    made.stage.end()
    spoken = [label.accessibleName() for label in made.stage.figures.values()]
    assert "Found: 3 of 3" in spoken
    assert f"Puzzles tried: {made.stage.tried}" in spoken
    assert made.stage.board.accessibleName().startswith("Puzzle: ")


def test_that_the_papers_way_counts_what_becomes_of_its_patterns(page, qtbot):
    page.form.method.setCurrentIndex(list(Method).index(Method.PAPERS))
    page.form.given_choice.setCurrentIndex(THESE_GIVENS)
    page.form.givens.set_numbers(34, 40)
    page.form.count.set_number(2)
    page.start()
    wait_for_end(page, qtbot)
    page.stage.end()
    tally = page.stage.tally
    assert tally.agreed - tally.refuted >= 2
    assert page.stage.tried == tally.tried
    assert [count.text() for count in page.stage.tally_table.counts] == [f"{count:,}" for count in tally.differed]
    assert not page.stage.tally_table.isHidden()
    assert f"Of {tally.tried:,} puzzles" in page.stage.tally_table.sentence.text()
    page.form.method.setCurrentIndex(0)
    page.start()
    assert page.stage.tally_table.isHidden()
    wait_for_end(page, qtbot)


def test_that_a_large_puzzle_is_seen_while_it_is_dug_and_stopped_soon(page, qtbot):
    page.generator.sizes.buttons[25].click()
    page.generator.watches.click()
    page.start()
    qtbot.waitUntil(lambda: page.stage.activity.whole == "Choosing the givens")
    qtbot.waitUntil(lambda: page.stage.figures["best"].whole not in ("–", "625 givens"))
    qtbot.keyClick(page.left, Qt.Key.Key_Escape)
    wait_for_end(page, qtbot)
    assert page.paper.state.text().startswith("Stopped: 0 of 3 made")


def test_that_puzzles_of_another_size_and_variant_are_made_printed_and_copied(page, qtbot, settled):
    page.generator.sizes.buttons[6].click()
    page.generator.variants.buttons[Variant.X].click()
    page.make_button.click()
    wait_for_end(page, qtbot)
    assert [puzzle.puzzle.geometry for puzzle in page.puzzles] == [shaped(6, [Variant.X])] * 3
    assert all(prove(puzzle.puzzle).is_unique for puzzle in page.puzzles)
    again = generate(PuzzleCriteria(size=6, variants=(Variant.X,), symmetry=Symmetry.ROTATIONAL), 3, 1)
    assert page.puzzles == tuple(again)
    settled(page)
    assert [puzzle.givens for puzzle in page.sheet_shown.puzzles] == [puzzle.puzzle for puzzle in page.puzzles]
    page.copy()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert [from_link(line) for line in lines] == [puzzle.puzzle for puzzle in page.puzzles]


# Ending.


def test_that_the_page_may_close_in_the_middle_of_making(page, qtbot):
    request_the_impossible(page)
    page.start()
    qtbot.waitUntil(lambda: page.stage.tried > 0)
    end_work(page)
    qtbot.waitUntil(lambda: not page.maker.has_thread)


def test_that_the_givens_lie_in_a_half_turn_unless_somebody_wants_otherwise(made):
    assert made.form.criteria.symmetry is Symmetry.ROTATIONAL
    assert all(has_symmetry(puzzle.puzzle, Symmetry.ROTATIONAL) for puzzle in made.puzzles)


def test_that_nothing_is_wider_than_the_page(made):
    made.fold.button.click()
    for widget in (made.form, made.sheet, made.generator.levels, made.make_button, made.save_button, made.card):
        right = widget.mapTo(made.right, widget.rect().topRight()).x()
        assert right < made.right.width()
    assert not made.area.horizontalScrollBar().isVisible()
