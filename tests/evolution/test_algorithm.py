"""An algorithm is a record of parts that fit each other."""

import dataclasses

import pytest

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.escape import Ageing, Counted, Restart, Whose
from sudoku_desktop.evolution.parts.mutation import BlocksTried, IllegalSwap, SlackOf, SwapSequences
from sudoku_desktop.evolution.parts.replacement import Elitism
from sudoku_desktop.evolution.presets import DEFAULT, PRESETS, preset
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER

SETTINGS = {
    "population": 21,
    "crossover.probability": 1.0,
    "mutation.probability": 0.6,
    "mutation.longest": 5,
    "mutation.slack": 1,
    "mutation.slack_of": SlackOf.EACH_AFTER,
    "mutation.illegal_swap": IllegalSwap.ENDS,
    "mutation.blocks": BlocksTried.ONE,
    "replacement.elite": 1,
    "duplicates.tries": 60,
    "ageing.penalty": 1,
    "ageing.whose": Whose.REMEMBERED,
    "restart.after": 2000,
    "restart.counted": Counted.SINCE_THE_START,
}


def test_that_the_preset_has_the_papers_settings() -> None:
    assert {setting.name: setting.value for setting in PAPER.settings()} == SETTINGS


def test_that_settings_stand_under_the_headings_of_their_parts() -> None:
    groups = {setting.name: setting.group for setting in PAPER.settings()}
    assert groups["population"] == "Population"
    assert groups["mutation.slack"] == "Mutation"
    assert groups["restart.after"] == groups["ageing.penalty"] == "Escapes"


@pytest.mark.parametrize("algorithm", PRESETS, ids=[each.name for each in PRESETS])
def test_that_a_preset_is_found_by_its_name(algorithm: Algorithm) -> None:
    assert preset(algorithm.name) is algorithm
    assert algorithm.name == algorithm.name.lower().replace(" ", "-")
    assert algorithm.sentence.endswith(".")
    assert all((algorithm.title, algorithm.authors, algorithm.source))


def test_that_an_unknown_preset_lists_the_known() -> None:
    names = ", ".join(each.name for each in PRESETS)
    with pytest.raises(ValueError, match=f"^there is no algorithm 'darwin'; there are {names}$"):
        preset("darwin")
    assert DEFAULT in PRESETS


def test_that_settings_change_a_copy() -> None:
    changed = PAPER.with_settings({"population": 30, "mutation.slack": 2, "restart.after": 500, "ageing.penalty": 3})
    assert changed.population == 30
    assert changed.mutation == SwapSequences(slack=2, slack_of=SlackOf.EACH_AFTER, blocks=BlocksTried.ONE)
    assert changed.escapes == (Ageing(3, Whose.REMEMBERED), Restart(500))
    assert (PAPER.population, PAPER.escapes) == (21, (Ageing(1, Whose.REMEMBERED), Restart(2000)))


def test_that_every_setting_can_be_set_to_what_it_is() -> None:
    assert PAPER.with_settings({setting.name: setting.value for setting in PAPER.settings()}) == PAPER
    assert PAPER.with_settings({}) == PAPER


def test_that_texts_are_settings_as_a_person_writes_them() -> None:
    texts = {"population": "50", "mutation.probability": "0.25", "mutation.illegal_swap": "is skipped"}
    values = {"population": 50, "mutation.probability": 0.25, "mutation.illegal_swap": IllegalSwap.SKIPPED}
    assert PAPER.with_texts(texts) == PAPER.with_settings(values)


@pytest.mark.parametrize("name", ["size", "mutation.", "mutation.rate", "tournament.size", "name", ""])
def test_that_an_unknown_setting_lists_the_known(name: str) -> None:
    message = f"mantere-koljonen-2007 has no setting {name!r}; it has {', '.join(sorted(SETTINGS))}"
    for attempt in (lambda: PAPER.with_settings({name: 1}), lambda: PAPER.with_texts({name: "1"})):
        with pytest.raises(ValueError, match="has no setting") as error:
            attempt()
        assert str(error.value) == message


def test_that_a_text_out_of_bounds_names_the_setting() -> None:
    with pytest.raises(ValueError, match=r"^mutation\.slack must be in \[0, 4\], got 5$"):
        PAPER.with_texts({"mutation.slack": "5"})
    with pytest.raises(ValueError, match=r"^population must be a whole number, got 'many'$"):
        PAPER.with_texts({"population": "many"})


@pytest.mark.parametrize("elite", [21, 22, 1000])
def test_that_an_elite_that_leaves_no_place_for_children_is_refused(elite: int) -> None:
    message = rf"^Elitism\.elite must be below the population of 21, got {elite:,}$"
    with pytest.raises(ValueError, match=message):
        dataclasses.replace(PAPER, replacement=Elitism(elite))
    with pytest.raises(ValueError, match=message):
        PAPER.with_settings({"replacement.elite": elite})


def test_that_settings_are_checked_together() -> None:
    changed = PAPER.with_settings({"replacement.elite": 40, "population": 41})
    assert (changed.replacement, changed.population) == (Elitism(40), 41)


def test_that_a_population_needs_two() -> None:
    with pytest.raises(ValueError, match=r"^Algorithm\.population must be in \[2, 100000\], got 1$"):
        dataclasses.replace(PAPER, population=1)


def test_that_an_algorithm_may_have_no_escapes() -> None:
    plain = dataclasses.replace(PAPER, escapes=())
    assert {setting.group for setting in plain.settings()} == {
        "Population",
        "Crossover",
        "Mutation",
        "Replacement",
        "Duplicates",
    }
    assert plain.with_settings({"population": 22}).escapes == ()


def test_that_equal_algorithms_are_one() -> None:
    again = PAPER.with_texts({"population": "22"}).with_texts({"population": "21"})
    assert again == PAPER
    assert hash(again) == hash(PAPER)
