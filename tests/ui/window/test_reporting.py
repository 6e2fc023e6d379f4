"""Messages and questions after opening and pasting."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton

from sudoku_desktop.board import Grid, Puzzle, shaped
from sudoku_desktop.board.formats import Omission, ReadResult, Symbols
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.ui.board import pasting
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.read_report import OmissionsDialog, SymbolsDialog, report_in_words
from tests.puzzles import ESCARGOT, MK_FIG_1

SHORT = Omission(3, 3, Sentence("found %n cell(s), need {counts}", n=80, counts=81))
LATER = Omission(5, 13, Sentence("row {row} is short", row=4))


@pytest.fixture
def playing(shared_window):
    shared_window.parts.editor.load_puzzle(MK_FIG_1)
    return shared_window


def result(*omissions, choices=()):
    return ReadResult((Puzzle(MK_FIG_1), Puzzle(ESCARGOT)), Sentence("Text"), omissions, choices)


def test_that_a_report_names_what_was_left_out():
    assert report_in_words(result()) == ""
    assert report_in_words(result(SHORT)).endswith("read. Line 3 was left out: found 80 cells, need 81.")
    assert report_in_words(result(LATER)).endswith("read. Lines 5 to 13 were left out: row 4 is short.")
    assert "1 other part was left out, too." in report_in_words(result(SHORT, LATER))
    assert "skipped" in report_in_words(replace(result(), solutions=(LATER,)))


def button(card, text):
    return next(each for each in card.findChildren(QPushButton) if each.text() == text)


def test_that_the_message_has_details_and_stays_until_it_is_dismissed(playing, monkeypatch):
    card, paster = playing.parts.outcome, playing.parts.board.paster
    solution = Omission(14, 22, Sentence("the solution"))
    monkeypatch.setattr(pasting, "read_text", lambda *_, **__: replace(result(SHORT, LATER), solutions=(solution,)))
    paster.paste("any")
    assert card.isVisible()
    assert "Line 3 was left out" in card.sentence
    shown = []
    monkeypatch.setattr(QDialog, "exec", lambda dialog: shown.append(dialog) or 0)
    button(card, "&Details…").click()
    (dialog,) = shown
    assert isinstance(dialog, OmissionsDialog)
    lines = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert lines == [
        "Line 3: found 80 cells, need 81.",
        "Lines 5 to 13: row 4 is short.",
        "Lines 14 to 22: the solution.",
    ]
    playing.parts.board.setFocus()
    QTest.keyClick(playing.parts.board, Qt.Key.Key_Down)
    assert card.isVisible()
    button(card, "Dis&miss").click()
    assert not card.isVisible()


@pytest.mark.parametrize("edits", [False, True])
def test_that_a_refusal_goes_when_the_user_turns_to_something_else(playing, edits):
    card, blank = playing.parts.outcome, MK_FIG_1.cells.tolist().index(0)
    playing.parts.frame.turn_to(Activity.PLAY)
    playing.parts.board.paster.paste("1" * 80)
    assert card.sentence.startswith("Nothing was pasted: ")
    if edits:
        playing.parts.editor.set_digit(blank, 1)
    else:
        playing.parts.frame.turn_to(Activity.EVOLVE)
    assert not card.sentence.startswith("Nothing was pasted: ")


def test_that_a_message_comes_where_the_card_is_and_keeps_what_is_on_offer(playing, monkeypatch):
    card, paster = playing.parts.outcome, playing.parts.board.paster
    playing.parts.frame.turn_to(Activity.LAB)
    card.say("One run is recorded.", [playing.racing.open])
    paster.paste("1" * 80)
    assert card.isVisible()
    assert card.offers[0] is playing.racing.open
    paster.paste("2" * 80)
    assert card.offers[0] is playing.racing.open
    assert len(card.offers) == 2


def test_that_the_keyboard_reaches_the_message_and_comes_back(playing, monkeypatch):
    card, board = playing.parts.outcome, playing.parts.board
    monkeypatch.setattr(pasting, "read_text", lambda *_, **__: result(SHORT))
    board.paster.paste("any")
    shown = []
    monkeypatch.setattr(QDialog, "exec", lambda dialog: shown.append(dialog) or 0)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Return):
        QTest.keyClick(playing.focusWidget(), key)
    assert len(shown) == 1
    assert not card.isVisible()
    assert board.hasFocus()


def test_that_a_paste_without_a_puzzle_says_why(playing):
    before = playing.parts.editor.state
    playing.parts.board.paster.paste("1" * 80)
    assert playing.parts.outcome.sentence.startswith("Nothing was pasted: ")
    assert "80" in playing.parts.outcome.sentence
    assert playing.parts.editor.state is before
    playing.parts.board.paster.paste(ESCARGOT.to_text())
    assert playing.parts.outcome.sentence == ""


def test_that_several_pasted_puzzles_are_announced_and_reached(playing, monkeypatch):
    monkeypatch.setattr(pasting, "read_text", lambda *_, **__: result())
    playing.parts.board.paster.paste("any")
    assert playing.parts.outcome.sentence.endswith("pasted. “Next in File” shows the others.")
    assert playing.parts.files.place == (1, 2)


@pytest.mark.parametrize(("answer", "chosen"), [(0, False), (1, True)])
def test_that_symbols_are_asked_for_with_previews(playing, monkeypatch, answer, chosen):
    shape = shaped(16)
    choices = (Symbols.ONE_BASED, Symbols.ZERO_BASED)
    puzzles = [Puzzle(Grid.blank(shape).with_cell(0, digit)) for digit in (1, 2)]

    def read_text(*_, symbols=None, **__):
        index = 0 if symbols is None else 1
        return ReadResult((puzzles[index],), Sentence("Text"), choices=() if index else choices)

    def execute(dialog):
        assert isinstance(dialog, SymbolsDialog)
        assert [button.text() for button in dialog.buttons] == ["Read as 1–G", "Read as 0–F"]
        if answer:
            dialog.buttons[1].click()
        return answer

    before = playing.parts.editor.state
    monkeypatch.setattr(pasting, "read_text", read_text)
    monkeypatch.setattr(QDialog, "exec", execute)
    playing.parts.board.paster.paste("any")
    assert playing.parts.editor.state.givens == (puzzles[1].givens if chosen else before.givens)
