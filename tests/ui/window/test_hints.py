"""Hints go from the place to look over the technique to the step, which Enter takes, and never mislead."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.logic import Candidate
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.speaking import in_words
from sudoku_desktop.ui.board import BoardFrame, Illustration, Mode
from sudoku_desktop.ui.board.state import note_bit, note_digits, puzzle_state
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.play.hint_card import LegendEntry
from sudoku_desktop.ui.verdict.answers import next_deduction
from sudoku_desktop.ui.window.hints import Strength, cells_with_wrong_notes, standing_of, state_after
from tests.puzzles import NESTED
from tests.ui.real_window import shared_window as window

__all__ = ["window"]

PUZZLE = Grid.from_text("530070000600195000098000060800060003400803001700020006060000280000419005000080079")
SOLUTION = Grid.from_text("534678912672195348198342567859761423426853791713924856961537284287419635345286179")
NEEDS_ELIMINATIONS = Grid.from_text("..4.69.3.5..4....6.6.58.2.....3......73...45......5.....5.46.2.6....7..3.8.91.7..")
"""Puzzle whose hardest step is a naked pair."""


@pytest.fixture
def ask(window, qtbot):
    """Function that asks for a hint, and waits until a message appears."""

    def press():
        window.hints.next.trigger()
        qtbot.waitUntil(lambda: bool(said(window)) and not window.hints._search.is_busy)

    return press


def load(window, qtbot, puzzle):
    window.parts.editor.load_puzzle(puzzle)
    qtbot.waitUntil(lambda: window.parts.verdict.assessment is not None)


@pytest.fixture
def playing(window, qtbot):
    load(window, qtbot, PUZZLE)
    return window


def said(window):
    return window.hints.card.text or window.parts.outcome.sentence


def press(window, key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(window.parts.board, key, modifiers)


def shown(window):
    return window.parts.board.board_model.illustration


def buttons(window):
    QCoreApplication.processEvents()  # a new button is shown a moment later
    owners = window.hints.card, window.parts.outcome
    return [each for owner in owners for each in owner.findChildren(QAbstractButton) if each.isVisible()]


def offers(window):
    return [button.text() for button in buttons(window)]


def click(window, text):
    next(button for button in buttons(window) if button.text() == text).click()


# The three strengths.


def test_that_three_hints_show_the_place_then_the_technique_then_the_step_which_enter_takes(playing, ask):
    ask()
    assert playing.hints.strength is Strength.WHERE
    assert said(playing) == "Look at box 9."
    assert not shown(playing).roles
    assert shown(playing).units == (26,)
    ask()
    assert said(playing) == "Hidden single in a box: A digit has only one place left there. Look at box 9."
    assert playing.parts.editor.state.grid == PUZZLE
    ask()
    assert said(playing) == "Hidden single in a box: In box 9 the digit 1 fits only in r9c7. r9c7 is 1."
    assert playing.hints.strength is Strength.STEP
    assert playing.parts.editor.state.grid == PUZZLE
    assert shown(playing).roles
    press(playing, Qt.Key.Key_Return)
    assert said(playing) == "Hidden single in a box: In box 9 the digit 1 fits only in r9c7. r9c7 is 1."
    assert playing.hints.strength is Strength.DONE
    assert playing.parts.editor.state.grid == PUZZLE.with_cell(78, 1)
    assert shown(playing).deduction.placement == Candidate(78, 1)
    assert shown(playing).marks == playing.parts.editor.state.notes
    assert playing.parts.board.cursor_cell == 78


def test_that_ctrl_h_asks_from_the_board(playing, qtbot):
    playing.parts.board.setFocus()
    QTest.keyClick(playing.parts.board, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: said(playing) == "Look at box 9.")


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_that_nothing_is_entered_before_the_step_is_shown(playing, ask, key):
    for stage in (Strength.WHERE, Strength.TECHNIQUE):
        ask()
        press(playing, key)
        assert playing.hints.strength is stage
        assert playing.parts.editor.state.grid == PUZZLE
    ask()
    for _ in range(3):
        ask()  # never takes a step
    assert playing.parts.editor.state.grid == PUZZLE
    press(playing, key)
    assert playing.parts.editor.state.grid == PUZZLE.with_cell(78, 1)
    press(playing, key)
    assert playing.hints.strength is Strength.DONE, "Enter takes a step once"


def test_that_stages_and_marks_have_accessible_names_and_a_single_has_no_pencilled_candidates(playing, ask):
    names = []
    for _ in range(3):
        ask()
        names.append(playing.hints.card.stages.accessibleName())
    assert names == ["Stage 1 of 3: Where", "Stage 2 of 3: Technique", "Stage 3 of 3: Step"]
    entries = [each.accessibleName() for each in playing.hints.card.findChildren(LegendEntry) if each.isVisible()]
    assert entries == ["1 goes here", "rules 1 out", "cannot hold 1"]
    assert "rules its digit out" in playing.parts.board.board_model.describe(44)
    assert shown(playing).marks == playing.parts.editor.state.notes
    assert {each.by for each in shown(playing).exclusions} == {44, 67}, "the 1s that see box 9"


def test_that_the_buttons_fit_the_stage(playing, ask):
    steps = "All Steps of This Puzzle"
    seen = []
    for _ in range(3):
        ask()
        seen.append(offers(playing))
    click(playing, "Enter 1 in r9c7")
    seen.append(offers(playing))
    assert seen == [
        ["Show the Technique", steps],
        ["Show the Step", steps],
        ["Enter 1 in r9c7", steps],
        ["Next Hint", steps],
    ]
    assert playing.parts.editor.state.grid == PUZZLE.with_cell(78, 1)
    click(playing, "Next Hint")


def test_that_a_step_is_one_undo_step_with_the_techniques_name_and_esc_leaves_it(playing, ask):
    editor = playing.parts.editor
    steps = editor.undo_stack.count()
    for _ in range(3):
        ask()
    press(playing, Qt.Key.Key_Return)
    assert editor.undo_stack.count() == steps + 1
    assert editor.undo_stack.undoText() == "Hint: Hidden single in a box"
    press(playing, Qt.Key.Key_Escape)
    assert shown(playing) is None
    assert editor.state.grid == PUZZLE.with_cell(78, 1)
    playing.editing.undo.trigger()
    assert editor.state == puzzle_state(PUZZLE)
    assert (said(playing), shown(playing)) == ("", None)


def test_that_chains_nested_in_a_step_can_be_unfolded(window, qtbot, ask):
    load(window, qtbot, NESTED)
    while (
        deduction := next_deduction(standing_of(window.parts.editor.state, ()), Stop())
    ) and not deduction.explanation.inner:
        window.hints.play.trigger()
        qtbot.waitUntil(lambda: not window.hints._search.is_busy)
    for _ in range(3):
        ask()
    step, card = window.hints.deduction, window.hints.card
    inner = step.explanation.inner
    assert inner
    assert [card.nested.itemText(index).split(":")[0] for index in range(card.nested.count())] == [
        "The step itself",
        *(f"{number} of {len(inner)}" for number in range(1, 1 + len(inner))),
    ]
    taking = card.take_button.text()
    QTest.keyClick(card.nested, Qt.Key.Key_Down)
    assert shown(window).deduction is inner[0]
    assert shown(window).marks == inner[0].marks != window.hints._standing.marks
    assert said(window).startswith(f"{in_words(inner[0].title)}")
    assert "On the way, in the candidates that are left there:" in card.reasons.text()
    assert "Ruled out on the way:" in card.conclusion.text()
    assert card.take_button.text() == taking
    QTest.keyClick(card.nested, Qt.Key.Key_Up)
    assert shown(window).deduction is step
    QTest.keyClick(card.nested, Qt.Key.Key_Down)
    press(window, Qt.Key.Key_Return)
    assert shown(window).deduction is step
    assert window.hints.strength is Strength.DONE


def test_that_hints_alone_solve_a_puzzle_that_singles_solve(window, qtbot, ask):
    blanks = [cell for cell, digit in enumerate(PUZZLE.cells.tolist()) if digit == 0][-10:]
    load(window, qtbot, SOLUTION.with_cells((cell, 0) for cell in blanks))
    for _ in blanks:
        for _ in range(3):
            ask()
        press(window, Qt.Key.Key_Enter)
    assert window.parts.editor.state.grid == SOLUTION
    ask()
    assert said(window) == "The puzzle is solved: there is nothing left to hint at."


def test_that_a_hint_makes_an_entry_even_while_givens_are_typed(window, qtbot, ask):
    load(window, qtbot, PUZZLE)
    window.parts.editor.set_mode(Mode.ENTERING)
    for _ in range(3):
        ask()
    press(window, Qt.Key.Key_Return)
    assert window.hints.card.isVisible()
    assert window.parts.editor.mode is Mode.PLAYING
    assert window.parts.editor.state.givens == PUZZLE
    assert window.parts.editor.state.grid == PUZZLE.with_cell(78, 1)


def test_that_every_word_of_a_hint_is_told_to_screen_readers(playing, ask, monkeypatch):
    heard = []
    monkeypatch.setattr(playing.parts.board, "announce", heard.append)
    told = []
    for _ in range(3):
        ask()
        told.append(said(playing))
    press(playing, Qt.Key.Key_Return)
    assert [words for words in heard if words in told] == [*told, told[-1]], "the step is announced when taken, too"
    assert "Row 9 column 7: 1, entry" in heard


# How a hint ends.


def test_that_esc_an_edit_a_run_and_another_deduction_end_a_hint(playing, ask):
    board = playing.parts.board
    ask()
    press(playing, Qt.Key.Key_Escape)
    assert (said(playing), shown(playing), playing.hints.strength) == ("", None, Strength.NOTHING)
    assert playing.running.stop.shortcut().toString() == "Esc", "it is given back"
    ask()
    playing.parts.editor.toggle_note(2, 4)
    assert (said(playing), shown(playing), playing.hints.strength) == ("", None, Strength.NOTHING)
    ask()
    board.show_frame(BoardFrame(SOLUTION))
    assert (said(playing), playing.hints.strength) == ("", Strength.NOTHING)
    board.show_frame(None)
    ask()
    other = Illustration(PUZZLE, PUZZLE.candidate_masks(), playing.hints.deduction)
    board.illustrate(other)
    assert (said(playing), playing.hints.strength) == ("", Strength.NOTHING)
    assert shown(playing) is other


def test_that_esc_stops_what_can_be_stopped_before_it_ends_a_hint(playing, ask):
    ask()
    stopped = []
    stop = playing.running.stop
    stop.triggered.connect(lambda: stopped.append(True))
    stop.setEnabled(True)  # as while a file is being opened
    QTest.keyClick(playing.parts.board, Qt.Key.Key_Escape)
    assert stopped == [True]
    stop.setEnabled(False)
    QTest.keyClick(playing.parts.board, Qt.Key.Key_Escape)
    assert playing.hints.strength is Strength.NOTHING


def test_that_another_activity_ends_a_hint_and_asking_for_one_returns_to_play(playing, ask):
    for activity in (Activity.EVOLVE, Activity.CREATE, Activity.LAB):
        ask()
        playing.parts.frame.turn_to(activity)
        assert (said(playing), shown(playing), playing.hints.strength) == ("", None, Strength.NOTHING)
        ask()
        assert playing.parts.frame.activity is Activity.PLAY
        assert said(playing) == "Look at box 9."
        press(playing, Qt.Key.Key_Escape)


# When there is no hint.


def test_that_a_wrong_entry_is_named_first(playing, ask):
    playing.parts.editor.set_digit(2, 1)
    ask()
    assert said(playing) == "The 1 in r1c3 is wrong."
    assert playing.parts.board.cursor_cell == 2
    assert [cell for cell, look in enumerate(playing.parts.board.board_model.looks) if look.marked] == [2]
    assert offers(playing) == ["Undo to Before the First &Mistake"]
    playing.parts.editor.set_digit(3, 2)
    ask()
    assert said(playing) == "2 of the entries are wrong: r1c3 and r1c4."
    assert playing.parts.board.cursor_cell == 2
    assert playing.hints.strength is Strength.NOTHING


@pytest.mark.parametrize(
    ("puzzle", "sentence"),
    [
        (Grid.blank(), "No hint: there is no puzzle yet."),
        (Grid.blank().with_cells([(0, 5), (4, 5)]), "No hint: fix the puzzle first: two 5s in row 1: columns 1 and 5"),
        (Grid.blank().with_cell(0, 1), "No hint: the puzzle has several solutions"),
        (PUZZLE.with_cell(2, 2), "No solution: every possibility was tried. So there is no hint."),
        (Grid.blank(geometry(2)).with_cells([(0, 1), (6, 2), (9, 3)]), "No hint"),
    ],
)
def test_that_a_puzzle_without_exactly_one_solution_has_none_and_is_told_why(window, qtbot, ask, puzzle, sentence):
    window.parts.editor.load_puzzle(puzzle)
    if puzzle.filled_count and not puzzle.conflicts():
        qtbot.waitUntil(lambda: window.parts.verdict.assessment is not None)
    ask()
    assert said(window).startswith(sentence)
    assert shown(window) is None


def test_that_a_hint_asked_for_too_early_comes_by_itself(window, qtbot):
    window.parts.editor.load_puzzle(PUZZLE)
    window.hints.next.trigger()
    assert said(window) == "The hint will appear as soon as the exact solver has checked the puzzle."
    qtbot.waitUntil(lambda: window.hints.strength is Strength.WHERE)


# Notes.


def test_that_notes_narrow_what_a_hint_sees(playing, ask):
    playing.parts.editor.toggle_note(2, 4)
    ask()
    assert playing.hints.deduction.technique.name in {"hidden-single-in-box", "naked-single"}
    assert standing_of(playing.parts.editor.state).marks[2] == note_bit(4)


def test_that_notes_without_the_solutions_digit_are_told_of_and_then_ignored(playing, ask):
    playing.parts.editor.toggle_note(2, 1)
    ask()
    assert said(playing).startswith("The notes in r1c3 lack the digit of the solution.")
    assert playing.hints.strength is Strength.NOTHING
    ask()
    assert playing.hints.strength is Strength.WHERE
    assert said(playing) == "Look at box 9."


def test_that_only_notes_which_lack_the_solution_are_wrong():
    state = puzzle_state(PUZZLE)
    notes = {2: note_bit(4) | note_bit(1), 3: note_bit(2)}
    state = type(state)(state.givens, state.entries, tuple(notes.get(cell, 0) for cell in range(81)))
    assert cells_with_wrong_notes(state, SOLUTION) == (3,)
    assert standing_of(state, (3,)).marks[3] == PUZZLE.candidate_masks()[3]


def first_elimination():
    """Return a state on a real path in which the next step only removes candidates."""
    state = puzzle_state(NEEDS_ELIMINATIONS)
    for _ in range(81):
        standing = standing_of(state)
        deduction = next_deduction(standing, Stop())
        if deduction.placement is None:
            return state, standing, deduction
        state = state_after(state, deduction, standing)
    raise AssertionError("the puzzle is solved by placements alone")


def test_that_candidates_go_from_notes_which_are_written_first_and_an_elimination_is_not_offered_twice():
    state, standing, deduction = first_elimination()
    after = state_after(state, deduction, standing)
    assert after.grid == state.grid
    for candidate in deduction.removals:
        kept = set(note_digits(after.notes[candidate.cell]))
        assert kept == set(note_digits(standing.marks[candidate.cell])) - {
            each.digit for each in deduction.removals if each.cell == candidate.cell
        }
    taking_part = {each.cell for each in (*deduction.explanation.pattern, *deduction.removals)}
    assert {cell for cell, mask in enumerate(after.notes) if mask} == taking_part
    again = next_deduction(standing_of(after), Stop())
    assert again is None or set(again.removals).isdisjoint(deduction.removals)


def test_that_own_notes_stay_but_for_what_goes():
    state, standing, deduction = first_elimination()
    gone = deduction.removals[0]
    own = note_bit(gone.digit) | note_bit(next(d for d in range(1, 10) if d != gone.digit))
    noted = type(state)(state.givens, state.entries, (*state.notes[: gone.cell], own, *state.notes[gone.cell + 1 :]))
    after = state_after(noted, deduction, standing)
    assert after.notes[gone.cell] & note_bit(gone.digit) == 0
    assert after.notes[gone.cell] | own == own


def test_that_wrong_notes_are_written_anew():
    state, standing, deduction = first_elimination()
    cell = deduction.removals[0].cell
    wrong = type(state)(state.givens, state.entries, tuple(1 if each == cell else 0 for each in range(81)))
    after = state_after(wrong, deduction, standing, ignored=(cell,))
    assert after.notes[cell] == state_after(state, deduction, standing).notes[cell]
