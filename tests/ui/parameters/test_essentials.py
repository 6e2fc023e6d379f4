"""The five most important settings: each shows the value of the form, and changes it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sudoku_desktop.evolution.parts.catalogue import CATALOGUE, ESCAPES
from sudoku_desktop.evolution.parts.mutation import BlocksTried
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.ui.parameters.essentials import STEPS, place_of, value_at
from sudoku_desktop.ui.widgets.tool_tip import tool_tip

NUMBERS = {
    f"{kind.__name__}.{name}": parameter
    for kinds in (*CATALOGUE.values(), ESCAPES)
    for kind in kinds
    for name, parameter in kind.declared()
    if not parameter.choices
}


@pytest.mark.parametrize("parameter", NUMBERS.values(), ids=NUMBERS.keys())
def test_that_a_slider_reaches_every_part_of_a_range(parameter):
    values = [value_at(place, parameter) for place in range(STEPS + 1)]
    assert (values[0], values[-1]) == (parameter.minimum, parameter.maximum)
    assert values == sorted(values)
    assert all(type(value) is type(parameter.default) for value in values)
    assert value_at(place_of(parameter.default, parameter), parameter) == pytest.approx(parameter.default, rel=0.05)


def shown(form):
    return [(each.title.text(), each.part, each.value.text()) for each in form.card.essentials.items]


def test_that_five_settings_stand_above_all_others(form):
    assert shown(form) == [
        ("Population", "", "21"),
        ("Crossover", "Uniform", "1"),
        ("Mutation", "Swap sequences", "0.6"),
        ("Elite", "Elitism", "1"),
        ("Restart after", "Restart", "2,000"),
    ]
    assert all(each.sentence for each in form.card.essentials.items)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_that_every_preset_has_its_five(full, preset):
    full.parameters.choose_preset(preset.name)
    assert all(title and value for title, _, value in shown(full))
    assert all(each.sentence for each in full.card.essentials.items)


def test_that_a_slider_sets_the_form_and_the_form_the_slider(form):
    mutation = form.card.essentials.items[2]
    mutation.slider.setValue(round(0.25 * STEPS))
    assert form.panel.row("mutation.probability").field.value() == 0.25
    assert form.parameters.algorithm().mutation.probability == 0.25
    assert mutation.value.text() == "0.25"
    assert mutation.title.text() == "Mutation ●"
    form.panel.row("mutation.probability").field.set_value(0.6)
    assert mutation.slider.value() == round(0.6 * STEPS)
    assert mutation.title.text() == "Mutation"
    assert mutation.slider.accessibleName() == "Mutation: 0.6"
    assert tool_tip(f"{mutation.part}: {mutation.sentence}") in mutation.slider.toolTip()


def test_that_a_slider_is_moved_by_keyboard(form):
    population = form.card.essentials.items[0].slider
    population.setFocus()
    seen = []
    for _ in range(30):
        QTest.keyClick(population, Qt.Key.Key_Left)
        seen.append(form.parameters.algorithm().population)
    assert seen == sorted(seen, reverse=True)
    assert seen[-1] < 10


def test_that_reset_to_the_paper_is_offered_once_something_is_changed(form):
    assert form.panel.reset_button.text() == "Reset to the Published Values"
    assert not form.panel.reset_button.isEnabled()
    form.card.essentials.items[0].slider.setValue(STEPS // 2)
    assert form.panel.reset_button.isEnabled()
    form.panel.reset_button.click()
    assert not form.parameters.is_modified
    assert shown(form)[0] == ("Population", "", "21")


def test_that_the_program_s_own_are_reset_to_a_preset(full):
    full.parameters.choose_preset("constructive-2026")
    assert full.panel.reset_button.text() == "Reset to the Preset"


def test_that_all_parts_and_the_budget_unfold_by_keyboard(form):
    for fold, inside in (
        (form.panel.all_parts, form.panel.population_section),
        (form.panel.budget_and_seed, form.panel.seed_section),
    ):
        fold.button.setChecked(False)
        assert not inside.isVisible()
        fold.button.setFocus()
        QTest.keyClick(fold.button, Qt.Key.Key_Space)
        assert inside.isVisible()


def test_that_a_number_says_of_what_it_is(full):
    mutation, restart = (full.card.essentials.items[place] for place in (2, 4))
    assert mutation.sentence == "How likely a sequence of swaps is. Probability for: one random block of the child."
    assert restart.sentence.endswith(" Counted: since the population began.")
    full.parameters.choose_preset("team-209")
    assert mutation.sentence == "How likely a mutation is. Probability for: one cell of the child."
    assert restart.sentence.endswith(" Counted: without improvement.")


def test_that_a_number_follows_what_it_is_of(full):
    full.panel.row("mutation.blocks").field.set_value(BlocksTried.EACH)
    assert full.card.essentials.items[2].sentence.endswith("Probability for: each block separately.")
