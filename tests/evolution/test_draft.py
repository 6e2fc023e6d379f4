"""Parts of a draft can be changed one by one, and incompatible ones are replaced."""

import dataclasses
from itertools import product

import pytest

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.draft import Draft
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE, ESCAPES, PLACES, fitting
from sudoku_desktop.evolution.parts.crossover import SharedThenEither, SinglePointCrossover
from sudoku_desktop.evolution.parts.encoding import (
    BoxPermutations,
    CandidateSets,
    Encoding,
    PropagatedGrids,
    RowPermutations,
)
from sudoku_desktop.evolution.parts.escape import Ageing, Purge, Restart, SeededRestart
from sudoku_desktop.evolution.parts.fitness import FilledCells
from sudoku_desktop.evolution.parts.genes import REASONS, Genes
from sudoku_desktop.evolution.parts.improvement import ColumnAndBoxSearch
from sudoku_desktop.evolution.parts.mutation import OtherCandidates, RandomCandidates
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.evolution.parts.replacement import Elitism
from sudoku_desktop.evolution.parts.selection import BetterRanks, Tournament
from sudoku_desktop.evolution.presets import GERGES_2018, PRESETS
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.sentence import ProblemError, Sentence

ENCODINGS = [kind() for kind in CATALOGUE["encoding"]]
KINDS = [kind for place in PLACES for kind in CATALOGUE[place]] + list(ESCAPES)
MISFITS = [(kind, encoding) for kind, encoding in product(KINDS, ENCODINGS) if not kind.fits(encoding)]  # type: ignore[arg-type]


@pytest.mark.parametrize("preset", PRESETS, ids=[each.name for each in PRESETS])
def test_that_a_draft_of_an_algorithm_is_that_algorithm(preset: Algorithm) -> None:
    draft = Draft.of(preset)
    assert draft.algorithm() == preset
    assert not draft.is_modified


@pytest.mark.parametrize(("preset", "kind"), list(product(PRESETS, CATALOGUE["encoding"])))
def test_that_any_encoding_can_be_chosen_and_the_rest_follows(preset: Algorithm, kind: type[Part]) -> None:
    draft = Draft.of(preset).with_kind("encoding", kind)
    algorithm = draft.algorithm()
    assert type(algorithm.encoding) is kind
    for place in PLACES:
        before, after = getattr(preset, place), getattr(algorithm, place)
        if place == "encoding":
            continue
        if before.fits(algorithm.encoding):
            assert after is before
        else:
            assert after == fitting(place, algorithm.encoding)[0]()
    assert algorithm.escapes == tuple(each for each in preset.escapes if each.fits(algorithm.encoding))
    assert (draft == Draft.of(preset)) == (kind is type(preset.encoding))


def test_that_parts_of_the_preset_come_back_with_its_encoding() -> None:
    there = Draft.of(PAPER).with_value("population", 50).with_kind("encoding", PropagatedGrids)
    assert type(there.part("mutation")) is RandomCandidates
    back = there.with_kind("encoding", BoxPermutations)
    assert back == Draft.of(PAPER).with_value("population", 50)


def test_that_a_kind_comes_with_the_presets_values_or_its_own_defaults() -> None:
    draft = Draft.of(GERGES_2018).with_kind("selection", BetterRanks)
    assert draft.part("selection") == BetterRanks()
    assert draft.with_kind("selection", Tournament).part("selection") == GERGES_2018.selection
    assert Draft.of(PAPER).with_kind("selection", Tournament).part("selection") == Tournament()


def test_that_the_kind_that_is_there_keeps_its_values() -> None:
    draft = Draft.of(PAPER).with_part("replacement", Elitism(9))
    assert draft.with_kind("replacement", Elitism) is draft


def test_that_a_draft_may_hold_what_does_not_fit_together_and_says_why() -> None:
    draft = Draft.of(PAPER).with_part("replacement", Elitism(30))
    with pytest.raises(ProblemError, match=r"^Elitism\.elite must be below the population of 21, got 30$"):
        draft.algorithm()
    assert draft.with_value("population", 31).algorithm().replacement == Elitism(30)


@pytest.mark.parametrize("preset", PRESETS, ids=[each.name for each in PRESETS])
def test_that_each_setting_is_changed_by_its_name_and_knows_the_presets_value(preset: Algorithm) -> None:
    draft = Draft.of(preset)
    assert [(each.name, each.value) for each in draft.settings.values()] == [
        (each.name, each.value) for each in preset.settings()
    ]
    for setting in preset.settings():
        value = setting.parameter.choices[-1] if setting.parameter.choices else setting.parameter.maximum
        changed = draft.with_value(setting.name, value)
        assert changed.settings[setting.name].value == value
        assert changed.settings[setting.name].original == setting.value
        assert [name for name, each in changed.settings.items() if each.is_modified] == (
            [setting.name] if value != setting.value else []
        )
        assert changed.with_value(setting.name, setting.value) == draft
    with pytest.raises(KeyError):
        draft.with_value("mutation.nothing", 1)


