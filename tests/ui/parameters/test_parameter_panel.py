"""The form against the declarations it is built from."""

import dataclasses
import subprocess
import sys
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel

from sudoku_desktop.evolution.budget import DEFAULT_BUDGET, Budget
from sudoku_desktop.evolution.parts.mutation import IllegalSwap
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.ui.widgets.fields import MAX_SEED, MemberField


def type_into(widget, text):
    widget.setFocus()
    widget.selectAll()
    QTest.keyClicks(widget, text)
    QTest.keyClick(widget, Qt.Key.Key_Return)


def field(form, name):
    return form.panel.row(name).field.widget


# The algorithm.


def test_that_an_untouched_panel_holds_the_first_preset_exactly(form, paper):
    assert form.parameters.algorithm() == paper
    assert not form.parameters.is_modified


def test_that_every_setting_of_every_preset_has_a_row_with_its_value_and_bounds(form, paper, other):
    for algorithm in (paper, other):
        form.parameters.set_algorithm(algorithm)
        for setting in algorithm.settings():
            widget = field(form, setting.name)
            assert form.panel.row(setting.name).field.value() == setting.value
            if isinstance(widget, MemberField):
                assert widget.count() == len(setting.parameter.choices)
            else:
                assert (widget.minimum(), widget.maximum()) == (setting.parameter.minimum, setting.parameter.maximum)


def test_that_typed_values_reach_the_algorithm(form, paper):
    type_into(field(form, "mutation.probability"), "0.25")
    type_into(field(form, "population"), "50")
    algorithm = form.parameters.algorithm()
    assert algorithm.mutation.probability == 0.25
    assert algorithm.population == 50
    assert algorithm == paper.with_settings({"mutation.probability": 0.25, "population": 50})


def test_that_a_choice_is_made_by_keyboard(form):
    combo = field(form, "mutation.illegal_swap")
    combo.setFocus()
    QTest.keyClick(combo, Qt.Key.Key_Down)
    assert form.parameters.algorithm().mutation.illegal_swap is IllegalSwap.SKIPPED


def test_that_a_number_below_its_bounds_becomes_the_nearest_allowed(form):
    type_into(field(form, "population"), "1")
    assert form.parameters.algorithm().population == 2


def test_that_a_value_with_more_digits_than_are_shown_is_kept(form, paper):
    third = paper.with_settings({"mutation.probability": 1 / 3})
    form.parameters.set_algorithm(third)
    assert form.panel.row("mutation.probability").field.value() == 1 / 3
    assert form.parameters.algorithm() == third


def test_that_a_modified_algorithm_is_shown_as_its_preset_with_modifications(form, other):
    form.parameters.set_algorithm(other.with_settings({"selection.size": 9}))
    assert form.card.chooser.currentText() == other.title
    assert form.parameters.algorithm().selection.size == 9
    assert form.panel.row("selection.size").mark.text()
    assert not form.panel.row("population").mark.text()


def test_that_an_algorithm_of_an_unknown_name_is_added_to_the_chooser(form, paper, other):
    mixed = dataclasses.replace(paper, selection=other.selection, name="mixed", title="Mixed")
    form.parameters.set_algorithm(mixed)
    assert form.parameters.algorithm() == mixed
    assert form.card.chooser.currentText() == "Mixed"
    assert not form.parameters.is_modified


def test_that_the_chooser_shows_whose_algorithm_it_is(form, other):
    form.card.chooser.choose("tournament")
    texts = {label.text() for label in form.panel.findChildren(QLabel) if label.isVisible()}
    assert {"Somebody · 2020", other.source, other.sentence} <= texts
    assert form.panel.sections["selection"].chooser.currentText() == "Tournament"
    assert form.parameters.algorithm() == other


def test_that_edits_survive_a_look_at_another_preset(form, paper):
    field(form, "population").setValue(33)
    form.card.chooser.choose("tournament")
    form.card.chooser.choose(PAPER.name)
    assert form.parameters.algorithm() == paper.with_settings({"population": 33})


