"""What the logic says reads well in the window, in English and in German."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from sudoku_desktop.board import Grid
from sudoku_desktop.logic import Candidate, Explanation, Level, Rating, Search, level_of, path
from sudoku_desktop.logic.reason import cells, digits, reason, units
from sudoku_desktop.logic.techniques.singles import SINGLES
from sudoku_desktop.ui.languages import install_translation
from sudoku_desktop.ui.logic_words import (
    conclusion_in_words,
    explanation_in_words,
    level_in_words,
    rating_in_words,
    reason_in_words,
    technique_in_words,
    technique_sentence_in_words,
    units_in_words,
)

PUZZLE = Grid.from_text("530070000600195000098000060800060003400803001700020006060000280000419005000080079")
HIDDEN_SINGLE = SINGLES[1]


@pytest.fixture
def speak(qapp):
    """Installs a language; afterwards everything is as before."""
    locale = QLocale()
    yield lambda language: install_translation(qapp, language)
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)
    QLocale.setDefault(locale)


FITS_ONLY = reason("In {unit} the digit {digit} fits only {cell}.", unit=units(21), digit=digits(6), cell=cells(37))
RATING = Rating(3.4, HIDDEN_SINGLE, 12, ((HIDDEN_SINGLE, 12),), reaches_solution=True)


def first_deduction(**changes):
    return replace(next(path(PUZZLE)), **changes)


@pytest.mark.parametrize("number", range(0, 27, 5))
def test_that_english_words_are_those_of_the_logic(qapp, number):
    terms = {"cells": cells(number, number + 1, number + 9), "digits": digits(1, 4, 8), "units": units(number)}
    said = reason("{units}: {cells} and {digits}.", **terms)
    assert reason_in_words(said) == str(said)
    several = units(number, (number + 1) % 27)
    assert units_in_words(several.units) == str(several)


def test_that_reasons_are_told_in_both_languages(speak):
    assert reason_in_words(FITS_ONLY) == str(FITS_ONLY) == "In box 4 the digit 7 fits only r5c2."
    speak("de")
    assert reason_in_words(FITS_ONLY) == "In Block 4 passt die Ziffer 7 nur in Z5S2."
    assert units_in_words((1, 4)) == "Zeilen 2 und 5"
    assert units_in_words((1, 9)) == "Zeile 2 und Spalte 1"


def test_that_an_explanation_is_all_its_reasons(qapp):
    other = reason("That is all.")
    assert explanation_in_words(Explanation((FITS_ONLY, other))) == "In box 4 the digit 7 fits only r5c2. That is all."


def test_that_a_conclusion_lists_what_is_placed_and_what_goes(qapp):
    removals = tuple(Candidate(cell, digit) for cell, digit in ((1, 5), (6, 5), (7, 2), (7, 6)))
    assert conclusion_in_words(first_deduction(placement=None, removals=removals)) == (
        "Removed: 5 from r1c2 and r1c7; 2 and 6 from r1c8."
    )
    assert conclusion_in_words(first_deduction(placement=Candidate(37, 7), removals=())) == "r5c2 is 7."
    assert conclusion_in_words(first_deduction(placement=Candidate(37, 7), removals=removals[:1])) == (
        "r5c2 is 7. Removed: 5 from r1c2."
    )


def test_that_a_rating_names_level_number_and_hardest_technique(speak):
    assert rating_in_words(RATING) == "Tough, 3.4: Hidden single in a box"
    assert rating_in_words(replace(RATING, rating=9.1, reaches_solution=False)) == (
        "Extreme, at least 9.1: Hidden single in a box"
    )
    assert rating_in_words(Rating(0.0, None, 0, (), reaches_solution=True)) == "Gentle"
    speak("de")
    assert rating_in_words(RATING) == "Knifflig, 3,4: Versteckter Einer im Block"


def test_that_every_level_has_a_word_of_its_own(qapp):
    words = {level: level_in_words(level) for level in Level}
    assert len(set(words.values())) == len(Level)
    assert [word.lower() for word in words.values()] == [level.value for level in Level]
    assert words[level_of(3.4)] == "Tough"


def test_that_each_step_of_a_path_is_told_in_german_without_english(speak):
    speak("de")
    for deduction in Search().path(PUZZLE):
        text = explanation_in_words(deduction.explanation)
        assert text != str(deduction)
        assert technique_in_words(deduction.technique) != deduction.technique.title
        assert technique_sentence_in_words(deduction.technique) != deduction.technique.sentence
        assert "{" not in text
    assert QCoreApplication.translate("Deduction", "Removed: {removals}.") == "Gestrichen: {removals}."
