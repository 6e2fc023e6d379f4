"""Parts are chosen in the form, and what does not fit the encoding follows it."""

import dataclasses

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sudoku_desktop.evolution.draft import Draft
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE, PLACES, fitting
from sudoku_desktop.evolution.parts.crossover import SharedThenEither, SinglePointCrossover
from sudoku_desktop.evolution.parts.encoding import BoxPermutations, PropagatedGrids
from sudoku_desktop.evolution.parts.escape import Ageing, Purge, Restart, SeededRestart
from sudoku_desktop.evolution.parts.mutation import RandomCandidates, SwapsInOneBlock
from sudoku_desktop.evolution.parts.selection import BetterRanks, LinearRanks, Tournament
from sudoku_desktop.evolution.presets import GERGES_2018, OURS, PRESETS, PUBLISHED
from sudoku_desktop.ui.parameters import RunParameters


def choose(form, place, kind):
    """Choose a part in the section's combo box, as the user does."""
    form.panel.sections[place].chooser.setCurrentText(kind.label)


def offered_escapes(form):
    """Return the actions of the menu that adds escapes, by kind."""
    menu = form.panel.escapes_section.menu
    menu.aboutToShow.emit()
    return {action.data(): action for action in menu.actions()}


def add(form, kind):
    offered_escapes(form)[kind].trigger()


def remove(form, kind):
    section = form.panel.escapes_section
    next(item for item in section.items if item.form.kind is kind).remove_button.click()


# Presets.


def test_that_every_preset_is_shown_as_it_is(full):
    for preset in PRESETS:
        full.card.chooser.choose(preset.name)
        assert full.parameters.algorithm() == full.parameters.preset == preset
        assert not full.parameters.is_modified
        assert not full.panel.reset_button.isEnabled()


def test_that_presets_stand_in_groups_whose_headings_cannot_be_chosen(full):
    mine = dataclasses.replace(PRESETS[0], name="mine", title="Mine")
    full.parameters.set_own((mine,))
    model = full.card.chooser.model()
    rows = [(model.item(row).text(), model.item(row).isEnabled()) for row in range(model.rowCount())]
    assert rows == [
        ("Published", False),
        *((preset.title, True) for preset in PUBLISHED),
        ("Ours", False),
        *((preset.title, True) for preset in OURS),
        ("Your own", False),
        ("Mine", True),
    ]
    full.parameters.choose_preset(PUBLISHED[-1].name)
    QTest.keyClick(full.card.chooser, Qt.Key.Key_Down)
    assert full.parameters.preset == OURS[0]


def test_that_the_first_preset_shown_is_the_one_asked_for(show):
    assert show(RunParameters(PUBLISHED, OURS, default=OURS[0])).parameters.algorithm() == OURS[0]


def test_that_an_own_preset_that_is_gone_gives_way_to_the_default(full):
    mine = dataclasses.replace(GERGES_2018, name="mine", title="Mine")
    full.parameters.set_own((mine,))
    full.parameters.choose_preset("mine")
    full.panel.row("population").field.set_value(50)
    full.parameters.set_own(())
    assert full.parameters.algorithm() == PRESETS[0]
    full.parameters.set_own((mine,))
    full.parameters.choose_preset("mine")
    assert full.parameters.algorithm() == mine


def test_that_a_preset_without_authors_and_source_shows_no_empty_lines(full):
    full.parameters.set_own((dataclasses.replace(GERGES_2018, name="mine", authors="", source="", sentence=""),))
    full.parameters.choose_preset("mine")
    head = full.panel.head
    assert head.about.text() == "2018"
    assert [label.isVisible() for label in (head.about, head.sentence, head.source)] == [1, 0, 0]


# Kinds of parts.


@pytest.mark.parametrize("preset", PRESETS, ids=[each.name for each in PRESETS])
def test_that_every_kind_that_fits_is_offered_and_taken(full, preset):
    full.parameters.choose_preset(preset.name)
    for place in PLACES:
        full.parameters.reset()
        kinds = CATALOGUE[place] if place == "encoding" else fitting(place, preset.encoding)
        chooser = full.panel.sections[place].chooser
        assert [chooser.itemText(row) for row in range(chooser.count())] == [kind.label for kind in kinds]
        for kind in kinds:
            full.parameters.reset()
            choose(full, place, kind)
            assert full.parameters.algorithm() == Draft.of(preset).with_kind(place, kind).algorithm()
            assert full.parameters.is_modified == (type(getattr(preset, place)) is not kind)


