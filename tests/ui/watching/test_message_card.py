"""The message card: a message with buttons, or the resting text of the current activity."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from sudoku_desktop.ui.watching.message_card import MessageCard
from sudoku_desktop.ui.widgets.layouts import in_column

SENTENCE = (
    "Not solved within the budget: 5,000 generations, 100,023 trials, 2 restarts, seed 3. The best fitness was 4."
)


@pytest.fixture
def card(qtbot):
    """A message card in a column of a window."""
    window = QWidget()
    qtbot.addWidget(window)
    card = MessageCard()
    in_column(card, 1, inside=window)
    window.resize(600, 400)
    window.show()
    yield card
    window.close()


def actions(card, *texts):
    return [QAction(text, card) for text in texts]


def buttons(card):
    QApplication.processEvents()
    return [each for each in card.findChildren(QPushButton) if each.isVisible()]


def test_that_it_is_there_only_while_there_is_something_to_say_and_tells_when_there_is_a_message(card):
    seen = []
    card.message_changed.connect(seen.append)
    assert not card.isVisible()
    card.rest("Ready to evolve.", "")
    assert card.isVisible()
    card.set_shows_rest(False)
    assert not card.isVisible()
    assert seen == []
    card.say(SENTENCE)
    assert card.isVisible()
    assert card.sentence == SENTENCE
    card.clear()
    assert not card.isVisible()
    assert card.sentence == ""
    assert seen == [True, False]
    card.set_shows_rest(True)
    assert card.title == "Ready to evolve."


def test_that_a_long_sentence_is_shown_whole(card):
    card.say("A reason that is long. " * 30, actions(card, "Continue"))
    QApplication.processEvents()
    label = next(each for each in card.findChildren(QLabel) if each.text().startswith("A reason"))
    assert label.height() >= label.heightForWidth(label.width())


def test_that_two_buttons_stand_beside_the_sentence_and_more_below_it(card):
    card.say(SENTENCE, actions(card, "Continue", "Show Solution"))
    assert all(each.mapTo(card, each.rect().topLeft()).x() > card._label.geometry().right() for each in buttons(card))
    card.say(SENTENCE, actions(card, "Continue", "Show Solution", "Race Another"))
    assert len(buttons(card)) == 3
    assert all(each.mapTo(card, each.rect().topLeft()).y() > card._label.geometry().bottom() for each in buttons(card))


def test_that_choices_after_success_are_explained_and_can_be_pressed(card):
    inside, luck, take = actions(card, "Look Inside", "Was It Luck?", "Take Over Solution")
    inside.setWhatsThis("How two parents made the winning grid, which nobody had seen before.")
    pressed = []
    for action in (inside, luck, take):
        action.triggered.connect(lambda *_, action=action: pressed.append(action))
    card.say(SENTENCE, [take], "Solved in generation 5.", [inside, luck])
    shown = buttons(card)
    assert [each.text() for each in shown] == ["Look Inside", "Was It Luck?", "Take Over Solution"]
    assert shown[0].accessibleDescription() == inside.whatsThis()
    assert shown[0].width() == shown[1].width()
    assert shown[0].height() == shown[1].height() > shown[2].height()
    narrow = shown[0].heightForWidth(120)
    assert narrow > shown[0].heightForWidth(400), "the explanation needs more lines"
    for each in shown:
        QTest.keyClick(each, Qt.Key.Key_Return)
    assert pressed == [inside, luck, take]
    assert card.offers == [inside, luck, take]
    card.set_shows_choices(False)
    assert [each.text() for each in buttons(card)] == ["Take Over Solution"]
    card.set_shows_choices(True)
    assert len(buttons(card)) == 3
    card.say(SENTENCE, [take], "Stopped in generation 5.")
    assert len(buttons(card)) == 1
    assert card.title == "Stopped in generation 5."


def test_that_keys_are_named_where_all_buttons_fit_in_one_line(card):
    offered = actions(card, "Look Inside", "Was It Luck?", "Race Another")
    offered[0].setShortcut("F8")
    card.say(SENTENCE, offered)
    (with_key, *_), alone = buttons(card), card.window()
    wide = with_key.width()
    enough = sum(each.width() for each in buttons(card)) + 2 * 8 + 28
    alone.resize(enough - 4, 400)
    QApplication.processEvents()
    assert with_key.width() < wide
    assert len({each.y() for each in buttons(card)}) == 1
    alone.resize(600, 400)
    QApplication.processEvents()
    assert with_key.width() == wide
    offered[0].setShortcut("")
    QApplication.processEvents()
    assert with_key.width() < wide


def test_that_the_resting_text_comes_back_after_a_message(card):
    card.rest("Ready to evolve.", "21 random grids.", actions(card, "Step"))
    assert (card.title, card.sentence) == ("Ready to evolve.", "")
    assert card.shown_text == "Ready to evolve. 21 random grids."
    card.say(SENTENCE, title="Stopped in generation 3.")
    card.rest("Getting better.", "2 digits are missing.")
    assert card.shown_text == f"Stopped in generation 3. {SENTENCE}", "a message is not replaced by a resting text"
    card.clear()
    assert card.shown_text == "Getting better. 2 digits are missing."


def test_that_the_resting_text_changes_without_taking_the_keyboard_from_a_button(card):
    step = actions(card, "Step")
    card.rest("Getting better.", "3 digits are missing.", step)
    (button,) = buttons(card)
    card.rest("So close, and stuck.", "2 digits are missing.", step)
    assert buttons(card) == [button]
    assert card.title == "So close, and stuck."
    assert card.accessibleName() == "So close, and stuck. 2 digits are missing."


def test_that_a_button_does_what_its_action_does_and_follows_it(card):
    (action,) = actions(card, "&Read Photo…")
    done = []
    action.triggered.connect(lambda: done.append(True))
    card.say(SENTENCE, [action])
    (button,) = buttons(card)
    assert button.text() == "&Read Photo…", "mnemonic and ellipsis stay"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done == [True]
    action.setEnabled(False)
    assert not button.isEnabled()
    action.setIconText("Photo")
    assert button.text() == "Photo"


def test_that_it_moves_from_one_column_to_the_other_with_its_message(card, qtbot):
    card.say(SENTENCE)
    other = QWidget()
    qtbot.addWidget(other)
    in_column(card, 1, inside=other)
    other.show()
    assert card.isVisible()
    assert card.sentence == SENTENCE