# Modified marks and reset.


def test_that_a_modified_row_is_marked_by_more_than_colour(form):
    row = form.panel.row("mutation.slack")
    assert not row.mark.text()
    row.field.widget.setValue(2)
    assert row.mark.text() == "●"
    assert row.label.font().bold()
    assert "the preset has 1" in row.field.widget.accessibleDescription()
    row.field.widget.setValue(1)
    assert not row.mark.text()
    assert not row.label.font().bold()


def test_that_a_row_is_reset_alone_and_keeps_the_focus(form, paper):
    slack, probability = form.panel.row("mutation.slack"), form.panel.row("mutation.probability")
    slack.field.widget.setValue(3)
    probability.field.widget.setValue(0.1)
    assert slack.reset_button.isVisible()
    slack.reset_button.setFocus()
    QTest.keyClick(slack.reset_button, Qt.Key.Key_Space)
    assert form.parameters.algorithm() == paper.with_settings({"mutation.probability": 0.1})
    assert not slack.reset_button.isVisible()
    assert slack.field.widget.hasFocus()


def test_that_reset_to_preset_resets_everything(form, paper):
    assert not form.panel.reset_button.isEnabled()
    field(form, "mutation.slack").setValue(3)
    field(form, "population").setValue(80)
    form.panel.reset_button.click()
    assert form.parameters.algorithm() == paper
    assert not form.panel.reset_button.isEnabled()


# Values that do not fit together.


def test_that_values_that_do_not_fit_are_explained_in_a_sentence(form):
    field(form, "replacement.elite").setValue(30)
    assert form.parameters.algorithm() is None
    assert form.panel.problem.isVisible()
    assert form.panel.problem.text == "Elite must be below the population of 21, got 30."
    field(form, "population").setValue(31)
    assert form.parameters.algorithm().replacement.elite == 30
    assert not form.panel.problem.isVisible()


def test_that_another_preset_is_judged_by_itself(form, other):
    field(form, "replacement.elite").setValue(30)
    form.card.chooser.choose("tournament")
    assert form.parameters.algorithm() == other
    assert not form.panel.problem.isVisible()


# Seed.


def test_that_every_run_draws_a_new_seed_until_that_is_switched_off(form):
    assert form.parameters.seed() == 1001
    assert form.parameters.next_seed() == 1002
    assert form.parameters.seed() == 1002
    form.panel.seed_section.new_each_run.setChecked(False)
    assert form.parameters.next_seed() == 1002


def test_that_a_typed_seed_is_not_thrown_away(form):
    type_into(form.card.essentials.seed.field, "42")
    assert not form.panel.seed_section.new_each_run.isChecked()
    assert form.parameters.next_seed() == 42


@pytest.mark.parametrize("seed", [0, MAX_SEED])
def test_that_the_outermost_seeds_can_be_typed_and_set(form, seed):
    type_into(form.card.essentials.seed.field, str(seed))
    assert form.parameters.seed() == seed
    form.parameters.set_seed(7)
    form.parameters.set_seed(seed)
    assert form.parameters.seed() == form.card.essentials.seed.field.seed() == seed


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_that_a_seed_out_of_bounds_is_refused(form, seed):
    with pytest.raises(ValueError, match="the seed must be in"):
        form.parameters.set_seed(seed)
    form.parameters.set_seed(5)
    type_into(form.card.essentials.seed.field, str(seed))
    assert 0 <= form.parameters.seed() <= MAX_SEED


def test_that_an_emptied_seed_comes_back(form):
    form.parameters.set_seed(77)
    form.card.essentials.seed.field.setFocus()
    form.card.essentials.seed.field.clear()
    field(form, "population").setFocus()
    assert form.card.essentials.seed.field.text() == "77"
    assert form.parameters.seed() == 77


def test_that_a_pasted_seed_may_have_separators(form):
    QApplication.clipboard().setText(" 1,234,567\n")
    form.card.essentials.seed.field.selectAll()
    form.card.essentials.seed.field.paste()
    assert form.parameters.seed() == 1_234_567


