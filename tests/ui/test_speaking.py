"""Sentences in the user's language; in English they read as on the command line."""

from datetime import date

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.board.formats.cells import wrong_count
from sudoku_desktop.board.terms import Cell, Cells, Digits, Units
from sudoku_desktop.sentence import Label, Listed, ProblemError, Quoted, Sentence, Spelled
from sudoku_desktop.speaking import describe_cell, enumerated, full_sentence, in_words, listed, tr


@given(st.lists(st.integers(0, 9), min_size=81, max_size=81))
def test_that_conflicts_read_in_english_as_the_board_says_them(cells):
    for conflict in Grid(cells).conflicts():
        assert in_words(conflict.sentence) == str(conflict)


def test_that_conflicts_counts_and_cells_are_named():
    (conflict,) = Grid.blank().with_cells([(19, 5), (24, 5)]).conflicts()
    assert in_words(conflict.sentence) == "two 5s in row 3: columns 2 and 7"
    sentence = wrong_count(79, 81)
    assert in_words(sentence) == str(sentence) == "found 79 cells, need 81"
    assert describe_cell(19, geometry(3)) == "row 3 column 2"
    assert describe_cell(15, geometry(2)) == "row 4 column 4"


@pytest.mark.parametrize(
    ("items", "link", "text"),
    [
        (("2",), "and", "2"),
        (("2", "7"), "and", "2 and 7"),
        (("1", "2", "7"), "and", "1, 2 and 7"),
        (("16", "81", "256"), "or", "16, 81 or 256"),
    ],
)
def test_that_enumerations_end_in_their_link(items, link, text):
    assert str(Listed(items, link)) == listed(*items, link=link) == text


TERMS = [
    (Cells((0, 40)), "r1c1 and r5c5", "r1c1 and r5c5"),
    (Cell(40), "r5c5", "row 5 column 5"),
    (Digits((2, 7)), "2 and 7", "2 and 7"),
    (Units((10, 13)), "columns 2 and 5", "columns 2 and 5"),
    (Units((18, 19)), "boxes 1 and 2", "boxes 1 and 2"),
    (Units((2, 18)), "row 3 and box 1", "row 3 and box 1"),
    (Spelled(3), "three", "three"),
    (Spelled(12), "12", "12"),
    (Quoted("x" * 50), repr("x" * 39 + "…"), "“" + "x" * 39 + "…”"),
    (Label("Elite", "Elitism.elite"), "Elitism.elite", "Elite"),
    (Label("Elite", "Elitism.elite", is_quoted=True), "Elitism.elite", "“Elite”"),
    (Sentence("no {what}", what=Digits((5,))), "no 5", "no 5"),
]


@pytest.mark.parametrize(("term", "english", "shown"), TERMS)
def test_that_every_kind_of_term_is_worded_in_english_and_in_the_window(term, english, shown):
    sentence = Sentence("there is {term}", term=term)
    assert str(sentence) == f"there is {english}"
    assert in_words(sentence) == f"there is {shown}"


@pytest.mark.parametrize(("count", "text"), [(0, "0 boxes"), (1, "1 box"), (2, "2 boxes")])
def test_that_plurals_follow_the_count(count, text):
    sentence = Sentence("%n box(es)", n=count)
    assert str(sentence) == in_words(sentence) == text


def test_that_brackets_stay_where_nothing_is_counted():
    assert str(Sentence("Longest sequence (swaps)")) == "Longest sequence (swaps)"


def test_that_a_problem_reads_in_english_when_raised_and_compares_by_its_content():
    sentence = Sentence("must be below {limit}", limit=3)
    assert str(ProblemError(sentence)) == "must be below 3"
    assert sentence == Sentence("must be below {limit}").with_terms(limit=3) != sentence.with_terms(limit=4)


def test_that_a_clause_that_stands_alone_has_a_capital_unless_it_begins_with_a_name():
    assert full_sentence(Sentence("no digit fits in {cell}", cell=Cell(8))) == "No digit fits in row 1 column 9."
    assert full_sentence(Sentence("{place} is missing", place="version")) == "version is missing."
    assert full_sentence(Sentence("{what} is missing", what=Label("elite", ""))) == "Elite is missing."


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (1, "1 trial"),
        (999, "999 trials"),
        (1234, "1,234 trials"),
        (2**31, "2,147,483,648 trials"),
        (10**15 + 1, "1,000,000,000,000,001 trials"),
    ],
)
def test_that_counts_of_any_size_are_grouped_and_in_the_right_number(count, text):
    assert in_words(Sentence("%n trial(s)", n=count)) == text


@pytest.mark.parametrize(("count", "text"), [(1, "1 entry of yours is kept"), (2, "2 entries of yours are kept")])
def test_that_words_that_differ_in_number_agree_with_the_count(count, text):
    sentence = Sentence("%n (entry/entries) of yours (is/are) kept", n=count)
    assert (in_words(sentence), str(sentence)) == (text, text)


def test_that_a_text_says_its_terms_as_a_sentence_does():
    terms = {"n": 2, "seed": "12345", "trials": 12345, "rank": np.int64(1500), "unit": Sentence("trials")}
    text = "%n run(s) with seed {seed}: {trials} {unit}, rank {rank}"
    assert tr(text, "comment", **terms) == "2 runs with seed 12345: 12,345 trials, rank 1,500"


def test_that_facts_are_enumerated_with_commas_alone():
    assert enumerated(Sentence("%n trial(s)", n=2), Sentence("%n restart(s)", n=1)) == "2 trials, 1 restart"


def test_that_a_date_is_written_as_the_locale_does():
    assert in_words(Sentence("{date}", date=date(2026, 11, 21))) == "11/21/26"
    assert str(Sentence("{date}", date=date(2026, 11, 21))) == "2026-11-21"