def test_that_settings_of_a_part_that_the_preset_lacks_are_compared_with_the_defaults() -> None:
    size = Draft.of(PAPER).with_part("selection", Tournament(9)).settings["selection.size"]
    assert (size.value, size.original, size.is_in_preset) == (9, Tournament().size, False)


def test_that_a_removed_escape_comes_back_to_its_place() -> None:
    draft = Draft.of(PAPER)
    assert draft.without_escape(Ageing).algorithm().escapes == (Restart(2000),)
    assert draft.without_escape(Ageing).with_escape_kind(Ageing) == draft
    bare = draft.without_escape(Ageing).without_escape(Restart)
    assert bare.with_escape_kind(Restart).with_escape_kind(Ageing) == draft
    turned = dataclasses.replace(PAPER, escapes=(Restart(7), Ageing(3)))
    assert Draft.of(turned).without_escape(Restart).with_escape_kind(Restart).algorithm() == turned


def test_that_only_escapes_that_fit_and_are_not_excluded_can_be_added() -> None:
    draft = Draft.of(PAPER)
    assert draft.escapes_to_add() == (Purge,)
    assert draft.without_escape(Restart).escapes_to_add() == (Restart, SeededRestart, Purge)
    assert draft.with_kind("encoding", PropagatedGrids).without_escape(Ageing).escapes_to_add() == (Ageing,)
    for kind in draft.without_escape(Restart).escapes_to_add():
        assert kind in {type(each) for each in draft.without_escape(Restart).with_escape_kind(kind).algorithm().escapes}


def test_that_the_differences_of_two_drafts_are_the_parts_of_other_kinds() -> None:
    draft = Draft.of(GERGES_2018)
    changed = draft.with_value("population", 9).with_kind("encoding", PropagatedGrids).with_escape_kind(Ageing)
    assert set(draft.differences(changed)) == {
        (GERGES_2018.encoding, PropagatedGrids()),
        (GERGES_2018.fitness, FilledCells()),
        (GERGES_2018.crossover, SharedThenEither()),
        (GERGES_2018.mutation, RandomCandidates()),
        (GERGES_2018.replacement, Elitism()),
        (Purge(200), None),
        (None, Ageing()),
    }
    assert not list(draft.differences(draft.with_part("selection", Tournament(3))))
    assert list(draft.differences(draft.with_kind("crossover", SinglePointCrossover))) == [
        (GERGES_2018.crossover, SinglePointCrossover())
    ]


# Why parts do not fit.


@pytest.mark.parametrize(("kind", "encoding"), MISFITS)
def test_that_every_part_that_does_not_fit_has_a_reason(kind: type[Part], encoding: Encoding) -> None:
    reason = kind.misfit(encoding)
    assert reason is not None
    text = str(reason)
    assert text.startswith(f"{kind.__name__} cannot work on {type(encoding).__name__}: it ")
    place = next((place for place in PLACES if kind in CATALOGUE[place]), None)
    change = {place: kind()} if place else {"escapes": (kind(),)}
    base = Draft.of(PAPER).with_part("encoding", encoding).algorithm()
    with pytest.raises(ProblemError) as error:
        dataclasses.replace(base, **change)  # type: ignore[arg-type]
    assert str(error.value) == text


def test_that_what_fits_has_no_reason_and_every_reason_is_used() -> None:
    fits = [(kind, encoding) for kind, encoding in product(KINDS, ENCODINGS) if (kind, encoding) not in MISFITS]
    assert all(kind.misfit(encoding) is None for kind, encoding in fits)
    used = {(kind.genes, encoding.kind) for kind, encoding in MISFITS if kind is not ColumnAndBoxSearch}
    assert used == set(REASONS)


class ForCellsAndPlacements(Part):
    """A part for a kind of genes that no other part supports."""

    label = "For cells and placements"
    genes = frozenset({Genes.CELLS, Genes.PLACEMENTS})


def test_that_a_part_for_other_genes_has_a_reason_too() -> None:
    assert ForCellsAndPlacements.fits(CandidateSets())
    reason = str(ForCellsAndPlacements.misfit(BoxPermutations()))
    assert reason == "ForCellsAndPlacements cannot work on BoxPermutations: it is made for other genes"


class Choosy(Part):
    """A part that decides itself which encodings it supports."""

    @classmethod
    def misfit(cls, encoding: Encoding) -> Sentence | None:
        return Sentence("a sentence of its own")


def test_that_a_part_that_says_itself_what_it_fits_is_asked() -> None:
    assert not Choosy.fits(BoxPermutations())
    assert str(Draft.of(PAPER).why_not_add(Choosy)) == "a sentence of its own"


def test_that_reasons_are_those_of_the_matter() -> None:
    assert str(OtherCandidates.misfit(BoxPermutations())) == (
        "OtherCandidates cannot work on BoxPermutations: it changes single cells, "
        "and a box or row would no longer be a permutation"
    )
    assert ColumnAndBoxSearch.misfit(RowPermutations()) is None
    for encoding in (BoxPermutations(), CandidateSets()):
        assert "only row permutations" in str(ColumnAndBoxSearch.misfit(encoding))