def test_that_the_seed_is_copied(form):
    form.parameters.set_seed(987)
    form.card.essentials.seed.copy_button.click()
    assert QApplication.clipboard().text() == "987"


# Budget.


def test_that_the_budget_is_the_default_at_first(form):
    assert form.parameters.budget() == DEFAULT_BUDGET


@pytest.mark.parametrize(
    "budget", [Budget(), Budget(generations=5, trials=10**13, seconds=2.5), Budget(seconds=3600.0), Budget(trials=1)]
)
def test_that_any_budget_comes_back_as_it_was_set(form, budget):
    form.parameters.set_budget(budget)
    limits = [row.limit() for row in form.panel.budget_section.limits.values()]
    assert form.parameters.budget() == budget == Budget(*limits)


def test_that_no_limit_switches_the_number_off_and_keeps_it(form):
    row = form.panel.budget_section.limits["generations"]
    type_into(row.field, "500")
    row.no_limit.click()
    assert form.parameters.budget() == Budget()
    assert not row.field.isEnabled()
    row.no_limit.click()
    assert form.parameters.budget() == Budget(generations=500)


# Changes are told.


@pytest.mark.parametrize(
    "change",
    [
        lambda form: field(form, "population").setValue(50),
        lambda form: form.card.chooser.choose("tournament"),
        lambda form: form.parameters.set_seed(3),
        lambda form: form.panel.seed_section.new_each_run.setChecked(False),
        lambda form: form.parameters.set_budget(Budget(generations=7)),
        lambda form: form.parameters.set_algorithm(form.parameters.preset.with_settings({"mutation.slack": 4})),
    ],
)
def test_that_every_change_is_told(form, qtbot, change):
    with qtbot.waitSignal(form.parameters.changed):
        change(form)


# Keyboard and screen reader.


def test_that_tab_goes_from_top_to_bottom_through_every_field(form, qtbot, other, paper):
    form.parameters.set_algorithm(other)
    form.parameters.set_algorithm(paper)  # the rows of the selection are made anew
    field(form, "mutation.slack").setValue(2)
    content = form.panel.scroll_area.widget()
    qtbot.waitUntil(lambda: content.height() >= content.heightForWidth(content.width()))
    first = form.panel.all_parts.button
    first.setFocus()
    visited = [first]
    while QApplication.focusWidget() is not form.panel.budget_section.limits["seconds"].no_limit:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        visited.append(QApplication.focusWidget())
        assert len(visited) < 60
    tops = [widget.mapTo(content, widget.rect().center()).y() for widget in visited]
    assert all(after > before - 8 for before, after in pairwise(tops))
    rows = [form.panel.row(setting.name) for setting in paper.settings()]
    assert {row.field.widget for row in rows} <= set(visited)
    assert [row.reset_button in visited for row in rows] == [row.name == "mutation.slack" for row in rows]


def test_that_every_field_is_named_and_described(form):
    def name(widget):
        if isinstance(widget, QComboBox):  # on Unix its name is what is chosen in it, and its label comes before
            return widget.accessibleName()
        return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)

    assert all(name(widget) for widget in form.panel._focusable())
    assert len({name(widget) for widget in form.panel._focusable()}) == len(list(form.panel._focusable()))
    elite = field(form, "replacement.elite")
    assert elite.accessibleName() == "Elite (individuals)"
    assert elite.accessibleDescription() == "How many of the best survive unchanged. From 0 to 1,000 individuals."
    assert form.panel.row("replacement.elite").label.buddy() is elite
    assert "replacement.elite" in elite.toolTip()


def test_that_the_form_is_never_narrower_than_its_rows(form):
    form.window.resize(50, 400)
    QApplication.processEvents()
    content = form.panel.scroll_area.widget()
    assert content.width() >= content.minimumSizeHint().width()


def test_that_the_form_loads_no_compiler():
    code = "import sys, sudoku_desktop.ui.parameters.panel; print('numba' in sys.modules or 'pyqtgraph' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
