"""Choices survive as text, and no content of the settings can break the dialog."""

import json

import pytest

from sudoku_desktop.printing.sheet import Difficulty, Look, Paper, Solutions
from sudoku_desktop.services.generation import BookSection
from sudoku_desktop.ui.printing.choices import MOST_SECTIONS, Choices, Pencil, restored, text_of

OTHERS = Choices(
    per_page=6,
    per_page_alone=2,
    paper=Paper.LETTER,
    title="Sunday “puzzles”",
    shows_numbers=False,
    difficulty=Difficulty.STARS,
    shows_ratings=True,
    shows_codes=False,
    shows_lines=True,
    look=Look.SAVING,
    like_a_keypad=True,
    pencil=Pencil.CANDIDATES,
    black_only=True,
    solutions=Solutions.UPSIDE_DOWN,
    sections=(BookSection(7, ""), BookSection(2, "extreme")),
    symmetry="both",
    folder="somewhere",
)


@pytest.mark.parametrize("choices", [Choices(), OTHERS])
def test_that_choices_come_back_from_their_text(choices):
    assert restored(text_of(choices), Choices()) == choices


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "3", '"title"'])
def test_that_text_that_is_no_choices_gives_the_first_ones(text):
    assert restored(text, Choices()) == Choices()


@pytest.mark.parametrize("name", json.loads(text_of(OTHERS)))
@pytest.mark.parametrize("nonsense", [None, [], {}, 5, "no such thing", [5], [{"count": True, "level": 3}]])
def test_that_what_makes_no_sense_leaves_the_rest_as_it_was(name, nonsense):
    told = json.loads(text_of(OTHERS)) | {name: nonsense}
    choices = restored(json.dumps(told), Choices())
    for other in set(json.loads(text_of(OTHERS))) - {name, "is_alone"}:
        assert getattr(choices, other) == getattr(OTHERS, other)
    first = Choices()
    if not (isinstance(nonsense, str) and name in {"title", "symmetry", "folder"}):
        assert getattr(choices, name) == getattr(first, name)


def test_that_there_are_never_more_sections_than_rows_fit():
    text = text_of(Choices(sections=(BookSection(1, "easy"),) * 50))
    assert len(restored(text, Choices()).sections) == MOST_SECTIONS


def test_that_one_puzzle_alone_has_a_layout_of_its_own():
    assert Choices(per_page=6, per_page_alone=2).layout == 6
    assert Choices(per_page=6, per_page_alone=2, is_alone=True).layout == 2
