"""Declarations that every class of part needs for the panel, the command line and files."""

import dataclasses
import inspect
from collections.abc import Iterator
from enum import Enum
from itertools import product

import pytest

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.draft import Draft
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE, ESCAPES, PLACES, fitting
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.evolution.preset_file import from_text, to_text
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER

KINDS = [(place, kind) for place in PLACES for kind in CATALOGUE[place]] + [("escapes", kind) for kind in ESCAPES]
ENCODINGS = [kind() for kind in CATALOGUE["encoding"]]
of_every_kind = pytest.mark.parametrize(("place", "kind"), KINDS, ids=[kind.__name__ for _, kind in KINDS])


def subclasses(kind: type[Part]) -> Iterator[type[Part]]:
    for each in kind.__subclasses__():
        yield each
        yield from subclasses(each)


def algorithm_with(place: str, part: Part) -> Algorithm:
    """Return the paper's algorithm with a part, and with the first encoding that the part supports."""
    encoding = part if place == "encoding" else next(each for each in ENCODINGS if part.fits(each))  # type: ignore[arg-type]
    draft = Draft.of(PAPER).with_part("encoding", encoding)
    if place == "escapes":
        return dataclasses.replace(draft.algorithm(), escapes=(part,))  # type: ignore[arg-type]
    return draft.with_value("population", 2000).with_part(place, part).algorithm()


def test_that_the_catalogue_holds_every_kind_once() -> None:
    labelled = {each for each in subclasses(Part) if hasattr(each, "label") and each.__module__.startswith("sudoku_")}
    assert sorted(kind.__name__ for _, kind in KINDS) == sorted(kind.__name__ for kind in labelled)
    assert len({kind.__name__ for _, kind in KINDS}) == len(KINDS)
    assert set(CATALOGUE) == set(PLACES)


@pytest.mark.parametrize("place", [*PLACES, "escapes"])
def test_that_kinds_for_a_place_are_told_apart_by_their_labels_and_share_a_heading(place: str) -> None:
    kinds = [kind for each, kind in KINDS if each == place]
    assert len({kind.label for kind in kinds}) == len(kinds)
    assert {kind.group for kind in kinds} == {place.capitalize()}


@of_every_kind
def test_that_a_kind_can_be_made_without_values_and_is_described(place: str, kind: type[Part]) -> None:
    part = kind()
    assert dataclasses.is_dataclass(part)
    first = inspect.cleandoc(kind.__doc__ or "").split("\n\n")[0]
    assert first.endswith((".", ")"))
    assert kind.label[:1] == kind.label[:1].upper()


@of_every_kind
def test_that_every_field_is_a_declared_parameter_with_bounds(place: str, kind: type[Part]) -> None:
    declared = dict(kind.declared())
    assert list(declared) == [field.name for field in dataclasses.fields(kind)]
    labels = [parameter.label for parameter in declared.values()]
    assert len(set(labels)) == len(labels)
    for parameter in declared.values():
        if isinstance(parameter.default, Enum):
            assert len(parameter.choices) > 1
            assert len({choice.name.lower() for choice in parameter.choices}) == len(parameter.choices)
        else:
            assert parameter.minimum is not None
            assert parameter.maximum is not None
            assert parameter.minimum <= parameter.default <= parameter.maximum


@of_every_kind
def test_that_the_packed_loop_is_told_of_every_parameter_or_of_none(place: str, kind: type[Part]) -> None:
    if "packed" in vars(kind):
        assert kind.packed is not None
        assert set(kind.packed) == {name for name, _ in kind.declared()}
    assert kind().can_be_packed() == ("packed" in vars(kind) or place in ("preparation", "selection"))


@of_every_kind
def test_that_a_kind_fits_some_encoding_and_survives_its_file(place: str, kind: type[Part]) -> None:
    parts = [kind()]
    for name, parameter in kind.declared():
        for value in parameter.choices or (parameter.minimum, parameter.maximum):
            whole = isinstance(parameter.default, int)
            parts.append(dataclasses.replace(kind(), **{name: int(value) if whole else value}))  # type: ignore[arg-type]
    for part in parts:
        algorithm = algorithm_with(place, part)
        assert from_text(to_text(algorithm)) == algorithm


@pytest.mark.parametrize(("place", "encoding"), list(product([*PLACES, "escapes"], ENCODINGS)))
def test_that_every_encoding_has_parts_for_every_place(place: str, encoding: Part) -> None:
    kinds = fitting(place, encoding)  # type: ignore[arg-type]
    assert kinds
    assert all(kind.fits(encoding) for kind in kinds)  # type: ignore[arg-type]


def test_that_no_two_settings_of_an_algorithm_have_one_name() -> None:
    prefixes = [*PLACES, *(kind.__name__.lower() for kind in ESCAPES)]
    assert len(set(prefixes)) == len(prefixes)
