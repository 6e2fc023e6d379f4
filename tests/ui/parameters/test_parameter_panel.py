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


def field(panel, name):
    return panel.row(name).field.widget


# The algorithm.


def test_that_an_untouched_panel_holds_the_first_preset_exactly(panel, paper):
    assert panel.algorithm() == paper
    assert not panel.is_modified


def test_that_every_setting_of_every_preset_has_a_row_with_its_value_and_bounds(panel, paper, other):
    for algorithm in (paper, other):
        panel.set_algorithm(algorithm)
        for setting in algorithm.settings():
            widget = field(panel, setting.name)
            assert panel.row(setting.name).value() == setting.value
            if isinstance(widget, MemberField):
                assert widget.count() == len(setting.parameter.choices)
            else:
                assert (widget.minimum(), widget.maximum()) == (setting.parameter.minimum, setting.parameter.maximum)


def test_that_typed_values_reach_the_algorithm(panel, paper):
    type_into(field(panel, "mutation.probability"), "0.25")
    type_into(field(panel, "population"), "50")
    algorithm = panel.algorithm()
    assert algorithm.mutation.probability == 0.25
    assert algorithm.population == 50
    assert algorithm == paper.with_settings({"mutation.probability": 0.25, "population": 50})


def test_that_a_choice_is_made_by_keyboard(panel):
    combo = field(panel, "mutation.illegal_swap")
    combo.setFocus()
    QTest.keyClick(combo, Qt.Key.Key_Down)
    assert panel.algorithm().mutation.illegal_swap is IllegalSwap.SKIPPED


def test_that_a_number_below_its_bounds_becomes_the_nearest_allowed(panel):
    type_into(field(panel, "population"), "1")
    assert panel.algorithm().population == 2


def test_that_a_value_with_more_digits_than_are_shown_is_kept(panel, paper):
    third = paper.with_settings({"mutation.probability": 1 / 3})
    panel.set_algorithm(third)
    assert panel.algorithm() == third


def test_that_a_modified_algorithm_is_shown_as_its_preset_with_modifications(panel, other):
    panel.set_algorithm(other.with_settings({"selection.size": 9}))
    assert panel.chooser.currentText() == other.title
    assert panel.algorithm().selection.size == 9
    assert panel.row("selection.size").is_modified
    assert not panel.row("population").is_modified


def test_that_an_algorithm_of_an_unknown_name_is_added_to_the_chooser(panel, paper, other):
    mixed = dataclasses.replace(paper, selection=other.selection, name="mixed", title="Mixed")
    panel.set_algorithm(mixed)
    assert panel.algorithm() == mixed
    assert panel.chooser.currentText() == "Mixed"
    assert not panel.is_modified


def test_that_the_chooser_shows_whose_algorithm_it_is(panel, other):
    panel.chooser.choose("tournament")
    texts = {label.text() for label in panel.findChildren(QLabel) if label.isVisible()}
    assert {"Somebody · 2020", other.source, other.sentence} <= texts
    assert panel.sections["selection"].chooser.currentText() == "Tournament"
    assert panel.algorithm() == other


def test_that_edits_survive_a_look_at_another_preset(panel, paper):
    field(panel, "population").setValue(33)
    panel.chooser.choose("tournament")
    panel.chooser.choose(PAPER.name)
    assert panel.algorithm() == paper.with_settings({"population": 33})


# Modified marks and reset.


def test_that_a_modified_row_is_marked_by_more_than_colour(panel):
    row = panel.row("mutation.slack")
    assert not row.mark.text()
    row.field.widget.setValue(2)
    assert row.mark.text() == "●"
    assert row.label.font().bold()
    assert "the preset has 1" in row.field.widget.accessibleDescription()
    row.field.widget.setValue(1)
    assert not row.mark.text()
    assert not row.label.font().bold()


def test_that_a_row_is_reset_alone_and_keeps_the_focus(panel, paper):
    slack, probability = panel.row("mutation.slack"), panel.row("mutation.probability")
    slack.field.widget.setValue(3)
    probability.field.widget.setValue(0.1)
    assert slack.reset_button.isVisible()
    slack.reset_button.setFocus()
    QTest.keyClick(slack.reset_button, Qt.Key.Key_Space)
    assert panel.algorithm() == paper.with_settings({"mutation.probability": 0.1})
    assert not slack.reset_button.isVisible()
    assert slack.field.widget.hasFocus()


def test_that_reset_to_preset_resets_everything(panel, paper):
    assert not panel.reset_button.isEnabled()
    field(panel, "mutation.slack").setValue(3)
    field(panel, "population").setValue(80)
    panel.reset_button.click()
    assert panel.algorithm() == paper
    assert not panel.reset_button.isEnabled()


# Values that do not fit together.


def test_that_values_that_do_not_fit_are_explained_in_a_sentence(panel, qtbot):
    with qtbot.waitSignal(panel.validity_changed) as told:
        field(panel, "replacement.elite").setValue(30)
    assert told.args == [False]
    assert panel.algorithm() is None
    assert panel.problem.isVisible()
    assert panel.problem.text == "Elite must be below the population of 21, got 30."
    with qtbot.waitSignal(panel.validity_changed) as told:
        field(panel, "population").setValue(31)
    assert told.args == [True]
    assert panel.algorithm().replacement.elite == 30
    assert not panel.problem.isVisible()


def test_that_another_preset_is_judged_by_itself(panel, qtbot, other):
    field(panel, "replacement.elite").setValue(30)
    with qtbot.waitSignal(panel.validity_changed) as told:
        panel.chooser.choose("tournament")
    assert told.args == [True]
    assert panel.algorithm() == other


