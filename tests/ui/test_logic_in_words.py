"""Explanations of deductions are complete sentences in every language."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, QTranslator

from sudoku_desktop.board import Grid
from sudoku_desktop.board.terms import Cells, Digits, Units
from sudoku_desktop.languages import SOURCE_LANGUAGE, available_languages, install_translation
from sudoku_desktop.logic import Candidate, Explanation, Level, Rating, Search, level_of, path
from sudoku_desktop.logic.techniques.singles import SINGLES
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import all_in_words, in_words

PUZZLE = Grid.from_text("530070000600195000098000060800060003400803001700020006060000280000419005000080079")
HIDDEN_SINGLE = SINGLES[1]


@pytest.fixture
def speak(qapp):
    """Function that installs a language, which is removed afterwards."""
    locale = QLocale()
    yield lambda language: install_translation(qapp, language)
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)
    QLocale.setDefault(locale)


FITS_ONLY = Sentence(
    "In {unit} the digit {digit} fits only in {cell}.", unit=Units((21,)), digit=Digits((7,)), cell=Cells((37,))
)
RATING = Rating(3.4, HIDDEN_SINGLE, 12, ((HIDDEN_SINGLE, 12),), reaches_solution=True)


def first_deduction(**changes):
    return replace(next(path(PUZZLE)), **changes)


def test_that_reasons_are_told_in_both_languages(speak):
    assert in_words(FITS_ONLY) == str(FITS_ONLY) == "In box 4 the digit 7 fits only in r5c2."
    speak("de")
    assert in_words(FITS_ONLY) == "In Block 4 passt die Ziffer 7 nur in Z5S2."
    assert in_words(Sentence("{units}", units=Units((1, 4)))) == "Zeilen 2 und 5"
    assert in_words(Sentence("{units}", units=Units((1, 9)))) == "Zeile 2 und Spalte 1"


def test_that_finnish_tells_where_by_the_case_of_the_unit(speak):
    speak("fi")
    assert in_words(FITS_ONLY) == "Numero 7 sopii lohkossa 4 vain ruutuun R5S2."
    assert in_words(Sentence("{units}", units=Units((1, 4)))) == "riveillä 2 ja 5"
    assert in_words(Sentence("{units}", units=Units((1, 9)))) == "rivillä 2 ja sarakkeessa 1"


def test_that_an_explanation_is_all_its_reasons(qapp):
    explanation = Explanation((FITS_ONLY, Sentence("That is all.")))
    assert all_in_words(explanation.reasons) == "In box 4 the digit 7 fits only in r5c2. That is all."


def test_that_a_conclusion_lists_what_is_placed_and_what_goes(qapp):
    removals = tuple(Candidate(cell, digit) for cell, digit in ((1, 5), (6, 5), (7, 2), (7, 6)))
    assert in_words(first_deduction(placement=None, removals=removals).conclusion) == (
        "Removed: 5 from r1c2 and r1c7; 2 and 6 from r1c8."
    )
    assert in_words(first_deduction(placement=Candidate(37, 7), removals=()).conclusion) == "r5c2 is 7."
    assert in_words(first_deduction(placement=Candidate(37, 7), removals=removals[:1]).conclusion) == (
        "r5c2 is 7. Removed: 5 from r1c2."
    )


def test_that_a_rating_names_level_number_and_hardest_technique(speak):
    assert in_words(RATING.sentence) == "Tough, 3.4: Hidden single in a box"
    assert in_words(replace(RATING, rating=9.1, reaches_solution=False).sentence) == (
        "Extreme, at least 9.1: Hidden single in a box"
    )
    assert in_words(Rating(0.0, None, 0, (), reaches_solution=True).sentence) == "Gentle"
    speak("de")
    assert in_words(RATING.sentence) == "Knifflig, 3,4: Versteckter Einer im Block"


def test_that_every_level_has_a_word_of_its_own(qapp):
    words = {level: in_words(level.title) for level in Level}
    assert len(set(words.values())) == len(Level)
    assert [word.lower() for word in words.values()] == [level.value for level in Level]
    assert words[level_of(3.4)] == "Tough"


@pytest.mark.parametrize("language", [code for code, _ in available_languages() if code != SOURCE_LANGUAGE])
def test_that_each_step_of_a_path_is_told_without_english(speak, language):
    speak(language)
    for deduction in Search().path(PUZZLE):
        text = all_in_words(deduction.explanation.reasons)
        assert text != str(deduction)
        assert in_words(deduction.technique.title) != str(deduction.technique.title)
        assert in_words(deduction.technique.sentence) != str(deduction.technique.sentence)
        assert "{" not in text


def test_that_a_conclusion_lists_what_goes_in_german(speak):
    speak("de")
    removals = (Candidate(0, 5), Candidate(6, 5), Candidate(7, 2))
    assert in_words(first_deduction(placement=None, removals=removals).conclusion) == (
        "Gestrichen: 5 aus Z1S1 und Z1S7; 2 aus Z1S8."
    )