def test_that_a_place_with_one_kind_that_fits_only_names_it(full):
    full.parameters.choose_preset(OURS[0].name)
    section = full.panel.sections["fitness"]
    assert not section.chooser.isVisible()
    assert section.detail.isVisible()
    assert section.detail.text() == "Filled cells"
    full.parameters.choose_preset(PUBLISHED[0].name)
    assert section.chooser.isVisible()
    assert not section.detail.isVisible()


def test_that_a_kind_is_chosen_by_keyboard_and_keeps_the_focus(full):
    chooser = full.panel.sections["selection"].chooser
    chooser.setFocus()
    QTest.keyClick(chooser, Qt.Key.Key_Down)
    assert full.parameters.algorithm().selection == Tournament()
    assert chooser.hasFocus()
    QTest.keyClick(chooser, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is full.panel.sections["selection"].reset_button
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is full.panel.row("selection.size").field.widget


def test_that_values_of_a_chosen_part_reach_the_algorithm(full):
    choose(full, "mutation", SwapsInOneBlock)
    full.panel.row("mutation.swaps").field.set_value(3)
    assert full.parameters.algorithm().mutation == SwapsInOneBlock(swaps=3)
    with pytest.raises(KeyError):
        full.panel.row("mutation.slack")


def test_that_a_changed_part_is_marked_by_more_than_colour_and_reset_alone(full):
    section = full.panel.sections["selection"]
    assert (section.mark.text(), section.reset_button.isVisible()) == ("", False)
    choose(full, "selection", LinearRanks)
    full.panel.row("population").field.set_value(50)
    assert section.mark.text() == "●"
    assert section.reset_button.accessibleName() == "Reset Selection"
    assert section.chooser.accessibleDescription().startswith("Modified; the preset has Better ranks. Each parent ")
    section.reset_button.setFocus()
    QTest.keyClick(section.reset_button, Qt.Key.Key_Space)
    assert full.parameters.algorithm().selection == BetterRanks()
    assert full.parameters.algorithm().population == 50
    assert (section.mark.text(), section.reset_button.isVisible()) == ("", False)
    assert section.chooser.hasFocus()


def test_that_rows_of_a_changed_part_are_compared_with_its_defaults(full):
    choose(full, "selection", Tournament)
    row = full.panel.row("selection.size")
    assert not row.mark.text()
    row.field.set_value(9)
    assert row.mark.text()
    assert "the default is 7" in row.field.widget.accessibleDescription()
    row.reset_button.click()
    assert full.parameters.algorithm().selection == Tournament()


def test_that_going_back_to_the_presets_kind_brings_the_presets_values(full):
    full.parameters.choose_preset(GERGES_2018.name)
    choose(full, "selection", BetterRanks)
    choose(full, "selection", Tournament)
    assert full.parameters.algorithm() == GERGES_2018
    assert not full.parameters.is_modified


def test_that_a_part_can_be_changed_while_values_do_not_fit_together(full):
    full.panel.row("replacement.elite").field.set_value(30)
    assert full.parameters.algorithm() is None
    choose(full, "selection", Tournament)
    assert full.parameters.algorithm() is None
    assert full.panel.problem.text == "Elite must be below the population of 21, got 30."
    full.panel.row("population").field.set_value(31)
    assert full.parameters.algorithm().selection == Tournament()


# The encoding.


def test_that_another_encoding_takes_the_others_along_and_says_which(full):
    full.parameters.choose_preset(GERGES_2018.name)
    choose(full, "encoding", PropagatedGrids)
    algorithm = full.parameters.algorithm()
    assert algorithm == Draft.of(GERGES_2018).with_kind("encoding", PropagatedGrids).algorithm()
    assert (type(algorithm.crossover), type(algorithm.mutation)) == (SharedThenEither, RandomCandidates)
    assert full.panel.note.text == (
        "Also changed, to fit the encoding: Fitness, Crossover, Mutation, Replacement. Removed: Purge. "
        "“Reset to the Published Values” undoes this."
    )
    assert QAccessible.queryAccessibleInterface(full.panel.note).text(QAccessible.Text.Name) == full.panel.note.text
    assert [place for place in PLACES if full.panel.sections[place].mark.text()] == [
        "encoding",
        "fitness",
        "crossover",
        "mutation",
        "replacement",
    ]
    full.panel.reset_button.click()
    assert full.parameters.algorithm() == GERGES_2018
    assert not full.panel.note.isVisible()


def test_that_only_what_fits_now_can_be_reset_alone(full):
    choose(full, "encoding", PropagatedGrids)
    assert full.panel.sections["encoding"].reset_button.isVisible()
    assert not full.panel.sections["mutation"].reset_button.isVisible()
    full.panel.sections["encoding"].reset_button.click()
    assert full.parameters.algorithm() == PRESETS[0]


def test_that_the_note_goes_with_the_next_change_and_comes_only_with_an_encoding(full):
    choose(full, "encoding", PropagatedGrids)
    full.panel.row("population").field.set_value(22)
    assert not full.panel.note.isVisible()
    choose(full, "encoding", BoxPermutations)
    choose(full, "crossover", SinglePointCrossover)
    assert not full.panel.note.isVisible()


# Escapes.


def test_that_escapes_are_removed_and_added(full):
    remove(full, Ageing)
    assert full.parameters.algorithm().escapes == (Restart(2000),)
    remove(full, Restart)
    assert full.parameters.algorithm().escapes == ()
    add(full, SeededRestart)
    add(full, Ageing)
    full.panel.row("seededrestart.after").field.set_value(77)
    assert full.parameters.algorithm().escapes == (PRESETS[0].escapes[0], SeededRestart(77))
    full.panel.escapes_section.reset_button.click()
    assert full.parameters.algorithm() == PRESETS[0]


def test_that_changed_escapes_are_marked(full):
    section = full.panel.escapes_section
    assert not section.mark.text()
    remove(full, Restart)
    assert section.mark.text() == "●"
    assert section.reset_button.isVisible()
    assert section.reset_button.toolTip() == "Modified; the preset has Ageing, Restart."
    assert full.parameters.is_modified
    add(full, Restart)
    assert not section.mark.text()
    assert not full.parameters.is_modified


def test_that_only_escapes_that_can_join_are_offered_and_the_others_say_why(full):
    actions = offered_escapes(full)
    assert [kind for kind, action in actions.items() if action.isEnabled()] == [Purge]
    assert set(actions) == {SeededRestart, Purge}
    assert "“Restart” and “Seeded restart” exclude each other" in actions[SeededRestart].toolTip()
    choose(full, "encoding", PropagatedGrids)
    actions = offered_escapes(full)
    assert "“Purge” cannot work on “Propagated grids”: it works on full grids" in actions[Purge].toolTip()
    assert not full.panel.escapes_section.add_button.isEnabled()


def test_that_escapes_are_removed_by_keyboard_and_the_focus_stays_near(full):
    section = full.panel.escapes_section
    section.items[0].remove_button.setFocus()
    QTest.keyClick(section.items[0].remove_button, Qt.Key.Key_Space)
    assert [item.form.kind for item in section.items] == [Restart]
    assert section.items[0].remove_button.hasFocus()
    assert section.items[0].remove_button.accessibleName() == "Remove Restart"
    QTest.keyClick(section.items[0].remove_button, Qt.Key.Key_Space)
    assert section.items == []
    assert section.add_button.hasFocus()
    add(full, Restart)
    assert full.panel.row("restart.after").field.widget.hasFocus()


# Remembered, told.


def test_that_an_algorithm_of_other_parts_is_shown_as_its_preset_modified(full):
    changed = Draft.of(GERGES_2018).with_kind("encoding", PropagatedGrids).with_value("population", 9).algorithm()
    full.parameters.set_algorithm(changed)
    assert full.parameters.algorithm() == changed
    assert full.card.chooser.currentText() == GERGES_2018.title
    assert full.parameters.is_modified
    full.parameters.reset()
    assert full.parameters.algorithm() == GERGES_2018


def test_that_changed_parts_survive_a_look_at_another_preset(full):
    choose(full, "selection", LinearRanks)
    remove(full, Restart)
    before = full.parameters.algorithm()
    full.card.chooser.choose(GERGES_2018.name)
    full.card.chooser.choose(PRESETS[0].name)
    assert full.parameters.algorithm() == before


@pytest.mark.parametrize(
    "change",
    [
        lambda form: choose(form, "selection", Tournament),
        lambda form: choose(form, "encoding", PropagatedGrids),
        lambda form: remove(form, Ageing),
        lambda form: add(form, Purge),
    ],
)
def test_that_changes_of_parts_are_told(full, qtbot, change):
    with qtbot.waitSignal(full.parameters.changed):
        change(full)


def test_that_the_memory_of_a_run_is_told_when_it_is_known(full):
    detail = full.panel.population_section.detail
    assert detail.text() == ""
    full.parameters.set_memory_estimate(lambda algorithm: 100_000 * algorithm.population)
    assert detail.text() == "Memory: about 2 MB"
    full.panel.row("population").field.set_value(50)
    assert detail.text() == "Memory: about 5 MB"
    full.panel.row("replacement.elite").field.set_value(50)
    assert detail.text() == ""


def test_that_the_form_is_no_wider_with_any_preset_than_the_docks_usual_width(full):
    for preset in PRESETS:
        full.parameters.choose_preset(preset.name)
        QApplication.processEvents()
        assert full.panel.scroll_area.widget().minimumSizeHint().width() <= 320