def test_that_validity_is_told_only_when_it_changes(panel):
    told = []
    panel.validity_changed.connect(told.append)
    field(panel, "population").setValue(40)
    field(panel, "replacement.elite").setValue(50)
    field(panel, "replacement.elite").setValue(51)
    assert told == [False]


# Seed.


def test_that_every_run_draws_a_new_seed_until_that_is_switched_off(panel):
    assert panel.seed() == 1001
    assert panel.next_seed() == 1002
    assert panel.seed() == 1002
    panel.seed_section.new_each_run.setChecked(False)
    assert panel.next_seed() == 1002


def test_that_a_typed_seed_is_not_thrown_away(panel):
    type_into(panel.seed_section.field, "42")
    assert not panel.seed_section.new_each_run.isChecked()
    assert panel.next_seed() == 42


@pytest.mark.parametrize("seed", [0, MAX_SEED])
def test_that_the_outermost_seeds_can_be_typed_and_set(panel, seed):
    type_into(panel.seed_section.field, str(seed))
    assert panel.seed() == seed
    panel.set_seed(7)
    panel.set_seed(seed)
    assert panel.seed() == seed


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_that_a_seed_out_of_bounds_is_refused(panel, seed):
    with pytest.raises(ValueError, match="the seed must be in"):
        panel.set_seed(seed)
    panel.set_seed(5)
    type_into(panel.seed_section.field, str(seed))
    assert 0 <= panel.seed() <= MAX_SEED


def test_that_an_emptied_seed_comes_back(panel):
    panel.set_seed(77)
    panel.seed_section.field.setFocus()
    panel.seed_section.field.clear()
    field(panel, "population").setFocus()
    assert panel.seed_section.field.text() == "77"
    assert panel.seed() == 77


def test_that_a_pasted_seed_may_have_separators(panel):
    QApplication.clipboard().setText(" 1,234,567\n")
    panel.seed_section.field.selectAll()
    panel.seed_section.field.paste()
    assert panel.seed() == 1_234_567


def test_that_the_seed_is_copied(panel):
    panel.set_seed(987)
    panel.seed_section.copy_button.click()
    assert QApplication.clipboard().text() == "987"


# Budget.


def test_that_the_budget_is_the_default_at_first(panel):
    assert panel.budget() == DEFAULT_BUDGET


@pytest.mark.parametrize(
    "budget", [Budget(), Budget(generations=5, trials=10**13, seconds=2.5), Budget(seconds=3600.0), Budget(trials=1)]
)
def test_that_any_budget_comes_back_as_it_was_set(panel, budget):
    panel.set_budget(budget)
    assert panel.budget() == budget


def test_that_no_limit_switches_the_number_off_and_keeps_it(panel):
    row = panel.budget_section.generations
    type_into(row.field, "500")
    row.no_limit.click()
    assert panel.budget() == Budget()
    assert not row.field.isEnabled()
    row.no_limit.click()
    assert panel.budget() == Budget(generations=500)


# Changes are told.


@pytest.mark.parametrize(
    "change",
    [
        lambda panel: field(panel, "population").setValue(50),
        lambda panel: panel.chooser.choose("tournament"),
        lambda panel: panel.set_seed(3),
        lambda panel: panel.seed_section.new_each_run.setChecked(False),
        lambda panel: panel.set_budget(Budget(generations=7)),
        lambda panel: panel.set_algorithm(panel.preset.with_settings({"mutation.slack": 4})),
    ],
)
def test_that_every_change_is_told(panel, qtbot, change):
    with qtbot.waitSignal(panel.changed):
        change(panel)


# Keyboard and screen reader.


def test_that_tab_goes_from_top_to_bottom_through_every_field(panel, qtbot, other, paper):
    panel.set_algorithm(other)
    panel.set_algorithm(paper)  # rows are made anew
    field(panel, "mutation.slack").setValue(2)
    content = panel.scroll_area.widget()
    qtbot.waitUntil(lambda: content.height() >= content.heightForWidth(content.width()))
    first = panel.essentials.items[0].slider
    first.setFocus()
    visited = [first]
    while QApplication.focusWidget() is not panel.budget_section.seconds.no_limit:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        visited.append(QApplication.focusWidget())
        assert len(visited) < 60
    tops = [widget.mapTo(content, widget.rect().center()).y() for widget in visited]
    assert all(after > before - 8 for before, after in pairwise(tops))
    rows = [panel.row(setting.name) for setting in paper.settings()]
    assert {row.field.widget for row in rows} <= set(visited)
    assert [row.reset_button in visited for row in rows] == [row.setting.name == "mutation.slack" for row in rows]


def test_that_every_field_is_named_and_described(panel):
    def name(widget):
        if isinstance(widget, QComboBox):  # on Unix its name is what is chosen in it, and its label comes before
            return widget.accessibleName()
        return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)

    assert all(name(widget) for widget in panel._focusable())
    assert len({name(widget) for widget in panel._focusable()}) == len(list(panel._focusable()))
    elite = field(panel, "replacement.elite")
    assert elite.accessibleName() == "Elite (individuals)"
    assert elite.accessibleDescription() == "How many of the best survive unchanged. From 0 to 1,000 individuals."
    assert panel.row("replacement.elite").label.buddy() is elite
    assert "replacement.elite" in elite.toolTip()


def test_that_the_form_is_never_narrower_than_its_rows(panel):
    panel.resize(50, 400)
    QApplication.processEvents()
    content = panel.scroll_area.widget()
    assert content.width() >= content.minimumSizeHint().width()


def test_that_the_form_loads_no_compiler():
    code = "import sys, sudoku_desktop.ui.parameters; print('numba' in sys.modules or 'pyqtgraph' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
