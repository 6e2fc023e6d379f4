"""The form reports the request, and its problems immediately."""

from math import inf

import pytest
from PySide6.QtCore import Qt

from sudoku_desktop.board import Symmetry, Variant
from sudoku_desktop.evolution.presets import DEFAULT, MANTERE_KOLJONEN_2007, PRESETS
from sudoku_desktop.logic import Level
from sudoku_desktop.services.generation import LEVEL_RATINGS, Method, PuzzleCriteria
from sudoku_desktop.services.rating_scales import EvolutionaryLevel
from sudoku_desktop.ui.generating.criteria_fields import DifficultyField
from sudoku_desktop.ui.generating.criteria_form import ANY_GIVENS, THESE_GIVENS, CriteriaForm


@pytest.fixture
def form(qtbot):
    made = CriteriaForm()
    qtbot.addWidget(made)
    return made


HALF_TURN = Symmetry.ROTATIONAL


def test_that_an_untouched_form_requests_nothing_in_particular_but_a_half_turn(form):
    assert form.criteria == PuzzleCriteria(symmetry=HALF_TURN)
    assert form.notice.text == ""


def test_that_every_level_of_people_and_of_evolution_can_be_requested(form):
    for level in Level:
        form.difficulty.choose(level)
        assert form.criteria == PuzzleCriteria(rating=LEVEL_RATINGS[level], symmetry=HALF_TURN)
    for hardness in EvolutionaryLevel:
        form.difficulty.choose(hardness)
        assert form.criteria == PuzzleCriteria(evolutionary=hardness, symmetry=HALF_TURN)


def test_that_headings_cannot_be_chosen(form, qtbot):
    form.show()
    seen = set()
    form.difficulty.setCurrentIndex(0)
    for _ in range(form.difficulty.count()):
        seen.add(form.difficulty.currentText())
        qtbot.keyClick(form.difficulty, Qt.Key.Key_Down)
    assert len(seen) == 1 + len(Level) + 1 + len(EvolutionaryLevel)


def test_that_ratings_are_asked_for_only_where_they_matter_and_12_is_no_limit(form):
    assert form.ratings.isHidden()
    form.difficulty.choose(DifficultyField.RANGE)
    assert not form.ratings.isHidden()
    form.ratings.set_ratings(7.1, 9.3)
    assert form.criteria.rating == (7.1, 9.3)
    form.ratings.set_ratings(8.3, inf)
    assert form.ratings.high.text() == "12.0"
    assert form.criteria.rating == (8.3, inf)


def test_that_a_range_of_givens_can_be_requested(form):
    assert form.givens.isHidden()
    form.given_choice.setCurrentIndex(THESE_GIVENS)
    form.givens.set_numbers(24, 26)
    assert form.criteria.givens == (24, 26)
    form.given_choice.setCurrentIndex(ANY_GIVENS)
    assert form.criteria.givens == (17, 60)


@pytest.mark.parametrize("symmetry", list(Symmetry))
def test_that_every_symmetry_has_a_name_and_a_picture(form, symmetry):
    place = list(Symmetry).index(symmetry)
    form.symmetry.setCurrentIndex(place)
    assert form.criteria.symmetry is symmetry
    image = form.symmetry.itemIcon(place).pixmap(32, 32).toImage()
    assert any(image.pixelColor(x, y).alpha() for x in range(32) for y in range(32))
    assert len({form.symmetry.itemText(index) for index in range(form.symmetry.count())}) == len(Symmetry)


@pytest.mark.parametrize("method", list(Method))
def test_that_each_method_says_what_it_does(form, method):
    form.method.setCurrentIndex(list(Method).index(method))
    assert form.criteria.method is method
    assert form.method_sentence.text().endswith(".")
    assert form.method.accessibleDescription() == form.method_sentence.text()


def test_that_hopeless_criteria_are_warned_of_and_impossible_ones_cannot_be_made(form):
    form.given_choice.setCurrentIndex(THESE_GIVENS)
    form.givens.set_numbers(17, 18)
    assert "extremely rare" in form.notice.text
    assert form.criteria is not None
    form.givens.set_numbers(24, 26)
    assert form.notice.text == ""
    form.givens.set_numbers(30, 25)
    assert form.notice.text == "The fewest givens, 30, must not be more than the most, 25."
    assert form.criteria is None
    assert form.next_request() is None


def test_that_every_preset_can_evolve_the_open_solution(form):
    names = [form.algorithm.itemData(index) for index in range(form.algorithm.count())]
    assert names == [preset.name for preset in PRESETS]
    form.algorithm.setCurrentIndex(0)
    assert form.next_request().algorithm is PRESETS[0]


def test_that_each_start_draws_a_new_seed_unless_somebody_typed_one(form, qtbot):
    shown = form.seed.field.seed()
    assert form.next_request().seed == shown
    drawn = {form.next_request().seed for _ in range(4)}
    assert len(drawn | {shown}) > 2
    form.seed.field.clear()
    qtbot.keyClicks(form.seed.field, "77")
    assert not form.seed.new_each_time.isChecked()
    assert [form.next_request().seed for _ in range(2)] == [77, 77]
    form.seed.draw_button.click()
    assert form.next_request().seed == form.seed.field.seed()


def test_that_every_field_has_a_name_for_screen_readers(form):
    fields = (form.count, form.difficulty, form.given_choice, form.symmetry, form.method, form.algorithm)
    both = (form.ratings.low, form.ratings.high, form.givens.low, form.givens.high, form.seed.field)
    names = [field.accessibleName() for field in (*fields, *both)]
    assert all(names)
    assert len(set(names)) == len(names)


def test_that_what_does_not_apply_to_a_shape_cannot_be_requested(form):
    form.difficulty.choose(EvolutionaryLevel.HARD)
    form.method.choose(Method.PAPERS)
    assert form.shape_sentence.isHidden()
    form.shape.sizes.choose(6)
    assert not form.shape_sentence.isHidden()
    assert form.criteria == PuzzleCriteria(size=6, symmetry=HALF_TURN)
    hard = form.difficulty.findText("Hard for evolution")
    assert not form.difficulty.model().item(hard).isEnabled()
    form.difficulty.choose(Level.TOUGH)
    assert form.criteria == PuzzleCriteria.of_level(Level.TOUGH, size=6, symmetry=HALF_TURN)
    assert not form.method.model().item(list(Method).index(Method.PAPERS)).isEnabled()
    form.shape.sizes.choose(9)
    assert form.difficulty.model().item(hard).isEnabled()
    assert form.criteria == PuzzleCriteria.of_level(Level.TOUGH, symmetry=HALF_TURN)


def test_that_numbers_of_givens_follow_the_size(form):
    form.given_choice.setCurrentIndex(THESE_GIVENS)
    form.shape.sizes.choose(25)
    assert form.criteria.givens == (250, 281)
    form.givens.set_numbers(300, 625)
    assert form.criteria.givens == (300, 625)
    form.shape.sizes.choose(4)
    assert form.criteria.givens == (6, 7)


def test_that_an_algorithm_that_cannot_evolve_the_shape_is_told_of_and_makes_nothing(form):
    form.algorithm.choose(MANTERE_KOLJONEN_2007)
    assert form.next_request() is not None
    form.shape.regions.choose(Variant.LATIN)
    assert "no boxes" in form.notice.text
    assert form.next_request() is None
    form.algorithm.choose(DEFAULT)
    assert form.notice.text == ""
    assert form.next_request().criteria.variants == (Variant.LATIN,)
