"""Choices survive as text, and nothing that stands in the settings can break the dialog."""

import json

import pytest

from sudoku_desktop.printing.sheet import Difficulty, Look, Paper, Solutions
from sudoku_desktop.services.generation import Section
from sudoku_desktop.ui.printing.choices import MOST_SECTIONS, Choices, Pencil, choices_from_text

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
    sections=(Section(7, ""), Section(2, "extreme")),
    symmetry="both",
    folder="somewhere",
)


@pytest.mark.parametrize("choices", [Choices(), OTHERS])
def test_that_choices_come_back_from_their_text(choices):
    assert choices_from_text(choices.to_text()) == choices


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "3", '"title"'])
def test_that_text_that_is_no_choices_gives_the_first_ones(text):
    assert choices_from_text(text) == Choices()


@pytest.mark.parametrize("name", json.loads(OTHERS.to_text()))
@pytest.mark.parametrize("nonsense", [None, [], {}, 5, "no such thing", [5], [{"count": True, "level": 3}]])
def test_that_what_makes_no_sense_leaves_the_rest_as_it_was(name, nonsense):
    told = json.loads(OTHERS.to_text()) | {name: nonsense}
    choices = choices_from_text(json.dumps(told))
    for other in set(json.loads(OTHERS.to_text())) - {name, "is_alone"}:
        assert getattr(choices, other) == getattr(OTHERS, other)
    first = Choices()
    if not (isinstance(nonsense, str) and name in {"title", "symmetry", "folder"}):
        assert getattr(choices, name) == getattr(first, name)


def test_that_there_are_never_more_sections_than_rows_fit():
    text = Choices(sections=(Section(1, "easy"),) * 50).to_text()
    assert len(choices_from_text(text).sections) == MOST_SECTIONS


def test_that_one_puzzle_alone_has_a_layout_of_its_own():
    assert Choices(per_page=6, per_page_alone=2).layout == 6
    assert Choices(per_page=6, per_page_alone=2, is_alone=True).layout == 2
